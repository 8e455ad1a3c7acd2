"""Bazaar, a game made for the tests: it asks every shape of question there is, in ten cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from rules.engine.decisions import Option
from rules.engine.phrases import Lang, Phrasebook
from rules.engine.referee import State
from rules.engine.views import View
from rules.game import Document, Form, Game, Result, Setup, Standing, Variant

from . import bazaar, text_en, text_ru


def result(state: State[Any, Any]) -> Result:
    traders = sorted(state.table.traders, key=lambda trader: -trader.coins)
    best = traders[0].coins
    return Result(
        tuple(
            Standing(t.seat, 1 + sum(o.coins > t.coins for o in traders), t.coins, t.coins == best, "richest")
            for t in traders
        )
    )


def sound(state: State[Any, Any]) -> str | None:
    wrong = [seat for seat, trader in enumerate(state.table.traders) if trader.seat != seat]
    return "traders" if wrong or state.table.turns > bazaar.LAST else None


def phrases(lang: Lang) -> Phrasebook:
    return {"en": text_en.BOOK, "ru": text_ru.BOOK}[lang]


def aim(view: View[Any, Any]) -> Callable[[Option], int]:
    return lambda option: 0 if option.id == "end turn" else 10


def coins_were_called_money(document: Document) -> Document:
    """Schema 1 wrote `money` for what is called `coins` now."""

    def renamed(state: Document | None) -> Document | None:
        if state is None:
            return None
        traders = [
            {("coins" if k == "money" else k): v for k, v in trader.items()} for trader in state["table"]["traders"]
        ]
        return {**state, "table": {**state["table"], "traders": traders}}

    return {**document, "schema": 2, "state": renamed(document["state"]), "barrier": renamed(document["barrier"])}


def pieces(state: State[Any, Any]) -> Counter[str]:
    return Counter(dict.fromkeys(bazaar.CARDS, 3))


def census(state: State[Any, Any]) -> Counter[str]:
    table = state.table
    return Counter(
        [*table.deck, *table.discard, *table.looked_at, *[card for trader in table.traders for card in trader.hand]]
    )


TOY = Game(
    slug="toy",
    clauses="TOY",
    home="tests.toy",
    rules=1,
    schema=2,
    setups=Form(
        "toy",
        (1, 3),
        ("fair", "market day"),
        ("ada", "ben", "cy"),
        (Variant("bells", "TOY-3"), Variant("hush", "TOY-4")),
    ),
    begin=bazaar.begin,
    state=lambda: bazaar.ToyState,
    pieces=pieces,
    census=census,
    sound=sound,
    result=result,
    phrases=phrases,
    aim=aim,
    migrations=(coins_were_called_money,),
    faces={"bid": ("high", "low")},
)


def setup(n: int = 2, seed: str = "toy", scenario: str = "fair", variants: tuple[str, ...] = ()) -> Setup:
    return TOY.setups.example(scenario, n, seed, variants)
