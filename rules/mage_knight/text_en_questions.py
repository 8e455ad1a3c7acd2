"""What is said of Mage Knight, in English: questions and refusals."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller, listing
from . import (
    auction,
    banners,
    cards,
    druids,
    dungeon_lords,
    gains,
    inspiration,
    interaction,
    interactive,
    invocation,
    leaps,
    levelling,
    mana,
    oddities,
    outlook,
    rewards,
    rivals,
    setup,
    sideways,
    skills,
    solo,
    spells,
    tactics,
    text_en_events,
    turn,
    units,
    upgrades,
)
from .fight import attack, block, combat, coop, damage, duel, effects, exchange
from .text_en_things import called, card, colour, either, foe, of_need, signed

BOOK = Phrasebook("en", "rules.mage_knight", text_en_events.BOOK)
asks, because = BOOK.asks, BOOK.because


def plain(text: str) -> Callable[..., str]:
    """A phrase that is always the same."""
    return lambda *_: text


for kind, text in {
    auction.Nominate: "which hero is up for auction?",
    banners.Scare: "which enemy does not attack?",
    banners.TakeBack: "which Banners go back to the Deed deck?",
    cards.OneOf: "choose one",
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
    inspiration.Inspire: "ready or heal which Unit?",
    interactive.ExploitMana: "mana of which colour?",
    interactive.GiveWound: "who takes the Wound?",
    interactive.HealingRitual: "throw away how many Wounds?",
    invocation.Invoke: "discard which card, for which mana?",
    invocation.UseAtOnce: "what is the mana used for?",
    levelling.ChooseSkill: "which Skill do you keep?",
    mana.MoreOfOwn: "a crystal of which colour?",
    mana.SetDie: "to which colour is the die set?",
    mana.TakeDie: "which die of the Source?",
    oddities.CallUp: "which ability of which Unit of the offer?",
    oddities.DiscardForAttack: "discard which cards?",
    oddities.ChooseNumber: "how many?",
    rewards.ChooseCrystal: "a crystal of which colour?",
    rewards.GladeWound: "the glade: throw away a Wound?",
    rewards.LayArtifacts: "in which order do the Artifacts lie on the Deed deck? The last one lies on top",
    rewards.ReturnArtifact: "which Artifact goes back?",
    rewards.TakeRewards: "which reward next?",
    rewards.TakeUnit: "which Unit joins?",
    rivals.GainLost: "gain which of the crystals lost?",
    rivals.Radiance: "crystals of which colour?",
    rivals.ReadMinds: "cards of which colour?",
    rivals.ReadyOne: "ready which Unit?",
    rivals.StealCard: "keep which card?",
    setup.PickHero: "which hero?",
    sideways.StrongerByKind: "which card sideways?",
    sideways.StrongerWithoutDice: "which card sideways?",
    sideways.StrongerByMana: "which card sideways, with mana?",
    solo.AgreeOnTactic: "which of the tactics used leaves the game?",
    spells.DiscardForSpell: "discard which card for a Spell of the offer?",
    tactics.ChooseTactic: "which tactic?",
    tactics.FetchCard: "which card of the Deed deck comes into hand?",
    tactics.SearchMana: "which dice are rolled again? Gold ones first",
    tactics.StealDie: "which die comes onto the tactic?",
    turn.DiscardOne: "rest: discard which card?",
    turn.DiscardWounds: "rest: discard how many Wounds?",
    turn.PlayOrAnnounce: "the Deed deck is empty: announce the End of the Round, or play the turn?",
    units.Disband: "which Unit is disbanded?",
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
    have = f": Influence {signed(hero.turn.influence)}" if hero else ""
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


@asks(exchange.Inflict)
def _(do: exchange.Inflict, t: Teller) -> str:
    return "the attack gets through: what is the damage used for?"


# questions with names


@asks(mana.Pay)
def _(do: mana.Pay, t: Teller) -> str:
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


@asks(tactics.Rethink)
def _(do: tactics.Rethink, t: Teller) -> str:
    return f"{t.name('tactic', 'rethink')}: discard up to {do.most} cards and draw as many?"


@asks(tactics.Meditate)
def _(do: tactics.Meditate, t: Teller) -> str:
    return f"{t.name('tactic', 'midnight_meditation')}: shuffle in up to {do.most} cards and draw as many?"


@asks(tactics.AmidDrawing)
def _(do: tactics.AmidDrawing, t: Teller) -> str:
    return f"the Deed deck is empty, {do.left} to draw: use {t.name('tactic', 'long_night')}?"


@asks(turn.DiscardSome)
def _(do: turn.DiscardSome, t: Teller) -> str:
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


# refusals


REASONS = {
    "already_announced": "the End of the Round is announced already",
    "artifacts_together": "all Artifacts are taken at once: roll first",
    "banner_used": "the Banner was used in this Round",
    "bonded_unit_stays": "the Unit on Bonds of Loyalty stays",
    "burned": "burned down",
    "card_is_gone": "the card is not in the Play area any more",
    "choose_first": "choose for the tactic first",
    "chosen_already": "chosen already for this turn",
    "city_closed": "cities are closed in this scenario",
    "core_must_touch_two": "a Core tile must touch two tiles",
    "core_on_the_coast": "no Core tile on the coast",
    "cost_cannot_be_paid": "its price cannot be paid in full",
    "deck_empty": "the deck is empty",
    "deck_not_empty": "the Deed deck is not empty",
    "deck_was_not_empty": "the Deed deck was not empty at the start of the turn",
    "die_used_already": "mana of the Source was used in this turn",
    "dungeon_conquered": "conquered: not entered again in this scenario",
    "end_announced": "the end is announced",
    "end_of_round_announced": "the End of the Round is announced",
    "final_turns": "these are the last turns of the game",
    "hand_empty": "no cards in hand",
    "hero_here": "another hero stands here",
    "hero_there_and_provoking": "a hero is there, and the way provokes enemies",
    "incantation_done": "one incantation a Night",
    "inhabited": "not on an inhabited site",
    "last_turn": "this is the last turn",
    "mine_is_free": "the mine is liberated already",
    "motivation_used": "another Motivation was used",
    "must_be_safe": "not a safe space",
    "must_rest": "only Wounds in hand: you must rest",
    "no_action_left": "the action of the turn is gone",
    "no_attack_to_block": "choose an attack to block first",
    "no_black_by_day": "no black mana by Day",
    "no_card_for_it": "no card for it in hand",
    "no_crystal": "no crystal",
    "no_die": "no such die in the Source",
    "no_glade_marked": "no glade is marked",
    "no_healing_in_combat": "no healing in combat",
    "no_locals": "nobody lives here",
    "no_player_combat": "heroes do not fight each other in this game",
    "no_rest_after_moving": "no rest after moving or acting",
    "no_skills": "no Skills: you take part only partly",
    "no_target_chosen": "choose the target of an attack first",
    "no_tiles_left": "no tiles left",
    "no_unit_for_it": "no Unit for it",
    "no_units_here": "Units take no part here",
    "no_use_for_mana": "nothing to use the mana for",
    "no_use_sideways": "a card sideways is of no use now",
    "no_value_to_raise": "no value to raise",
    "no_village": "not on a village",
    "no_way_beneath": "no way beneath the earth leads there",
    "no_wound_in_hand": "no Wound in hand",
    "no_wound_received": "no Wound received in this turn",
    "nobody_attacks": "nobody attacks",
    "nobody_suitable": "nobody can be invited",
    "nobody_talks_to_you": "at this Reputation nobody talks to you",
    "nobody_to_attack": "nobody to attack there",
    "nobody_to_challenge": "no rampaging enemy is near",
    "nobody_within_reach": "no enemy can be reached",
    "not_cooperative": "no joint assaults in this game",
    "not_in_combat": "not in combat",
    "not_moving": "the movement is over",
    "not_revealed": "not revealed yet",
    "not_your_keep": "this keep is not yours",
    "nothing_discarded": "the discard pile is empty",
    "nothing_gathered": "no Attack gathered",
    "nothing_left": "nothing is left here",
    "nothing_to_discard": "no card to discard",
    "nowhere_to_land": "no space fit to end on",
    "off_the_map": "outside the shape of the map",
    "offer_empty": "the offer is empty",
    "one_action": "one action a turn",
    "only_into_the_city": "a joint assault: only straight into the city",
    "only_in_after": "only after the action",
    "only_in_attack": "only in the Attack phase",
    "only_in_block": "only in the Block phase",
    "only_in_combat": "only in combat",
    "only_in_damage": "only when damage is assigned",
    "only_in_interaction": "only while interacting",
    "only_in_move": "only while moving",
    "only_in_ranged": "only in the Ranged and Siege phase",
    "only_ranged_and_siege": "only ranged and siege Attacks in this phase",
    "only_siege": "a target is fortified: only siege Attacks",
    "only_while_blocking": "only while blocking",
    "only_while_interacting": "Influence only while interacting",
    "only_while_moving": "Move only while moving",
    "only_wounds": "nothing but Wounds in hand",
    "own_skill_rejected": "you have rejected this Skill",
    "plundered": "plundered already since the last turn",
    "rampaging_there": "rampaging enemies are there",
    "resting": "you rest in this turn",
    "skill_used": "used in this Round",
    "skill_used_this_turn": "used in this turn",
    "tactic_used": "the tactic is used",
    "tile_must_touch_three": "a tile from the box must touch three tiles",
    "tile_would_not_touch_enough": "the tile would not touch enough tiles",
    "too_few_to_share": "too few defenders to share",
    "turn_has_begun": "the turn has begun",
    "twice_fortified": "fortified twice: no Attack reaches it now",
    "unit_has_withstood": "this Unit has withstood damage in this fight",
    "unit_ready": "this Unit is ready",
    "unit_spent": "this Unit is spent",
    "unit_wounded": "this Unit is wounded",
    "units_are_spared": "Units take no damage in this turn",
    "works_by_itself": "works by itself",
}
"""Refusals that need nothing filled in."""
for reason, text in REASONS.items():
    because(reason)(plain(text))

MOMENTS = {
    "combat": "only in combat",
    "start of combat": "only at the start of a combat",
    "before damage": "only before damage is dealt",
    "with moves left": "too few Move points were left",
    "peace": "not in combat",
    "interaction": "only while interacting",
    "night": "only at Night",
    "day": "only by Day",
}
"""Why a card cannot be played at another moment."""


@because("not_now")
def _(t: Teller, moment: str) -> str:
    return MOMENTS[moment]


@because("ally")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is an ally"


@because("must_attack")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is here: attack, or move on"


@because("not_adjacent")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is not next to the city"


@because("token_face_down")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} has played the next turn already"


@because("hero_taken")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is taken"


@because("no_mana")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"no {either(t, colours)} mana"


@because("die_used")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"no {either(t, colours)} mana: the die of the turn is used"


@because("no_gold_at_night")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"no {either(t, colours)} mana: gold is of no use at Night"


@because("not_enough_mana")
def _(t: Teller, colour: str, n: int) -> str:
    return f"needs {n} {t.name('colour', colour)} mana"


@because("no_healing_here")
def _(t: Teller, site: str) -> str:
    return f"no healing for sale at the {t.name('site', site)}" if site else "no healing for sale here"


@because("not_conquered")
def _(t: Teller, site: str) -> str:
    return f"the {t.name('site', site)} is not conquered"


@because("no_way_in")
def _(t: Teller, terrain: str) -> str:
    return f"the {t.name('terrain', terrain)} cannot be entered"


@because("not_recruited_here")
def _(t: Teller, place: str) -> str:
    return f"not for hire at the {t.name('site', place)}" if place else "not for hire here"


def shortage(what: str) -> Callable[..., str]:
    """`Move 2 of 3`."""

    def phrase(t: Teller, need: int, have: int) -> str:
        return f"{what} {have if have >= 0 else signed(have)} of {need}"

    return phrase


for reason, what in {
    "not_enough_attack": "Attack",
    "not_enough_block": "Block",
    "not_enough_damage": "damage",
    "not_enough_healing": "Heal",
    "not_enough_influence": "Influence",
    "not_enough_move": "Move",
}.items():
    because(reason)(shortage(what))
