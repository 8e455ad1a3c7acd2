"""What is said of DungeonQuest, in English."""

from __future__ import annotations

from ..engine.phrases import Phrasebook
from ..engine.text_en import BOOK as ENGINE

BOOK = Phrasebook("en", "rules.dungeonquest", ENGINE)
says, asks, because = BOOK.says, BOOK.asks, BOOK.because
