"""What is said of Mage Knight, in Russian: what has happened to Units, in fights and on the tracks."""

from __future__ import annotations

from ..engine.phrases import Teller, listing, plural_ru
from ..engine.text_ru import RussianBook
from . import card_events, events, fight_events, text_ru_small
from .text_alike import signed
from .text_ru_things import (
    called,
    card,
    colour,
    contest,
    fame,
    foe,
    pile,
    reward,
    unit,
    wounds,
)

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_small.FACES)
says = BOOK.says


def tokens(t: Teller, ids: tuple[str, ...], case: str = "nom") -> str:
    """`налётчики и копатели`."""
    return listing([foe(t, id, case) for id in ids], "ru")


# Units and Skills


@says(events.Recruited)
def _(event: events.Recruited, t: Teller) -> str:
    return f"нанимает {unit(t, event.unit)}"


@says(events.Disbanded)
def _(event: events.Disbanded, t: Teller) -> str:
    return f"теряет {unit(t, event.unit)}"


@says(events.Activated)
def _(event: events.Activated, t: Teller) -> str:
    return f"использует {unit(t, event.unit)}"


@says(events.Exhausted)
def _(event: events.Exhausted, t: Teller) -> str:
    return f"не может больше использовать {unit(t, event.unit)}: Отряд истощён"


@says(events.Readied)
def _(event: events.Readied, t: Teller) -> str:
    return f"готовит {unit(t, event.unit)}"


@says(events.BannerAssigned)
def _(event: events.BannerAssigned, t: Teller) -> str:
    return f"выдаёт Отряду {card(t, event.banner)}: {unit(t, event.unit, 'nom')}"


@says(events.BannerTaken)
def _(event: events.BannerTaken, t: Teller) -> str:
    return f"забирает у Отряда {card(t, event.banner)}: {unit(t, event.unit, 'nom')}"


@says(events.SkillUsed)
def _(event: events.SkillUsed, t: Teller) -> str:
    return f"использует Умение {t.name('skill', event.skill)}"


@says(events.SkillGained)
def _(event: events.SkillGained, t: Teller) -> str:
    return f"получает Умение {t.name('skill', event.skill)}"


@says(events.SkillPlaced)
def _(event: events.SkillPlaced, t: Teller) -> str:
    marked = f", цвет: {colour(t, event.colour)}" if event.colour else ""
    return f"кладёт в центр стола Умение {t.name('skill', event.skill)}{marked}"


@says(events.SkillReturned)
def _(event: events.SkillReturned, t: Teller) -> str:
    return f"забирает обратно Умение {t.name('skill', event.skill)}"


@says(events.SkillsTurnedUp)
def _(event: events.SkillsTurnedUp, t: Teller) -> str:
    named = [t.name("skill", skill) for skill in event.skills]
    noun = "Умение" if len(named) == 1 else "Умения"
    return f"открывает {noun} {listing(named, 'ru')}" if named else "не открывает Умений: их больше нет"


@says(events.SkillRejected)
def _(event: events.SkillRejected, t: Teller) -> str:
    return f"отдаёт в общий набор Умение {t.name('skill', event.skill)}"


# wounds and tracks


@says(events.Wounded)
def _(event: events.Wounded, t: Teller) -> str:
    return f"получает {wounds(event.n)}" + (f", Отряд: {unit(t, event.who, 'nom')}" if event.who else "")


@says(events.Poisoned)
def _(event: events.Poisoned, t: Teller) -> str:
    return f"получает {wounds(event.n)} в сброс"


@says(events.Paralyzed)
def _(event: events.Paralyzed, t: Teller) -> str:
    return "сбрасывает из-за паралича все карты, кроме Ранений"


@says(events.Healed)
def _(event: events.Healed, t: Teller) -> str:
    return "исцеляет Ранение" + (f", Отряд: {unit(t, event.who, 'nom')}" if event.who else "")


@says(events.WoundsThrown)
def _(event: events.WoundsThrown, t: Teller) -> str:
    return f"удаляет {wounds(event.n)} {'из руки' if event.place == 'hand' else 'из сброса'}"


@says(events.KnockedOut)
def _(event: events.KnockedOut, t: Teller) -> str:
    return "теряет сознание и сбрасывает все карты, кроме Ранений"


@says(events.FameGained)
def _(event: events.FameGained, t: Teller) -> str:
    return f"получает {fame(event.n)}"


@says(events.ReputationChanged)
def _(event: events.ReputationChanged, t: Teller) -> str:
    return f"меняет Репутацию: {signed(event.by)}"


@says(events.LevelReached)
def _(event: events.LevelReached, t: Teller) -> str:
    return f"достигает уровня {event.level}"


@says(card_events.ArtifactsDrawn)
def _(event: card_events.ArtifactsDrawn, t: Teller) -> str:
    return f"берёт Артефакты: {pile(t, event.cards)}"


@says(card_events.ArtifactsKept)
def _(event: card_events.ArtifactsKept, t: Teller) -> str:
    return f"кладёт на верх колоды Деяний {pile(t, event.cards)}"


@says(events.RewardLost)
def _(event: events.RewardLost, t: Teller) -> str:
    return f"не получает награду: {reward(t, event.reward)}"


# fights


@says(fight_events.CombatBegan)
def _(event: fight_events.CombatBegan, t: Teller) -> str:
    about = f" за {contest(t, event.site)}" if event.site != "rampaging" else ""
    return f"вступает в бой{about}: {tokens(t, event.enemies) or 'врагов нет'}"


@says(fight_events.Challenged)
def _(event: fight_events.Challenged, t: Teller) -> str:
    return f"вызывает на бой {foe(t, event.enemy)}"


@says(fight_events.EnemyDrawn)
def _(event: fight_events.EnemyDrawn, t: Teller) -> str:
    return f"встречает {foe(t, event.enemy)}"


@says(fight_events.Summoned)
def _(event: fight_events.Summoned, t: Teller) -> str:
    return f"видит, кого призывают {foe(t, event.summoner, 'nom')}: {foe(t, event.enemy, 'nom')}"


@says(fight_events.Blocked)
def _(event: fight_events.Blocked, t: Teller) -> str:
    return f"блокирует {foe(t, event.enemy)}"


@says(fight_events.Defeated)
def _(event: fight_events.Defeated, t: Teller) -> str:
    return f"побеждает {foe(t, event.enemy)}"


@says(fight_events.CombatEnded)
def _(event: fight_events.CombatEnded, t: Teller) -> str:
    if event.site == "rampaging":
        return "заканчивает бой"
    return f"{'выигрывает' if event.won else 'не выигрывает'} бой за {contest(t, event.site)}"


@says(fight_events.DuelBegan)
def _(event: fight_events.DuelBegan, t: Teller) -> str:
    return f"нападает на {called(t, event.other, 'acc')}"


@says(fight_events.Attended)
def _(event: fight_events.Attended, t: Teller) -> str:
    return "участвует полностью" if event.full else "участвует частично"


@says(fight_events.Struck)
def _(event: fight_events.Struck, t: Teller) -> str:
    return f"наносит удар: Атака {event.attack}, после Блока {event.left}"


@says(fight_events.Passed)
def _(event: fight_events.Passed, t: Teller) -> str:
    return "не атакует"


@says(fight_events.CardStolen)
def _(event: fight_events.CardStolen, t: Teller) -> str:
    return f"крадёт у {called(t, event.other, 'gen')} {card(t, event.card)}"


@says(fight_events.DuelEnded)
def _(event: fight_events.DuelEnded, t: Teller) -> str:
    result = f"победа за {called(t, event.winner, 'ins')}" if event.winner >= 0 else "ничья"
    return f"заканчивает поединок: {result}"


@says(fight_events.Invited)
def _(event: fight_events.Invited, t: Teller) -> str:
    return f"получает приглашение на совместную осаду от {called(t, event.by, 'gen')}"


@says(fight_events.DieSet)
def _(event: fight_events.DieSet, t: Teller) -> str:
    return f"ставит кубик: {colour(t, event.colour)}" if event.colour != "mana die" else "тайно ставит кубик"


@says(fight_events.DieTurnedUp)
def _(event: fight_events.DieTurnedUp, t: Teller) -> str:
    return f"открывает кубик: {colour(t, event.colour)}"


@says(fight_events.AssaultProposed)
def _(event: fight_events.AssaultProposed, t: Teller) -> str:
    shares = [
        f"{called(t, seat)} — {n} {plural_ru(n, 'жетон', 'жетона', 'жетонов')}"
        for seat, n in zip(event.seats, event.shares, strict=True)
    ]
    return f"предлагает совместную осаду: {', '.join(shares)}"


@says(fight_events.ProposalAnswered)
def _(event: fight_events.ProposalAnswered, t: Teller) -> str:
    return "соглашается" if event.agreed else "отказывается"


@says(fight_events.GarrisonDealt)
def _(event: fight_events.GarrisonDealt, t: Teller) -> str:
    return f"получает противников: {tokens(t, event.enemies)}"
