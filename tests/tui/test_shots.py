"""The pictures of the README: each is there, and drawn cell by cell as the terminal shows it."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tests.shots import picture
from tests.shots.__main__ import HERE, SHOTS, take

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
RECT = f"{SVG}g/{SVG}g/{SVG}rect"


def strip(*parts: tuple[str, str]) -> Strip:
    return Strip([Segment(text, Style.parse(style)) for text, style in parts])


def drawn(*parts: tuple[str, str]) -> ElementTree.Element:
    return ElementTree.fromstring(picture.svg([strip(*parts)], "#ffffff", "#000000"))


def test_every_picture_is_drawn_by_the_program_and_every_one_shown_is_there() -> None:
    names = {shot.name for shot in SHOTS}
    assert names == {file.stem for file in HERE.glob("*.svg")}
    shown = re.findall(r"\((tests/shots/[^)]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert shown
    assert {Path(name).stem for name in shown} <= names


async def test_a_picture_comes_out_the_same_each_time() -> None:
    shot = next(shot for shot in SHOTS if shot.name == "mk-first-steps")
    assert await take(shot) == await take(shot)


def test_words_stand_in_their_cells() -> None:
    texts = drawn(("ab  cd", "bold"), ("♜x", "#ff0000")).findall(f".//{SVG}text")
    found = [(text.text, int(text.attrib["x"]) // picture.WIDTH) for text in texts]
    assert found == [("ab", 0), ("cd", 4), ("♜", 6), ("x", 7)]
    assert texts[0].attrib["class"] == "b"
    assert texts[2].attrib["fill"] == "#ff0000"


def test_grounds_beside_each_other_are_one() -> None:
    boxes = drawn(("  ", "on #112233"), ("  ", "on #000000"), (" ", "on #112233")).findall(RECT)
    assert [(box.attrib["x"], box.attrib["width"]) for box in boxes] == [("0", "20"), ("40", "10")]


@pytest.mark.parametrize(
    ("sign", "leads"),
    [
        ("─", {"LEFT": 1, "RIGHT": 1}),
        ("┏", {"DOWN": 3, "RIGHT": 3}),
        ("╮", {"DOWN": 1, "LEFT": 1}),
        ("┾", {"UP": 1, "DOWN": 1, "RIGHT": 3, "LEFT": 1}),
        ("╸", {"LEFT": 3}),
        ("╎", {}),
        ("x", {}),
    ],
)
def test_frames_are_drawn_as_their_names_say(sign: str, leads: dict[str, int]) -> None:
    assert picture.arms(sign) == leads


def test_shades_are_grounds() -> None:
    box = drawn(("▓", "#ffffff on #000000")).find(RECT)
    assert box is not None
    assert box.attrib["fill"] == "#bfbfbf"
