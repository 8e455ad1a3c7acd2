"""The fixed strings of the interface, by gettext; what the rules say comes from `rules.say`.

`_("…")` and `ngettext("{n} card", "{n} cards", n)` are looked up when called, so the language can change while the
program runs. A string in a table that is built at import is marked by `N_("…")` and looked up by `_` where it is shown.
Values go in by `.format(…)` after the look-up, never by f-strings. What has no translation stays English.

After strings have changed, Babel brings the catalogue up to date (from the root of the checkout):

    pybabel extract -k N_ --no-location --omit-header -o tabletop.pot tabletop_tui
    pybabel update -D tabletop -i tabletop.pot -d tabletop_tui/locale -l ru -w 120 \
        --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date
    (translate what is empty in tabletop_tui/locale/ru/LC_MESSAGES/tabletop.po, delete tabletop.pot)
    pybabel compile -D tabletop -d tabletop_tui/locale

Both files are committed, and a test compares them; Babel is not needed to play.
"""

from __future__ import annotations

import gettext as catalogues
import locale
import os
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, get_args

Lang = Literal["en", "ru"]

LANGUAGES: tuple[Lang, ...] = get_args(Lang)
DOMAIN = "tabletop"
FOLDER = Path(__file__).parent / "locale"


class _Spoken:
    """The language in use; one for the whole program."""

    lang: Lang = "en"
    catalogue: catalogues.NullTranslations = catalogues.NullTranslations()


def _(text: str) -> str:
    """This string in the language in use."""
    return _Spoken.catalogue.gettext(text) if text else ""  # the empty string is the catalogue's own head


def ngettext(one: str, many: str, n: int) -> str:
    """The form that goes with this number, in the language in use."""
    return _Spoken.catalogue.ngettext(one, many, n)


def N_(text: str) -> str:
    """Marks a string for the catalogue and leaves it alone."""
    return text


def use(lang: Lang, catalogue: catalogues.NullTranslations | None = None) -> None:
    """Speak this language from now on; a catalogue of one's own replaces the one on disk."""
    _Spoken.lang = lang
    if catalogue is None and lang != "en":
        catalogue = catalogues.translation(DOMAIN, FOLDER, [lang], fallback=True)
    _Spoken.catalogue = catalogue or catalogues.NullTranslations()


@contextmanager
def spoken(lang: Lang) -> Generator[None]:
    """Speak this language for a moment: for what is put down in every one."""
    before = _Spoken.lang, _Spoken.catalogue
    try:
        if lang != _Spoken.lang:
            use(lang)
        yield
    finally:
        _Spoken.lang, _Spoken.catalogue = before


def language() -> Lang:
    """The language in use; also the one in which `rules.say` is to be asked."""
    return _Spoken.lang


def chosen(setting: str, environ: Mapping[str, str] | None = None) -> Lang:
    """The language a setting means: `en`, `ru`, or with anything else that of the locale."""
    for code in (setting, *_codes(os.environ if environ is None else environ)):
        for lang in LANGUAGES:
            if code.lower().split("_")[0].split(".")[0].split("-")[0] == lang:
                return lang
    return "en"


def _codes(environ: Mapping[str, str]) -> list[str]:
    """Locales in the order in which they count; the first variable that is set decides."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            return value.split(":")
    return [(locale.getlocale()[0] or "").replace("Russian", "ru")]  # Windows sets no variable and has names of its own
