"""12 Actions at sites: exploring adventure sites, burning monasteries, altars; and what becomes of the site afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.costs import can_be_done
from ..engine.decisions import Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction
from . import dungeon_lords, levels, scenarios, sites
from .content.ruins import RUIN
from .fight import combat
from .fight_events import EnemyDrawn
from .frays import Fight, Foe, Role
from .hexes import Hex
from .paying import Pay
from .table import Referee, Rule, Site, State


class Adventure(NamedTuple):
    """How an adventure site is fought for (12.3, 12.6 ... 12.10)."""

    enemies: tuple[str, ...]
    """The piles they are drawn from; of ruins the token tells."""
    stay: bool
    """Those not defeated stay there face up (MK-OUT-8); else they are discarded (MK-OUT-7)."""
    rewards: tuple[str, ...]
    dark: bool = False
    """Night rules hold (MK-SITE-26)."""
    units_barred: bool = False
    again: bool = False
    """It can be entered again after it was conquered, for Fame only (MK-SITE-29)."""
    empty: str = ""
    """The clause that says that nothing is left once it is conquered."""


ADVENTURES: dict[str, Adventure] = {
    "dungeon": Adventure(("brown",), False, ("dungeon roll",), dark=True, units_barred=True, again=True),
    "tomb": Adventure(("red",), False, ("spell", "artifact"), dark=True, units_barred=True, again=True),
    "monster_den": Adventure(("brown",), True, ("crystal roll",) * 2, empty="MK-SITE-34"),
    "spawning_grounds": Adventure(("brown", "brown"), True, ("artifact", *("crystal roll",) * 3), empty="MK-SITE-37"),
    "ruins": Adventure((), True, (), empty="MK-SITE-44"),
    "monastery": Adventure(("violet",), False, ("artifact",), units_barred=True, empty="MK-SITE-11"),
}
BURNING = -3
"""Reputation for burning a monastery, whatever comes of it (MK-SITE-9)."""
TRIBUTE = 3
"""Mana for an altar (MK-SITE-39)."""


def here(state: State) -> Iterator[Effect]:
    """The actions the space of the acting hero has to offer, possible or not."""
    kind, site = sites.kind(state.table, state.me.space), state.table.site(state.me.space)
    if kind == "monastery":
        yield Burn()
    elif kind == "ruins" and site and site.ruin and RUIN[site.ruin].altar:
        yield Tribute(RUIN[site.ruin].altar)
    elif kind in sites.ADVENTURE:
        yield Enter(kind)


@instruction
class Enter(Rule):
    """Explore an adventure site: fight what is in it (MK-COMBAT-3)."""

    site: str

    @property
    def notation(self) -> str:
        return f"enter {self.site}"

    @property
    def about(self) -> Ref:
        return Ref("site", self.site)

    def why_not(self, state: State) -> Illegal | None:
        adventure = ADVENTURES[self.site]
        if not sites.conquered(state.table, state.me.space):
            return None
        return scenarios.no_second_visit(state.table) if adventure.again else Illegal(adventure.empty, "nothing_left")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight_at(referee, self.site)


@instruction
class Burn(Rule):
    """Burn a monastery: Reputation falls at once, then its defender is fought (MK-SITE-9)."""

    @property
    def about(self) -> Ref:
        return Ref("site", "monastery")

    def why_not(self, state: State) -> Illegal | None:
        site = state.table.site(state.me.space)
        return Illegal("MK-SITE-11", "burned") if site and site.burned else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        levels.change_reputation(referee, referee.me, BURNING)
        fight_at(referee, "monastery")


@instruction
class Tribute(Rule):
    """Pay three mana of the colour at an altar (MK-SITE-39)."""

    colour: str

    @property
    def about(self) -> Ref:
        return Ref("site", "ruins")

    @property
    def price(self) -> tuple[Effect, ...]:
        """What is to be paid."""
        return (Pay((self.colour,)),) * TRIBUTE

    def why_not(self, state: State) -> Illegal | None:
        if why := Pay((self.colour,)).why_not(state):
            return why
        if state.trial or can_be_done(state, *self.price, source="altar"):
            return None
        return Illegal("MK-SITE-39", "not_enough_mana", colour=self.colour, n=TRIBUTE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = referee.me.turn
        turn.part, turn.move, turn.influence = "after", 0, 0
        referee.push(*self.price, Appease(), source="altar")


@instruction
class Appease(Rule):
    """The altar has been paid: the space is marked, Fame is gained (MK-SITE-39, MK-SITE-44)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        site = table.sites[str(hero.space)]
        levels.gain_fame(referee, hero, RUIN[site.ruin].fame)
        complete_ruin(referee, site)
        sites.put_shield(referee, hero.seat, hero.space)


def fight_at(referee: Referee, kind: str) -> None:
    """The fight for the site where the hero stands."""
    adventure, space = ADVENTURES[kind], referee.me.space
    site = referee.table.sites[str(space)]
    foes = lying_foes(referee, kind, site, space) if adventure.stay else drawn_foes(referee, adventure.enemies, space)
    combat.begin(referee, kind, space, foes, dark=adventure.dark, units_barred=adventure.units_barred)


def drawn_foes(referee: Referee, piles: tuple[str, ...], space: Hex, role: Role = "drawn") -> list[Foe]:
    """New enemies from these piles; what is not there is not fought (MK-REV-6)."""
    lying = dungeon_lords.take_lying(referee.table, space)
    drawn = [lying] if lying else [token for pile in piles if (token := sites.draw_token(referee, pile))]
    for token in drawn:
        referee.note(EnemyDrawn(referee.seat, token))
    return [combat.foe(token, space, role) for token in drawn]


def lying_foes(referee: Referee, kind: str, site: Site, space: Hex) -> list[Foe]:
    """Enemies that lie there already, and new ones where some are missing; all of them face up on the site."""
    sites.turn_up(referee, site, space)
    waiting = [combat.foe(token, space, "lying") for token in site.foes]
    new = drawn_foes(referee, missing(kind, site), space, "lying")
    site.foes += [foe.id for foe in new]
    return [*waiting, *new]


def missing(kind: str, site: Site) -> tuple[str, ...]:
    """The piles from which a site is filled up. Ruins are filled once: what was defeated is not replaced (MK-SITE-41)."""
    if kind == "ruins":
        return RUIN[site.ruin].enemies if not site.foes else ()
    return ADVENTURES[kind].enemies[len(site.foes) :]


def settle(referee: Referee, fight: Fight, won: bool) -> None:
    """What becomes of an adventure site after the fight for it (MK-OUT-4, MK-OUT-6, MK-OUT-8)."""
    site = referee.table.sites[str(fight.space)]
    if won:
        conquer(referee, fight, site)
    elif fight.site == "spawning_grounds":
        refill(referee, site)


def conquer(referee: Referee, fight: Fight, site: Site) -> None:
    """The first victory: a Shield, and the rewards at the end of the turn; later ones bring only Fame (MK-SITE-29)."""
    hero = referee.me
    if sites.conquered(referee.table, fight.space):
        return
    hero.turn.rewards += RUIN[site.ruin].rewards if fight.site == "ruins" else ADVENTURES[fight.site].rewards
    site.burned = fight.site == "monastery"
    if fight.site == "ruins":
        complete_ruin(referee, site)
    sites.put_shield(referee, hero.seat, fight.space)


def refill(referee: Referee, site: Site) -> None:
    """Spawning grounds not cleared in one combat: each enemy defeated is replaced, face down (MK-SITE-36)."""
    drawn = [token for pile in missing("spawning_grounds", site) if (token := sites.draw_token(referee, pile))]
    sites.lay_face_down(site, drawn)


def complete_ruin(referee: Referee, site: Site) -> None:
    """The ruin token goes to its discard pile (MK-SITE-44)."""
    referee.table.spent_ruins.append(site.ruin)
    site.ruin = ""
