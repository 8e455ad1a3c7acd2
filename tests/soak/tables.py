"""Where the kinds of instruction are met that a random game seldom comes to, game by game.

A soak that has played enough looks here for what never ran, and plays games made to meet it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import lru_cache

from rules.engine.instructions import Effect, whole
from tests.soak.meetings import START, Meeting


def meeting(game: str, kind: str, rng: random.Random) -> Meeting:
    """Where to look for a kind of instruction: as the table says; else where it is printed; else anywhere, or at the start."""
    word = kind.partition(".")[2]
    listed, printed = TABLES[game](), PRINTED[game]() if game in PRINTED else {}
    if word in listed:
        found = listed[word]
    elif kind in printed:
        found = rng.choice(printed[kind])
    else:
        found = Meeting(rng.choice(("", START)))
    return found._replace(words=(*found.words, word.replace("_", " ")))


# Mage Knight


@lru_cache(None)
def knight_table() -> dict[str, Meeting]:
    """Kinds that no card prints, by what leads to them."""
    from rules.mage_knight.form import AGAINST, TOGETHER

    def rival(piece: str, side: str = "") -> Meeting:
        words = (f"{piece} {side}",) if side else ()
        return Meeting("", (piece,), words, AGAINST, (2, 4), night=side == "strong")

    together = Meeting("siege", words=("propose", "agree"), scenarios=TOGETHER, seats=(2, 3))
    market = Meeting(
        "market", words=("interact",), scenarios=("mines_liberation", "druid_nights", "dungeon_lords"), seats=(3, 4)
    )
    duel = Meeting("duel", words=("attack 0", "attack 1", "attack 2", "attack 3"), scenarios=AGAINST, seats=(2, 4))
    hunt = Meeting("hunt", words=("challenge",))
    shields = ("burning_shield", "ice_shield")
    parries = tuple(f"{shield} {side}" for shield in shields for side in ("basic", "strong"))
    fear = ("banner_of_fear",)
    moves = ("march", "stamina", "swiftness")
    shield, wings = ("burning_shield",), ("wings_of_wind",)
    rows: Iterable[tuple[str, Meeting]] = (
        ("propose invite_some invite divide submit answer agree settle engage arise to_arms", together),
        ("conclude finish_turn over go_back", together),
        ("decline", together._replace(words=("propose", "decline"))),
        ("attack_hero attendance attend_fully attend_partly take_turn muster bout exchange verdict inflict", duel),
        ("hit_hero hit_unit rout", duel._replace(words=(*duel.words, "wound", "rout"))),
        ("steal", duel._replace(words=(*duel.words, "steal"))),
        ("hit_contributor", duel._replace(pieces=shields, words=("attack", "activate", *parries))),
        ("interact talk buy_healing learn", market),
        ("buy_spell", market._replace(at="market blue")),
        ("buy_action buy_unseen", market._replace(at="market green")),
        ("buy_artifact", market._replace(at="market red")),
        ("add_elite", market._replace(at="market white")),
        ("borrow cast", Meeting(pieces=("magic_talent",))),
        ("study", Meeting(pieces=("learning",))),
        ("pay_more", hunt._replace(pieces=("altem_mages",), words=("challenge", "altem_mages.1 2", "altem_mages.2 2"))),
        ("take_common_skill", hunt._replace(words=("challenge", "take "))),
        ("add_regulars", hunt._replace(pieces=("bonds_of_loyalty",))),
        ("influence_to_block", hunt._replace(pieces=("diplomacy",))),
        ("move_to_attack", hunt._replace(pieces=("agility",), words=("challenge", "convert", "attack with"))),
        (
            "keep_attack use_kept",
            hunt._replace(words=("challenge", "burning_shield basic", "block", "use"), pieces=shield),
        ),
        ("stop_another", Meeting("ruins", wings, ("enter ruins", "wings_of_wind strong", "stop", *moves), night=True)),
        ("set_number", hunt._replace(pieces=("horn_of_wrath",), words=("challenge", "horn_of_wrath strong"))),
        ("scare scare_off", hunt._replace(pieces=fear, words=("challenge", "banner_of_fear basic", "scare"))),
        ("take_off assign_banner", Meeting(pieces=("banner_of_fear", "banner_of_glory", "banner_of_courage"))),
        ("rally", Meeting(pieces=("banner_of_courage",))),
        ("demand_cards give_ups give_up hand_over show_hand", rival("mind_read")),
        ("take_over", rival("mind_read", "strong")),
        ("gain_lost", rival("mana_meltdown", "basic")),
        ("wound_for_colour", rival("mana_meltdown", "strong")),
        ("exhaust_one exhaust ready_this", rival("energy_flow")._replace(words=("energy_flow", "spend"))),
        ("mark_mana fine_for_mana give_wound", rival("mana_exploit")),
        ("shed_wounds wound_seat", rival("healing_ritual")),
        ("add_mana play_by_mana", Meeting(pieces=("universal_power",))),
        ("discarded_for_mana use_at_once fade", Meeting(pieces=("invocation",))),
        ("mend_unit", Meeting(pieces=("inspiration",))),
        ("heal_unit heal_hand", Meeting(pieces=("restoration", "herbalists", "potion_making"))),
        ("put_on_deck", Meeting(pieces=("meditation",))),
        ("use_offered", hunt._replace(pieces=("call_to_arms",))),
        ("tribute appease", Meeting("ruins", ("ruin_1", "ruin_2", "ruin_3", "ruin_4"), ("tribute",))),
        ("take_unit gain_unit", Meeting("ruins", ("ruin_5",), ("enter ruins",))),
        ("lose_reward disband", Meeting("ruins", ("ruin_5",), ("enter ruins", "forfeit"))),
        ("tunnel", Meeting("tunnel", scenarios=("dungeon_lords",))),
        ("hide_first hide_here hide", Meeting(START, scenarios=("dungeon_lords",))),
        ("mark_glade marking incantation", Meeting(scenarios=("druid_nights",))),
        ("liberate", Meeting(scenarios=("mines_liberation",))),
        ("choose_homecomer homecomer", Meeting(START, (), (), ("one_to_return",), (4, 4), ("teams",))),
        ("auction bidding nominate overbid no_more", Meeting(START, (), (), AGAINST, (2, 4), ("hero_auction",))),
        ("draft draft_round add_drafted keep_drafted pass_packs return_packs", Meeting(START, variants=("drafting",))),
        ("upgrades upgrade exchange_card end_upgrades look_through", Meeting(START, variants=("action_upgrades",))),
        ("hinder hold_die", Meeting(START, seats=(2, 4), variants=("interactive_combat",))),
    )
    return {kind: where for kinds, where in rows for kind in kinds.split()}


@lru_cache(None)
def knight_prints() -> dict[str, list[Meeting]]:
    """The cards, Skills and Units on which each kind is printed, and where they are of use."""
    from rules.mage_knight.deed_cards import CARDS, FIRST_PRINT, SpellCard
    from rules.mage_knight.form import AGAINST
    from rules.mage_knight.skills import SKILLS
    from rules.mage_knight.units import UNITS

    found: dict[str, list[Meeting]] = {}

    def enter(effects: Iterable[Effect | None], where: Meeting) -> None:
        for part in dict.fromkeys(part.op for effect in effects if effect for part in whole(effect)):
            found.setdefault(part, []).append(where)

    def where(piece: str, *, fights: bool, rivals: bool, first: bool = False, side: str = "") -> Meeting:
        words = (*["challenge"] * fights, *[f"{piece} {side}"] * bool(side))
        scenarios, seats = (AGAINST, (2, 4)) if rivals else ((), (1, 4))
        night = side == "strong" and isinstance(CARDS[piece], SpellCard)
        variants = (FIRST_PRINT,) if first else ()
        return Meeting("hunt" if fights else "", (piece,), words, scenarios, seats, variants, night)

    for card in CARDS.values():
        rivals = isinstance(card, SpellCard) and card.competitive
        sides = {("basic", False): card.basic, ("strong", False): card.strong}
        sides |= {("basic", True): card.first_basic, ("strong", True): card.first_strong}
        for (side, first), effect in sides.items():
            fights = "combat" in card.icons
            enter([effect], where(card.name, fights=fights, rivals=rivals, first=first, side=side))
    for skill in SKILLS.values():
        rivals = skill.usage == "interactive"
        enter((skill.does, *skill.gained), where(skill.name, fights=skill.kind == "combat", rivals=rivals))
    for unit in UNITS.values():
        for number, ability in enumerate(unit.abilities, 1):
            activated = tuple(f"{unit.name}.{copy} {number}" for copy in range(1, unit.copies + 1))
            for first, effect in ((False, ability.does), (True, ability.first_print)):
                at = where(unit.name, fights=True, rivals=False, first=first)
                enter([effect], at._replace(words=(*at.words, *activated)))
    return found


# DungeonQuest


@lru_cache(None)
def dungeon_table() -> dict[str, Meeting]:
    """Kinds of optional rules."""
    below = Meeting(START, words=("go down", "go on below"), variants=("catacombs", "catacombs_trapdoors"))
    bodies = Meeting(words=("take ",), variants=("loot_dead",), seats=(2, 4))
    rows: Iterable[tuple[str, Meeting]] = (
        ("mark_entrance go_down choose_direction head_for tunnel below_card come_up come_up_at surface", below),
        ("come_up_by_die fit_tile orient lay_turned", below),
        ("away_from teleport_up", below._replace(words=(*below.words, "teleport"))),
        ("loot_body take_from_body", bodies),
        ("fallen", Meeting(variants=("catacombs", "catacombs_trapdoors"))),
    )
    return {kind: where for kinds, where in rows for kind in kinds.split()}


# Relic


@lru_cache(None)
def relic_table() -> dict[str, Meeting]:
    """What befalls figures on the brink."""
    fall = Meeting("fiends", ("shield_of_faith",), ("fight", "suffer"))
    last = Meeting("brink", ("psychic_storm", "rolling_barrage"), scenarios=("hungry_void",))
    return {"fall": fall, "last_one": last}


TABLES: dict[str, Callable[[], dict[str, Meeting]]] = {
    "mage_knight": knight_table,
    "dungeonquest": dungeon_table,
    "relic": relic_table,
}
PRINTED: dict[str, Callable[[], dict[str, list[Meeting]]]] = {"mage_knight": knight_prints}
