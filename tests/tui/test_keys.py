"""The table of keys: nothing doubled, nothing that cannot be typed, and every key can be moved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

import pytest
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.screen import Screen
from textual.widgets import Input

from tabletop_tui import keys
from tabletop_tui.i18n import use
from tabletop_tui.ink import length, plain
from tabletop_tui.keys import EVERYWHERE, FORM, HOME, PLACES, SECTIONS, STANDING, TABLE, Section, with_twins

TYPED_EVERYWHERE = re.compile(r"[a-zA-Z0-9]|up|down|left|right|enter|escape|tab|shift\+tab|question_mark")
SHORT_CUTS = {"full_stop", "comma", "slash", "plus", "minus", "backspace", "home", "end", "pageup", "pagedown"}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use("en")


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.name)
def test_no_key_and_no_id_is_there_twice(section: Section) -> None:
    everything = [*section.keys, *(EVERYWHERE.keys if section is not EVERYWHERE else ())]
    ids = [key.id for key in everything]
    names = [name for key in everything for name in with_twins(key.keys).split(",")]
    assert len(ids) == len(set(ids)) and len(names) == len(set(names))


def test_a_key_means_the_same_wherever_it_is() -> None:
    actions: dict[str, set[str]] = {}
    for section in SECTIONS:
        for key in section.keys:
            actions.setdefault(key.id, set()).add(key.action)
    assert all(len(found) == 1 for found in actions.values())


@pytest.mark.case("B-40")
def test_every_key_can_be_typed_on_any_layout_and_none_is_taken_by_the_terminal() -> None:
    for section in SECTIONS:
        for key in section.keys:
            names = key.keys.split(",")
            assert all(TYPED_EVERYWHERE.fullmatch(name) or name in SHORT_CUTS for name in names), key
            assert not any("ctrl" in name or "alt" in name or re.fullmatch("f[0-9]+", name) for name in names), key


@pytest.mark.case("B-40")
def test_the_letters_of_options_are_none_of_the_fixed_keys() -> None:
    fixed = {
        name
        for key in (*TABLE.keys, *EVERYWHERE.keys)
        if not key.id.startswith("option.")
        for name in key.keys.split(",")
    }
    assert not set(PLACES + STANDING) & fixed and len(set(PLACES + STANDING)) == 19
    small = {name for name in fixed if len(name) == 1 and name.islower()}
    assert small == set("hjklxuz") and small | set(PLACES + STANDING) == set("abcdefghijklmnopqrstuvwxyz")


def test_a_cyrillic_letter_counts_as_the_latin_one_on_its_key() -> None:
    assert with_twins("a") == "a,ф" and with_twins("H") == "H,Р" and with_twins("up,k") == "up,k,л"
    assert with_twins("comma") == "comma,б" and with_twins("full_stop") == "full_stop,ю"
    assert with_twins("enter") == "enter" and with_twins("1") == "1" and with_twins("a,ф") == "a,ф"
    assert len({with_twins(letter) for letter in "abcdefghijklmnopqrstuvwxyz"}) == 26


def test_a_keymap_is_checked_before_it_is_used() -> None:
    good, wrong = keys.checked({"look": "F", "undo": " U ,", "nonsense": "a", "hide": "L", "zoom.in": "V"})
    assert good == {"look": "F,А", "zoom.in": "V,М"}
    assert len(wrong) == 3 and all(name in " ".join(wrong) for name in ("undo", "nonsense", "hide"))
    swapped, none = keys.checked({"look": "u", "undo": "x"})
    assert swapped == {"look": "u,г", "undo": "x,ч"} and not none


def test_what_leans_on_a_move_that_is_refused_is_refused_too() -> None:
    assert keys.checked({"hide": "x", "look": "u"})[0] == {}
    assert keys.checked({"hide": "V", "leave": "V"})[0] == {"hide": "V,М"}


def test_a_clash_with_what_holds_everywhere_is_found_for_every_place() -> None:
    assert keys.checked({"help": "s"})[0] == {} and keys.checked({"home.new": "enter"})[0] == {}
    assert keys.checked({"home.new": "x"})[0] == {"home.new": "x,ч"}


class Table(Screen[None]):
    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS = keys.bindings(TABLE)  # type: ignore[assignment]

    def compose(self) -> ComposeResult:
        yield Input()

    def action_option(self, letter: str) -> None:
        self.app.done.append(letter)  # type: ignore[attr-defined]

    def action_look(self) -> None:
        self.app.done.append("look")  # type: ignore[attr-defined]

    def action_legal(self, by: int) -> None:
        self.app.done.append(by)  # type: ignore[attr-defined]


class Keyed(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.done: list[object] = []

    def on_mount(self) -> None:
        self.push_screen(Table())


@pytest.mark.asyncio
async def test_both_layouts_do_the_same_and_text_fields_get_their_letters() -> None:
    app = Keyed()
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.press("a", "ф", "x", "ч", "full_stop", "ю", "б")
        assert app.done == ["a", "a", "look", "look", 1, 1, -1]
        field = app.screen.query_one(Input)
        field.focus()
        await pilot.press("a", "ф", "x", "ю")
        assert field.value == "aфxю" and len(app.done) == 7


@pytest.mark.asyncio
async def test_a_moved_key_moves_on_the_screen_too() -> None:
    app = Keyed()
    async with app.run_test() as pilot:
        await pilot.pause()
        now = keys.live(app)
        assert (now["look"], now["take"], now["legal.next"], now["view.hand"], now["cursor.up"]) == (
            "x",
            "Enter",
            ".",
            "H",
            "↑",
        )
        app.set_keymap(keys.checked({"look": "F"})[0])
        await pilot.press("x", "F", "А")
        assert app.done == ["look", "look"] and keys.live(app)["look"] == "F"


@pytest.mark.asyncio
@pytest.mark.case("B-20")
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_help_lists_every_key_that_works(lang: str) -> None:
    use("ru" if lang == "ru" else "en")
    app = Keyed()
    async with app.run_test() as pilot:
        await pilot.pause()
        now = keys.live(app)
        for width in (39, 80, 120):
            lines = keys.help_lines(now, (TABLE, EVERYWHERE), width)
            assert all(length(line) <= width for line in lines)
        text = plain(lines)
        assert all(
            f" {now[key.id]} " in text
            for key in (*TABLE.keys, *EVERYWHERE.keys)
            if key.help and key.id[:4] not in ("pick", "opti")
        )
        assert "1-0" in text and "a-g" in text and ("взять назад" in text) == (lang == "ru")


def test_bindings_have_no_priority_and_every_one_an_id() -> None:
    made = keys.bindings(HOME, FORM)
    assert all(isinstance(binding, Binding) and binding.id and not binding.priority for binding in made)


def test_the_footer_always_knows_the_way_to_all_keys() -> None:
    assert [key.id for key in keys.footer_keys([TABLE], ["undo", "look"])] == ["undo", "look", "help"]
    assert keys.footer_keys([HOME])[-1].id == "help"
