"""`tabletop` and `python -m tabletop_tui`: the app, or one of the commands of `cli`.

What starts the app is read here, in its plain form: `cli` brings a library that a person would have to wait for.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

SAID: dict[str, tuple[str, Callable[[str], Any]]] = {
    "--saves": ("saves", Path),
    "--lang": ("lang", str),
    "--theme": ("theme", str),
}
"""Options with a value: the wish, and what the value is made into."""
SWITCHES = {"--ascii": "ascii", "--list": "list_view"}


def main() -> None:
    """Start the app, or do what else the command line says."""
    gc.disable()  # of what a start brings nothing becomes rubbish; who goes on for longer looks for it from then on
    from .spoken import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
