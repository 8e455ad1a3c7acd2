"""Games that are looked at and not played: the table for all eyes, and a game watched again step by step."""

from __future__ import annotations

from pathlib import Path

from rules import Illegal, Save, decision, load

from .history import Entry, History
from .session import Session, entry_of
from .spine import read_text


class Looked(Session):
    """A game that is only looked at, by nobody in particular."""

    @property
    def seat(self) -> int | None:
        """Nobody chooses anything."""
        return None

    @property
    def over(self) -> bool:
        """There is nothing to end."""
        return False

    @property
    def read_only(self) -> bool:
        """Nothing can be changed."""
        return True

    @property
    def waits_for(self) -> int | None:
        """Who is to choose in the game itself."""
        asked = decision(self._save.state)
        return asked.seat if asked else None


class Onlooker(Looked):
    """The table of a game, safe for all eyes, while the game waits."""

    def __init__(self, session: Session) -> None:
        """As this session stands now."""
        save, history = session.held
        super().__init__(save)
        self._history = history
        self.recalled = True


class Watched(Looked):
    """A game played again step by step, as everybody saw it; of a finished one the log tells all."""

    def __init__(self, save: Save) -> None:
        """At its beginning.

        Raises:
            Illegal: If it cannot be begun under the rules of today.
        """
        first, outcome = Save.new(save.setup, save.about)
        self._whole = save
        self._played_again = [(first, Entry(0, None, events=outcome.events, wall=True))]
        self.departed = False
        """The rules of today refuse the next step: it goes no further."""
        super().__init__(first)
        self.recalled = True
        self.finished = decision(save.state) is None
        self.to(0)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._whole.commands)

    def to(self, n: int) -> int:
        """Go to this step, or as near to it as can be. Where we are."""
        n = max(0, min(n, self.last))
        while len(self._played_again) <= n and not self.departed:
            self._play_one()
        n = min(n, len(self._played_again) - 1)
        self._save = self._played_again[n][0]
        self._history = History()
        for _save, entry in self._played_again[: n + 1]:
            self._history.add(entry)
        self._history.open = self.finished
        self._views.clear()
        return n

    def _play_one(self) -> None:
        save, command = self._played_again[-1][0], self._whole.commands[len(self._played_again) - 1]
        asked = decision(save.state)
        try:
            after, outcome = save.after(command)
        except Illegal:
            self.departed = True
        else:
            self._played_again.append((after, entry_of(command, asked, outcome)))


def load_save(path: Path) -> Save:
    """The save in a file.

    Raises:
        BadSave, Damaged: If there is none that can be gone on with.
    """
    return load(read_text(path))
