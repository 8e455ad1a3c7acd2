"""16 Rings: every one, at every moment it is for."""

from __future__ import annotations

import pytest

from rules import SeatSetup, Setup, new_game, say
from rules.dungeonquest import events
from rules.dungeonquest.events import (
    CardChosen,
    CardDrawn,
    CardsSeen,
    DeckShuffled,
    DoorForced,
    Healed,
    LostLife,
    MonsterDefeated,
    RingUsed,
    Rolled,
    TileDrawn,
    TilePutBack,
    TurnMissed,
)
from rules.dungeonquest.rings import BASE_SET, CATACOMBS_SET
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play

pytestmark = pytest.mark.usefixtures("nothing_lost")


def wearing(ring: str, *, hero: str = "rohan", used: bool = False, **fields: object) -> Dungeon:
    """A hero in F6 with this ring, another one far off."""
    other = "volrik" if hero != "volrik" else "ulf"
    d = dungeon(hero, other, at="F6 C3").lay("F6", "room-01").lay("C3", "room-01")
    return d.give(0, ring=ring, ring_used=used, **fields)


def used(play: Play) -> list[str]:
    return [event.ring for event in play.of(RingUsed)]


def drawn(play: Play, deck: str) -> list[str]:
    return [card.card for card in play.of(CardDrawn) if card.deck == deck]


@pytest.mark.clause("DQ-RING-1")
def test_there_are_seven_rings_and_one_more_with_the_catacombs() -> None:
    seven = ("warning", "blindness", "healing", "opening", "changing", "fortune", "searching")
    assert seven == BASE_SET
    assert (*seven, "teleport") == CATACOMBS_SET
    for variants, rings in (((), BASE_SET), (("catacombs",), CATACOMBS_SET)):
        play = Play(new_game(Setup("dungeonquest", (SeatSetup("A", "ulf"),), "castle", variants, "rings")))
        assert play.options == [f"ring {ring}" for ring in rings]


@pytest.mark.clause("DQ-RING-1")
@pytest.mark.parametrize("ring", BASE_SET)
def test_used_ring_is_never_offered_again(ring: str) -> None:
    d = wearing(ring, used=True).next_tile("portcullis-30").top("room", "crossfire").rolls("d12 10")
    play = d.turn()
    assert not [option for option in play.options if "ring" in option]
    play.do("move N")
    assert play.seat == 1
    assert not used(play)


@pytest.mark.clause("DQ-RING-1")
def test_ring_says_that_it_is_used_up() -> None:
    healing = wearing("healing", used=True).turn()
    assert (healing.refused("ring healing"), healing.reason("ring healing")) == ("DQ-RING-1", "ring_used")
    searching = wearing("searching", used=True).turn()
    assert searching.refused("search with ring") == "DQ-RING-1"
    blindness = wearing("blindness", used=True).next_tile("room-01").top("room", "orc").turn().do("move N")
    assert blindness.refused("ring blindness") == "DQ-RING-1"


@pytest.mark.clause("DQ-RING-1")
def test_who_wears_another_ring_is_offered_none() -> None:
    play = wearing("fortune").next_tile("room-01").top("room", "orc").turn()
    assert play.refused("ring healing") == play.refused("search with ring") == "ANSWER-1"
    assert play.do("move N").refused("ring blindness") == "ANSWER-1"


# Warning


@pytest.mark.clause("DQ-RING-2")
def test_warning_saves_the_trap_card_of_a_trap_room() -> None:
    play = wearing("warning").next_tile("trap-27").turn().do("move N")
    assert play.options == ["ring warning"]
    play.do("ring warning")
    assert drawn(play, "trap") == []
    assert used(play) == ["warning"]
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-2")
def test_warning_may_be_kept_for_later() -> None:
    play = wearing("warning").next_tile("trap-27").top("trap", "snakes").rolls("d6 2").turn().do("move N", "")
    assert drawn(play, "trap") == ["snakes"]
    assert not play.table.of(0).ring_used
    assert play.seat == 1  # and nothing is asked about the Trap card itself


@pytest.mark.clause("DQ-RING-2")
@pytest.mark.parametrize("card", ["crossfire", "cave_in", "trapdoor"])
def test_warning_cancels_a_trap_of_the_room_deck_before_anything_is_lost(card: str) -> None:
    play = wearing("warning").next_tile("room-01").top("room", card).turn().do("move N")
    assert play.options == ["ring warning"]
    assert not play.of(Rolled)
    play.do("ring warning")
    assert not play.of(Rolled)
    assert not play.of(LostLife)
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-2")
def test_warning_cancels_the_trap_found_in_a_search() -> None:
    play = wearing("warning").top("search", "trap").top("trap", "snakes").turn().do("search")
    assert play.options == ["ring warning"]
    play.do("ring warning")
    assert drawn(play, "trap") == []
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-2")
@pytest.mark.parametrize(
    ("deck", "card", "answers"),
    [
        ("search", "giant_centipede", ["search"]),
        ("room", "vampire_bats", ["move N"]),
        ("room", "torch_out", ["move N"]),
    ],
)
def test_warning_is_no_use_against_what_is_no_trap(deck: str, card: str, answers: list[str]) -> None:
    play = wearing("warning").next_tile("room-01").top(deck, card).turn().do(*answers)
    assert play.seat == 1
    assert not used(play)


@pytest.mark.clause("DQ-RING-2")
def test_warning_is_no_use_against_door_and_crypt_traps() -> None:
    d = wearing("warning").lay("F5", "room-10", "N").top("door", "trap_a").rolls("d6 1")
    assert d.turn().do("move N").seat == 1
    d = wearing("warning").next_tile("room-01").top("room", "crypt").top("crypt", "trap_a").rolls("d6 1")
    assert d.turn().do("move N", "draw crypt").seat == 1


# Healing


@pytest.mark.clause("DQ-RING-3")
@pytest.mark.parametrize(("life", "after"), [(3, 8), (12, 17), (14, 17)])
def test_healing_gives_back_up_to_five(life: int, after: int) -> None:
    play = wearing("healing", life=life).turn().do("ring healing")
    assert play.of(Healed) == [Healed(0, after - life, after)]
    assert used(play) == ["healing"]


@pytest.mark.clause("DQ-RING-3")
def test_healing_takes_the_whole_turn() -> None:
    play = wearing("healing", life=3).turn().do("ring healing")
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-3")
def test_healing_is_for_the_start_of_a_turn_only() -> None:
    play = wearing("healing", life=3, cards=["search.potion"]).rolls("d6 3").turn().do("drink potion")
    assert (play.refused("ring healing"), play.reason("ring healing")) == ("DQ-RING-3", "turn_has_begun")
    missed = wearing("healing", life=3, missing=1).turn()
    assert missed.happened == [TurnMissed(0, "card")]


# Opening


@pytest.mark.clause("DQ-RING-4", "DQ-RING-5")
def test_opening_lifts_a_door_without_a_card() -> None:
    d = wearing("opening").lay("F5", "room-10", "N").top("room", "empty")
    play = d.turn().do("move N")
    assert play.options == ["ring opening"]
    play.do("ring opening")
    assert play.of(DoorForced) == [DoorForced(0, "ring")]
    assert drawn(play, "door") == []
    assert str(play.table.of(0).square) == "F5"


@pytest.mark.clause("DQ-RING-4")
def test_opening_lifts_a_portcullis_without_a_test() -> None:
    play = wearing("opening").lay("F5", "portcullis-31", "S").top("room", "empty").turn().do("move N", "ring opening")
    assert not play.of(events.Tested)
    assert str(play.table.of(0).square) == "F5"


@pytest.mark.clause("DQ-RING-4")
def test_opening_that_is_kept_leaves_the_card_to_decide() -> None:
    play = wearing("opening").lay("F5", "room-10", "N").top("door", "jammed").turn().do("move N", "")
    assert drawn(play, "door") == ["jammed"]
    assert not play.table.of(0).ring_used
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-5")
@pytest.mark.parametrize("answers", [["ring opening"], ["", "ring opening"]])
def test_opening_serves_for_one_of_two_doors(answers: list[str]) -> None:
    d = wearing("opening")
    d.table.box.append(d.table.laid.pop("F6").tile)
    d.lay("F6", "room-10", "S").lay("F5", "room-10", "N").top("door", "opens").top("room", "empty")
    play = d.turn().do("move N", *answers)
    assert drawn(play, "door") == ["opens"]
    assert str(play.table.of(0).square) == "F5"
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-5")
def test_second_door_may_still_jam() -> None:
    d = wearing("opening")
    d.table.box.append(d.table.laid.pop("F6").tile)
    d.lay("F6", "room-10", "S").lay("F5", "room-10", "N").top("door", "jammed")
    play = d.turn().do("move N", "ring opening")
    assert str(play.table.of(0).square) == "F6"
    assert play.table.of(0).ring_used


# Changing


@pytest.mark.clause("DQ-RING-4")
def test_changing_puts_the_tile_back_and_the_other_must_be_used() -> None:
    d = wearing("changing").next_tile("bottomless_pit-26", "trap-28").top("trap", "snakes").rolls("mix 113", "d6 1")
    play = d.turn().do("move N")
    assert play.options == ["ring changing"]
    assert play.table.drawn == "bottomless_pit-26"
    play.do("ring changing")
    assert [event.tile for event in play.of(TileDrawn)] == ["bottomless_pit-26", "trap-28"]
    assert play.of(TilePutBack) == [TilePutBack(0, "bottomless_pit-26")]
    assert play.table.laid["F5"].tile == "trap-28"
    assert play.table.box.count("bottomless_pit-26") == 2
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-4")
def test_changing_may_be_kept() -> None:
    play = wearing("changing").next_tile("room-01").top("room", "empty").turn().do("move N", "")
    assert play.table.laid["F5"].tile == "room-01"
    assert not play.table.of(0).ring_used


@pytest.mark.clause("DQ-RING-4")
def test_changing_is_not_offered_where_no_other_tile_is_left() -> None:
    d = wearing("changing").next_tile("room-02").top("room", "empty")
    d.table.aside, d.table.box = d.table.box[:-1], d.table.box[-1:]
    play = d.turn().do("move N")
    assert play.table.laid["F5"].tile == "room-02"
    assert not play.table.of(0).ring_used
    assert play.table.box == []
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-4")
def test_changing_is_not_offered_for_a_tile_that_lies_there() -> None:
    play = wearing("changing").lay("F5", "room-01").top("room", "empty").turn().do("move N")
    assert play.seat == 1


# Fortune


@pytest.mark.clause("DQ-RING-4")
@pytest.mark.parametrize("second", [2, 12])
def test_fortune_rolls_again_and_the_second_number_stands(second: int) -> None:
    d = wearing("fortune").next_tile("room-01").top("room", "crossfire").rolls("d12 11", f"d12 {second}")
    play = d.turn().do("move N")
    assert play.options == ["ring fortune"]
    assert not play.of(LostLife)
    play.do("ring fortune")
    assert play.of(Rolled) == [Rolled(0, 12, 11), Rolled(0, 12, second)]
    assert play.table.of(0).life == 17 - max(0, second - 9)
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-4")
def test_fortune_may_be_kept() -> None:
    play = wearing("fortune").next_tile("room-01").top("room", "crossfire").rolls("d12 11").turn().do("move N", "")
    assert play.table.of(0).life == 15
    assert not play.table.of(0).ring_used


@pytest.mark.clause("DQ-RING-4")
@pytest.mark.parametrize(
    ("field", "value", "roll", "answers"),
    [
        ("in_pit", True, "d12 12", ["climb"]),
        ("cards", ["search.potion"], "d6 1", ["drink potion"]),
        ("dark", True, "d6 1", []),
    ],
)
def test_fortune_is_offered_for_rolls_of_every_kind(field: str, value: object, roll: str, answers: list[str]) -> None:
    play = wearing("fortune").give(0, **{field: value}).rolls(roll).turn().do(*answers)
    assert (play.seat, play.options) == (0, ["ring fortune"])


@pytest.mark.clause("DQ-RING-4")
@pytest.mark.parametrize(
    ("fields", "rolls", "answers", "told"),
    [
        ({"in_pit": True}, "d12 12", ["climb"], "the D12 shows 12 (tests Agility 4: 12, fails)"),
        ({"in_pit": True}, "d12 2", ["climb"], "the D12 shows 2 (tests Agility 4: 2, succeeds)"),
        ({"cards": ["search.potion"]}, "d6 2", ["drink potion"], "the D6 shows 2 (you fall asleep and miss this turn)"),
        ({"dark": True}, "d6 6", [], "the D6 shows 6 (lights the torch again)"),
    ],
)
def test_fortune_is_offered_with_what_the_die_leads_to(
    fields: dict[str, object], rolls: str, answers: list[str], told: str
) -> None:
    play = wearing("fortune").give(0, **fields).rolls(rolls).turn().do(*answers)
    assert say(play.asked, "en", of=play.view(0)).startswith(told)


@pytest.mark.clause("DQ-RING-4")
def test_fortune_is_for_the_owners_rolls_only() -> None:
    d = wearing("fortune").give(1, in_pit=True).rolls("d12 12")
    assert d.turn(1).do("climb").options != ["ring fortune"]


@pytest.mark.clause("DQ-RING-4")
def test_fortune_does_not_change_the_die_that_chooses_for_a_monster() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").next_tile("room-01").top("room", "orc").top("monster", "m14")
    play = d.give(0, ring="fortune").turn().do("move N", "attack", "slash")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-RING-4")
def test_fortune_may_save_from_certain_death() -> None:
    d = wearing("fortune").lay("F5", "room-01").rolls("d12 12", "d12 4").top("room", "empty")
    d.table.box.append(d.table.laid.pop("F6").tile)
    play = d.lay("F6", "bottomless_pit-26", "S").give(0, came="S").turn().do("move N", "ring fortune")
    assert play.table.of(0).inside
    assert str(play.table.of(0).square) == "F5"


# Searching


@pytest.mark.clause("DQ-RING-5")
def test_searching_draws_four_and_carries_out_one() -> None:
    d = wearing("searching").top("search", "giant_centipede", "gold_200", "trap", "potion")
    play = d.turn().do("search with ring")
    assert play.last(CardsSeen) == CardsSeen(0, ("giant_centipede", "gold_200", "trap", "potion"))
    assert play.options == ["card giant_centipede", "card gold_200", "card trap", "card potion"]
    play.do("card gold_200")
    assert play.last(CardChosen) == CardChosen(0, "gold_200")
    assert play.table.of(0).cards == ["search.gold_200"]
    assert sorted(play.table.decks.search[:3]) == ["giant_centipede", "potion", "trap"]
    assert play.table.chosen_from == []
    assert used(play) == ["searching"]
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-5")
def test_shuffle_card_among_the_four_is_carried_out_and_replaced() -> None:
    d = wearing("searching").top("search", "gold_10", "gold_90", "shuffle")
    play = d.turn().do("search with ring")
    assert len(play.of(DeckShuffled)) >= 1
    seen = play.last(CardsSeen).cards
    assert len(seen) == 4
    assert seen[:2] == ("gold_10", "gold_90")
    assert "shuffle" not in seen
    assert "shuffle" in play.table.decks.search


@pytest.mark.clause("DQ-RING-5")
def test_equal_cards_are_one_choice() -> None:
    d = wearing("searching").top("search", "secret_door", "secret_door", "empty", "secret_door")
    play = d.turn().do("search with ring")
    assert play.options == ["card secret_door", "card empty"]
    assert len(play.do("card secret_door").table.decks.search) == 15


@pytest.mark.clause("DQ-RING-5")
def test_searching_counts_as_a_search_and_needs_a_place_to_search() -> None:
    play = wearing("searching").top("search", "empty").turn().do("search with ring", "card empty")
    assert play.table.of(0).searched == 1
    assert wearing("searching", searched=2).turn().refused("search with ring") == "DQ-5.2.k"
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "trap-27").lay("C3", "room-01").give(0, ring="searching")
    assert d.turn().refused("search with ring") == "DQ-5.2.m"


# Blinding, and when rings are asked about


@pytest.mark.clause("DQ-RING-4")
def test_blinding_is_offered_when_the_monster_is_met_and_not_later() -> None:
    play = wearing("blindness").next_tile("room-01").top("room", "orc").top("monster", "m14").turn().do("move N")
    assert play.options == ["attack", "wait", "escape", "ring blindness"]
    assert play.do("attack").options == ["mighty_blow", "slash", "leap_aside"]
    assert not play.of(MonsterDefeated)
