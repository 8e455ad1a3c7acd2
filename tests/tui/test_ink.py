"""Lines of spans: laid out in cells, whatever people type; strips exactly as wide as asked."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.strip import Strip

from tabletop_tui import ink
from tabletop_tui.glyphs import SEATS, TWINS, glyph_set, meter
from tabletop_tui.ink import Line
from tabletop_tui.palette import Palette
from tabletop_tui.themes import CONTRAST, DARK, variables

AWKWARD = [
    "A[/b]",
    "[red]X",
    "[",
    "back\\[slash",
    "日本語",
    "e\u0301a\u0308",
    "👨\u200d👩\u200d👧",
    "☺\ufe0f",
    "👍🏽",
    "🇩🇪",
    "\u202eevil",
    "a\x1b[31mb",
    "tab\tnew\nline",
    "no\u00a0break",
    "\ud800",
]


def palette(**options: object) -> Palette:
    return Palette(variables(DARK), **options)  # type: ignore[arg-type]


def shown(strip: Strip) -> str:
    return "".join(segment.text for segment in strip)


@pytest.mark.case("B-33")
def test_every_glyph_is_one_cell_and_so_is_its_twin() -> None:
    assert all(len(glyph) == cell_len(glyph) == 1 for glyph in TWINS)
    assert all(twin.isascii() and len(twin) == 1 for twin in TWINS.values())
    assert len({TWINS[seat] for seat in SEATS}) == 4


@pytest.mark.parametrize(
    ("setting", "environ", "glyphs"),
    [
        ("auto", {"LANG": "ja_JP.UTF-8"}, "ascii"),
        ("auto", {"LANG": "ja_JP.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "unicode"),
        ("auto", {"LANG": "en_GB.UTF-8", "LC_CTYPE": "zh_CN.UTF-8"}, "ascii"),
        ("auto", {"TERM": "linux"}, "ascii"),
        ("auto", {"TERM": "xterm-256color"}, "unicode"),
        ("unicode", {"LANG": "ko_KR.UTF-8"}, "unicode"),
        ("ascii", {}, "ascii"),
    ],
)
def test_signs_that_the_terminal_may_draw_wide_are_not_used(setting: str, environ: dict[str, str], glyphs: str) -> None:
    assert glyph_set(setting, environ) == glyphs


@pytest.mark.case("B-33")
@pytest.mark.parametrize("name", AWKWARD)
def test_columns_stay_aligned_behind_any_name(name: str) -> None:
    line = [*ink.padded([(name, "bold")], 12), ("│", "line")]
    strip = palette().strip(line, 20)
    assert strip.cell_length == sum(cell_len(segment.text) for segment in strip) == 20
    before = shown(strip).split("│")[0]
    assert cell_len(before) == 12 and "\x1b" not in before and "\n" not in before


@pytest.mark.case("B-18")
@pytest.mark.parametrize("name", AWKWARD[:4])
def test_brackets_are_shown_letter_by_letter(name: str) -> None:
    assert shown(palette().strip([(name, "legal on panel")], 20)).rstrip() == name


@settings(deadline=None)
@given(st.text(max_size=40), st.integers(0, 30))
def test_a_strip_is_exactly_as_wide_as_asked(text: str, width: int) -> None:
    for glyphs in ("unicode", "ascii"):
        strip = palette(glyphs=glyphs).strip([(text, ""), ("►", "accent"), (text, "bold")], width)
        assert sum(cell_len(segment.text) for segment in strip) == strip.cell_length == width


@settings(deadline=None)
@given(st.text(max_size=60))
def test_taming_twice_is_taming_once_and_leaves_nothing_unprintable(text: str) -> None:
    tamed = ink.tame(text)
    assert ink.tame(tamed) == tamed and tamed.isprintable()


@settings(deadline=None)
@given(st.text(alphabet="ab я─日", max_size=80), st.integers(2, 30))
def test_wrapping_keeps_every_letter_and_the_width(text: str, width: int) -> None:
    lines = ink.wrapped(text, width)
    assert lines and all(ink.cells(line) <= width for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_wrapping_does_not_break_at_a_no_break_space() -> None:
    assert ink.wrapped("pay 5\u00a0Move now", 9) == ["pay", "5\u00a0Move", "now"]
    assert ink.wrapped("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"]


@settings(deadline=None)
@given(st.text(alphabet="ab я日", max_size=20), st.text(alphabet="ab1", max_size=8), st.integers(1, 40))
def test_layouts_keep_their_width(left: str, right: str, width: int) -> None:
    assert ink.cells(ink.clip(left, width)) <= width
    assert ink.length(ink.clipped([(left, ""), (right, "bold")], width)) <= width
    assert ink.length(ink.padded([(left, ""), (right, "bold")], width)) == width
    assert ink.length(ink.header(left, right, width, focused=len(left) % 2 == 0)) == width or width < 8
    if width > len(right) + 1:
        line = ink.spread([(left, "")], [(right, "ok")], width)
        assert ink.length(line) == width and (not right or line[-1] == (right, "ok"))


def test_the_pointer_takes_no_letter_away() -> None:
    assert ink.plain([ink.pointed([("", "bold"), (" east", "")])]) == "►east"
    assert ink.plain([ink.pointed([("east", "")]), ink.pointed([])]) == "east\n►"


def test_what_is_cut_says_so() -> None:
    assert ink.clip("Guardian", 5) == "Guar." and ink.clip("Guard", 5) == "Guard" and ink.clip("Guard", 0) == ""
    assert ink.clip("Guard. of", 8) == "Guard." and ink.clip("... and so on", 6) == "... a."


def test_frames_and_headings() -> None:
    box = ink.boxed("Continue", [[("Thursday", "")], []], 20)
    assert ink.plain(box) == "╭─ Continue ───────╮\n│ Thursday         │\n│                  │\n╰──────────────────╯"
    assert ink.plain([ink.header("LOG", "L all", 20)]) == "─ LOG ────── L all ─"
    assert ink.plain([ink.header("LOG", "L all", 22, focused=True)]) == "━ ► LOG ━━━━━━ L all ━"
    assert ink.plain([ink.centred([("Anna", "")], 10)]) == "   Anna"
    two: list[Line] = [[("one", "")], [("two", "")]]
    assert ink.plain([ink.beside(two, [5, 5], ("│", "line"))]) == "one  │two"


@pytest.mark.case("B-10")
@pytest.mark.parametrize("mode", ["outline", "plain"])
def test_without_fills_nothing_has_a_ground_and_what_is_chosen_is_reversed(mode: str) -> None:
    chosen = palette(mode=mode).strip(ink.pointed([(" go east", "text")]), 20)
    styles = [segment.style for segment in chosen if segment.style]
    assert shown(chosen).startswith("►go east ")
    assert styles[0].reverse and all(style.bgcolor is None for style in styles)
    plain = palette(mode=mode).strip([("a", "danger on terrain-hills.1 strike")], 2)
    style = next(iter(plain)).style
    assert style and style.strike and not style.reverse and (style.color is None) == (mode == "plain")


@pytest.mark.case("B-10")
def test_a_meter_and_a_seat_stay_apart_in_ascii() -> None:
    strip = palette(glyphs="ascii").strip([(meter(3, 5), "ok meter"), (" <A■> ", "seat-text on seat-2")], 14)
    assert shown(strip).rstrip() == "###.. <A2>"
    assert meter(9, 5) == "■■■■■" and meter(-1, 2) == "□□"


def test_inks_are_read_as_documented() -> None:
    drawn = palette()
    style = drawn.style("legal on panel bold underline")
    assert style.color and style.color.name == "#5cc8f2" and style.bgcolor and style.bgcolor.name == "#1a1f26"
    assert style.bold and style.underline and not style.reverse
    assert drawn.style("text on bar on selection").bgcolor == drawn.style("text on selection").bgcolor
    hills = {drawn.style(f"text on terrain-hills.{shade}").bgcolor for shade in range(3)}
    assert len(hills) == 3 and drawn.style("terrain-hills.1.edge").color and not drawn.unknown
    drawn.style("pink on panel")
    assert drawn.unknown == {"pink"}


def test_neighbours_of_one_ink_are_one_segment() -> None:
    assert len(list(palette().strip([("a", "text"), ("b", ""), ("c", "text on page")], 10))) == 1


def test_in_256_colours_the_terrains_are_those_of_the_cube() -> None:
    drawn = palette(cube=True)
    assert {drawn.style(f"text on terrain-lake.{shade}").bgcolor for shade in range(3)} == {
        drawn.style("text on terrain-lake").bgcolor
    }
    ground = drawn.style("text on terrain-lake").bgcolor
    assert ground and ground.name == "#005faf"


def test_a_theme_of_others_has_a_text_colour_too() -> None:
    foreign = {**variables(CONTRAST), "text": "auto 87%", "foreground": "#e0e0e0"}
    assert Palette(foreign).style("text").color == Palette({**foreign, "text": "#e0e0e0"}).style("text").color
