"""9 Mana: the Source, tokens and crystals, and effects that bring them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.costs import Cost
from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Var, instruction, offer
from . import levels, variants
from .basics import BASIC, COLOURS
from .events import DieKept, ManaGained, Rolled
from .heroes import Hero
from .table import Claim, Die, Referee, Rule, State, Table

MOST_CRYSTALS = 3
"""Of one colour (MK-MANA-3)."""


def turn_die(table: Table, die: Die, to: Die) -> None:
    """Let one such die of the Source be so."""
    table.source[table.source.index(die)] = to


def use_die(referee: Referee, die: Die, to: Die) -> None:
    """This hero takes such a die: it goes back at the end of its own turn (MK-END-1)."""
    turn_die(referee.table, die, to)
    referee.me.turn.took.append(f"{to.at} {to.colour}")


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
    free: ClassVar[bool] = True

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
    free: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.what == "token":
            gain_token(referee, referee.me, self.colour)
        else:
            gain_crystal(referee, referee.me, self.colour)


@instruction
class ExtraDie(Rule):
    """So many more Source dice may be used this turn."""

    n: int
    free: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.dice += self.n


@instruction
class TakeDie(Cost[Table, Hero]):
    """Take any die from the Source, a depleted one too; it is not the one die of the turn (MK-MANA-5)."""

    into: str = "die"
    colours: tuple[str, ...] = COLOURS
    takes: bool = True
    """It leaves the Source; else it is only pointed at."""
    writes: ClassVar[tuple[str, ...]] = ("die",)

    @property
    def notation(self) -> str:
        return "take die" if self.takes else "choose die"

    def why_not(self, state: State) -> Illegal | None:
        if self.takes and "no dice" in state.me.turn.allows:
            return Illegal("MK-MANA-5", "no_die")
        return None if self.within_reach(state.table) else Illegal("MK-MANA-5", "no_die")

    def ways(self, state: State) -> Iterator[Option]:
        for colour in sorted(self.within_reach(state.table)):
            yield Option(f"die {colour}", Remember(self.into, colour))

    def within_reach(self, table: Table) -> set[str]:
        """The colours of the dice that may be taken, or pointed at."""
        lying = {die.colour for die in table.source if die.at == "source" and die.colour in self.colours}
        return lying - {"gold"} if variants.gold_must_lie(table) else lying


@instruction
class SetDie(Rule):
    """Set the die taken to any colour but gold; it goes back so (MK-MANA-10)."""

    die: str = "die"
    into: str = "colour"
    free: ClassVar[bool] = True
    writes: ClassVar[tuple[str, ...]] = ("colour",)

    def ask(self, state: State) -> Decision:
        colours = [colour for colour in COLOURS if colour != "gold"]
        return decide(state, self, [Option(f"set {colour}", Remember(self.into, colour)) for colour in colours])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            if isinstance(pick.do, Remember):
                use_die(referee, Die(str(referee.vars[self.die])), Die(pick.do.value, "kept"))
                referee.me.turn.dice_used += 1
            referee.next(pick.do)


@instruction
class Remember(Rule):
    """Keep a value under a name, for the rest of the frame."""

    name: str
    value: str
    free: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars[self.name] = self.value


@instruction
class ReturnDice(Rule):
    """At the end of the turn the used dice are rolled and go back, but for those of another turn (MK-END-1, MK-TURN-7.1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        source = referee.table.source
        others = [word for hero in referee.table.heroes if hero is not referee.me for word in hero.turn.took]
        rolled: list[str] = []
        for i, die in enumerate(source):
            if (word := f"{die.at} {die.colour}") in others:
                others.remove(word)
            elif die.at == "used":
                rolled.append(referee.dice.choice(COLOURS))
                source[i] = Die(rolled[-1])
            elif die.at == "kept":
                source[i] = Die(die.colour)
        if rolled:
            referee.note(Rolled(referee.seat, tuple(rolled), "source"))


@instruction
class Allow(Rule):
    """A rule is changed for the rest of the turn; the same once more changes nothing, unless it adds up."""

    what: str
    adds_up: bool = False
    free: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return f"allow {self.what}"

    @property
    def word(self) -> str:
        return self.what

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        allows = referee.me.turn.allows
        if self.adds_up or self.what not in allows:
            allows.append(self.what)


# Crystals.


def melting(state: State) -> Iterator[Option | Blocked]:
    """Each crystal may be turned into pure mana at any moment of the own turn (MK-MANA-2)."""
    if state.me.turn.part:
        for colour in dict.fromkeys(state.me.crystals):
            yield offer(Melt(colour), state)


@instruction
class Melt(Rule):
    """A crystal becomes a mana token of its colour."""

    colour: str

    @property
    def about(self) -> Ref:
        return Ref("mana", f"crystal {self.colour}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.crystals.remove(self.colour)
        hero.turn.spent_crystals.append(self.colour)
        gain_token(referee, hero, self.colour)


@instruction
class MoreOfOwn(Rule):
    """Gain a crystal of a colour of which one has a crystal."""

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.crystals else Illegal("MK-CARD-11", "no_crystal")

    def ask(self, state: State) -> Decision:
        own = [colour for colour in BASIC if colour in state.me.crystals]
        return decide(state, self, [Option(f"crystal {colour}", Take("crystal", colour)) for colour in own])


@instruction
class OtherCrystals(Rule):
    """Gain a crystal of each basic colour but the one remembered."""

    than: Var

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for colour in BASIC:
            if colour != referee.value(self.than):
                gain_crystal(referee, referee.me, colour)


@instruction
class ReturnCrystals(Rule):
    """The crystals spent in this turn are in the Inventory again, as far as there is room."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        for colour in hero.turn.spent_crystals:
            gain_crystal(referee, hero, colour, overflow=False)
        hero.turn.spent_crystals.clear()


# Dice that are rolled, and dice that are kept.


@instruction
class RerollDie(Rule):
    """The die chosen is rolled at once, and stays in the Source."""

    die: str = "die"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        shows = referee.dice.choice(COLOURS)
        turn_die(referee.table, Die(str(referee.vars[self.die])), Die(shows))
        referee.note(Rolled(referee.seat, (shows,), "source"))


@instruction
class RerollSource(Rule):
    """All dice in the Source are rolled, but for gold ones that must lie (MK-VAR-7)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        source = referee.table.source
        lying = {"gold"} if variants.gold_must_lie(referee.table) else set[str]()
        rolled: list[str] = []
        for i, die in enumerate(source):
            if die.at == "source" and die.colour not in lying:
                rolled.append(referee.dice.choice(COLOURS))
                source[i] = Die(rolled[-1])
        referee.note(Rolled(referee.seat, tuple(rolled), "source"))


@instruction
class RollForCrystals(Rule):
    """A die is rolled so many times: a crystal of its colour; gold: of any; black: Fame 1 (MK-REWARD-4)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rolled = [referee.dice.choice(COLOURS) for _ in range(self.n)]
        referee.note(Rolled(referee.seat, tuple(rolled), "crystals"))
        for colour in rolled:
            if colour == "black":
                levels.gain_fame(referee, referee.me, 1)
            else:
                referee.next(Gain("crystal", BASIC if colour == "gold" else (colour,)))


@instruction
class KeepDie(Rule):
    """The die chosen stays with the hero until the end of the round, and gives a token in each later turn, or curses its colour."""

    income: bool
    curse: bool
    die: str = "die"
    free: ClassVar[bool] = True

    @property
    def word(self) -> str:
        return "later" if self.income else "now"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        colour, hero = str(referee.vars[self.die]), referee.me
        turn_die(referee.table, Die(colour), Die(colour, "claimed"))
        hero.turn.dice_used += 1
        referee.table.claims.append(Claim(hero.seat, colour, self.income, self.curse))
        referee.note(DieKept(hero.seat, colour, self.curse))


def claimed(referee: Referee) -> None:
    """At the start of the turn: the tokens of dice kept (Mana Claim)."""
    for claim in referee.table.claims:
        if claim.seat == referee.seat and claim.income:
            gain_token(referee, referee.me, claim.colour)


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


def allow(what: str, *, adds_up: bool = False) -> Allow:
    """A rule is changed for this turn."""
    return Allow(what, adds_up)


def choose_die(*colours: str) -> TakeDie:
    """A die of the Source that shows one of these colours; it is not taken."""
    return TakeDie(colours=colours, takes=False)


def claim_die() -> TakeDie:
    """A die of the Source that shows a basic colour."""
    return TakeDie(colours=BASIC)


def others_than(variable: str) -> OtherCrystals:
    """A crystal of each basic colour but the one remembered."""
    return OtherCrystals(Var(variable))


any_crystal = crystal(*BASIC)
any_token = token(*COLOURS)
