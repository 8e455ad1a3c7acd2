"""The headings of a fight, and under those of cards and Units the best each could bring, while none is selected."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Name, Ref
from rules.engine.phrases import sentence
from rules.mage_knight.fight import hits, prospects
from rules.mage_knight.outlook import name_of

from ...i18n import _
from ...menu import Group
from ...pack import Sight
from . import items, sums
from .fight_items import ENEMY, PHASE, in_fight


def groups_of(sight: Sight, others: Sequence[Group]) -> Sequence[Group]:
    """The headings of a window of a fight: the enemies first, the phase last; of any other window as they are."""
    if not in_fight(sight):
        return others
    between = [with_hints(sight, group) for group in others if group.slug not in (ENEMY, PHASE, items.BESIDES)]
    rest = [group for group in others if group.slug == items.BESIDES]
    return (of_enemies(sight), *between, Group(PHASE, _("Phase")), *rest)


def of_enemies(sight: Sight) -> Group:
    """Those to be faced; in a duel what damage can do, by place: no card is played then."""
    if sight.asked is not None and isinstance(sight.asked.asking, hits.Inflict):
        return Group(ENEMY, _("Damage"), by="place")
    return Group(ENEMY, _("Enemies"))


def with_hints(sight: Sight, group: Group) -> Group:
    """Cards and Units with the best each could bring, while none is selected."""
    if group.by != "selected":
        return group
    best = {spot: sum_ for spot, sum_ in best_of_each(sight).items() if spot.kind == group.slug}
    first = {spot: sight.numbers.index(spot) + 1 for spot in best if spot in sight.numbers}
    hints = [
        (str(n % 10 if n == 10 else n), thing_name(sight, spot), sums.text_of(best[spot])) for spot, n in first.items()
    ]
    return group._replace(hints=sorted(hints, key=lambda hint: int(hint[0]) or 10))


def best_of_each(sight: Sight) -> dict[Ref, prospects.Sum]:
    """What each card and Unit could bring at most, as far as it can be played."""
    asked, found = sight.asked, dict[Ref, prospects.Sum]()
    if asked is None:
        return found
    hero = sight.view.table.of(asked.seat)
    for option in asked.options:
        about = option.about
        made = prospects.after(sight.view.table, hero, option.do) if about and about.kind in ("card", "unit") else None
        if about is not None and made is not None and (about not in found or made.have > found[about].have):
            found[about] = made
    return found


def thing_name(sight: Sight, spot: Ref) -> str:
    """A card or Unit."""
    return sentence(sight.say(Name(spot.kind, name_of(str(spot.id)))))
