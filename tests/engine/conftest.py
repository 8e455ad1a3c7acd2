"""The toy game exists for the length of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.game import registered
from tests.toy import TOY


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with registered(TOY):
        yield
