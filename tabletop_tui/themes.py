"""The semantic colours, once per theme, and what stands for them where there are fewer colours."""

from __future__ import annotations

from textual.theme import Theme

DARK, LIGHT, CONTRAST = range(3)
COLOURS = {
    "page": "#12151a #f6f3ea #000000",
    "panel": "#1a1f26 #fffdf6 #000000",
    "panel-2": "#242b34 #ece7d8 #101010",
    "bar": "#252d37 #e0dac9 #1c1c1c",
    "selection": "#24364c #cfe2f2 #003a66",
    "line": "#46525f #8c8672 #c8c8c8",
    "text": "#ece7da #1b1c1e #ffffff",
    "muted": "#a9b2bb #4d5258 #e0e0e0",
    "dim": "#99a3ad #575c62 #b8b8b8",
    "accent": "#f0b94e #7a4e00 #ffe14d",
    "legal": "#5cc8f2 #00527f #7fe3ff",
    "link": "#8cc7ff #004a8f #a8d8ff",
    "danger": "#ff9468 #9c2e00 #ffad8a",
    "ok": "#3fcf9f #00643f #6dffc4",
    "warn": "#f4d35e #625000 #fff176",
    "mana-red": "#ff8a78 #a32b18 #ffa08f",
    "mana-green": "#46cf96 #00633f #6dffb8",
    "mana-blue": "#6db6ff #00549a #9ad0ff",
    "mana-white": "#f5f3ec #5c5a52 #ffffff",
    "mana-gold": "#f2d24b #6b5300 #ffe14d",
    "mana-black": "#b7aec6 #2c2833 #d9ccee",
    "seat-1": "#f0a63a #e69f00 #ffb84d",
    "seat-2": "#6cc4f5 #56b4e9 #8fd6ff",
    "seat-3": "#35c99b #2bb88a #5cf0bd",
    "seat-4": "#e39ac4 #d98bb8 #ffb3dd",
    "seat-text": "#000000 #000000 #000000",
    "terrain-text": "#fbf7ea #141414 #ffffff",
    "terrain-plains": "#466328 #b9d68c #2f4a12",
    "terrain-hills": "#744f1f #d9b679 #573a0c",
    "terrain-forest": "#1d4f33 #86bd8c #063a1c",
    "terrain-wasteland": "#6b3b2c #d79a82 #55201a",
    "terrain-desert": "#756023 #eed98d #5c4a10",
    "terrain-swamp": "#4b3f6b #b6a9d8 #33265c",
    "terrain-lake": "#1d5585 #8fc3ee #063a68",
    "terrain-mountain": "#545a62 #b9bec6 #3a3f46",
    "terrain-sea": "#163b5c #79a9d6 #04243f",
    "terrain-city": "#7a2f5f #e0a3cb #5f1246",
    "terrain-unknown": "#242b34 #ece7d8 #101010",
    "hex-line": "#0e1114 #fdfbf3 #ffffff",
    # Grounds of rooms. `muted` can be read on the first three, `dim` on none, on chamber and tower only `text`.
    "room": "#3a3f47 #d9d4c6 #2c3036",
    "corridor": "#33414d #c3d2de #1d2c38",
    "special": "#4f3246 #e2c4da #4a2340",
    "chamber": "#64501f #f0dc9a #4d3a08",
    "tower": "#39506b #bdd2ec #12365c",
    "wall": "#8f8a7c #4a463c #ffffff",
}

# 256 colours, dark theme. The nearest colours would throw terrains together; these keep them apart, at 4.5 or more.
CUBE = {
    "page": "#121212",
    "hex-line": "#000000",
    "terrain-text": "#ffffff",
    "terrain-plains": "#008700",
    "terrain-hills": "#875f00",
    "terrain-forest": "#005f00",
    "terrain-wasteland": "#870000",
    "terrain-swamp": "#5f5f87",
    "terrain-lake": "#005faf",
    "terrain-mountain": "#585858",
    "terrain-sea": "#00005f",
    "terrain-city": "#87005f",
    "terrain-desert": "#5f5f00",
}

# 16 colours: which of the terminal's own stands for a name; what is missing here is its default. No fills, and never
# bright black, which on many terminals cannot be told from black.
ANSI = {
    "accent": "yellow",
    "legal": "cyan",
    "link": "cyan",
    "danger": "red",
    "ok": "green",
    "warn": "yellow",
    "selection": "yellow",
    "mana-red": "red",
    "mana-green": "green",
    "mana-blue": "blue",
    "mana-gold": "yellow",
    "mana-black": "magenta",
    "seat-1": "yellow",
    "seat-2": "cyan",
    "seat-3": "green",
    "seat-4": "magenta",
    "terrain-plains": "green",
    "terrain-hills": "yellow",
    "terrain-forest": "green",
    "terrain-wasteland": "red",
    "terrain-desert": "yellow",
    "terrain-swamp": "magenta",
    "terrain-lake": "blue",
    "terrain-sea": "blue",
}


def variables(which: int) -> dict[str, str]:
    """The colours of one theme by name. `text`, `panel`, `accent` are also names of Textual, meant to be replaced."""
    return {name: values.split()[which] for name, values in COLOURS.items()}


def defaults(dark: bool) -> dict[str, str]:
    """For `App.get_theme_variable_defaults`: without these our style sheets parse under no theme but ours."""
    return variables(DARK if dark else LIGHT)


def theme(name: str, which: int) -> Theme:
    """One of our themes, as Textual wants it."""
    colours = variables(which)
    return Theme(
        name,
        primary=colours["accent"],
        accent=colours["accent"],
        foreground=colours["text"],
        background=colours["page"],
        surface=colours["page"],
        panel=colours["panel"],
        success=colours["ok"],
        warning=colours["warn"],
        error=colours["danger"],
        dark=which != LIGHT,
        variables=colours,
    )


THEMES = (
    theme("tabletop-dark", DARK),
    theme("tabletop-light", LIGHT),
    theme("tabletop-contrast", CONTRAST),
)
