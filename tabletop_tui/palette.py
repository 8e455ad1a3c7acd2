"""Names of colours become styles here, and only here: for one theme, on one terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from rich.cells import cell_len, set_cell_size
from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.color import Color
from textual.strip import Strip

from .glyphs import METER_TO_ASCII, TO_ASCII, GlyphSet
from .ink import Span, tame
from .themes import ANSI, COLOURS, CUBE

Mode = Literal["fill", "outline", "plain"]  # true colour or 256; 16 colours; none

SHADES = (-0.045, 0.0, 0.045)  # neighbours of one terrain must stay apart
EDGE = 0.35 * 0.3
CALLS_OUT = frozenset({"legal", "danger", "accent", "selection"})  # grounds that become reverse where nothing is filled


class Palette:
    """Names to styles, for one theme on one terminal.

    An ink is a colour, then `on` and a ground, then any of `bold`, `reverse`, `strike`, `underline`, and `meter`. A
    terrain may be followed by its shade, `terrain-hills.0` to `.2`, and that by `.edge`: the line between two spaces.
    """

    def __init__(
        self, variables: Mapping[str, str], mode: Mode = "fill", glyphs: GlyphSet = "unicode", cube: bool = False
    ) -> None:
        self.mode, self.glyphs = mode, glyphs
        self.unknown: set[str] = set()  # names in inks that are no colours; tests want it empty
        self._styles: dict[str, Style] = {}
        self._colours: dict[str, RichColor] = {}
        if mode == "fill":
            self._colours = _filled(variables, cube)
        elif mode == "outline":
            self._colours = {name: RichColor.parse(colour) for name, colour in ANSI.items()}

    @classmethod
    def of(cls, app: App[Any], glyphs: GlyphSet) -> Palette:
        """That of the app's theme now, on its terminal."""
        system = "truecolor" if app.is_headless else app.console.color_system  # headless: a picture, no terminal
        poor = app.current_theme.ansi or system in ("standard", "windows")
        mode: Mode = "plain" if app.no_color else "outline" if poor else "fill"
        # `theme_variables` is still that of the theme before when a theme changes.
        return cls(app.get_css_variables(), mode, glyphs, system == "256" and app.current_theme.dark)

    @property
    def fills(self) -> bool:
        """Whether grounds are seen. Where not, draw outlines, and brackets round chips."""
        return self.mode == "fill"

    def style(self, ink: str) -> Style:
        style = self._styles.get(ink)
        if style is None:
            style = self._styles[ink] = self._made(ink)
        return style

    def strip(self, line: Iterable[Span], width: int, ground: str = "page") -> Strip:
        """Exactly this wide: cut off, or filled with the ground. No background of a style sheet lies under it."""
        segments: list[Segment] = []
        left = width
        for text, ink in line:
            if left <= 0:
                break
            text = tame(text)
            if (cells := cell_len(text)) > left:
                text, cells = set_cell_size(text, left), left
            if text:
                left -= cells
                self._add(segments, self._drawn(text, ink), self.style(_grounded(ink, ground)))
        if left > 0:
            self._add(segments, " " * left, self.style(f"text on {ground}"))
        return Strip(segments, width)

    def _add(self, segments: list[Segment], text: str, style: Style) -> None:
        """Neighbours of one style are one segment: fewer bytes."""
        if segments and segments[-1].style is style:
            text = segments.pop().text + text
        segments.append(Segment(text, style))

    def _drawn(self, text: str, ink: str) -> str:
        if self.glyphs == "unicode" or text.isascii():
            return text
        return text.translate(METER_TO_ASCII if "meter" in ink else TO_ASCII)

    def _made(self, ink: str) -> Style:
        fore, back, words = _read(ink)
        reverse = "reverse" in words
        if back and not self.fills and (back in CALLS_OUT or back.startswith("seat-")):
            fore, back, reverse = back, "", True
        return Style(
            color=self._colour(fore),
            bgcolor=self._colour(back) if self.fills and back else None,
            bold="bold" in words or None,
            reverse=reverse or None,
            strike="strike" in words or None,
            underline="underline" in words or None,
        )

    def _colour(self, name: str) -> RichColor | None:
        colour = self._colours.get(name)
        if colour is None and name.split(".")[0] not in COLOURS:
            self.unknown.add(name)
        return colour


def _filled(variables: Mapping[str, str], cube: bool) -> dict[str, RichColor]:
    colours = {name: Color.parse(variables[name]) for name in COLOURS if name != "text" and name in variables}
    # In themes of Textual `text` is "auto 87%", which is no colour.
    text = variables.get("text", "auto")
    colours["text"] = Color.parse(variables["foreground"] if text.startswith("auto") else text)
    if cube:
        colours |= {name: Color.parse(colour) for name, colour in CUBE.items()}
    for name in [name for name in colours if name.startswith("terrain-") and name != "terrain-text"]:
        for shade, by in enumerate(SHADES):
            fill = colours[name] if cube else colours[name].lighten(by)
            colours[f"{name}.{shade}"] = fill
            colours[f"{name}.{shade}.edge"] = fill.darken(EDGE)
    return {name: colour.rich_color for name, colour in colours.items()}


def _read(ink: str) -> tuple[str, str, set[str]]:
    """Colour, ground, and the words that are neither. Of two grounds the later counts."""
    fore, back, rest = "text", "", set[str]()
    words = iter(ink.split())
    for word in words:
        if word == "on":
            back = next(words)
        elif word in ("bold", "reverse", "strike", "underline", "meter"):
            rest.add(word)
        else:
            fore = word
    return fore, back, rest


def _grounded(ink: str, ground: str) -> str:
    return ink if " on " in f" {ink}" else f"{ink or 'text'} on {ground}"
