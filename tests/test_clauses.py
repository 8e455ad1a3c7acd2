"""The report of a whole run, tried on a small project of its own, with and without workers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

PROJECT = {
    "pyproject.toml": """
        [tool.pytest.ini_options]
        testpaths = ["tests"]
        markers = ["clause(*ids): clauses", "case(*ids): cases"]
    """,
    "rules/__init__.py": "",
    "rules/engine/__init__.py": "",
    "rules/engine/instructions.py": """
        TAGS = {}

        def instruction(cls):
            TAGS[cls.tag] = cls
            return cls
    """,
    "rules/draughts/__init__.py": "",
    "rules/draughts/moving.py": """
        from rules.engine.instructions import instruction

        @instruction
        class Step:
            tag = "draughts.step"

            def run(self, referee, picks):
                return "ZZ-MOVE-1"

        @instruction
        class Jump(Step):
            tag = "draughts.jump"
    """,
    "rules/draughts/clauses.toml": """
        [[chapter]]
        slug = "moving"
        en = "Moving"
        ru = "Ходы"

        [[chapter]]
        slug = "end"
        en = "The end"
        ru = "Конец"

        [[clause]]
        id = "ZZ-MOVE-1"
        chapter = "moving"
        en = "A step goes forward."
        ru = "Ход делается вперёд."
        mark = "seed"

        [[clause]]
        id = "ZZ-MOVE-2"
        chapter = "moving"
        en = "A jump takes."
        ru = "Прыжок берёт."

        [[clause]]
        id = "ZZ-END-1"
        chapter = "end"
        en = "Who has no men has lost."
        ru = "Без шашек партия проиграна."
        status = "n/a"
        why = "told by the table alone"
    """,
    "tests/cases.toml": """
        [[case]]
        id = "R-ZZ-01"
        title = "A man jumps backwards."

        [[case]]
        id = "R-YY-01"
        title = "A king castles."
        waits = "chess_variant"
    """,
    "tests/test_step.py": """
        import pytest
        from rules.draughts.moving import Step

        @pytest.mark.clause("ZZ-MOVE-1")
        def test_step():
            assert Step().run(None, ()) == "ZZ-MOVE-1"
    """,
    "tests/test_jump.py": """
        import pytest
        from rules.draughts.moving import Jump

        @pytest.mark.case("R-ZZ-01")
        def test_jump():
            '''ZZ-MOVE-2'''
            assert Jump().run(None, ())
    """,
}

WAYS = pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "two workers"])


class Project:
    """A small project that can be changed and tested."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        for name, text in PROJECT.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        lines = text.strip("\n").splitlines()
        margin = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
        path = self.pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(line[margin:] for line in lines) + "\n", encoding="utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        path = self.pytester.path / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *args: str) -> pytest.RunResult:
        return self.pytester.runpytest_subprocess("-p", "tests.clauses", *args)


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return Project(pytester)


@WAYS
def test_complete_project_passes_and_its_last_line_is_the_closing_line(
    project: Project, workers: tuple[str, ...]
) -> None:
    result = project.run(*workers)
    assert result.ret == 0
    table = [re.sub(r"\s+", " ", line).strip() for line in result.outlines]
    assert "Moving 2 2 1 0 0" in table
    assert "The end 1 0 0 1 0" in table
    assert "together 3 2 1 1 0" in table
    assert "cases: 2, 1 due, 1 shown, 0 missing; 1 wait for their game" in table
    assert "instructions: 2, 2 ran" in table
    assert re.fullmatch(r"=* ?2 passed in [\d.]+s ?=*", result.outlines[-1])


@WAYS
def test_missing_clause_fails_the_run(project: Project, workers: tuple[str, ...]) -> None:
    project.change("tests/test_jump.py", "ZZ-MOVE-2", "takes")
    result = project.run(*workers)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["draughts: no test shows ZZ-MOVE-2"])
    assert "2 passed, 1 error" in result.outlines[-1]


@WAYS
def test_mark_of_a_failing_test_shows_no_case(project: Project, workers: tuple[str, ...]) -> None:
    project.change("tests/test_jump.py", "assert Jump", "assert not Jump")
    result = project.run(*workers)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["no test shows case R-ZZ-01: A man jumps backwards."])


@WAYS
def test_instruction_that_never_ran_fails_the_run(project: Project, workers: tuple[str, ...]) -> None:
    project.change("tests/test_jump.py", "Jump().run(None, ())", "Jump()")
    result = project.run(*workers)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["instructions: 2, 1 ran", "no test ran draughts.jump"])


def test_instruction_inherited_by_another_is_not_taken_for_it(project: Project) -> None:
    project.change("tests/test_step.py", "Step().run(None, ()) == ", "")
    result = project.run()
    assert result.ret == 1
    result.stdout.fnmatch_lines(["no test ran draughts.step"])


def test_instruction_that_was_only_tried_did_not_run(project: Project) -> None:
    project.change("tests/test_jump.py", "run(None, ())", "run(Trial(), ())")
    project.change("tests/test_jump.py", "import pytest", "import pytest\n\nclass Trial:\n    trying = True\n")
    result = project.run()
    assert result.ret == 1
    result.stdout.fnmatch_lines(["no test ran draughts.jump"])


@WAYS
def test_chapter_that_cannot_be_imported_is_told_and_other_tests_run(
    project: Project, workers: tuple[str, ...]
) -> None:
    project.write("rules/draughts/crowning.py", "from . import kings")
    result = project.run(*workers)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["rules.draughts.crowning cannot be imported: *'kings'*"])
    assert "2 passed, 1 error" in result.outlines[-1]


def test_case_is_due_once_its_game_exists(project: Project) -> None:
    project.write("rules/chess_variant/__init__.py", "")
    result = project.run()
    assert result.ret == 1
    result.stdout.fnmatch_lines(["no test shows case R-YY-01: A king castles."])


def test_seed_clause_cannot_be_excused(project: Project) -> None:
    project.change("tests/test_step.py", '"ZZ-MOVE-1"', '"ZZ-END-1"')
    project.change("rules/draughts/clauses.toml", 'mark = "seed"', 'mark = "seed"\nstatus = "n/a"\nwhy = "no time"')
    result = project.run()
    assert result.ret == 1
    result.stdout.fnmatch_lines(
        ["draughts: ZZ-MOVE-1 is a seed clause and cannot be excused", "draughts: no test shows ZZ-MOVE-1"]
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "ZZ-MOVE-2"', 'id = "ZZ-MOVE-1"', "draughts: ZZ-MOVE-1 stands there twice"),
        ('chapter = "end"', 'chapter = "ending"', "draughts: ZZ-END-1 is in no chapter of the book"),
        ('ru = "Прыжок берёт."', "", "draughts: ZZ-MOVE-2 says nothing in ru"),
        ('why = "told by the table alone"', "", "draughts: ZZ-END-1 has a status but no reason why"),
        ('id = "ZZ-END-1"', 'id = "the end"', "draughts: the end is not written like an id"),
    ],
)
def test_faulty_clause_book_fails_the_run(project: Project, old: str, new: str, complaint: str) -> None:
    project.change("rules/draughts/clauses.toml", old, new)
    result = project.run()
    assert result.ret == 1
    result.stdout.fnmatch_lines([complaint])


def test_unknown_ids_fail_the_run(project: Project) -> None:
    project.change("tests/test_step.py", '"ZZ-MOVE-1")', '"ZZ-MOVE-1", "ZZ-MOVE-9")')
    project.change("tests/test_jump.py", '"R-ZZ-01"', '"R-ZZ-01", "R-ZZ-02"')
    project.change(
        "rules/draughts/moving.py", 'return "ZZ-MOVE-1"', 'return "ZZ-MOVE-1"  # ZZ-MOVE speaks, ZZ-MOV-1 slips'
    )
    result = project.run()
    assert result.ret == 1
    assert [line for line in result.outlines if "ZZ-MOV" in line or "R-ZZ" in line] == [
        "a test is marked with ZZ-MOVE-9, which is in no clause book",
        "rules/draughts/moving.py names ZZ-MOV-1, which is in no clause book",
        "a test is marked with case R-ZZ-02, which is not listed",
    ]


@pytest.mark.parametrize("args", [("-k", "step"), ("tests/test_step.py",), ("tests/test_step.py::test_step",)])
def test_run_of_some_tests_says_nothing(project: Project, args: tuple[str, ...]) -> None:
    result = project.run(*args)
    assert result.ret == 0
    result.stdout.no_fnmatch_line("*clauses, cases, instructions*")


@pytest.mark.parametrize("args", [("tests",), (".",)])
def test_path_that_holds_all_tests_is_a_whole_run(project: Project, args: tuple[str, ...]) -> None:
    project.change("tests/test_jump.py", "ZZ-MOVE-2", "takes")
    assert project.run(*args).ret == 1


def test_report_can_be_had_without_failing_or_running(project: Project) -> None:
    project.change("tests/test_jump.py", "ZZ-MOVE-2", "takes")
    assert project.run("--coverage=report").ret == 0
    result = project.run("--collect-only", "-qq", "--coverage=report")
    assert result.ret == 0
    result.stdout.fnmatch_lines(["cases: 2, 1 due, 1 shown, 0 missing; 1 wait for their game"])
    result.stdout.fnmatch_lines(["draughts: no test shows ZZ-MOVE-2"])
    result.stdout.no_fnmatch_line("instructions:*")
