"""Every test of the interface sees the same terminal, and speaks English when it begins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop_tui.i18n import use
from tabletop_tui.screens.handover import Handover


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("NO_COLOR", "TEXTUAL_ANIMATIONS", "LANGUAGE", "LC_ALL", "TABLETOP_CONFIG", "TABLETOP_SAVES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setattr(Handover, "patience", 0)
    use("en")
    yield
    use("en")
