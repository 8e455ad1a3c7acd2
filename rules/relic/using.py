"""Abilities in force, and using them: limits, charges, prices (RL-TURN-2, RL-CHG-2, RL-ENG-9, RL-POW-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, NamedTuple, TypeVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer
from . import choices, moving, paying, rolls
from .abilities import Ability, Passive, Trigger
from .cards import ASSETS, CORRUPTION, POWER
from .characters import CHARACTERS
from .events import AbilityUsed, PowerPlayed
from .passives import NoClass
from .table import Player, Referee, Rule, State

PassiveT = TypeVar("PassiveT", bound=Passive)


class InForce(NamedTuple):
    """An ability of a player, and what it is printed on: the kind of thing, its name on the table, its place there."""

    kind: str
    card: str
    at: int
    ability: Ability

    @property
    def key(self) -> str:
        """By which it is remembered that it was used."""
        return f"{self.kind} {self.card} {self.at}"


Held = tuple[str, tuple[str, ...], tuple[str, ...], tuple[tuple[str, str], ...]]
"""What abilities are printed on: character, special abilities, faceup Corruption, assets by name on the table and card."""


def held(player: Player) -> Held:
    """All that gives a player abilities."""
    assets = tuple((asset.piece, asset.card) for asset in player.assets)
    return player.character, tuple(player.specials), tuple(player.corruption), assets


def in_force(player: Player) -> tuple[InForce, ...]:
    """All abilities this player has, those of Power cards apart."""
    return listed(held(player)) if player.character else ()


@lru_cache(1024)
def listed(held: Held) -> tuple[InForce, ...]:
    """The abilities printed on these."""
    return tuple(printed_on(*held))


def printed_on(
    character: str, specials: tuple[str, ...], corruption: tuple[str, ...], assets: tuple[tuple[str, str], ...]
) -> Iterator[InForce]:
    """The abilities printed on these, one after the other; assets of a class that cannot be used have none."""
    sheet = CHARACTERS[character]
    for at, ability in enumerate(sheet.abilities):
        yield InForce("character", character, at, ability)
    for id in specials:
        yield InForce("special", id, 0, sheet.special(id))
    for card in corruption:
        for at, ability in enumerate(CORRUPTION[card].abilities):
            yield InForce("corruption", card, at, ability)
    lost = classes_lost_by(corruption)
    for piece, card in assets:
        printed = ASSETS.get(card)
        if printed and printed.sort not in lost:
            for at, ability in enumerate(printed.abilities):
                yield InForce("asset", piece, at, ability)


def lost_classes(player: Player) -> list[str]:
    """The classes of assets a player cannot use."""
    return classes_lost_by(player.corruption)


def classes_lost_by(corruption: Iterable[str]) -> list[str]:
    """The classes of assets that these cards take."""
    held = [one for card in corruption for ability in CORRUPTION[card].abilities for one in ability.holds]
    return [one.what for one in held if isinstance(one, NoClass)]


def passives(player: Player, kind: type[PassiveT]) -> list[PassiveT]:
    """What of this kind holds for a player at all times."""
    return passives_at(player, "passive", kind)


def passives_at(player: Player, trigger: Trigger, kind: type[PassiveT]) -> list[PassiveT]:
    """What of this kind holds for a player at this moment."""
    return [one for source in of_trigger(player, trigger) for one in source.ability.holds if isinstance(one, kind)]


def of_trigger(player: Player, *triggers: Trigger) -> tuple[InForce, ...]:
    """The abilities of a player that work at these moments."""
    return of_moments(held(player), triggers) if player.character else ()


@lru_cache(4096)
def of_moments(held: Held, triggers: tuple[Trigger, ...]) -> tuple[InForce, ...]:
    """Those of these that work at these moments."""
    return tuple(source for source in listed(held) if source.ability.trigger in triggers)


def find(player: Player, kind: str, card: str, at: int) -> InForce | None:
    """The ability of this description, if the player has it now."""
    return next((one for one in in_force(player) if one[:3] == (kind, card, at)), None)


def why_not_use(state: State, source: InForce) -> Illegal | None:
    """Why an ability cannot be used now: its limit, its price, or what it does."""
    table, player, ability = state.table, state.me, source.ability
    if ability.limit == "turn" and source.key in table.turn.used:
        return Illegal("RL-GOLD-1", "once_a_turn", card=source.card)
    if table.battle and source.key in table.battle.used:
        return Illegal("RL-GOLD-1", "once_a_battle", card=source.card)
    if table.roll and source.key in table.roll.rerolled:
        return Illegal("RL-DICE-4", "once_a_roll", card=source.card)
    unpaid = (paying.why_not(table, player, cost, source.card) for cost in ability.cost)
    return next(filter(None, unpaid), None) or next(filter(None, (do.why_not(state) for do in ability.does)), None)


def called(kind: str, card: str, at: int) -> str:
    """An ability in notation: by its card, with a number if it is not the first there."""
    return ("special" if kind == "special" else card) + f" {at + 1}" * bool(at)


@instruction
class Use(Rule):
    """Use an ability: its price is paid, then it is carried out."""

    kind: str
    card: str
    at: int
    that: str = ""
    """What it works on, if that is settled already."""

    @property
    def notation(self) -> str:
        return f"use {called(self.kind, self.card, self.at)}"

    @property
    def about(self) -> Ref:
        return Ref(self.kind, self.card)

    def why_not(self, state: State) -> Illegal | None:
        source = find(state.me, self.kind, self.card, self.at)
        return why_not_use(state, source) if source else Illegal("RL-ASSET-1", "not_in_play", card=self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        source = find(referee.me, self.kind, self.card, self.at)
        if source is None:
            return
        remember(referee, source)
        referee.note(AbilityUsed(referee.seat, self.kind, self.card))
        does = tuple(map(decided, source.ability.does))
        referee.push(
            *source.ability.cost, *does, source=f"{self.kind} {self.card}", vars={"card": self.card, "that": self.that}
        )


def remember(referee: Referee, source: InForce) -> None:
    """That this was used: for its limit, and that nothing saves twice from one loss."""
    battle = referee.table.battle
    if source.ability.limit == "turn":
        referee.table.turn.used.append(source.key)
    if battle and (source.ability.limit == "battle" or source.ability.trigger == "on_lose_battle"):
        battle.used.append(source.key)
    if referee.table.roll and any(isinstance(do, rolls.Reroll | moving.MoveBonus) for do in source.ability.does):
        referee.table.roll.rerolled.append(source.key)


def decided(do: Effect) -> Effect:
    """Who has said to use it is not asked once more whether to."""
    if not isinstance(do, choices.Choose) or not do.optional:
        return do
    return do.choices[0] if len(do.choices) == 1 else replace(do, optional=False)


@instruction
class PlayPower(Rule):
    """A Power card for its ability; then it is discarded (RL-POW-3, RL-POW-7)."""

    card: str

    @property
    def notation(self) -> str:
        return f"play {self.card}"

    @property
    def about(self) -> Ref:
        return Ref("power", self.card)

    def why_not(self, state: State) -> Illegal | None:
        ability = POWER[self.card].ability
        if ability is None:
            return Illegal("RL-POW-7", "no_ability", card=self.card)
        return next(filter(None, (do.why_not(state) for do in ability.does)), None)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        ability = POWER[self.card].ability
        referee.me.power.remove(self.card)
        referee.table.discards.power.append(self.card)
        referee.note(PowerPlayed(referee.seat, self.card))
        if ability:
            does = tuple(map(decided, ability.does))
            referee.push(*does, source=f"power {self.card}", vars={"card": self.card, "that": ""})


def plays(state: State, *triggers: Trigger) -> Iterator[Option | Blocked]:
    """What may be used at these moments: abilities in force, and Power cards."""
    for source in of_trigger(state.me, *triggers):
        if source.ability.does:
            yield offer(Use(source.kind, source.card, source.at), state)
    for card in dict.fromkeys(state.me.power):
        ability = POWER[card].ability
        if ability and ability.trigger in triggers:
            yield offer(PlayPower(card), state)


def not_now(state: State, *triggers: Trigger) -> list[Blocked]:
    """The Power cards in hand that have their moment at another time."""
    cards = [POWER[card] for card in dict.fromkeys(state.me.power)]
    return [
        Blocked(f"play {card.name}", PlayPower(card.name), Illegal("RL-POW-7", "another_moment", when=ability.trigger))
        for card in cards
        if (ability := card.ability) and ability.trigger not in triggers
    ]


def might(state: State, *triggers: Trigger) -> bool:
    """Whether, as far as all can see, the acting player may have something for these moments."""
    public = any(one.ability.does and why_not_use(state, one) is None for one in of_trigger(state.me, *triggers))
    return public or hand_might(state.me, *triggers)


def hand_might(player: Player, *triggers: Trigger) -> bool:
    """Whether a hand may hold something for these moments.

    It may hold any card of the deck: so it counts if any such card exists, whatever this hand holds.
    """
    return bool(player.power) and in_the_deck(*triggers)


@lru_cache(None)
def in_the_deck(*triggers: Trigger) -> bool:
    """Whether any Power card has its moment then."""
    return any(card.ability and card.ability.trigger in triggers for card in POWER.values())


@instruction
class Moment(Rule):
    """What happens by itself at a moment, in the order its player says (RL-TURN-2)."""

    trigger: Trigger
    done: tuple[str, ...] = ()
    clause: ClassVar[Clause | None] = "RL-TURN-2"

    def ask(self, state: State) -> Decision:
        return decide(
            state, self, [Option(Resolve(*one[:3]).notation, Resolve(*one[:3])) for one in self.waiting(state.me)]
        )

    def waiting(self, player: Player) -> list[InForce]:
        """Abilities of this moment that are not optional and have not been carried out."""
        found = of_trigger(player, self.trigger)
        return [one for one in found if compulsory(one.ability) and one.key not in self.done]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            if isinstance(pick.do, Resolve):
                key = f"{pick.do.kind} {pick.do.card} {pick.do.at}"
                referee.next(pick.do, Moment(self.trigger, (*self.done, key)))


def compulsory(ability: Ability) -> bool:
    """Whether it is carried out in any case: without price and limit."""
    return bool(ability.does) and not ability.cost and not ability.limit


@instruction
class Resolve(Rule):
    """An ability that works by itself."""

    kind: str
    card: str
    at: int

    @property
    def notation(self) -> str:
        return f"resolve {called(self.kind, self.card, self.at)}"

    @property
    def about(self) -> Ref:
        return Ref(self.kind, self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        source = find(referee.me, self.kind, self.card, self.at)
        if source:
            referee.push(*source.ability.does, source=f"{self.kind} {self.card}", vars={"card": self.card, "that": ""})


def at_start(state: State, trigger: Trigger, *, over: bool) -> Iterator[Option | Blocked]:
    """What may be used at the start of a turn or phase, and has a price or a limit; Power cards too.

    Args:
        state: The state.
        trigger: The moment.
        over: Something else was done already: it is too late (RL-TURN-2).
    """
    sources = [one for one in of_trigger(state.me, trigger) if one.ability.does and not compulsory(one.ability)]
    deeds: list[Effect] = [Use(*source[:3]) for source in sources]
    for card in dict.fromkeys(state.me.power):
        ability = POWER[card].ability
        deeds += [PlayPower(card)] * (ability is not None and ability.trigger == trigger)
    for do in deeds:
        yield Blocked(do.notation, do, Illegal("RL-TURN-2", "start_is_over")) if over else offer(do, state)


def works_at(player: Player, do: Effect, trigger: Trigger) -> bool:
    """Whether this uses an ability that has this moment."""
    if isinstance(do, PlayPower):
        ability = POWER[do.card].ability
        return ability is not None and ability.trigger == trigger
    source = find(player, do.kind, do.card, do.at) if isinstance(do, Use) else None
    return source is not None and source.ability.trigger == trigger
