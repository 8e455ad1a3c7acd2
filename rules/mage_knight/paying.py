"""9 Mana: what is at hand, and paying with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, NamedTuple

from ..engine.costs import Cost, for_nothing
from ..engine.decisions import Option, Ref
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, Seq, instruction
from . import times, variants
from .basics import BASIC
from .events import ManaUsed, SkillUsed
from .heroes import Hero
from .mana import use_die
from .table import Die, Referee, Rule, State, Table

DEAREST_LAST = ("invoked", "endless", "token", "steal", "die", "crystal")
OPPOSITE = {"red": "blue", "blue": "red", "green": "white", "white": "green", "gold": "black", "black": "gold"}
"""What Polarization turns a colour into."""


class Mana(NamedTuple):
    """One mana at hand: where it comes from, and the colour seen there."""

    kind: str
    """`token`, `crystal`, `die`, `steal`: the die on a tactic, `endless`, or `invoked`: to be used at once."""
    colour: str


def at_hand(table: Table, hero: Hero) -> list[Mana]:
    """All the mana a hero could use now, usable in its colour or not."""
    found = [Mana("token", colour) for colour in hero.tokens]
    found += [Mana("crystal", colour) for colour in hero.crystals]
    if hero.turn.dice > 0 and "no dice" not in hero.turn.allows:
        found += [Mana("die", die.colour) for die in table.source if die.at == "source"]
    if hero.turn.own:
        found += [Mana("steal", die.colour) for die in table.source if die.at == f"held {hero.seat}"]
        found += [
            Mana("endless", word.removeprefix("endless ")) for word in hero.turn.allows if word.startswith("endless ")
        ]
        found += [
            Mana("invoked", word.removeprefix("invoked ")) for word in hero.turn.allows if word.startswith("invoked ")
        ]
    return found


def worths(table: Table, hero: Hero, mana: Mana) -> list[str]:
    """The colours this mana can be used as (MK-MANA-6, MK-MANA-7, MK-MANA-8)."""
    colour = mana.colour
    if mana.kind == "die" and colour in ("gold", "black") and "storm" in hero.turn.allows:
        return [*BASIC, *["black"] * (colour == "black" and times.black_usable(table, hero))]
    if colour == "gold":
        barred = variants.barred_gold(table) if mana.kind == "die" else set[str]()
        return [one for one in BASIC if one not in barred] if times.gold_usable(table, hero) else []
    if colour == "black":
        return ["black"] if times.black_usable(table, hero) else []
    return [colour]


def turned(table: Table, hero: Hero, mana: Mana) -> list[str]:
    """The colours Polarization makes of this mana; a depleted die can be used so."""
    other = OPPOSITE[mana.colour]
    if other == "gold":
        return list(BASIC) if times.gold_usable(table, hero) else []
    if other == "black":
        return ["black"] if times.black_usable(table, hero) else []
    return [other]


def may_turn(hero: Hero) -> bool:
    """Whether the hero can still use Polarization in this turn."""
    return "polarization" in hero.skills and "polarization" not in hero.turn.used and not hero.turn.partial


def all_worths(table: Table, hero: Hero, mana: Mana) -> list[str]:
    """The colours this mana can be used as, turned by Polarization or not."""
    return worths(table, hero, mana) + (turned(table, hero, mana) if may_turn(hero) else [])


@instruction
class Pay(Cost[Table, Hero]):
    """Pay one mana of one of these colours. Which one is used is the player's choice, asked where there is one (MK-MANA-13)."""

    colours: tuple[str, ...]
    into: str = ""
    """The name under which the colour paid is remembered."""
    clause: ClassVar[Clause | None] = "MK-MANA-1"
    writes: ClassVar[tuple[str, ...]] = ("colour",)

    @property
    def notation(self) -> str:
        return "pay " + "/".join(self.colours)

    @property
    def word(self) -> str:
        return self.notation

    def why_not(self, state: State) -> Illegal | None:
        if any(True for _ in self.ways(state)):
            return None
        return no_mana(state.table, state.me, self.colours)

    def ways(self, state: State) -> Iterator[Option]:
        """What costs least to part with stands first; an invoked mana is used wherever it can be."""
        at = sorted(set(at_hand(state.table, state.me)), key=self.dearness)
        invoked = list(self.with_these(state, [mana for mana in at if mana.kind == "invoked"]))
        yield from invoked or self.with_these(state, [mana for mana in at if mana.kind != "invoked"])

    def dearness(self, mana: Mana) -> tuple[bool, int, str]:
        """Mana of the very colour before gold; tokens, which do not last, before dice, crystals at the end."""
        return mana.colour not in self.colours, DEAREST_LAST.index(mana.kind), mana.colour

    def with_these(self, state: State, found: list[Mana]) -> Iterator[Option]:
        """The ways to pay with one of these."""
        table, hero = state.table, state.me
        for mana in found:
            as_it_is = worths(table, hero, mana)
            for colour in self.colours:
                if colour in as_it_is:
                    named = f"{mana.kind} {mana.colour}" + f" as {colour}" * (
                        mana.colour != colour and len(self.colours) > 1
                    )
                    yield Option(named, Spend(mana.kind, mana.colour, colour, self.into))
                elif may_turn(hero) and colour in turned(table, hero, mana):
                    yield Option(
                        f"{mana.kind} {mana.colour} turned {colour}",
                        Spend(mana.kind, mana.colour, colour, self.into, True),
                    )


@lru_cache(None)
def one_mana_first(effect: Effect) -> bool:
    """Whether the mana with which this begins is all that has to be paid for it.

    Then it is enough that there is such mana, which is asked before anything is tried.
    """
    return isinstance(effect, Seq) and isinstance(effect.steps[0], Pay) and all(map(for_nothing, effect.steps[1:]))


def no_mana(table: Table, hero: Hero, colours: tuple[str, ...]) -> Illegal:
    """Why none of these colours can be paid, by the rule that stands in the way."""
    have = {mana.colour for mana in at_hand(table, hero)}
    if colours == ("black",) and not times.black_usable(table, hero):
        return Illegal("MK-MANA-6", "no_black_by_day")
    if "gold" in have and not times.gold_usable(table, hero):
        return Illegal("MK-MANA-7", "no_gold_at_night", colours=colours)
    on_dice = {die.colour for die in table.source if die.at == "source"}
    if hero.turn.dice <= 0 and on_dice & set(colours):
        return Illegal("MK-MANA-4", "die_used", colours=colours)
    return Illegal("MK-CARD-11", "no_mana", colours=colours)


@instruction
class Spend(Rule):
    """Use up one mana as this colour."""

    source: str
    colour: str
    worth: str
    into: str = ""
    polarized: bool = False
    free: ClassVar[bool] = True

    @property
    def about(self) -> Ref:
        return Ref("mana", f"{self.source} {self.colour}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        match self.source:
            case "token":
                hero.tokens.remove(self.colour)
            case "crystal":
                hero.crystals.remove(self.colour)
                hero.turn.spent_crystals.append(self.colour)
            case "die":
                use_die(referee, Die(self.colour), Die(self.colour, "used"))
                hero.turn.dice -= 1
                hero.turn.dice_used += 1
            case "invoked":
                hero.turn.allows.remove(f"invoked {self.colour}")
            case "steal":
                use_die(referee, Die(self.colour, f"held {hero.seat}"), Die(self.colour, "used"))
            case _:
                pass
        if self.polarized:
            hero.turn.used.append("polarization")
            referee.note(SkillUsed(hero.seat, "polarization"))
        if self.into:
            referee.vars[self.into] = self.worth
        referee.note(ManaUsed(hero.seat, self.source, self.colour, self.worth))
        curse(referee, self.worth)


def curse(referee: Referee, colour: str) -> None:
    """Whoever uses mana of a cursed colour in its own turn takes a Wound, once a turn for each curse (Mana Curse)."""
    from . import wounds

    hero = referee.me
    if not hero.turn.own:
        return
    curses = [claim for claim in referee.table.claims if claim.curse and claim.seat != hero.seat]
    for mark in [f"cursed {claim.seat}" for claim in curses if claim.colour == colour]:
        if mark not in hero.turn.used:
            hero.turn.used.append(mark)
            wounds.wound_hero(referee, hero, 1)


def pay(*colours: str, into: str = "") -> Pay:
    """One mana of one of these colours."""
    return Pay(colours, into)
