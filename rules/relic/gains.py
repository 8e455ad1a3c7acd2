"""4, 13, 14, 15 and 16: gaining and losing."""

from __future__ import annotations

from typing import Literal

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import instruction
from . import assets, corruption, decks, levels, life, missions, paying
from .events import Gained, Lost, Paid, PowerDiscarded, PowerDrawn
from .table import ATTRIBUTES, MOST, Attribute, Player, Referee, Rule, State

What = Literal[
    "life",
    "influence",
    "strength",
    "willpower",
    "cunning",
    "attribute_choice",
    "attribute_lowest",
    "power_card",
    "corruption_card",
    "completed_mission",
    "level",
    "wargear_card",
    "asset",
]
ALL = 99
"""As many as there are."""


@instruction
class Gain(Rule):
    """So much of this is gained."""

    what: What
    n: int

    def ask(self, state: State) -> Decision | None:
        """Which attribute, if it may be chosen; the owner chooses among the lowest (RL-ATTR-4)."""
        if self.what == "attribute_choice":
            return decide(state, self, raises(ATTRIBUTES, self.n))
        if self.what == "attribute_lowest":
            return decide(state, self, raises(lowest(state.me), self.n), clause="RL-ATTR-4")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        match self.what:
            case "attribute_choice" | "attribute_lowest":
                referee.next(*[pick.do for pick in picks])
            case "strength" | "willpower" | "cunning":
                raise_attribute(referee, self.what, self.n)
            case "life":
                life.gain(referee, self.n)
            case "influence":
                gain_influence(referee, self.n)
            case "power_card":
                draw_power(referee, self.n)
            case "wargear_card":
                gain_wargear(referee, self.n)
            case "corruption_card":
                referee.next(corruption.DrawCorruption(self.n))
            case "completed_mission":
                missions.gain_completed(referee, self.n)
            case "level":
                referee.next(*[levels.LevelUp()] * self.n)
            case "asset":
                pass


def raises(attributes: tuple[Attribute, ...], n: int) -> list[Option]:
    """An option for each of these attributes."""
    return [Option(attribute, Raise(attribute, n)) for attribute in attributes]


@instruction
class Raise(Rule):
    """This attribute goes up."""

    attribute: Attribute
    n: int

    @property
    def about(self) -> Ref:
        return Ref("attribute", self.attribute)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        raise_attribute(referee, self.attribute, self.n)


def lowest(player: Player) -> tuple[Attribute, ...]:
    """The attributes with the lowest dial (RL-ATTR-4)."""
    least = min(player.dial(attribute) for attribute in ATTRIBUTES)
    return tuple(attribute for attribute in ATTRIBUTES if player.dial(attribute) == least)


def raise_attribute(referee: Referee, attribute: str, n: int) -> None:
    """So much more; above 12 it is lost (RL-ATTR-3)."""
    player = referee.me
    now = min(MOST, player.dial(attribute) + n)
    if n := now - player.dial(attribute):
        setattr(player, attribute, now)
        referee.note(Gained(player.seat, attribute, n, now))


def gain_influence(referee: Referee, n: int) -> None:
    """So much more, without limit (RL-INF-2)."""
    player = referee.me
    player.influence += n
    referee.note(Gained(player.seat, "influence", n, player.influence))


def draw_power(referee: Referee, n: int) -> None:
    """So many Power cards; the limit is a matter of the Experience phase (RL-LVL-5)."""
    player = referee.me
    drawn = [card for _ in range(n) if (card := decks.take(referee, "power"))]
    if drawn:
        player.power += drawn
        referee.note(PowerDrawn(player.seat, tuple(drawn)))


def gain_wargear(referee: Referee, n: int) -> None:
    """The top Wargear cards, free."""
    for _ in range(n):
        if card := decks.take(referee, "wargear"):
            assets.come(referee, card)


@instruction
class Lose(Rule):
    """So much of this is lost, as far as there is any (RL-INF-1)."""

    what: What
    n: int

    def why_not(self, state: State) -> Illegal | None:
        """What is lost for one's own good cannot be, if there is none."""
        return corruption.LoseCorruption(self.n).why_not(state) if self.what == "corruption_card" else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        match self.what:
            case "strength" | "willpower" | "cunning":
                lower_attribute(referee, self.what, self.n)
            case "influence":
                lose_influence(referee, self.n)
            case "life":
                referee.next(life.LoseLife(self.n))
            case "power_card":
                referee.next(DiscardPower(min(self.n, len(player.power))))
            case "corruption_card":
                referee.next(corruption.LoseCorruption(self.n))
            case "asset":
                referee.next(*[assets.LoseAsset()] * min(self.n, len(player.assets)))
            case _:
                pass


def lower_attribute(referee: Referee, attribute: str, n: int) -> None:
    """So much less, but never below the printed value (RL-ATTR-2)."""
    player = referee.me
    now = max(player.sheet.printed(attribute), player.dial(attribute) - n)
    if n := player.dial(attribute) - now:
        setattr(player, attribute, now)
        referee.note(Lost(player.seat, attribute, n, now))


def lose_influence(referee: Referee, n: int) -> None:
    """So much less; what is missing is ignored (RL-INF-1)."""
    player = referee.me
    if n := min(n, player.influence):
        player.influence -= n
        referee.note(Lost(player.seat, "influence", n, player.influence))


def pay_influence(referee: Referee, n: int) -> None:
    """A price is paid."""
    player = referee.me
    player.influence -= n
    if n:
        referee.note(Paid(player.seat, n, player.influence))


@instruction
class DiscardPower(Rule):
    """So many Power cards of choice."""

    n: int

    def ask(self, state: State) -> Decision:
        return decide(state, self, discards(state.me), Picks(self.n, self.n))


def discards(player: Player) -> list[Option]:
    """An option for each Power card in hand."""
    hand = player.power
    return [Option(f"discard {card}", LetGo(card), hand.count(card)) for card in dict.fromkeys(hand)]


@instruction
class LetGo(Rule):
    """This Power card is discarded."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("power", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.power.remove(self.card)
        referee.table.discards.power.append(self.card)
        referee.note(PowerDiscarded(referee.seat, self.card))


@instruction
class Pay(Rule):
    """So much of this, in full, or what it is the price of is not done (RL-ENG-9)."""

    what: What
    n: int

    def why_not(self, state: State) -> Illegal | None:
        return paying.why_not(state.table, state.me, self, "")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.what == "influence":
            pay_influence(referee, self.n)
        elif self.what == "asset":
            referee.next(*[assets.LoseAsset()] * self.n)


def gain(what: What, n: int = 1) -> Gain:
    """So much of this is gained."""
    return Gain(what, n)


def lose(what: What, n: int = 1) -> Lose:
    """So much of this is lost; ALL: all of it."""
    return Lose(what, n)


def pay(what: What, n: int = 1) -> Pay:
    """The price of what follows."""
    return Pay(what, n)
