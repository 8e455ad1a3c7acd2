"""An enemy of a fight in look mode: all of its values in sentences, with the clauses behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules import Name, Ref
from rules.engine.phrases import listing, sentence
from rules.mage_knight.fight import totals as fights
from rules.mage_knight.fight.attack import Aim, Strike
from rules.mage_knight.fight.block import BlockIt
from rules.mage_knight.fight.combat import Challenge
from rules.mage_knight.fight.totals import Against
from rules.mage_knight.frays import Fight
from rules.mage_knight.turn import Action

from ...i18n import _, ngettext
from ...menu import Item
from ...pack import Look, Sight
from ...widgets.board import Ref as Spot
from . import tokens
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


def of_deed(sight: Sight, item: Item) -> Look | None:
    """The enemies an option is against: those near that can be challenged, those of an attack; None: it is another option."""
    asked, table = sight.asked, sight.view.table
    do = next((one.do for one in (*asked.options, *asked.blocked) if one.id == item.id), None) if asked else None
    fight = fights.fight_seen(sight.view)
    if isinstance(do, Action) and isinstance(do.do, Challenge) and asked is not None:
        near = [token for token, _space in table.rampaging_near(table.of(asked.seat).space)]
        told_ = of_tokens(sight, near, item.text)
        return told_._replace(clauses=("MK-COMBAT-9", *told_.clauses)) if near else None
    if fight is not None and isinstance(do, Aim | Strike | BlockIt):
        met = [Ref("enemy", foe.id) for foe in (fight.foes if isinstance(do, Aim) else fight.aimed_at)]
        found = [one for one in (look(sight, spot) for spot in met) if one is not None]
        lines = [line for one in found for line in ([], [(f" {one.title}", "bold")], *one.lines)][1:]
        return Look(item.text, "", lines, tuple(dict.fromkeys(id for one in found for id in one.clauses)))
    return None


def of_tokens(sight: Sight, ids: Sequence[str], title: str) -> Look:
    """Tokens that do not fight yet, as they are printed."""
    printed = [tokens.printed(sight.view.table, id) for id in ids]
    words_ = dict.fromkeys(word for one in printed for word in (*one.traits, *one.resists))
    return Look(
        title, "", [tokens.in_words(sight, id) for id in ids], tuple(CLAUSES[w] for w in words_ if w in CLAUSES)
    )


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
