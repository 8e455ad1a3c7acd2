"""12 and 11.3 Sites: what is put on them when their tile is revealed, who owns them, what they give."""

from __future__ import annotations

from collections.abc import Iterable

from . import one_to_return, times
from .content.enemies import ENEMIES
from .events import ShieldPlaced, TokenRevealed
from .heroes import Hero
from .hexes import OFF_MAP, Hex, name_of, neighbours
from .table import Referee, Site, Table, bare

FORTIFIED = ("keep", "mage_tower", "city")
ADVENTURE = ("dungeon", "tomb", "monster_den", "spawning_grounds", "ruins")
INHABITED = ("village", "monastery", *FORTIFIED)
GUARDS = {"keep": "grey", "mage_tower": "violet"}
"""The pile of the token that is laid face down on a revealed site (11.3)."""
MARAUDERS = {"orc": "green", "draconum": "red"}
"""The pile of the rampaging enemy on such a space."""


def draw_token(referee: Referee, colour: str) -> str | None:
    """The next token of a pile; its discards are mixed in when it is empty (MK-COMP-12); None: there is none (MK-REV-6)."""
    table = referee.table
    pile = table.pile(colour)
    if not pile:
        back = [token for token in table.spent if ENEMIES[token.partition(".")[0]].colour == colour]
        table.spent[:] = [token for token in table.spent if token not in back]
        pile[:] = referee.dice.shuffled(back)
    return pile.pop() if pile else None


def draw_ruin(referee: Referee) -> str | None:
    """The next ruin token, its discards mixed in when there is none (MK-COMP-12); None: there is none (MK-REV-6)."""
    table = referee.table
    if not table.ruins:
        table.ruins[:] = referee.dice.shuffled(table.spent_ruins)
        table.spent_ruins.clear()
    return table.ruins.pop() if table.ruins else None


def discard_token(referee: Referee, token: str) -> None:
    """To the discard pile of its colour."""
    referee.table.spent.append(token)


def kind(table: Table, space: Hex) -> str:
    """The printed site of a space; "" if there is none, or it is no more than an empty space now."""
    printed = times.space_at(table, space)
    if printed is None:
        return ""
    if printed.site:
        return "" if printed.site == "portal" and one_to_return.portal_closed(table) else printed.site
    site = table.sites.get(name_of(space))  # something put where nothing is printed belongs to no other space
    return site.made if site else ""


def owner(table: Table, space: Hex) -> int | None:
    """The seat whose Shield marks the site; None: nobody's."""
    site = table.site(space)
    return site.shields[-1] if site and site.shields else None


def conquered(table: Table, space: Hex) -> bool:
    """Whether the site is conquered, by anyone."""
    site = table.site(space)
    if site is None:
        return False
    if kind(table, space) == "city":
        return site.friendly or bool(site.shields and not site.foes and not site.hidden)
    return bool(site.shields)


def conquered_city(table: Table, space: Hex) -> bool:
    """Whether this is a city, and conquered."""
    return kind(table, space) == "city" and conquered(table, space)


def city_colour(table: Table, space: Hex) -> str:
    """The colour of the city here; "" if there is none."""
    printed, site = times.space_at(table, space), table.sites.get(str(space))
    if printed is None or printed.site != "city":
        return ""
    return (site.card if site else "") or printed.colour


def city_colours(table: Table, space: Hex) -> tuple[str, ...]:
    """The colours of the City cards that hold here: two in a Megapolis, on either of its spaces (MK-VAR-13)."""
    if kind(table, space) != "city":
        return ()
    return tuple(city_colour(table, part) for part in table.parts(table.heart(space)))


def hostile(table: Table, hero: Hero, space: Hex) -> bool:
    """Whether entering this space is an assault for this hero (MK-MOVE-11)."""
    here = kind(table, space)
    if here not in FORTIFIED or (
        here == "mage_tower" and table.scenario != "conquer_and_hold" and conquered(table, space)
    ):
        return False
    if here == "city":
        return not conquered(table, space)
    seat = owner(table, space)
    return seat is None or (seat != hero.seat and not friendly_keep(table, hero, seat, space))


def friendly_keep(table: Table, hero: Hero, seat: int, space: Hex) -> bool:
    """A keep of an ally, without the owner on it (MK-TEAM-6)."""
    ally = table.of(seat).team == hero.team != 0
    return ally and all(other.seat != seat for other in table.heroes_at(space))


def put_shield(referee: Referee, seat: int, space: Hex) -> None:
    """A Shield token marks the site (MK-SITE-1); on a keep it takes the place of another's."""
    site = referee.table.sites.setdefault(str(referee.table.heart(space)), bare())
    if kind(referee.table, space) == "city":
        site.shields.append(seat)
    else:
        site.shields[:] = [seat]
    referee.note(ShieldPlaced(seat, space))


def reveal_near(referee: Referee, hero: Hero) -> None:
    """Tokens and ruins a hero can see from where it stands are turned face up (MK-REV-2 ... MK-REV-4)."""
    table = referee.table
    if hero.space == OFF_MAP:
        return
    for space in (hero.space, *neighbours(hero.space)):
        site = table.site(space)
        if site is None:
            continue
        here = kind(table, space)
        by_day = not table.night or "sun" in hero.turn.allows
        if site.hidden and (here == "city" or (here in GUARDS and by_day)):
            turn_up(referee, site, space)
        if site.ruin_hidden and space == hero.space:
            turn_up_ruin(referee, site, space)
    if "sun" in hero.turn.allows:
        reveal_ruins(referee)


def reveal_ruins(referee: Referee) -> None:
    """Every ruin token of the map is face up: at the start of a day (MK-ROUND-9), or by a text."""
    for name, site in referee.table.sites.items():
        if site.ruin_hidden:
            turn_up_ruin(referee, site, space_named(name))


def turn_up(referee: Referee, site: Site, space: Hex) -> None:
    """The face-down tokens of a site are face up."""
    for token in site.hidden:
        referee.note(TokenRevealed(space, token))
    site.foes += site.hidden
    site.hidden.clear()
    site.backs.clear()


def turn_up_ruin(referee: Referee, site: Site, space: Hex) -> None:
    """The ruin token is face up (MK-REV-4)."""
    site.ruin, site.ruin_hidden = site.ruin_hidden, ""
    referee.note(TokenRevealed(space, site.ruin))


def space_named(name: str) -> Hex:
    """The space of this name."""
    return Hex.at(name)


def lay_face_down(site: Site, tokens: Iterable[str]) -> None:
    """Tokens face down on a site; the colours of their backs all can see (MK-IMPL-18)."""
    for token in tokens:
        site.hidden.append(token)
        site.backs.append(ENEMIES[token.partition(".")[0]].colour)
