"""16.7 What comes of a combat."""

from __future__ import annotations

from ...engine.decisions import Option
from ...engine.instructions import instruction
from .. import adventures, movement, scenarios, sites
from ..fight_events import CombatEnded, EnemyDrawn
from ..frays import Fight, Foe, Role
from ..hexes import OFF_MAP
from ..table import Referee, Rule, fight_of
from . import combat, coop


def draw_foe(referee: Referee, colour: str, role: Role, *, fortified: bool = False, half: bool = False) -> list[Foe]:
    """An enemy of this colour, drawn to be fought; none, if there is no token left."""
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
        referee.table.hindrance = None
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
    elif won and fight.site in sites.GUARDS:
        take(referee, fight)
    elif fight.site in adventures.ADVENTURES:
        adventures.settle(referee, fight, won)
    scenarios.fight_over(referee, fight, won)
    if not won and fight.came_from != OFF_MAP and not coop.together(referee.table, fight.space):
        movement.send_back(referee, fight.came_from)  # MK-OUT-9


def shields_in_order(referee: Referee, fight: Fight) -> None:
    """A Shield in the city for every defender beaten, in order; rampaging enemies count for nothing there (MK-OUT-2)."""
    for enemy in fight.beaten:
        if enemy not in fight.guests:
            sites.put_shield(referee, referee.seat, fight.space)


def take(referee: Referee, fight: Fight) -> None:
    """A keep or mage tower is the hero's; a tower that was nobody's gives a Spell (MK-SITE-15, MK-SITE-20, MK-SITE-23)."""
    new = not sites.conquered(referee.table, fight.space)
    if fight.site == "mage_tower" and new and scenarios.spell_for_tower(referee.table):
        referee.me.turn.rewards.append("spell")
    sites.put_shield(referee, referee.seat, fight.space)
