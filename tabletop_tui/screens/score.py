"""How a game ended: ranking, the game in numbers, and what one can do now."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import zip_longest
from pathlib import Path

from textual.app import SystemCommand

from rules.game import find

from .. import keys
from ..chronicle import chronicle
from ..disk import safe_name, write_whole
from ..draft import Draft
from ..i18n import _, language
from ..ink import Line, Span, beside, cells, centred, clip, header, padded, wrapped
from ..moment import tallies_of
from ..pack import Sight, pack_of
from ..saved import played_of
from ..session import Session, new_seed
from ..shelf import InUse, Taken
from .home import lasting
from .page import Page

PATIENCE = 0.8
"""Seconds for which letters do nothing: who pressed `n` to go on did not mean a new game."""
SCORE, NUMBERS, GAP = 32, 24, 2
"""Cells of what is counted, in the score and in the numbers, and between the two where they stand side by side."""
MARGIN = 10
"""Cells of a heading beside its title and note."""
WIDE, SLIM = (12, 10), (9, 8)
"""Cells of the column of a seat in each."""


class Score(Page[None]):
    """The end of a game."""

    BINDINGS = keys.bindings(keys.OVER)
    sections = (keys.OVER,)
    patience = PATIENCE

    def __init__(self, session: Session, *, just_ended: bool = False) -> None:
        """The end of this game; with `just_ended` keys may still be on their way that were meant for the table."""
        super().__init__()
        self.session = session
        self._since = time.monotonic() if just_ended else 0.0
        self.logging = False
        """It shows the log."""

    @property
    def sight(self) -> Sight:
        """The table at the end."""
        return Sight(self.session.view, self.session.names, None, self.desk.palette.fills)

    # Drawing.

    def draw(self) -> None:
        """All of it, one below the other."""
        game = find(self.session.setup.game)
        seed = _("seed {seed}").format(seed=self.session.setup.seed)
        self.headline(_("GAME OVER"), game.title(language()), f"{clip(self.session.name, 30)} · {clip(seed, 24)}")
        width = self.desk.size.width - 1
        if self.logging:
            lines = [line for told in self._log() for line in _hanging(told, width)]
            self.body.show([[(line, "text")] for line in lines])
            return
        lines = [[], centred(self._winners(), width), [], *self._ranking(width), *self._told(width)]
        self.body.show([*lines, *self._now(width)])

    def _told(self, width: int) -> list[Line]:
        """How the score came about, and the game in numbers: side by side where there is room for both."""
        seats = len(self.session.names)
        left, right = SCORE + seats * SLIM[0], NUMBERS + seats * SLIM[1]
        columns = SLIM if left + GAP + right <= width else WIDE
        left = max(left, width - GAP - max(right, width // 2))
        scoring, numbers = self._scoring(left, columns[0]), self._numbers(width - GAP - left, columns[1])
        if columns is WIDE or not scoring or not numbers:
            return [*self._scoring(width, WIDE[0]), *self._numbers(width, WIDE[1])]
        pairs = zip_longest(scoring, numbers, fillvalue=list[Span]())
        return [beside(pair, (left, width - GAP - left), (" " * GAP, "")) for pair in pairs]

    def _winners(self) -> Line:
        result = self.session.result
        pack, sight = pack_of(self.session.setup.game), self.sight
        winners = result.winners if result else ()
        if not winners:
            return [(_("Nobody wins."), "warn bold")]
        line: Line = []
        for seat in winners:
            line += [pack.chip(sight, seat), (f" {clip(self.session.names[seat], 20)}  ", "bold")]
        return [*line, (_("wins") if len(winners) == 1 else _("share the victory"), "ok bold")]

    def _ranking(self, width: int) -> list[Line]:
        result, game = self.session.result, find(self.session.setup.game)
        pack, sight = pack_of(self.session.setup.game), self.sight
        lines = [header(_("RANKING"), "", width)]
        for standing in result.standings if result else ():
            name = clip(self.session.names[standing.seat], 20)
            called = pack.called(sight, standing.seat)
            fate = game.name("fate", standing.fate, language())
            who: Line = [(f" {standing.place} ", "bold"), pack.chip(sight, standing.seat), (f" {name}", "bold")]
            if called != self.session.names[standing.seat]:
                who.append((f", {called}", "text"))
            star = ("✓ ", "ok bold") if standing.won else ("  ", "")
            lines.append([star, *padded(who, min(46, width - 34)), (f"{standing.score:>7}  ", "bold"), (fate, "muted")])
        return [*lines, []]

    def _scoring(self, width: int, column: int) -> list[Line]:
        """How the score came about."""
        pack, sight = pack_of(self.session.setup.game), self.sight
        result = self.session.result
        found = pack.scoring(sight, result) if result else ()
        if not found:
            return []
        titled = any("+" in cell for score in found for cell in score.cells)
        note = _("points + title") if titled else ""
        lines = [header(_("SCORE"), note, width), self._heads(SCORE + 2, column)]
        for score in found:
            ink = "bold" if score.total else "text"
            line: Line = padded([(f"  {score.title}", ink)], SCORE)
            numbers = (f"{cell:>7}".ljust(column) for cell in score.cells)
            lines.append([*line, *((cell, ink if cell.strip(" 0") else "muted") for cell in numbers)])
        return [*lines, []]

    def _heads(self, left: int, column: int) -> Line:
        """The chips of the seats over their columns."""
        pack, seats = pack_of(self.session.setup.game), range(len(self.session.names))
        ends = [column] * (len(seats) - 1) + [column - 2]  # the head begins two cells after the columns
        chips = [padded([pack.chip(self.sight, seat)], end) for seat, end in zip(seats, ends, strict=True)]
        return [(" " * left, ""), *(span for chip in chips for span in chip)]

    def _numbers(self, width: int, column: int) -> list[Line]:
        names = self.session.names
        happened = [event for entry in self.session.seen(None) for event in entry.events]
        tallies = tallies_of(self.session.setup.game, happened, len(names))
        if not tallies or not self.session.recalled:
            return []
        played = lasting(played_of(self.session.about))
        title, note = _("THE GAME IN NUMBERS"), _("played {time}").format(time=played)
        head = header(title, note if cells(title) + cells(note) + MARGIN <= width else "", width)
        lines = [head, self._heads(NUMBERS + 2, column)]
        for title, numbers in tallies:
            line: Line = padded([(f"  {_(title)}", "text")], NUMBERS)
            lines.append([*line, *((f"{n:>5}".ljust(column), "bold" if n else "muted") for n in numbers)])
        return [*lines, []]

    def _now(self, width: int) -> list[Line]:
        now = keys.live(self.desk)
        texts = {
            "over.replay": _("watch the game"),
            "over.again": _("again: the form, same players"),
            "over.seed": _("the same at once, new seed"),
            "over.export": _("log and result to a file"),
            "over.branch": _("a new game from an earlier step"),
            "view.log": _("the log"),
            "over.home": _("home"),
        }
        ways: list[Line] = [[(f" {now.get(id, ' ')} ", "accent bold"), (text, "text")] for id, text in texts.items()]
        half, column = -(-len(ways) // 2), width // 2
        rows = [beside(ways[n::half], [column] * len(ways[n::half])) for n in range(half)]
        return [header(_("AND NOW"), "", width), *rows]

    def _log(self) -> list[str]:
        session = self.session
        return list(chronicle(session.log, session.setup, session.view, session.result, session.name))

    # Keys.

    def footer(self) -> Sequence[str]:
        if self.logging:
            return []
        return ["over.replay", "over.again", "over.seed", "over.export", "over.branch", "view.log", "over.home"]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Over the log the letters of the score do nothing."""
        if self.logging and action == "choose":
            return False
        return super().check_action(action, parameters)

    def hints(self, now: dict[str, str]) -> Sequence[tuple[str, str]]:
        return [(keys.written("escape"), _("back")), ("/", _("find"))] if self.logging else []

    def go_back(self) -> None:
        """From the log to the score, from the score home."""
        if self.logging:
            self.action_view("log")
        else:
            self.desk.run_worker(self.desk.leave_table())

    def action_view(self, which: str) -> None:
        """The log, or the score again."""
        self.logging = not self.logging
        self.body.fill([])
        self.draw()
        if self.logging:
            self.body.end(1)  # the end is what one wants to know first
        self.draw_keys()

    def action_choose(self, what: str) -> None:
        """A letter. One typed ahead, while the game was still going on, does nothing."""
        if time.monotonic() - self._since < self.patience:
            self.say(_("That key was typed before the game was over."))
            return
        match what:
            case "replay":
                self._replay()
            case "again":
                self._again()
            case "seed":
                self._new_seed()
            case "export":
                path = Path.home() / f"{safe_name(self.session.name)}.txt"
                self.enter(_("Write to"), str(path), lambda text: self._export(text, over=False))
            case "branch":
                last = self.session.commands - 1
                title = _("After which line of the log, 0 to {last}").format(last=last)
                self.enter(title, str(last), self._branch)
            case _:
                self.desk.run_worker(self.desk.leave_table())

    def _replay(self) -> None:
        from .watching import watch_again

        watch_again(self, self.session)

    def _again(self) -> None:
        from .new_game import NewGame

        setup = self.session.setup
        draft = Draft(
            find(setup.game),
            list(self.session.names),
            scenario=setup.scenario,
            variants=setup.variants,
            one_person=len(set(self.session.persons)) < len(self.session.persons),
            undo=self.session.undo_agreed,
        )
        self.desk.push_screen(NewGame(draft))

    def _new_seed(self) -> None:
        session, shelf = self.session, self.desk.shelf
        setup = replace(session.setup, seed=new_seed())
        try:
            name = shelf.free_name(session.name)
            new = Session.start(setup, shelf, name, undo=session.undo_agreed, persons=session.persons)
        except (Taken, InUse, OSError) as error:
            self.say(_("It cannot be saved: {reason}").format(reason=error), "danger")
        else:
            session.close()
            self.desk.play(new)

    def _export(self, text: str, over: bool) -> str:
        path = Path(text.strip()).expanduser()
        if path.exists() and not over:
            self.leave_field()
            question = _("There is such a file. Replace it? {path}").format(path=path)
            self.confirm(question, lambda: self._say_export(text))
            return ""
        try:
            write_whole(path, "\n".join(self._log()) + "\n")
        except OSError as error:
            return str(error)
        self.say(_("Written to {path}").format(path=path), "ok")
        return ""

    def _say_export(self, text: str) -> None:
        if against := self._export(text, over=True):
            self.say(against, "danger")

    def _branch(self, text: str) -> str:
        if not text.strip().isdecimal() or int(text) >= self.session.commands:
            return _("a number from 0 to {last}").format(last=self.session.commands - 1)
        n, session = int(text), self.session
        try:
            branch = session.branch(n, self.desk.shelf, self.desk.shelf.free_name(session.name))
        except (Taken, InUse, OSError) as error:
            return str(error)
        self.leave_field()
        session.close()
        self.desk.play(branch)
        return ""

    def commands(self) -> list[SystemCommand]:
        """What can be done now, for the palette of commands."""
        named = {key.id.removeprefix("over."): key for key in keys.OVER.keys if key.id.startswith("over.")}
        return [SystemCommand(_(key.help), "", partial(self.action_choose, what)) for what, key in named.items()]


def _hanging(text: str, width: int) -> list[str]:
    """A line of the log over as many as it needs, all of it right of its number."""
    if cells(text) <= width:
        return [text]
    numbered = text[:4].strip().isdigit() and text[4:6] == "  "
    head = text[: 6 if numbered else len(text) - len(text.lstrip())]
    first, *more = wrapped(text[len(head) :], width - len(head))
    return [head + first, *(" " * len(head) + line for line in more)]
