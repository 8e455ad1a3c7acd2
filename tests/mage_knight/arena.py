"""Fights of Mage Knight in a few words: what is gathered, what lies at a site, who stands there."""

from __future__ import annotations

from rules.engine.instructions import Effect
from rules.engine.referee import Frame
from rules.mage_knight.frays import Fight, Foe, Points
from rules.play import settled
from tests.kit import Play
from tests.mage_knight.positions import Land, having, knights

KEEP = "4,-3"
"""The keep of tile 3, with a forest at 3,-2, plains at 3,-3 and hills at 4,-2 around it."""
CITY = "3,-2"
"""The centre of a city tile at 1,0; around it 2,-2 and 4,-2."""


def fight_of(play: Play, seat: int = 0) -> Fight:
    """The fight of this seat."""
    fight = play.table.fight_of(seat)
    assert fight is not None
    return fight


def foe(play: Play, id: str) -> Foe:
    """An enemy of the fight of the seat that is asked."""
    return fight_of(play, play.seat).foe(id)


def with_points(play: Play, *made: str, seat: int = -1) -> Play:
    """This has been gathered: `fire 5`, `siege ice 3`, `ranged 4`, `block ice 2`."""
    fight = fight_of(play, play.seat if seat < 0 else seat)
    for words in made:
        *kinds, n = words.split()
        form = next((kind for kind in kinds if kind in ("ranged", "siege", "block")), "melee")
        element = next((kind for kind in kinds if kind in ("fire", "ice", "coldfire")), "physical")
        fight.points.append(Points(int(n), element, form))
    play.state.known = False
    return play


def playing(play: Play, *does: Effect, source: str = "card march", seat: int = -1, **vars: str | int) -> Play:
    """What a card of the seat that is asked does is done now."""
    play.state.agenda.append(Frame(play.seat if seat < 0 else seat, source, list(does), vars))
    play.state.known = False
    outcome = settled(play.state)
    play.state, play.events = outcome.state, outcome.events
    play.happened += outcome.events
    return play


def keep(*heroes: str, guard: str = "swordsmen.1", by: str = "3,-3", scenario: str = "full_conquest") -> Land:
    """Heroes next to a keep, its guard face up."""
    land = knights(*(heroes or ("arythea", "tovak")), scenario=scenario).lay("A 0,0", "3 1,0").at(by)
    return lying(land, KEEP, guard)


def lying(land: Land, space: str, *enemies: str, hidden: bool = False) -> Land:
    """Only these tokens lie at this site."""
    from rules.mage_knight import sites

    site = land.table.sites[space]
    for token in [*site.foes, *site.hidden]:
        land.table.spent.append(token)
    for pile in (site.foes, site.hidden, site.backs):
        pile.clear()
    for enemy in enemies:
        land.take_token(enemy)
        if enemy in land.table.spent:
            land.table.spent.remove(enemy)
    if hidden:
        sites.lay_face_down(site, enemies)
    else:
        site.foes += enemies
    return land


def city(
    tile: str,
    *garrison: str,
    heroes: tuple[str, ...] = ("arythea", "tovak"),
    hidden: bool = False,
    scenario: str = "full_conquest",
) -> Land:
    """Heroes next to a city, the first at 2,-2."""
    land = knights(*heroes, scenario=scenario).lay("A 0,0", f"{tile} 1,0").at("2,-2")
    land.table.rampaging.clear()
    return lying(land, CITY, *garrison, hidden=hidden)


def assault(land: Land, space: str = KEEP, seat: int = 0) -> Play:
    """The hero walks in; nobody else is challenged."""
    play = having(land.turn(seat), move=9).do(f"move {space}")
    return play.do("") if play.asked.kind == "mage_knight.assault" else play


def to_block(play: Play) -> Play:
    """On to the block phase."""
    return play.do("next phase")


def to_damage(play: Play) -> Play:
    """On to the damage phase, nothing blocked."""
    return play.do("next phase", "next phase")


def suffer(play: Play, *to: str) -> Play:
    """All damage of one enemy after the other to these, in turn; then all to the hero."""
    bearers = list(to)
    while play.asked.kind in ("mage_knight.damage", "mage_knight.assign"):
        if play.asked.kind == "mage_knight.damage":
            play.do(next(option for option in play.options if option.startswith("face ")))
        elif bearers:
            play.do(bearers.pop(0))
        else:
            play.do("hero")
    return play


def to_attack(play: Play) -> Play:
    """On to the attack phase: nothing blocked, all damage to the hero."""
    return suffer(to_damage(play))
