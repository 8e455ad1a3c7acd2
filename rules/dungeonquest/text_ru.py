"""What is said of DungeonQuest, in Russian."""

from __future__ import annotations

from ..engine.phrases import Phrasebook
from ..engine.text_ru import BOOK as ENGINE

BOOK = Phrasebook("ru", "rules.dungeonquest", ENGINE)
says, asks, because = BOOK.says, BOOK.asks, BOOK.because
