"""What would be left undone if the turn ended now, and what is to come then."""

from __future__ import annotations

from rules import Name
from rules.mage_knight import cards, ending, levels, skills, turn, units
from rules.mage_knight.heroes import Hero

from ...i18n import _, ngettext
from ...pack import Sight
from . import words

SHORT = 18
"""Signs of a loss named at the option itself, at most: more would push the option's own words out."""


def warning(sight: Sight, hero: Hero) -> dict[str, str]:
    """What stands at the option to end the turn, and what is asked before it is done; nothing, if nothing is left."""
    lost = unspent(sight, hero)
    undone = [*lost, *unused(sight)]
    if not undone:
        return {"result": "", "warns": ""}
    short = next((text for text in lost if len(text) <= SHORT), "")
    result = _("asks: {what}").format(what=short) if short else _("asks")
    return {
        "result": result,
        "warns": "\n".join([*(f"✗ {text}" for text in undone), *(f"✓ {text}" for text in coming(sight, hero))]),
    }


def unspent(sight: Sight, hero: Hero) -> list[str]:
    """Points and mana tokens that are lost with the turn."""
    own = hero.turn
    points = (
        (own.move, _("{n} Move unused")),
        (own.influence, _("{n} Influence unused")),
        (own.healing, _("{n} Heal unused")),
    )
    found = [text.format(n=n) for n, text in points if n > 0]
    if hero.tokens:
        signs = "".join(text for text, _ink in words.tokens(sight, hero.tokens))
        found.append(_("mana tokens unused: {mana}").format(mana=signs))
    return found


def unused(sight: Sight) -> list[str]:
    """What could still be done: the action, cards, Units, Skills."""
    options = [option.do for option in sight.asked.options] if sight.asked else []
    played = dict.fromkeys(do.card for do in options if isinstance(do, cards.Play))
    ready = dict.fromkeys(do.unit for do in options if isinstance(do, units.Activate))
    able = dict.fromkeys(do.skill for do in options if isinstance(do, skills.UseSkill))
    found: list[str] = []
    if any(isinstance(do, turn.Action) for do in options):
        found.append(_("no action taken"))
    for kind, ids, title in (
        ("card", played, _("still playable: {names}")),
        ("unit", ready, _("Units still ready: {names}")),
        ("skill", able, _("Skills not used: {names}")),
    ):
        if ids:
            found.append(title.format(names=", ".join(words.name(sight, kind, id) for id in ids)))
    return found


def coming(sight: Sight, hero: Hero) -> list[str]:
    """Rewards, a level, new cards."""
    found = [sight.say(Name("reward", reward)) for reward in hero.turn.rewards]
    level = levels.level_by_fame(hero.fame)
    if level > hero.level:
        found.append(_("level {n}").format(n=level))
    limit = ending.hand_limit_now(sight.view.table, hero)
    draws = min(len(hero.deck), max(0, limit - len(hero.hand)))
    if draws:
        found.append(ngettext("draw {n} card", "draw {n} cards", draws).format(n=draws))
    return [_("to come: {what}").format(what=", ".join(found))] if found else []
