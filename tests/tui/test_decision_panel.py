"""The panel of the question: options, refusals with reason and clause, room that runs out."""

from __future__ import annotations

import pytest

from tabletop_tui.ink import Line, length
from tabletop_tui.menu import Group, Item, Menu, Row
from tabletop_tui.widgets.decision_panel import DecisionPanel, first_line, in_sight, laid_out, lines_of

LONG = "there is a wall there, and behind the wall there is another wall, as old as the castle"
REFUSED = Row("refused", "d", "west", "", Item("w", "west", why=LONG, clause="DQ-MOVE-1"))


def text(lines: list[Line]) -> list[str]:
    return ["".join(part for part, _ in line).rstrip() for line in lines]


def test_an_option_has_its_key_its_text_and_what_comes_of_it_at_the_right() -> None:
    row = Row("option", "s", "search this room", "0 of 2 done", Item("s", "search this room"))
    assert text(lines_of(row, 40, {})) == [" s  search this room        0 of 2 done"]


def test_a_key_that_was_moved_is_shown_where_it_is() -> None:
    row = Row("option", "s", "search", "", Item("s", "search"))
    assert text(lines_of(row, 40, {"option.s": "0"})) == [" 0  search"]


def test_a_refusal_gives_its_whole_reason_and_its_clause() -> None:
    lines = text(lines_of(REFUSED, 40, {}))
    assert lines[0] == " d  west" and lines[1].endswith("DQ-MOVE-1") and "✗" in lines[1]
    told = " ".join(line.replace("✗", "").replace("DQ-MOVE-1", "") for line in lines[1:])
    assert " ".join(told.split()) == LONG


def test_in_one_line_the_reason_counts_more_than_the_clause() -> None:
    short = Row("refused", "d", "west", "", Item("w", "west", why="wall", clause="DQ-MOVE-1"))
    assert text(lines_of(short, 38, {}, brief=True)) == [" d  west ✗ wall              DQ-MOVE-1"]
    assert text(lines_of(REFUSED, 38, {}, brief=True)) == [" d  west ✗ there is a wall there, and…"]


def test_the_row_pointed_at_has_a_sign_that_is_no_colour() -> None:
    row = Row("option", "s", "search", "", Item("s", "search"))
    assert text(lines_of(row, 40, {}, at=True))[0].startswith("►s")
    assert text(lines_of(REFUSED, 40, {}, at=True))[0].startswith("►d")


def test_what_it_means_stands_below_and_a_warning_is_marked() -> None:
    item = Item("a", "east", more="draw 2 treasures", warns="A way is open.", result="asks")
    lines = lines_of(Row("option", "a", "east", "asks", item), 40, {})
    assert text(lines) == [" a  east                           asks", "    draw 2 treasures"]
    assert any(ink == "warn" for _, ink in lines[0])


def test_a_long_text_is_wrapped_not_cut() -> None:
    row = Row("option", "a", "a text that is by far too long for the column it stands in", "4 of 6", Item("a", ""))
    told = " ".join(text(lines_of(row, 30, {})))
    assert "by far too long for the column it stands in" in " ".join(told.split()) and "4 of 6" in told


def menu() -> Menu:
    groups = (Group("move", "Move", "", "place"), Group("stay", "Stay"))
    items = [Item("n", "north", "move"), Item("w", "west", "move", why=LONG, clause="C-1"), Item("s", "search", "stay")]
    return Menu("TURN", "", items, groups, letters={"s": "s"})


def test_the_pointer_goes_by_what_is_seen_skips_headings_and_stays_at_the_ends() -> None:
    panel = DecisionPanel()
    panel.menu, panel.order = menu(), [0, 4, 1, 2]
    assert [panel.after(-1, 1), panel.after(4, 1), panel.after(2, 1), panel.after(4, -1), panel.after(0, -1)] == [
        4,
        1,
        2,
        4,
        2,
    ]


def test_with_room_everything_is_whole() -> None:
    lines = text([line for _, line in laid_out(menu(), 40, 20, {}, -1, 1)])
    assert " Move" in lines and " Stay" in lines and any("C-1" in line for line in lines) and len(lines) > 7


def test_with_little_room_reasons_shrink_first() -> None:
    laid = laid_out(menu(), 40, 5, {}, -1, 1)
    lines = text([line for _, line in laid])
    assert len(lines) == 5 and " Move" in lines and " Stay" in lines and any("✗" in line for line in lines)


def test_the_refusal_pointed_at_is_whole_even_without_room() -> None:
    at = next(n for n, row in enumerate(menu().rows) if row.kind == "refused")
    told = " ".join(text([line for _, line in laid_out(menu(), 40, 5, {}, at, 1)]))
    assert all(word in told for word in LONG.split())


def test_in_two_columns_what_can_be_done_comes_first_and_there_are_no_headings() -> None:
    laid = laid_out(menu(), 38, 6, {}, -1, 2)
    kinds = [menu().rows[row].kind for row, _ in laid]
    assert kinds == ["option", "option", *["refused"] * 3]


def test_a_row_of_several_lines_stands_in_one_column() -> None:
    laid = laid_out(menu(), 38, 3, {}, -1, 2)
    assert [row for row, _ in laid] == [1, 4, -1, 2, 2, 2]
    assert len(laid_out(menu(), 38, 2, {}, -1, 2)) == 3  # else one line is all there is


def skills(n: int) -> Menu:
    return Menu("CHOOSE", "", [Item(f"k{i}", f"keep Skill {i}", more=f"{LONG} {i}") for i in range(n)])


def test_in_two_columns_what_the_option_pointed_at_does_stands_below_it_as_far_as_there_is_room() -> None:
    told = " ".join(" ".join(text([line for _, line in laid_out(skills(6), 38, 6, {}, 1, 2)])).split())
    assert f"keep Skill 1 {LONG} 1" in told and "keep Skill 5" in told and told.count("wall") == 3
    lines = text([line for _, line in laid_out(skills(6), 38, 4, {}, 1, 2)])
    assert lines[3].endswith("…") and len(lines) <= 8 and not any("… …" in line for line in lines)


def test_a_text_is_scrolled_into_sight_whole_and_one_that_goes_on_below_says_so() -> None:
    laid = laid_out(skills(4), 40, 5, {}, 2, 1)
    assert [row for row, _ in laid] == [0, 1, 2, 2, 2, 2, 3]
    assert first_line(0, laid, 5, 2) == 1 and first_line(3, laid, 5, 2) == 1 and first_line(1, laid, 6, 2) == 1
    assert first_line(0, laid, 3, 2) == 2 and first_line(5, laid[:3], 5, 2) == 0
    assert text([line for _, line in in_sight(laid, 2, 3)])[-1].endswith("…")
    assert not any("…" in line for line in text([line for _, line in in_sight(laid, 1, 5)]))


def refused(text: str, why: str, brief: str = "") -> Row:
    return Row("refused", "p", text, "", Item("p", text, why=why, clause="C-1", brief=brief))


@pytest.mark.parametrize("at", [True, False])
def test_a_refusal_on_one_line_keeps_its_sign_and_its_reason(at: bool) -> None:
    long = refused("announce the End of the Round instead of a turn", "the Deed deck was not empty")
    (line,) = text(lines_of(long, 38, {}, at=at, brief=True))
    assert "announce…" in line and "✗ the Deed deck was" in line
    (line,) = text(lines_of(refused("recruit Utem Guardsmen", "Influence 2 of 5"), 39, {}, at=at, brief=True))
    assert line.endswith("✗ Influence 2 of 5")
    (line,) = text(lines_of(refused("a long text of it", "no", "of it"), 39, {}, at=at, brief=True))
    assert "of it ✗ no" in line and "C-1" in line


def test_an_option_on_one_line_keeps_enough_of_its_text_and_of_what_comes_of_it() -> None:
    (line,) = text(
        lines_of(Row("option", "t", "завершить ход", "спросит: 2 очка Движения пропадут"), 38, {}, brief=True)
    )
    assert "завершить ход" in line and "спросит: 2 очка" in line
    (line,) = text(lines_of(Row("option", "t", "short", "a note that is very much longer"), 38, {}, brief=True))
    assert "short" in line and "a note that is very much" in line


@pytest.mark.case("B-11")
@pytest.mark.parametrize("width", [20, 38, 40, 78])
@pytest.mark.parametrize("brief", [True, False])
@pytest.mark.parametrize("at", [True, False])
def test_no_line_is_wider_than_the_column(width: int, brief: bool, at: bool) -> None:
    rows = [*menu().rows, REFUSED, Row("done", "n", "that is all", "3 of 1 to 4"), Row("hint", "", LONG)]
    for row in rows:
        assert all(length(line) <= width for line in lines_of(row, width, {}, at=at, brief=brief)), row.text


def test_in_one_line_a_long_result_gives_way_to_the_text() -> None:
    row = Row("option", "t", "finish the turn", "asks: a good many things", Item("t", "finish the turn"))
    assert text(lines_of(row, 38, {}, brief=True)) == [" t  finish the turn     asks: a good…"]
    assert text(lines_of(row, 28, {}, brief=True)) == [" t  finish the turn"]


def test_a_refused_deed_is_named_in_full_where_there_is_room() -> None:
    deed = "walk round the whole castle once more and come back"
    row = Row("refused", "w", deed, "", Item("w", deed, why="too tired", clause="DQ-MOVE-1"))
    named = text(lines_of(row, 40, {}))[:-1]
    assert len(named) == 2 and " ".join(" ".join(named).split()) == f"w {deed}"
