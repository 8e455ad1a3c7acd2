"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.engine.costs import for_nothing

pytest_plugins = ["pytester", "tests.clauses"]


@pytest.fixture
def said_free(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Says of kinds of instruction that nothing is to be paid for them; what was known of that before is forgotten."""

    def say(*kinds: type[Any]) -> None:
        for kind in kinds:
            monkeypatch.setattr(kind, "free", True)
        for_nothing.cache_clear()

    yield say
    monkeypatch.undo()
    for_nothing.cache_clear()
