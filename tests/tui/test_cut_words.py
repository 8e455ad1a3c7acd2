"""What a small terminal shows of Mage Knight is not cut amid words: a game is walked, and its panels are laid out for 80x24."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules import Lang, SeatSetup, Setup, view
from rules.walks import Chooser, walk
from tabletop_tui import ink
from tabletop_tui.games.mage_knight.pack import PACK
from tabletop_tui.i18n import use
from tabletop_tui.pack import Sight
from tabletop_tui.screens.asking import Choosing, menu_of
from tabletop_tui.widgets.decision_panel import laid_out
from tests.tui.tables import InOrder

COLUMN, ROWS, EVERY = 38, 5, 4
"""Of the decision panel; and of the walk so many commands from one look to the next."""


def sights(lang: Lang) -> Iterator[tuple[Sight, Choosing]]:
    """What the seat that chooses sees now and then, with one of its things selected."""
    seats = (SeatSetup("Anna", "goldyx"), SeatSetup("Ben", "norowas"))
    setup = Setup("mage_knight", seats, "first_reconnaissance", (), "cut")
    choosing, rng = Choosing(), random.Random(7)
    for n, step in enumerate(walk(setup, Chooser("aimed", random.Random(2)))):
        if n % EVERY == 0:
            plain = Sight(view(step.state, step.asked.seat), ("Anna", "Ben"), step.asked.seat, wide=False, fills=True)
            numbers = choosing.numbers.deal(PACK.numbering(plain), PACK.numbered(plain))
            choosing.forget()
            choosing.number = rng.randint(0, len(numbers))
            choosing.selected = numbers[choosing.number - 1] if choosing.number else None
            yield replace(plain, numbers=numbers, number=choosing.number), choosing


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_cut_amid_words(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    use(lang)
    cut: list[str] = []

    def clip(text: str, width: int) -> str:
        found = whole(text, width)
        if found != text and width > 0:
            cut.append(f"{text} -> {found}")
        return found

    whole = ink.clip
    for module in list(sys.modules.values()):
        if getattr(module, "clip", None) is whole and not module.__name__.endswith("mage_knight.ledgers"):
            monkeypatch.setattr(module, "clip", clip)  # on a ledger the colour of the back is one of six
    seen = 0
    for at, choosing in sights(lang):
        seen += 1
        PACK.seat_line(at, 80)
        PACK.track(at, 80)
        if len(at.view.me.hand) < 9:  # more names than that need not fit into two lines
            PACK.hand_line(at, 80)
        PACK.scene(at, 80, 14)
        menu = menu_of(PACK, at, choosing, InOrder(), many=True)
        laid_out(menu, COLUMN, ROWS, {}, -1, 2)
    assert seen > 10 and cut == []
