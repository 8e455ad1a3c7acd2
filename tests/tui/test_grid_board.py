"""Rooms in a grid: walls, corners, gaps, chips, zooms, the cursor, and where things are."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from tabletop_tui.ink import Line
from tabletop_tui.widgets.grid_board import ZOOMS, Edge, Face, GridPlan, Spot, ZoomName, packed

NAMES = "ABC", "12"


def plan(
    faces: dict[Spot, Face] | None = None,
    above: dict[Spot, Edge] | None = None,
    left: dict[Spot, Edge] | None = None,
    zoom: ZoomName = "M",
    fills: bool = False,
) -> GridPlan:
    return GridPlan(2, 3, ZOOMS[zoom], faces or {}, above or {}, left or {}, NAMES, fills)


def text(line: Line) -> str:
    return "".join(part for part, _ in line)


def drawn(grid: GridPlan, cursor: Spot | None = None) -> list[str]:
    return [text(grid.row(y, cursor)) for y in range(grid.size[1])]


def walled(*spots: Spot) -> tuple[dict[Spot, Edge], dict[Spot, Edge]]:
    """Four walls round each of these rooms."""
    above: dict[Spot, Edge] = {}
    left: dict[Spot, Edge] = {}
    for row, column in spots:
        above[row, column] = above[row + 1, column] = "wall"
        left[row, column] = left[row, column + 1] = "wall"
    return above, left


def test_a_room_with_four_walls_has_four_corners() -> None:
    above, left = walled((0, 0))
    assert drawn(plan({(0, 0): Face("room", ("TRAP", "warn"))}, above, left))[:4] == [
        "┏━━A━━┓  B     C   ",
        "1TRAP ┃  ·     ·   ",
        "┃     ┃            ",
        "┗━━━━━┛            ",
    ]


def test_two_rooms_share_a_wall_and_its_corners() -> None:
    above, left = walled((0, 0), (0, 1))
    assert drawn(plan({(0, 0): Face("room"), (0, 1): Face("room")}, above, left))[3] == "┗━━━━━┻━━━━━┛      "


def test_an_opening_is_a_gap_in_a_wall_or_a_dotted_line() -> None:
    above, left = walled((0, 0), (1, 0), (0, 1))
    above[1, 0], left[0, 1] = "open", "open"
    rows = drawn(plan({(0, 0): Face("room"), (1, 0): Face("room"), (0, 1): Face("room")}, above, left))
    assert rows[3].startswith("┣━   ━┳━━━━━┛") and rows[1][6] == rows[2][6] == "╎"


@pytest.mark.parametrize(("edge", "sign"), [("door", "+"), ("gate", "#")])
def test_doors_and_gates_have_a_sign_in_both_directions(edge: Edge, sign: str) -> None:
    above, left = walled((0, 0), (1, 0), (0, 1))
    above[1, 0], left[0, 1] = edge, edge
    rows = drawn(plan({}, above, left))
    assert rows[3][:7] == f"┣━ {sign} ━┳" and rows[1][6] == rows[2][6] == sign


def test_the_ground_runs_through_a_way_between_two_rooms() -> None:
    above: dict[Spot, Edge] = {(1, 0): "open", (2, 0): "open"}
    grid = plan({(0, 0): Face("room"), (1, 0): Face("corridor")}, above, fills=True)
    assert any("on corridor" in ink or "on room" in ink for part, ink in grid.row(3, None) if part == "   ")
    assert all("on page" in ink for _, ink in grid.row(6, None))  # beyond it nobody has been


def test_one_room_of_two_squares_has_no_line_between_them() -> None:
    above: dict[Spot, Edge] = {(1, 0): "join"}
    faces = {(0, 0): Face("chamber", ("TREAS", "")), (1, 0): Face("chamber", ("CHAMB", ""))}
    assert text(plan(faces, above).row(3, None)).startswith("       ")
    assert "on chamber" in plan(faces, above, fills=True).row(3, None)[1][1]


def test_the_bare_rim_is_light_and_carries_the_names() -> None:
    rim: dict[Spot, Edge] = {(0, column): "rim" for column in range(3)}
    side: dict[Spot, Edge] = {(row, 0): "rim" for row in range(2)}
    rows = drawn(plan({}, rim, side))
    assert rows[0] == "┌──A─────B─────C───" and rows[1][0] == "1" and rows[2][0] == "│"


def test_what_nobody_has_seen_is_a_point() -> None:
    assert drawn(plan())[1].count("·") == 3


@pytest.mark.parametrize("zoom", ["S", "M", "L"])
def test_the_letter_of_an_option_stands_in_its_room_at_every_zoom(zoom: ZoomName) -> None:
    faces = {(0, 1): Face("room", ("corr", ""), letter=("[a]", "legal")), (1, 1): Face(letter=("[b]", "legal"))}
    shown = "\n".join(drawn(plan(faces, zoom=zoom)))
    assert "[a]" in shown and "[b]" in shown


@pytest.mark.parametrize("zoom", ["S", "M", "L"])
def test_a_figure_and_the_letter_of_an_option_both_fit(zoom: ZoomName) -> None:
    faces = {(0, 0): Face("chamber", ("TREAS", ""), ("", ""), (("<R●>", "seat-1"),), ("[a]", "legal"))}
    shown = "\n".join(drawn(plan(faces, zoom=zoom)))
    assert "R●" in shown and "[a]" in shown


def test_a_sign_of_the_room_stands_beside_a_figure() -> None:
    faces = {(0, 0): Face("special", ("CHASM", ""), ("\\", ""), ((" R● ", ""),))}
    rows = drawn(plan(faces))
    assert "CHASM" in rows[1] and " R● \\" in rows[2]


def test_many_figures_are_packed_and_more_of_them_counted() -> None:
    chips = ((" R● ", "a"), (" U■ ", "b"), (" E▲ ", "c"))
    assert packed(chips[:1], 5) == [(" R● ", "a")]
    assert packed(chips[:2], 5) == [("R●", "a"), ("U■", "b")]
    assert [part for part, _ in packed(chips, 5)] == ["R●", "U■", "+"]
    assert [part for part, _ in packed(chips, 8)] == ["R●", "U■", "E▲"]


def test_the_cursor_is_a_double_frame_without_fills_and_keeps_doors_in_sight() -> None:
    above, left = walled((0, 0))
    above[1, 0] = "door"
    rows = drawn(plan({(0, 0): Face("room")}, above, left), (0, 0))
    assert rows[0].startswith("╔═════╗") and rows[2].startswith("║     ║") and rows[3].startswith("╚═ + ═╝")
    accents = [part for part, ink in plan({}, above, left, fills=True).row(0, (0, 0)) if ink.startswith("accent")]
    assert accents == ["┏━━━━━┓"]


def test_a_change_draws_the_rows_of_its_room_only() -> None:
    old, new = plan({(0, 0): Face("room")}), plan({(0, 0): Face("room", ("TRAP", ""))})
    assert set(new.changed_rows(old)) == set(range(4))
    assert set(new.changed_rows(new)) == set()
    assert set(new.changed_rows(plan({}, fills=True))) == set(range(7))


def test_a_wall_that_changes_draws_the_rooms_on_both_sides() -> None:
    assert set(plan(above={(1, 0): "wall"}).changed_rows(plan())) == set(range(3, 7))


@pytest.mark.parametrize("zoom", ["S", "M", "L"])
def test_a_cell_and_its_room_agree(zoom: ZoomName) -> None:
    grid = plan(zoom=zoom)
    for spot in grid.spots():
        region = grid.region(spot)
        assert grid.at(region.x, region.y) == grid.at(region.right - 2, region.bottom - 2) == spot
    assert grid.at(-1, 0) is None and grid.at(*grid.size) is None


def test_arrows_stop_at_the_rim() -> None:
    grid = plan()
    assert grid.neighbour((0, 0), 1, 0) == (0, 1) and grid.neighbour((0, 0), 0, 1) == (1, 0)
    assert grid.neighbour((0, 0), -1, 0) is None and grid.neighbour((1, 2), 0, 1) is None
    assert grid.neighbour("elsewhere", 1, 0) is None and not grid.region(("seat", 1))


edges = st.sampled_from(["none", "join", "rim", "wall", "open", "door", "gate"])
spots = st.tuples(st.integers(0, 2), st.integers(0, 3))
spans = st.sampled_from([("", ""), ("CHASM", "warn"), ("ЗАПАД", ""), ("日本", ""), ("a longer name", "")])
figures = st.lists(st.sampled_from([(" R● ", "x"), ("<U■>", "y"), ("E▲✗", "z")]), max_size=4).map(tuple)
letters = st.sampled_from([("", ""), (" a ", "legal"), ("[b]", "legal")])
rooms = st.builds(
    Face, st.sampled_from(["", "room", "special"]), spans, st.sampled_from([("", ""), ("/✟", "")]), figures, letters
)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(spots, rooms),
    st.dictionaries(spots, edges),
    st.dictionaries(spots, edges),
    st.sampled_from(["S", "M", "L"]),
    st.booleans(),
    st.none() | spots,
)
def test_every_row_is_as_wide_as_the_grid(
    faces: dict[Spot, Face],
    above: dict[Spot, Edge],
    left: dict[Spot, Edge],
    zoom: ZoomName,
    fills: bool,
    cursor: Spot | None,
) -> None:
    grid = plan(faces, above, left, zoom, fills)
    for y in range(grid.size[1]):
        line = grid.row(y, cursor)
        assert len(text(line)) == grid.size[0]
        assert all(" on " in ink for _, ink in line), "every span names its ground"
        assert cell_len(text(line)) == grid.size[0]
