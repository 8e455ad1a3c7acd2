"""A command line in its plain form, which starts the app. `cli` reads the rest, with a library one would have to wait for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .desk import Desk, Wishes, carried_out

SAID: dict[str, tuple[str, Callable[[str], Any]]] = {
    "--saves": ("saves", Path),
    "--lang": ("lang", str),
    "--theme": ("theme", str),
}
"""Options with a value: the wish, and what the value is made into."""
SWITCHES = {"--ascii": "ascii", "--list": "list_view"}


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line. The exit code."""
    read = plainly(arguments)
    if read is None:
        from . import cli

        return cli.run(arguments)
    wishes, command = read
    return carried_out(lambda: begin(Desk.of(wishes), command))


def begin(desk: Desk, command: Sequence[str]) -> None:
    """Start the app at home, or at the game that is to be gone on with."""
    if command:
        desk.resume("".join(command[1:]))
    else:
        desk.run()


def plainly(arguments: Sequence[str]) -> tuple[Wishes, list[str]] | None:
    """What is wished, and the command: none, or `resume` with or without a name. None: this is more than that."""
    wishes: dict[str, Any] = {}
    left = list(arguments)
    while left and left[0].startswith("-"):
        option = left.pop(0)
        if option in SWITCHES:
            wishes[SWITCHES[option]] = True
        elif option in SAID and left:
            wish, made = SAID[option]
            wishes[wish] = made(left.pop(0))
        else:
            return None
    if left and (left[0] != "resume" or len(left) > 2 or left[-1].startswith("-")):
        return None
    return Wishes(**wishes), left
