"""Saves broken in every way one can think of: each is refused as a bad save, or can be played on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple, cast

from rules import BadSave, Save, Setup, apply, decision, dump, load, random_answer, result
from rules.engine.instructions import TAGS
from rules.walks import TEMPERS, Chooser, walk

ON = 25
"""Commands a save that loads must be good for."""
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    10**30,
    -(10**30),
    0.5,
    1e300,
    "",
    "?",
    "дракон",
    "🐉\u202e\u0000",
    "x" * 5000,
    [],
    {},
    [[]],
    {"": ""},
    [None, {"op": "seq", "steps": []}],
    {"op": "dungeonquest.nothing"},
    {"op": "seq", "steps": [{"op": "done", "says": "done"}] * 3},
    {"op": "times", "n": 10**9, "do": {"op": "done", "says": "done"}},
)

Path = tuple[str | int, ...]


class Outcome(NamedTuple):
    """What became of a broken save."""

    fault: str
    """Why it was refused; "": it was not."""
    crash: str = ""
    """What went wrong that must not; "": nothing."""


def tried(text: str, seed: int) -> Outcome:
    """Load this text, and play on if it loads."""
    try:
        save = load(text)
    except BadSave as bad:
        return Outcome(bad.fault)
    except BaseException as error:
        return Outcome("", f"load: {type(error).__name__}: {error}")
    try:
        play_on(save, random.Random(seed))
    except Exception as error:
        return Outcome("", f"play: {type(error).__name__}: {error}")
    return Outcome("")


def play_on(save: Save, rng: random.Random) -> None:
    """Some random commands from here, saved in the end."""
    state = save.state
    for _ in range(ON):
        asked = decision(state)
        if asked is None:
            assert result(state) is not None
            break
        assert list(asked.blocked) == list(asked.blocked)
        state = apply(state, random_answer(asked, rng)).state
    assert dump(Save(save.setup, save.commands, state))


def positions(setup: Setup, seed: int, every: int) -> Iterator[str]:
    """Saves out of a random game, some at each part of it."""
    rng = random.Random(seed)
    temper = rng.choice(TEMPERS)
    save, _ = Save.new(setup, {"name": "Soak", "notes": ["ünï", {"n": 1}]})
    for n, step in enumerate(walk(setup, Chooser(temper, rng))):
        save, _ = save.after(step.command)
        if n % every == 0:
            yield dump(save)
    yield dump(save)


def broken(text: str, rng: random.Random) -> tuple[str, str]:
    """This save broken in one to three ways, and in which."""
    if rng.random() < 0.15:
        break_text = rng.choice(TEXT)
        return break_text(text, rng), break_text.__name__
    document = json.loads(text)
    told = [break_value(document, rng) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
    if rng.random() < 0.7:
        document.pop("seal", None)
    return json.dumps(document, ensure_ascii=rng.random() < 0.5), "; ".join(told)


def cut(text: str, rng: random.Random) -> str:
    """Not written to its end."""
    return text[: rng.randrange(len(text))]


def flip(text: str, rng: random.Random) -> str:
    """One byte is another, as it may be read by somebody who replaces what cannot be read."""
    data = bytearray(text.encode())
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return data.decode(errors="replace")


def lose_some(text: str, rng: random.Random) -> str:
    """Some signs are missing."""
    at = rng.randrange(len(text))
    return text[:at] + text[at + rng.randint(1, 40) :]


def double_some(text: str, rng: random.Random) -> str:
    """Some signs are there twice."""
    at = rng.randrange(len(text))
    return text[:at] + text[at : at + rng.randint(1, 40)] + text[at:]


def nest(text: str, rng: random.Random) -> str:
    """Something is nested deeper than anybody reads."""
    many = rng.choice((50, 5_000, 100_000))
    return text.replace('"vars":{', '"vars":{"deep":' + "[" * many + "]" * many + ",", 1)


def long_number(text: str, rng: random.Random) -> str:
    """A number of more digits than Python reads."""
    return text.replace('"seed":', '"seed":' + "9" * 5_000, 1)


TEXT: tuple[Callable[[str, random.Random], str], ...] = (cut, flip, flip, lose_some, double_some, nest, long_number)


def break_value(document: Any, rng: random.Random) -> str:
    """Change one value of a document, anywhere but in what it says of itself; tells what."""
    path = somewhere(document, rng)
    change = rng.choice(VALUES)
    try:
        change(at(document, path[:-1]), path[-1], document, rng)
    except (LookupError, TypeError, AttributeError):  # an earlier change left nothing there to change
        document["state"] = None
    return f"{change.__name__} {'.'.join(map(str, path))}"


def somewhere(document: Any, rng: random.Random) -> Path:
    """A place in a document, found by going down it: so the short parts are met as often as the long ones."""
    path: Path = ("state",) if rng.random() < 0.8 and "state" in document else ()
    here = at(document, path)
    while isinstance(here, (dict, list)) and here and (not path or rng.random() < 0.85):
        keys: list[str | int] = list(here) if isinstance(here, dict) else list(range(len(here)))
        path = (*path, rng.choice(keys))
        here = at(document, path)
    return path or ("state",)


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Where there is anything in a document."""
    yield here
    if isinstance(value, dict):
        for key, one in cast("dict[str, Any]", value).items():
            yield from paths(one, (*here, key))
    elif isinstance(value, list):
        for at, one in enumerate(cast("list[Any]", value)):
            yield from paths(one, (*here, at))


def delete(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    del holder[key]


def double(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    if isinstance(holder, list):
        holder.insert(rng.randint(0, len(holder)), deepcopy(holder[key]))
    else:
        holder[f"{key}_"] = deepcopy(holder[key])


def nonsense(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    holder[key] = deepcopy(rng.choice(NONSENSE))


def nudge(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    """A value of the same kind."""
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + rng.choice((-2, -1, 1, 2, 1000))
    elif isinstance(value, str):
        holder[key] = rng.choice([value + "x", value[:-1], value.upper(), value[::-1]])
    elif isinstance(value, list):
        value.reverse()
    elif isinstance(value, dict):
        value.clear()
    else:
        holder[key] = 0


def swap(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    """Two neighbours of a list, or two values of an object, change places."""
    keys = list(range(len(holder))) if isinstance(holder, list) else list(holder)
    other = rng.choice(keys)
    holder[key], holder[other] = holder[other], holder[key]


def elsewhere(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    """What lies somewhere else in the document, and looks alike if possible."""
    value = holder[key]
    there = [found for found in (at(document, path) for path in paths(document)) if type(found) is type(value)]
    holder[key] = deepcopy(rng.choice(there))


def at(document: Any, path: Path) -> Any:
    for step in path:
        document = document[step]
    return document


def put_in(holder: Any, key: Any, document: Any, rng: random.Random) -> None:
    """An instruction somewhere on the agenda, that may have no business there."""
    frame = rng.choice(document["state"]["agenda"])
    frame["todo"].insert(rng.randint(0, len(frame["todo"])), {"op": rng.choice(sorted(TAGS)), **rng.choice(FIELDS)})


VALUES = (delete, double, nonsense, nudge, nudge, swap, swap, elsewhere, elsewhere, put_in)
FIELDS: tuple[dict[str, Any], ...] = (
    {},
    {},
    {},
    {"seat": 0},
    {"square": [3, 3]},
    {"card": "room.orc"},
    {"deck": "trap"},
    {"die": 6},
    {"monster": "orc"},
    {"n": 2},
    {"way": "N"},
)
