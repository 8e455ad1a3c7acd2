"""Saving behind the player's back: one thread, the latest text wins, a failure is told and the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from typing import Protocol

Text = str | Callable[[], str]  # a function is called in the thread, so it must read only what never changes


class Write(Protocol):
    """What puts a text on the disk; `OpenSave.write` is one."""

    def __call__(self, text: str, /, *, turn_starts: bool = False) -> None: ...


def _nothing(*_: object) -> None:
    """Nobody wants to know."""


class Autosave:
    """Writes what it is given, in order, and skips texts that a later one has overtaken.

    The text with which a turn starts is skipped only when the next turn has started too. After a failure the text is
    kept, and the next `put` or `flush` tries again. Both callbacks run in the writing thread.
    """

    def __init__(
        self,
        write: Write,
        on_saved: Callable[[], None] = _nothing,
        on_error: Callable[[Exception], None] = _nothing,
    ) -> None:
        self._write, self._on_saved, self._on_error = write, on_saved, on_error
        self._changed = Condition()
        self._turn: Text | None = None
        self._latest: Text | None = None
        self._retry = False
        self._writing = False
        self._closing = False
        self.error: Exception | None = None  # why the latest text is not on the disk, if so
        self._thread = Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def put(self, text: Text, *, turn_starts: bool = False) -> None:
        """Have this text written soon. Never waits.

        Raises:
            RuntimeError: it was closed.
        """
        with self._changed:
            if self._closing:
                raise RuntimeError("closed")
            if turn_starts:
                self._turn, self._latest = text, None
            else:
                self._latest = text
            self._retry = True
            self._changed.notify_all()

    @property
    def saved(self) -> bool:
        """Whether everything given is on the disk."""
        with self._changed:
            return self._idle and self.error is None

    def flush(self, timeout: float | None = None) -> bool:
        """Wait until everything given is written, or has failed once more; seconds. Whether it is on the disk."""
        with self._changed:
            if self._pending and not self._closing:
                self._retry = True
                self._changed.notify_all()
            self._changed.wait_for(lambda: not self._writing and not self._retry, timeout)
            return self._idle and self.error is None

    def close(self, timeout: float | None = None) -> bool:
        """Flush, and end the thread. Whether everything is on the disk."""
        done = self.flush(timeout)
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(timeout)
        return done

    @property
    def _pending(self) -> bool:
        return self._turn is not None or self._latest is not None

    @property
    def _idle(self) -> bool:
        return not self._pending and not self._writing

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._retry)
                if not self._retry:
                    return
                turn_starts = self._turn is not None
                text = self._turn if turn_starts else self._latest
                self._retry, self._writing = False, True
            error = self._attempt(text, turn_starts) if text is not None else None
            self._settle(text, turn_starts, error)

    def _attempt(self, text: Text, turn_starts: bool) -> Exception | None:
        try:
            self._write(text if isinstance(text, str) else text(), turn_starts=turn_starts)
        except Exception as error:  # whatever it is: the thread must live, and the player must hear of it
            return error
        return None

    def _settle(self, text: Text | None, turn_starts: bool, error: Exception | None) -> None:
        with self._changed:
            if error is None:
                if turn_starts and self._turn is text:
                    self._turn = None
                elif not turn_starts and self._latest is text:
                    self._latest = None
                self._retry = self._retry or self._pending
            self._writing, self.error = False, error
            done = error is None and not self._pending
            self._changed.notify_all()
        with suppress(Exception):  # a screen that has gone must not end the saving
            if error is not None:
                self._on_error(error)
            elif done:
                self._on_saved()
