"""16, 17 and 21 to 23: combat. Its modules take names from each other, so they are always imported one way: through cards."""

from __future__ import annotations

from .. import cards as cards
