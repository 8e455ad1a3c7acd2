"""16.7 What comes of a combat."""

from __future__ import annotations

from ...engine.decisions import Option
from ...engine.instructions import instruction
from .. import scenarios, sites
from ..content.ruins import RUIN
from ..events import CombatEnded, EnemyDrawn, MonsterReplaced, Moved
from ..hexes import OFF_MAP
from ..table import Fight, Foe, Hero, Referee, Role, Rule, Site, fight_of

REWARDS: dict[str, tuple[str, ...]] = {
    "mage_tower": ("spell",),
    "monastery": ("artifact",),
    "dungeon": ("dungeon roll",),
    "tomb": ("spell", "artifact"),
    "monster_den": ("crystal roll",) * 2,
    "spawning_grounds": ("artifact", *("crystal roll",) * 3),
}
"""What the first victory at a site is worth (12.5 ... 12.9); taken at the end of the turn."""


def draw_foe(referee: Referee, colour: str, role: Role, *, fortified: bool = False, half: bool = False) -> list[Foe]:
    """An enemy of this colour, drawn to be fought; none, if there is no token left."""
    from . import combat

    token = sites.draw_token(referee, colour)
    if token is None:
        return []
    referee.note(EnemyDrawn(referee.seat, token))
    return [combat.foe(token, referee.me.space, role, fortified=fortified, half=half)]


def drawn_defenders(referee: Referee, kind: str) -> list[Foe]:
    """Who defends a keep of another player in its absence: for half the Fame (MK-SITE-19)."""
    colour = sites.GUARDS[kind]
    return [
        foe
        for _ in range(scenarios.defenders(referee.table))
        for foe in draw_foe(referee, colour, "drawn", fortified=True, half=True)
    ]


@instruction
class End(Rule):
    """The fight is over (MK-OUT-1 ... MK-OUT-10)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight, hero = fight_of(referee), referee.me
        referee.table.fights.remove(fight)
        for unit in hero.units:
            unit.closed = False
        won = not any(foe.role != "rampaging" for foe in fight.foes)
        settle(referee, fight, won)
        referee.note(CombatEnded(hero.seat, fight.site, won))


def settle(referee: Referee, fight: Fight, won: bool) -> None:
    """What happens at the site, with what was not defeated, and with the hero."""
    for foe in fight.foes:
        if foe.role == "drawn":
            sites.discard_token(referee, foe.id)  # MK-OUT-7
    if fight.site == "city":
        shields_in_order(referee, fight)
    elif won and fight.site in REWARDS:
        first_victory(referee, fight)
    elif won and fight.site == "keep":
        sites.put_shield(referee, referee.seat, fight.space)
    elif won and fight.site == "ruins":
        clear_ruins(referee, fight)
    elif fight.site == "spawning_grounds":
        fill_grounds(referee, fight)
    if not won:
        send_back(referee, referee.me, fight)


def shields_in_order(referee: Referee, fight: Fight) -> None:
    """A Shield in the city for every defender beaten, in order; rampaging enemies count for nothing there (MK-OUT-2)."""
    for enemy in fight.beaten:
        if enemy not in fight.guests:
            sites.put_shield(referee, referee.seat, fight.space)


def first_victory(referee: Referee, fight: Fight) -> None:
    """A Shield and the rewards; entered again, a dungeon or tomb gives Fame alone (MK-SITE-29, MK-SITE-30).

    A mage tower taken from another gives no Spell again.
    """
    site = referee.table.sites[str(fight.space)]
    if not site.shields:
        referee.me.turn.rewards += REWARDS[fight.site]
    if not site.shields or fight.site == "mage_tower":
        sites.put_shield(referee, referee.seat, fight.space)
    site.burned = fight.site == "monastery"


def clear_ruins(referee: Referee, fight: Fight) -> None:
    """The last enemy is beaten: the token leaves, its reward is won (MK-SITE-42, MK-SITE-44)."""
    site = referee.table.sites[str(fight.space)]
    referee.me.turn.rewards += RUIN[site.ruin].rewards
    close_ruins(referee, site)
    sites.put_shield(referee, referee.seat, fight.space)


def close_ruins(referee: Referee, site: Site) -> None:
    """The ruin token goes to its discard pile."""
    referee.table.spent_ruins.append(site.ruin)
    site.ruin = ""


def fill_grounds(referee: Referee, fight: Fight) -> None:
    """A new monster for each defeated one, face up, unless both were defeated in one combat (MK-SITE-36)."""
    site = referee.table.sites[str(fight.space)]
    for _ in fight.beaten:
        token = sites.draw_token(referee, "brown")
        if token:
            site.foes.append(token)
            referee.note(MonsterReplaced(referee.seat, token))


def send_back(referee: Referee, hero: Hero, fight: Fight) -> None:
    """A failed assault: back to where it came from, which is no withdrawal (MK-OUT-9)."""
    if fight.came_from == OFF_MAP:
        return
    if hero.turn.path and hero.turn.path[-1] == fight.came_from:
        hero.turn.path.pop()
    hero.space = fight.came_from
    referee.note(Moved(hero.seat, hero.space, "thrown back"))
