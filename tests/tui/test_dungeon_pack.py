"""What DungeonQuest puts into the slots: the board, the options in words, what there is to say of a square."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from rules import Event, SeatSetup, Setup, View, new_game
from rules.dungeonquest import events, towers
from rules.dungeonquest.table import DAY, Square
from tabletop_tui.games.dungeonquest import board, items, looks, panels, rings
from tabletop_tui.games.dungeonquest.pack import PACK
from tabletop_tui.history import Entry
from tabletop_tui.ink import Line, length
from tabletop_tui.menu import Item, Menu
from tabletop_tui.pack import Sight, pack_of, unique_initials
from tabletop_tui.screens.asking import Choosing, menu_of
from tabletop_tui.widgets.dice_tray import FACE, LONGEST, faces_of_die, frames
from tabletop_tui.widgets.log_panel import LogBook, lines_of, tail
from tabletop_tui.widgets.sun_track import sun_track
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play
from tests.tui.tables import InOrder


def sight(play: Play, seat: int = 0, *, wide: bool = True) -> Sight:
    seen: View[Any, Any] = play.view(seat)
    return Sight(seen, ("Jon", "Mira", "Anna", "Ben")[: len(seen.table.heroes)], 0, fills=False, wide=wide)


def text(lines: list[Line]) -> str:
    return "\n".join("".join(part for part, _ in line).rstrip() for line in lines)


def menu(play: Play) -> Menu:
    return menu_of(PACK, sight(play), Choosing(), InOrder())


def room(at: str = "F5", tile: str = "room-01") -> Dungeon:
    return dungeon("rohan", at=at).lay(at, tile, "S").sun(5)


def test_the_pack_is_found_by_the_name_of_the_game() -> None:
    assert pack_of("dungeonquest") is PACK and pack_of("no_such_game") is not PACK and pack_of("../etc") is not PACK


@pytest.mark.parametrize(
    ("names", "initials"),
    [
        (["Rohan", "Ulf"], ("R", "U")),
        (["Anna", "Anton"], ("An", "At")),
        (["Bob", "Bob"], ("Bo", "Bb")),
        (["Player 1", "Player 2"], ("P1", "P2")),
        (["Pa2", "P"], ("P2", "P3")),
        (["日本", "语"], ("P1", "P2")),
        (["[x", "!"], ("X", "P2")),
    ],
)
def test_initials_tell_seats_apart(names: list[str], initials: tuple[str, ...]) -> None:
    assert unique_initials(names) == initials


# The board.


def test_an_edge_is_what_both_sides_allow() -> None:
    table = room().lay("F4", "room-05", "E").lay("E5", "portcullis-30", "E").turn().table
    assert board.edge(table, Square.at("F5"), "N") == "wall"  # the far side has one
    assert board.edge(table, Square.at("F5"), "W") == board.edge(table, Square.at("E5"), "E") == "gate"
    assert board.edge(table, Square.at("F5"), "S") == "open" and board.edge(table, Square.at("J9"), "S") == "none"


def test_the_rim_is_a_wall_where_there_is_a_room() -> None:
    table = room("C1").turn().table
    assert board.edge(table, Square.at("C1"), "N") == "wall" and board.edge(table, Square.at("D1"), "N") == "rim"


def test_the_halves_of_the_chamber_are_one_room() -> None:
    table = room().turn().table
    assert board.edge(table, Square.at("G6"), "N") == "join"


@pytest.mark.parametrize(("arrow", "mark"), [("S", "\\"), ("W", "/"), ("N", "\\"), ("E", "/")])
def test_a_chasm_shows_how_it_is_divided(arrow: Any, mark: str) -> None:
    table = room().lay("D4", "chasm-25", arrow).turn().table
    assert board.mark(table, Square.at("D4"), "chasm")[0] == mark


def test_bodies_and_ways_down_have_a_sign() -> None:
    position = room()
    position.table.bodies["F5"] = ["corpse.rope"]
    position.table.entrances.append(Square.at("F5"))
    assert board.mark(position.turn().table, Square.at("F5"), "room")[0] == "✟⌾"


def test_the_dead_and_those_below_are_told_from_those_who_stand_there() -> None:
    position = dungeon("rohan", "ulf", at="F5 F4").lay("F5", "room-01").lay("F4", "room-01")
    position.give(1, life=0, fate="dead", cause="wounds")
    position.hero().below = "N"
    shown = [board.figure(hero, initial, False)[0] for hero, initial in zip(position.table.heroes, "RU", strict=True)]
    assert shown == ["R●↓", "U■✗"]


# The options.


def test_directions_have_their_letters_by_place_whatever_can_be_done() -> None:
    found = {row.item.id: row.key for row in menu(room(tile="room-05").turn()).rows if row.item}
    assert (found["move N"], found["move E"], found["move S"], found["move W"]) == ("a", "b", "c", "d")
    assert (found["search"], found["miss"], found["drink potion"], found["leave"]) == ("s", "m", "p", "y")


def test_out_of_the_chamber_six_ways_have_six_letters() -> None:
    play = dungeon("rohan", at="G5").sun(5).turn()
    letters = menu(play).letters_by_place()
    assert len(letters) == 6 and sorted(letters.values()) == list("abcdef")


def test_no_option_has_a_letter_that_moves_the_cursor_or_opens_a_view() -> None:
    for position in (room(), room(tile="darkness-22"), dungeon("rohan", at="A1")):
        assert not {row.key for row in menu(position.turn()).rows} & set("hjklxuz")


def test_a_way_tells_what_is_there_and_what_stands_in_it() -> None:
    told = text_of(menu(dungeon("rohan", at="F5").lay("F5", "room-09", "S").give(came="S").sun(5).turn()))
    assert "east  G5 Treasure Chamber" in told and "draw 2 treasures, 1 dragon counter" in told
    assert "+ door: takes a Door card" in told and "south F6 back the way you came" in told


def test_a_test_on_the_way_tells_its_odds() -> None:
    told = text_of(menu(room(tile="cave_in-20").give(came="S").turn()))
    assert "D12 up to Agility 4" in told
    told = text_of(menu(room(tile="bottomless_pit-26").give(came="S").turn()))
    assert "D12 up to Agility 4, or death" in told


def text_of(asked: Menu) -> str:
    return "\n".join(f"{row.text} {row.item.more if row.item else ''} {row.note}" for row in asked.rows)


def test_leaving_something_undone_is_warned_of() -> None:
    warned = {item.id: item.warns for item in menu(room().turn()).items}
    assert warned["miss"] and not warned["search"]
    shut = {item.id: item.warns for item in menu(room(tile="room-08").give(came="S", searched=0).turn()).items}
    assert shut["miss"], "the way back is open"
    poor = {item.id: item.warns for item in menu(dungeon("rohan", at="A1").sun(9).turn()).items}
    assert "treasure" in poor["leave"]


def test_every_group_of_a_turn_has_a_place() -> None:
    slugs = {group.slug for group in items.groups()}
    assert {slug for slug, _kinds in items.PLACES} == slugs


# What there is to say.


def test_a_square_tells_of_its_sides_its_heroes_and_its_clauses() -> None:
    seen = looks.look(sight(room().lay("E5", "room-11", "W").turn()), Square.at("F5"))
    assert seen.title == "F5 Room" and seen.note == "you are here" and "DQ-ROOM-1" in seen.clauses
    assert "Sir Rohan stands here." in seen.lines and any(str(line).startswith("West:") for line in seen.lines)


def test_every_kind_of_room_has_a_clause_that_exists() -> None:
    from rules import games
    from rules.dungeonquest.tiles import TILES

    book = next(game for game in games() if game.slug == "dungeonquest").book
    kinds = {tile.kind for tile in TILES.values()} | {"tower", "chamber", ""}
    assert kinds <= set(looks.CLAUSES)
    assert all(id in book.entries for ids in looks.CLAUSES.values() for id in ids)
    assert all(id in book.entries for id in rings.CLAUSES.values())


def test_the_list_begins_where_one_stands_and_ends_with_the_heroes() -> None:
    told = looks.lies(sight(dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").sun(4).turn()))
    assert told[0].startswith("You are here: F5, Room.") and told[-1] == "Ulf Grimhand: A1."


def test_the_way_out_tells_moves_and_rounds_to_spare() -> None:
    position = dungeon("rohan", at="B1").lay("B1", "room-01", "W").sun(DAY - 1)
    seen = sight(position.turn())
    assert text([panels.way_out(seen, seen.view.me)]) == "1 move to A1,1 round to spare"
    corridors = dungeon("rohan", at="D1").lay("D1", "room-01", "W").sun(DAY - 1)
    seen = sight(corridors.lay("C1", "corridor-14", "W").lay("B1", "corridor-14", "W").turn())
    assert text([panels.way_out(seen, seen.view.me)]) == "3 moves to A1,1 round to spare"  # corridors take no turn
    lost = sight(room().sun(DAY).turn())
    assert text([panels.way_out(lost, lost.view.me)]) == "not known yet"


def test_a_move_made_takes_its_turn_out_of_the_rounds_to_spare() -> None:
    position = dungeon("rohan", "ulf", at="D1 M1").lay("D1", "room-01", "W").lay("C1", "room-05", "W").sun(DAY - 3)
    play = position.lay("B1", "room-05", "W").top("room", "dead_adventurer").turn()
    play.do("move W")
    entry = Entry(1, 0, events=tuple(play.happened))
    asked = replace(sight(play), entries=(entry,))
    assert text([panels.way_out(asked, asked.view.me)]) == "2 moves to A1,1 round to spare"


def test_each_tower_has_its_letter_for_every_hero() -> None:
    seats = (SeatSetup("Jon", "rohan"), SeatSetup("Mira", "ulf"))
    play = Play(new_game(Setup("dungeonquest", seats, "castle", (), "towers")))
    dealt: list[dict[str, str]] = []
    while len(dealt) < 2:
        if isinstance(play.asked.asking, towers.ChooseTower):
            asked = menu_of(PACK, sight(play, play.seat), Choosing(), InOrder())
            dealt.append({row.item.id: row.key for row in asked.rows if row.item})
        play.do(play.options[0])
    assert dealt[0] == dealt[1] and sorted(dealt[0].values()) == ["a", "b", "c", "d"]


def test_the_ring_of_fortune_is_not_where_enter_stands() -> None:
    play = room().give(0, ring="fortune", in_pit=True).rolls("d12 2").turn().do("climb")
    asked = menu(play)
    assert asked.rows[asked.first()].kind == "done" and "shows 2" in asked.note


def test_a_hero_tells_what_its_things_are_good_for() -> None:
    seen = sight(room().give(0, ring="healing", cards=["corpse.rope", "search.potion"]).turn())
    told = text(PACK.drawer(seen, "hand", 78))
    assert "regain 5 Life Points" in told and "no help at the Bottomless Pit" in told and "regain all" in told


def test_a_secret_door_is_good_news() -> None:
    seen = sight(room().give(0, secret_door=5).turn())
    assert "✓ a secret door: now" in text(PACK.seat_panel(seen, 40))
    assert not any(item.why and "edge" in item.why and item.id.startswith("secret") for item in menu_items(seen))


def menu_items(seen: Sight) -> list[Item]:
    assert seen.asked is not None
    return PACK.items(seen, [*seen.asked.options, *seen.asked.blocked])


@pytest.mark.parametrize("width", [40, 48])
def test_the_seat_panel_is_always_as_high_and_never_too_wide(width: int) -> None:
    for position in (
        room(),
        room().give(in_pit=True, missing=3, dark=True, ring="healing", cards=["search.potion", "corpse.rope"]),
        room().give(treasure=["100", "110", "120", "130", "140", "150"]),
    ):
        lines = PACK.seat_panel(sight(position.turn()), width)
        assert len(lines) == panels.PANEL and all(length(line) <= width for line in lines)


# Small things.


@pytest.mark.parametrize("now", [0, 1, 13, 26, 27])
def test_the_sun_track_is_always_as_long(now: int) -> None:
    line = sun_track(now, 26, fills=False)
    chip = len(f"[{now}]") if 1 <= now <= 26 else 1
    assert length(line) == length(sun_track(1, 26, fills=False)) - 3 + chip or now in (0, 27)


def test_dice_and_cards_are_shown_for_at_most_150_ms() -> None:
    seen = sight(room().turn())
    happened: list[Event] = [events.Rolled(0, 12, n) for n in range(1, 9)]
    shown = frames([one for event in happened if (one := PACK.happening(seen, event))])
    assert (len(shown) - 1) * FACE <= LONGEST and shown[-1].count("D12") == 8
    assert frames([]) == [] and faces_of_die(6, 3) == faces_of_die(6, 3)


def test_what_a_monster_answers_is_shown_and_what_it_costs() -> None:
    seen = sight(room().turn())
    answered = PACK.happening(seen, events.MonsterAnswered(0, "goblin", "flee", 2))
    assert answered is not None and answered.text == "Goblin, 2 LP: The monster flees"
    lost = PACK.happening(seen, events.LostLife(0, 3, 9))
    assert lost is not None and lost.text == "Rohan -3 LP"
    assert PACK.happening(seen, events.CardDrawn(0, "monster", "m06")) is None


def test_a_line_of_the_log_names_every_seat_something_happened_to() -> None:
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").sun(3).turn()
    entry = Entry(7, 1, (), (), (events.LostLife(0, 2, 9), events.LostLife(1, 1, 8)))
    told = text(lines_of(PACK, sight(play), entry, 78))
    assert told.startswith("   7 R● ") and "U■" in told


def test_the_log_book_puts_into_words_only_what_is_new() -> None:
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").sun(3).turn()
    seen, told = sight(play), list[int]()

    class Counting(type(PACK)):  # type: ignore[misc]
        def tells(self, sight: Sight, event: Event) -> str:
            told.append(1)
            return "something"

    pack = cast("Any", Counting())
    entries = [Entry(n, n % 2, (), (), (events.SunMoved(n),)) for n in range(1, 20)]
    book = LogBook()
    book.update(pack, seen, entries[:18], 60, None)
    book.update(pack, seen, entries, 60, None)
    assert len(told) == 19 and len(book.stops) == 19
    book.update(pack, seen, entries[:5], 60, None)
    assert len(book.stops) == 5, "a step was taken back"
    told.clear()
    assert len(tail(pack, seen, entries, 60, 3)) == 3 and len(told) == 3
