"""Sittings: undo to the wall, who may know what, hand-over, saves."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import BadSave, Illegal, SeatSetup, Setup, dump, load, say
from rules.game import registered
from tabletop_tui.i18n import language, spoken
from tabletop_tui.onlookers import Onlooker, Watched
from tabletop_tui.session import Recollection, Refusal, Session, Undone
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import InUse, Shelf, Taken
from tests.tui.parlour import PARLOUR

SETTINGS = Settings()
ALWAYS = Settings(hand_over="always")


@pytest.fixture(autouse=True)
def _parlour() -> Iterator[None]:
    with registered(PARLOUR):
        yield


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def setup_of(*names: str, seed: str = "seed") -> Setup:
    return Setup("parlour", tuple(map(SeatSetup, names)), "plain", (), seed)


def started(*names: str, shelf: Shelf | None = None, **more: object) -> Session:
    return Session.start(setup_of(*(names or ("Anna", "Ben"))), shelf, "Friday", **more)  # type: ignore[arg-type]


def play(session: Session, *answers: str) -> None:
    for answer in answers:
        session.answer([answer])


def offered(session: Session) -> list[str]:
    assert session.asked is not None
    return [option.id for option in session.asked.options]


# Answers.


def test_an_answer_changes_the_game_and_tells_what_happened() -> None:
    session = started()
    happened = session.answer(["step"])
    assert [type(event).__name__ for event in happened] == ["Scored"]
    assert session.view.table.players[0].points == 1
    assert session.commands == 1


def test_a_refused_answer_names_a_clause_and_changes_nothing() -> None:
    session = started()
    before = session.view
    with pytest.raises(Illegal) as refused:
        session.answer(["fly"])
    assert refused.value.clause == "PARLOUR-1"
    assert session.view is before
    assert session.commands == 0
    assert session.why_not(["fly"]) == refused.value or session.why_not(["fly"]).clause == "PARLOUR-1"  # type: ignore[union-attr]
    assert session.why_not(["step"]) is None


def test_everything_is_of_the_seat_that_chooses() -> None:
    session = started()
    play(session, "draw", "end")
    assert session.seat == 1
    assert session.names[session.seat] == "Ben"
    assert session.view.seat == 1
    assert session.view.table.players[0].hand == ["card"]
    assert session.view_of(0).table.players[0].hand != ["card"]


def test_a_game_over_has_a_result_and_asks_nothing() -> None:
    session = started("Anna")
    play(session, "step", "end", "end", "end")
    assert session.over
    assert session.asked is None
    assert session.seat is None
    assert session.result is not None
    assert session.result.winners == (0,)


# Undo.


@pytest.mark.case("B-03")
def test_undo_takes_back_one_step_and_names_it() -> None:
    session = started()
    play(session, "step", "step", "step")
    step = session.undo()
    assert isinstance(step, Undone)
    assert (step.n, step.seat, step.picks) == (3, 0, ("step",))
    assert session.view.table.players[0].points == 2


@pytest.mark.case("B-03")
def test_a_turn_is_restarted_by_a_command_of_its_own() -> None:
    session = started()
    play(session, "step", "step", "step")
    steps = session.restart_turn()
    assert not isinstance(steps, Refusal)
    assert [step.n for step in steps] == [3, 2, 1]
    assert session.view.table.players[0].points == 0


def test_a_turn_is_restarted_no_further_than_its_beginning() -> None:
    alone = Setup("dungeonquest", (SeatSetup("Anna", "rohan"),), "castle", (), "s")
    session = Session.start(alone, None, "Friday")
    play(session, "ring warning", "tower NW", "miss", "miss")
    assert session.restart_turn() == ()
    assert session.commands == 4
    session.undo()
    assert session.restart_turn() == ()
    assert session.commands == 3


@pytest.mark.case("B-42")
def test_nothing_goes_back_behind_the_wall(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "step", "draw")
    ways = (session.undo, session.restart_turn)
    for back in ways:
        refusal = back()
        assert isinstance(refusal, Refusal)
        assert refusal.why == "wall"
        assert refusal.wall is not None
        assert refusal.wall.n == 2
        assert any(event.reveals for event in refusal.wall.events)
    assert not session.can_undo
    assert session.back_to_window() == ()
    session.close()
    again = Session.open(shelf.open("Friday"))
    again.remember(again.recollect())
    assert isinstance(again.undo(), Refusal)
    assert again.commands == 2
    again.close()


@pytest.mark.case("B-39")
def test_undo_stops_at_the_border_of_a_turn() -> None:
    session = started("Anna", "Ben", "Cleo", "Dora")
    play(session, "step", "end")
    refusal = session.undo()
    assert isinstance(refusal, Refusal)
    assert session.seat == 1
    play(session, "end", "end", "end")
    assert session.seat == 0
    assert [entry.seat for entry in session.log if entry.seat is not None] == [0, 0, 1, 2, 3]


@pytest.mark.case("B-29")
def test_after_undo_amid_a_question_the_same_can_be_chosen() -> None:
    session = started()
    before = offered(session)
    play(session, "spend")
    amid = offered(session)
    play(session, "one")
    session.undo()
    assert offered(session) == amid
    session.undo()
    assert offered(session) == before


def test_escape_leads_from_a_question_back_to_the_window() -> None:
    session = started()
    play(session, "step", "spend")
    steps = session.back_to_window()
    assert not isinstance(steps, Refusal)
    assert [step.n for step in steps] == [2]
    assert "end" in offered(session)


def test_without_undo_nothing_is_taken_back() -> None:
    session = started(undo="none")
    play(session, "step")
    refusal = session.undo()
    assert isinstance(refusal, Refusal)
    assert refusal.why == "none"
    assert not session.can_undo


def test_undo_survives_a_resume(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "draw", "step", "step")
    session.close()
    again = Session.open(shelf.open("Friday"))
    assert isinstance(again.undo(), Undone)
    assert isinstance(again.undo(), Undone)
    assert isinstance(again.undo(), Refusal)
    assert again.commands == 1
    again.close()


def test_what_is_taken_back_is_saved_like_a_command(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "step", "step")
    session.undo()
    session.close()
    assert len(load(shelf.read("Friday").read()).commands) == 1


# The log.


@pytest.mark.case("B-24")
def test_the_log_tells_each_seat_only_what_it_saw() -> None:
    session = started()
    play(session, "draw", "wish", "gold")
    card = session.view_of(0).table.players[0].hand[0]
    own, other, public = session.seen(0), session.seen(1), session.seen(None)
    assert own[1].events[0].card == card  # type: ignore[attr-defined]
    for seen in (other, public):
        assert seen[1].events[0].card == "card"  # type: ignore[attr-defined]
        assert all(not entry.picks and not entry.deeds for entry in seen)
    assert [entry.picks for entry in own[1:]] == [("draw",), ("wish",), ("gold",)]


@pytest.mark.case("B-24")
def test_when_the_game_is_over_the_log_tells_all() -> None:
    session = started()
    play(session, "draw", *["end"] * 6)
    assert session.over
    assert session.seen(None)[1].events[0].card != "card"  # type: ignore[attr-defined]
    assert session.seen(1)[1].picks == ("draw",)


@pytest.mark.case("B-36")
def test_after_undo_each_log_is_still_of_its_seat() -> None:
    session = started("Anna", "Ben", "Cleo")
    play(session, "step", "end", "step", "step")
    session.undo()
    session.undo()
    assert session.seat == 1
    assert session.view.seat == 1
    assert [entry.n for entry in session.seen(1)] == [0, 1, 2]
    assert [entry.seat for entry in session.since(1)][-1:] in ([0], [None])
    play(session, "step")
    assert session.seen(0)[-1].seat == 1


@pytest.mark.case("B-38")
def test_nothing_hidden_is_in_what_a_screen_gets() -> None:
    session = started()
    play(session, "draw", "wish", "gold", "end")
    hidden = session.view_of(0).table.players[0].hand[0]
    seen = repr((session.view, session.asked, session.log, session.since(1), session.why_no_undo, session.about))
    assert hidden not in seen
    assert "gold" not in seen


def test_since_counts_from_the_latest_choice_of_the_seat() -> None:
    session = started()
    play(session, "step", "end", "step", "step", "end")
    assert [entry.n for entry in session.since(0)] == [3, 4]


# Hand-over.


@pytest.mark.case("B-04")
def test_the_keyboard_is_passed_on_when_something_is_private() -> None:
    session = started()
    play(session, "draw", "end")
    assert session.handover_needed(SETTINGS)
    session.sits_down(1)
    assert not session.handover_needed(SETTINGS)


def test_nothing_private_no_hand_over_unless_always() -> None:
    session = started()
    play(session, "step", "end")
    assert not session.handover_needed(SETTINGS)
    assert session.handover_needed(ALWAYS)


def test_a_secret_question_needs_a_hand_over() -> None:
    session = started()
    play(session, "end", "wish")
    session.looks_away()
    assert session.handover_needed(SETTINGS)


def test_seats_of_one_person_hand_nothing_over() -> None:
    session = started(persons=[0, 0])
    play(session, "draw", "end")
    assert not session.handover_needed(ALWAYS)


def test_two_of_three_seats_of_one_person() -> None:
    session = started("Anna", "Ben", "Cleo", persons=[0, 0, 1])
    play(session, "draw", "end")
    assert not session.handover_needed(SETTINGS)
    play(session, "end")
    assert session.handover_needed(SETTINGS)


def test_a_game_taken_up_again_begins_with_a_hand_over(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "draw")
    session.close()
    again = Session.open(shelf.open("Friday"))
    assert again.handover_needed(SETTINGS)
    again.close()


@pytest.mark.parametrize("persons", [None, "x", [0], [0, "1"], [True, False]])
def test_edited_persons_are_passed_over(persons: object) -> None:
    session = started()
    session = Session(session._save.about_it(persons=persons))
    assert session.persons == (0, 1)


def test_onlookers_see_what_everybody_sees() -> None:
    session = started()
    play(session, "draw")
    onlooker = Onlooker(session)
    assert onlooker.asked is None
    assert onlooker.view.table.players[0].hand == ["card"]
    assert all(not entry.picks for entry in onlooker.log)
    assert onlooker.why_not(["step"]) is not None
    assert onlooker.waits_for == 0


# On the disk.


@pytest.mark.case("B-02")
def test_every_new_game_has_a_seed_of_its_own_and_it_is_kept(shelf: Shelf) -> None:
    sessions = [Session.start(setup_of("A", "B", seed=""), shelf, f"game {n}") for n in range(3)]
    seeds = {session.setup.seed for session in sessions}
    assert len(seeds) == 3
    assert "" not in seeds
    for session in sessions:
        session.close()
    assert {load(shelf.read(f"game {n}").read()).setup.seed for n in range(3)} == seeds


@pytest.mark.case("B-02")
def test_the_same_seed_gives_the_same_game() -> None:
    one, other = started(), started()
    play(one, "draw", "draw")
    play(other, "draw", "draw")
    assert one.view == other.view


@pytest.mark.case("B-46")
def test_loading_rolls_nothing_again(shelf: Shelf, tmp_path: Path) -> None:
    session = started(shelf=shelf)
    play(session, "step")
    session.close()
    text = shelf.read("Friday").read()
    drawn = set[str]()
    for n in range(3):
        slot = Shelf(tmp_path / f"copy {n}").create("Friday", text)
        again = Session.open(slot)
        again.remember(again.recollect())
        assert again.view_of(None) and again.log
        play(again, "draw")
        drawn.add(again.view.table.players[0].hand[0])
        again.close()
    assert len(drawn) == 1


@pytest.mark.case("B-17")
def test_every_command_is_on_the_disk(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    for n in range(1, 6):
        play(session, "step")
        assert session.flush(5)
        assert len(load(shelf.read("Friday").read()).commands) == n
    assert session.saved
    session.close()


def test_saving_is_told() -> None:
    session = started()
    assert session.saved
    assert session.flush()
    assert session.close()


def test_the_save_tells_a_list_what_it_shows(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "step", "end")
    session.close()
    (entry,) = shelf.entries()
    assert (entry.name, entry.game, entry.turn, entry.over) == ("Friday", "parlour", "Ben", False)
    assert entry.about["players"] == ["Anna", "Ben"]


def test_the_list_tells_it_in_the_language_of_who_reads_it(shelf: Shelf) -> None:
    setup = Setup("mage_knight", (SeatSetup("Anna", "tovak"),), "first_reconnaissance", (), "seed")
    Session.start(setup, shelf, "Friday").close()
    (entry,) = shelf.entries()
    assert (entry.round, entry.about["seats"]) == ("round 1: Day", ["Tovak, level 1, Fame 0"])
    with spoken("ru"):
        (entry,) = shelf.entries()
        assert entry.round == "Цикл 1: День"
        assert entry.about["seats"] == ["Товак ур.1, Слава 0"]
    assert language() == "en"


def test_the_result_is_in_the_save(shelf: Shelf) -> None:
    session = started("Anna", shelf=shelf)
    play(session, "step", "end", "end", "end")
    session.close()
    (entry,) = shelf.entries()
    assert entry.over
    assert entry.about["result"] == [[0, 1, 1, True, "safe"]]


@pytest.mark.case("B-13")
def test_a_failing_disk_does_not_stop_the_game(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    session = started(shelf=shelf)
    told = threading.Event()
    session.on_error = lambda error: told.set()
    assert session._slot is not None
    monkeypatch.setattr("tabletop_tui.disk.write_whole", _full)
    play(session, "step")
    assert told.wait(5)
    assert isinstance(session.trouble, OSError)
    assert not session.saved
    play(session, "step")
    assert session.commands == 2
    monkeypatch.undo()
    assert session.flush(5)
    session.close()
    assert len(load(shelf.read("Friday").read()).commands) == 2


def _full(*_args: object, **_more: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.case("B-48")
def test_a_name_that_is_taken_is_not_overwritten(shelf: Shelf) -> None:
    first = started(shelf=shelf)
    first.close()
    before = shelf.read("Friday").read()
    with pytest.raises(Taken) as taken:
        started(shelf=shelf)
    assert taken.value.entry.game == "parlour"
    assert shelf.read("Friday").read() == before
    started(shelf=shelf, over=True).close()


@pytest.mark.clause("PLAY-4")
def test_a_save_is_open_once_and_can_be_looked_at(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "step")
    session.flush()
    with pytest.raises(InUse):
        shelf.open("Friday")
    other = Session.open(shelf.read("Friday"))
    assert other.read_only
    with pytest.raises(Illegal) as refused:
        other.answer(["step"])
    assert refused.value == Illegal("PLAY-4", "read_only")
    assert say(refused.value, "en") == "the game is only looked at"
    assert isinstance(other.undo(), Refusal)
    assert other.commands == 1
    other.close()
    session.close()


@pytest.mark.case("B-41")
def test_every_backup_can_be_gone_on_from_and_the_log_says_so(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    for _turn in range(5):
        play(session, "step", "end")
        session.flush()
    session.close()
    backups = shelf.backups("Friday")
    assert len(backups) >= 3
    for backup in backups:
        assert (backup.game, backup.name) == ("parlour", "Friday")
        assert backup.turn in ("Anna", "Ben")
    text = backups[1].path.read_text()
    again = Session.open(shelf.open("Friday"), backup=backups[1].path)
    again.remember(again.recollect())
    assert dump(load(text)).count("{") and again.commands == len(load(text).commands)
    assert "backup" in again.log[-1].note
    assert isinstance(again.undo(), Refusal)
    play(again, "step")
    again.close()
    last = Session.open(shelf.open("Friday"))
    last.remember(last.recollect())
    assert [bool(entry.note) for entry in last.log].count(True) == 1
    last.close()


def test_the_log_of_a_resumed_game_comes_from_playing_it_again(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "draw", "end", "step", "step")
    before = session.seen(1)
    session.close()
    again = Session.open(shelf.open("Friday"))
    assert not again.recalled
    recollection: list[Recollection] = []
    worker = threading.Thread(target=lambda: recollection.append(again.recollect()))
    worker.start()
    play(again, "step")
    worker.join()
    again.remember(recollection[0])
    assert again.seen(1)[:-1] == before
    assert [entry.n for entry in again.log] == list(range(6))
    again.close()


def test_where_the_rules_have_changed_the_log_begins_there_and_says_so(shelf: Shelf) -> None:
    session = started(shelf=shelf)
    play(session, "step", "end", "step")
    session.close()
    path = shelf.read("Friday").path
    data = json.loads(path.read_text())
    for state in (data["state"], data["barrier"]):
        state["table"]["players"][0]["points"] = 7
    path.write_text(json.dumps(data))
    again = Session.open(shelf.open("Friday"))
    recollection = again.recollect()
    assert recollection.departed
    again.remember(recollection)
    assert again.view.table.players[0].points == 7
    assert again.log[0].note
    assert again.can_undo
    again.close()


def test_a_broken_save_is_left_as_it_is(shelf: Shelf) -> None:
    started(shelf=shelf).close()
    path = shelf.read("Friday").path
    path.write_text(path.read_text()[:-40])
    before = path.read_bytes()
    with pytest.raises(BadSave), shelf.open("Friday") as slot:
        Session.open(slot)
    assert path.read_bytes() == before


# Afterwards.


@pytest.mark.case("B-42")
def test_only_a_game_that_is_over_can_be_branched(shelf: Shelf) -> None:
    session = started("Anna")
    play(session, "step", "draw")
    with pytest.raises(ValueError, match="1"):
        session.branch(1, shelf, "Branch")
    play(session, "end", "end", "end")
    branch = session.branch(2, shelf, "Branch")
    assert branch.commands == 2
    assert not branch.over
    assert "Friday" in branch.log[-1].note
    assert [entry.n for entry in branch.log] == [0, 1, 2, 2]
    play(branch, "step")
    branch.close()
    again = Session.open(shelf.open("Branch"))
    again.remember(again.recollect())
    assert again.commands == 3
    assert [entry.n for entry in again.log] == [0, 1, 2, 2, 3]
    again.close()


@pytest.mark.case("B-36")
def test_a_game_watched_again_is_at_each_step_what_it_was() -> None:
    session = started()
    views = [session.view_of(None)]
    for answer in ("draw", "step", "end", "step"):
        play(session, answer)
        views.append(session.view_of(None))
    watched = session.watched()
    assert watched.last == 4
    for n in (0, 3, 1, 4, 2):
        assert watched.to(n) == n
        assert watched.view.table == views[n].table
        assert [entry.n for entry in watched.log] == list(range(n + 1))
        assert watched.waits_for == views[n].choosing
    assert watched.to(99) == 4
    assert watched.log[1].events[0].card == "card"  # type: ignore[attr-defined]


def test_a_finished_game_is_watched_with_everything() -> None:
    session = started("Anna")
    play(session, "draw", "end", "end", "end")
    watched = Watched(session._save)
    watched.to(1)
    assert watched.log[1].events[0].card != "card"  # type: ignore[attr-defined]
    assert watched.log[1].picks == ("draw",)
