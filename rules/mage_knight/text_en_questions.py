"""What is said of Mage Knight, in English: questions and refusals."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, listing
from . import (
    auction,
    banners,
    cards,
    day_tactics,
    druids,
    dungeon_lords,
    ending,
    gains,
    hold,
    inspiration,
    interaction,
    interactive,
    invocation,
    leaps,
    levelling,
    mana,
    night_tactics,
    oddities,
    one_to_return,
    outlook,
    paying,
    recruiting,
    rewards,
    rivals,
    setup,
    sideways,
    skills,
    solo,
    spells,
    tactics,
    text_en_refusals,
    turn,
    units,
    upgrades,
)
from .fight import attack, block, combat, coop, damage, duel, effects, exchange, hindrance, hits
from .text_alike import below
from .text_en_things import called, card, colour, either, foe, of_need, plain

BOOK = Phrasebook("en", "rules.mage_knight", text_en_refusals.BOOK)
asks = BOOK.asks


for kind, text in {
    auction.Nominate: "which hero is up for auction?",
    banners.Scare: "which enemy does not attack?",
    banners.TakeBack: "which Banners go back to the Deed deck?",
    cards.OneOf: "choose one",
    hindrance.ChooseDie: "which colour does the die show? Only you see it",
    combat.Assault: "challenge rampaging enemies as well?",
    coop.Answer: "take part in the joint assault?",
    coop.Divide: "how many tokens does each of you face?",
    coop.InviteSome: "who is to take part?",
    coop.ToArms: "before the city: enter it, or stay outside",
    duel.Attendance: "you are attacked: take part fully, or only partly?",
    effects.TargetEnemy: "which enemy?",
    exchange.HitContributor: "which Unit that had a part in the attack?",
    gains.PickDiscards: "which cards of the discard pile, in which order?",
    gains.PlacePicked: "on top of the Deed deck, or at its bottom?",
    gains.RecruitFree: "which Unit of the offer?",
    inspiration.ReadyOrMend: "ready or heal which Unit?",
    interactive.MarkColour: "mana of which colour?",
    interactive.GiveWound: "who takes the Wound?",
    interactive.ShedSome: "throw away how many Wounds?",
    invocation.DiscardForMana: "discard which card, for which mana?",
    invocation.UseAtOnce: "what is the mana used for?",
    levelling.ChooseSkill: "which Skill do you keep?",
    mana.MoreOfOwn: "a crystal of which colour?",
    mana.SetDie: "to which colour is the die set?",
    mana.TakeDie: "which die of the Source?",
    oddities.CallUp: "which ability of which Unit of the offer?",
    oddities.DiscardForAttack: "discard which cards?",
    oddities.ChooseNumber: "how many?",
    one_to_return.ChooseHomecomer: "which of you is to return?",
    hold.AgreeToGiveUp: "does your side give up?",
    rewards.ChooseCrystal: "a crystal of which colour?",
    rewards.GladeWound: "the glade: throw away a Wound?",
    rewards.LayArtifacts: "in which order do the Artifacts lie on the Deed deck? The last one lies on top",
    rewards.ReturnArtifact: "which Artifact goes back? You keep the rest",
    rewards.TakeRewards: "which reward next?",
    rewards.TakeUnit: "which Unit joins?",
    rivals.GainLost: "gain which of the crystals lost?",
    rivals.WoundByCrystals: "crystals of which colour?",
    rivals.DemandColour: "cards of which colour?",
    rivals.ReadyOne: "ready which Unit?",
    rivals.StealCard: "keep which card?",
    setup.PickHero: "which hero?",
    sideways.StrongerByKind: "which card sideways?",
    sideways.StrongerWithoutDice: "which card sideways?",
    sideways.StrongerByMana: "which card sideways, with mana?",
    solo.AgreeOnTactic: "which of the tactics used leaves the game?",
    spells.DiscardForSpell: "discard which card for a Spell of the offer?",
    tactics.ChooseTactic: "which tactic?",
    night_tactics.FetchCard: "which card of the Deed deck comes into hand?",
    night_tactics.RerollSome: "which dice are rolled again? Gold ones first",
    day_tactics.SetDieAside: "which die comes onto the tactic?",
    turn.DiscardOne: "rest: discard which card?",
    turn.DiscardWounds: "rest: discard how many Wounds?",
    turn.PlayOrAnnounce: "the Deed deck is empty: announce the End of the Round, or play the turn?",
    recruiting.Disband: "which Unit is disbanded?",
    upgrades.KeepOne: "keep which card?",
    upgrades.ShuffleIn: "which drafted card is added?",
    upgrades.Upgrade: "which card for which?",
}.items():
    asks(kind)(plain(text))


# windows


@asks(turn.TurnWindow)
def _(do: turn.TurnWindow, t: Teller) -> str:
    return {
        "move": "move, then one action",
        "rest": "resting: healing and special effects",
        "after": "after the action: healing and special effects",
    }.get(outlook.part_of(t), "your turn")


@asks(skills.Before)
def _(do: skills.Before, t: Teller) -> str:
    return "use something now?" if do.called else "before the turn: use something?"


@asks(interaction.Talk)
def _(do: interaction.Talk, t: Teller) -> str:
    hero, here = outlook.chooser(t), outlook.here(t)
    place = f" at the {t.name('site', here)}" if here else ""
    have = f": Influence {below(hero.turn.influence)}" if hero else ""
    return f"with the locals{place}{have}"


@asks(attack.Attacks)
def _(do: attack.Attacks, t: Teller) -> str:
    phase = "ranged" if outlook.part_of(t) == "ranged" else "attack"
    return f"{t.name('phase', phase)}: attack, or go on"


def against(t: Teller) -> str:
    """`the Prowlers and the Diggers`: the targets."""
    fight = outlook.fight_of(t)
    return listing([foe(t, id) for id in fight.targets], "en") if fight and fight.targets else "the targets"


@asks(attack.Gather)
def _(do: attack.Gather, t: Teller) -> str:
    return f"against {against(t)}{of_need(outlook.attack_sum(t), 'Attack')}"


@asks(block.Blocks)
def _(do: block.Blocks, t: Teller) -> str:
    return f"{t.name('phase', 'block')}: block an enemy, or go on"


@asks(block.GatherBlock)
def _(do: block.GatherBlock, t: Teller) -> str:
    return f"against {against(t)}{of_need(outlook.block_sum(t), 'Block')}"


@asks(damage.Damage)
def _(do: damage.Damage, t: Teller) -> str:
    return f"{t.name('phase', 'damage')}: whose attack next?"


@asks(damage.Assign)
def _(do: damage.Assign, t: Teller) -> str:
    return f"{do.left} damage from {foe(t, do.foe)}: who takes it?"


@asks(exchange.Onslaught)
def _(do: exchange.Onslaught, t: Teller) -> str:
    other = outlook.opponent(t)
    return f"attack {called(t, other.seat)}, or pass" if other else "attack, or pass"


@asks(exchange.Parry)
def _(do: exchange.Parry, t: Teller) -> str:
    table, hero = outlook.table_of(t), outlook.chooser(t)
    if table is None or hero is None or table.duel is None:
        return "block the attack, or face it"
    attack_ = exchange.attack_made(table, table.duel.other(hero.seat))
    return f"Attack {attack_} comes: block it, or face it; gathered {outlook.gathered(t)}"


@asks(hits.Inflict)
def _(do: hits.Inflict, t: Teller) -> str:
    return "the attack gets through: what is the damage used for?"


# questions with names


@asks(paying.Pay)
def _(do: paying.Pay, t: Teller) -> str:
    return f"pay {either(t, do.colours)} mana with what?"


@asks(mana.Gain)
def _(do: mana.Gain, t: Teller) -> str:
    return "a mana token of which colour?" if do.what == "token" else "a crystal of which colour?"


@asks(attack.ChooseTargets)
def _(do: attack.ChooseTargets, t: Teller) -> str:
    return "which enemies are the targets?"


@asks(combat.Challenge)
def _(do: combat.Challenge, t: Teller) -> str:
    if not do.provoked:
        return "challenge which enemies?"
    return f"{listing([foe(t, id) for id in do.provoked], 'en')} fight anyway: challenge others as well?"


@asks(cards.UseUp)
def _(do: cards.UseUp, t: Teller) -> str:
    return {"discard": "discard which card?", "played": "play which card along?", "thrown": "throw away which card?"}[
        do.to
    ]


@asks(gains.FromOffer)
def _(do: gains.FromOffer, t: Teller) -> str:
    return f"which card of the {t.name('place', outlook.OFFERS[do.offered])}?"


@asks(rewards.RewardFromOffer)
def _(do: rewards.RewardFromOffer, t: Teller) -> str:
    return f"which card of the {t.name('place', outlook.OFFERS[do.offered])}?"


@asks(banners.AssignBanner)
def _(do: banners.AssignBanner, t: Teller) -> str:
    return f"{card(t, do.banner)} for which Unit?"


@asks(units.Boosted)
def _(do: units.Boosted, t: Teller) -> str:
    return "pay extra mana for more?"


@asks(units.Ready)
def _(do: units.Ready, t: Teller) -> str:
    return f"ready which Unit, up to level {do.level}?"


@asks(oddities.ReadySome)
def _(do: oddities.ReadySome, t: Teller) -> str:
    return "ready which Units? Their levels are added up"


@asks(effects.UpTo)
def _(do: effects.UpTo, t: Teller) -> str:
    return f"which enemies, up to {do.n}?"


@asks(leaps.Leap)
def _(do: leaps.Leap, t: Teller) -> str:
    return f"where to, up to {do.most} spaces away?"


@asks(day_tactics.RedrawSome)
def _(do: day_tactics.RedrawSome, t: Teller) -> str:
    return f"{t.name('tactic', 'rethink')}: discard up to {do.most} cards and draw as many?"


@asks(night_tactics.ExchangeSome)
def _(do: night_tactics.ExchangeSome, t: Teller) -> str:
    return f"{t.name('tactic', 'midnight_meditation')}: shuffle in up to {do.most} cards and draw as many?"


@asks(night_tactics.AmidDrawing)
def _(do: night_tactics.AmidDrawing, t: Teller) -> str:
    return f"the Deed deck is empty, {do.left} to draw: use {t.name('tactic', 'long_night')}?"


@asks(ending.DiscardSome)
def _(do: ending.DiscardSome, t: Teller) -> str:
    hero = outlook.chooser(t)
    if hero and turn.must_move_a_card(hero):
        return "end of the turn: discard at least one card"
    return "end of the turn: discard cards?"


@asks(auction.Overbid)
def _(do: auction.Overbid, t: Teller) -> str:
    return f"{t.name('hero', do.hero)} stands at {do.bid} Fame: bid more?"


@asks(druids.Marking)
def _(do: druids.Marking, t: Teller) -> str:
    return "mark this glade?"


@asks(dungeon_lords.Hide)
def _(do: dungeon_lords.Hide, t: Teller) -> str:
    return f"where does the secret {t.name('site', do.kind)} lie?"


@asks(rivals.GiveUp)
def _(do: rivals.GiveUp, t: Teller) -> str:
    return f"discard which {colour(t, do.colour)} card?"


@asks(rivals.ExhaustOne)
def _(do: rivals.ExhaustOne, t: Teller) -> str:
    return f"spend a Unit of {called(t, do.seat)}, up to level {do.level}?"
