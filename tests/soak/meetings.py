"""Where kinds of instruction are met that a random game seldom comes to: what is agreed on, where it starts, with which pieces.

A soak that has played enough looks here for what never ran, and plays games made to meet it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from rules import Setup
from rules.engine.instructions import Effect, whole
from rules.game import Form
from tests.soak.setups import goes, some_fitting

START = "start"
"""From the beginning of a game."""


class Meeting(NamedTuple):
    """Where a kind of instruction is met."""

    at: str = ""
    """Where a late game starts; "": anywhere; `start`: not late, but at the beginning."""
    pieces: tuple[str, ...] = ()
    """One of these is at hand, and used as soon as it may be."""
    words: tuple[str, ...] = ()
    """What is rather done than anything else: parts of notations."""
    scenarios: tuple[str, ...] = ()
    """None named: any."""
    seats: tuple[int, int] = (1, 4)
    variants: tuple[str, ...] = ()

    @property
    def wish(self) -> tuple[str, ...]:
        """The words of options that lead there."""
        return (*self.pieces, *self.words)

    def setup(self, form: Form, seed: str, rng: random.Random) -> Setup:
        """A game in which it can be met; at the beginning of one with nothing agreed on, some optional rules are."""
        fitting = [setup for setup in plain(form, seed) if self.suits(form, setup)]
        setup = rng.choice(fitting)
        if self.at == START and not self.variants:
            return replace(setup, variants=some_fitting(form, setup, rng))
        return replace(setup, variants=self.variants)

    def suits(self, form: Form, setup: Setup) -> bool:
        """Whether it can be met in this scenario by so many."""
        least, most = self.seats
        named = not self.scenarios or setup.scenario in self.scenarios
        return named and least <= len(setup.seats) <= most and goes(form, setup, *self.variants)


def plain(form: Form, seed: str) -> Iterator[Setup]:
    """Every scenario at every number of seats, with no optional rule."""
    return (setup for setup in form.examples(seed) if not setup.variants)


def meeting(game: str, kind: str, rng: random.Random) -> Meeting:
    """Where to look for a kind of instruction: as the table says; else where it is printed; else anywhere, or at the start."""
    word = kind.partition(".")[2]
    listed, printed = TABLES.get(game, nothing)(), PRINTED.get(game, nowhere)()
    if word in listed:
        found = listed[word]
    elif kind in printed:
        found = rng.choice(printed[kind])
    else:
        found = Meeting(rng.choice(("", START)))
    return found._replace(words=(*found.words, word.replace("_", " ")))


def nothing() -> dict[str, Meeting]:
    """A game of which no late state is made."""
    return {}


def nowhere() -> dict[str, list[Meeting]]:
    """A game whose cards need no looking for."""
    return {}


# Mage Knight


@lru_cache(None)
def knight_table() -> dict[str, Meeting]:
    """Kinds that no card prints, by what leads to them."""
    from rules.mage_knight.form import AGAINST, TOGETHER

    def rival(*pieces: str, at: str = "") -> Meeting:
        return Meeting(at, pieces, scenarios=AGAINST, seats=(2, 4))

    together = Meeting("siege", words=("propose", "agree"), scenarios=TOGETHER, seats=(2, 3))
    market = Meeting("market", words=("interact",), scenarios=("mines_liberation", "druid_nights", "dungeon_lords"))
    duel = Meeting("duel", words=("attack 0", "attack 1", "attack 2", "attack 3"), scenarios=AGAINST, seats=(2, 4))
    hunt = Meeting("hunt", words=("challenge",))
    rows: Iterable[tuple[str, Meeting]] = (
        ("propose invite_some invite divide submit answer agree settle engage arise to_arms", together),
        ("conclude finish_turn over go_back", together),
        ("decline", together._replace(words=("propose", "decline"))),
        ("attack_hero attendance attend_fully attend_partly take_turn muster bout exchange verdict inflict", duel),
        ("hit_hero hit_unit rout", duel._replace(words=(*duel.words, "wound", "rout"))),
        ("steal", duel._replace(words=(*duel.words, "steal"))),
        ("hit_contributor", duel._replace(pieces=("burning_shield", "ice_shield"))),
        ("interact talk buy_spell buy_action buy_unseen buy_artifact buy_healing add_elite learn", market),
        ("borrow cast", Meeting(pieces=("magic_talent",))),
        ("study", Meeting(pieces=("learning",))),
        ("pay_more", hunt._replace(pieces=("altem_mages",))),
        ("influence_to_block", hunt._replace(pieces=("diplomacy",))),
        ("move_to_attack", hunt._replace(pieces=("agility",))),
        ("keep_attack use_kept", hunt._replace(pieces=("burning_shield",))),
        ("stop_another", hunt._replace(pieces=("wings_of_wind",))),
        ("set_number", hunt._replace(pieces=("horn_of_wrath",))),
        ("scare scare_off", hunt._replace(pieces=("banner_of_fear",))),
        ("take_off assign_banner", Meeting(pieces=("banner_of_fear", "banner_of_glory", "banner_of_courage"))),
        ("rally", Meeting(pieces=("banner_of_courage",))),
        ("demand_cards give_ups give_up hand_over show_hand take_over", rival("mind_read")),
        ("gain_lost", rival("mana_meltdown")),
        ("wound_for_colour", rival("mana_meltdown")),
        ("exhaust_one exhaust ready_this", rival("energy_flow")),
        ("mark_mana fine_for_mana give_wound", rival("mana_exploit")),
        ("shed_wounds wound_seat", rival("healing_ritual")),
        ("add_mana play_by_mana", Meeting(pieces=("universal_power",))),
        ("discarded_for_mana use_at_once fade", Meeting(pieces=("invocation",))),
        ("mend_unit", Meeting(pieces=("inspiration",))),
        ("heal_unit heal_hand", Meeting(pieces=("restoration", "herbalists", "potion_making"))),
        ("put_on_deck", Meeting(pieces=("steady_tempo",))),
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

    def where(piece: str, *, fights: bool, rivals: bool, first: bool) -> Meeting:
        scenarios, seats = (AGAINST, (2, 4)) if rivals else ((), (1, 4))
        variants = (FIRST_PRINT,) if first else ()
        return Meeting("hunt" if fights else "", (piece,), ("challenge",) * fights, scenarios, seats, variants)

    for card in CARDS.values():
        rivals = isinstance(card, SpellCard) and card.competitive
        for effects, first in (((card.basic, card.strong), False), ((card.first_basic, card.first_strong), True)):
            enter(effects, where(card.name, fights="combat" in card.icons, rivals=rivals, first=first))
    for skill in SKILLS.values():
        rivals = skill.usage == "interactive"
        enter((skill.does, *skill.gained), where(skill.name, fights=skill.kind == "combat", rivals=rivals, first=False))
    for unit in UNITS.values():
        for first in (False, True):
            effects = [ability.first_print if first else ability.does for ability in unit.abilities]
            enter(effects, where(unit.name, fights=True, rivals=False, first=first))
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
