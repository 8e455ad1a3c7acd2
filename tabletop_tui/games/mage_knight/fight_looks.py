"""An enemy of a fight in look mode: all of its values in sentences, with the clauses behind them."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Name, Ref
from rules.engine.phrases import listing, sentence
from rules.mage_knight.fight import totals as fights
from rules.mage_knight.fight.totals import Against
from rules.mage_knight.frays import Fight

from ...i18n import _, ngettext
from ...pack import Look, Sight
from ...widgets.board import Ref as Spot
from .foes import spots
from .sums import attack_text
from .tale import title_of
from .traits import ORDER

CLAUSES = {
    "fortified": "MK-ENEMY-2",
    "swift": "MK-ENEMY-3",
    "brutal": "MK-ENEMY-4",
    "poison": "MK-ENEMY-5",
    "paralyze": "MK-ENEMY-6",
    "summon": "MK-ENEMY-8",
    "physical": "MK-ENEMY-11",
    "fire": "MK-ENEMY-12",
    "ice": "MK-ENEMY-13",
}
BLOCKS = "MK-BLOCK-4"


def look(sight: Sight, spot: Spot | None) -> Look | None:
    """An enemy of the fight going on; None: that is no such enemy."""
    if not isinstance(spot, Ref) or spot.kind != "enemy":
        return None
    fight = fights.fight_seen(sight.view)
    if fight is None:
        return None
    foe = next((one for one in fight.foes if spot.id in (one.id, one.stand_in)), None)
    if foe is None:
        return None
    now = fights.against(sight.view.table, fight, foe)
    title = title_of(sight, fight, now.token)
    return Look(title, standing(now), list(told(sight, fight, now)), list(clauses(now)))


def next_of_kind(sight: Sight, spot: Spot | None) -> Spot | None:
    """The next enemy of the fight going on; None: this is no enemy."""
    fight = fights.fight_seen(sight.view)
    if fight is None or not isinstance(spot, Ref) or spot.kind != "enemy":
        return None
    there = spots(fight)
    return there[(there.index(spot) + 1) % len(there)] if spot in there else next(iter(there), None)


def standing(now: Against) -> str:
    """In a word, how it stands."""
    if now.blocked:
        return _("blocked")
    if now.prevented or now.away:
        return _("does not attack")
    return _("has hit") if now.suffered else _("attacks")


def told(sight: Sight, fight: Fight, now: Against) -> Iterator[str]:
    """Its values now, and where they differ from those printed."""
    yield sentence(attack_text(sight, now)) + printed(now.attack, now.printed_attack) + "."
    if now.token != now.id:
        caller = title_of(sight, fight, now.id)
        yield _("Called by {name}, who is back in the Attack phase; it brings no Fame.").format(name=caller)
    yield _("Armour {n}").format(n=now.armour) + printed(now.armour, now.printed_armour) + "."
    yield _("Fame {n}.").format(n=now.fame)
    if now.resistances:
        names = [sight.say(Name("element", element)) for element in now.resistances]
        yield _("Resists {what}: such attacks count half.").format(what=listing(names, sight.lang))
    yield from (f"{sentence(sight.say(Name('ability', word)))}: {meaning(word, now)}." for word in abilities(now))
    if now.walls:
        yield fortified(now)
    for city in now.city.split():
        yield _("It defends the {city}.").format(city=sight.say(Name("city", city)))
    if not (now.blocked or now.prevented or now.away):
        yield _("Needs Block {n}; else it deals {damage} damage.").format(n=now.block, damage=now.damage)
        if now.damage:
            yield ngettext("On you alone that is {n} Wound.", "On you alone that is {n} Wounds.", now.wounds).format(
                n=now.wounds
            )


def printed(now: int, before: int) -> str:
    """What stands on the token, where it is another number."""
    return "" if now == before else " " + _("(printed {n})").format(n=before)


def abilities(now: Against) -> list[str]:
    """Its abilities, the walls apart."""
    return [word for word in ORDER if word in now.abilities]


def meaning(word: str, now: Against) -> str:
    """What an ability does."""
    return {
        "swift": _("it takes twice its attack to block it, {n}").format(n=now.block),
        "brutal": _("not blocked it deals twice its attack, {n}").format(n=now.damage),
        "poison": _("a Unit takes 2 Wounds; for each Wound in hand another one is discarded"),
        "paralyze": _("a Unit wounded is destroyed; a hero wounded discards all cards but Wounds"),
        "summon": _("as the blocks begin a brown token comes and attacks in its place"),
    }[word]


def fortified(now: Against) -> str:
    """What its walls mean."""
    if now.walls > 1:
        return _("Fortified by its site and by itself: out of reach in the first phase.")
    by = _("by its site") if now.by_site else _("by itself")
    return _("Fortified {by}: in the first phase only siege attacks count.").format(by=by)


def clauses(now: Against) -> Iterator[str]:
    """The clauses behind all of it."""
    yield from (CLAUSES[word] for word in now.abilities if word in CLAUSES)
    yield from (CLAUSES[element] for element in now.resistances)
    if now.element != "physical":
        yield BLOCKS
    if now.walls:
        yield "MK-RANGED-3" if now.walls > 1 else "MK-RANGED-2"
    if now.city:
        yield "MK-CITY-8"
