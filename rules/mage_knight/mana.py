"""9 Mana: the Source, tokens, crystals, and paying."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from ..engine.costs import Cost
from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Var, instruction
from . import times
from .events import ManaGained, ManaUsed, Rolled, SkillUsed
from .table import BASIC, COLOURS, Die, Hero, Referee, Rule, State, Table

MOST_CRYSTALS = 3
"""Of one colour (MK-MANA-3)."""
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
    if hero.turn.part:
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
        return list(BASIC) if times.gold_usable(table, hero) else []
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
    return "polarization" in hero.skills and "polarization" not in hero.turn.used


def all_worths(table: Table, hero: Hero, mana: Mana) -> list[str]:
    """The colours this mana can be used as, turned by Polarization or not."""
    return worths(table, hero, mana) + (turned(table, hero, mana) if may_turn(hero) else [])


@instruction
class Pay(Cost[Table, Hero]):
    """Pay one mana of one of these colours. Which one is used is the player's choice, asked where there is one (MK-MANA-13)."""

    colours: tuple[str, ...]
    into: str = ""
    clause: ClassVar[Clause | None] = "MK-MANA-1"

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
        """An invoked mana comes first, wherever it can be used."""
        at = sorted(set(at_hand(state.table, state.me)))
        invoked = list(self.with_these(state, [mana for mana in at if mana.kind == "invoked"]))
        yield from invoked or self.with_these(state, [mana for mana in at if mana.kind != "invoked"])

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

    @property
    def about(self) -> Ref:
        return Ref("mana", f"{self.source} {self.colour}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        match self.source:
            case "token":
                hero.tokens.remove(self.colour)
            case "crystal":
                hero.crystals.remove(self.colour)
                hero.turn.spent_crystals.append(self.colour)
            case "die":
                turn_die(table, Die(self.colour), Die(self.colour, "used"))
                hero.turn.dice -= 1
                hero.turn.dice_used += 1
            case "invoked":
                hero.turn.allows.remove(f"invoked {self.colour}")
            case "steal":
                turn_die(table, Die(self.colour, f"held {hero.seat}"), Die(self.colour, "used"))
            case _:
                pass
        if self.polarized:
            hero.turn.used.append("polarization")
            referee.note(SkillUsed(hero.seat, "polarization"))
        if self.into:
            referee.vars[self.into] = self.worth
        referee.note(ManaUsed(hero.seat, self.source, self.colour, self.worth))


def turn_die(table: Table, die: Die, to: Die) -> None:
    """Let one such die of the Source be so."""
    table.source[table.source.index(die)] = to


def gain_token(referee: Referee, hero: Hero, colour: str) -> None:
    """A mana token into the Play area (MK-GAIN-1)."""
    hero.tokens.append(colour)
    referee.note(ManaGained(hero.seat, "token", colour))


def gain_crystal(referee: Referee, hero: Hero, colour: str, *, overflow: bool = True) -> None:
    """A crystal into the Inventory. With three of the colour there it is a token (MK-GAIN-2), or nothing (MK-SITE-50)."""
    if hero.crystals.count(colour) < MOST_CRYSTALS:
        hero.crystals.append(colour)
        referee.note(ManaGained(hero.seat, "crystal", colour))
    elif overflow:
        gain_token(referee, hero, colour)


@instruction
class Gain(Rule):
    """Gain a mana token, or a crystal, of one of these colours."""

    what: str
    colours: tuple[str, ...] | Var

    @property
    def word(self) -> str:
        return self.notation

    @property
    def notation(self) -> str:
        return f"{self.what} {self.colours if isinstance(self.colours, Var) else '/'.join(self.colours)}"

    def ask(self, state: State) -> Decision | None:
        if isinstance(self.colours, Var):
            return None
        return decide(
            state, self, [Option(f"{self.what} {colour}", Take(self.what, colour)) for colour in self.colours]
        )

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if isinstance(self.colours, Var):
            referee.next(Take(self.what, str(referee.value(self.colours))))
        else:
            referee.next(*[pick.do for pick in picks])


@instruction
class Take(Rule):
    """Of this colour."""

    what: str
    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.what == "token":
            gain_token(referee, referee.me, self.colour)
        else:
            gain_crystal(referee, referee.me, self.colour)


@instruction
class ExtraDie(Rule):
    """So many more Source dice may be used this turn."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.dice += self.n


@instruction
class TakeDie(Cost[Table, Hero]):
    """Take any die from the Source, a depleted one too; it is not the one die of the turn (MK-MANA-5)."""

    into: str = "die"
    colours: tuple[str, ...] = COLOURS
    writes: ClassVar[tuple[str, ...]] = ("die",)

    def why_not(self, state: State) -> Illegal | None:
        if "no dice" in state.me.turn.allows:
            return Illegal("MK-MANA-5", "no_die")
        if any(die.at == "source" and die.colour in self.colours for die in state.table.source):
            return None
        return Illegal("MK-MANA-5", "no_die")

    def ways(self, state: State) -> Iterator[Option]:
        for colour in sorted(
            {die.colour for die in state.table.source if die.at == "source" and die.colour in self.colours}
        ):
            yield Option(f"die {colour}", Remember(self.into, colour))


@instruction
class SetDie(Rule):
    """Set the die taken to any colour but gold; it goes back so (MK-MANA-10)."""

    die: str = "die"
    into: str = "colour"
    writes: ClassVar[tuple[str, ...]] = ("colour",)

    def ask(self, state: State) -> Decision:
        colours = [colour for colour in COLOURS if colour != "gold"]
        return decide(state, self, [Option(f"set {colour}", Remember(self.into, colour)) for colour in colours])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            if isinstance(pick.do, Remember):
                turn_die(referee.table, Die(str(referee.vars[self.die])), Die(pick.do.value, "kept"))
                referee.me.turn.dice_used += 1
            referee.next(pick.do)


@instruction
class Remember(Rule):
    """Keep a value under a name, for the rest of the frame."""

    name: str
    value: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars[self.name] = self.value


@instruction
class ReturnDice(Rule):
    """At the end of the turn the used dice are rolled and go back (MK-END-1, MK-TURN-7.1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        source = referee.table.source
        rolled: list[str] = []
        for i, die in enumerate(source):
            if die.at == "used":
                rolled.append(referee.dice.choice(COLOURS))
                source[i] = Die(rolled[-1])
            elif die.at == "kept":
                source[i] = Die(die.colour)
        if rolled:
            referee.note(Rolled(referee.seat, tuple(rolled), "source"))


@instruction
class Allow(Rule):
    """A rule is changed for the rest of the turn."""

    what: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.allows.append(self.what)


def pay(*colours: str, into: str = "") -> Pay:
    """One mana of one of these colours."""
    return Pay(colours, into)


def token(*colours: str) -> Gain:
    """A mana token of one of these colours."""
    return Gain("token", colours)


def crystal(*colours: str) -> Gain:
    """A crystal of one of these colours."""
    return Gain("crystal", colours)


def token_of(variable: str) -> Gain:
    """A mana token of the colour remembered."""
    return Gain("token", Var(variable))


def crystal_of(variable: str) -> Gain:
    """A crystal of the colour remembered."""
    return Gain("crystal", Var(variable))


def extra_die(n: int) -> ExtraDie:
    """So many more Source dice may be used."""
    return ExtraDie(n)


def take_die() -> TakeDie:
    """Any die from the Source."""
    return TakeDie()


def set_die(into: str) -> SetDie:
    """The die taken shows another colour."""
    return SetDie(into=into)


def allow(what: str) -> Allow:
    """A rule is changed for this turn."""
    return Allow(what)


any_crystal = crystal(*BASIC)
any_token = token(*COLOURS)
