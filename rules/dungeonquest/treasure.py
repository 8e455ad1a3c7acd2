"""1 The Treasure counters (DQ-COMP-4)."""

from __future__ import annotations

counters: list[str] = []
"""Every counter, by its value."""
