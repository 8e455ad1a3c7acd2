"""The bench itself: its arithmetic, its table, and the terminal it runs programs in."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.bench import __main__ as bench
from tests.bench import frame
from tests.bench.frame import Found, Row
from tests.bench.terminal import Silent, Terminal
from tests.bench.yardsticks import EMPTY_APP, Yardsticks

ECHO = """
import sys, termios, tty
tty.setraw(0)
print("ready", end="", flush=True)
while (key := sys.stdin.read(1)) != "q":
    print(key * 3, end="", flush=True)
"""


def a_row(samples: list[float], measure: float = 1.0) -> Row:
    return Row("a thing", 2, 1, "A", lambda yard: Found(samples, measure))


@pytest.mark.parametrize(
    ("samples", "said"),
    [([0.5, 1.0, 9.0], "met"), ([1.5], "met at first stop"), ([2.5, 2.5, 0.1], "not met")],
)
def test_median_is_held_against_both_budgets(samples: list[float], said: str) -> None:
    assert frame.mark(Found(samples), a_row(samples)) == said


def test_samples_are_told_in_units() -> None:
    found = Found([float(n) for n in range(1, 101)], 10)
    assert (found.median, found.p95) == (5.05, 9.6)
    words = frame.line(a_row([]), found).split()
    assert words == ["a", "thing", "5.05", "A", "9.6", "A", "2", "A", "1", "A", "not", "met"]


def test_times_are_those_of_the_calls() -> None:
    calls: list[int] = []
    taken = frame.timed(lambda: calls.append(1), 5, warm=2)
    assert (len(taken), len(calls)) == (5, 7)
    assert min(taken) > 0
    assert frame.seconds(lambda: time.sleep(0.05)) < 0.05 <= frame.waited(lambda: time.sleep(0.05))


@pytest.fixture
def no_rows(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    rows: list[Row] = []
    monkeypatch.setattr(frame, "ROWS", rows)
    return rows


def test_decorated_functions_are_rows(no_rows: list[Row]) -> None:
    @frame.row("clone of a state", first=0.8, then=0.3, unit="A")
    def clone(yard: Yardsticks) -> Found:
        return Found([2.0], 4.0)

    assert no_rows == [clone]
    assert bench.chosen(no_rows, ["Clone"]) == [clone]
    assert bench.chosen(no_rows, ["save"]) == []
    assert clone.find(Yardsticks()).median == 0.5


def test_a_missed_first_budget_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run([a_row([1.5])], Yardsticks())
    assert not bench.run([a_row([1.5]), a_row([2.5])], Yardsticks())
    assert capsys.readouterr().out.splitlines()[-1].endswith("not met")


def test_yardsticks_can_be_measured() -> None:
    yard = Yardsticks()
    assert 0 < yard.a(steps=200) < 0.1
    assert 0 < yard.c(b"x" * 1000, times=3) < 10


def test_terminal_measures_an_answer() -> None:
    with Terminal([sys.executable, "-c", ECHO], shows="ready") as terminal:
        assert terminal.first > 0
        assert terminal.painted == len("ready")
        answer = terminal.press("x")
        assert answer.bytes == 3
        assert 0 < answer.seconds < 5
        assert terminal.press("up").bytes == 9
        assert terminal.memory > 1 << 20
        assert terminal.idle(0.2) < 0.2


def test_terminal_tells_when_a_program_ends_or_is_silent() -> None:
    with pytest.raises(Silent, match=r"ended before it showed 'ready'.*no luck"):
        Terminal([sys.executable, "-c", "print('no luck')"], shows="ready")
    with pytest.raises(Silent, match="was not shown"):
        Terminal([sys.executable, "-c", "input()"], shows="ready", patience=0.5)
    with Terminal([sys.executable, "-c", ECHO], shows="ready") as terminal:
        terminal.type("yx")
        terminal.until("yyyx")
        terminal.until("xxx")
        terminal.type("q")
        with pytest.raises(Silent):
            terminal.until("more")


def test_terminal_paints_an_app_in_the_size_of_its_window() -> None:
    sized = EMPTY_APP.replace('"nothing here"', 'f"{self.size.width} by {self.size.height}"')
    with Terminal([sys.executable, "-c", sized], shows="80 by 24", width=80, height=24) as terminal:
        assert terminal.memory > 10 << 20
        terminal.kill()
        assert not Path(f"/proc/{terminal.process.pid}").exists()
