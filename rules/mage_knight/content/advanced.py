"""The Advanced Actions."""

from __future__ import annotations
