"""Enemy tokens in few signs: `☻g` by its back, `i6/7 Z` by its face, and names where there is room."""

from __future__ import annotations

from functools import lru_cache

from rules import Lang, Name, games
from rules.mage_knight.content.enemies import Enemy
from rules.mage_knight.faces import EnemyText
from rules.mage_knight.fight import combat, points
from rules.mage_knight.hexes import OFF_MAP
from rules.mage_knight.sites import GUARDS
from rules.mage_knight.table import Table

from ...i18n import _
from ...pack import Sight

FOE = "☻"
BACKS: tuple[str, ...] = ("green", "grey", "brown", "violet", "white", "red")
ABILITIES = ("swift", "brutal", "poison", "paralyze", "fortified", "summon")
"""In the order in which their letters stand in a cell."""


def form(sight: Sight, kind: str, id: str, word: str) -> str:
    """A further form of a name: a letter, what stands in a narrow cell; "": there is none."""
    return in_table(sight.view.game, sight.lang, kind, id, word)


@lru_cache(None)
def in_table(slug: str, lang: Lang, kind: str, id: str, word: str) -> str:
    """The same, from the table of names; asked for by every hex of the map."""
    game = next(game for game in games() if game.slug == slug)
    entry = game.phrases(lang).entry(kind, id) or {}
    return str(entry.get(word, {}).get(lang, ""))


def back_letter(colour: str) -> str:
    """The letter of the back of a token."""
    # The backs of enemy tokens, a letter each: green, grey, brown, violet, white, red.
    return dict(zip(BACKS, _("g y b v w r").split(), strict=True)).get(colour, "?")


def printed(table: Table, token: str) -> Enemy:
    """What a token says in the edition that is played."""
    return points.token(table, combat.foe(token, OFF_MAP, "lying"))


def back(table: Table, token: str) -> str:
    """`☻g`: a token of this back."""
    return FOE + back_letter(printed(table, token).colour)


def letters(sight: Sight, enemy: Enemy) -> str:
    """The letters of its abilities."""
    return "".join(form(sight, "ability", trait, "letter") for trait in ABILITIES if trait in enemy.traits)


def resists(sight: Sight, token: str) -> str:
    """The letters of what it resists: `pf`."""
    elements = printed(sight.view.table, token).resists
    return "".join(form(sight, "element", element, "letter") or _("p") for element in elements)


def values(sight: Sight, token: str) -> str:
    """`i6/7 Z`: attack with its element, Armour, abilities."""
    enemy = printed(sight.view.table, token)
    element = form(sight, "element", enemy.element, "letter")
    attack = "–" if "summon" in enemy.traits else f"{element}{enemy.attack}"
    abilities = letters(sight, enemy)
    return f"{attack}/{enemy.armour}{' ' * bool(abilities)}{abilities}"


def name(sight: Sight, token: str, *, short: bool = False) -> str:
    """What it is called."""
    return sight.say(Name("enemy", token.partition(".")[0]), short)


def in_words(sight: Sight, token: str) -> str:
    """Its name, values and abilities, as a sentence."""
    return f"{name(sight, token)}: {sight.say(EnemyText(token))}"


def face_down(sight: Sight, colour: str) -> str:
    """A token of which only the back is seen."""
    return sight.say(Name("token", colour))


def of_site(kind: str) -> str:
    """The colour of the token that guards such a site."""
    return GUARDS.get(kind, "")
