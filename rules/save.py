"""Games as text, and back. The state is the truth and the commands are the history: loading never depends on replaying.

A seal tells a state as it was written from one that was changed by hand or damaged. A broken seal is no fault by itself: what was
changed is looked at more closely.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import chain
from typing import Any, cast

from .engine.errors import BadSave, Illegal
from .engine.referee import State
from .game import Document, Game, Setup, find
from .play import Command, Outcome, apply, begin
from .proof import play_on, prove
from .schema import adapter

FORMAT = "tabletop-tui"
VERSION = 1
EVERY = 20
"""A fingerprint of the state is kept every so many commands."""

PARTS = {
    "format",
    "version",
    "game",
    "rules",
    "schema",
    "about",
    "setup",
    "commands",
    "state",
    "barrier",
    "fingerprints",
    "seal",
}
"""What a document is made of."""

About = dict[str, Any]
"""What rules do not care for: the shown name, when it was saved, time played, notes. Plain JSON."""


@dataclass(frozen=True, slots=True)
class Save:
    """A game that can be gone on with, and all that led to it."""

    setup: Setup
    commands: tuple[Command, ...]
    state: State[Any, Any]
    barrier: State[Any, Any] | None = None
    """The state at the latest barrier; None: it is the present one."""
    fingerprints: tuple[str, ...] = ()
    """Of the state at the start and after every 20 commands; "": not known, for states had another shape then."""
    about: About = field(default_factory=dict[str, Any])
    rules: int | None = field(default=None, compare=False)
    """The number of the rules it was begun under; None: that of today."""
    told: tuple[tuple[Command, ...], str] = field(default=((), ""), compare=False, repr=False)
    """The first commands and their text, of use while they are those of this save: saving costs little late in a game."""

    @classmethod
    def of(
        cls,
        setup: Setup,
        commands: tuple[Command, ...],
        state: State[Any, Any],
        barrier: State[Any, Any] | None = None,
        about: About | None = None,
    ) -> Save:
        """A save of a game that was played elsewhere. The fingerprints come from playing it again."""
        states = chain([begin(setup).state], replayed(setup, commands))
        fingerprints = tuple(fingerprint(one) for n, one in enumerate(states) if n % EVERY == 0)
        return cls(setup, commands, state, barrier, fingerprints, about or {})

    @classmethod
    def new(cls, setup: Setup, about: About | None = None) -> tuple[Save, Outcome]:
        """A new game, and what happened while it was set up.

        Raises:
            Illegal: If no game can be made from this setup.
        """
        outcome = begin(setup)
        return cls(setup, (), outcome.state, None, (fingerprint(outcome.state),), about or {}), outcome

    def after(self, command: Command) -> tuple[Save, Outcome]:
        """The game after one more command, and what it has led to.

        Raises:
            Illegal: If it is no answer to the open question.
        """
        outcome = apply(self.state, command)
        state, latest = outcome.state, (command,)
        commands = self.commands + latest  # unpacked into a new one, a long history would be copied twice
        barrier = None if outcome.undo == "barrier" else self.barrier or self.state
        fingerprints, told = self.fingerprints, self.told
        if state.commands % EVERY == 0:
            fingerprints = (*fingerprints, fingerprint(state))
            told = self.commands, self.commands_json
        return Save(self.setup, commands, state, barrier, fingerprints, self.about, self.rules, told), outcome

    @property
    def commands_json(self) -> str:
        """The commands as JSON, without the brackets around them."""
        first, text = self.told
        if self.commands[: len(first)] != first:
            first, text = (), ""
        rest = ", ".join(map(command_json, self.commands[len(first) :]))
        return ", ".join(filter(None, (text, rest)))

    def about_it(self, **about: Any) -> Save:
        """The same game with other remarks."""
        return replace(self, about={**self.about, **about})


def fingerprint(state: State[Any, Any]) -> str:
    """16 hexadecimal signs that tell this state from others."""
    return blake2b(state_json(state), digest_size=8).hexdigest()


def state_json(state: State[Any, Any]) -> bytes:
    """A state as JSON."""
    return adapter(type(state)).dump_json(state)


def states_json(save: Save) -> tuple[bytes, bytes]:
    """The state and the barrier of a save as JSON. A barrier stands for a while, and is written once."""
    barrier = save.barrier
    if barrier is None:
        return state_json(save.state), b"null"
    if barrier.text is None:
        barrier.text = state_json(barrier)
    return state_json(save.state), barrier.text


def command_json(command: Command) -> str:
    """A command as JSON: the seat, then the ids it picked."""
    return json.dumps([command.seat, *command.picks], ensure_ascii=False)


def sealed(*parts: bytes) -> str:
    """16 hexadecimal signs that tell these from others."""
    return blake2b(b"\n".join(parts), digest_size=8).hexdigest()


def dump(save: Save) -> str:
    """The save as JSON text, one part a line."""
    game = find(save.setup.game)
    state, barrier = states_json(save)
    parts = {
        "format": json.dumps(FORMAT),
        "version": json.dumps(VERSION),
        "game": json.dumps(game.slug),
        "rules": json.dumps(save.rules or game.rules),
        "schema": json.dumps(game.schema),
        "about": json.dumps(save.about, ensure_ascii=False),
        "setup": adapter(Setup).dump_json(save.setup).decode(),
        "commands": f"[{save.commands_json}]",
        "state": state.decode(),
        "barrier": barrier.decode(),
        "fingerprints": json.dumps(save.fingerprints),
        "seal": json.dumps(sealed(state, barrier)),
    }
    return "{\n" + ",\n".join(f'"{name}": {text}' for name, text in parts.items()) + "\n}\n"


def load(text: str) -> Save:
    """A save from its text, brought up to date and proved to be alive.

    Raises:
        BadSave: If it cannot be gone on with; nothing else is ever raised.
    """
    document = parsed(text)
    game = game_of(document)
    document = migrate(document)
    try:
        save = read(document, game)
        seal = document.get("seal")
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise BadSave("edited", where=where(error)) from error
    for state in (save.state, save.barrier):
        if state is not None:
            prove(state, game, len(save.setup.seats))
    if save.state.commands != len(save.commands):
        raise BadSave("edited", where="commands")
    if save.barrier is not None and save.barrier.commands > save.state.commands:
        raise BadSave("edited", where="barrier")
    if seal != sealed(*states_json(save)):
        for state in (save.state, save.barrier):
            if state is not None:
                play_on(state)
    return save


def parsed(text: str) -> Document:
    """The document in a text.

    Raises:
        BadSave: If there is none, or it is none of ours.
    """
    if not text.strip():
        raise BadSave("empty")
    ours = f'"format": "{FORMAT}"' in text[:200]
    try:
        document = json.loads(text, parse_constant=no_number)
    except json.JSONDecodeError as error:
        cut = not text.rstrip().endswith("\n}") and not error.msg.startswith("Extra data")
        raise BadSave("truncated" if ours and cut else "broken" if ours else "foreign", line=error.lineno) from error
    except (ValueError, RecursionError) as error:  # a number too long to be read, things too deep in each other
        raise BadSave("broken" if ours else "foreign", line=1) from error
    if not isinstance(document, dict) or cast("Document", document).get("format") != FORMAT:
        raise BadSave("foreign", line=1)
    return cast("Document", document)


def no_number(name: str) -> None:
    """Infinity and the like are no JSON.

    Raises:
        ValueError: Always.
    """
    raise ValueError(name)


def game_of(document: Document) -> Game:
    """The game a document is of.

    Raises:
        BadSave: If it does not exist, or the document comes from a newer program.
    """
    if number(document, "version") > VERSION:
        raise BadSave("newer", have=VERSION, need=number(document, "version"))
    try:
        game = find(str(document.get("game")))
    except LookupError as error:
        raise BadSave("unknown_game", game=printable(str(document.get("game")))[:40]) from error
    if number(document, "schema") > game.schema or number(document, "rules") > game.rules:
        raise BadSave("newer", have=game.schema, need=number(document, "schema"))
    return game


def number(document: Document, name: str) -> int:
    """A number of a document that every save has.

    Raises:
        BadSave: If it is missing.
    """
    value = document.get(name)
    if type(value) is not int or value < 1:
        raise BadSave("edited", where=name)
    return value


def migrate(document: Document) -> Document:
    """The same save in the shape of today.

    Raises:
        BadSave: If a step cannot make sense of it.
    """
    game = find(str(document["game"]))
    steps = game.migrations[number(document, "schema") - 1 :]
    try:
        for step in steps:
            document = step(document)
        known = document["fingerprints"] if not steps else [""] * len(document["fingerprints"])
    except Exception as error:  # whatever an edited document makes the steps trip over, the save is to blame
        raise BadSave("edited", where="schema") from error
    return {**document, "schema": game.schema, "fingerprints": known}


def read(document: Document, game: Game) -> Save:
    """The save in a document, strictly.

    Raises:
        ValueError: If something in it cannot be; TypeError and KeyError likewise.
    """
    unknown = set(document) - PARTS
    if unknown:
        raise KeyError(min(unknown))
    kind = game.state()
    setup = cast("Setup", strictly(Setup, document["setup"]))
    if setup.game != game.slug:
        raise KeyError("setup")
    try:
        game.setups.check(setup)
    except Illegal as error:
        raise KeyError("setup") from error
    return Save(
        setup,
        commands_in(document["commands"], len(setup.seats)),
        cast("State[Any, Any]", strictly(kind, document["state"])),
        None if document["barrier"] is None else cast("State[Any, Any]", strictly(kind, document["barrier"])),
        cast("tuple[str, ...]", strictly(tuple[str, ...], document["fingerprints"])),
        cast("About", strictly(dict[str, Any], document["about"])),
        number(document, "rules"),
    )


def commands_in(rows: Any, seats: int) -> tuple[Command, ...]:
    """The commands of a save: for each the seat, then the ids it picked.

    Raises:
        ValueError: If they cannot be.
    """
    commands = tuple([Command(row[0], n, tuple(row[1:])) for n, row in enumerate(rows)])
    if any(type(command.seat) is not int or not 0 <= command.seat < seats for command in commands):
        raise KeyError("commands")
    "".join(chain.from_iterable([command.picks for command in commands])).encode()  # texts, without halves of signs
    return commands


def strictly(kind: Any, value: Any) -> Any:
    """A value of this type from JSON.

    Raises:
        ValueError: If it is not one.
    """
    return adapter(kind).validate_json(json.dumps(value))


def where(error: Exception) -> str:
    """The place in a save that an error speaks of, in a few signs."""
    from pydantic_core import ValidationError

    if isinstance(error, ValidationError):
        return ".".join(map(str, error.errors()[0]["loc"]))[:60] or "state"
    return printable(str(error).strip("'"))[:60] or "state"


def printable(text: str) -> str:
    """Text that can be written anywhere: JSON may hold halves of signs."""
    return text.encode("utf-8", "replace").decode()


def replayed(setup: Setup, commands: tuple[Command, ...]) -> Iterator[State[Any, Any]]:
    """The states after each of these commands."""
    state = begin(setup).state
    for command in commands:
        state = apply(state, command).state
        yield state
