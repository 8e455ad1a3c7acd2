"""What tests of Relic may ask for."""

from __future__ import annotations

import pytest

from rules.relic import GAME
from tests import kit


@pytest.fixture
def nothing_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every step no piece is missing or there twice, and the state is one a save may hold."""

    def watched(state: kit.State[kit.Any, kit.Any]) -> kit.State[kit.Any, kit.Any]:
        assert GAME.sound(state) is None
        assert GAME.census(state) == GAME.pieces(state)
        return plain(state)

    plain = kit.saved_and_loaded
    monkeypatch.setattr(kit, "saved_and_loaded", watched)
