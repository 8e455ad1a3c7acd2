"""Contrast of every text on every ground it may stand on, and the themes in a running app."""

from __future__ import annotations

from typing import ClassVar

import pytest
from textual.app import App, ComposeResult
from textual.color import Color
from textual.theme import BUILTIN_THEMES
from textual.widgets import Static

from tabletop_tui.palette import SHADES, Palette
from tabletop_tui.themes import ANSI, COLOURS, CONTRAST, CUBE, DARK, LIGHT, THEMES, defaults, variables

LEAST = 4.5
GROUNDS = ("page", "panel", "panel-2", "bar", "selection")
SIGNALS = ("text", "muted", "dim", "accent", "legal", "link", "danger", "ok", "warn")
TEXTS = [*SIGNALS, *(name for name in COLOURS if name.startswith("mana-"))]
TERRAINS = [name for name in COLOURS if name.startswith("terrain-") and name not in ("terrain-text", "terrain-unknown")]
ROOMS = ("room", "corridor", "special", "chamber", "tower")
# The lowest contrast that the colours were chosen for: text, muted, dim, accent.
PROMISED = {DARK: (10.0, 5.7, 4.8, 6.9), LIGHT: (12.2, 5.6, 4.8, 5.2), CONTRAST: (11.7, 8.9, 5.9, 9.0)}


def luminance(colour: Color) -> float:
    parts = [value / 255 for value in colour.rgb]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | Color, other: str | Color) -> float:
    """WCAG 2: from 1 to 21."""
    lights = sorted(luminance(Color.parse(colour) if isinstance(colour, str) else colour) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_black_on_white_is_21() -> None:
    assert round(contrast("#000000", "#ffffff"), 3) == 21 and contrast("#777777", "#777777") == 1


def test_every_theme_has_every_colour() -> None:
    assert all(len(values.split()) == 3 for values in COLOURS.values())
    assert all(set(theme.variables) == set(COLOURS) for theme in THEMES)
    assert [theme.dark for theme in THEMES] == [True, False, True]
    assert variables(DARK) == defaults(True) and variables(LIGHT) == defaults(False)


@pytest.mark.parametrize("which", [DARK, LIGHT, CONTRAST])
@pytest.mark.parametrize("text", TEXTS)
def test_text_can_be_read_on_every_ground(which: int, text: str) -> None:
    colours = variables(which)
    assert min(contrast(colours[text], colours[ground]) for ground in GROUNDS) >= LEAST


@pytest.mark.parametrize("which", [DARK, LIGHT, CONTRAST])
def test_the_main_colours_keep_what_was_promised(which: int) -> None:
    colours = variables(which)
    for text, least in zip(("text", "muted", "dim", "accent"), PROMISED[which], strict=True):
        lowest = min(contrast(colours[text], colours[ground]) for ground in ("page", "panel", "bar", "selection"))
        assert lowest >= least - 0.05, text


@pytest.mark.parametrize("which", [DARK, LIGHT, CONTRAST])
@pytest.mark.parametrize("terrain", TERRAINS)
def test_text_can_be_read_on_terrain_in_every_shade(which: int, terrain: str) -> None:
    colours = variables(which)
    for by in SHADES:
        assert contrast(colours["terrain-text"], Color.parse(colours[terrain]).lighten(by)) >= LEAST


@pytest.mark.parametrize("which", [DARK, LIGHT, CONTRAST])
def test_text_can_be_read_in_rooms_and_on_chips(which: int) -> None:
    colours = variables(which)
    assert all(contrast(colours["text"], colours[room]) >= LEAST for room in ROOMS)
    assert all(contrast(colours["muted"], colours[room]) >= LEAST for room in ROOMS[:3])
    assert all(
        contrast(colours["page"], colours[chip]) >= LEAST for chip in ("legal", "danger", "accent", "ok", "warn")
    )
    assert all(contrast(colours["seat-text"], colours[f"seat-{n}"]) >= LEAST for n in range(1, 5))
    assert contrast(colours["text"], colours["terrain-unknown"]) >= LEAST


def test_the_cube_keeps_terrains_apart_and_text_readable() -> None:
    terrains = [CUBE[name] for name in TERRAINS]
    assert len(set(terrains)) == len(TERRAINS) and CUBE["page"] not in terrains
    assert all(contrast(CUBE["terrain-text"], terrain) >= LEAST for terrain in terrains)
    assert set(CUBE) <= set(COLOURS)


def test_every_colour_of_the_cube_is_one_a_256_colour_terminal_has() -> None:
    steps = {0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF}
    greys = {8 + 10 * n for n in range(24)}
    for colour in CUBE.values():
        rgb = Color.parse(colour).rgb
        assert set(rgb) <= steps or (len(set(rgb)) == 1 and rgb[0] in greys), colour


def test_of_16_colours_bright_black_is_none() -> None:
    assert "bright_black" not in ANSI.values() and set(ANSI) <= set(COLOURS)
    assert Palette({}, "outline").style("accent").color is not None


class Themed(App[None]):
    CSS: ClassVar[str] = (
        "Screen { background: $page; color: $muted; } Static { border: solid $hex-line; color: $seat-1; }"
    )

    def __init__(self, theme: str) -> None:
        super().__init__()
        for ours in THEMES:
            self.register_theme(ours)
        self.theme = theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return defaults(self.current_theme.dark)

    def compose(self) -> ComposeResult:
        yield Static("text")


@pytest.mark.asyncio
@pytest.mark.parametrize("theme", ["tabletop-dark", "tabletop-light", "tabletop-contrast", "ansi-dark", "dracula"])
async def test_our_style_sheets_parse_and_paint_under_every_theme(theme: str) -> None:
    app = Themed(theme)
    async with app.run_test():
        palette = Palette.of(app, "unicode")
        colours = [palette.style(f"{name} on page") for name in COLOURS]
        assert palette.mode == ("outline" if theme.startswith("ansi") else "fill")
        assert len(colours) == len(COLOURS) and not palette.unknown
        if theme == "tabletop-light":
            assert palette.style("text").color == Palette(variables(LIGHT)).style("text").color


@pytest.mark.asyncio
async def test_no_color_means_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "")
    app = Themed("tabletop-dark")
    async with app.run_test():
        palette = Palette.of(app, "ascii")
        assert palette.mode == "plain" and not palette.fills
        assert palette.style("accent on bar").color is None


def test_every_theme_of_textual_can_be_drawn_with() -> None:
    for theme in BUILTIN_THEMES.values():
        generated = theme.to_color_system().generate()
        palette = Palette({**defaults(theme.dark), **generated, **theme.variables}, "outline" if theme.ansi else "fill")
        assert palette.style("text on panel").color is not None or theme.ansi
