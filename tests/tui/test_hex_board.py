"""Hexes out of half blocks: every cell has its hex, neighbours share an edge, borders, chips, the cursor and the way to it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from tabletop_tui.ink import Line, Span
from tabletop_tui.widgets.board import kept
from tabletop_tui.widgets.hex_board import (
    AROUND,
    ZOOM_NAMES,
    ZOOMS,
    HexFace,
    HexPlan,
    Spot,
    ZoomName,
    contents,
)

TILE: tuple[Spot, ...] = ((0, 0), *AROUND)
OTHER: tuple[Spot, ...] = tuple((q + 3, r - 2) for q, r in TILE)
"""The tile east of it."""
zooms = pytest.mark.parametrize("zoom", ZOOM_NAMES)


def land(*tiles: tuple[Spot, ...]) -> dict[Spot, HexFace]:
    """Tiles of plains."""
    return {spot: HexFace("terrain-plains", n, ("P", "terrain-text")) for n, tile in enumerate(tiles) for spot in tile}


def plan(zoom: ZoomName = "M", fills: bool = False, at: HexFace | None = None) -> HexPlan:
    """Two tiles; in the middle of the first one something else, perhaps."""
    return HexPlan(land(TILE, OTHER) | ({(0, 0): at} if at else {}), ZOOMS[zoom], fills)


def text(line: Line) -> str:
    return "".join(part for part, _ in line)


def drawn(shown: HexPlan, cursor: Spot | None = None) -> list[str]:
    return [text(shown.row(y, cursor)) for y in range(shown.size[1])]


def cells_of(line: Line) -> list[Span]:
    return [(sign, ink) for part, ink in line for sign in part]


# Where things are.


@zooms
def test_every_cell_of_a_hex_leads_back_to_it(zoom: ZoomName) -> None:
    shown = plan(zoom)
    width, body = ZOOMS[zoom].width, ZOOMS[zoom].body
    for spot in shown.faces:
        x, y = shown.corner(spot)
        own = [(x + n, y + 1 + k) for n in range(width) for k in range(body)]
        shared = [(x + n, y + k) for n in range(width // 4, width - width // 4) for k in (0, body + 1)]
        assert {shown.at(*cell) for cell in (*own, *shared)} == {spot}


@zooms
def test_a_hex_has_as_many_cells_as_any_other_and_no_cell_has_two(zoom: ZoomName) -> None:
    shown = plan(zoom)
    found = [shown.at(x, y) for y in range(shown.size[1]) for x in range(shown.size[0])]
    high = ZOOMS[zoom].width * ZOOMS[zoom].pitch
    assert {spot: found.count(spot) for spot in shown.faces} == dict.fromkeys(shown.faces, high)


@zooms
def test_neighbours_share_an_edge_and_others_do_not(zoom: ZoomName) -> None:
    shown = plan(zoom)
    touching: set[tuple[object, object]] = set()
    for y in range(shown.size[1]):
        for x in range(shown.size[0]):
            here = shown.at(x, y)
            touching |= {(here, shown.at(x + 1, y)), (here, shown.at(x, y + 1))}
    both = {(one, other) for one, other in touching if one and other and one != other}
    for one in shown.faces:
        for other in shown.faces:
            near = (other[0] - one[0], other[1] - one[1]) in AROUND
            assert ((one, other) in both or (other, one) in both) == near


@zooms
def test_the_cells_the_cursor_changes_lie_in_the_region_of_its_hex(zoom: ZoomName) -> None:
    for fills in (True, False):
        shown = plan(zoom, fills)
        for spot in shown.faces:
            region = shown.region(spot)
            assert region
            for y in range(shown.size[1]):
                plain, marked = cells_of(shown.row(y, None)), cells_of(shown.row(y, spot))
                changed = [x for x in range(shown.size[0]) if plain[x] != marked[x]]
                assert all(region.contains(x, y) for x in changed)
                assert bool(changed) == (region.y <= y < region.bottom)


@zooms
@given(spots=st.sets(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), min_size=1, max_size=30))
def test_any_map_is_as_wide_as_it_says_and_has_no_wide_sign(zoom: ZoomName, spots: set[Spot]) -> None:
    shown = HexPlan({spot: HexFace("terrain-hills", spot) for spot in spots}, ZOOMS[zoom])
    width, height = shown.size
    rows = drawn(shown)
    assert len(rows) == height
    assert {cell_len(row) for row in rows} == {width}
    assert {shown.at(x, y) for y in range(height) for x in range(width)} - {None} == spots


def test_an_empty_map_has_no_size() -> None:
    shown = HexPlan({}, ZOOMS["M"])
    assert shown.size == (0, 0)
    assert shown.at(0, 0) is None
    assert not shown.region((0, 0))


# Arrows.


def test_up_and_down_keep_the_column() -> None:
    shown = HexPlan({(q, r): HexFace("terrain-plains") for q in range(-6, 7) for r in range(-6, 7)}, ZOOMS["M"])
    way: list[Spot] = [(0, 0)]
    for _step in range(4):
        there = shown.neighbour(way[-1], 0, -1)
        assert isinstance(there, tuple)
        way.append(there)
    columns = [shown.corner(spot)[0] for spot in way]
    assert max(columns) - min(columns) == ZOOMS["M"].width // 2
    assert columns[0] == columns[2] == columns[4]
    for spot, above in pairwise(way):
        assert shown.neighbour(above, 0, 1) == spot


def test_an_arrow_goes_over_a_gap_and_not_beyond_the_rim() -> None:
    shown = HexPlan({(0, 0): HexFace("terrain-plains"), (3, 0): HexFace("terrain-plains")}, ZOOMS["M"])
    assert shown.neighbour((0, 0), 1, 0) == (3, 0)
    assert shown.neighbour((3, 0), 1, 0) is None
    assert shown.neighbour((0, 0), 0, 1) is None
    assert shown.neighbour((9, 9), 1, 0) is None


# Borders.


def test_tiles_have_a_border_and_their_spaces_a_line() -> None:
    shown = plan()
    y = shown.corner((0, 0))[1]
    row = text(shown.row(y + 1, None))
    assert [row[shown.corner((q, 0))[0]] for q in (-1, 0, 1)] == ["▌", "▏", "▏"]
    assert row[shown.corner((2, 0))[0]] == "▌"  # the rim, or the other tile
    shared = text(shown.row(y, None))
    x = shown.corner((0, 0))[0]
    assert shared[x : x + 8] == "▁▁▔▔▔▔▁▁"


def test_the_rim_of_the_map_is_as_heavy_as_the_border_of_a_tile() -> None:
    shown = plan()
    x, y = shown.corner((0, -1))
    assert text(shown.row(y, None))[x : x + 8] == "▄▄▀▀▀▀▄▄"


def test_a_heavy_edge_is_drawn_wherever_tiles_differ_and_nowhere_else() -> None:
    shown = plan(fills=True)
    for one in shown.faces:
        for dq, dr in AROUND:
            other = one[0] + dq, one[1] + dr
            same = other in shown.faces and shown.faces[other].tile == shown.faces[one].tile
            assert shown.edge(one, other) == ("thin" if same else "heavy")


def test_neighbours_of_one_terrain_differ_by_a_shade() -> None:
    shown = plan(fills=True)
    for one in shown.faces:
        near = {
            shown.ground((one[0] + dq, one[1] + dr)) for dq, dr in AROUND if (one[0] + dq, one[1] + dr) in shown.faces
        }
        assert shown.ground(one) not in near


@zooms
def test_without_grounds_no_ground_but_the_page_is_named(zoom: ZoomName) -> None:
    shown = plan(zoom)
    inks = {ink for y in range(shown.size[1]) for _, ink in shown.row(y, (0, 0))}
    assert all(ink.split(" on ")[1].startswith("page") for ink in inks if " on " in ink)
    assert "║" in "".join(drawn(shown, (0, 0)))


# What stands in a hex.


def lines(face: HexFace, zoom: ZoomName, fills: bool = False) -> list[str]:
    """The rows of one hex, its left edge left out."""
    width, body = ZOOMS[zoom].width, ZOOMS[zoom].body
    rows: list[str] = []
    for line in range(body):
        row = [" "] * width
        for x, (part, _ink) in contents(face, line, ZOOMS[zoom], fills):
            row[x : x + len(part)] = part
        rows.append("".join(row)[1:width])
    return rows


FULL = HexFace(
    "terrain-hills",
    0,
    ("H", "terrain-text"),
    ("♜", "terrain-text"),
    ("⚑T", "seat-2"),
    ("3!", "danger"),
    ("keep", "terrain-text"),
    (("3/7 F", "terrain-text"),),
    ((" A● ", "seat-1"),),
)


def test_sign_flag_chip_label_and_figure_stand_in_a_hex() -> None:
    assert lines(FULL, "M") == ["H ♜⚑T3!", "kee A● "]
    assert lines(FULL._replace(flag=("", "")), "M")[0] == "H ♜[3!]"
    assert lines(FULL._replace(flag=("", "")), "M", fills=True)[0] == "H ♜ 3! "


def test_a_large_hex_has_a_line_for_each_thing() -> None:
    first, name, note, figures = lines(FULL, "L")
    assert "⚑T" in first
    assert "[3!]" in first
    assert name.strip() == "keep"
    assert note.strip() == "3/7 F"
    assert figures.endswith(" A● ")


def test_a_small_hex_shows_who_stands_there_before_all_else() -> None:
    assert lines(FULL, "S") == ["HA●"]
    assert lines(FULL._replace(figures=()), "S") == ["H3!"]
    assert lines(FULL._replace(figures=(), chip=("", "")), "S") == ["H♜T"]
    two = (" A● ", "seat-1"), (" T■ ", "seat-2")
    assert lines(FULL._replace(figures=two), "S") == ["HA+"]


def test_a_price_that_cannot_be_paid_is_bare_and_gives_way_in_a_small_hex() -> None:
    dear = FULL._replace(flag=("", ""), chip=("8!", ""), figures=())
    assert lines(dear, "M")[0] == "H ♜  8!"
    assert lines(dear, "S") == ["H♜ "]
    assert lines(dear._replace(sign=("", "")), "S") == ["H8!"]


def test_two_heroes_are_put_close_together_and_more_are_counted() -> None:
    chips = ((" A● ", "a"), (" T■ ", "b"), (" G▲ ", "c"), (" N◆ ", "d"))
    assert lines(FULL._replace(figures=chips[:2]), "M")[1] == "keeA●T■"
    assert lines(FULL._replace(figures=chips), "M")[1] == "A●T■G▲+"


# The cursor, and the way to it.


def test_the_cursor_is_drawn_all_round() -> None:
    shown = plan()
    x, y = shown.corner((0, 0))
    rows = drawn(shown, (0, 0))
    assert rows[y][x : x + 8] == "▄▄▀▀▀▀▄▄"
    assert [row[x] + row[x + 8] for row in rows[y + 1 : y + 3]] == ["║║", "║║"]
    assert rows[y + 3][x : x + 8] == "▀▀▄▄▄▄▀▀"
    assert cells_of(shown.row(y + 1, (0, 0)))[x + 1] == ("P", "terrain-text on page reverse")
    assert "reverse" not in str([plan(fills=True).row(row, (0, 0)) for row in range(shown.size[1])])


WAY = {(1, -1): [(-1, 0), (0, 0), (1, -1)], (2, -2): [(-1, 0), (0, -1), (1, -1), (2, -2)]}


def test_the_way_to_the_cursor_is_dotted_where_it_crosses_edges() -> None:
    shown = HexPlan(land(TILE, OTHER), ZOOMS["M"], ways=WAY)
    dots = shown.dots((1, -1))
    assert set(dots.values()) == {("•", "page on accent bold")}
    x, y = shown.corner((0, 0))
    assert set(dots) == {(x, y + 1), (x + 5, y)}
    assert text(shown.row(y + 1, (1, -1)))[x] == "•"
    assert shown.dots((0, 1)) == {}


def test_a_fight_at_the_end_of_the_way_is_marked_on_its_last_edge_only() -> None:
    shown = HexPlan(land(TILE, OTHER), ZOOMS["M"], ways=WAY, perils={(1, -1), (2, -2)})
    assert [sign for sign, _ in shown.dots((1, -1)).values()] == ["•", "!"]
    assert [sign for sign, _ in shown.dots((2, -2)).values()] == ["•", "•", "!"]


def test_the_cells_of_the_way_are_among_those_the_cursor_changes() -> None:
    shown = HexPlan(land(TILE, OTHER), ZOOMS["M"], ways=WAY)
    marks = shown.marks((1, -1))
    for y in range(shown.size[1]):
        plain, marked = cells_of(shown.row(y, None)), cells_of(shown.row(y, (1, -1)))
        for x in range(shown.size[0]):
            assert plain[x] == marked[x] or any(region.contains(x, y) for region in marks)


# Places of several hexes.


def unseen(zoom: ZoomName = "M", fills: bool = False) -> HexPlan:
    """A tile, and beside it a place nobody has been to."""
    faces = land(TILE) | {spot: HexFace("terrain-unknown", "?") for spot in OTHER}
    return HexPlan(faces, ZOOMS[zoom], fills, dict.fromkeys(OTHER, (3, -2)))


@zooms
def test_all_hexes_of_a_place_are_found_as_one(zoom: ZoomName) -> None:
    shown = unseen(zoom)
    for spot in OTHER:
        x, y = shown.corner(spot)
        assert shown.at(x + ZOOMS[zoom].width // 2, y + 1) == (3, -2)
    assert shown.holds((3, -2))
    assert not shown.holds((4, -2))


def test_the_cursor_goes_over_a_place_as_over_one_hex_and_is_drawn_round_it() -> None:
    shown = unseen()
    assert shown.neighbour((1, -1), 1, 0) == (3, -2)
    assert shown.neighbour((3, -2), 0, 1) == (1, 0)  # of those that touch it the one most nearly below
    assert shown.neighbour((3, -2), -1, 0) == (1, -1)
    region = shown.region((3, -2))
    assert (region.width, region.height) == (25, 10)
    assert sum(row.count("║") for row in drawn(shown, (3, -2))) == 12


def test_a_place_nobody_has_been_to_has_a_dashed_rim_and_no_lines_inside() -> None:
    shown = unseen()
    assert shown.edge((3, -2), (4, -2)) == "none"
    assert shown.edge((4, -2), (5, -2)) == "dashed"
    assert shown.edge((1, -1), (2, -2)) == "heavy"
    assert "╎" in "".join(drawn(shown))


# What has changed.


@zooms
def test_a_change_draws_the_rows_of_its_hex_only(zoom: ZoomName) -> None:
    old, new = plan(zoom), plan(zoom, at=HexFace("terrain-plains", 0, ("F", "")))
    y = new.corner((0, 0))[1]
    assert set(new.changed_rows(old)) == set(range(y, y + ZOOMS[zoom].pitch + 1))
    assert not set(new.changed_rows(new))


def test_another_zoom_ground_or_origin_draws_everything() -> None:
    shown = plan()
    assert len(set(plan("L").changed_rows(shown))) == plan("L").size[1]
    assert len(set(plan(fills=True).changed_rows(shown))) == shown.size[1]
    moved = HexPlan({(q + 1, r): face for (q, r), face in shown.faces.items()}, ZOOMS["M"])
    assert len(set(moved.changed_rows(shown))) == shown.size[1]
    assert len(set(unseen().changed_rows(shown))) == shown.size[1]


def test_rows_that_have_not_changed_are_drawn_as_before() -> None:
    old, new = plan(), plan(at=HexFace("terrain-plains", 0, ("F", "")))
    before = drawn(old)
    changed = set(new.changed_rows(old))
    assert [row for y, row in enumerate(drawn(new)) if y not in changed] == [
        row for y, row in enumerate(before) if y not in changed
    ]
    assert drawn(new) != before


# Scrolling.


@given(offset=st.integers(0, 200), first=st.integers(0, 200), seen=st.booleans())
def test_what_is_pointed_at_comes_into_the_middle_half(offset: int, first: int, seen: bool) -> None:
    size, margin, high = 28, 7, 4
    found = kept(offset, size, margin, (first, first + high), seen)
    assert found + margin <= first
    assert first + high <= found + size - margin
    inside = offset + margin <= first and first + high <= offset + size - margin
    assert (found == offset) or not inside


def test_going_on_most_is_shown_of_what_lies_ahead_and_coming_from_afar_it_lies_in_the_middle() -> None:
    size, margin = 28, 7
    up = kept(20, size, margin, (24, 28), seen=True)
    assert up + size - margin == 28
    down = kept(20, size, margin, (40, 44), seen=True)
    assert down + margin == 40
    assert kept(20, size, margin, (24, 28), seen=False) == 26 - size // 2
    assert kept(0, size, margin, (90, 94), seen=True) == 92 - size // 2


def test_what_is_higher_than_the_middle_half_lies_in_the_middle() -> None:
    assert kept(0, 12, 3, (30, 40), seen=True) == 35 - 6
