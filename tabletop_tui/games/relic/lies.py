"""What lies where, as sentences: for the list, and for those who do not see boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.engine.phrases import sentence
from rules.relic import reach
from rules.relic.board import SPACES
from rules.relic.table import Player

from ...i18n import _
from ...ink import Line
from ...pack import Sight
from . import battle, board, drawers, items, looks, panels, words

WIDTH = 80
"""Cells of a line before it is put into a sentence."""
UNWRAPPED = 10_000


def lies(sight: Sight) -> list[str]:
    """The battle if there is one; where one stands, what can be reached, all cards that lie, everybody."""
    player = words.mine(sight)
    own = [*here(sight, player), *reached(sight, player)] if player is not None and player.plays else []
    return [*fought(sight), *own, *cards(sight), *everybody(sight), *drawers.scenario_told(sight)]


def fought(sight: Sight) -> Iterator[str]:
    """The battle, one side after the other, or the test."""
    table = words.table_of(sight)
    scene = battle.scene(sight, WIDTH, 0)
    if scene is None:
        return
    yield f"{scene.title}. {scene.note}."
    player = table.of(table.active)
    if table.battle is None:
        yield joined(scene.lines)
        return
    yield f"{words.character(sight, player)}: {joined(battle.own_side(sight, table, player, table.battle))}"
    yield f"{battle.against(sight, table.battle)}: {joined(battle.enemy_side(sight, table, player, table.battle))}"
    yield joined(battle.need(sight, table, player, table.battle))
    yield from (joined([line]) for line in battle.stakes(sight, table, player, table.battle, UNWRAPPED))


def joined(lines: Iterable[Line]) -> str:
    """Lines of a sum as one sentence."""
    found = [" ".join("".join(part for part, _ink in line).split()) for line in lines]
    return sentence("; ".join(text for text in found if text and not text.startswith("─"))) + "."


def here(sight: Sight, player: Player) -> Iterator[str]:
    """Where one stands."""
    space = SPACES[player.space]
    told = _("You are on {space}.").format(space=words.space(sight, space.name))
    yield " ".join([told, looks.printed(sight, space), *looks.lying(sight, space)])


def reached(sight: Sight, player: Player) -> Iterator[str]:
    """What each number of the die leads to."""
    table = words.table_of(sight)
    for name, numbers in reach.reach(player).items():
        coming = items.sentence_of(items.coming(sight, table, player, name)) or _("nothing")
        number = (
            _("your next move") if 0 in numbers else _("with {numbers}").format(numbers=" / ".join(map(str, numbers)))
        )
        yield f"{sentence(number)}: {words.space(sight, name)}: {coming}."


def cards(sight: Sight) -> Iterator[str]:
    """Threat cards by space, ring by ring."""
    table = words.table_of(sight)
    for name in board.PLACES:
        if found := table.here(name):
            names = ", ".join(f"{words.token(card)[0]} {words.card(sight, card.name)}" for card in found)
            yield f"{words.space(sight, name)}: {names}."


def everybody(sight: Sight) -> Iterator[str]:
    """Every character: where, the dials, what it has."""
    for player in words.table_of(sight).players:
        if player.character:
            facts = "".join(text for text, _ink in panels.facts(sight, player)).strip()
            where = _("out of the game") if player.out else words.space(sight, player.space)
            yield f"{words.character(sight, player)}: {where}. {facts}."
