"""Answers to questions of Mage Knight, and what there is to say of them: Skills, payments, heroes, tactics."""

from __future__ import annotations

from rules.mage_knight.content.skills import GOLDYX
from rules.mage_knight.levelling import LevelUp
from rules.mage_knight.rewards import ReturnArtifact
from tabletop_tui.games.mage_knight import things
from tabletop_tui.menu import Item, Row
from tabletop_tui.pack import Sight, pack_of
from tabletop_tui.screens import looking
from tests.kit import Play, begin
from tests.mage_knight.positions import Land, knights
from tests.tui.tables import NARROW, at_table, sitting

PACK = pack_of("mage_knight")


def land(skills: str = "") -> Land:
    place = knights("arythea", "tovak").hand("march rage")
    place.hero().skills += skills.split()
    return place


def items(play: Play) -> list[Item]:
    asked = play.view(0).decision
    assert asked is not None
    return list(PACK.items(Sight(play.view(0), ("Jon", "Mira"), wide=False), [*asked.options]))


async def test_a_level_up_of_many_skills_shows_all_names_and_the_text_of_the_one_pointed_at() -> None:
    place = land().give(0, fame=3, level=1)
    place.table.skill_offer += ["double_time", "inspiration", "day_sharpshooting", "cold_swordsmanship"]
    play = begin(place.state, LevelUp())
    named = [item.brief for item in items(play)]
    assert "offer: Inspiration" in named and not any(name.startswith("offer") for name in named[:2])
    async with at_table(sitting(play), NARROW) as at:
        while "►c" not in (shown := at.plate("ask")) and "►f" not in shown:
            await at.press("down")
        assert all(name in shown for name in ("Double Time", "Inspiration", "Day Sharpshooting", "Cold Swordsmanship"))
        assert "Once a turn: Move 2" in " ".join(shown.split()) and "With it" in shown and "…" not in shown


def test_what_goes_back_is_described_by_both_sides() -> None:
    place = land()
    place.hero().looking[:] = ["banner_of_fear", "book_of_wisdom"]
    texts = {item.id: item.more for item in items(begin(place.state, ReturnArtifact()))}
    assert "Strong: Throw away another Action card" in texts["return book_of_wisdom"]


def test_a_payment_says_what_it_gives_and_the_best_stands_first() -> None:
    place = land("universal_power").crystals("green red").source("blue")
    play = place.turn().do("use universal_power", "play march sideways")
    assert [(item.id, item.result) for item in items(play)] == [
        ("crystal green", "gives 4"),
        ("die blue", "gives 3"),
        ("crystal red", "gives 3"),
    ]


def test_a_hero_is_described_by_its_own_card_and_what_its_skills_do() -> None:
    sight = Sight(land().turn().view(0), ("Jon", "Mira"))
    told = [line for line in things.hero(sight, "goldyx").lines if isinstance(line, str)]
    assert told[0].startswith("Will Focus: Gain a blue") and len(told) >= 1 + len(GOLDYX)
    assert any(line.startswith("Potion Making: once a Round: Heal 2") for line in told)


def test_what_a_tactic_does_is_said_once() -> None:
    sight = Sight(land().turn().view(0), ("Jon", "Mira"))
    look = things.tactic(sight, "early_bird")
    item = Item("early_bird", "1 Early Bird", more=str(look.lines[0]), result="goes first")
    found = looking.lines(sight, look, Row("option", "a", item.text, "", item), 39)
    assert sum("goes first" in text for line in found for text, _ink in line) == 1
