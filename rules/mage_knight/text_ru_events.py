"""What is said of Mage Knight, in Russian: what has happened. The name of the hero stands before it, if it happened to one."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import card_events, deed_cards, events, outlook, text_ru_happenings
from .hexes import OFF_MAP, Hex
from .telling import in_brief
from .text_ru_things import (
    card,
    colour,
    fame,
    foe,
    half,
    pile,
    some_cards,
    title,
    unit,
)

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_happenings.BOOK)
says = BOOK.says


def hues(t: Teller, colours: tuple[str, ...]) -> str:
    """`красный, красный и золотой`."""
    return listing([colour(t, one) for one in colours], "ru")


# cards


@says(card_events.Played)
def _(event: card_events.Played, t: Teller) -> str:
    if event.side == "sideways":
        return f"играет {title(t, event.card)} косвенно"
    spell = isinstance(deed_cards.CARDS[event.card], deed_cards.SpellCard)
    strong = " с усилением" if event.side == "strong" and not spell else ""
    return f"играет {half(t, event.card, event.side)}{strong}{in_brief(t, event.card, event.side)}"


@says(card_events.Drew)
def _(event: card_events.Drew, t: Teller) -> str:
    return f"берёт {pile(t, event.cards)}"


@says(card_events.LeftHand)
def _(event: card_events.LeftHand, t: Teller) -> str:
    named = card(t, event.card)
    return {
        "discard": f"сбрасывает {named}",
        "played": f"играет вместе {named}",
        "thrown": f"удаляет {named}",
        "removed": f"удаляет {named}",
        "aside": f"откладывает {named}",
    }[event.to]


@says(card_events.CardGained)
def _(event: card_events.CardGained, t: Teller) -> str:
    where = {"deck": "в колоду Деяний", "hand": "в руку", "discard": "в сброс"}[event.to]
    return f"получает {card(t, event.card)} {where}"


@says(card_events.OfferRefilled)
def _(event: card_events.OfferRefilled, t: Teller) -> str:
    kind = {"unit": "unit", "skill": "skill"}.get(event.offer, "card")
    named = unit(t, event.card, "nom") if kind == "unit" else t.name(kind, event.card)
    return f"{t.name('place', outlook.OFFERS[event.offer])} пополняется: {named}"


@says(card_events.Placed)
def _(event: card_events.Placed, t: Teller) -> str:
    where = "на верх" if event.to == "top" else "под низ"
    return f"кладёт {where} колоды Деяний {pile(t, event.cards)}"


@says(card_events.PickedAtRandom)
def _(event: card_events.PickedAtRandom, t: Teller) -> str:
    return f"выбирает наугад из сброса {pile(t, event.cards)}"


@says(card_events.HandShown)
def _(event: card_events.HandShown, t: Teller) -> str:
    hand = listing([title(t, one) for one in event.cards], "ru") or "рука пуста"
    return f"показывает, что {colour(t, event.colour, 'pl_gen')} карт нет: {hand}"


@says(card_events.ReturnedToHand)
def _(event: card_events.ReturnedToHand, t: Teller) -> str:
    return f"возвращает в руку {pile(t, event.cards)}"


@says(card_events.SetAside)
def _(event: card_events.SetAside, t: Teller) -> str:
    return f"откладывает {card(t, event.card)} до конца Цикла"


@says(card_events.Shuffled)
def _(event: card_events.Shuffled, t: Teller) -> str:
    return "перемешивает колоду Деяний"


@says(card_events.ShuffledIn)
def _(event: card_events.ShuffledIn, t: Teller) -> str:
    return f"замешивает в колоду Деяний {pile(t, event.cards)}"


@says(card_events.Fetched)
def _(event: card_events.Fetched, t: Teller) -> str:
    return f"забирает из колоды Деяний {pile(t, event.cards)}"


@says(card_events.Stashed)
def _(event: card_events.Stashed, t: Teller) -> str:
    return f"кладёт под Тактику {pile(t, event.cards)}"


@says(card_events.Unstashed)
def _(event: card_events.Unstashed, t: Teller) -> str:
    return f"забирает из-под Тактики {pile(t, event.cards)}"


@says(card_events.Reshuffled)
def _(event: card_events.Reshuffled, t: Teller) -> str:
    return f"замешивает из сброса в колоду Деяний {some_cards(event.n)}"


# mana


@says(events.ManaUsed)
def _(event: events.ManaUsed, t: Teller) -> str:
    hue, mana = colour(t, event.colour), colour(t, event.colour, "f_acc")
    used = {
        "die": f"{hue} кубик",
        "steal": f"{hue} кубик с Тактики",
        "crystal": f"{hue} кристалл",
        "token": f"{hue} жетон маны",
        "endless": f"{mana} ману без ограничений",
        "invoked": f"призванную {mana} ману",
    }[event.source]
    other = f" как {colour(t, event.worth, 'f_acc')} ману" if event.worth != event.colour else ""
    return f"использует {used}{other}"


@says(events.ManaGained)
def _(event: events.ManaGained, t: Teller) -> str:
    what = "жетон маны" if event.what == "token" else "кристалл"
    return f"получает {colour(t, event.colour)} {what}"


@says(events.CrystalLost)
def _(event: events.CrystalLost, t: Teller) -> str:
    return f"теряет {colour(t, event.colour)} кристалл"


@says(events.DieKept)
def _(event: events.DieKept, t: Teller) -> str:
    cursed = f": {colour(t, event.colour, 'f_nom')} мана проклята" if event.curse else ""
    return f"оставляет себе {colour(t, event.colour)} кубик до конца Цикла{cursed}"


@says(events.Rolled)
def _(event: events.Rolled, t: Teller) -> str:
    what = {
        "source": "бросает кубики Источника",
        "mana_search": "перебрасывает кубики Источника",
        "crystals": "бросает кубик за кристаллы",
        "crystal": "бросает кубик за кристалл",
        "reward": "бросает кубик за награду",
        "wounds": "бросает кубики за Ранения",
    }[event.why]
    return f"{what}: {hues(t, event.colours)}"


@says(events.DieRolled)
def _(event: events.DieRolled, t: Teller) -> str:
    about = "времени суток" if event.what == "time" else f"гекса {event.what}"
    return f"бросок кубика для {about}: {colour(t, event.colour)}"


# the map


@says(events.Moved)
def _(event: events.Moved, t: Teller) -> str:
    to = place(event.to)
    return {
        "step": f"перемещается на {to}",
        "portal": f"выходит из портала на {to}",
        "thrown back": f"возвращается обратно на {to}",
        "leap": f"перемещается прямо на {to}",
        "tunnel": f"проходит под землёй на {to}",
        "routed": f"вынужденно отступает на {to}",
    }[event.how]


def place(space: Hex) -> str:
    """`гекс 2,-1`."""
    return "портал, вне карты" if space == OFF_MAP else f"гекс {space}"


@says(events.Explored)
def _(event: events.Explored, t: Teller) -> str:
    return f"вскрывает тайл {t.name('tile', event.tile)}"


@says(events.TokenRevealed)
def _(event: events.TokenRevealed, t: Teller) -> str:
    shown = foe(t, event.token, "nom") if outlook.is_enemy(event.token) else t.name("ruin", event.token, "title")
    return f"на гексе {event.space}: {shown}"


@says(events.ShieldPlaced)
def _(event: events.ShieldPlaced, t: Teller) -> str:
    return f"кладёт Щит на гекс {event.space}"


@says(events.Withdrew)
def _(event: events.Withdrew, t: Teller) -> str:
    return f"отступает на {place(event.to)}"


@says(events.SiteHidden)
def _(event: events.SiteHidden, t: Teller) -> str:
    return f"прячет на гексе {event.space}: {t.name('site', event.kind)}"


# turns and rounds


@says(events.RoundBegan)
def _(event: events.RoundBegan, t: Teller) -> str:
    return f"начинается Цикл {event.round}: {t.name('time', 'night' if event.night else 'day')}"


@says(events.TacticTaken)
def _(event: events.TacticTaken, t: Teller) -> str:
    return f"забирает Тактику {t.name('tactic', event.tactic)}"


@says(events.TacticUsed)
def _(event: events.TacticUsed, t: Teller) -> str:
    return f"использует Тактику {t.name('tactic', event.tactic)}"


@says(events.TacticGone)
def _(event: events.TacticGone, t: Teller) -> str:
    return f"Тактика {t.name('tactic', event.tactic)} удалена из игры"


@says(events.TurnBegan)
def _(event: events.TurnBegan, t: Teller) -> str:
    return "начинает ход"


@says(events.TurnForfeited)
def _(event: events.TurnForfeited, t: Teller) -> str:
    return "пропускает ход"


@says(events.Rested)
def _(event: events.Rested, t: Teller) -> str:
    return "отдыхает: Медленное Восстановление" if event.slow else "отдыхает"


@says(events.EndAnnounced)
def _(event: events.EndAnnounced, t: Teller) -> str:
    return "объявляет Конец Цикла"


@says(events.FinalTurns)
def _(event: events.FinalTurns, t: Teller) -> str:
    table = outlook.table_of(t)
    reached = f": {ENDS.get(table.scenario, 'все города захвачены')}" if table else ""
    return f"приближает конец игры{reached}; остались последние ходы"


ENDS = {
    "first_reconnaissance": "город вскрыт",
    "mines_liberation": "все шахты освобождены",
    "dungeon_lords": "все подземелья и гробницы захвачены",
    "druid_nights": "все провели последний ритуал",
    "conquer_and_hold": "все крепости и башни удержаны",
}
"""What ends a game, by its scenario; the others are about cities."""


@says(events.DummyTurned)
def _(event: events.DummyTurned, t: Teller) -> str:
    return f"виртуальный игрок открывает {pile(t, event.cards)}"


@says(events.Eliminated)
def _(event: events.Eliminated, t: Teller) -> str:
    return "выбывает из игры"


@says(events.TeamDrawn)
def _(event: events.TeamDrawn, t: Teller) -> str:
    return f"играет в команде {event.team}"


@says(events.HomecomerNamed)
def _(event: events.HomecomerNamed, t: Teller) -> str:
    return (
        f"знает, кто должен вернуться: {t.name('hero', event.hero)}"
        if event.hero != "hero"
        else "знает, кто должен вернуться"
    )


@says(events.GaveUp)
def _(event: events.GaveUp, t: Teller) -> str:
    return "сдаётся"


@says(events.HeroWon)
def _(event: events.HeroWon, t: Teller) -> str:
    return f"выигрывает торги за {fame(event.bid)}: {t.name('hero', event.hero)}"
