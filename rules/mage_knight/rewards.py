"""19.1 Rewards and the benefits of spaces, at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction, offer
from . import cities, levels, mana, offers, recruiting, scenarios, sites, times, units
from .basics import BASIC, COLOURS, WOUND
from .card_events import ArtifactsDrawn, ArtifactsKept
from .events import RewardLost, Rolled, WoundsThrown
from .heroes import Hero
from .hexes import Hex, neighbours
from .table import Referee, Rule, State, Table

DIE = "dungeon roll"
"""A reward on which a die decides (MK-SITE-27)."""


@instruction
class SpaceBenefits(Rule):
    """Mines: a crystal of their colour, unless there are three (MK-SITE-49)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        printed = times.space_at(table, hero.space)
        if printed and printed.site == "mine" and scenarios.mine_works(table, hero.space):
            mana.gain_crystal(referee, hero, printed.colour, overflow=False)


@instruction
class GladeWound(Rule):
    """On a magical glade a Wound may be thrown away (MK-SITE-47). It is asked of whoever holds cards, not only Wounds."""

    clause: ClassVar[Clause | None] = "MK-SITE-47"

    def ask(self, state: State) -> Decision | None:
        hero = state.me
        on_glade = sites.kind(state.table, hero.space) == "glade"
        if not on_glade or not (hero.hand or WOUND in hero.discard):
            return None
        places = {"hand": hero.hand, "discard": hero.discard}
        away = [Option(f"throw away {name}", ThrowWound(name)) for name, pile in places.items() if WOUND in pile]
        return decide(state, self, [*away, Option("throw nothing", Keep())], secret=True)


@instruction
class ThrowWound(Rule):
    """A Wound of this place goes back to the pile."""

    place: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        (hero.hand if self.place == "hand" else hero.discard).remove(WOUND)
        referee.note(WoundsThrown(hero.seat, self.place, 1))


@instruction
class Keep(Rule):
    """All stays as it is."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


# rewards


@instruction
class TakeRewards(Rule):
    """What was won in this turn, in any order (MK-END-8). Units may wait for a Command token of a level-up (MK-REWARD-5)."""

    levels_done: bool = False
    clause: ClassVar[Clause | None] = "MK-END-8"

    def ask(self, state: State) -> Decision:
        return decide(state, self, self.ways(state))

    def ways(self, state: State) -> Iterator[Option | Blocked]:
        """Every kind of reward once."""
        hero = state.me
        for reward in dict.fromkeys(hero.turn.rewards):
            yield offer(Claim(reward), state)
        if set(hero.turn.rewards) == {"unit"} and not self.levels_done and token_coming(state.table, hero):
            yield Option("wait for the level", Keep())

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            referee.next(pick.do, *[self] * isinstance(pick.do, Claim))


def token_coming(table: Table, hero: Hero) -> bool:
    """Whether the level-ups of this turn bring a Command token."""
    return levels.COMMAND[levels.level_by_fame(hero.fame)] > levels.command_tokens(table, hero)


@instruction
class Claim(Rule):
    """This reward; all Artifacts at once (MK-REWARD-2)."""

    reward: str

    @property
    def notation(self) -> str:
        return f"take {self.reward}"

    def why_not(self, state: State) -> Illegal | None:
        if self.reward == "artifact" and DIE in state.me.turn.rewards:
            return Illegal("MK-REWARD-2", "artifacts_together")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        won = referee.me.turn.rewards
        n = won.count(self.reward) if self.reward == "artifact" else 1
        for _ in range(n):
            won.remove(self.reward)
        kind, _, what = self.reward.partition(" ")
        if kind in ("spell", "advanced"):
            offers.needed(referee)
        match kind:
            case "artifact":
                referee.next(DrawArtifacts(n))
            case "unit":
                referee.next(TakeUnit())
            case "fame":
                levels.gain_fame(referee, referee.me, int(what))
            case "crystals":
                referee.next(*[GainCrystal(colour) for colour in BASIC])
            case "crystal":
                referee.next(RollCrystal() if what == "roll" else GainCrystal(what))
            case _:
                referee.next(RollReward() if self.reward == DIE else RewardFromOffer(self.reward))


@instruction
class GainCrystal(Rule):
    """Into the Inventory; with three of the colour there, nothing (MK-REWARD-1)."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        mana.gain_crystal(referee, referee.me, self.colour, overflow=False)


@instruction
class RollCrystal(Rule):
    """A die: a crystal of its colour; gold: of any; black: a point of Fame instead (MK-REWARD-4)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rolled = referee.dice.choice(COLOURS)
        referee.note(Rolled(referee.seat, (rolled,), "crystal"))
        if rolled == "black":
            levels.gain_fame(referee, referee.me, 1)
        else:
            referee.next(ChooseCrystal() if rolled == "gold" else GainCrystal(rolled))


@instruction
class ChooseCrystal(Rule):
    """Of a basic colour one likes."""

    clause: ClassVar[Clause | None] = "MK-REWARD-4"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"crystal {colour}", GainCrystal(colour)) for colour in BASIC])


@instruction
class RollReward(Rule):
    """A die: gold or black is a Spell, a basic colour an Artifact (MK-SITE-27)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rolled = referee.dice.choice(COLOURS)
        referee.note(Rolled(referee.seat, (rolled,), "reward"))
        referee.me.turn.rewards.append("artifact" if rolled in BASIC else "spell")


@instruction
class RewardFromOffer(Rule):
    """A Spell or an Advanced Action of its offer (MK-REWARD-3)."""

    offered: str
    clause: ClassVar[Clause | None] = "MK-REWARD-3"

    def ask(self, state: State) -> Decision:
        table = state.table
        lying = table.spell_offer if self.offered == "spell" else table.advanced_offer
        return decide(state, self, [Option(f"gain {c}", offers.GainFromOffer(self.offered, c)) for c in lying])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if not picks:
            referee.note(RewardLost(referee.seat, self.offered))
        referee.next(*[pick.do for pick in picks])


# Units


@instruction
class TakeUnit(Rule):
    """Any Unit of the offer, free of charge. Without a free Command token one is disbanded, or this one forfeited (MK-REWARD-5)."""

    clause: ClassVar[Clause | None] = "MK-REWARD-5"

    def ask(self, state: State) -> Decision:
        table, hero = state.table, state.me
        lying = [unit for unit in table.unit_offer if unit.partition(".")[0] in units.UNITS]
        ways = [GainUnit(unit, bonded) for unit in lying for bonded in (False, True)[: 1 + recruiting.bond_free(hero)]]
        forfeit = (
            [] if recruiting.token_free(table, hero) or not lying else [Option("forfeit the unit", LoseReward("unit"))]
        )
        return decide(state, self, [*(Option(way.notation, way) for way in ways), *forfeit])


@instruction
class GainUnit(Rule):
    """This Unit of the offer, at no price."""

    unit: str
    bonded: bool = False

    @property
    def about(self) -> Ref:
        return Ref("offer", self.unit)

    @property
    def notation(self) -> str:
        return f"gain {self.unit}" + " by bonds_of_loyalty" * self.bonded

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*recruiting.make_room(referee, self.bonded), recruiting.Join(self.unit, self.bonded))


@instruction
class LoseReward(Rule):
    """It is given up."""

    reward: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(RewardLost(referee.seat, self.reward))


# Artifacts


@instruction
class DrawArtifacts(Rule):
    """One more than were won; one of them goes under the Artifact deck, the rest onto the Deed deck (MK-REWARD-2)."""

    won: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, deck = referee.me, referee.table.artifact_deck
        drawn = [deck.pop() for _ in range(min(self.won + 1, len(deck)))]
        if drawn:
            hero.looking += drawn
            referee.note(ArtifactsDrawn(hero.seat, tuple(drawn)))
            referee.next(*[ReturnArtifact()] * (len(drawn) > self.won), LayArtifacts())
        else:
            referee.note(RewardLost(hero.seat, "artifact"))


@instruction
class ReturnArtifact(Rule):
    """One goes under the Artifact deck."""

    clause: ClassVar[Clause | None] = "MK-REWARD-2"

    def ask(self, state: State) -> Decision:
        drawn = sorted(state.me.looking)
        return decide(state, self, [Option(f"return {card}", ReturnCard(card)) for card in drawn], secret=True)


@instruction
class ReturnCard(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.looking.remove(self.card)
        referee.table.artifact_deck.insert(0, self.card)


@instruction
class LayArtifacts(Rule):
    """The others are laid on the Deed deck in any order; the last one lies on top (MK-REWARD-9)."""

    clause: ClassVar[Clause | None] = "MK-REWARD-2"

    def ask(self, state: State) -> Decision | None:
        kept = sorted(state.me.looking)
        if len(kept) < 2:
            return None
        options = [Option(f"lay {card}", LayCard(card)) for card in kept]
        return decide(state, self, options, Picks(len(kept), len(kept), ordered=True), secret=True)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        laid = [pick.do for pick in picks] or [LayCard(card) for card in hero.looking]
        for do in laid:
            referee.carry_out(do, picks)
        referee.note(ArtifactsKept(hero.seat, tuple(hero.deck[-len(laid) :])))


@instruction
class LayCard(Rule):
    """Next, this one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.looking.remove(self.card)
        referee.me.deck.append(self.card)


# what sites add to the hand limit


def site_bonus(table: Table, hero: Hero) -> int:
    """The better of what keeps and cities add to the hand limit (MK-END-24 ... MK-END-26)."""
    near = (hero.space, *neighbours(hero.space))
    return max(keep_bonus(table, hero, near), *(city_bonus(table, hero, space) for space in near))


def keep_bonus(table: Table, hero: Hero, near: tuple[Hex, ...]) -> int:
    """One for each keep owned anywhere, on or next to one of them, or to one of an ally (MK-END-24, MK-TEAM-6)."""
    owned = {Hex.at(name): site.shields[-1] for name, site in table.sites.items() if site.shields}
    keeps = {space: owner for space, owner in owned.items() if sites.kind(table, space) == "keep"}
    by_one = any(space in near and friendly(table, hero, owner) for space, owner in keeps.items())
    return list(keeps.values()).count(hero.seat) if by_one else 0


def friendly(table: Table, hero: Hero, owner: int) -> bool:
    """Whether this is the hero's own seat, or that of an ally."""
    return owner == hero.seat or table.of(owner).team == hero.team != 0


def city_bonus(table: Table, hero: Hero, space: Hex) -> int:
    """One with a Shield in a conquered city, two for its leader (MK-END-25)."""
    site = table.site(space)
    if site is None or not sites.conquered_city(table, space) or hero.seat not in site.shields:
        return 0
    return 2 if cities.leader(site) == hero.seat else 1
