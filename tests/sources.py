"""Checks of source text. Each takes a file and yields its offences, as `line: what`."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parent.parent

IMPURE = frozenset(
    "os sys io pathlib shutil tempfile glob subprocess socket time datetime calendar random secrets uuid "
    "threading asyncio multiprocessing logging tabletop_tui textual rich typer platformdirs filelock".split()
)
IMPURE_CALLS = frozenset(("open", "print", "input", "breakpoint", "__import__"))
READS_ITS_TABLES = "rules/engine/phrases.py"

VERBS = frozenset(
    "begin new_game settled decision check apply view result random_answer dump load replay verify State Save".split()
)
HOLDERS = frozenset(("tabletop_tui/session.py", "tabletop_tui/onlookers.py", "tabletop_tui/cli.py"))

UNFINISHED = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|X" r"XX)\b")
SET = re.compile(r"\b(?:frozenset|set|(?:Abstract|Mutable)?Set)\b")
MACHINE_PATH = re.compile(r"(?<![\w.:/~-])/(?:home|root|work|Users|opt|mnt|srv)/\w|\b[A-Z]:\\" r"Users\b")
REGISTRY = re.compile(r"py" r"pi\.org|python" r"hosted|npm" r"js\.(?:org|com)|deb" r"ian\.org|index-" r"url", re.I)


@dataclass(frozen=True)
class Source:
    """A file of the project: its path from the root, with slashes, and its text."""

    name: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def read(path: Path) -> Source:
    """The source at an absolute path under the root."""
    return Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


def python_under(folder: str) -> list[Source]:
    """All Python files of a folder, by name."""
    return [read(path) for path in sorted((ROOT / folder).rglob("*.py"))]


def kept() -> list[Source]:
    """All text files that git keeps, or would keep."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    paths = [ROOT / name for name in dict.fromkeys(names) if name]
    return [read(path) for path in paths if path.is_file() and b"\0" not in path.read_bytes()]


def imported(tree: ast.AST) -> Iterator[tuple[int, str, str]]:
    """What is imported absolutely: line, module, and the name taken from it (empty for the module itself)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield from ((node.lineno, node.module or "", alias.name) for alias in node.names)


def impurities(source: Source) -> Iterator[str]:
    """Law 3: rules can read no file, clock, screen or global random number."""
    for line, module, name in imported(source.tree):
        if module.split(".")[0] in IMPURE:
            yield f"{line}: imports {module}"
        if "importlib.resources" in f"{module}.{name}" and source.name != READS_ITS_TABLES:
            yield f"{line}: imports importlib.resources"
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS:
            yield f"{node.lineno}: calls {node.func.id}"


def lambdas(source: Source) -> Iterator[str]:
    """Content is data."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Lambda):
            yield f"{node.lineno}: lambda"


def sets_in_state(source: Source) -> Iterator[str]:
    """A set has no order that a save or another process would keep."""
    for record in ast.walk(source.tree):
        if isinstance(record, ast.ClassDef) and decorators(record) & {"live", "instruction"}:
            for field in record.body:
                if isinstance(field, ast.AnnAssign) and SET.search(ast.unparse(field.annotation)):
                    yield f"{field.lineno}: {record.name}.{ast.unparse(field.target)} is a set"


def decorators(record: ast.ClassDef) -> set[str]:
    """The last names of its decorators: `records.live(…)` is `live`."""
    called = [node.func if isinstance(node, ast.Call) else node for node in record.decorator_list]
    return {ast.unparse(node).split(".")[-1] for node in called}


def verbs(source: Source) -> Iterator[str]:
    """Only the session and the command line call the verbs of rules or hold a state."""
    if source.name in HOLDERS:
        return
    modules = {
        alias for node in ast.walk(source.tree) if isinstance(node, ast.Import) for alias in names_of_rules(node)
    }
    for line, module, name in imported(source.tree):
        if f"{module}.{name}".startswith(("rules.play", "rules.replays", "rules.save")):
            yield f"{line}: imports {module}"
        elif module.split(".")[0] == "rules" and name in VERBS:
            yield f"{line}: imports {name} of {module}"
        elif module == "rules" and name == "*":
            yield f"{line}: imports everything of rules"
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Attribute) and node.attr in VERBS and ast.unparse(node.value) in modules:
            yield f"{node.lineno}: uses rules.{node.attr}"


def names_of_rules(node: ast.Import) -> list[str]:
    """What this statement calls the package `rules`."""
    return [alias.asname or "rules" for alias in node.names if alias.name == "rules" or not alias.asname]


def unfinished(source: Source) -> Iterator[str]:
    """Work is done or it is not there."""
    yield from matches(source, UNFINISHED)


def out_of_place(source: Source) -> Iterator[str]:
    """What belongs to one machine, or to where packages come from."""
    yield from matches(source, MACHINE_PATH)
    yield from matches(source, REGISTRY)


def matches(source: Source, pattern: re.Pattern[str]) -> Iterator[str]:
    """Every line in which the pattern is found."""
    for number, line in enumerate(source.lines, 1):
        if pattern.search(line):
            yield f"{number}: {line.strip()[:80]}"
