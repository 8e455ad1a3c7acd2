"""What has happened in a fight so far, told by the log as this seat knows it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rules import Event, Name
from rules.engine.phrases import sentence
from rules.mage_knight import events, fight_events
from rules.mage_knight.frays import Fight
from rules.mage_knight.outlook import name_of

from ...pack import Sight


@dataclass
class Tale:
    """A fight from its beginning."""

    order: list[str] = field(default_factory=list[str])
    """Its enemies as they were met; those the log does not tell of, beaten first."""
    defeated: dict[str, fight_events.Defeated] = field(default_factory=dict[str, fight_events.Defeated])
    blocked: dict[str, fight_events.Blocked] = field(default_factory=dict[str, fight_events.Blocked])
    """By the token that attacked."""
    fame: int = 0
    reputation: int = 0


def tale_of(sight: Sight, fight: Fight) -> Tale:
    """The fight of one seat that is going on."""
    told = Tale(order=[*fight.beaten, *(foe.id for foe in fight.foes)])
    for event in since_it_began(sight, fight.seat):
        match event:
            case fight_events.Defeated(seat=fight.seat, enemy=enemy):
                told.defeated[enemy] = event
            case fight_events.Blocked(seat=fight.seat, enemy=enemy):
                told.blocked[enemy] = event
            case events.FameGained(seat=fight.seat, n=n):
                told.fame += n
            case events.ReputationChanged(seat=fight.seat, by=by):
                told.reputation += by
            case fight_events.CombatBegan(enemies=met) if set(met) == set(told.order):
                told.order = list(met)
            case _:
                pass
    return told


def since_it_began(sight: Sight, seat: int) -> list[Event]:
    """What happened since the last combat of this seat began; with what led to it, an assault costs Reputation before that.

    All of the log if it does not tell.
    """
    found: list[Event] = []
    for entry in reversed(sight.entries):
        found[:0] = entry.events
        if any(isinstance(event, fight_events.CombatBegan) and event.seat == seat for event in entry.events):
            break
    return found


def backwards(sight: Sight) -> Iterator[Event]:
    """What happened, the latest first."""
    for entry in reversed(sight.entries):
        yield from reversed(entry.events)


def foe_name(sight: Sight, id: str, others: Iterable[str] = (), short: bool = False) -> str:
    """`Prowlers`; `Prowlers (2)` where another of the name fights as well."""
    name, number = name_of(id), id.partition(".")[2]
    text = sight.say(Name("enemy", name), short)
    alike = {other for other in others if name_of(other) == name} | {id}
    return f"{text} ({number})" if number and len(alike) > 1 else text


def ids_in(fight: Fight) -> list[str]:
    """All tokens of a fight, beaten or not, summoned ones too."""
    return [*fight.beaten, *(id for foe in fight.foes for id in (foe.id, foe.stand_in) if id)]


def title_of(sight: Sight, fight: Fight, id: str) -> str:
    """A token of this fight as a title."""
    return sentence(foe_name(sight, id, ids_in(fight)))


def source_name(sight: Sight, source: str) -> str:
    """The card, Unit or Skill that points came from."""
    kind, _gap, id = source.partition(" ")
    return sight.say(Name(kind, name_of(id)), short=True) if kind in ("card", "unit", "skill") and id else source
