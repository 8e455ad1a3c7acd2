"""Games as text, and back; every way in which a text can be no game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules import LANGS, BadSave, Command, Save, Setup, apply, decision, dump, load, random_answer, replay, say, verify
from rules.game import find, registered
from rules.save import EVERY, fingerprint
from rules.walks import Chooser, walk
from tests.toy import TOY, setup

SCHEMA_1 = Path(__file__).with_name("toy_schema_1.json")
Change = Callable[[dict[str, Any]], Any]


def played(commands: int = 45, seed: int = 1, of: Setup | None = None) -> Save:
    """A game some commands on, from random play."""
    save, _ = Save.new(of or setup(3), {"name": "Ünï 🐉", "minutes": 3, "nested": {"list": [1, None]}})
    for step in walk(save.setup, Chooser("busy", random.Random(seed))):
        if len(save.commands) == commands:
            break
        save, _ = save.after(step.command)
    assert len(save.commands) == commands
    return save


def changed(text: str, change: Change) -> str:
    """The text with its document changed; by somebody who does not know how to seal it."""
    document = json.loads(text)
    change(document)
    return json.dumps(document, ensure_ascii=False)


def fault(text: str) -> BadSave:
    """Why this cannot be loaded; it can be said in every language."""
    with pytest.raises(BadSave) as bad:
        load(text)
    for lang in LANGS:
        said = say(bad.value, lang)
        assert said
        assert said != f"bad_save_{bad.value.fault}"
        assert said.encode()
    assert str(bad.value).startswith(bad.value.fault)
    return bad.value


@pytest.mark.parametrize("of", [setup(1), setup(3), setup(2, variants=("bells",)), setup(2, scenario="market day")])
def test_a_save_comes_back_as_it_was(of: Setup) -> None:
    for n in (0, 1, 7, 10):
        save = played(n, 3, of)
        again = load(dump(save))
        assert again == save
        assert dump(again) == dump(save)
        assert decision(again.state) == decision(save.state)


def test_the_order_of_the_text_is_stable() -> None:
    lines = dump(played()).splitlines()
    assert lines[0] == "{"
    assert lines[-1] == "}"
    assert [line.partition(":")[0].strip('"') for line in lines[1:-1]] == [
        "format",
        "version",
        "game",
        "rules",
        "schema",
        "about",
        "setup",
        "commands",
        "state",
        "barrier",
        "fingerprints",
        "seal",
    ]


def test_remarks_are_kept_and_change_nothing_else() -> None:
    save = played(5)
    other = save.about_it(minutes=4, undo="none")
    assert other.about == {**save.about, "minutes": 4, "undo": "none"}
    assert load(dump(other)) == other
    assert replace(other, about=save.about) == save


def test_a_save_made_afterwards_is_the_same() -> None:
    save = played()
    assert Save.of(save.setup, save.commands, save.state, save.barrier, save.about) == save


@pytest.mark.case("B-42")
def test_the_barrier_is_the_state_at_the_last_one() -> None:
    """From it the commands since lead to the present state; with none since, it is the present one."""
    save, _ = Save.new(setup(2))
    barriers = 0
    for step in walk(save.setup, Chooser("busy", random.Random(2))):
        save, outcome = save.after(step.command)
        if outcome.undo == "barrier":
            assert save.barrier is None
            barriers += 1
            continue
        assert save.barrier is not None
        state = save.barrier
        for command in save.commands[save.barrier.commands :]:
            outcome = apply(state, command)
            assert outcome.undo == "free"
            state = outcome.state
        assert state == save.state
        assert load(dump(save)) == save
    assert barriers


def test_fingerprints_are_taken_every_so_often() -> None:
    save = played(45)
    states = [outcome.state for outcome in replay(save)]
    assert EVERY == 20
    assert save.fingerprints == tuple(fingerprint(states[n]) for n in (0, 20, 40))
    assert all(len(one) == 16 for one in save.fingerprints)
    assert len({fingerprint(state) for state in states}) == len(states)


@pytest.mark.case("B-45")
def test_a_game_played_again_is_the_same() -> None:
    for n in (0, 20, 45):
        report = verify(load(dump(played(n))))
        assert report.ok
        assert (report.commands, report.at, report.why) == (n, None, "")


def test_verify_names_the_first_command_after_which_it_differs() -> None:
    save = played(45)
    prints = list(save.fingerprints)
    assert verify(replace(save, fingerprints=("0" * 16, *prints[1:])))[1:3] == (0, "fingerprint")
    assert verify(replace(save, fingerprints=(*prints[:1], "0" * 16, "1" * 16)))[1:3] == (20, "fingerprint")
    assert verify(replace(save, fingerprints=tuple(prints[:2])))[1:3] == (40, "fingerprint")
    other = save.state.clone()
    other.table.traders[0].coins += 1
    assert verify(replace(save, state=other))[1:3] == (45, "state")


def test_verify_names_a_command_that_is_refused() -> None:
    save = played(45)
    wrong = replace(save.commands[10], picks=("play nothing",))
    report = verify(replace(save, commands=(*save.commands[:10], wrong, *save.commands[11:])))
    assert (report.ok, report.at, report.why) == (False, 11, "refused")
    assert report.refusal is not None
    assert report.refusal.clause == "ANSWER-1"


@pytest.mark.parametrize("text", ["", " \n\t "])
def test_an_empty_file(text: str) -> None:
    assert fault(text).fault == "empty"


def test_a_text_cut_at_any_place() -> None:
    """Cut within a word, a number, a sign, between two parts: not written to its end. Too early, and it is nobody's."""
    text = dump(played(12))
    known = text.index("tabletop-tui") + len("tabletop-tui") + 1
    places = sorted({*range(1, known + 300), *range(known, len(text) - 2, 37), *range(len(text) - 120, len(text) - 2)})
    for at in places:
        found = fault(text[:at]).fault
        assert found == ("truncated" if at >= known else "foreign"), (at, text[max(0, at - 20) : at])
    assert load(text[:-1]) == load(text)
    for part in ('"barrier": nul', '"hero":nu', '"secret\\u00'):
        assert fault(f'{{\n"format": "tabletop-tui",\n{part}').fault == "truncated"


def test_a_truncated_text_says_where() -> None:
    text = dump(played(3))
    assert fault(text[: text.index('"state"') + 30]).arguments == {"line": 10}


@pytest.mark.parametrize(
    ("old", "new"),
    [('"setup": {', '"setup": {{'), ('"commands": [', '"commands": '), ('"game": "toy"', '"game" "toy"')],
)
def test_a_text_that_cannot_be_read(old: str, new: str) -> None:
    assert fault(dump(played(3)).replace(old, new, 1)).fault == "broken"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("hello", "foreign"),
        ("[1, 2]", "foreign"),
        ("3", "foreign"),
        ("null", "foreign"),
        ('{"format": "other"}', "foreign"),
        ("{}", "foreign"),
        ("\ufeff{}", "foreign"),
        ("\x00\x01\x02", "foreign"),
        ("[" * 100_000, "foreign"),
        ("9" * 10_000, "foreign"),
        ('{"format": "tabletop-tui", "version": ' + "9" * 10_000 + "}", "broken"),
        ('{"format": "tabletop-tui", "version": NaN}', "broken"),
        ('{"format": "tabletop-tui", "version": ' + "[" * 100_000, "broken"),
    ],
)
def test_a_text_that_is_none_of_ours(text: str, found: str) -> None:
    assert fault(text).fault == found


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("version", 2, "newer"),
        ("schema", 3, "newer"),
        ("rules", 2, "newer"),
        ("game", "chess", "unknown_game"),
        ("game", None, "unknown_game"),
        ("game", {"a": 1}, "unknown_game"),
        ("game", "\ud800" * 100, "unknown_game"),
        ("version", 0, "edited"),
        ("version", "1", "edited"),
        ("version", True, "edited"),
        ("version", 1.0, "edited"),
        ("schema", None, "edited"),
        ("rules", -1, "edited"),
        ("format", "tabletop", "foreign"),
    ],
)
def test_what_a_save_says_of_itself(name: str, value: Any, found: str) -> None:
    text = json.dumps({**json.loads(dump(played(3))), name: value})
    assert fault(text).fault == found


def test_a_newer_save_says_how_new() -> None:
    assert fault(changed(dump(played(3)), lambda d: d.update(schema=7))).arguments == {"have": 2, "need": 7}


@pytest.mark.parametrize("name", ["setup", "commands", "state", "barrier", "fingerprints", "about"])
@pytest.mark.parametrize("value", ["gone", 3, "x", [3], [[]], [["0"]], {"x": 1}, [[True, "x"]], [[9, "x"]], [[0, 1]]])
def test_every_part_is_read_strictly(name: str, value: Any) -> None:
    def change(document: dict[str, Any]) -> None:
        document[name] = value
        if value == "gone":
            del document[name]

    if (name, value) == ("about", {"x": 1}):
        assert load(changed(dump(played(3)), change)).about == value
    else:
        assert fault(changed(dump(played(3)), change)).fault == "edited"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda d: d.update(extra=1), "extra"),
        (lambda d: d["state"].update(extra=1), "extra"),
        (lambda d: d["state"].update(commands=9), "commands"),
        (lambda d: d["commands"].pop(), "commands"),
        (lambda d: d["state"].update(game="other"), "game"),
        (lambda d: d["setup"].update(game="dungeonquest"), "setup"),
        (lambda d: d["setup"].update(scenario="storm"), "setup"),
        (lambda d: d["setup"]["variants"].append("whistles"), "setup"),
        (lambda d: d["setup"]["seats"].pop(), "agenda"),
        (lambda d: d["state"]["agenda"][-1].update(seat=3), "agenda"),
        (lambda d: d["state"]["agenda"][-1].update(seat=-1), "seat"),
        (lambda d: d["state"]["agenda"].append({"seat": 0, "source": "", "todo": [], "vars": {}}), "agenda"),
        (lambda d: d["state"]["agenda"][-1]["todo"].append({"op": "toy.dance"}), "todo"),
        (lambda d: d["state"]["agenda"][-1]["todo"].append({"op": "toy.gain"}), "todo"),
        (lambda d: d["state"]["agenda"][-1]["todo"].append({"op": "by", "seat": 9, "do": {"op": "toy.bid"}}), "agenda"),
        (lambda d: d["state"]["agenda"][0]["todo"].insert(0, {"op": "dungeonquest.round"}), "agenda"),
        (lambda d: d["state"]["agenda"][-1]["vars"].update(x=None), "vars"),
        (lambda d: d["state"]["dice"].update(seed=2**64), "dice.seed"),
        (lambda d: d["state"]["dice"].update(seed=1.0), "dice.seed"),
        (lambda d: d["state"]["table"]["traders"][0].update(coins="3"), "coins"),
        (lambda d: d["state"]["table"]["traders"][0].update(coins=True), "coins"),
        (lambda d: d["state"]["table"]["traders"][0].update(coins=-1), "coins"),
        (lambda d: d["state"]["table"]["traders"].reverse(), "traders"),
        (lambda d: d["state"]["table"].update(turns=99), "traders"),
        (lambda d: d["about"].update(name="\ud800"), "state"),
    ],
)
def test_what_somebody_has_changed(change: Change, where: str) -> None:
    document = json.loads(dump(played(3)))
    change(document)
    bad = fault(json.dumps(document))
    assert bad.fault == "edited"
    assert where in str(bad.arguments["where"])


def test_a_barrier_from_the_future() -> None:
    save = played(3)
    text = dump(replace(save, commands=save.commands[:2], state=load(dump(played(2))).state, barrier=save.state))
    assert fault(text).arguments == {"where": "barrier"}


def at_table(change: Callable[[Any], Any]) -> Change:
    return lambda document: change(document["state"]["table"])


@pytest.mark.parametrize(
    ("change", "found", "piece"),
    [
        (at_table(lambda t: t["deck"].append("dragon")), "unknown_piece", "dragon"),
        (at_table(lambda t: t["deck"].append("loan")), "doubled_piece", "loan"),
        (at_table(lambda t: t["deck"].remove("loan")), "lost_piece", "loan"),
        (at_table(lambda t: t["deck"].clear()), "lost_piece", ""),
    ],
)
def test_which_piece_is_lost_doubled_or_unknown(change: Change, found: str, piece: str) -> None:
    save = played(1, of=setup(1))
    assert "loan" in save.state.table.deck
    bad = fault(changed(dump(save), change))
    assert bad.fault == found
    assert piece in str(bad.arguments["piece"])


@pytest.mark.parametrize(
    "todo",
    [
        [{"op": "toy.along", "card": "dragon"}, {"op": "toy.turn"}],
        [{"op": "toy.ring", "bell": 1}, {"op": "toy.turn"}],
        [{"op": "toy.gain", "n": {"name": "nothing"}, "why": ""}],
        [{"op": "toy.turn"}, {"op": "toy.ring", "bell": 1}],
        [{"op": "done", "says": "done"}],
        [{"op": "toy.split"}, {"op": "toy.gain", "n": {"name": "nothing"}, "why": ""}],
    ],
)
def test_a_state_from_which_no_game_can_go_on(todo: list[Any]) -> None:
    """Its question cannot be asked, or what comes after it fails, now or some commands on."""

    def change(document: dict[str, Any]) -> None:
        document["state"]["agenda"][-1]["todo"] = todo

    assert fault(changed(dump(played(3)), change)).fault == "dead"


def test_a_state_changed_with_sense_can_be_gone_on_with() -> None:
    """Nobody is kept from writing a position by hand."""

    def change(document: dict[str, Any]) -> None:
        document["state"]["table"]["traders"][0]["coins"] = 30

    save = load(changed(dump(played(3)), change))
    assert save.state.table.traders[0].coins == 30
    assert verify(save).why == "state"


def test_the_seal_alone_is_no_fault() -> None:
    save = played(3)
    assert load(changed(dump(save), lambda d: d.pop("seal"))) == save
    assert load(changed(dump(save), lambda d: d.update(seal="0" * 16))) == save
    assert load(changed(dump(save), lambda d: d.update(seal=[1]))) == save


def test_a_save_of_an_older_shape_is_brought_up_to_date() -> None:
    """Schema 1 called the coins money."""
    text = SCHEMA_1.read_text(encoding="utf-8")
    assert '"money"' in text
    save = load(text)
    assert [trader.coins for trader in save.state.table.traders] == [2, 7]
    assert save.barrier is not None
    assert [trader.coins for trader in save.barrier.table.traders] == [2, 7]
    assert len(save.commands) == save.state.commands == 12
    assert save.about == {"name": "An older game"}
    again = load(dump(save))
    assert again == save
    assert '"money"' not in dump(save)
    assert '"schema": 2' in dump(save)
    assert verify(save).ok
    asked = decision(save.state)
    assert asked is not None
    assert asked.kind == "toy.play_along"
    after, _ = save.after(Command(asked.seat, asked.at, (asked.options[0].id,)))
    assert after.state.commands == 13


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d["state"].pop("table"),
        lambda d: d["state"]["table"].update(traders=3),
        lambda d: d.update(state=[]),
        lambda d: d.pop("barrier"),
        lambda d: d.update(barrier="x"),
        lambda d: d.pop("fingerprints"),
    ],
)
def test_an_older_save_that_no_step_can_make_sense_of(change: Change) -> None:
    bad = fault(changed(SCHEMA_1.read_text(encoding="utf-8"), change))
    assert (bad.fault, bad.arguments) == ("edited", {"where": "schema"})


def test_migrations_run_from_the_schema_of_the_save() -> None:
    ran: list[str] = []

    def step(name: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
        return lambda document: ran.append(name) or document

    text = dump(played(3))
    with registered(replace(TOY, schema=4, migrations=(step("1"), step("2"), step("3")))):
        for schema, steps in ((2, ["2", "3"]), (3, ["3"]), (4, [])):
            load(changed(text, lambda d, schema=schema: d.update(schema=schema)))
            assert ran == steps
            ran.clear()


def test_a_save_says_nothing_of_this_machine() -> None:
    """The same game gives the same text, whatever was played before in this process."""
    assert dump(played(20)) == dump(played(20))
    assert find("toy") is TOY


def test_what_is_kept_of_the_text_is_that_of_the_present_commands() -> None:
    save = played(45)
    assert len(save.told[0]) == 39
    other = replace(save.commands[3], picks=("something else",))
    for commands in (
        save.commands,
        save.commands[:4],
        save.commands[:39],
        (),
        (*save.commands[:3], other, *save.commands[4:]),
    ):
        written = json.loads(dump(replace(save, commands=commands)))["commands"]
        assert written == [[command.seat, *command.picks] for command in commands]


def test_a_barrier_is_written_once() -> None:
    save = played(6)
    while save.barrier is None:
        asked = decision(save.state)
        assert asked is not None
        save, _ = save.after(random_answer(asked, random.Random(len(save.commands))))
    first = json.loads(dump(save))["barrier"]
    assert save.barrier.text is not None
    assert json.loads(save.barrier.text) == first
    assert save.barrier.clone().text is None


def test_verify_tells_under_which_rules_a_game_was_begun() -> None:
    text = dump(played(5))
    with registered(replace(TOY, rules=2)):
        save = load(text)
        report = verify(save)
        assert (report.ok, report.begun, report.today) == (True, 1, 2)
        asked = decision(save.state)
        assert asked is not None
        later, _ = save.after(random_answer(asked, random.Random(1)))
        assert json.loads(dump(later))["rules"] == 1
        assert verify(load(dump(played(5)))).begun == 2
    assert fault(text.replace('"rules": 1', '"rules": 2')).fault == "newer"
