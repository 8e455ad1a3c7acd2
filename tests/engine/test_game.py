"""What a game package provides, and the registry of those that exist."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from rules import Game, games
from rules.game import Variant, by_clause, find, home_of, registered, teller
from rules.play import new_game
from tests.toy import TOY, bazaar, setup

ROOT = Path(__file__).parents[2]


def in_a_new_process(script: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_importing_the_rules_imports_no_content_and_no_pydantic() -> None:
    """Neither does listing the games with their forms: the home screen is painted before any of it."""
    script = (
        "import sys, rules\n"
        "forms = [(g.slug, g.setups.heroes, g.setups.variants) for g in rules.games()]\n"
        "homes = ('rules.dungeonquest.', 'rules.mage_knight.', 'rules.relic.', 'pydantic')\n"
        "print(*[m for m in sys.modules if m.startswith(homes)])"
    )
    assert in_a_new_process(script) == "rules.mage_knight.form"


def test_content_is_imported_when_a_game_is_first_used() -> None:
    script = (
        "import sys, rules\n"
        "from rules.game import find; rules.new_game(next(find('dungeonquest').setups.examples('x')))\n"
        "print('rules.dungeonquest.content' in sys.modules, 'pydantic' in sys.modules)"
    )
    assert in_a_new_process(script) == "True False"


def test_the_registry_lists_each_game_once() -> None:
    slugs = [game.slug for game in games()]
    assert len(set(slugs)) == len(slugs)
    assert {"dungeonquest", "toy"} <= set(slugs)
    assert all(find(slug).slug == slug for slug in slugs)
    with pytest.raises(LookupError):
        find("chess")


def test_a_guest_leaves_when_its_test_ends() -> None:
    guest = replace(TOY, slug="guest")
    with registered(guest):
        assert find("guest") is guest
        with registered(replace(TOY, rules=9)):
            assert find("toy").rules == 9
        assert find("toy") is TOY
    with pytest.raises(LookupError):
        find("guest")
    assert find("toy") is TOY


def test_whose_thing_it_is() -> None:
    assert home_of(bazaar.Turn) is TOY
    assert home_of(int) is None
    assert by_clause("TOY-1") is TOY
    assert by_clause("ANSWER-1") is None
    found = by_clause("DQ-5.2.a")
    assert found is not None
    assert found.slug == "dungeonquest"


def test_examples_cover_scenarios_seats_and_variants() -> None:
    form = TOY.setups
    shapes = [(one.scenario, len(one.seats), one.variants) for one in form.examples("x")]
    assert shapes == [
        *[(scenario, n, ()) for scenario in ("fair", "market day") for n in (1, 2, 3)],
        ("fair", 2, ("bells",)),
        ("fair", 2, ("hush",)),
    ]
    assert all(one.seed == "x" for one in form.examples("x"))


def test_examples_bring_what_a_variant_needs() -> None:
    form = replace(TOY.setups, variants=(Variant("bells", "TOY-3"), Variant("hush", "TOY-4", needs=("bells",))))
    *_, last = form.examples("x")
    assert last.variants == ("bells", "hush")
    form.check(last)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_every_example_is_a_game(game: Game) -> None:
    for one in game.setups.examples("x"):
        game.setups.check(one)
        assert new_game(one).game == game.slug


@pytest.mark.parametrize("game", [*games(), TOY], ids=lambda game: game.slug)
def test_every_game_has_names_and_a_rulebook(game: Game) -> None:
    assert game.title("en")
    assert game.title("ru")
    assert game.book.entries
    assert all(id.startswith(f"{game.clauses}-") for id in game.book.entries)
    assert {variant.clause for variant in game.setups.variants} <= set(game.book.entries)


def test_a_migration_for_every_schema_before_this_one() -> None:
    for game in (*games(), TOY):
        assert len(game.migrations) == game.schema - 1


def test_only_known_languages_are_spoken() -> None:
    with pytest.raises(LookupError):
        teller(TOY, "xx")  # pyright: ignore[reportArgumentType]
    assert teller(None, "ru").lang == "ru"
    assert new_game(setup()).game == "toy"


def test_a_title_that_a_game_has_by_itself_is_read_off_no_table() -> None:
    game = replace(TOY, home="nowhere", titles={"en": "Bazaar", "ru": "Базар"})
    assert (game.title("en"), game.title("ru")) == ("Bazaar", "Базар")
    with pytest.raises(ModuleNotFoundError):
        replace(game, titles={}).title("en")
