"""How records are read from JSON and written to it: strictly, nothing unknown, nothing converted.

What reads and writes a kind of record is written from its annotations on first use, as its clone is, in the terms of Pydantic's
core. Pydantic itself would read the same annotations the same way, but a player who goes on with a game would wait for it.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import MISSING, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Union, cast, get_args, get_origin

from annotated_types import Ge, Interval, Len

from .engine.instructions import TAGS, Instruction
from .engine.records import hints_of, is_record, names_of

if TYPE_CHECKING:
    from pydantic_core import CoreSchema, SchemaSerializer, SchemaValidator

Schema = dict[str, Any]
PLAIN: dict[Any, Schema] = {
    Any: {"type": "any"},
    type(None): {"type": "none"},
    bool: {"type": "bool", "strict": True},
    int: {"type": "int", "strict": True},
    str: {"type": "str", "strict": True},
}


class Adapter(NamedTuple):
    """What reads and writes values of one type."""

    reader: SchemaValidator
    writer: SchemaSerializer

    def validate_json(self, text: str | bytes) -> Any:
        """The value in a text.

        Raises:
            ValueError: If it is none of this type.
        """
        return self.reader.validate_json(text)

    def dump_json(self, value: Any) -> bytes:
        """A value as text."""
        return self.writer.to_json(value)


@lru_cache(None)
def adapter(kind: Any) -> Adapter:
    """What reads and writes values of this type."""
    from pydantic_core import SchemaSerializer, SchemaValidator

    schema = cast("CoreSchema", schema_of(kind))
    return Adapter(SchemaValidator(schema), SchemaSerializer(schema))


def schema_of(kind: Any) -> Schema:
    """How values of this type look.

    Raises:
        TypeError: If nobody has said so.
    """
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return schema_of(args[0]) | dict(limits(args[1:]))
    if kind is Instruction or origin is Instruction:
        return tagged()
    if kind in PLAIN:
        return PLAIN[kind]
    if is_record(kind):
        return named_tuple(kind) if hasattr(kind, "_fields") else record(kind)
    if origin is Literal:
        return {"type": "literal", "expected": list(args)}
    if origin is list:
        return {"type": "list", "items_schema": schema_of(args[0]), "strict": True}
    if origin is dict:
        return {"type": "dict", "keys_schema": schema_of(args[0]), "values_schema": schema_of(args[1]), "strict": True}
    if origin is tuple:
        return several(args)
    if origin in (Union, types.UnionType):
        return either(args)
    raise TypeError(f"no way to read {kind}")


def limits(said: tuple[Any, ...]) -> Iterator[tuple[str, int]]:
    """The bounds an annotation sets to a number or a length. Facings and the like set none."""
    for one in said:
        if isinstance(one, Ge | Interval):
            yield from ((name, value) for name in ("ge", "le") if (value := getattr(one, name, None)) is not None)
        elif isinstance(one, Len):
            yield "min_length", one.min_length
            if one.max_length is not None:
                yield "max_length", one.max_length


def several(args: tuple[Any, ...]) -> Schema:
    """Any number of one type, or one of each of these."""
    schema: Schema = {
        "type": "tuple",
        "items_schema": [schema_of(arg) for arg in args if arg is not ...],
        "strict": True,
    }
    return schema | ({"variadic_item_index": 0} if args[1:] == (...,) else {})


def either(args: tuple[Any, ...]) -> Schema:
    """One of these types, or perhaps nothing."""
    schemas = [schema_of(arg) for arg in args if arg is not type(None)]
    schema = schemas[0] if len(schemas) == 1 else {"type": "union", "choices": schemas}
    return {"type": "nullable", "schema": schema} if type(None) in args else schema


def named_tuple(kind: Any) -> Schema:
    """A row of values."""
    hints, defaults = hints_of(kind), kind._field_defaults
    arguments = [
        {
            "name": name,
            "mode": "positional_or_keyword",
            "schema": optional(schema_of(hints[name]), defaults.get(name, MISSING)),
        }
        for name in names_of(kind)
    ]
    schema = {
        "type": "call",
        "arguments_schema": {"type": "arguments", "arguments_schema": arguments},
        "function": kind,
    }
    return schema | ({"serialization": in_a_row(kind)} if holds_tags(arguments) else {})


def holds_tags(schema: Any) -> bool:
    """Whether an instruction may lie in there: only what writes instructions knows their names."""
    if isinstance(schema, dict):
        found = cast("Schema", schema)
        return found.get("type") == "function-plain" or any(map(holds_tags, found.values()))
    return isinstance(schema, list) and any(map(holds_tags, cast("list[Any]", schema)))


def in_a_row(kind: Any) -> Schema:
    """Every value of a row written as what it is; left to itself the core would write it as what it looks like."""
    kinds = [hints_of(kind)[name] for name in names_of(kind)]

    def write(row: tuple[Any, ...]) -> list[Any]:
        return [adapter(one).writer.to_python(value, mode="json") for one, value in zip(kinds, row, strict=True)]

    return {"type": "function-plain", "function": write}


def record(kind: type[Any]) -> Schema:
    """An object with these fields and no others."""
    hints = hints_of(kind)
    known = [
        {"type": "dataclass-field", "name": f.name, "schema": optional(schema_of(hints[f.name]), f.default)}
        for f in fields(kind)
    ]
    return {
        "type": "dataclass",
        "cls": kind,
        "schema": {"type": "dataclass-args", "dataclass_name": kind.__name__, "fields": known},
        "fields": list(names_of(kind)),
        "post_init": hasattr(kind, "__post_init__"),
        "slots": True,
        "config": {"extra_fields_behavior": "forbid", "strict": True},
    }


def optional(schema: Schema, default: Any) -> Schema:
    """The same, for a field that may be left out."""
    return schema if default is MISSING else {"type": "default", "schema": schema, "default": default}


def tagged() -> Schema:
    """An instruction in JSON is its fields and, under `op`, its name."""
    from pydantic_core import to_json

    def read(value: Any) -> Instruction[Any, Any]:
        known = dict(cast("Schema", value)) if isinstance(value, dict) else {}
        kind = TAGS.get(str(known.pop("op", "")))
        if kind is None:
            raise ValueError("no such instruction")
        return adapter(kind).validate_json(to_json(known))

    def write(value: Instruction[Any, Any]) -> Schema:
        return {"op": value.op, **adapter(type(value)).writer.to_python(value, mode="json")}

    return {
        "type": "function-plain",
        "function": {"type": "no-info", "function": read},
        "serialization": {"type": "function-plain", "function": write},
    }
