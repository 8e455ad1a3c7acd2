"""After a whole run: which clauses and cases have a test, and which instructions ran. What is missing fails the run.

Marks travel with the reports of tests, names of instructions with what a worker hands in when it is done; so the
process that prints has them all, with and without workers. A run of some tests only (a path, -k, -m …) says nothing.
"""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.reports.tables import Report, Shown, report

if TYPE_CHECKING:
    from collections.abc import Callable

RAN: set[str] = set()
CHECKED = ("clause", "case")
SELECTS = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise")


def record(tag: str) -> None:
    """Remember that this instruction ran, in whatever test."""
    RAN.add(tag)


def import_rules() -> list[str]:
    """Import every module of rules, and tell of those that fail: they must not keep other tests from running."""
    failed: list[str] = []
    rules = importlib.import_module("rules")
    for module in pkgutil.walk_packages(rules.__path__, "rules.", onerror=lambda name: None):
        try:
            importlib.import_module(module.name)
        except Exception as error:  # also what a registry refuses
            failed.append(f"{module.name} cannot be imported: {error}")
    return failed


def registered() -> dict[str, Any]:
    """Every instruction of the engine and of the games imported so far, by its name in saves."""
    tags = importlib.import_module("rules.engine.instructions").TAGS
    return {tag: made for tag, made in tags.items() if made.__module__.startswith("rules.")}


def install() -> None:
    """Have every instruction record its name when it is run."""
    import_rules()
    own = {tag: (made, made.run) for tag, made in registered().items()}
    for tag, (made, run) in own.items():
        made.run = recording(tag, run)


def recording(tag: str, run: Callable[..., Any]) -> Callable[..., Any]:
    """The same `run`, which also tells that it was called, unless the referee only tries what can be paid."""

    def told(self: Any, referee: Any, picks: Any) -> Any:
        if not getattr(referee, "trying", False):
            record(tag)
        return run(self, referee, picks)

    return told


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--coverage",
        choices=("enforce", "report"),
        default=None,
        help="clauses, cases and instructions: fail a whole run where one is missing (the default), or only report",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Coverage(config), "coverage of clauses")


class Coverage:
    """Gathers what a run shows. In a worker it hands over; in the process that prints it judges."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.root: Path = config.rootpath
        self.marks: dict[str, set[str]] = {kind: set() for kind in CHECKED}
        self.found: Report | None = None

    @property
    def in_worker(self) -> bool:
        return hasattr(self.config, "workerinput")

    @property
    def runs_tests(self) -> bool:
        return not self.config.option.collectonly

    @property
    def has_engine(self) -> bool:
        return (self.root / "rules" / "engine" / "instructions.py").exists()

    def pytest_sessionstart(self) -> None:
        RAN.clear()
        if self.runs_tests and self.has_engine:
            install()

    def pytest_itemcollected(self, item: pytest.Item) -> None:
        for kind in CHECKED:
            ids = [name for mark in item.iter_markers(kind) for name in mark.args]
            item.user_properties += [(kind, name) for name in ids]
            if not self.runs_tests:
                self.marks[kind].update(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for kind, name in report.user_properties:
                if kind in CHECKED:
                    self.marks[kind].add(str(name))

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        RAN.update(getattr(node, "workeroutput", {}).get("ran", ()))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.in_worker:
            self.config.workeroutput["ran"] = sorted(RAN)  # pyright: ignore[reportAttributeAccessIssue]
        elif self.speaks(session):
            self.found = report(self.root, self.shown())
            if self.fails and session.exitstatus == pytest.ExitCode.OK:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def speaks(self, session: pytest.Session) -> bool:
        """Asked to, or at the end of a whole run that was not broken off."""
        broken_off = bool(session.shouldstop or session.shouldfail)
        asked = self.config.getoption("--coverage") is not None
        return not broken_off and (asked or (self.runs_tests and is_whole(self.config)))

    def shown(self) -> Shown:
        if not (self.runs_tests and self.has_engine):
            return Shown(frozenset(self.marks["clause"]), frozenset(self.marks["case"]))
        broken = tuple(import_rules())
        ran, there = frozenset(RAN), frozenset(registered())
        return Shown(frozenset(self.marks["clause"]), frozenset(self.marks["case"]), ran, there, broken)

    @property
    def fails(self) -> bool:
        return (
            self.config.getoption("--coverage") != "report" and self.found is not None and bool(self.found.complaints)
        )

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.found is None:
            return
        terminalreporter.section("clauses, cases, instructions")
        for line in self.found.lines:
            terminalreporter.write_line(line)
        for complaint in self.found.complaints:
            terminalreporter.write_line(complaint, red=True)
        if self.fails:
            terminalreporter.stats.setdefault("error", []).append(as_error(self.found))


def as_error(found: Report) -> pytest.CollectReport:
    """An error of the run, so that its closing line counts it."""
    return pytest.CollectReport("coverage", "failed", "something has no test: it is named above", None)


def is_whole(config: pytest.Config) -> bool:
    """Whether nothing was left out: no selection, and either no path or one that holds all test paths."""
    if any(getattr(config.option, name, None) not in (None, "", [], False) for name in SELECTS):
        return False
    here = config.invocation_params.dir
    wanted = [config.rootpath / path for path in config.getini("testpaths")] or [config.rootpath]
    given = [(here / arg).resolve() for arg in config.args if "::" not in arg]
    if len(given) < len(config.args):
        return False
    return all(any(path.resolve().is_relative_to(arg) for arg in given) for path in wanted)
