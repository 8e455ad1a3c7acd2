"""One sitting at a game: what can be taken back, the log, whose turn it is, and a save after every command.

This module, with `onlookers` and `cli`, is the only one that holds a game or changes it; screens get views, and events as a
seat saw them. It knows no screen.

    session = Session.start(setup, shelf, "Friday")     # or Session.open(shelf.open("Friday"))
    session.asked                                       # the open question, as the seat sees it that is to choose
    session.answer(["search"])                          # what happened, as that seat saw it; Illegal changes nothing
    session.undo()                                      # Undone, or a Refusal that names the wall
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from rules import (
    Command,
    Decision,
    Event,
    Illegal,
    Outcome,
    Result,
    Save,
    Setup,
    View,
    check,
    decision,
    dump,
    load,
    replay,
    result,
    view,
)
from rules.engine.instructions import Instruction
from rules.engine.views import view_of

from .autosave import Autosave
from .history import Entry, History
from .i18n import LANGUAGES, _, spoken
from .moment import moment_of
from .saved import notes_of, now, played_of, said_of
from .settings import Settings
from .shelf import OpenSave, Shelf
from .spine import read_text

if TYPE_CHECKING:
    from .onlookers import Watched

__all__ = ["Entry", "Recollection", "Refusal", "Session", "Undone", "new_seed"]

Undo = Literal["wall", "none"]
EVERY = 20  # as `rules.save` takes fingerprints
LONGEST_THOUGHT = 600  # seconds; a longer pause was no thinking


class Undone(NamedTuple):
    """A step that was taken back."""

    n: int
    """Its line in the log."""
    seat: int
    picks: tuple[str, ...]
    deeds: tuple[Instruction[Any, Any], ...]


class Refusal(NamedTuple):
    """Why nothing is taken back."""

    why: Literal["wall", "none", "read_only"]
    """`none`: so it was agreed for this game."""
    wall: Entry | None = None
    """What the wall is, as everybody knows it; None: nothing has been done yet, or its line is not known."""


class Recollection(NamedTuple):
    """What playing a game again has brought back."""

    entries: tuple[Entry, ...]
    departed: bool
    """It came to something else than the state: the log begins where the game was taken up."""


def _nothing() -> None:
    """Nobody wants to know."""


def new_seed() -> str:
    """A seed nobody has had."""
    return secrets.token_hex(4)


class Session:
    """A game that is being played, or only looked at."""

    def __init__(self, save: Save, slot: OpenSave | None = None) -> None:
        """A game at the point at which this save stands; nothing is written.

        Args:
            save: The game.
            slot: Where it is kept; None: nowhere.
        """
        self._save = save
        self._past: list[Save] = []
        """Saves one can go back to, the latest last; as far as the wall."""
        self._history = History()
        self._views: dict[int | None, View[Any, Any]] = {}
        self._slot = slot
        self._opened = save
        self._retraced = True
        """What came after the wall could be played again when the game was taken up."""
        self._thought = time.monotonic()
        self._seconds = float(played_of(save.about))
        self.holder: int | None = None
        """The person at the keyboard; None: not known."""
        self.recalled = False
        """The log goes back to the beginning, or is known not to."""
        self.on_saved: Callable[[], None] = _nothing
        """Called in the saving thread when all is on the disk."""
        self.on_error: Callable[[Exception], None] = lambda error: None
        """Called in the saving thread when it could not be written; it is tried again with the next command."""
        self._autosave: Autosave | None = None
        if slot is not None and not slot.read_only:
            self._autosave = Autosave(slot.write, lambda: self.on_saved(), lambda error: self.on_error(error))

    # Beginning and end of a sitting.

    @classmethod
    def start(
        cls,
        setup: Setup,
        shelf: Shelf | None,
        name: str,
        *,
        undo: Undo = "wall",
        persons: Sequence[int] | None = None,
        over: bool = False,
        guided: bool = False,
    ) -> Session:
        """A new game; a setup without a seed gets one.

        Args:
            setup: What it is made from.
            shelf: Where it is kept, at once; None: nowhere.
            name: The name shown for it.
            undo: What was agreed on taking back.
            persons: For each seat the number of its person; None: each seat is a person.
            over: Replace a save of this name.
            guided: It is a course; remarked in the save, so that it is found again.

        Raises:
            Illegal: If no game can be made from this setup.
            Taken, InUse, OSError: As `Shelf.create`.
        """
        if not setup.seed:
            setup = replace(setup, seed=new_seed())
        save, outcome = Save.new(setup)
        about = {
            "name": name,
            "players": [seat.name for seat in setup.seats],
            "persons": list(persons if persons is not None else range(len(setup.seats))),
            "undo": undo,
            "played": 0,
            "notes": [],
            **({"guided": True} if guided else {}),
        }
        return cls._laid_down(save.about_it(**about), [Entry(0, None, events=outcome.events, wall=True)], shelf, over)

    @classmethod
    def _laid_down(cls, save: Save, entries: Iterable[Entry], shelf: Shelf | None, over: bool = False) -> Session:
        save = save.about_it(**standing(save))
        session = cls(save, shelf.create(save.about["name"], dump(save), over=over) if shelf else None)
        for entry in entries:
            session._history.add(entry)
        session._history.open = session.over
        session.recalled = True
        return session

    @classmethod
    def open(cls, slot: OpenSave, *, backup: Path | None = None) -> Session:
        """Take up a game where it was left. Its log comes later, by `recollect` and `remember`.

        Args:
            slot: Where it is kept; one opened for reading only can be looked at.
            backup: Go on from this older generation instead; the log will say so.

        Raises:
            BadSave, Damaged: If it cannot be gone on with; the file is left as it is.
        """
        save = load(slot.read() if backup is None else read_text(backup))
        session = cls(save, slot)
        session._history.open = session.over
        session._retrace()
        if backup is not None and not slot.read_only:
            session._note("backup")
        return session

    def branch(self, n: int, shelf: Shelf, name: str) -> Session:
        """A game of its own that goes on from this one, which is over, after its first `n` commands.

        Raises:
            ValueError: If this game is not over, or has no such point.
            Taken, InUse, OSError: As `Shelf.create`.
        """
        if not self.over or not 0 <= n < len(self._save.commands):
            raise ValueError(n)
        about = {**self._save.about, "name": name, "played": 0}
        notes = [*notes_of(about), {"at": n, "what": "branch", "when": now(), "of": self.name}]
        save, outcome = Save.new(self.setup)
        entries = [Entry(0, None, events=outcome.events, wall=True)]
        for command in self._save.commands[:n]:
            asked = decision(save.state)
            save, outcome = save.after(command)
            entries.append(entry_of(command, asked, outcome))
        entries.append(Entry(n, None, note=said_of(notes[-1])))
        return self._laid_down(save.about_it(**{**about, "notes": notes}), entries, shelf)

    def close(self, timeout: float | None = None) -> bool:
        """End the sitting: wait until all is written, let others open the save. Whether all is on the disk."""
        done = self._autosave.close(timeout) if self._autosave else True
        self._autosave = None
        if self._slot is not None:
            self._slot.close()
        return done

    # What is known of the game.

    @property
    def setup(self) -> Setup:
        """What the game was made from."""
        return self._save.setup

    def watched(self) -> Watched:
        """The same game, to be watched from its beginning."""
        from .onlookers import Watched

        return Watched(self._save)

    @property
    def held(self) -> tuple[Save, History]:
        """The game and its log, for those who may hold games."""
        return self._save, self._history

    @property
    def name(self) -> str:
        """The name shown for the save."""
        return str(self._save.about.get("name", ""))

    @property
    def stem(self) -> str:
        """What its file is called, without ending; empty if it is kept nowhere."""
        return self._slot.stem if self._slot else ""

    @property
    def about(self) -> dict[str, Any]:
        """What is remarked in the save."""
        return dict(self._save.about)

    def remark(self, what: str, value: object) -> None:
        """Remark this in the save; it goes to the disk with the next command."""
        if self._save.about.get(what) != value:
            self._save = self._save.about_it(**{what: value})

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.setup.seats)

    @property
    def commands(self) -> int:
        """So many have been carried out."""
        return len(self._save.commands)

    @property
    def answers(self) -> Sequence[tuple[str, ...]]:
        """All that was answered so far, secrets too: for a course, which one person plays alone."""
        return [command.picks for command in self._save.commands]

    @property
    def seat(self) -> int | None:
        """Who is to choose; None: the game is over."""
        asked = decision(self._save.state)
        return asked.seat if asked else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return decision(self._save.state) is None

    @property
    def result(self) -> Result | None:
        """How it ended; None: it goes on."""
        return result(self._save.state)

    @property
    def view(self) -> View[Any, Any]:
        """What the seat sees that is to choose; of a game that is over, what everybody sees."""
        return self.view_of(self.seat)

    def view_of(self, seat: int | None) -> View[Any, Any]:
        """What this seat sees; None: what everybody does."""
        if seat not in self._views:
            self._views[seat] = view(self._save.state, seat)
        return self._views[seat]

    @property
    def asked(self) -> Decision | None:
        """The open question; None: the game is over."""
        return self.view.decision

    @property
    def turn_of(self) -> int | None:
        """Whose turn it is; another seat may be asked in it. None: nobody's."""
        return self._save.state.whose("turn")

    # The log.

    @property
    def log(self) -> Sequence[Entry]:
        """All lines, as the seat knows them that is to choose."""
        return self.seen(self.seat)

    def seen(self, seat: int | None) -> Sequence[Entry]:
        """All lines, as this seat knows them; None: as everybody does. Of a game that is over, everything."""
        return self._history.seen(seat)

    def since(self, seat: int) -> Sequence[Entry]:
        """What happened since this seat last chose something, as it knows it."""
        seen = self.seen(seat)
        last = max((i for i, entry in enumerate(seen) if entry.seat == seat), default=-1)
        return tuple(entry for entry in seen[last + 1 :] if entry.events or entry.note)

    def recollect(self) -> Recollection:
        """Play the game again, as far as it was when it was taken up. Reads only what never changes: safe in any thread."""
        save, end, known = self._opened, self._begins, self._opened.barrier if self._retraced else None
        entries: list[Entry] = []
        asked: Decision | None = None
        last = None
        try:
            for n, outcome in enumerate(replay(replace(save, commands=save.commands[:end]))):
                first = Entry(0, None, events=outcome.events, wall=True)
                entries.append(entry_of(save.commands[n - 1], asked, outcome) if n else first)
                asked = decision(outcome.state)
                last = outcome.state
        except Illegal:
            return Recollection((), True)
        if last != (known or save.state):
            return Recollection((), True)
        return Recollection(tuple(entries), False)

    def remember(self, recollection: Recollection) -> None:
        """Put what was played again before the lines we have. To be called where the screens are."""
        notes = [Entry(note["at"], None, note=said_of(note)) for note in notes_of(self._opened.about)]
        if recollection.departed:
            begins = _("The log begins here: the rules have changed since this game was begun.")
            notes.append(Entry(self._begins, None, note=begins))
        if not self.recalled:
            self._history.put_before([*recollection.entries, *notes])
            self.recalled = True

    # The only ways to change the game.

    def why_not(self, picks: Iterable[str]) -> Illegal | None:
        """Why this is no answer to the open question; None: it is one."""
        try:
            self._permit()
            check(self._save.state, Command(self.seat or 0, self.commands, tuple(picks)))
        except Illegal as illegal:
            return illegal
        return None

    def answer(self, picks: Iterable[str]) -> tuple[Event, ...]:
        """Answer the open question. What happened, as the seat saw it that answered.

        Raises:
            Illegal: If it is no answer; then nothing has changed.
        """
        self._permit()
        asked, before, turn = decision(self._save.state), self._save, self._turn()
        seat = asked.seat if asked else 0
        command = Command(seat, self.commands, tuple(picks))
        self._save, outcome = before.after(command)
        self._past = [] if outcome.undo == "barrier" else [*self._past, before]
        self._history.add(entry_of(command, asked, outcome))
        self.holder = self.persons[seat]
        self._changed(turn_starts=self._turn() != turn)
        return tuple(view_of(event, seat) for event in outcome.events)

    def undo(self) -> Undone | Refusal:
        """Take back the latest step."""
        if refusal := self.why_no_undo:
            return refusal
        step = self._take_back()
        self._changed()
        return step

    def restart_turn(self) -> tuple[Undone, ...] | Refusal:
        """Take back all steps of this turn, as far as the wall; the latest first. Empty: nothing was done in it yet."""
        turn = self._turn()
        if self._past and self._turn_of(self._past[-1]) != turn:
            return ()
        return self._back_to(lambda: self._turn_of(self._past[-1]) != turn)

    def back_to_window(self) -> tuple[Undone, ...] | Refusal:
        """From a question amid a card or a payment back to where one chose freely, as far as the wall."""
        if self.asked is None or not self.asked.asking.forced:
            return ()
        return self._back_to(lambda: is_window(self._save))

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self.why_no_undo is None

    @property
    def undoable(self) -> int:
        """How many steps can be taken back."""
        return len(self._past) if self.can_undo else 0

    @property
    def why_no_undo(self) -> Refusal | None:
        """Why nothing can be taken back; None: something can."""
        if self.read_only:
            return Refusal("read_only")
        if self.undo_agreed == "none":
            return Refusal("none")
        return None if self._past else Refusal("wall", self._history.wall())

    @property
    def undo_agreed(self) -> Undo:
        """What was agreed on taking back when the game began."""
        return "none" if self._save.about.get("undo") == "none" else "wall"

    # Who sits at the keyboard.

    @property
    def persons(self) -> tuple[int, ...]:
        """For each seat the number of its person."""
        told = cast("object", self._save.about.get("persons"))
        seats = range(len(self.setup.seats))
        if isinstance(told, list) and len(cast("list[object]", told)) == len(seats):
            numbers = cast("list[object]", told)
            if all(type(number) is int for number in numbers):
                return tuple(cast("list[int]", numbers))
        return tuple(seats)

    def handover_needed(self, settings: Settings) -> bool:
        """Whether the keyboard must be passed on before anything of the table is shown."""
        seat, persons = self.seat, self.persons
        if seat is None or len(set(persons)) < 2 or self.holder == persons[seat]:
            return False
        return settings.hand_over == "always" or self.private

    @property
    def private(self) -> bool:
        """Whether there is anything now that not everybody may see."""
        asked = decision(self._save.state)
        if asked and asked.secret:
            return True
        seats = range(len(self.setup.seats))
        return any(self.view_of(seat).table != self.view_of(None).table for seat in seats)

    def sits_down(self, seat: int) -> None:
        """The person of this seat is at the keyboard now."""
        self.holder = self.persons[seat]

    def looks_away(self) -> None:
        """Nobody is known to be at the keyboard."""
        self.holder = None

    # On the disk.

    @property
    def read_only(self) -> bool:
        """Whether the game is only looked at."""
        return self._slot is not None and self._slot.read_only

    @property
    def saved(self) -> bool:
        """Whether all is on the disk."""
        return self._autosave is None or self._autosave.saved

    @property
    def trouble(self) -> Exception | None:
        """Why the latest state is not on the disk, if writing failed."""
        return self._autosave.error if self._autosave else None

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until all is written, seconds. Whether it is."""
        return self._autosave.flush(timeout) if self._autosave else True

    # Inside.

    def _permit(self) -> None:
        if self.read_only:
            raise Illegal("PLAY-4", "read_only")

    def _take_back(self) -> Undone:
        before = self._past.pop()
        command = self._save.commands[-1]
        asked = decision(before.state)
        deeds = tuple(option.do for option in asked.chosen(command.picks)) if asked else ()
        step = Undone(len(self._save.commands), command.seat, command.picks, deeds)
        self._save = replace(before, about=self._save.about)
        self._history.take_back()
        self._views.clear()
        return step

    def _back_to(self, there: Callable[[], bool]) -> tuple[Undone, ...] | Refusal:
        """Take back steps until we are there; at least one."""
        if refusal := self.why_no_undo:
            return refusal
        steps = [self._take_back()]
        while self._past and not there():
            steps.append(self._take_back())
        self._changed()
        return tuple(steps)

    def _retrace(self) -> None:
        """Undo survives: play again what came after the wall. Where the rules have changed since, this is the wall."""
        save, start = self._save, self._save.barrier
        if start is None:
            return
        n = start.commands
        prints = save.fingerprints[: n // EVERY + 1]
        back = replace(save, commands=save.commands[:n], state=start, barrier=None, fingerprints=prints)
        past, entries = list[Save](), list[Entry]()
        try:
            for command in save.commands[n:]:
                past.append(back)
                asked = decision(back.state)
                back, outcome = back.after(command)
                entries.append(entry_of(command, asked, outcome))
        except Illegal:
            self._retraced = False
            return
        self._retraced = back.state == save.state and back.barrier == start
        if self._retraced:
            self._past = past
            for entry in entries:
                self._history.add(entry)

    @property
    def _begins(self) -> int:
        """The number of commands before the first line we had when the game was taken up."""
        barrier = self._opened.barrier if self._retraced else None
        return barrier.commands if barrier else len(self._opened.commands)

    def _note(self, what: str) -> None:
        note = {"at": self.commands, "what": what, "when": now(), "of": str(self._save.about.get("saved", ""))}
        about = {**self._save.about, "notes": [*notes_of(self._save.about), note]}
        self._opened = self._save = replace(self._save, barrier=None, about=about)
        self._past, self._history = [], History()
        self._changed()

    def _turn(self) -> tuple[int, int | None]:
        return self._turn_of(self._save)

    def _turn_of(self, save: Save) -> tuple[int, int | None]:
        """What tells a turn from the next: the round, and whose it is."""
        return moment_of(view(save.state, None)).round, save.state.whose("turn")

    def _changed(self, *, turn_starts: bool = False) -> None:
        """Save what the game is now, behind the player's back."""
        self._views.clear()
        self._history.open = self.over
        save = self._save = self._save.about_it(**standing(self._save), played=self._played())
        if self._autosave is not None:
            self._autosave.put(lambda: dump(save), turn_starts=turn_starts)

    def _played(self) -> int:
        """Seconds at the game so far, pauses left out."""
        before, self._thought = self._thought, time.monotonic()
        self._seconds += min(self._thought - before, LONGEST_THOUGHT)
        return round(self._seconds)


def entry_of(command: Command, asked: Decision | None, outcome: Outcome) -> Entry:
    """The line of the log for a command that answered this question."""
    deeds = tuple(option.do for option in asked.chosen(command.picks)) if asked else ()
    return Entry(command.at + 1, command.seat, command.picks, deeds, outcome.events, outcome.undo == "barrier")


def is_window(save: Save) -> bool:
    """Whether one chooses freely there."""
    asked = decision(save.state)
    return asked is not None and not asked.asking.forced


def standing(save: Save) -> dict[str, Any]:
    """What a list of saves tells of where the game stands now."""
    asked, everybody = decision(save.state), view(save.state, None)
    moment = moment_of(everybody)
    ended = result(save.state)
    said = dict[str, list[str]]()  # a list of saves may be read in another language than the game was played in
    for lang in LANGUAGES:
        with spoken(lang):
            there = moment_of(everybody)
            said[lang] = [there.text, *there.seats]
    return {
        "saved": now(),
        "round": moment.text,
        "turn": save.setup.seats[asked.seat].name if asked else "",
        "seats": list(moment.seats),
        "said": said,
        "over": asked is None,
        "result": [list(one) for one in ended.standings] if ended else [],
    }
