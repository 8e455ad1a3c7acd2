"""What is said of Relic, in English. The books lie beneath each other: deeds, questions, events, printed texts."""

from __future__ import annotations

from . import text_en_fights

BOOK = text_en_fights.BOOK
