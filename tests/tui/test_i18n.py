"""The catalogues are whole, compiled, and in use at once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path
from typing import cast

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

import tabletop_tui
from tabletop_tui import i18n
from tabletop_tui.i18n import FOLDER, LANGUAGES, _, chosen, language, ngettext, use
from tabletop_tui.settings import FORM

WORDS = {"_": None, "N_": None, "gettext": None, "ngettext": (1, 2)}
FIELDS = re.compile(r"\{[a-z_]*\}")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use("en")


def strings() -> set[str | tuple[str, ...]]:
    """Every string of the sources that is to be translated."""
    folder = Path(tabletop_tui.__file__).parent
    return {found[2] for found in extract_from_dir(folder, [("**.py", "python")], keywords=WORDS) if found[2]}


def forms(text: object) -> list[str]:
    """A string, or all forms of a plural one."""
    several = isinstance(text, tuple | list)  # a compiled catalogue is read with lists
    return [str(form) for form in cast("tuple[object, ...]", text)] if several else [str(text or "")]


def test_every_string_is_translated_and_none_is_left_over() -> None:
    with (FOLDER / "ru/LC_MESSAGES/tabletop.po").open("rb") as file:
        catalogue = read_po(file)
    known = {message.id: message for message in catalogue if message.id}
    assert set(known) == strings() and not catalogue.obsolete
    for message in known.values():
        texts, originals = forms(message.string), forms(message.id)
        assert all(texts) and not message.fuzzy, message.id
        fields = {field for original in originals for field in FIELDS.findall(original)}
        assert all(set(FIELDS.findall(text)) <= fields for text in texts), message.id


def test_the_compiled_catalogue_is_the_readable_one() -> None:
    with (FOLDER / "ru/LC_MESSAGES/tabletop.po").open("rb") as file:
        readable = {tuple(forms(message.id)): tuple(forms(message.string)) for message in read_po(file) if message.id}
    with (FOLDER / "ru/LC_MESSAGES/tabletop.mo").open("rb") as file:
        compiled = {tuple(forms(message.id)): tuple(forms(message.string)) for message in read_mo(file) if message.id}
    assert compiled == readable


def test_the_language_changes_at_once() -> None:
    assert _("new game") == "new game" and language() == "en"
    use("ru")
    assert _("new game") == "новая игра" and language() == "ru"
    use("en")
    assert _("new game") == "new game"


@pytest.mark.case("B-32")
def test_what_is_unknown_stays_english_and_the_empty_text_empty() -> None:
    use("ru")
    assert _("no such string") == "no such string" and _("") == ""
    assert ngettext("{n} thing unheard of", "{n} things unheard of", 2) == "{n} things unheard of"


@pytest.mark.case("B-32")
def test_a_language_made_up_for_tests_reaches_every_string() -> None:
    class Longer(NullTranslations):
        def gettext(self, message: str) -> str:
            return f"«{message}»" + "ö" * (len(message) * 2 // 5)

    use("en", Longer())
    assert _(FORM[0].title) == "«Language»ööö"


@pytest.mark.parametrize(
    ("setting", "environ", "lang"),
    [
        ("ru", {"LANG": "en_GB.UTF-8"}, "ru"),
        ("en", {"LANG": "ru_RU.UTF-8"}, "en"),
        ("auto", {"LANG": "ru_RU.UTF-8"}, "ru"),
        ("auto", {"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ("auto", {"LANGUAGE": "de:ru:en", "LANG": "de_DE.UTF-8"}, "ru"),
        ("auto", {"LC_MESSAGES": "ru", "LANG": "en_US.UTF-8"}, "ru"),
        ("auto", {"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_terminal(setting: str, environ: dict[str, str], lang: str) -> None:
    assert chosen(setting, environ) == lang and lang in LANGUAGES


def test_without_any_variable_the_locale_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n.locale, "getlocale", lambda: ("Russian_Russia", "1251"))
    assert chosen("auto", {}) == "ru"
    monkeypatch.setattr(i18n.locale, "getlocale", lambda: (None, None))
    assert chosen("auto", {}) == "en"
