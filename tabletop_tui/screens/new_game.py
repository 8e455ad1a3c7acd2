"""A new game: its form, drawn from what the game says can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Container

from rules import Illegal, games, say
from rules.engine.phrases import sentence
from rules.game import Game

from .. import keys
from ..draft import Draft, default_name
from ..glyphs import SEATS
from ..i18n import _, language
from ..ink import Line, clip, header, wrapped
from ..session import Session, new_seed
from ..shelf import Entry, InUse, Taken
from ..widgets.sheet import Sheet
from .home import title_of, when
from .page import Page

LABEL = 14


class Field(NamedTuple):
    """A line that can be changed: what it is, and of what."""

    kind: str
    of: str = ""

    @property
    def seat(self) -> int:
        """The seat of a line about one."""
        return int(self.of)


class NewGame(Page[None]):
    """The form."""

    BINDINGS = keys.bindings(keys.FORM)
    sections = (keys.FORM,)

    def __init__(self, draft: Draft | None = None) -> None:
        """The form, with these choices; None: with those it was left with, else with game and names of the latest game."""
        super().__init__()
        self.given = draft
        self.draft: Draft
        self.at: dict[int, Field] = {}
        """Line of the body to the field in it."""
        self.reading = False
        """What the line means has the whole page."""

    def middle(self) -> ComposeResult:
        with Container(id="form"):
            yield Sheet("body", "page")
            yield Sheet("explained", "panel")

    def on_mount(self) -> None:
        """What it begins with."""
        super().on_mount()
        self.draft = self.given or self.desk.draft or self._like_the_latest()
        if self.draft is self.desk.draft and not self.draft.seeded:
            self.draft.seed = new_seed()
        self._name_it()

    def _like_the_latest(self) -> Draft:
        latest = next((entry for entry in self.desk.shelf.entries() if not entry.damaged), None)
        known = games()
        game = next((game for game in known if latest is not None and game.slug == latest.game), known[0])
        return Draft(game, names_of(latest), undo=self.desk.settings.undo)

    def _name_it(self) -> None:
        """A name for the save that nobody has, while none was typed."""
        if not self.draft.named:
            name = f"{self.draft.game.title(language())} {date.today():%Y-%m-%d}"
            self.draft.save_as = self.desk.shelf.free_name(name)

    @property
    def field(self) -> Field:
        """The line the cursor is on."""
        return self.at.get(self.body.cursor or 0, Field("start"))

    # Drawing.

    def draw(self) -> None:
        """The form as it is, the cursor where it was."""
        here = self.field if self.at else None
        self.headline(_("NEW GAME"), right=_("Esc back"))
        width = self.body.size.width - 1 if self.body.size.width else self.desk.size.width
        self.at = {}
        lines: list[Line] = []
        for title, note, fields in self._sections():
            lines.append(header(title, note, width))
            for field in fields:
                self.at[len(lines)] = field
                lines.append(self._line(field))
        self.body.show(lines, self.at)
        if here is not None and here in self.at.values():
            self.body.point(next(y for y, field in self.at.items() if field == here))
        self._explain()

    def _sections(self) -> list[tuple[str, str, list[Field]]]:
        draft = self.draft
        seats = [Field("seat", str(seat)) for seat in range(len(draft.names))]
        now = keys.live(self.desk)
        players = _("{add} add  {remove} remove").format(add=now.get("form.add"), remove=now.get("form.remove"))
        change = _("Enter change  {explain} explain").format(explain=now.get("form.explain"))
        return [
            (_("GAME"), "", [*[Field("game")] * (len(games()) > 1), Field("scenario")]),
            (_("PLAYERS"), players, [*seats, *[Field("one_person")] * (len(seats) > 1)]),
            (_("SEED AND NAME"), "", [Field("seed"), Field("save_as"), Field("start")]),
            (_("RULES"), change, [Field("undo"), *self._rules()]),
        ]

    def _rules(self) -> list[Field]:
        """A line for every rule that may be switched on, and for everything that has several values; what does not suit last."""
        known = sorted(self.draft.form.variants, key=lambda variant: not self.draft.suits(variant))
        return list(dict.fromkeys(Field("group", v.group) if v.group else Field("variant", v.id) for v in known))

    def _line(self, field: Field) -> Line:
        draft, label = self.draft, f"   {self._label(field):{LABEL}} "
        match field.kind:
            case "game":
                values = [game.title(language()) for game in games()]
                return [(label, "text"), *_one_of(values, draft.game.title(language()))]
            case "scenario":
                name = draft.game.name("scenario", draft.scenario, language())
                return [(label, "text"), *_turning(name, len(draft.form.scenarios) > 1)]
            case "seat":
                seat = field.seat
                hero = draft.heroes[seat]
                played = draft.game.name("hero", hero, language()) if hero else _("hero chosen in the game")
                name = clip(draft.names[seat], 24)
                chip = (f" {SEATS[seat]} ", f"seat-{seat + 1} bold")
                return [(label, "text"), chip, (f" {name}", "bold"), (" " * (26 - len(name)), ""), *_turning(played)]
            case "one_person":
                return [(label, "text"), *_one_of([_("no"), _("yes")], _("yes") if draft.one_person else _("no"))]
            case "undo":
                values = {"wall": _("until something is seen"), "none": _("never")}
                return [(label, "text"), *_one_of(list(values.values()), values[draft.undo])]
            case "variant":
                return self._variant(field.of)
            case "group":
                return self._group(field.of)
            case "seed":
                hint = _("type your own, or {key} for another").format(key=keys.live(self.desk).get("form.random"))
                return [(label, "text"), (clip(draft.seed, 24), "bold"), (f"   {hint}", "muted")]
            case "save_as":
                return [(label, "text"), (clip(draft.save_as, 50), "bold")]
            case _:
                key = keys.live(self.desk).get("form.start")
                text = _("Start the game")
                return [(" " * (LABEL + 4), ""), (f"[ {key}  {text} ]", "legal bold")]

    def _label(self, field: Field) -> str:
        labels = {
            "game": _("Game"),
            "scenario": _("Scenario"),
            "one_person": _("Same person"),
            "undo": _("Take back"),
            "seed": _("Seed"),
            "save_as": _("Save as"),
        }
        return _("Seat {n}").format(n=field.seat + 1) if field.kind == "seat" else labels.get(field.kind, "")

    def _variant(self, id: str) -> Line:
        name = self.draft.game.name("variant", id, language())
        box = "[x]" if id in self.draft.variants else "[ ]"
        if self.draft.why_not(id) and id not in self.draft.variants:
            return [(f"   {box} {name}", "dim"), ("  ", ""), (_("cannot be added"), "dim")]
        return [(f"   {box} ", "accent bold"), (name, "bold" if id in self.draft.variants else "text")]

    def _group(self, group: str) -> Line:
        chosen, game = self.draft.chosen(group), self.draft.game
        name = game.name("variant", chosen, language()) if chosen else game.name("variant_group", group, language())
        box = "[x]" if chosen else "[ ]"
        return (
            [(f"   {box} ", "accent bold"), *_turning(name)]
            if chosen
            else [(f"   {box} ", "accent bold"), (name, "text")]
        )

    def _explain(self) -> None:
        """What the line under the cursor means."""
        plate = self.query_one("#explained", Sheet)
        width = max(20, plate.size.width - 3)
        title, texts, clauses = self.explanation(self.field)
        lines: list[Line] = []
        for text in texts:
            lines += [[(f" {line}", "text")] for line in wrapped(text, width)]
        if clauses:
            lines += [[(f" {line}", "link")] for line in wrapped("  ".join(clauses), width)]
        cut = not self.reading and len(lines) >= plate.size.height
        key = keys.live(self.desk).get("form.explain")
        note = _("{key} all of it").format(key=key) if cut else _("what this means")
        plate.fill([header(title, note, width + 2), *lines])

    def explanation(self, field: Field) -> tuple[str, list[str], list[str]]:
        """Title, paragraphs and clauses on a field."""
        draft, lang = self.draft, language()
        match field.kind:
            case "variant":
                variant = draft.variant(field.of)
                texts = [clause_text(draft.game, variant.clause)]
                if why := draft.why_not(field.of):
                    texts.append(f"✗ {reason_of(why, draft.game)}")
                return draft.game.name("variant", field.of, lang).upper(), texts, [variant.clause]
            case "group":
                clause = next(variant.clause for variant in draft.form.variants if variant.group == field.of)
                title = draft.game.name("variant_group", field.of, lang).upper()
                return title, [clause_text(draft.game, clause)], [clause]
            case "seat":
                texts = [
                    _(
                        "Enter: the name. ← →: the hero, or leave it to the game, which asks in the order its rules say."
                    ),
                    _(
                        "The sign is the seat: it marks its hero, its lines in the log and its things, with or without colour."
                    ),
                ]
                return _("SEAT {n}").format(n=field.seat + 1), texts, []
            case "one_person":
                text = _("Yes: one person plays all seats, and is never asked to pass the keyboard on.")
                return _("SAME PERSON"), [text], []
            case "undo":
                text = _(
                    "Steps can be taken back as far as the latest moment at which something was seen, drawn or rolled, "
                    "or another player was to choose. Or never. It holds for this game as long as it lasts."
                )
                return _("TAKE BACK"), [text], []
            case "seed":
                text = _("The same seed with the same choices gives the same dice and the same order of cards.")
                return _("SEED"), [text], []
            case "save_as":
                return _("SAVE AS"), [_("The game is saved under this name after every step.")], []
            case "scenario":
                least, most = draft.form.seats_of(draft.scenario)
                clauses = list(draft.form.clauses_of(draft.scenario))
                texts = [_("For {least} to {most} players.").format(least=least, most=most)] * (least < most)
                texts += [f"{sentence(say(told, lang))}." for told in draft.game.about(draft.scenario)]
                return _("SCENARIO"), [*texts, *(clause_text(draft.game, clause) for clause in clauses)], clauses
            case "game":
                return _("GAME"), [draft.game.title(lang)], []
            case _:
                return _("START"), [_("Everything is as it should be. Heroes left open are chosen in the game.")], []

    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        """The explanation follows the cursor."""
        if not self.helping and event.sheet is self.body:
            self._explain()

    # Keys.

    def footer(self) -> Sequence[str]:
        if self.reading:
            return ["form.explain", "close"]
        return ["form.start", "take", "form.explain", "form.add", "form.remove", "form.random", "close"]

    def words(self) -> dict[str, str]:
        return {"take": _("change")} | ({"form.explain": _("to the form")} if self.reading else {})

    def step(self, by: int) -> None:
        (self.query_one("#explained", Sheet) if self.reading else self.body).step(by)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While one reads, only what has to do with reading."""
        if self.reading and action in ("add", "remove", "random", "start", "find"):
            return False
        return super().check_action(action, parameters)

    def turn(self, by: int) -> None:
        field, draft = self.field, self.draft
        if self.reading:
            return
        match field.kind:
            case "game":
                self._turn_game(by)
            case "scenario":
                draft.turn_scenario(by)
            case "seat":
                draft.turn_hero(field.seat, by)
            case "one_person":
                draft.one_person = not draft.one_person
            case "undo":
                draft.undo = "none" if draft.undo == "wall" else "wall"
            case "group":
                draft.turn_group(field.of, by)
            case "variant":
                if why := draft.switch(field.of):
                    self.say(f"{reason_of(why, draft.game)}  {why.clause}", "danger")
            case _:
                pass
        self.draw()

    def _turn_game(self, by: int) -> None:
        known = games()
        at = [game.slug for game in known].index(self.draft.game.slug)
        old = self.draft
        game = known[(at + by) % len(known)]
        self.draft = Draft(game, old.names, undo=old.undo, seed=old.seed, save_as=old.save_as)
        self.draft.seeded, self.draft.named = old.seeded, old.named
        self._name_it()

    def take(self) -> None:
        field, draft = self.field, self.draft
        if self.reading:
            self.action_explain()
            return
        match field.kind:
            case "seat":
                name, stock = draft.names[field.seat], default_name(field.seat)
                self.enter(_("Name"), name, lambda text: draft.rename(field.seat, text), replace=name == stock)
            case "seed":
                self.enter(_("Seed"), draft.seed, self._seed, replace=True)
            case "save_as":
                self.enter(_("Save as"), draft.save_as, self._save_as, replace=not draft.named)
            case "start":
                self.action_start()
            case _:
                self.turn(1)

    def _seed(self, text: str) -> str:
        self.draft.seed, self.draft.seeded = text.strip() or new_seed(), bool(text.strip())
        return ""

    def _save_as(self, text: str) -> str:
        if not text.strip():
            return _("a save needs a name")
        self.draft.save_as, self.draft.named = text.strip(), True
        return ""

    def action_add(self) -> None:
        """One more seat."""
        if not self.draft.add():
            self.say(_("There is no room for more players."), "danger")
        self.draw()

    def action_remove(self) -> None:
        """One seat less: that under the cursor, else the last."""
        field = self.field
        if not self.draft.remove(field.seat if field.kind == "seat" else None):
            self.say(_("Fewer players cannot play."), "danger")
        self.draw()

    def action_random(self) -> None:
        """Another seed."""
        self.draft.seed, self.draft.seeded = new_seed(), False
        self.draw()

    def action_explain(self) -> None:
        """Read what the line means on the whole page, or go back to the lines."""
        self.reading = not self.reading
        self.set_class(self.reading, "-reads")
        self.draw_keys()
        self.call_after_refresh(self._explain)

    def action_page(self, by: int) -> None:
        """A page up or down."""
        (self.query_one("#explained", Sheet) if self.reading else self.body).page(by)

    def go_back(self) -> None:
        """To the lines; from them to where one came from, and what was chosen is there when one comes again."""
        if self.reading:
            self.action_explain()
            return
        self.desk.draft = self.draft
        super().go_back()

    def action_start(self) -> None:
        """The game begins, unless there is one of that name."""
        self._start(over=False)

    def _start(self, over: bool) -> None:
        draft = self.draft
        try:
            session = Session.start(
                draft.setup, self.desk.shelf, draft.save_as, undo=draft.undo, persons=draft.persons, over=over
            )
        except Taken as taken:
            self.confirm(there_is(taken.entry), lambda: self._start(over=True))
        except InUse:
            self.say(_("{name} is open elsewhere.").format(name=clip(draft.save_as, 40)), "danger")
        except Illegal as illegal:
            self.say(f"{reason_of(illegal, draft.game)}  {illegal.clause}", "danger")
        except OSError as error:
            self.say(_("It cannot be saved: {reason}").format(reason=error.strerror or error), "danger")
        else:
            self.desk.draft = None
            self.desk.play(session)


def there_is(entry: Entry) -> str:
    """The question before something is replaced."""
    what = _("There is {name} already: {game}, saved {when}. Replace it?")
    return what.format(name=clip(entry.name, 24), game=title_of(entry.game), when=when(entry.saved))


def names_of(entry: Entry | None) -> list[str]:
    """Who played last time; else two without names."""
    told = entry.about.get("players") if entry else None
    names = [name for name in told if isinstance(name, str) and name] if isinstance(told, list) else []
    return names or [default_name(0), default_name(1)]


def clause_text(game: Game, clause: str) -> str:
    """What a clause of this game says."""
    entry = game.book.entries.get(clause)
    return entry.text(language()) if entry else ""


def reason_of(why: Illegal, game: Game) -> str:
    """A refusal of the form, with the names of this game."""
    from rules.game import teller

    return teller(game, language()).say(why)


def _one_of(values: Sequence[str], chosen: str) -> Line:
    line: Line = []
    for value in values:
        line.append((f"[{value}]", "accent bold") if value == chosen else (f" {value} ", "muted"))
        line.append((" ", ""))
    return line


def _turning(value: str, more: bool = True) -> Line:
    return [("‹ ", "accent"), (value, "text"), (" ›", "accent")] if more else [(value, "text")]
