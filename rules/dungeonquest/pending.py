"""What can be waiting on an agenda: asked of a state that comes from a file, where somebody may have been at it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import fields
from typing import Any

from ..engine.instructions import By, Effect, whole
from ..engine.referee import Frame
from . import bow, catacombs, chances, combat, decks, hazards, items, life, monsters, moving, numbers, rings, towers
from . import searching as search
from . import turn as turns
from .table import HEROES, NOWHERE, Fight, Hero, Square, State, Table
from .tiles import DOOR, PORTCULLIS, kind

FIGHTING = (
    monsters.Declare,
    monsters.Fled,
    monsters.Escape,
    combat.Exchange,
    combat.ChooseTactic,
    combat.RollTactic,
    combat.ShowTactics,
    combat.BreakOff,
    bow.ArrowBeforeBlows,
    bow.Shoot,
    bow.Hit,
    bow.Wound,
)
"""Only while there is a fight, and in its frame."""
OF_A_TURN = (turns.StartTurn, turns.TurnWindow)
ON_THE_WAY = ("move", "fight", "card")
"""Doings that are always on top of a turn, or of a flight from the Dragon."""
AMOUNTS = (life.LoseRolled, life.HealRolled, life.MissesRolled)
READ_FROM: dict[type, int] = {
    chances.Outcome: 12,
    chances.Overcame: 12,
    catacombs.ComeUpByDie: 10,
    bow.Hit: 6,
    bow.Wound: 6,
    items.Effective: 6,
    hazards.Relit: 6,
    moving.GropeAlong: 6,
}
"""What needs a number just rolled, and of which die."""
DICE = (6, 10, 12)
MOST = 1000
"""No printed number is larger."""
NAMES: dict[str, Container[str]] = {
    "attribute": (numbers.STRENGTH, numbers.AGILITY, numbers.ARMOUR, numbers.LUCK),
    "less": ("", numbers.STRENGTH, numbers.AGILITY, numbers.ARMOUR, numbers.LUCK),
    "barrier": (DOOR, PORTCULLIS),
    "deck": decks.DECKS,
    "hero": HEROES,
    "ring": rings.CATACOMBS_SET,
}
"""What may stand in a field of an instruction, by the field's name."""


def unsound(state: State) -> bool:
    """Whether something waits that cannot be waiting, or something does not that must."""
    table, agenda = state.table, state.agenda
    if not agenda:
        return any(hero.inside for hero in table.heroes)
    waiting = [do for frame in agenda for do in frame.todo]
    return (
        (agenda[0].source == "setup" and agenda[0].todo[-1:] != [turns.Round()])
        or any(wrong_doing(frame, agenda[:at], table.fight) for at, frame in enumerate(agenda))
        or any(made_up(part) for do in waiting for part in whole(do))
        or any(wrong_way(table, table.of(frame.seat), do) for frame in agenda for do in frame.todo)
        or not fits_the_fight(table.fight, agenda)
        or bool(table.drawn) != any(isinstance(do, moving.LayTile | catacombs.Orient) for do in waiting)
        or bool(table.chosen_from) != any(isinstance(do, search.ChooseCard) for do in waiting)
        or any(not chosen(hero, agenda) for hero in table.heroes)
    )


def wrong_doing(frame: Frame, below: Sequence[Frame], fight: Fight | None) -> bool:
    """Whether this cannot be somebody's doing, on top of these."""
    sort, _, card = frame.source.partition(" ")
    has_turn = any(one.seat == frame.seat and one.source in ("turn", "flight") for one in below)
    is_monster = fight is not None and frame.source == "fight" and frame.seat == fight.monster_seat
    return (
        not frame.vars.keys() <= {"roll", "card"}
        or (sort == "card" and (not is_card(card) or frame.vars.get("card") != card))
        or (sort in ON_THE_WAY and not has_turn and not is_monster)
        or (frame.source != "turn" and any(isinstance(do, OF_A_TURN) for do in frame.todo))
        or not number_is_known(frame)
    )


def number_is_known(frame: Frame) -> bool:
    """Whether all that reads a roll has one to read. A game waits between the two only for the Ring of Fortune."""
    die = 0
    for at, do in enumerate(frame.todo):
        if isinstance(do, numbers.Reroll):
            number, die = frame.vars.get("roll"), do.die
            if at or not isinstance(number, int) or not 1 <= number <= die:
                return False
        elif read_from(do) not in (0, die):
            return False
        else:
            die = do.die if isinstance(do, numbers.Roll) else 0
    return True


def read_from(do: Effect) -> int:
    """The die whose number this reads; 0: none."""
    if isinstance(do, AMOUNTS):
        return do.n.die
    if isinstance(do, chances.Row):
        return max((up_to for up_to, _ in do.rows), default=-1)
    return READ_FROM.get(type(do), 0)


def is_card(name: str) -> bool:
    """Whether there is such a card: deck and face."""
    deck, _, face = name.partition(".")
    return face in decks.DECKS.get(deck, {})


def made_up(thing: Any) -> bool:
    """Whether an instruction names what does not exist."""
    return any(not exists(f.name, getattr(thing, f.name)) for f in fields(thing))


def exists(name: str, value: object) -> bool:
    """Whether a field of this name can have this value."""
    match value:
        case int() if name == "die":
            return value in DICE
        case int():
            return (-MOST if name == "more" else 0) <= value <= MOST
        case str() if name == "card":
            return is_card(value)
        case str() if name == "monster":
            return ("m01", value) in monsters.ANSWERS
        case str():
            return value in NAMES.get(name, (value,))
        case Square():
            return value.on_board
        case numbers.Amount():
            return not made_up(value)
        case _:
            return True


def wrong_way(table: Table, hero: Hero, do: Effect) -> bool:
    """Whether this leads where nobody can go."""
    match do:
        case moving.Go():
            to = moving.starting_square(hero.square, do.part).beyond(do.way)
            return not to.on_board or not (kind(table, to) or table.box)
        case moving.LayTile() | catacombs.Orient():
            return bool(kind(table, do.square))
        case moving.Enter():
            return not kind(table, do.to) and not table.drawn
        case catacombs.Surface():
            return not kind(table, do.square) and not table.drawn
        case moving.GropeAlong():
            return kind(table, hero.square) != "darkness"
        case _:
            return False


def fits_the_fight(fight: Fight | None, agenda: Sequence[Frame]) -> bool:
    """Whether what belongs to a fight waits in its frames and nowhere else, and both sides choose before they show."""
    its_frames = [frame for frame in agenda if frame.source == "fight"] if fight else []
    others = [frame for frame in agenda if all(frame is not one for one in its_frames)]
    if any(belongs_to_a_fight(do) for frame in others for do in frame.todo):
        return False
    return fight is None or (goes_on(fight, its_frames) and both_choose(fight, its_frames))


def belongs_to_a_fight(do: Effect) -> bool:
    """Whether this, or anything in it, is done in a fight alone."""
    return any(isinstance(part, FIGHTING) for part in whole(do))


def goes_on(fight: Fight, its_frames: Sequence[Frame]) -> bool:
    """Whether something of the fight is still to be done, by the hero that fights."""
    if not its_frames or its_frames[0].seat != fight.hero_seat:
        return False
    return any(isinstance(do, FIGHTING) for do in its_frames[0].todo)


def both_choose(fight: Fight, its_frames: Sequence[Frame]) -> bool:
    """Whether wherever tactics are shown both sides have one by then."""
    have = {side for side, tactic in (("hero", fight.hero_tactic), ("monster", fight.monster_tactic)) if tactic}
    for do in (do for frame in reversed(its_frames) for do in frame.todo):
        step = do.do if isinstance(do, By) else do
        if isinstance(step, combat.ChooseTactic):
            have.add(step.side)
        elif isinstance(step, combat.RollTactic):
            have.add("monster")
        elif isinstance(step, combat.ShowTactics) and len(have) < 2:
            return False
    return True


def chosen(hero: Hero, agenda: Sequence[Frame]) -> bool:
    """Whether a seat has its hero and its Tower, or will choose them."""
    to_choose = {
        type(do.do if isinstance(do, By) else do)
        for frame in agenda
        for do in frame.todo
        if (do.seat if isinstance(do, By) else frame.seat) == hero.seat
    }
    return (bool(hero.name) or turns.ChooseHero in to_choose) and (
        hero.square != NOWHERE or hero.gone_out or towers.ChooseTower in to_choose
    )
