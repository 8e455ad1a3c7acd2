"""What is said of Mage Knight, in English: choices around turns and by card texts."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller
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
    text_en_fights,
    upgrades,
)
from .outlook import brief
from .text_en_things import an, called, card, colour, reward, spot, unit, wounds

BOOK = Phrasebook("en", "rules.mage_knight", text_en_fights.BOOK)
says = BOOK.says


# setup


@says(setup.BeHero)
def _(do: setup.BeHero, t: Teller) -> str:
    return t.name("hero", do.name)


@says(auction.Bidding)
def _(do: auction.Bidding, t: Teller) -> str:
    hero = outlook.chooser_seat(t)
    if hero is not None and hero in do.passed:
        return "pass"
    named = t.name("hero", do.hero)
    return brief(t, named, f"{named} for {do.bid} Fame" if do.bid else named)


@says(dungeon_lords.HideHere)
def _(do: dungeon_lords.HideHere, t: Teller) -> str:
    return brief(t, str(do.space), f"hide the {t.name('site', do.kind)}: {spot(t, do.space)}")


@says(upgrades.KeepDrafted)
def _(do: upgrades.KeepDrafted, t: Teller) -> str:
    return brief(t, card(t, do.card), f"keep {card(t, do.card)}")


@says(upgrades.AddDrafted)
def _(do: upgrades.AddDrafted, t: Teller) -> str:
    return brief(t, card(t, do.card), f"add {card(t, do.card)} to the deck")


@says(upgrades.ExchangeCard)
def _(do: upgrades.ExchangeCard, t: Teller) -> str:
    if not do.new:
        return brief(t, "none", "no upgrade")
    return brief(t, card(t, do.new), f"{card(t, do.new)} in place of {card(t, do.old)}")


@says(one_to_return.Homecomer)
def _(do: one_to_return.Homecomer, t: Teller) -> str:
    return brief(t, t.name("hero", do.hero), f"{t.name('hero', do.hero)} is to return")


@says(hold.GiveUpGame)
def _(do: hold.GiveUpGame, t: Teller) -> str:
    return brief(t, "give up", "give up: the game is lost")


@says(hold.Concede)
def _(do: hold.Concede, t: Teller) -> str:
    return brief(t, "give up", "give up")


# tactics


@says(tactics.TakeTactic)
def _(do: tactics.TakeTactic, t: Teller) -> str:
    named = t.name("tactic", do.tactic)
    return brief(t, named, f"{tactics.TACTICS[do.tactic].number} {named}")


@says(solo.DropTactic)
def _(do: solo.DropTactic, t: Teller) -> str:
    named = t.name("tactic", do.tactic)
    return brief(t, named, f"{named} leaves the game")


# the end of a turn


@says(rewards.Claim)
def _(do: rewards.Claim, t: Teller) -> str:
    hero = outlook.chooser(t)
    n = hero.turn.rewards.count(do.reward) if hero else 1
    if do.reward == "artifact" and n > 1:
        return brief(t, "Artifacts", f"take {n} Artifacts")
    return brief(t, t.name("reward", do.reward.partition(" ")[0]), f"take {reward(t, do.reward)}")


@says(rewards.Keep)
def _(do: rewards.Keep, t: Teller) -> str:
    return brief(t, "not now", "leave it as it is")


@says(rewards.ThrowWound)
def _(do: rewards.ThrowWound, t: Teller) -> str:
    place = "hand" if do.place == "hand" else "the discard pile"
    return brief(t, "discard" if do.place != "hand" else "hand", f"throw away a Wound from {place}")


@says(rewards.GainCrystal)
def _(do: rewards.GainCrystal, t: Teller) -> str:
    return brief(t, colour(t, do.colour), f"gain {an(colour(t, do.colour))} crystal")


@says(rewards.GainUnit)
def _(do: rewards.GainUnit, t: Teller) -> str:
    bond = f" onto {t.name('skill', 'bonds_of_loyalty')}" if do.bonded else ""
    first = "; another Unit is disbanded first" if not do.bonded and outlook.crowded(t) else ""
    return brief(t, unit(t, do.unit), f"take {unit(t, do.unit)}{bond}{first}")


@says(rewards.LoseReward)
def _(do: rewards.LoseReward, t: Teller) -> str:
    return brief(t, "give up", f"give up {reward(t, do.reward)}")


@says(rewards.ReturnCard)
def _(do: rewards.ReturnCard, t: Teller) -> str:
    return brief(t, card(t, do.card), f"put {card(t, do.card)} under the Artifact deck")


@says(rewards.LayCard)
def _(do: rewards.LayCard, t: Teller) -> str:
    return card(t, do.card)


@says(levelling.KeepSkill)
def _(do: levelling.KeepSkill, t: Teller) -> str:
    named, text = t.name("skill", do.skill), outlook.told(t, skills.SKILLS[do.skill].does)
    return brief(t, named, f"keep {named}: {text}" if text else f"keep {named}")


@says(levelling.TakeCommonSkill)
def _(do: levelling.TakeCommonSkill, t: Teller) -> str:
    named, table = t.name("skill", do.skill), outlook.table_of(t)
    lowest = f": with it {card(t, table.advanced_offer[0])}" if table and table.advanced_offer else ""
    return brief(t, named, f"take {named} of the common offer{lowest}")


# texts of cards and Skills


@says(invocation.DiscardedForMana)
def _(do: invocation.DiscardedForMana, t: Teller) -> str:
    return brief(t, colour(t, do.colour), f"discard {card(t, do.card)} for {colour(t, do.colour)} mana")


@says(interactive.MarkMana)
def _(do: interactive.MarkMana, t: Teller) -> str:
    return colour(t, do.colour)


@says(interactive.ShedWounds)
def _(do: interactive.ShedWounds, t: Teller) -> str:
    return brief(t, str(do.n), f"throw away {wounds(do.n)}")


@says(interactive.WoundSeat)
def _(do: interactive.WoundSeat, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"a Wound for {called(t, do.seat)}")


@says(interactive.FineForMana)
def _(do: interactive.FineForMana, t: Teller) -> str:
    return brief(t, "Wound", f"{t.name('skill', 'mana_exploit')}: a Wound for {called(t, do.user)}")


@says(rivals.WoundForColour, rivals.DemandCards)
def _(do: rivals.WoundForColour | rivals.DemandCards, t: Teller) -> str:
    return colour(t, do.colour)


@says(rivals.ShowHand)
def _(do: rivals.ShowHand, t: Teller) -> str:
    return brief(t, "show hand", f"no {colour(t, do.colour)} card: show the hand")


@says(rivals.HandOver)
def _(do: rivals.HandOver, t: Teller) -> str:
    return brief(t, card(t, do.card), f"discard {card(t, do.card)}")


@says(rivals.TakeOver)
def _(do: rivals.TakeOver, t: Teller) -> str:
    return brief(t, card(t, do.card), f"keep {card(t, do.card)} of {called(t, do.seat)}")


@says(rivals.ReadyThis)
def _(do: rivals.ReadyThis, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"ready {unit(t, do.unit)}")


@says(rivals.Exhaust)
def _(do: rivals.Exhaust, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"spend {unit(t, do.unit)} of {called(t, do.seat)}")
