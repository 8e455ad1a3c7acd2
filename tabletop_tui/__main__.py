"""`tabletop` and `python -m tabletop_tui`: the app, or one of the commands of `cli`."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Start the app, or do what else the command line says."""
    gc.disable()  # of what a start brings nothing becomes rubbish; who goes on for longer looks for it from then on
    from .spoken import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
