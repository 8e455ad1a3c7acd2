"""Everything in DungeonQuest that is chosen, asked, printed, refused or told has its words, in both languages."""

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

from rules import Blocked, Event, Illegal, Name, Option, Ref, Setup, View, say, view
from rules.dungeonquest import chances, events, life, moving, rings, turn
from rules.dungeonquest.decks import DECKS, Draw
from rules.dungeonquest.faces import CardText, MonsterLine, RingText, monster_lines, potion_rows
from rules.dungeonquest.items import potion_table
from rules.dungeonquest.rings import CATACOMBS_SET
from rules.dungeonquest.table import Square
from rules.engine.events import OnlyAnswer, Seen
from rules.engine.instructions import TAGS, Effect, Instruction, may
from rules.engine.phrases import LANGS, Lang, Teller
from rules.game import find, teller
from rules.walks import TEMPERS, Chooser, walk
from tests.dungeonquest.positions import dungeon

GAME = find("dungeonquest")
NAMES: dict[str, Any] = tomllib.loads(files("rules.dungeonquest").joinpath("names.toml").read_text("utf-8"))
SEEDS = 4
WIDTH = {"en": 11, "ru": 12}
LATIN = re.compile(r"[A-Za-z]+\d*")
SQUARE_OR_DIE = re.compile(r"[A-M]\d{1,2}")
each_lang = pytest.mark.parametrize("lang", LANGS)


class Said(NamedTuple):
    """Something said in a random game."""

    lang: Lang
    what: str
    text: str


class Heard(NamedTuple):
    """All there was in many random games."""

    options: set[type]
    questions: set[type]
    said: set[Said]
    short: set[Said]


@lru_cache(None)
def heard() -> Heard:
    """More than 60 random games over every setup of the form, in all tempers, and everything sayable in them said."""
    found = Heard(set(), set(), set(), set())
    for seed in range(SEEDS):
        for i, setup in enumerate(GAME.setups.examples(f"words {seed}")):
            listen(setup, Chooser(TEMPERS[(seed + i) % len(TEMPERS)], random.Random(seed)), found)
    return found


def listen(setup: Setup, chooser: Chooser, found: Heard) -> None:
    """Hear a whole game."""
    for step in walk(setup, chooser):
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
    found.said.add(Said(lang, one.do.tag, say(one, lang)))
    found.short.add(Said(lang, one.do.tag, say(one, lang, of=seen, short=True)))
    if isinstance(one, Blocked):
        found.said.add(Said(lang, one.why.reason, say(one.why, lang, of=seen)))


def modules() -> Iterator[ast.Module]:
    """The source of the game."""
    for file in files("rules.dungeonquest").iterdir():
        if file.name.endswith(".py"):
            yield ast.parse(file.read_text("utf-8"))


def calls(*names: str) -> Iterator[ast.Call]:
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
    assert turn.Round
    return {kind.__name__: kind for tag, kind in TAGS.items() if tag.startswith("dungeonquest.")}


def offered() -> set[type]:
    """Every kind of instruction the source offers: what stands in an `Option(…)` or `offer(…)`."""
    kinds = own_instructions()
    inside = {called(arg) for call in calls("Option", "offer") for arg in call.args if isinstance(arg, ast.Call)}
    return {kinds[name] for name in inside if name in kinds}


def printed() -> set[type]:
    """Every kind of instruction that a card or the potion prints, to the innermost."""
    cards = [do for deck in DECKS.values() for card in deck.values() for do in card.does]
    return {type(one) for do in (*cards, *(does for _, _, does in potion_table)) for one in innermost(do)}


def innermost(do: Effect) -> Iterator[Effect]:
    """An effect and everything inside it."""
    yield do
    for part in do.parts():
        yield from innermost(part)


def knows(lang: Lang) -> Teller:
    """Somebody who speaks of this game."""
    return teller(GAME, lang)


@each_lang
def test_everything_that_is_chosen_has_a_phrase(lang: Lang) -> None:
    chosen = offered() | heard().options
    assert len(offered()) >= 30
    assert [kind.__name__ for kind in chosen if knows(lang).book.phrase(kind) is None] == []


@each_lang
def test_everything_that_is_printed_has_a_phrase(lang: Lang) -> None:
    assert len(printed()) >= 20
    assert [kind.__name__ for kind in printed() if knows(lang).book.phrase(kind) is None] == []


@each_lang
def test_everything_that_asks_has_a_question(lang: Lang) -> None:
    asking = {kind for kind in own_instructions().values() if "ask" in vars(kind) or "offers" in vars(kind)}
    assert len(asking) >= 20
    assert [kind.__name__ for kind in asking | heard().questions if knows(lang).book.question(kind) is None] == []


@each_lang
def test_every_refusal_has_a_phrase(lang: Lang) -> None:
    reasons = {
        call.args[1].value
        for call in calls("Illegal")
        if isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)
    }
    assert len(reasons) >= 35
    assert [reason for reason in reasons if knows(lang).book.phrase(reason) is None] == []


@each_lang
def test_words_are_clean(lang: Lang) -> None:
    said = [one for one in heard().said if one.lang == lang]
    assert len(said) > 1000
    assert [one for one in said if not one.text or one.text != one.text.strip()] == []
    assert [one for one in said if "_" in one.text or re.search(r"\s\s", one.text) or "None" in one.text] == []


def test_english_has_no_cyrillic() -> None:
    assert [one for one in heard().said if one.lang == "en" and re.search("[А-Яа-яЁё]", one.text)] == []


def test_russian_has_no_latin_but_squares_and_dice() -> None:
    russian = [one for one in heard().said if one.lang == "ru"]
    assert [one for one in russian if any(not SQUARE_OR_DIE.fullmatch(word) for word in LATIN.findall(one.text))] == []


def test_russian_does_not_break_after_short_words_and_numbers() -> None:
    loose = re.compile(r"(?:^|[\s(«])(?:[вкосуияВКОСУИЯ]|\d+) [\w«]| —")
    assert [one for one in heard().said if one.lang == "ru" and loose.search(one.text)] == []


@each_lang
def test_short_options_fit_their_cells(lang: Lang) -> None:
    short = [one for one in heard().short if one.lang == lang]
    assert len(short) > 100
    assert [one for one in short if not 0 < len(one.text) <= WIDTH[lang]] == []


@each_lang
@pytest.mark.parametrize("kind", ["ring", "tile_kind", "deck", "deck_card", "compass", "tower", "hero", "variant"])
def test_short_names_have_no_quotes(lang: Lang, kind: str) -> None:
    ids = list(NAMES[kind])
    names = [teller(GAME, lang, short=True).name(kind, id) for id in ids]
    assert [name for name in names if len(name) > WIDTH[lang] or "«" in name] == []


# What is printed, told and refused, for a person to read.


def card_lines(lang: Lang) -> list[str]:
    """The text of every card."""
    t = knows(lang)
    return [
        f"{t.name('deck_card', deck)} {t.name(f'{deck}_card', name)}: {t.say(CardText(f'{deck}.{name}'))}"
        for deck in DECKS
        for name in DECKS[deck]
    ]


@each_lang
def test_cards(lang: Lang, snapshot: SnapshotAssertion) -> None:
    assert card_lines(lang) == snapshot


@each_lang
def test_rings_and_potion(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang)
    ringed = [f"{t.name('ring', ring)}: {t.say(RingText(ring))}" for ring in CATACOMBS_SET]
    assert [*ringed, *map(t.say, potion_rows())] == snapshot


@each_lang
def test_card_text_is_what_its_effects_say(lang: Lang) -> None:
    t = knows(lang)
    for deck in set(DECKS) - {"door"}:
        for card in DECKS[deck].values():
            if card.does:
                assert t.say(CardText(f"{deck}.{card.name}")) == "; ".join(t.say(do) for do in card.does)


def test_a_monster_card_has_a_line_for_each_monster() -> None:
    assert [len(monster_lines(f"m{n:02}")) for n in range(1, 15)] == [5] * 14
    assert monster_lines("shuffle") == ()
    line = MonsterLine("m14", "orc")
    assert (line.life, line.answers) == (3, {"attack": "combat", "wait": "slash_combat", "escape": "combat"})


F5, G5 = Square.at("F5"), Square.at("G5")
EVENTS: tuple[Event, ...] = (
    events.Rolled(0, 12, 9),
    events.RolledForMonster(0, 4),
    events.FirstPlayer(0),
    events.HeroChosen(0, "ulf"),
    events.RingChosen(0, "opening"),
    events.TowerChosen(0, "NW"),
    *(events.SunMoved(n) for n in (1, 12, 22, 25, 26, 27)),
    events.Tested(0, "agility", 5, 9),
    events.Tested(0, "strength", 6, 6),
    *(events.Moved(0, G5, F5, how) for how in ("move", "secret door", "flee", "escape")),
    events.Moved(0, F5, G5, "move"),
    events.Moved(0, F5, Square.at("A1"), "move"),
    events.Stayed(0),
    events.Groped(0, "E", shut=False),
    events.Groped(0, "N", shut=True),
    events.TileDrawn(0, "room-05"),
    events.TileLaid(0, "room-05", F5),
    events.TilePutBack(0, "trap-28"),
    events.RoomTurned(0, F5),
    *(events.CorridorsTurned(0, n) for n in (0, 1, 3, 5)),
    *(events.CardDrawn(0, deck, list(DECKS[deck])[1]) for deck in DECKS),
    events.CardsSeen(0, ("empty", "gold_10", "secret_door", "trap")),
    events.CardsSeen(0, ("potion",)),
    events.CardsSeen(0, ()),
    events.CardChosen(0, "gold_200"),
    events.DeckShuffled(0, "corpse"),
    events.DeckEmpty(0, "crypt"),
    events.CardKept(0, "corpse.rope"),
    events.CardLeft(0, "search.potion"),
    events.CardPutBack(0, "room.potion"),
    events.LostLife(0, 1, 9),
    events.LostLife(0, 2, 7),
    events.NoHarm(0),
    events.Healed(0, 5, 12),
    *(events.Died(0, cause) for cause in ("night", "wounds", "crushed", "pit", "trapped", "dragon")),
    events.LeftCastle(0, 0),
    events.LeftCastle(0, 1430),
    *(events.TurnMissed(0, why) for why in ("choice", "card", "potion", "dark", "shut in")),
    *(events.TurnsToMiss(0, n) for n in (1, 2)),
    events.TorchWentOut(0),
    events.TorchLit(0),
    events.FellIntoPit(0),
    events.ClimbedOut(0, by_rope=False),
    events.ClimbedOut(0, by_rope=True),
    events.SecretDoorFound(0),
    events.SlabTried(0, 2, right=False),
    events.SlabTried(0, 3, right=True),
    events.DoorForced(0, "ring"),
    events.DoorForced(0, "strength"),
    events.MonsterMet(0, "orc", sneaks=False, played_by=0),
    events.MonsterMet(0, "orc", sneaks=True, played_by=1),
    *(events.Declared(0, deed) for deed in ("attack", "wait", "escape")),
    *(
        events.MonsterAnswered(0, "troll", answer, 3)
        for answer in ("flee", "combat", "slash_combat", "escape", "slash_escape")
    ),
    *(events.ArrowShot(0, result) for result in ("miss", "wound", "kill")),
    events.MonsterHurt(0, 4),
    events.BlowsExchanged(0, "slash", "slash", 1, 1),
    events.BlowsExchanged(0, "slash", "mighty_blow", 1, 0),
    events.BlowsExchanged(0, "mighty_blow", "slash", 0, 2),
    events.MonsterDefeated(0, "champion"),
    events.MonsterGone(0, "goblin"),
    events.TreasureTaken(0, ("500", "1100")),
    events.TreasureTaken(0, ("150",)),
    events.TreasureLost(0, 1430),
    events.DragonCounterDrawn(0, "sleeps", 6),
    events.DragonCounterDrawn(0, "wakes", 5),
    events.DragonMixed(),
    events.RingUsed(0, "fortune"),
    events.PotionDrunk(0, "4-5"),
    events.BodyLooted(0, "corpse.rope"),
    events.WentBelow(0, F5),
    events.WentOnBelow(0, F5),
    events.CameUp(0, G5),
    events.EntranceFound(0, F5),
)


def test_there_is_an_example_of_every_event() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in EVENTS} == kinds - {Event, Seen}


@each_lang
def test_log(lang: Lang, snapshot: SnapshotAssertion) -> None:
    """Each after the name of its hero, as in an exported log."""
    t = knows(lang)
    assert [
        f"{t.name('hero', 'ulf')} {t.say(event)}" if hasattr(event, "seat") else t.say(event) for event in EVENTS
    ] == (snapshot)


REFUSALS = (
    Illegal("DQ-5.2.g", "hero_there", seat=1),
    Illegal("DQ-SET-2", "hero_taken", hero="ulf", seat=0),
    Illegal("DQ-OPT-8", "hero_dead", hero="ulf"),
    Illegal("DQ-SET-3", "ring_taken", ring="opening"),
    Illegal("DQ-RING-1", "no_such_ring", ring="opening"),
    Illegal("DQ-RING-1", "ring_used", ring="opening"),
    Illegal("DQ-5.2.m", "cannot_be_searched", kind="rotating"),
    Illegal("DQ-5.2.m", "cannot_be_searched", kind="chamber"),
    Illegal("DQ-5.2.m", "cannot_be_searched", kind=""),
    Illegal("DQ-SEC-3", "no_secret_way_round", what="portcullis"),
)


@each_lang
def test_refusals_with_names(lang: Lang, snapshot: SnapshotAssertion) -> None:
    assert [say(refusal, lang) for refusal in REFUSALS] == snapshot


# Current numbers are filled in.


def option_lines(play: Any, lang: Lang) -> dict[str, str]:
    """The options and refusals of the open question, as a player reads them."""
    seen = view(play.state, play.seat)
    asked = seen.decision
    assert asked is not None
    return {one.id: say(one, lang, of=seen).replace("\xa0", " ") for one in (*asked.options, *asked.blocked)}


def test_a_way_says_where_it_leads_and_what_must_be_overcome() -> None:
    position = dungeon("rohan", "ulf", at="F5 M10").lay("F5", "portcullis-30", "E").lay("F4", "cave_in-20")
    play = position.give(0, came="S").turn()
    english, russian = option_lines(play, "en"), option_lines(play, "ru")
    assert english["move N"] == "north: F4, Cave-In room"
    assert english["move E"] == "east: G5, Treasure Chamber; a portcullis: Strength 6: 6 of 12; " + (
        "draw 2 treasures and 1 Dragon counter; the dragon wakes 1 in 8"
    )
    assert english["move W"] == "west: E5, unexplored; a door: needs a Door card"
    assert english["move S"] == "south: F6, unexplored; back the way you came"
    assert russian["move N"] == "север: F4, Комната Обвала"
    assert russian["move E"] == "восток: G5, Палата Сокровищ; решётка: Сила 6: 6 из 12; " + (
        "взять 2 сокровища и 1 жетон Дракона; дракон просыпается в 1 случае из 8"
    )
    assert russian["move W"] == "запад: E5, не исследовано; дверь: нужна карта Двери"
    assert russian["move S"] == "юг: F6, не исследовано; обратно тем же путём"
    assert english["search"] == "search this room: 0 of 2 done"


def test_hazards_say_their_odds() -> None:
    caved = option_lines(dungeon("ulf", at="F5").lay("F5", "cave_in-20").give(0, came="S").turn(), "en")
    assert caved["move N"] == "north: F4, unexplored; Agility 5: 5 of 12"
    assert caved["move S"] == "south: F6, unexplored; back the way you came"
    pit = option_lines(dungeon("ulf", at="F5").lay("F5", "bottomless_pit-26").give(0, came="S").turn(), "en")
    assert pit["move N"] == "north: F4, unexplored; Agility 5: 5 of 12, or else the hero dies"
    dark = option_lines(dungeon("ulf", at="F5").lay("F5", "darkness-22").turn(), "ru")
    assert dark["grope"] == "идти ощупью: 1–2 — юг, 3–4 — восток, 5–6 — запад"


def test_what_is_refused_tells_no_odds() -> None:
    lines = option_lines(dungeon("ulf", "rohan", at="F5 F4").lay("F5", "cave_in-20").lay("F4", "room-01").turn(), "en")
    assert lines["move N"] == "north: F4, Room"


def test_a_refusal_names_the_hero_in_the_way() -> None:
    play = dungeon("ulf", "rohan", at="F5 F4").lay("F5", "room-01").lay("F4", "room-01").turn()
    seen = view(play.state, play.seat)
    why = Illegal("DQ-5.2.g", "hero_there", seat=1)
    assert say(why, "en", of=seen) == "Sir Rohan stands there"
    assert say(why, "ru", of=seen) == "там стоит сэр Рохан"
    assert say(why, "en") == "seat 2 stands there"


def test_an_option_is_offered_in_another_form_than_a_card_orders_it() -> None:
    card, option = Draw("crypt"), Option("draw", Draw("crypt"))
    assert (say(card, "ru"), say(option, "ru")) == ("возьмите карту Склепа", "взять карту Склепа")
    assert knows("ru").say(may(card)) == "можно взять карту Склепа"
    assert knows("en").say(may(card)) == "you may draw a Crypt card"


def test_amounts_are_said_with_the_attribute_where_it_is_known() -> None:
    crossfire = DECKS["room"]["crossfire"].does[0]
    seen = view(dungeon("ulf", at="F5").lay("F5", "room-01").turn().state, 0)
    assert say(crossfire, "en") == "lose Life Points: D12 − Armour"
    assert say(crossfire, "en", of=seen) == "lose Life Points: D12 − Armour 6"
    assert say(life.lose(1), "ru").replace("\xa0", " ") == "потеряйте 1 очко жизни"


def test_an_optional_rule_decides_what_a_card_says() -> None:
    trap = CardText("crypt.trap_b")
    plain, lenient = (
        view(dungeon("ulf", at="F5", variants=variants).lay("F5", "room-01").turn().state, 0)
        for variants in ((), ("lenient_crypt",))
    )
    assert say(trap, "en", of=plain) == "lose Life Points: D12 + 3 − Luck 5"
    assert say(trap, "en", of=lenient) == "lose Life Points: D12 − 3 − Luck 5"
    assert (
        say(trap, "en")
        == "lose Life Points: D12 + 3 − Luck (with the rule Lenient crypt trap: lose Life Points: D12 − 3 − Luck)"
    )


def test_things_on_the_table_have_names() -> None:
    seen = view(dungeon("ulf", at="F5").lay("F5", "room-01").turn().state, 0)
    assert say(Ref("square", F5), "en", of=seen) == "F5, Room"
    assert say(Ref("square", Square.at("F6")), "ru", of=seen) == "F6, не исследовано"
    assert say(Ref("card", "search.gold_10"), "en", of=seen) == "Golden Guineas (10)"
    assert say(Ref("group", "square"), "ru", of=seen) == "Переместиться"
    assert say(Name("seat", "0"), "ru", of=seen) == "Ульф Грозный Кулак"
    assert (GAME.title("en"), GAME.name("variant", "break_off", "ru")) == ("DungeonQuest", "Выход из боя")


def test_without_a_view_only_what_is_printed_is_said() -> None:
    assert say(moving.Move("E", F5), "en") == "east: F5"
    assert say(rings.UseRing("fortune", chances.nothing()), "en") == "Ring of Fortune: nothing happens"
