"""A program under a pseudo-terminal: what it costs in a real one. Memory and processor time are those of Linux."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

ROOT = Path(__file__).parent.parent.parent
CONTROL = re.compile(rb"\x1b(?:\[[0-9;:?<>=$ ]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()][A-Z0-9]|[=>78])|\r")
KEYS = {
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "enter": "\r",
    "tab": "\t",
    "escape": "\x1b",
    "backspace": "\x7f",
}


class Answer(NamedTuple):
    """How a program answered a key: seconds to its last byte, and how many bytes."""

    seconds: float
    bytes: int


class Silent(Exception):
    """A program ended, or did not show in time what was waited for."""


class Terminal:
    """A running program. It is begun when this is made, and killed when this is closed."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        shows: str,
        width: int = 120,
        height: int = 40,
        env: Mapping[str, str] | None = None,
        patience: float = 20.0,
    ) -> None:
        """Begin the program and wait for its first paint.

        Args:
            command: The program and its arguments.
            shows: A text without line breaks that the first paint holds.
            width: Columns.
            height: Rows.
            env: Added to the environment.
            patience: Seconds that any waiting may take.

        Raises:
            Silent: If the program ends or shows no such text in time.
        """
        self.patience = patience
        self.seen = b""
        """What came since the last key, with all control sequences."""
        self.fd, inner = pty.openpty()
        self.resize(width, height, tell=False)
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=inner, stdout=inner, stderr=inner, env=surroundings(env or {}), start_new_session=True
        )
        os.close(inner)
        try:
            self.until(shows)
        except Silent:
            self.close()
            raise
        self.first = time.perf_counter() - begun
        """Seconds from the start to the first paint."""
        self.settle(0.3)
        self.painted = len(self.seen)
        """Bytes until it was still."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def read(self, wait: float) -> bytes:
        """What comes within so many seconds; nothing if nothing does.

        Raises:
            Silent: If the program has ended.
        """
        if not select.select([self.fd], [], [], wait)[0]:
            return b""
        try:
            data = os.read(self.fd, 1 << 20)
        except OSError:
            data = b""
        if not data:
            raise Silent("the program has ended")
        self.seen += data
        return data

    def until(self, shows: str) -> None:
        """Wait until this text has come since the last key; control sequences within it do not matter.

        Raises:
            Silent: If the program ends before, or takes too long.
        """
        ends = time.perf_counter() + self.patience
        while shows.encode() not in CONTROL.sub(b"", self.seen):
            left = ends - time.perf_counter()
            if left <= 0:
                raise Silent(f"{shows!r} was not shown in {self.patience} s; the last was {tail(self.seen)}")
            try:
                self.read(left)
            except Silent as ended:
                raise Silent(f"{ended} before it showed {shows!r}; the last was {tail(self.seen)}") from None

    def settle(self, quiet: float = 0.15) -> Answer:
        """Wait until nothing has come for so many seconds; when the last byte came, and how many there were."""
        begun = last = time.perf_counter()
        size = 0
        while last - begun < self.patience:
            data = self.read(quiet)
            if not data:
                break
            size += len(data)
            last = time.perf_counter()
        return Answer(last - begun, size)

    def type(self, keys: str) -> None:
        """Type this, without waiting."""
        self.seen = b""
        os.write(self.fd, keys.encode())

    def press(self, key: str) -> Answer:
        """Press a key, by its name or sign, and wait for the last byte of the answer; no bytes, no seconds."""
        self.settle(0.05)
        self.type(KEYS.get(key, key))
        return self.settle()

    def resize(self, width: int, height: int, *, tell: bool = True) -> None:
        """Another size of the window."""
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        if tell:
            self.process.send_signal(signal.SIGWINCH)

    @property
    def memory(self) -> int:
        """Bytes of memory the program takes now."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor(self) -> float:
        """Seconds of processor time the program has used, in hundredths."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")

    def idle(self, seconds: float = 5.0) -> float:
        """Seconds of processor time used while nobody does anything for so many seconds."""
        self.settle(0.5)
        before = self.processor
        ends = time.perf_counter() + seconds
        while (left := ends - time.perf_counter()) > 0:
            self.read(left)
        return self.processor - before

    def kill(self) -> None:
        """End the program as a power cut would."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """End the program, if it has not ended, and the terminal with it."""
        if self.fd >= 0:
            self.kill()
            os.close(self.fd)
            self.fd = -1


def surroundings(added: Mapping[str, str]) -> dict[str, str]:
    """The environment of a program in a good terminal, which imports what this checkout holds, compiled as it is for a player."""
    left_out = ("COLUMNS", "LINES", "NO_COLOR", "PYTHONDONTWRITEBYTECODE")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "TERM": "xterm-256color", "COLORTERM": "truecolor", "PYTHONPATH": str(ROOT), **added}


def tail(seen: bytes) -> str:
    """The last of what was shown, to be read by a person."""
    return repr(CONTROL.sub(b"", seen)[-400:].decode(errors="replace"))
