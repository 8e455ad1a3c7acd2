"""Mage Knight at the table, in words: what is told, and that nobody is told what is another's."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from rules import Lang, Name, Setup, View, say, view
from rules.game import find
from rules.walks import Chooser, walk
from tabletop_tui.i18n import use
from tabletop_tui.moment import moment_of, tallies_of
from tabletop_tui.pack import Sight, pack_of
from tests.tui.desk import NARROW, WIDE, desk

GAME = find("mage_knight")
PACK = pack_of("mage_knight")
PLAYERS = ("Anna", "Ben")


def seen(seed: str = "words") -> list[View[Any, Any]]:
    """What the choosing seats see in one game, now and then."""
    steps = walk(GAME.setups.example("full_conquest", 2, seed), Chooser("aimed", random.Random(seed)))
    return [view(step.state, step.asked.seat) for n, step in enumerate(steps) if n % 40 == 0]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_hand_units_and_the_spaces_around_are_told(lang: Lang) -> None:
    use(lang)
    try:
        for at in seen():
            told = " ".join(PACK.lies(Sight(at, PLAYERS)))
            hero = at.me
            for card in hero.hand:
                assert say(Name("card", card), lang, of=at) in told
            assert "_" not in told
            assert "{" not in told
            assert lang == "en" or "Источник" in told
    finally:
        use("en")


def test_the_view_of_all_seats_tells_how_many_cards_and_not_which() -> None:
    for at in seen():
        sight = Sight(at, PLAYERS)
        for hero in filter(lambda hero: hero.name, at.table.heroes):
            shown = "".join(text for line in PACK.seat_lines(sight, hero.seat, 80) for text, _ink in line)
            assert f"hand {len(hero.hand)} · deck {len(hero.deck)}" in shown
            assert not [card for card in hero.hand if say(Name("card", card), "en", of=at) in shown]


@pytest.mark.parametrize("width", [40, 48])
def test_the_seat_panel_is_never_wider_than_its_column(width: int) -> None:
    for at in seen():
        rows = ["".join(text for text, _ink in line) for line in PACK.seat_panel(Sight(at, PLAYERS), width)]
        assert max(map(len, rows)) <= width
        assert len(rows) == 11  # always as many: what is below must not move


def test_a_list_of_saves_tells_round_level_and_fame() -> None:
    last = moment_of(seen()[-1])
    assert last.round > 0
    assert last.text.startswith(f"round {last.round}")
    assert all("level" in line for line in last.seats)


def test_a_game_is_counted() -> None:
    setup: Setup = GAME.setups.example("first_reconnaissance", 2, "count")
    happened = [event for step in walk(setup, Chooser("aimed", random.Random(2))) for event in step.outcome.events]
    counted = dict(tallies_of("mage_knight", happened, 2))
    assert sum(counted["Cards played"]) > 0
    assert sum(counted["Tiles revealed"]) > 0


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_a_game_is_begun_from_the_form(tmp_path: Path, size: tuple[int, int]) -> None:
    async with desk(tmp_path, size) as at:
        await at.press("n", "right", "s")
        assert "which hero?" in at.text
        await at.press("a", "enter")
        assert "MAP" in at.text
