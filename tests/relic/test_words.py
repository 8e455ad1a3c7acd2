"""Everything in Relic that is chosen, asked, refused or told has its words, in both languages."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import Blocked, Event, Illegal, Name, Option, Ref, SeatSetup, Setup, View, new_game, say, view
from rules.engine.events import OnlyAnswer
from rules.engine.instructions import TAGS, Instruction
from rules.engine.phrases import LANGS, Lang, Teller
from rules.game import registered, teller
from rules.relic import (
    GAME,
    battle_steps,
    calls,
    choices,
    content,
    engagement,
    events,
    levels,
    market,
    moving,
    roll_events,
    turn,
    using,
)
from rules.relic.abilities import TRIGGERS
from rules.relic.table import Asset, Battle, Lying
from rules.relic.vocabulary import gain, lose, pay, skill_test
from rules.walks import TEMPERS, Chooser, walk

content.fill()
NAMES: dict[str, Any] = tomllib.loads(files("rules").joinpath("relic", "names.toml").read_text("utf-8"))
WIDTH = {"en": 11, "ru": 12}
LATIN = re.compile(r"[A-Za-z]+")
ROMAN = re.compile("[IV]+")
LOOSE = re.compile(r"(?:^|[\s(«])(?:[вкосуияВКОСУИЯ]|\d+) [\w«]| —")
EVERY = 3
"""Every so many steps of a walk are listened to."""
each_lang = pytest.mark.parametrize("lang", LANGS)


class Said(NamedTuple):
    """Something said in a random game."""

    lang: Lang
    what: str
    text: str


class Heard(NamedTuple):
    """All there was in several random games."""

    options: set[type]
    questions: set[type]
    said: set[Said]
    short: set[Said]


@lru_cache(None)
def heard() -> Heard:
    """Random games over the setups of the form, in all tempers, and what is sayable in them said."""
    found = Heard(set(), set(), set(), set())
    with registered(GAME):
        for i, setup in enumerate(GAME.setups.examples("words")):
            if i % EVERY == 0:
                listen(setup, Chooser(TEMPERS[i % len(TEMPERS)], random.Random(i)), found)
    return found


def listen(setup: Setup, chooser: Chooser, found: Heard) -> None:
    """Hear a part of a game."""
    for n, step in enumerate(walk(setup, chooser)):
        if n > 800:
            return
        if n % EVERY:
            continue
        seen, asked = view(step.state, step.asked.seat), step.asked
        found.questions.add(type(asked.asking))
        for lang in LANGS:
            found.said.add(Said(lang, asked.kind, say(asked, lang, of=seen)))
            for one in (*asked.options, *asked.blocked):
                hear_option(one, seen, lang, found)
            for event in step.outcome.events:
                told = say(event, lang, of=seen if isinstance(event, OnlyAnswer) else None)
                found.said.add(Said(lang, type(event).__name__, told))


def hear_option(one: Option | Blocked, seen: View[Any, Any], lang: Lang, found: Heard) -> None:
    """Hear an option in all its ways, or why it is none."""
    found.options.add(type(one.do))
    found.said.add(Said(lang, one.do.tag, say(one, lang, of=seen)))
    if type(one.do).__name__ in own_instructions():
        found.said.add(Said(lang, one.do.tag, say(one, lang)))
    found.short.add(Said(lang, one.do.tag, say(one, lang, of=seen, short=True)))
    if one.about:
        found.said.add(Said(lang, f"about {one.about.kind}", say(one.about, lang, of=seen)))
    if isinstance(one, Blocked):
        found.said.add(Said(lang, one.why.reason, say(one.why, lang, of=seen)))


def modules() -> Iterator[ast.Module]:
    """The source of the game."""
    for file in files("rules").joinpath("relic").iterdir():
        if file.name.endswith(".py"):
            yield ast.parse(file.read_text("utf-8"))


def calling(*names: str) -> Iterator[ast.Call]:
    """Every call of a function or class of these names in the source of the game."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and called(node) in names:
                yield node


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def own_instructions() -> dict[str, type[Instruction[Any, Any]]]:
    """The kinds of instruction of the game, by the names of their classes."""
    assert turn.Turns
    return {kind.__name__: kind for tag, kind in TAGS.items() if tag.startswith("relic.")}


def offered() -> set[type]:
    """Every kind of instruction the source offers: what stands in an `Option(…)` or `offer(…)`."""
    kinds = own_instructions()
    inside = {called(arg) for call in calling("Option", "offer") for arg in call.args if isinstance(arg, ast.Call)}
    return {kinds[name] for name in inside if name in kinds}


def refused() -> set[str]:
    """Every reason the source refuses for."""
    return {
        call.args[1].value
        for call in calling("Illegal")
        if isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)
    }


def closing() -> set[str]:
    """The words that close a window."""
    given = [arg for call in calling("Done") for arg in call.args]
    constants = [node for arg in given for node in ast.walk(arg) if isinstance(node, ast.Constant)]
    return {str(constant.value) for constant in constants if constant.value not in ("way",)}


def knows(lang: Lang) -> Teller:
    """Somebody who speaks of this game."""
    return teller(GAME, lang)


@each_lang
def test_everything_that_is_chosen_has_a_phrase(lang: Lang) -> None:
    chosen = offered() | heard().options
    assert len(offered()) >= 45
    assert [kind.__name__ for kind in chosen if knows(lang).book.phrase(kind) is None] == []


@each_lang
def test_everything_that_asks_has_a_question(lang: Lang) -> None:
    asking = {kind for kind in own_instructions().values() if "ask" in vars(kind) or "offers" in vars(kind)}
    assert len(asking) >= 50
    assert [kind.__name__ for kind in asking | heard().questions if knows(lang).book.question(kind) is None] == []


@each_lang
def test_every_refusal_has_a_phrase(lang: Lang) -> None:
    assert len(refused()) >= 45
    assert [reason for reason in refused() if knows(lang).book.phrase(reason) is None] == []


def test_everything_that_closes_a_window_has_a_name() -> None:
    assert {"fight", "walk", "keep", "suffer", "go on"} <= closing()
    assert [word for word in closing() if word not in NAMES["word"] and word != "advance"] == []


@each_lang
def test_words_are_clean(lang: Lang) -> None:
    said = [one for one in heard().said if one.lang == lang]
    assert len(said) > 1500
    assert [one for one in said if not one.text or one.text != one.text.strip()] == []
    assert [one for one in said if re.search(r"_|\s\s|None|: :|\{", one.text)] == []


def test_english_has_no_cyrillic() -> None:
    assert [one for one in heard().said if one.lang == "en" and re.search("[А-Яа-яЁё]", one.text)] == []


def test_russian_has_no_latin_but_roman_numbers() -> None:
    russian = [one for one in heard().said if one.lang == "ru"]
    assert [one for one in russian if any(not ROMAN.fullmatch(word) for word in LATIN.findall(one.text))] == []


def test_russian_does_not_break_after_short_words_and_numbers() -> None:
    assert [one for one in heard().said if one.lang == "ru" and LOOSE.search(one.text)] == []


@each_lang
def test_short_options_fit_their_cells(lang: Lang) -> None:
    short = [one for one in heard().short if one.lang == lang]
    assert len(short) > 100
    assert [one for one in short if not 0 < len(one.text) <= WIDTH[lang]] == []


def test_a_refusal_by_its_moment_names_every_moment() -> None:
    for lang in LANGS:
        for trigger in ("own_turn", "prepare_battle", "before_roll", "after_roll", "start_movement", "on_lose_battle"):
            assert trigger in TRIGGERS
            told = knows(lang).say(Illegal("RL-POW-7", "another_moment", when=trigger))
            assert not told.endswith(("played ", "играют "))
            assert "_" not in told


# What is told and refused, for a person to read.

DICE = ((6, 2), (4,))
EVENTS: tuple[Event, ...] = (
    events.DeckShuffled(0, "power"),
    events.DeckEmpty(0, "red"),
    events.ScenarioShown(0, "three_seals"),
    events.FirstPlayer(0),
    events.CharacterKept(0, "ogryn"),
    events.CharacterKept(0, "character sheet"),
    events.CharacterShown(0, "ogryn"),
    events.TurnBegan(0),
    events.TurnToMiss(0),
    events.TurnMissed(0),
    roll_events.Rolled(0, "move", ((3,),)),
    roll_events.Rolled(0, "battle", DICE),
    roll_events.Rolled(0, "skill", ((6, 6, 1),)),
    roll_events.DieRerolled(0, 1, 5),
    roll_events.EnemyRolled(0, 1, ((6, 3),)),
    roll_events.TableRolled(0, 4),
    roll_events.NumberPlayed(0, "steel_mind", 4),
    roll_events.RollSet(0, 6),
    roll_events.PowerFlipped(0, "rally", 5),
    events.PowerPlayed(0, "second_wind"),
    events.PowerDrawn(0, ("rally",)),
    events.PowerDrawn(0, ("rally", "tithe")),
    events.PowerDrawn(0, ("power card", "power card")),
    events.PowerDiscarded(0, "rally"),
    events.AbilityUsed(0, "character", "ogryn"),
    events.AbilityUsed(0, "special", "a"),
    events.AbilityUsed(0, "asset", "stim_kit"),
    events.AbilityUsed(0, "corruption", "warp_sight"),
    events.Walked(0, "outskirts", "underhive", 1),
    events.Walked(0, "outskirts", "spire_landing", -1),
    events.Moved(0, "outskirts", "space_hulk"),
    events.ThreatDrawn(0, "ork_warboss", "outskirts"),
    events.ThreatDrawn(0, "supply_drop", "outskirts"),
    events.ThreatDiscarded(0, "field_medic"),
    events.ThreatsSeen(0, "blue", ("gargoyle", "sealed_vault")),
    events.ThreatsSeen(0, "blue", ("threat card", "threat card", "threat card")),
    events.ThreatsPutBack(0, "blue", 2),
    events.EventResolved(0, "supply_drop"),
    events.EncounterMet(0, "field_medic"),
    events.StrangerTaken(0, "field_medic"),
    events.Gained(0, "strength", 1, 6),
    events.Gained(0, "influence", 3, 5),
    events.Gained(0, "life", 1, 4),
    events.Lost(0, "cunning", 1, 2),
    events.Lost(0, "influence", 2, 0),
    events.Lost(0, "life", 1, 3),
    events.Paid(0, 3, 1),
    events.LossPrevented(0, 1),
    events.AssetGained(0, "chain_blade"),
    events.AssetGained(0, "twin_suns"),
    events.AssetLost(0, "war_dog"),
    events.AssetBought(0, "chain_blade", 3, 1),
    events.CardsTurnedUp(0, ("chain_blade", "long_rifle", "vox_relay")),
    events.ChargeSpent(0, "stim_kit", 2),
    events.ChargeAdded(0, "stim_kit", 2, 5),
    roll_events.BattleBegan(0, "strength", ("ork_warboss", "war_rig"), ""),
    roll_events.BattleBegan(0, "cunning", (), "chaos_titan"),
    roll_events.Evaded(0, ("ork_warboss",)),
    *(roll_events.BattleScored(0, mine, 8) for mine in (9, 8, 7)),
    roll_events.TrophyTaken(0, "ork_warboss"),
    roll_events.LifeSpared(0),
    roll_events.PenaltyCancelled(0),
    roll_events.Tested(0, "willpower", 6, 8, passed=True),
    roll_events.Tested(0, "level", 13, 8, passed=False),
    events.TrophiesSpent(0, ("gargoyle", "ork_warboss"), 10),
    events.LevelGained(0, 3),
    events.SpecialGained(0, "a"),
    events.MissionGained(0, "two_fronts"),
    events.MissionDiscarded(0, "two_fronts"),
    events.MissionAdvanced(0, "seat 1"),
    events.MissionCompleted(0, "two_fronts"),
    events.CompletedGained(0),
    events.MissionsTraded(0, ("two_fronts", "arm_yourself", "rise_in_rank")),
    events.CorruptionDrawn(0, "hunger"),
    events.CorruptionDrawn(0, "corruption card"),
    events.CorruptionActivated(0, "hunger"),
    events.CorruptionInert(0),
    events.CorruptionTurned(0, "hunger"),
    events.CorruptionDiscarded(0, "hunger"),
    events.Vanquished(0),
    events.Corrupted(0, "ogryn"),
    events.CharacterTaken(0, "canoness"),
    events.Eliminated(0),
    events.Marked(0, "strength"),
    events.Marked(0, "any"),
    events.DoomRose(0, 2, 5),
    events.Won(0),
)


def test_there_is_an_example_of_every_event() -> None:
    homes = (*vars(events).values(), *vars(roll_events).values())
    kinds = {kind for kind in homes if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in EVENTS} == kinds - {Event}


@each_lang
def test_log(lang: Lang, snapshot: SnapshotAssertion) -> None:
    """Each after the name of its character, as in an exported log."""
    t = knows(lang)
    assert [f"{t.name('hero', 'ogryn')} {t.say(event)}" for event in EVENTS] == snapshot


REFUSALS = (
    Illegal("RL-BAT-4", "another_is_named", card="chain_blade", sort="weapon"),
    Illegal("RL-BAT-4", "named_already", card="chain_blade"),
    Illegal("RL-BAT-4", "not_named", card="padded_vest"),
    Illegal("RL-BAT-4", "left_out", card="war_dog"),
    Illegal("RL-GOLD-1", "class_lost", sort="weapon"),
    Illegal("RL-POW-7", "called_already", seat=1),
    Illegal("RL-POW-7", "no_power_cards", seat=1),
    Illegal("RL-CHG-1", "no_charge", card="stim_kit.2"),
    Illegal("RL-CHG-2", "charge_spent", card="stim_kit"),
    Illegal("RL-ENG-9", "not_enough_influence", need=3, have=1),
    Illegal("RL-DECK-1", "deck_empty", deck="relic"),
    Illegal("RL-RELC-1", "not_enough_missions", need=3, have=2),
    Illegal("RL-MOVE-4", "not_enough_points", need=1, have=0),
    Illegal("RL-ASSET-1", "not_in_play", card="stim_kit"),
    Illegal("RL-DICE-4", "once_a_roll", card="ring_of_second_chances"),
    Illegal("RL-GOLD-1", "once_a_battle", card="book_of_turning_pages"),
    Illegal("RL-GOLD-1", "once_a_turn", card="ogryn"),
    Illegal("RL-POW-7", "no_ability", card="unshaken"),
    Illegal("RL-POW-7", "another_moment", when="own_turn"),
    Illegal("RL-POW-7", "another_moment", when="prepare_battle"),
)


@each_lang
def test_refusals(lang: Lang, snapshot: SnapshotAssertion) -> None:
    plain = sorted(refused() - {refusal.reason for refusal in REFUSALS})
    t = knows(lang)
    assert [*map(t.say, REFUSALS), *(t.say(Illegal("RL-GOLD-2", reason)) for reason in plain)] == snapshot


# Names of things.


def test_things_on_the_table_have_names() -> None:
    t = knows("en")
    assert t.say(Ref("asset", "stim_kit.2")) == "Stim Kit (2)"
    assert t.say(Ref("trophy", "ork_warboss")) == "Ork Warboss"
    assert t.say(Ref("space", "underhive")) == "Underhive"
    assert t.say(Ref("group", "asset")) == "Assets"
    assert t.say(Name("seat", "1")) == "seat 2"
    assert knows("ru").say(Ref("asset", "stim_kit")) == "«Набор стимуляторов»"
    assert (GAME.title("en"), GAME.name("scenario", "three_seals", "ru")) == ("Relic", "Три печати")


def test_a_choice_is_offered_with_its_price() -> None:
    do = choices.choice("train", gain("strength"), cost=pay("influence", 3))
    assert knows("en").say(Option("train", do)) == "train: pay 3 influence ► gain 1 Strength"
    told = knows("ru").say(Option("train", do)).replace("\xa0", " ")
    assert told == "тренироваться: заплатить 3 очка Влияния ► повысить Мощь на 1"


# Current numbers are filled in.


def first_turn(**changes: Any) -> Any:
    """An ogryn's first turn against a trader; what the ogryn has, may be changed."""
    setup = Setup(
        "relic", (SeatSetup("Anna", "ogryn"), SeatSetup("Boris", "trader")), "hungry_void", ("first_seat",), "x"
    )
    with registered(GAME):
        state = new_game(setup)
    for name, value in changes.items():
        setattr(state.table.players[0], name, value)
    return state


def told(thing: Any, state: Any, lang: Lang = "en") -> str:
    """What the first seat is told."""
    return teller(GAME, lang, of=view(state, 0)).say(thing).replace("\xa0", " ")


def test_a_test_is_told_with_what_counts_in_it() -> None:
    do = skill_test("strength", 8, failed=(lose("life"),))
    assert told(do, first_turn()) == "test Strength 8 (you have 5): if you fail, lose 1 Life"
    assert (
        told(do, first_turn(strength=7), "ru") == "проверка Мощи 8 (у вас 7): если провалена, потеряйте 1 очко Здоровья"
    )
    gloves = first_turn(assets=[Asset("weighted_gloves", "weighted_gloves", 0)])
    assert told(do, gloves).startswith("test Strength 8 (you have 6)")
    assert told(skill_test("lowest", 11), first_turn()).startswith("test your lowest attribute 11 (you have 2)")
    assert told(skill_test("level", 13), first_turn(level=4)).startswith("test level 13 (you have 4)")


def test_a_way_is_told_with_where_it_leads() -> None:
    state = first_turn(space="outskirts")
    state.table.turn.points = 3
    assert told(moving.Head(1), state) == "clockwise 3: Governor's Court (text box)"
    assert told(moving.Head(-1), state) == "anticlockwise 3: Ruined Garden (1 blue icon)"
    state.table.threats.append(Lying("ork_warboss", "governors_court"))
    assert told(moving.Head(1), state, "ru") == "по часовой стрелке 3: «Двор губернатора» (варбосс орков)"
    walk_by_a_box = first_turn(space="drowned_nebula")
    walk_by_a_box.table.turn.points = 3
    assert told(moving.Head(1), walk_by_a_box).startswith("clockwise 1 of 3: Space Hulk")


def test_both_sides_of_a_battle_are_told() -> None:
    state = first_turn()
    state.table.threats += [Lying("ork_warboss", state.table.players[0].space), Lying("scrap_runt", "underhive")]
    fight = told(engagement.Fight("strength"), state)
    assert fight == "Strength battle: Ork Warboss, value 8; your Strength is 5"
    state.table.battle = Battle(
        "strength", ["ork_warboss"], False, "", 0, ["character ogryn 1"], [], "", "", 0, 0, 0, [], False, False
    )
    seen = view(state, 0)
    asked = teller(GAME, "en", of=seen).book.question(battle_steps.Prepare)
    assert asked is not None
    assert asked(battle_steps.Prepare(), teller(GAME, "en", of=seen)) == "prepare for a Strength battle: 5 +1 against 8"


def test_what_is_for_sale_is_told_with_its_price_and_its_face() -> None:
    card = told(market.BuyCard("stim_kit", 2), first_turn())
    assert card.startswith("for 2 influence: Stim Kit: equipment, 3 charges")
    assert told(market.BuyCard("chain_blade", 1), first_turn(), "ru").startswith(
        "за 1 очко Влияния: «Цепной клинок»: оружие"
    )
    piece = told(market.BuyAsset(1, "chain_blade.2", 3), first_turn())
    assert piece.startswith("from Rogue Trader for 3 influence: Chain Blade (2): weapon, price 3")


def test_trophies_are_told_with_their_points() -> None:
    state = first_turn(trophies=["ork_warboss", "gargoyle"])
    assert told(turn.SpendAll(False), state) == "spend all trophies: 10 points, 1 level"
    assert told(turn.SpendNow(False), state) == "spend trophies, 6 points for a level: you have 10 points"
    assert told(levels.Spend("ork_warboss"), state, "ru") == "варбосс орков (8 очков)"


def test_players_are_called_by_their_characters() -> None:
    assert told(Ref("seat", "1"), first_turn()) == "Rogue Trader"
    assert told(calls.Call(1, "move"), first_turn(), "ru") == "дать сыграть карту Силы: вольный торговец"


def test_an_ability_is_told_without_its_moment_when_it_can_be_used() -> None:
    state = first_turn(specials=["a"], assets=[Asset("stim_kit", "stim_kit", 3)])
    assert told(using.Use("asset", "stim_kit", 0), state) == "Stim Kit: spend 1 charge ► gain 1 Life"
    assert told(using.Use("special", "a", 0), state).startswith("special ability: roll a die: 1–3 nothing")
    assert told(using.Use("asset", "stim_kit", 0), state, "ru") == (
        "«Набор стимуляторов»: потратить 1 заряд ► получить 1 очко Здоровья"
    )
