"""What is said of Mage Knight, in Russian: choices around turns and by card texts."""

from __future__ import annotations

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import (
    auction,
    dungeon_lords,
    hold,
    interactive,
    invocation,
    levelling,
    one_to_return,
    outlook,
    rewards,
    rivals,
    setup,
    skills,
    solo,
    tactics,
    text_ru_fights,
    upgrades,
)
from .outlook import brief
from .text_ru_things import called, card, colour, fame, reward, spot, title, unit, wounds

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_fights.BOOK)
says = BOOK.says


# setup


@says(setup.BeHero)
def _(do: setup.BeHero, t: Teller) -> str:
    return t.name("hero", do.name)


@says(auction.Bidding)
def _(do: auction.Bidding, t: Teller) -> str:
    hero = outlook.chooser_seat(t)
    if hero is not None and hero in do.passed:
        return "пас"
    named = t.name("hero", do.hero)
    return brief(t, named, f"{named} за {fame(do.bid)}" if do.bid else named)


@says(dungeon_lords.HideHere)
def _(do: dungeon_lords.HideHere, t: Teller) -> str:
    return brief(t, str(do.space), f"{t.name('site', do.kind)}: {spot(t, do.space)}")


@says(upgrades.KeepDrafted)
def _(do: upgrades.KeepDrafted, t: Teller) -> str:
    return brief(t, card(t, do.card), f"оставить {card(t, do.card)}")


@says(upgrades.AddDrafted)
def _(do: upgrades.AddDrafted, t: Teller) -> str:
    return brief(t, card(t, do.card), f"добавить в колоду {card(t, do.card)}")


@says(upgrades.ExchangeCard)
def _(do: upgrades.ExchangeCard, t: Teller) -> str:
    if not do.new:
        return brief(t, "нет", "без улучшения")
    return brief(t, card(t, do.new), f"{title(t, do.new)} вместо карты {title(t, do.old)}")


@says(one_to_return.Homecomer)
def _(do: one_to_return.Homecomer, t: Teller) -> str:
    return brief(t, t.name("hero", do.hero), f"вернуться должен герой {t.name('hero', do.hero)}")


@says(hold.GiveUpGame)
def _(do: hold.GiveUpGame, t: Teller) -> str:
    return brief(t, "сдаться", "сдаться: игра проиграна")


@says(hold.Concede)
def _(do: hold.Concede, t: Teller) -> str:
    return brief(t, "сдаться", "сдаться")


# tactics


@says(tactics.TakeTactic)
def _(do: tactics.TakeTactic, t: Teller) -> str:
    named = t.name("tactic", do.tactic)
    return brief(t, named, f"{tactics.TACTICS[do.tactic].number} {named}")


@says(solo.DropTactic)
def _(do: solo.DropTactic, t: Teller) -> str:
    named = t.name("tactic", do.tactic)
    return brief(t, named, f"удалить Тактику {named}")


# the end of a turn


@says(rewards.Claim)
def _(do: rewards.Claim, t: Teller) -> str:
    hero = outlook.chooser(t)
    n = hero.turn.rewards.count(do.reward) if hero else 1
    if do.reward == "artifact" and n > 1:
        return brief(t, "Артефакты", f"получить Артефакты: {n}")
    return brief(t, t.name("reward", do.reward.partition(" ")[0]), f"получить {reward(t, do.reward)}")


@says(rewards.Keep)
def _(do: rewards.Keep, t: Teller) -> str:
    return brief(t, "не сейчас", "оставить как есть")


@says(rewards.ThrowWound)
def _(do: rewards.ThrowWound, t: Teller) -> str:
    place = "из руки" if do.place == "hand" else "из сброса"
    return brief(t, place, f"удалить Ранение {place}")


@says(rewards.GainCrystal)
def _(do: rewards.GainCrystal, t: Teller) -> str:
    return brief(t, colour(t, do.colour), f"получить {colour(t, do.colour)} кристалл")


@says(rewards.GainUnit)
def _(do: rewards.GainUnit, t: Teller) -> str:
    bond = f" по Умению {t.name('skill', 'bonds_of_loyalty')}" if do.bonded else ""
    first = "; сначала распустить другой Отряд" if not do.bonded and outlook.crowded(t) else ""
    return brief(t, unit(t, do.unit), f"забрать {unit(t, do.unit)}{bond}{first}")


@says(rewards.LoseReward)
def _(do: rewards.LoseReward, t: Teller) -> str:
    return brief(t, "отказаться", f"не забирать {reward(t, do.reward)}")


@says(rewards.ReturnCard)
def _(do: rewards.ReturnCard, t: Teller) -> str:
    return brief(t, card(t, do.card), f"положить под низ колоды Артефактов {card(t, do.card)}")


@says(rewards.LayCard)
def _(do: rewards.LayCard, t: Teller) -> str:
    return title(t, do.card)


@says(levelling.KeepSkill)
def _(do: levelling.KeepSkill, t: Teller) -> str:
    named, text = t.name("skill", do.skill), outlook.told(t, skills.SKILLS[do.skill].does)
    kept = f"оставить Умение {named}"
    return brief(t, named, f"{kept}: {text}" if text else kept)


@says(levelling.TakeCommonSkill)
def _(do: levelling.TakeCommonSkill, t: Teller) -> str:
    named, table = t.name("skill", do.skill), outlook.table_of(t)
    lowest = f": вместе с ним {card(t, table.advanced_offer[0], 'nom')}" if table and table.advanced_offer else ""
    return brief(t, named, f"забрать из набора {named}{lowest}")


# texts of cards and Skills


@says(invocation.DiscardedForMana)
def _(do: invocation.DiscardedForMana, t: Teller) -> str:
    return brief(t, colour(t, do.colour), f"сбросить {card(t, do.card)} за {colour(t, do.colour, 'f_acc')} ману")


@says(interactive.MarkMana)
def _(do: interactive.MarkMana, t: Teller) -> str:
    return colour(t, do.colour)


@says(interactive.ShedWounds)
def _(do: interactive.ShedWounds, t: Teller) -> str:
    return brief(t, str(do.n), f"удалить {wounds(do.n)}")


@says(interactive.WoundSeat)
def _(do: interactive.WoundSeat, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"Ранение получит {called(t, do.seat)}")


@says(interactive.FineForMana)
def _(do: interactive.FineForMana, t: Teller) -> str:
    return brief(t, "Ранение", f"{t.name('skill', 'mana_exploit')}: Ранение получает {called(t, do.user)}")


@says(rivals.WoundForColour, rivals.DemandCards)
def _(do: rivals.WoundForColour | rivals.DemandCards, t: Teller) -> str:
    return colour(t, do.colour)


@says(rivals.ShowHand)
def _(do: rivals.ShowHand, t: Teller) -> str:
    return brief(t, "показать", f"{colour(t, do.colour, 'pl_gen')} карт нет: показать руку")


@says(rivals.HandOver)
def _(do: rivals.HandOver, t: Teller) -> str:
    return brief(t, card(t, do.card), f"сбросить {card(t, do.card)}")


@says(rivals.TakeOver)
def _(do: rivals.TakeOver, t: Teller) -> str:
    return brief(t, card(t, do.card), f"оставить себе {card(t, do.card)} ({called(t, do.seat)})")


@says(rivals.ReadyThis)
def _(do: rivals.ReadyThis, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"подготовить {unit(t, do.unit)}")


@says(rivals.Exhaust)
def _(do: rivals.Exhaust, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"истощить {unit(t, do.unit)} ({called(t, do.seat)})")
