"""The one table of keys. Every key has an id, so that a player can move it; what is shown is read from the live keys.

Small letters act, capitals show. No Alt, no Ctrl+letter, no function keys. With a Cyrillic layout on, a letter counts
as the Latin one on the same key. Signs are short cuts: what they do can be done by letters, arrows, Tab, Enter as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from textual.app import App
from textual.binding import Binding
from textual.keys import format_key

from .i18n import N_, _
from .ink import Line, header, padded, wrapped

PLACES = "abcdefg"  # options of the selected thing, by place
STANDING = "imnopqrstvwy"  # standing options; each pack fixes its own few of these
LATIN = "qwertyuiopasdfghjklzxcvbnm,."
CYRILLIC = "йцукенгшщзфывапролдячсмитьбю"
NO_WORDS: Mapping[str, str] = {}
NAMED = {",": "comma", ".": "full_stop"}
WRITTEN = {
    "enter": "Enter",
    "escape": "Esc",
    "tab": "Tab",
    "shift+tab": "Shift+Tab",
    "backspace": "Backspace",
    "pageup": "PgUp",
    "pagedown": "PgDn",
    "home": "Home",
    "end": "End",
}


class Key(NamedTuple):
    """A key with an id. Texts are looked up by `_` when shown."""

    id: str
    keys: str  # as Textual names them, with commas between
    action: str
    help: str  # a line of the list of keys; empty where the line of a family says it
    text: str = ""  # a word or two for the footer; empty: never there
    wide: bool = False  # in the footer only where there is room


class Section(NamedTuple):
    """Keys that hold in one kind of place."""

    name: str
    title: str
    keys: tuple[Key, ...]


EVERYWHERE = Section(
    "everywhere",
    N_("Everywhere"),
    (
        Key("cursor.up", "up,k", "cursor(0,-1)", N_("cursor up")),
        Key("cursor.down", "down,j", "cursor(0,1)", N_("cursor down")),
        Key("take", "enter", "take", N_("take what is under the cursor"), N_("choose")),
        Key("close", "escape", "close", N_("close, clear the choice, go back"), N_("back"), True),
        Key("region.next", "tab", "region(1)", N_("to the next area"), N_("next area"), True),
        Key("region.previous", "shift+tab", "region(-1)", N_("area before")),
        Key("page.up", "pageup", "page(-1)", N_("a page up")),
        Key("page.down", "pagedown", "page(1)", N_("a page down")),
        Key("first", "home", "end(-1)", N_("to the beginning")),
        Key("last", "end", "end(1)", N_("to the end")),
        Key("find", "slash", "find", N_("find"), N_("find"), True),
        Key("help", "question_mark", "help", N_("keys and help"), N_("keys")),
    ),
)
SIDEWAYS = (  # in menus h and l are free for items
    Key("cursor.left", "left", "cursor(-1,0)", N_("cursor left")),
    Key("cursor.right", "right", "cursor(1,0)", N_("cursor right")),
)
TABLE = Section(
    "table",
    N_("At the table"),
    (
        Key("cursor.left", "left,h", "cursor(-1,0)", N_("cursor left")),
        Key("cursor.right", "right,l", "cursor(1,0)", N_("cursor right")),
        Key(
            "pick.1",
            "1",
            "pick(1)",
            N_("1 to 9, then 0: the n-th thing as numbered, again: ten further; a number that is asked"),
        ),
        *(Key(f"pick.{n}", str(n % 10), f"pick({n})", "") for n in range(2, 11)),
        Key("option.a", "a", "option('a')", N_("a to g: options of what is selected, by their place")),
        *(Key(f"option.{letter}", letter, f"option('{letter}')", "") for letter in PLACES[1:]),
        Key("option.i", "i", "option('i')", N_("other small letters: as the question says")),
        *(Key(f"option.{letter}", letter, f"option('{letter}')", "") for letter in STANDING[1:]),
        Key("legal.next", "full_stop", "legal(1)", N_("next legal place or option"), N_("next place"), True),
        Key("legal.previous", "comma", "legal(-1)", N_("legal place or option before")),
        Key("look", "x", "look", N_("look at anything"), N_("look")),
        Key("undo", "u", "undo", N_("take back one step"), N_("undo")),
        Key("restart", "z", "restart", N_("take back the turn, or what of it can be; asks"), N_("restart"), True),
        Key("view.hand", "H", "view('hand')", N_("hand"), N_("hand")),
        Key("view.units", "U", "view('units')", N_("units"), N_("units")),
        Key("view.character", "C", "view('character')", N_("character"), N_("character")),
        Key("view.offers", "O", "view('offers')", N_("offers"), N_("offers")),
        Key("view.play", "P", "view('play')", N_("play area"), N_("play area"), True),
        Key("view.log", "L", "view('log')", N_("log"), N_("log")),
        Key("log.write", "E", "write_log", N_("write the log, as all have seen it, to a file"), N_("to a file")),
        Key("view.seats", "S", "view('seats')", N_("seats"), N_("seats"), True),
        Key("view.map", "M", "view('map')", N_("map"), N_("map"), True),
        Key("view.rules", "R", "view('rules')", N_("rulebook"), N_("rules"), True),
        Key("view.table", "T", "view('table')", N_("table, safe for all eyes"), N_("table view"), True),
        Key("hide", "X", "hide", N_("hide my hand at once"), N_("hide hand"), True),
        Key("zoom.in", "plus", "zoom(1)", N_("zoom in"), N_("zoom in"), True),
        Key("zoom.out", "minus", "zoom(-1)", N_("zoom out"), N_("zoom out"), True),
        Key("leave", "Q", "leave", N_("leave the table: the game is saved"), N_("leave"), True),
    ),
)
HOME = Section(
    "home",
    N_("Home"),
    (
        *SIDEWAYS,
        Key("home.continue", "c", "choose('continue')", N_("go on with the last game")),
        Key("home.new", "n", "choose('new')", N_("new game")),
        Key("home.first", "f", "choose('first')", N_("the guided first game")),
        Key("home.load", "l", "choose('load')", N_("load a game")),
        Key("home.replay", "p", "choose('replay')", N_("watch a finished game")),
        Key("home.rules", "r", "choose('rules')", N_("rulebook")),
        Key("home.statistics", "g", "choose('statistics')", N_("statistics")),
        Key("home.settings", "s", "choose('settings')", N_("settings")),
        Key("home.quit", "q", "choose('quit')", N_("quit")),
    ),
)
FORM = Section(
    "form",
    N_("In forms"),
    (
        *SIDEWAYS,
        Key("form.add", "plus,a", "add", N_("add a player"), N_("add")),
        Key("form.remove", "minus,d", "remove", N_("remove a player"), N_("remove")),
        Key("form.explain", "x", "explain", N_("explain the line"), N_("explain")),
        Key("form.random", "r", "random", N_("another seed"), N_("other seed"), True),
        Key("form.start", "s", "start", N_("start the game"), N_("start")),
    ),
)
SHELF = Section(
    "shelf",
    N_("Saves"),
    (
        *SIDEWAYS,
        Key("shelf.read", "v", "read", N_("open for looking only"), N_("look only"), True),
        Key("shelf.backups", "b", "backups", N_("earlier states of the game"), N_("backups")),
        Key("shelf.rename", "r", "rename", N_("rename"), N_("rename")),
        Key("shelf.export", "e", "export", N_("copy to a file"), N_("export")),
        Key("shelf.import", "i", "bring_in", N_("bring in from a file"), N_("import")),
        Key("shelf.delete", "d", "delete", N_("delete; asks"), N_("delete")),
    ),
)
HANDOVER = Section(
    "handover",
    N_("Hand-over"),
    (
        Key("handover.since", "w", "since", N_("what happened since the last turn"), N_("what happened")),
        Key("view.table", "T", "view('table')", N_("table, safe for all eyes"), N_("table view")),
        Key("leave", "Q", "leave", N_("leave the table: the game is saved"), N_("leave"), True),
    ),
)
RULES = Section(
    "rules",
    N_("Rulebook and look"),
    (
        *SIDEWAYS,
        Key("rules.back", "backspace,b", "back", N_("to the clause before"), N_("back")),
        Key("rules.game", "g", "game", N_("the rulebook of the next game"), N_("next game")),
        Key("rules.mark", "m", "mark", N_("mark the clause"), N_("mark"), True),
        Key("rules.copy", "y", "copy", N_("copy the text"), N_("copy"), True),
        Key("look.kind", "N", "kind", N_("next of its kind"), N_("next kind"), True),
    ),
)
OVER = Section(
    "over",
    N_("Game over"),
    (
        *SIDEWAYS,
        Key("over.replay", "r", "choose('replay')", N_("watch the game"), N_("replay")),
        Key("over.again", "a", "choose('again')", N_("again, same players"), N_("again")),
        Key("over.seed", "n", "choose('seed')", N_("new seed"), N_("new seed")),
        Key("over.export", "e", "choose('export')", N_("write log and result to a file"), N_("export")),
        Key("over.branch", "b", "choose('branch')", N_("a new game from an earlier step"), N_("branch")),
        Key("over.home", "h", "choose('home')", N_("home"), N_("home")),
        Key("view.log", "L", "view('log')", N_("log"), N_("log"), True),
    ),
)
SECTIONS = (EVERYWHERE, TABLE, HOME, FORM, SHELF, HANDOVER, RULES, OVER)


def with_twins(keys: str) -> str:
    """The same keys, and for each letter the Cyrillic one on the same place: `x` becomes `x,ч`."""
    named = keys.split(",")
    return ",".join([*named, *(twin for key in named if (twin := _twin(key)) and twin not in named)])


def bindings(*sections: Section) -> list[Binding]:
    """For `Screen.BINDINGS`; what holds everywhere is among them. No `priority`: text fields must get their letters."""
    return [
        Binding(with_twins(key.keys), key.action, key.help, show=False, id=key.id)
        for section in (*sections, EVERYWHERE)
        for key in section.keys
    ]


def checked(keymap: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """A player's keymap as `App.set_keymap` wants it, and what of it cannot be used, in words."""
    known = {key.id for section in SECTIONS for key in section.keys}
    wrong = [id for id, keys in keymap.items() if id not in known or not all(map(str.strip, keys.split(",")))]
    said = [_("{id}: no such key").format(id=id) for id in wrong]
    good = {id: with_twins(",".join(map(str.strip, keys.split(",")))) for id, keys in keymap.items() if id not in wrong}
    while clash := next(((id, other) for id in reversed(good) if (other := _clash(good, id))), None):
        id, other = clash  # without it others may clash in their turn
        said.append(_("{id}: {keys} is taken by {other}").format(id=id, keys=keymap[id], other=other))
        del good[id]
    return good, said


def live(app: App[Any]) -> dict[str, str]:
    """Id of a binding to the key it is on now, as a person writes it."""
    found: dict[str, str] = {}
    for key, active in app.active_bindings.items():
        if active.binding.id and active.enabled:
            found.setdefault(active.binding.id, written(key))
    return found


def written(key: str) -> str:
    """A key as a person writes it: `full_stop` is `.`."""
    return WRITTEN.get(key) or format_key(key)


def help_lines(
    now: Mapping[str, str], sections: Iterable[Section], width: int, words: Mapping[str, str] = NO_WORDS
) -> list[Line]:
    """All keys that work, as they are now, in as many columns as fit. A game may have words of its own, by id."""
    lines: list[Line] = []
    columns = max(1, width // 60)
    broad = width // columns
    for section in sections:
        does: dict[str, list[str]] = {}
        for key in section.keys:
            if key.help and key.id in now:
                does.setdefault(words.get(key.id) or _(key.help), []).append(_family(key, now))
        cells = [line for what, pressed in does.items() for line in _explained(", ".join(pressed), what, broad)]
        height = -(-len(cells) // columns)
        lines.append(header(_(section.title), "", width))
        lines += [[span for cell in cells[y::height] for span in padded(cell, broad)] for y in range(height)]
    return lines


def _explained(pressed: str, what: str, width: int) -> list[Line]:
    """What a key does, over as many lines as it needs."""
    first, *more = wrapped(what, width - 12)
    return [[(f" {pressed:>9} ", "accent bold"), (first, "text")], *([(" " * 11 + line, "text")] for line in more)]


def footer_keys(sections: Iterable[Section], ids: Sequence[str] | None = None) -> list[Key]:
    """What a footer may show, in the order of the ids if any are given; the way to all keys is always among them."""
    known = {key.id: key for section in (*sections, EVERYWHERE) for key in section.keys if key.text}
    return [known[id] for id in [*(id for id in (known if ids is None else ids) if id != "help"), "help"]]


def _family(key: Key, now: Mapping[str, str]) -> str:
    families = {"pick.1": f"{now[key.id]}-0", "option.a": f"{now[key.id]}-g", "option.i": f"{now[key.id]}-y"}
    return families.get(key.id, now[key.id])


def _twin(key: str) -> str:
    letter = next((sign for sign, name in NAMED.items() if name == key), key)
    if len(letter) != 1 or letter.lower() not in LATIN:
        return ""
    twin = CYRILLIC[LATIN.index(letter.lower())]
    return twin.upper() if letter.isupper() else twin


def _clash(keymap: Mapping[str, str], id: str) -> str:
    """The id of a key in the same place that is on one of these keys; empty if there is none."""
    mine = set(with_twins(keymap[id]).split(","))
    for section in SECTIONS:
        ids = {key.id: key.keys for key in (*section.keys, *EVERYWHERE.keys)}
        if id in ids:
            for other, keys in ids.items():
                if other != id and mine & set(with_twins(keymap.get(other, keys)).split(",")):
                    return other
    return ""
