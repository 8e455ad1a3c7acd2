"""`tabletop` and `python -m tabletop_tui`: the app, or one of the commands of `cli`."""

from __future__ import annotations

import sys


def main() -> None:
    """Start the app; what more is said on the command line is read by `cli`, which is imported only then."""
    if len(sys.argv) > 1:
        from .cli import run

        sys.exit(run(sys.argv[1:]))
    from .app import Tabletop
    from .shelf import Shelf, saves_folder

    Tabletop(Shelf(saves_folder())).run()


if __name__ == "__main__":
    main()
