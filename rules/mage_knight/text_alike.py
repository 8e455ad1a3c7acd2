"""What is written alike in every language."""

from __future__ import annotations


def signed(n: int) -> str:
    """`+2`, `−1`, `0`."""
    return f"+{n}" if n > 0 else below(n)


def below(n: int) -> str:
    """`2`, `−1`: a number that may lie below nothing."""
    return str(n).replace("-", "−")
