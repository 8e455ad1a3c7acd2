"""What holds for the sources themselves, whatever they do."""

from __future__ import annotations


def test_nothing() -> None:
    assert True
