"""The options of Mage Knight as they stand in the panel: group, letter, what comes of them. A function for each kind.

Groups: the map under the cursor, the fight, the card and the Unit selected by their number, the place one is at, what can be
used besides, the turn. Letters are fixed where they say something, else dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rules import Blocked, Decision, Name, Option, Ref
from rules.engine.instructions import Done, Effect, Seq, Window
from rules.engine.phrases import sentence
from rules.mage_knight import (
    adventures,
    cards,
    day_tactics,
    ending,
    exploring,
    interaction,
    levelling,
    mana,
    movement,
    night_tactics,
    numbers,
    offers,
    paying,
    plundering,
    recruiting,
    rewards,
    sideways,
    skills,
    tactics,
    turn,
    units,
    wounds,
)
from rules.mage_knight.deed_cards import CARDS, side_of
from rules.mage_knight.faces import AbilityText, CardText, SkillText, TacticText
from rules.mage_knight.fight import combat
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...menu import Group, Item
from ...pack import Sight
from . import endings, left, looks, panels, walks, words

FIGHT, CARD, UNIT, HERE, USE, TURN, BESIDES = "fight", "card", "unit", "here", "use", "turn", "besides"
PLACES: tuple[tuple[str, tuple[type[Effect], ...]], ...] = (
    (FIGHT, (Done,)),
    (
        HERE,
        (
            turn.Action,
            plundering.Plunder,
            interaction.BuyHealing,
            recruiting.Recruit,
            offers.BuySpell,
            offers.Learn,
            offers.BuyAction,
            offers.BuyUnseen,
            offers.BuyArtifact,
            offers.AddElite,
        ),
    ),
    (TURN, (turn.Rest, ending.EndTurn, interaction.StopTalking, skills.GoOn)),
)
LETTERS: dict[type[Effect], str] = {
    interaction.Interact: "i",
    combat.Challenge: "m",
    turn.Rest: "r",
    ending.EndTurn: "t",
    interaction.StopTalking: "n",
    skills.GoOn: "n",
    Done: "n",
}
FEW = 18
"""Signs of what stands at the right of an option, at most."""
SIDES = {"basic": "a", "strong": "b", "sideways": "c"}
LAST = (mana.Melt, skills.Call, turn.Announce)
"""What is seldom wanted stands below everything else of its group."""
SHY = (
    plundering.Plunder,
    day_tactics.TurnAgain,
    night_tactics.ReshuffleSome,
    night_tactics.RerollSome,
    night_tactics.ExchangeSome,
    skills.UseSkill,
    turn.Action,
    turn.Rest,
    ending.EndTurn,
)
"""What can be done only so often, or ends something: the pointer does not wait there for an Enter too many."""
SPENT_LAST = ("die", "steal", "crystal")
"""Mana in the order in which one would rather not spend it; what is not named is lost at the end of the turn."""
PRICED = "MK-EXPL-1"
"""The clause on the price of a tile: of all refusals to explore it tells most."""
ELSEWHERE = ("not_recruited_here",)
"""Refusals that the view of the offers tells, and the panel leaves out."""


def groups(sight: Sight) -> Sequence[Group]:
    """The headings of a window."""
    hero: Hero = sight.view.me
    return (
        walks.group()._replace(title=sight.say(Ref("group", "space"))),
        Group(FIGHT, _("Fight")),
        Group(CARD, _("Card"), chosen(sight, "card"), "selected", things=of_kind(sight, "card")),
        Group(UNIT, _("Unit"), chosen(sight, "unit"), "selected", things=of_kind(sight, "unit")),
        Group(HERE, _("Here"), here(sight, hero)),
        Group(USE, _("Use")),
        Group(TURN, _("Turn")),
        Group(BESIDES, _("Besides"), seldom=True),
    )


def of_kind(sight: Sight, kind: str) -> list[Ref]:
    """The things of a kind that go by numbers."""
    return [ref for ref in sight.numbers if isinstance(ref, Ref) and ref.kind == kind]


def chosen(sight: Sight, kind: str) -> str:
    """What is selected, by name."""
    ref = sight.numbers[sight.number - 1] if 0 < sight.number <= len(sight.numbers) else None
    return words.name(sight, kind, str(ref.id)) if isinstance(ref, Ref) and ref.kind == kind else ""


def here(sight: Sight, hero: Hero) -> str:
    """The kind of site the hero stands on, or else the terrain."""
    return walks.place(sight, hero.space) if hero.space != OFF_MAP else ""


def group_of(sight: Sight, one: Option | Blocked) -> str:
    """The heading an option of a window stands under."""
    do, hero = one.do, sight.view.me
    if isinstance(do, LAST):
        return BESIDES
    found = next((slug for slug, kinds in PLACES if isinstance(do, kinds)), "")
    if found:
        return found
    if type(do).__module__.startswith("rules.mage_knight.fight"):
        return FIGHT
    about = one.about
    if about is not None and about.kind == "card" and about.id in hero.hand:
        return CARD
    if about is not None and about.kind == "unit" and any(unit.id == about.id for unit in hero.units):
        return UNIT
    return USE


def arranged(sight: Sight, offers_: Sequence[Option | Blocked], found: Sequence[Item]) -> list[Item]:
    """In the order of the panel: what can be done before what cannot; of places that cannot be explored one is enough.

    Answers about numbered things stand in the order of their numbers.
    """
    if not in_window(sight):
        kinds = {one.id: one for one in offers_}
        places = {ref: n for n, ref in enumerate(sight.numbers) if ref is not None}
        order = {item.id: places.get(item.about, -1) if isinstance(item.about, Ref) else -1 for item in found}
        gives = {item.id: gift(sight, kinds[item.id].do) or 0 for item in found}
        return sorted(found, key=lambda item: (order[item.id], -gives[item.id], last_of_all(kinds[item.id].do)))
    kinds = {one.id: one for one in offers_}
    kept = [item for item in found if not told_elsewhere(kinds[item.id])]
    tiles = [item for item in found if isinstance(kinds[item.id].do, exploring.Explore)]
    kept += by_letter(sight, sorted(tiles, key=lambda item: item.clause != PRICED))
    return sorted(kept, key=lambda item: (bool(item.why), item.group == BESIDES, rank(kinds[item.id].do)))


def last_of_all(do: Effect) -> int:
    """Among equal answers: mana that is lost anyway before what stays, and what gives up the turn after everything else."""
    match do:
        case turn.Announce():
            return 1
        case paying.Spend(source=source):
            return SPENT_LAST.index(source) + 1 if source in SPENT_LAST else 0
        case _:
            return 0


def gift(sight: Sight, do: Effect) -> int | None:
    """How many points a card lying sideways gives with this mana added to it; None: nothing of the kind is asked."""
    does, hero = SKILLS["universal_power"].does, sight.view.me
    if not isinstance(do, paying.Spend) or sight.asked is None or not isinstance(does, sideways.StrongerByMana):
        return None
    if sight.asked.asking != paying.Pay(sideways.ANY_MANA, "colour") or not hero.played:
        return None
    return does.better if do.worth == CARDS[hero.played[-1]].colour else does.usual


def told_elsewhere(one: Option | Blocked) -> bool:
    """Whether it is a refusal that a view tells as well."""
    return isinstance(one, Blocked) and one.why.reason in ELSEWHERE


def named_by_way(sight: Sight, item: Item) -> dict[str, str]:
    """A refusal needs no direction; of several tiles each says in which one it lies."""
    place: object = item.about
    if item.why or isinstance(place, Ref) or not isinstance(place, tuple):
        return {"text": _("explore")}
    course = looks.course(sight.view.me.space, Hex(*cast("tuple[int, int]", place)))
    way = " ".join(sight.say(Name("compass", step), True) for step in course)
    return {"text": item.text, "brief": _("explore {way}").format(way=way)}


def by_letter(sight: Sight, explorations: Sequence[Item]) -> list[Item]:
    """Tiles are revealed by pointing, and by a letter too; of refusals the first is enough."""
    possible = [item for item in explorations if not item.why]
    return [
        item._replace(group=TURN, letter="o", about=None, **named_by_way(sight, item))
        for item in possible or explorations[:1]
    ]


def in_window(sight: Sight) -> bool:
    """Whether one may do several things one after the other now."""
    return sight.asked is not None and isinstance(sight.asked.asking, Window)


def heading(sight: Sight, asked: Decision) -> tuple[str, str]:
    """Title and note of the question; of the turn how much there is to spend, where no panel tells it."""
    said = sight.say(asked)
    if not isinstance(asked.asking, Window):
        return _("CHOOSE"), said
    title = endings.whose_turn(sight)
    if sight.wide or sight.view.table.fight_of(asked.seat):
        return title, said
    return title, " · ".join(f"{label} {n}" for label, n in panels.amounts(sight, sight.view.me))


def rank(do: Effect) -> tuple[int, str]:
    """Sides of a card and rows of a Unit in their order; a turn ends last."""
    match do:
        case cards.Play(_card, side):
            return list(SIDES).index(side), ""
        case cards.PlaySideways():
            return 2, ""
        case units.Activate(_unit, n):
            return n, ""
        case recruiting.Recruit(unit=unit):
            return 0, unit  # of two alike the first comes first
        case ending.EndTurn() | interaction.StopTalking():
            return 9, ""
        case _:
            return 0, ""


def item(sight: Sight, one: Option | Blocked, plain: Item) -> Item:
    """An option or refusal."""
    if not in_window(sight):
        found = answer(sight, one, plain)
        return found._replace(brief=found.brief or sight.say(one.do, True))
    if walks.by_pointing(one):
        return walks.item(sight, one, plain.about)
    shy = isinstance(one.do, (*SHY, *LAST))
    found = told(sight, one, plain._replace(group=group_of(sight, one), letter=letter_of(one.do), shy=shy))
    short = sight.say(one.do, True)
    if isinstance(one, Blocked):
        return found._replace(result="", more="", warns="", brief=found.brief or short)
    # Of a card or a Unit one wants to know what it does, not what it is called in short.
    return found._replace(brief="" if found.brief else short)


def letter_of(do: Effect) -> str:
    """The letter that says something."""
    inner = do.do if isinstance(do, turn.Action) else do
    return LETTERS.get(type(inner), "")


def told(sight: Sight, one: Option | Blocked, found: Item) -> Item:
    """In the words of its kind."""
    hero: Hero = sight.view.me
    match one.do:
        case cards.Play(card, side):
            return card_side(sight, hero, found, card, side)
        case cards.PlaySideways():
            effect = found.text.rpartition(": ")[2] if ": " in found.text else ""
            word, result = side_word(sight, "sideways"), after(sight, hero, effect)
            text = f"{word}  {effect}".rstrip() if roomy(sight) or not result else word
            return found._replace(text=text, letter="c", brief=word, result=result)
        case units.Activate(unit, n, led):
            return ability(sight, hero, found, unit, n, led)
        case skills.UseSkill(skill):
            return skill_item(sight, found, skill)
        case turn.Action(adventures.Burn()):
            text, _colon, more = found.text.partition(": ")
            warns = _("{more}. The fight follows at once, and nothing of it is taken back.").format(more=more)
            return found._replace(text=text, more=more, result=_("asks"), warns=warns)
        case plundering.Plunder() if not hero.deck:
            return found._replace(more=_("the Deed deck is empty: nothing is drawn, and Reputation falls"))
        case ending.EndTurn():
            return found._replace(text=found.text.partition(";")[0], **left.warning(sight, hero))
        case interaction.StopTalking():
            text, _colon, result = found.text.partition("; ")
            return found._replace(text=text, result=result)
        case mana.Melt(colour) if not roomy(sight):
            return found._replace(text=_("crystal {mana} → token").format(mana=words.letter(sight, colour)))
        case _:
            text, _colon, result = found.text.partition(": ")
            return (
                found._replace(text=text, result=result)
                if len(result) <= FEW
                else found._replace(text=text, more=result)
            )


def side_word(sight: Sight, side: str) -> str:
    """`basic`, `strong`, `sideways`."""
    return sight.say(Name("side", side), short=True)


def card_side(sight: Sight, hero: Hero, found: Item, card: str, side: str) -> Item:
    """A side of a card: what it costs, what it does, and what of it comes to the points of this turn."""
    price = words.price_of(sight, CARDS[card].price(side))
    word = side_word(sight, side)
    text = " ".join(filter(None, (f"{word} ", price, in_room(sight, CardText(card, side)))))
    result = comes_to(sight, hero, side_of(sight.view.table, card, side))
    return found._replace(text=text, letter=SIDES[side], brief=word, result=result)


def roomy(sight: Sight) -> bool:
    """Whether texts of cards stand in full: in the narrow layout two options share a line."""
    return sight.wide or sight.listed


def in_room(sight: Sight, text: CardText) -> str:
    """A text of a card, in full or in small words."""
    return sight.say(text) if roomy(sight) else words.small(sight, text)


def ability(sight: Sight, hero: Hero, found: Item, unit: str, n: int, led: bool) -> Item:
    """A row of a Unit card."""
    row = units.printed(unit).abilities[n - 1]
    price = words.price_of(sight, (row.mana,) if row.mana else ())
    full = sight.say(units.effect_of(sight.view.table, unit, n))
    text = " ".join(filter(None, (price, full if roomy(sight) else words.small(sight, AbilityText(unit, n)))))
    if led:
        text += " · " + words.name(sight, "skill", "leadership")
    letter = "" if led else "abcdefg"[n - 1]
    result = comes_to(sight, hero, units.effect_of(sight.view.table, unit, n))
    return found._replace(text=sentence(text), letter=letter, result=result, brief=text)


def skill_item(sight: Sight, found: Item, skill: str) -> Item:
    """A Skill: what it does in small words where they are few, else in full below."""
    few = words.small(sight, SkillText(skill))
    name = words.name(sight, "skill", skill)
    if len(few) <= FEW:
        return found._replace(text=name, result=few)
    return found._replace(text=name, more=sentence(sight.say(SkillText(skill))))


def comes_to(sight: Sight, hero: Hero, effect: Effect) -> str:
    """`Move 2 → 4`: what the points of this turn come to, where the effect gives some for certain."""
    table, found = sight.view.table, list[str]()
    for step in effect.steps if isinstance(effect, Seq) else (effect,):
        match step:
            case movement.Move(amount=amount):
                found.append(arrow(words.word(sight, "move"), hero.turn.move, worth(amount, table, hero)))
            case interaction.Influence(amount=amount):
                found.append(arrow(words.word(sight, "influence"), hero.turn.influence, worth(amount, table, hero)))
            case wounds.Heal(amount=amount):
                found.append(arrow(words.word(sight, "heal"), hero.turn.healing, worth(amount, table, hero)))
            case _:
                pass
    return ", ".join(filter(None, found))


def worth(amount: Any, table: Table, hero: Hero) -> int | None:
    """What an amount comes to; None: that is not known before."""
    return numbers.worth(amount, table, hero) if isinstance(amount, int) or hasattr(amount, "worth") else None


def arrow(label: str, have: int, more: int | None) -> str:
    """`Move 2 → 4`."""
    return f"{label} {have} → {have + more}" if more is not None else ""


def after(sight: Sight, hero: Hero, effect: str) -> str:
    """What a card sideways comes to, if it can be of one use alone."""
    for label, have in panels.amounts(sight, hero):
        if effect == f"{label} 1":
            return arrow(label, have, 1)
    return ""


# plain questions


def answer(sight: Sight, one: Option | Blocked, found: Item) -> Item:
    """An answer to a question: what is taken says what it does."""
    match one.do:
        case tactics.TakeTactic(tactic):
            few = "" if sight.wide else words.small(sight, TacticText(tactic))
            return found._replace(more=sentence(sight.say(TacticText(tactic))), result=few)
        case turn.NoMore() | tactics.Nothing() | rewards.Keep():
            return found._replace(alone=True, closes=True)
        case turn.Announce():
            n = len(sight.view.me.hand)
            warns = ngettext(
                "The turn is given up, with {n} card in hand.", "The turn is given up, with {n} cards in hand.", n
            )
            return found._replace(shy=True, closes=True, warns=warns.format(n=n), result=_("asks"))
        case combat.CallOut() if sight.asked is not None and not sight.asked.picks.least:
            return found._replace(shy=True)
        case paying.Spend() if (n := gift(sight, one.do)) is not None:
            return found._replace(result=_("gives {n}").format(n=n))
        case levelling.KeepSkill(skill):
            name = found.text.partition(": ")[0]  # what it does stands below
            brief = words.name(sight, "skill", skill)
            return found._replace(text=name, more=sentence(sight.say(SkillText(skill))), brief=brief, shy=True)
        case levelling.TakeCommonSkill(skill):
            name, _colon, with_it = found.text.partition(": ")
            text = ". ".join(sentence(part) for part in (sight.say(SkillText(skill)), with_it) if part)
            brief = _("offer: {name}").format(name=words.name(sight, "skill", skill))
            return found._replace(text=name, more=text, brief=brief, shy=True)
        case offers.GainFromOffer(card=card) | rewards.ReturnCard(card=card):
            return found._replace(more=both_sides(sight, card))
        case _:
            return found


def both_sides(sight: Sight, card: str) -> str:
    """Both effects of a card, in full."""
    basic, strong = (words.price_of(sight, CARDS[card].price(side)) for side in ("basic", "strong"))
    strong = strong or f"{sentence(side_word(sight, 'strong'))}:"
    told_ = [
        f"{lead} {sentence(sight.say(CardText(card, side)))}." for lead, side in ((basic, "basic"), (strong, "strong"))
    ]
    return " ".join(told_).strip()
