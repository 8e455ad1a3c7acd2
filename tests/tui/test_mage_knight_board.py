"""The map of Mage Knight at the table: what a hex shows, what getting there costs, walking by pointing, looking."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion
from textual.events import MouseScrollUp

from rules import Lang, Name, Ref, say
from rules.engine.referee import Referee
from rules.game import find
from rules.mage_knight import movement, reach, sites, times
from rules.mage_knight.content.tiles import TERRAIN
from rules.mage_knight.exploring import Explore
from rules.mage_knight.fight import combat
from rules.mage_knight.hexes import Hex, centre, distance, spaces_of
from rules.mage_knight.movement import Step
from rules.mage_knight.table import bare
from rules.walks import Chooser, walk
from tabletop_tui.games.mage_knight import board, looks, tokens, walks, ways
from tabletop_tui.i18n import use
from tabletop_tui.ink import plain
from tabletop_tui.pack import Sight, pack_of
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.widgets.hex_board import ZOOM_NAMES, HexFace, HexPlan, ZoomName
from tests.kit import Play
from tests.mage_knight.positions import Land, having, knights
from tests.tui.lands import HALF, REST, explored, half, largest, opening
from tests.tui.tables import NARROW, WIDE, at_table, sitting

PACK = pack_of("mage_knight")
GAME = find("mage_knight")
CONQUEST = "full_conquest"


def sight(play: Play, *, fills: bool = False, seat: int | None = 0) -> Sight:
    """What a seat sees; chips in brackets, as a text shows them."""
    return Sight(play.view(seat), ("Jon", "Mira", "Anna", "Ben")[: len(play.table.heroes)], fills=fills)


def plan(play: Play, zoom: ZoomName = "M", *, fills: bool = False, seat: int | None = 0) -> HexPlan:
    shown = PACK.board(sight(play, fills=fills, seat=seat), {}, zoom)
    assert isinstance(shown, HexPlan)
    return shown


def face(play: Play, space: Hex | str, zoom: ZoomName = "M", seat: int | None = 0) -> HexFace:
    return plan(play, zoom, seat=seat).faces[Hex.at(space) if isinstance(space, str) else space]


def first(play: Play, kind: str) -> Hex:
    """A space with such a site."""
    return next(hex for hex in times.spaces(play.table) if sites.kind(play.table, hex) == kind)


@pytest.fixture(params=["en", "ru"])
def lang(request: pytest.FixtureRequest) -> Iterator[Lang]:
    use(request.param)
    yield request.param
    use("en")


# What a hex shows.


@pytest.mark.parametrize(("letter", "terrain"), [*TERRAIN.items()])
def test_a_terrain_is_told_by_ground_letter_and_texture(letter: str, terrain: str) -> None:
    play = largest()
    spaces = times.spaces(play.table)
    here = [hex for hex, space in spaces.items() if space.terrain == terrain]
    shown = [face(play, hex) for hex in here[:1]]
    assert [(one.ground, one.letter[0]) for one in shown] == [(f"terrain-{terrain}", letter)]
    bare = [hex for hex in here if not spaces[hex].site and str(hex) not in play.table.sites]
    assert all(face(play, hex).label == (board.TEXTURES[terrain], "dim") for hex in bare[:1])


def test_terrains_have_a_letter_each_in_both_languages() -> None:
    for language in ("en", "ru"):
        use(language)
        at = sight(opening())
        letters = [tokens.form(at, "terrain", terrain, "letter") for terrain in TERRAIN.values()]
        assert all(map(cell_len, letters))
        assert len(set(letters)) == len(letters)
        backs = [tokens.back_letter(colour) for colour in tokens.BACKS]
        assert len(set(backs)) == len(backs)
    use("en")


@pytest.mark.parametrize("kind", board.SIGNS)
def test_every_site_has_its_sign_and_its_name(kind: str, lang: Lang) -> None:
    play = largest()
    shown = face(play, first(play, kind))
    assert shown.sign[0].startswith(board.SIGNS[kind])
    assert 0 < cell_len(shown.label[0]) <= board.CELL["M"]
    assert "_" not in shown.label[0]
    large = face(play, first(play, kind), "L")
    assert 0 < cell_len(large.label[0]) <= board.CELL["L"]


def test_a_mine_tells_its_colour_twice() -> None:
    play = opening()
    mine = first(play, "mine")
    assert face(play, mine).sign[0][1] == face(play, mine).label[0][-1]


def guarded_keep(token: str) -> tuple[Land, Hex]:
    """A keep with this token face down, the heroes far away."""
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 0,1", "1 1,0", "5 0,2", "2 1,1")
    keep = first(land.turn(), "keep")
    site = land.table.sites[str(keep)]
    land.table.grey += site.hidden
    land.table.grey.remove(token)
    site.hidden[:] = [token]
    return land, keep


def test_a_keep_is_face_down_then_face_up_then_somebodys() -> None:
    land, keep = guarded_keep("guardsmen.1")
    play = land.turn()
    assert face(play, keep).label[0] == "keep?"
    here = play.table.sites[str(keep)]
    sites.turn_up(Referee(play.state), here, keep)
    assert face(play, keep).label[0] == "3/7 F"
    assert face(play, keep, "L").notes[0][0] == "3/7 F Guar."
    here.foes.clear()
    sites.put_shield(Referee(play.state), 1, keep)
    shown = face(play, keep)
    assert (shown.label[0], shown.flag[0]) == ("keep", "⚑T")


def test_a_monastery_that_was_burned_says_so(lang: Lang) -> None:
    land = explored(f"{HALF}|{REST}", 4)
    monastery = next(Hex.at(name) for name, site in land.table.sites.items() if site.burned)
    shown = face(land.turn(), monastery)
    assert shown.label[0] == {"en": "burned", "ru": "сожжён"}[lang]
    assert shown.flag[0].startswith("⚑")


def test_rampaging_enemies_tell_back_attack_armour_and_abilities(lang: Lang) -> None:
    land = knights("arythea").lay("A 0,0", "1 0,1", "2 1,0")
    space = next(iter(land.table.rampaging))
    for enemy, english, russian in (
        ("wolf_riders.1", "3/4 S", "3/4 Б"),
        ("orc_summoners.1", "–/4 +", "–/4 +"),
        ("ironclads.1", "4/3 B", "4/3 Ж"),
    ):
        land.rampaging(space, enemy)
        shown = face(land.turn(), space)
        assert shown.sign[0] == {"en": "☻g", "ru": "☻з"}[lang]
        assert shown.label[0] == {"en": english, "ru": russian}[lang]


def test_a_draconum_tells_its_element() -> None:
    land = knights("arythea", scenario="solo_conquest").lay("A 0,0", "1 0,1", "2 1,0", "core_3 1,1", "core_2 2,0")
    space = next(name for name, foes in land.table.rampaging.items() if foes)
    land.rampaging(space, "ice_dragon.1")
    shown = face(land.turn(), space)
    assert (shown.sign[0], shown.label[0]) == ("☻r", "i6/7 Z")
    large = face(land.turn(), space, "L")
    assert large.label[0] == say(Name("enemy", "ice_dragon"), "en", of=land.turn().view(0), short=True)
    assert [text for text, _ in large.notes] == ["i6/7 Z", "res. pi"]


def test_where_rampaging_enemies_were_there_is_only_the_terrain() -> None:
    land = knights("arythea").lay("A 0,0", "1 0,1", "2 1,0")
    space = next(iter(land.table.rampaging))
    del land.table.rampaging[space]
    shown = face(land.turn(), space)
    assert shown.sign[0] == ""
    assert shown.label[1] == "dim"


@pytest.mark.parametrize(("ruin", "label"), [("ruin_1", "altar G"), ("ruin_5", "☻y☻v"), ("ruin_12", "☻g☻r")])
def test_ruins_tell_the_altar_or_the_enemies(ruin: str, label: str) -> None:
    land = knights("arythea").next_ruin(ruin).lay("A 0,0", "8 0,1", "2 1,0")
    ruins = first(land.turn(), "ruins")
    assert face(land.turn(), ruins).label[0] == label


def test_at_night_ruins_are_face_down_until_somebody_comes() -> None:
    land = knights("arythea").night().lay("A 0,0", "8 0,1", "2 1,0")
    assert face(land.turn(), first(land.turn(), "ruins")).label[0] == "ruins?"


def test_what_waits_at_a_site_is_counted() -> None:
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0", "core_1 1,1")
    grounds = first(land.turn(), "spawning_grounds")
    site, referee = land.table.sites[str(grounds)], Referee(land.state)
    assert face(land.turn(), grounds).label[0] == "spawn"
    brown = [token for _ in range(2) if (token := sites.draw_token(referee, "brown"))]
    site.foes += brown
    assert face(land.turn(), grounds).label[0] == "spa. 2☻"
    site.foes.remove(brown[1])
    sites.lay_face_down(site, brown[1:])
    assert face(land.turn(), grounds).label[0].endswith(" 1☻1?")


def test_a_city_tells_colour_and_garrison_then_who_leads_it() -> None:
    land = explored()
    city = Hex.at(next(name for name in land.table.sites if sites.kind(land.table, Hex.at(name)) == "city"))
    site = land.table.sites[str(city)]
    n = len(site.hidden) + len(site.foes)
    colour = sites.city_colour(land.table, city)[0].upper()
    shown = face(land.turn(), city)
    assert shown.sign[0] == f"♛{colour}"
    assert shown.label[0] in (f"CITY {n}?", f"CITY {n}☻")
    large = [text for text, _ in face(land.turn(), city, "L").notes]
    assert len(large) <= board.NOTES
    assert large[-1].endswith("more") or "?" in large[-1] or n <= board.NOTES
    land.table.spent += [*site.hidden, *site.foes]
    for things in (site.hidden, site.foes, site.backs):
        things.clear()
    site.shields[:] = [1, 0, 1]
    shown = face(land.turn(), city)
    assert (shown.sign[0], shown.flag[0], shown.label[0]) == ("♛", "⚑T", f"CITY {colour}")


def test_a_friendly_city_has_no_flag() -> None:
    land = knights("arythea", "tovak", scenario="druid_nights").lay("A 0,0", "1 0,1", "2 1,0", "core_5 1,1")
    city = first(land.turn(), "city")
    assert face(land.turn(), city).flag[0] == ""
    assert face(land.turn(), city).label[0] == "CITY G"


def test_a_mine_in_the_hands_of_enemies_tells_how_many() -> None:
    land = knights("arythea", "tovak", scenario="mines_liberation").lay("A 0,0", "2 0,1", "1 1,0")
    mine = first(land.turn(), "mine")
    shown = face(land.turn(), mine)
    assert shown.sign[0] == "✦G"
    assert shown.label[0].endswith("1☻1?")


def test_a_secret_dungeon_is_shown_where_it_was_hidden() -> None:
    land = knights("arythea", "tovak", scenario="dungeon_lords").lay("A 0,0", "1 0,1", "2 1,0")
    play = land.turn()
    space = next(
        hex for hex, printed in times.spaces(play.table).items() if printed.terrain == "hills" and not printed.site
    )
    site = play.table.sites[str(space)] = bare()
    site.made = "dungeon"
    shown = face(play, space)
    assert shown.sign[0] == "◙"
    assert shown.label[0] == "dungeon"


def test_heroes_stand_where_they_are_several_on_one_space_too() -> None:
    play = largest()
    assert [text for text, _ in face(play, "3,-2").figures] == ["<A●>"]
    assert [text for text, _ in face(play, "4,-3").figures] == ["<T■>", "<N◆>"]
    assert "T■N◆" in text_of(play, "M")
    assert "A●" in text_of(play, "S")


def text_of(play: Play, zoom: ZoomName = "M", *, fills: bool = False) -> str:
    """The whole map as text."""
    shown = plan(play, zoom, fills=fills)
    return plain(shown.row(y, None) for y in range(shown.size[1]))


@pytest.mark.parametrize("zoom", ZOOM_NAMES)
def test_every_row_of_every_map_is_as_wide_as_the_map(zoom: ZoomName, lang: Lang) -> None:
    for play in (opening(), half(), largest()):
        for fills in (False, True):
            shown = plan(play, zoom, fills=fills)
            assert {cell_len(plain([shown.row(y, (3, -2))]).ljust(shown.size[0])) for y in range(shown.size[1])} == {
                shown.size[0]
            }


def test_spaces_of_a_tile_have_no_border_between_them_and_tiles_have() -> None:
    play = half()
    shown = plan(play)
    for tile in play.table.tiles:
        mine = spaces_of(tile.x, tile.y)
        assert all(shown.edge(mine[3], other) == "thin" for other in mine if other != mine[3])
        assert all(
            shown.edge(one, other) != "thin"
            for one in mine
            for other in shown.faces
            if distance(one, Hex(*other)) == 1 and other not in mine
        )


# Free places.


def test_free_places_are_seven_hexes_each_and_say_what_would_come() -> None:
    play = opening()
    places = ways.free_places(play.table)
    shown = plan(play)
    assert places
    for place in places:
        assert all(shown.faces[part].ground == "terrain-unknown" for part in spaces_of(*place))
        assert shown.faces[centre(*place)].label[0].strip() == "country"
        assert shown.holds(centre(*place))
    play.table.countryside.clear()
    fewer = plan(play)
    labels = [fewer.faces[centre(*place)].label[0].strip() for place in ways.free_places(play.table)]
    assert set(labels) == {"core"}


def test_a_place_that_can_be_revealed_from_here_tells_the_price() -> None:
    land = knights("arythea", scenario="first_reconnaissance")
    play = having(land.at("1,-4" if "1,-4" in {str(hex) for hex in times.spaces(land.table)} else "0,0").turn(), move=2)
    options = [option.do for option in play.asked.options if isinstance(option.do, Explore)]
    assert options
    shown = plan(play)
    assert {shown.faces[centre(do.x, do.y)].chip for do in options} == {("2", "legal")}
    assert {
        PACK.item(sight(play), option).group for option in play.asked.options if isinstance(option.do, Explore)
    } == {"map"}


def test_a_place_farther_away_tells_the_price_of_the_walk_and_the_tile() -> None:
    play = opening(7)
    at = sight(play)
    reveals = ways.reveals(at)
    assert set(reveals) == {centre(*place) for place in ways.free_places(play.table)}
    items = {item.about: item for item in PACK.further(at, play.asked)}
    for place, one in reveals.items():
        assert one.walk is not None
        assert distance(one.edge, one.walk.steps[-1][0]) == 1
        assert one.cost == one.walk.last.cost + 2
        assert plan(play).faces[place].chip[0] == (str(one.cost) if one.cost <= ways.FAR else "")
        if one.cost <= 7:
            assert items[place].steps[-1] == f"explore {one.x},{one.y}"
        else:
            assert items[place].why == f"needs {one.cost} Move, you have 7"
            assert not items[place].steps


async def test_enter_on_a_place_farther_away_walks_there_and_reveals_the_tile() -> None:
    session = sitting(opening(20))
    async with at_table(session) as at:
        guarded = [Hex.at(name) for name, site in session.view.table.sites.items() if site.backs]
        place, one = next(
            (place, one)
            for place, one in ways.reveals(at.table.sight).items()
            if one.walk and not any(distance(hex, keep) == 1 for keep in guarded for hex, _ in one.walk.steps)
        )
        at.table.point(place)
        assert "then 2 Move for the tile" in at.plate("board_head")
        await at.press("enter")
        assert [tile for tile in session.view.table.tiles if (tile.x, tile.y) == (one.x, one.y)]
        assert one.walk
        assert session.view.me.space == one.walk.steps[-1][0]


# What getting there costs.


def test_every_step_is_marked_with_its_price() -> None:
    for move in (0, 3, 9):
        play = half(move)
        shown = plan(play)
        hero = play.table.of(0)
        for option in play.asked.options:
            if isinstance(option.do, Step):
                cost = movement.move_cost(play.table, hero, option.do.to)
                text, ink = shown.faces[option.do.to].chip
                assert text.rstrip("!") == str(cost)
                assert ink in ("legal", "danger")
                assert ("!" in text) == (ink == "danger")
        inks = {one.chip[1] for one in shown.faces.values() if one.chip[0] and int(one.chip[0].rstrip("!")) > move}
        assert inks <= {""}


def test_a_step_that_provokes_and_an_assault_are_marked_as_fights() -> None:
    play = half(5)
    assert face(play, "2,-2").chip == ("2!", "danger")
    assert Hex.at("2,-2") in plan(play).perils
    land, keep = guarded_keep("guardsmen.1")
    play = having(land.at(str(Hex(keep.q - 1, keep.r))).turn(), move=5)
    assert face(play, keep).chip == ("3!", "danger")
    assert "an assault: keep" in PACK.pointed(sight(play), keep)


def test_whoever_is_not_to_move_sees_no_prices() -> None:
    play = half(5)
    assert not any(one.chip[0] for one in plan(play, seat=1).faces.values())
    assert not any(one.chip[0] for one in plan(play, seat=None).faces.values())
    assert PACK.pointed(sight(play, seat=1), (4, -2)) == "village"
    assert PACK.board_heading(sight(play, seat=1), (1, 1, 1), "M") == ("MAP", "zoom M")
    fighting = knights("arythea").fight("prowlers")
    assert not any(one.chip[0] for one in plan(fighting).faces.values())


def test_the_letter_of_an_answer_stands_on_its_space() -> None:
    play = half(5)
    shown = PACK.board(sight(play), {Hex(0, 0): "b", Hex(1, 0): "Enter"}, "M")
    assert isinstance(shown, HexPlan)
    assert shown.faces[0, 0].chip == ("b", "legal")
    assert shown.faces[1, 0].chip[0] != "Enter"


# Walking.


def test_the_heading_tells_the_whole_price_and_what_the_last_step_provokes() -> None:
    play = half(5)
    at = sight(play)
    assert PACK.pointed(at, (1, 0)) == "plains: 5 Move, leaves 0 · 2 steps"
    assert (
        PACK.pointed(at, (2, -2))
        == "plains: 2 Move, leaves 3 · provokes: Orc Summoners · 5 by a way that provokes nobody"
    )
    assert PACK.pointed(sight(half(4)), (2, -2)) == "plains: 2 Move, leaves 2 · provokes: Orc Summoners"
    assert "you have 5" in PACK.pointed(at, (1, -2))
    assert "to stay there is to attack Tovak" in PACK.pointed(at, (4, -3))
    assert PACK.pointed(at, (3, -2)) == ""
    assert PACK.pointed(at, None) == ""


def test_the_heading_tells_what_is_where_nobody_can_go() -> None:
    at = sight(half(5))
    lake = next(hex for hex, space in times.spaces(at.view.table).items() if space.terrain == "lake")
    assert PACK.pointed(at, lake) == "lake: no way there"
    assert PACK.pointed(at, (3, -3)) == "hills, Orc Summoners: no way there"
    places = {centre(*place) for place in ways.free_places(at.view.table)}
    assert all((PACK.pointed(at, place) == "unexplored") == (place not in ways.reveals(at)) for place in places)
    assert {PACK.pointed(sight(half(5), seat=1), place) for place in places} == {"unexplored"}


def test_a_far_space_is_an_item_of_several_answers_that_lead_there() -> None:
    play = half(9)
    items = {item.about: item for item in PACK.further(sight(play), play.asked)}
    assert all(len(item.steps) > 1 for item in items.values() if not item.why)
    refused = [item for item in items.values() if item.why]
    assert {item.clause for item in refused} == {"MK-MOVE-4"}
    for hex, item in items.items():
        if item.steps:
            assert item.steps[-1] == f"move {hex}"
            assert item.steps[0] in play.options


def test_each_way_that_is_shown_can_be_walked_at_its_price() -> None:
    play = half(9)
    for walk_ in ways.walks(sight(play)).values():
        if walk_.last.cost > 9 or walk_.ends:
            continue
        again = Play(play.state.clone())
        for hex, way in walk_.steps:
            again.do(f"move {hex}")
            assert again.table.of(0).space == hex
            assert again.table.of(0).turn.move == 9 - way.cost


def test_of_ways_in_walked_games_the_first_step_is_always_offered() -> None:
    setup = GAME.setups.example(CONQUEST, 2, "ways")
    seen = 0
    for n, step in enumerate(walk(setup, Chooser("aimed", random.Random(3)))):
        at = Sight(Play(step.state).view(step.asked.seat), ("Jon", "Mira"))
        for item in PACK.further(at, step.asked) if n % 5 == 0 else ():
            if not item.why:
                assert item.steps[0] in {option.id for option in step.asked.options}
                seen += 1
        if n > 400:
            break
    assert seen


def stepped(session: Session) -> list[str]:
    """What has been answered, line by line."""
    return [deed.notation for entry in session.log for deed in entry.deeds]


async def test_enter_on_a_far_space_walks_there_step_by_step() -> None:
    session = sitting(half(9))
    async with at_table(session) as at:
        at.table.point(Hex(0, 0))
        assert "7 Move, leaves 2 · 3 steps" in at.plate("board_head")
        await at.press("enter")
        assert session.view.me.space == (0, 0)
        assert session.commands == 3
        assert at.table.choosing.cursor == (0, 0)
        await at.press("u")
        assert session.view.me.space == (1, 0)
        assert "Mira" not in at.plate("ask_head")


async def test_a_walk_stops_where_something_comes_to_light() -> None:
    land, keep = guarded_keep("guardsmen.1")
    session = sitting(having(land.at("0,-1").turn(), move=30))
    there = ways.walks(Sight(session.view, session.names))
    past = [
        hex
        for hex, walk_ in there.items()
        if not walk_.ends and distance(hex, keep) > 1 and any(distance(space, keep) == 1 for space, _ in walk_.steps)
    ]
    assert past
    async with at_table(session) as at:
        at.table.point(past[0])
        await at.press("enter")
        stopped = session.view.me.space
        assert distance(stopped, keep) == 1
        assert session.view.table.sites[str(keep)].foes == ["guardsmen.1"]
        assert at.table.choosing.cursor == stopped


async def test_a_walk_ends_in_the_fight_it_provokes() -> None:
    session = sitting(half(12))
    async with at_table(session) as at:
        there = ways.walks(at.table.sight)
        perilous = [hex for hex, one in there.items() if len(one.steps) > 1 and one.last.rouses and one.last.cost <= 12]
        at.table.point(perilous[0])
        await at.press("enter")
        assert session.view.me.space == perilous[0]
        assert session.asked is not None
        assert isinstance(session.asked.asking, combat.Challenge)


async def test_the_hero_is_seen_on_the_way_and_any_key_ends_that() -> None:
    session = sitting(half(9))
    async with at_table(session, WIDE, Settings(language="en")) as at:
        at.table.point(Hex(0, 0))
        at.table.action_take()
        shown = at.table.board.plan
        assert isinstance(shown, HexPlan)
        assert session.view.me.space == (0, 0)
        assert shown.faces[2, -1].figures
        assert not shown.faces[0, 0].figures
        at.table.end_motion()
        arrived = at.table.board.plan
        assert isinstance(arrived, HexPlan)
        assert arrived.faces[0, 0].figures
        assert at.table.choosing.cursor == (0, 0)
        at.table.point(Hex(1, 0))
        at.table.action_take()
        at.table.point(Hex(3, -2))
        await at.press("down")
        assert session.view.me.space == (1, 0)


async def test_a_walk_is_shown_to_its_end_when_nobody_presses_a_key() -> None:
    session = sitting(half(9))
    async with at_table(session, WIDE, Settings(language="en")) as at:
        at.table.point(Hex(0, 0))
        await at.press("enter")
        await at.pilot.pause(0.4)
        assert at.table.choosing.cursor == (0, 0)
        assert at.table.places()


async def test_enter_where_the_points_do_not_suffice_says_so() -> None:
    session = sitting(half(3))
    async with at_table(session) as at:
        at.table.point(Hex(0, 0))
        await at.press("enter")
        assert session.commands == 0
        assert "needs 7 Move, you have 3" in at.frame
        assert "MK-MOVE-4" in at.frame


async def test_a_far_walk_is_in_the_palette_too() -> None:
    async with at_table(sitting(half(9))) as at:
        assert "go to portal" in {command.title for command in at.table.commands()}


# Keys and mouse.


async def test_arrows_and_letters_walk_over_the_hexes_without_leaving_the_column() -> None:
    async with at_table(sitting(half())) as at:
        assert at.table.choosing.cursor == (3, -2)
        await at.press("left")
        assert at.table.choosing.cursor == (2, -2)
        await at.press("up")
        first_up = at.table.choosing.cursor
        await at.press("k")
        assert at.table.choosing.cursor in ((3, -4), (2, -4))
        await at.press("j", "j")
        assert at.table.choosing.cursor == (2, -2)
        assert first_up in ((2, -3), (3, -3))
        await at.press("l", "h", "h")
        assert at.table.choosing.cursor == (1, -2)


async def test_comma_and_full_stop_go_round_the_legal_places() -> None:
    async with at_table(sitting(half(3))) as at:
        legal = {item.about for item in at.table.menu.items if not item.why and item.group == walks.MAP}
        found: set[Any] = set()
        for _ in legal:
            await at.press("full_stop")
            found.add(at.table.choosing.cursor)
        assert found == legal
        last = at.table.choosing.cursor
        await at.press("full_stop", "comma")
        assert at.table.choosing.cursor == last


async def test_the_cursor_stays_in_the_middle_half_of_the_largest_map() -> None:
    async with at_table(sitting(largest())) as at:
        for key in (*["up"] * 10, *["right"] * 6):
            await at.press(key)
        shown = at.table.board
        cursor = at.table.choosing.cursor
        assert shown.plan is not None
        region = shown.plan.region(cursor)
        left, top = shown.scroll_offset
        (width, height), (wide, high) = shown.size, shown.plan.size
        assert region.x - left >= min(width // 4, left)
        assert region.bottom - top <= height - min(height // 4, high - top - height)
        assert region.right - left <= width - min(width // 4, wide - left - width)


async def test_a_click_points_and_a_second_one_walks() -> None:
    session = sitting(half(9))
    async with at_table(session) as at:
        shown = at.table.board
        assert shown.plan is not None
        x, y = shown.plan.region((1, 0)).offset
        left, top = shown.scroll_offset
        spot = (x - left + 4, y - top + 1)
        await at.pilot.click("#board", offset=spot)
        assert at.table.choosing.cursor == (1, 0)
        await at.pilot.click("#board", offset=spot)
        await at.pilot.pause()
        assert session.view.me.space == (1, 0)


async def test_the_heading_tells_of_what_is_under_the_mouse_until_the_next_key() -> None:
    async with at_table(sitting(half(9))) as at:
        shown = at.table.board
        assert shown.plan is not None
        x, y = shown.plan.region((1, 0)).offset
        left, top = shown.scroll_offset
        await at.pilot.hover("#board", offset=(x - left + 4, y - top + 1))
        await at.pilot.pause()
        assert "plains: 5 Move" in at.plate("board_head")
        assert at.table.choosing.cursor == (3, -2)
        await at.press("right")
        assert "village: 2 Move" in at.plate("board_head")


async def test_the_wheel_scrolls_the_map_and_leaves_the_cursor() -> None:
    async with at_table(sitting(largest())) as at:
        shown = at.table.board
        before, cursor = shown.scroll_offset.y, at.table.choosing.cursor
        shown.post_message(MouseScrollUp(shown, 10, 10, 0, 0, 0, False, False, False))
        await at.pilot.pause()
        assert shown.scroll_offset.y < before
        assert at.table.choosing.cursor == cursor


async def test_a_small_map_lies_in_the_middle_and_clicks_find_it() -> None:
    async with at_table(sitting(opening()), WIDE, Settings(animation="none", zoom={"mage_knight": "S"})) as at:
        shown = at.table.board
        assert shown.plan is not None
        cells = [(x, y) for y in range(shown.size.height) for x in range(shown.size.width) if shown.ref_at(x, y)]
        left, right = min(x for x, _ in cells), max(x for x, _ in cells)
        assert abs(left - (shown.size.width - 1 - right)) <= 2
        portal = {at.rows[y + shown.region.y][x] for x, y in cells if shown.ref_at(x, y) == (0, 0)}
        assert portal >= set("PA+")


async def test_zooms_change_by_plus_and_minus() -> None:
    async with at_table(sitting(half())) as at:
        assert "zoom M" in at.plate("board_head")
        await at.press("plus")
        assert "zoom L" in at.plate("board_head")
        await at.press("minus", "minus", "minus")
        assert "zoom S" in at.plate("board_head")


# Looking.


@pytest.mark.parametrize("make", [opening, half, largest])
def test_there_is_something_to_say_of_every_space(make: Any, lang: Lang) -> None:
    play = make()
    at = sight(play)
    known = GAME.book.entries
    for spot in plan(play).faces:
        look = looks.look(at, Hex(*spot))
        told = " ".join([look.title, look.note, *(line for line in look.lines if isinstance(line, str))])
        assert "_" not in told
        assert "{" not in told
        assert look.clauses
        assert set(look.clauses) <= set(known)


def test_all_clauses_of_sites_are_in_the_book() -> None:
    every = [*looks.CLAUSES.values(), *looks.CONQUERED.values(), looks.OTHERS_KEEP, looks.ALTAR, looks.ENCOUNTER]
    every += [looks.RAMPAGING, looks.UNSEEN, tuple(looks.WARES.values())]
    assert {clause for clauses in every for clause in clauses} <= set(GAME.book.entries)
    assert set(looks.CLAUSES) == set(board.SIGNS)


def lines_of(play: Play, hex: Hex) -> str:
    return "\n".join(str(line) for line in looks.look(sight(play), hex).lines)


def test_a_look_tells_terrain_price_site_and_tile() -> None:
    play = half(5)
    look = PACK.look(sight(play), (4, -2))
    assert look.title == "4,-2 Village"
    assert look.note == "2 Move"
    assert "Tile: Countryside 2" in look.lines
    assert "Plains: Move 2" in look.lines
    assert "MK-SITE-3" in look.clauses
    assert "Forest: Move 3 by Day, 5 at Night" in lines_of(play, Hex(4, -3))
    lake = next(hex for hex, space in times.spaces(play.table).items() if space.terrain == "lake")
    assert "It cannot be entered." in lines_of(play, lake)


def test_a_look_tells_enemies_with_their_abilities_in_words() -> None:
    play = half(5)
    told = lines_of(play, Hex(3, -3))
    assert "Rampaging: Orc Summoners" in told
    assert "Summon (" in told
    assert "MK-SITE-52" in looks.look(sight(play), Hex(3, -3)).clauses


def test_a_look_names_nobody_who_lies_face_down() -> None:
    play = half(5)
    hidden = {token.partition(".")[0] for site in play.table.sites.values() for token in site.hidden}
    names = {tokens.name(sight(play), token) for token in hidden}
    shown = {token for site in play.table.sites.values() for token in site.foes}
    shown |= {token for foes in play.table.rampaging.values() for token in foes}
    secret = names - {tokens.name(sight(play), token) for token in shown}
    told = " ".join(lines_of(play, hex) for hex in times.spaces(play.table)) + text_of(play, "L")
    assert hidden
    assert not [name for name in secret if name in told]
    assert "Face down: brown token" in told


def test_a_look_tells_whose_shield_lies_there() -> None:
    play = half(5)
    told = {hex: lines_of(play, hex) for hex in times.spaces(play.table)}
    for name, site in play.table.sites.items():
        if site.shields and sites.kind(play.table, Hex.at(name)) != "city":
            assert ("Burned down by " if site.burned else "Conquered by ") in told[Hex.at(name)]


def test_a_changed_price_is_told() -> None:
    play = knights("arythea").at("0,-1").turn()
    play.table.of(0).turn.costs.append(movement.CostChange((), -1, least=1))
    play.state.known = False
    assert "For you it costs 1 now." in lines_of(play, Hex(0, 0))


def test_a_free_place_tells_what_would_come_and_elsewhere_there_is_nothing() -> None:
    play = opening()
    place = centre(*ways.free_places(play.table)[0])
    assert "Here would lie: Countryside tile." in lines_of(play, place)
    assert looks.look(sight(play), Hex(40, 40)).title == "Nothing"


def test_the_next_of_a_kind_goes_round() -> None:
    play = half(5)
    villages = [hex for hex in times.spaces(play.table) if sites.kind(play.table, hex) == "village"]
    here = villages[0]
    seen = {here}
    for _ in villages:
        here = looks.next_of_kind(sight(play), here)
        seen.add(here)
    assert seen == set(villages)
    assert looks.kind_of(board.here_at(play.table, looks.next_of_kind(sight(play), Hex(3, -3)))) == "rampaging"
    assert PACK.next_of_kind(sight(play), None) is None


def test_options_about_sites_and_enemies_can_be_looked_at() -> None:
    at = sight(half(5))
    assert PACK.look(at, Ref("enemy", "wolf_riders.1")).title == "Wolf Riders"
    assert PACK.look(at, Ref("site", "village")).title == "3,-2 Hills"
    assert PACK.look(at, Ref("card", "march")).title


async def test_look_mode_walks_over_the_map_and_back_to_the_question() -> None:
    async with at_table(sitting(half())) as at:
        await at.press("x", "right")
        assert "4,-2 Village" in at.plate("side_head")
        await at.press("N")
        assert "Village" in at.plate("side_head")
        await at.press("escape")
        assert "MAP" in at.plate("board_head")


def test_the_help_explains_every_sign_and_letter_of_the_map(lang: Lang) -> None:
    told = " ".join(PACK.help(lang).split())
    at = sight(opening())
    for terrain in TERRAIN.values():
        assert f"{tokens.form(at, 'terrain', terrain, 'letter')} {at.say(Name('terrain', terrain))}" in told
    for colour in tokens.BACKS:
        assert f"{tokens.back_letter(colour)} {at.say(Name('colour', colour))}" in told
    for ability in tokens.ABILITIES:
        assert f"{tokens.form(at, 'ability', ability, 'letter')} {at.say(Name('ability', ability))}" in told
    for element in ("fire", "ice", "coldfire"):
        assert f"{tokens.form(at, 'element', element, 'letter')} {at.say(Name('element', element))}" in told
    assert all(sign in told for sign in (*board.SIGNS.values(), board.FLAG, tokens.FOE))


# In lines.


def test_the_list_has_a_line_for_each_space_near_the_hero() -> None:
    play = half(5)
    told = looks.around(sight(play), Hex(3, -2))
    spaces = times.spaces(play.table)
    near = [hex for hex in spaces if distance(hex, Hex(3, -2)) <= looks.NEAR]
    assert sum("unexplored" not in line for line in told) == len(near)
    assert told[0].startswith("here, 3,-2: hills")
    assert "NW, 3,-3: hills; Orc Summoners –/4 (Summon)" in told
    assert "W, 2,-2: plains; 2 Move; provokes: Orc Summoners" in told
    assert all(line in PACK.lies(sight(play)) for line in told)


def test_the_list_is_as_long_in_russian() -> None:
    english = len(looks.around(sight(half(5)), Hex(3, -2)))
    use("ru")
    told = looks.around(sight(half(5)), Hex(3, -2))
    use("en")
    assert len(told) == english
    assert all("_" not in line and "{" not in line for line in told)


async def test_in_the_list_mode_spaces_are_told() -> None:
    async with at_table(sitting(half()), (80, 40), Settings(animation="none", language="en", view="list")) as at:
        assert "here, 3,-2: hills" in at.frame


# Pictures.


@pytest.mark.parametrize("zoom", ZOOM_NAMES)
def test_the_picture_of_the_map(zoom: ZoomName, lang: Lang, snapshot: SnapshotAssertion) -> None:
    shown = plan(half(), zoom)
    rows = [text.rstrip() for text in plain(shown.row(y, (1, 0)) for y in range(shown.size[1])).split("\n")]
    assert "\n".join(rows) + "\n" == snapshot


async def test_no_ink_of_the_map_is_unknown_in_any_theme() -> None:
    for theme in ("tabletop-dark", "tabletop-light", "tabletop-contrast", "ansi-dark"):
        async with at_table(sitting(largest()), WIDE, Settings(animation="none", theme=theme)) as at:  # type: ignore[arg-type]
            at.table.point(Hex(1, 0))
            await at.pilot.pause()
            assert not at.app.palette.unknown


def test_the_route_and_the_map_agree() -> None:
    play = half(9)
    at = sight(play)
    for hex, steps in reach.routes(at.view.table, at.view.me).items():
        assert ways.walks(at)[hex].steps[-1][0] == hex == steps[-1][0]


# Frames.


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_frame_round_the_cursor(
    size: tuple[int, int], snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_table(sitting(half()), size) as at:
        at.table.point(Hex(1, 0))
        await at.pilot.pause()
        shown = at.table.board
        cursor = next(y for y in range(shown.size.height) if "║" in at.rows[shown.region.y + y])
        near = [at.plate("board_head"), *at.rows[shown.region.y + cursor - 7 : shown.region.y + cursor + 4]]
        assert "\n".join(row[: shown.size.width].rstrip() for row in near) + "\n" == snapshot


def test_an_onlooker_sees_the_map_and_everything_on_it() -> None:
    play = half(5)
    at = sight(play, seat=None)
    assert board.home(at) == (0, 0)
    assert PACK.pointed(at, (4, -2)) == "village"
    assert "Village" in looks.look(at, Hex(4, -2)).title
    assert not PACK.further(sight(play, seat=1), play.asked)
    assert looks.around(at, Hex(3, -2))


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_the_heading_leaves_to_the_first_row_what_enter_does(size: tuple[int, int]) -> None:
    async with at_table(sitting(opening(4)), size) as at:
        await at.press("full_stop")
        assert "Enter go to" in at.plate("ask")
        assert "Enter:" not in at.plate("ask_head")
