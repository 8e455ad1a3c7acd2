"""The keys of the focused region, from the live keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..i18n import _
from ..ink import Line, length
from ..keys import Key
from .plate import Plate


class Footer(Plate):
    """One line. What does not fit is left out, the first of the keys last."""

    def __init__(self, id: str = "footer", ground: str = "bar") -> None:
        super().__init__(id, ground)

    def show_keys(
        self,
        keys: Iterable[Key],
        now: Mapping[str, str],
        *,
        wide: bool = False,
        hints: Sequence[tuple[str, str]] = (),
        words: Mapping[str, str] | None = None,
    ) -> None:
        """Show these keys, in order of importance.

        Args:
            keys: as `footer_keys` gives them.
            now: id to the key it is on, as `live` gives it; what is not in it is not shown.
            wide: whether to show those too that need room.
            hints: key and word of what stands first, such as `1-5`, `card`.
            words: other words than the usual ones, by id.
        """
        words = words or {}
        wanted = [
            (now[key.id], words.get(key.id) or _(key.text), key.id == "help")
            for key in keys
            if self._fits(key, now, wide)
        ]
        left, kept = self.size.width - 1, list[tuple[str, str]]()
        first = [(key, word) for key, word, is_help in wanted if is_help]
        rest = [*hints, *((key, word) for key, word, is_help in wanted if not is_help)]
        for key, word in [*first, *rest]:
            if (room := length(_shown(key, word))) <= left:
                kept.append((key, word))
                left -= room
        in_order = [pair for pair in [*rest, *first] if pair in kept]
        self.show([[(" ", "text"), *(span for pair in in_order for span in _shown(*pair))]])

    def _fits(self, key: Key, now: Mapping[str, str], wide: bool) -> bool:
        return key.id in now and (wide or not key.wide)


def _shown(key: str, word: str) -> Line:
    return [(key, "accent bold"), (f" {word}  ", "text")]
