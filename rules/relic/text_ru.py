"""What is said of Relic, in Russian. The books lie beneath each other: deeds, questions, events, printed texts."""

from __future__ import annotations

from . import text_ru_fights

BOOK = text_ru_fights.BOOK
