"""Mage Knight exists for the length of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.game import registered
from rules.mage_knight import GAME


@pytest.fixture(autouse=True)
def mage_knight() -> Iterator[None]:
    with registered(GAME):
        yield
