"""What is said of Relic, in English: what has happened with dice, and in battles."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller
from . import roll_events, text_en_things
from .text_alike import dice
from .text_en_sheets import opponent
from .text_en_things import thing, things, who

BOOK = Phrasebook("en", "rules.relic", text_en_things.BOOK)
says = BOOK.says
FOR = {"move": "for movement", "battle": "in battle", "skill": "in a test"}


@says(roll_events.Rolled)
def _(event: roll_events.Rolled, t: Teller) -> str:
    return f"rolls {dice(event.dice)} {FOR[event.kind]}"


@says(roll_events.DieRerolled)
def _(event: roll_events.DieRerolled, t: Teller) -> str:
    return f"rerolls a {event.before} into a {event.after}"


@says(roll_events.EnemyRolled)
def _(event: roll_events.EnemyRolled, t: Teller) -> str:
    return f"faces an enemy roll of {dice(event.dice)} by {who(t, event.by)}"


@says(roll_events.TableRolled)
def _(event: roll_events.TableRolled, t: Teller) -> str:
    return f"rolls {event.number}"


@says(roll_events.NumberPlayed)
def _(event: roll_events.NumberPlayed, t: Teller) -> str:
    return f"uses the number {event.number} of {thing(t, event.card)}"


@says(roll_events.RollSet)
def _(event: roll_events.RollSet, t: Teller) -> str:
    return f"sets the roll to {event.number}"


@says(roll_events.PowerFlipped)
def _(event: roll_events.PowerFlipped, t: Teller) -> str:
    return f"turns up {thing(t, event.card)} and adds {event.number}"


@says(roll_events.BattleBegan)
def _(event: roll_events.BattleBegan, t: Teller) -> str:
    against = opponent(t, event.opponent) if event.opponent else things(t, event.enemies)
    return f"battles {against} with {t.name('attribute', event.attribute)}"


@says(roll_events.Evaded)
def _(event: roll_events.Evaded, t: Teller) -> str:
    return f"evades {things(t, event.enemies)}"


@says(roll_events.BattleScored)
def _(event: roll_events.BattleScored, t: Teller) -> str:
    result = "wins" if event.mine > event.theirs else "loses" if event.mine < event.theirs else "ties"
    return f"{result} the battle, {event.mine} to {event.theirs}"


@says(roll_events.TrophyTaken)
def _(event: roll_events.TrophyTaken, t: Teller) -> str:
    return f"takes {thing(t, event.card)} as a trophy"


@says(roll_events.LifeSpared)
def _(event: roll_events.LifeSpared, t: Teller) -> str:
    return "loses no Life for the battle"


@says(roll_events.PenaltyCancelled)
def _(event: roll_events.PenaltyCancelled, t: Teller) -> str:
    return "suffers no penalty for the battle"


@says(roll_events.Tested)
def _(event: roll_events.Tested, t: Teller) -> str:
    result = "passes" if event.passed else "fails"
    return f"{result} a test of {t.name('attribute', event.attribute)}: {event.total} against {event.target}"
