"""How texts stand on small faces: in few words, none longer than a cell of 11 signs, so that lines break between words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..engine.instructions import Effect, Either
from ..engine.phrases import Phrasebook, Teller
from . import cards, gains, mana, moments, oddities, promises, rivals, telling
from .basics import WOUND
from .faces import AbilityText, CardText, SkillText, Small, TacticText
from .fight import effects, points

PRICES = (effects.TargetEnemy, mana.TakeDie, moments.Only, effects.OnlyIn, oddities.ChooseNumber)
"""What is followed by a colon besides prices."""
UNSAID = (rivals.SetAside, gains.PlacePicked)
"""What a small face leaves to look mode."""


def run_on(t: Teller, steps: Iterable[Effect]) -> str:
    """Steps one after the other; a colon stands after a price."""
    said, glue = "", ""
    for group in telling.grouped(steps):
        told = group[:1] if isinstance(group[0], oddities.DiscardForAttack | promises.Each) else group
        for step in told:
            if isinstance(step, UNSAID):
                continue
            said += glue + t.say(step)
            price = isinstance(step, PRICES) or telling.is_price(step, among_others=False)
            glue = ": " if price else ", "
    return said


def any_kind(do: Either) -> int | None:
    """How many points of any kind these alternatives give; None: they are others."""
    first = getattr(do.ways[0], "amount", None)
    return first if isinstance(first, int) and do == cards.any_of(first) else None


def either_way(do: Either) -> points.Attack | None:
    """The attack, if it and a block of the same amount and element are the alternatives; None: they are others."""
    first, *rest = do.ways
    if isinstance(first, points.Attack) and first.form == "melee":
        return first if rest == [points.Block(first.amount, first.element)] else None
    return None


def effect_of(t: Teller, text: CardText | AbilityText | SkillText) -> Effect | None:
    """What the thing does in the edition that is played; None: it works by itself."""
    match text:
        case CardText(card, side):
            return telling.side_of(t, card, side)
        case AbilityText():
            return telling.row_of(t, text.printed)
        case SkillText():
            return text.printed.does


def told(t: Teller, face: Small, by_itself: Mapping[str, str], wound: str) -> str:
    """A face by its effects; what works by itself in words of its own."""
    match face.text:
        case CardText(card, side) if card == WOUND or side == "sideways":
            return wound if card == WOUND else t.say(cards.any_of(1))
        case TacticText(tactic):
            does = (*face.text.printed.taken, *face.text.printed.in_turn, *face.text.printed.before[:1])
            return by_itself.get(tactic) or run_on(t, does)
        case text:
            own = by_itself.get(text.skill, "") if isinstance(text, SkillText) else ""
            does = effect_of(t, text)
            return own or (t.say(does) if does else "")


def note_fixed(book: Phrasebook, phrases: Mapping[type, str]) -> None:
    """Phrases that say the same of every effect of a kind."""

    def always(words: str) -> Callable[[Any, Teller], str]:
        return lambda do, t: words

    for kind, words in phrases.items():
        book.says(kind)(always(words))
