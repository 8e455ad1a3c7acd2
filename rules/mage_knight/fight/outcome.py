"""16.7 What comes of a combat."""

from __future__ import annotations

from ...engine.decisions import Option
from ...engine.instructions import instruction
from .. import adventures, movement, scenarios, sites
from ..events import CombatEnded, EnemyDrawn
from ..hexes import OFF_MAP
from ..table import Fight, Foe, Referee, Role, Rule, fight_of


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
    """What happens at the site, and with what was not defeated."""
    hero, table = referee.me, referee.table
    for foe in fight.foes:
        if foe.role == "drawn":
            sites.discard_token(referee, foe.id)
    if fight.site == "city":
        for _ in [id for id in fight.beaten if id not in rampaging(fight)]:
            sites.put_shield(referee, hero.seat, fight.space)
    if won and fight.site in ("keep", "mage_tower"):
        if fight.site == "mage_tower" and not sites.conquered(table, fight.space):
            hero.turn.rewards.append("spell")
        sites.put_shield(referee, hero.seat, fight.space)
    elif fight.site in adventures.ADVENTURES:
        adventures.settle(referee, fight, won)
    elif not won and fight.came_from != OFF_MAP:
        movement.send_back(referee, fight.came_from)


def rampaging(fight: Fight) -> list[str]:
    """The ids of those defeated that were no defenders; they give no Shield (MK-OUT-2)."""
    return [id for id in fight.beaten if id in fight.guests]
