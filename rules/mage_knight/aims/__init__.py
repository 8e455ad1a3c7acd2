"""What a sensible beginner would rather do: for random games that get somewhere.

Fights are thought through (`battle`), turns are planned around the best spot on the map (`plans`), talks around the best bargain
(`talks`); what is left are small questions (`choices`). Nothing is used but what the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...engine.decisions import Decision, Option
from ...engine.views import View
from .. import hold
from ..fight import attack, block, damage
from ..fight.coop import ToArms
from ..heroes import Hero
from ..interaction import Talk
from ..table import Table
from ..turn import PlayOrAnnounce, TurnWindow
from . import choices, fights, talks, turns

IN_FIGHTS = (
    attack.Attacks,
    attack.ChooseTargets,
    attack.Gather,
    block.Blocks,
    block.GatherBlock,
    damage.Damage,
    damage.Assign,
)
IN_TURNS = (TurnWindow, ToArms, PlayOrAnnounce)


def aim(view: View[Table, Hero]) -> Callable[[Option], int]:
    """How much each option of the open question promises; the walk takes one of the best."""
    asked = view.decision
    return partial(resolute, judge(view, asked) if asked else lambda option: 0)


def resolute(promise: Callable[[Option], int], option: Option) -> int:
    """The same; who wants to get somewhere does not give up."""
    return hold.NO_AIM if isinstance(option.do, (hold.GiveUpGame, hold.Concede)) else promise(option)


def judge(view: View[Table, Hero], asked: Decision) -> Callable[[Option], int]:
    """Whoever knows about such questions."""
    table, hero = view.table, view.me
    fight = table.fight_of(hero.seat)
    if fight and not table.duel and (isinstance(asked.asking, IN_FIGHTS) or fight.targets) and not paying(asked):
        return fights.judge(table, hero, fight, asked.options)
    if isinstance(asked.asking, IN_TURNS):
        return turns.judge(table, hero, asked.options)
    if isinstance(asked.asking, Talk):
        return talks.judge(table, hero, asked.options)
    return partial(choices.worth, table, hero, asked)


def paying(asked: Decision) -> bool:
    """Whether something is paid, given up or taken."""
    return not asked.kind.endswith(("either", "one_of")) and not isinstance(asked.asking, IN_FIGHTS)
