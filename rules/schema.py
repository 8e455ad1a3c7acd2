"""How records are read from JSON and written to it. Pydantic is met here and nowhere else; built on first use."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from .engine.instructions import TAGS, Instruction

if TYPE_CHECKING:
    from pydantic import TypeAdapter
    from pydantic_core import CoreSchema


@lru_cache(None)
def adapter(kind: Any) -> TypeAdapter[Any]:
    """What reads and writes values of this type: strictly, nothing unknown, nothing converted."""
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def tagged() -> CoreSchema:
    """An instruction in JSON is its fields and, under `op`, its name."""
    from pydantic_core import core_schema, to_json

    def read(value: Any) -> Instruction[Any, Any]:
        fields = dict(cast("dict[str, Any]", value)) if isinstance(value, dict) else {}
        kind = TAGS.get(str(fields.pop("op", "")))
        if kind is None:
            raise ValueError("no such instruction")
        return adapter(kind).validate_json(to_json(fields))

    def write(value: Instruction[Any, Any]) -> dict[str, Any]:
        return {"op": value.op, **adapter(type(value)).dump_python(value, mode="json")}

    return core_schema.no_info_plain_validator_function(
        read, serialization=core_schema.plain_serializer_function_ser_schema(write)
    )
