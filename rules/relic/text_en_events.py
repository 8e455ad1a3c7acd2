"""What is said of Relic, in English: what has happened. The name of the character stands before it."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, plural
from . import events, text_en_happenings
from .text_en_things import source, thing, things, who
from .text_en_words import count, short_object

BOOK = Phrasebook("en", "rules.relic", text_en_happenings.BOOK)
says = BOOK.says


# The game and its turns.


@says(events.ScenarioShown)
def _(event: events.ScenarioShown, t: Teller) -> str:
    return f"reads the scenario: {t.name('scenario', event.scenario)}"


@says(events.FirstPlayer)
def _(event: events.FirstPlayer, t: Teller) -> str:
    return "begins the game"


@says(events.CharacterKept)
def _(event: events.CharacterKept, t: Teller) -> str:
    return f"has chosen {thing(t, event.character)}"


@says(events.CharacterShown)
def _(event: events.CharacterShown, t: Teller) -> str:
    return f"plays {thing(t, event.character)}"


@says(events.TurnBegan)
def _(event: events.TurnBegan, t: Teller) -> str:
    return "begins a turn"


@says(events.TurnToMiss)
def _(event: events.TurnToMiss, t: Teller) -> str:
    return "lies down and will miss a turn"


@says(events.TurnMissed)
def _(event: events.TurnMissed, t: Teller) -> str:
    return "misses the turn and stands up"


@says(events.DeckShuffled)
def _(event: events.DeckShuffled, t: Teller) -> str:
    return f"shuffles the discard pile: the {t.name('deck', event.deck)}s are a new deck"


@says(events.DeckEmpty)
def _(event: events.DeckEmpty, t: Teller) -> str:
    return f"finds no {t.name('deck', event.deck)} left"


# Moving.


@says(events.Walked)
def _(event: events.Walked, t: Teller) -> str:
    way = t.name("direction", "clockwise" if event.way > 0 else "anticlockwise")
    return f"walks {way} to {t.name('space', event.to)}"


@says(events.Moved)
def _(event: events.Moved, t: Teller) -> str:
    return f"moves to {t.name('space', event.to)}"


# Abilities and Power cards.


@says(events.AbilityUsed)
def _(event: events.AbilityUsed, t: Teller) -> str:
    own = {"character": "an ability", "special": "the special ability"}
    return f"uses {own.get(event.kind) or source(t, event.kind, event.card)}"


@says(events.PowerPlayed)
def _(event: events.PowerPlayed, t: Teller) -> str:
    return f"plays {thing(t, event.card)}"


@says(events.PowerDrawn)
def _(event: events.PowerDrawn, t: Teller) -> str:
    return f"draws {things(t, event.cards)}"


@says(events.PowerDiscarded)
def _(event: events.PowerDiscarded, t: Teller) -> str:
    return f"discards {thing(t, event.card)}"


# Threat cards.


@says(events.ThreatDrawn)
def _(event: events.ThreatDrawn, t: Teller) -> str:
    return f"turns up {thing(t, event.card)} on {t.name('space', event.space)}"


@says(events.ThreatDiscarded)
def _(event: events.ThreatDiscarded, t: Teller) -> str:
    return f"discards {thing(t, event.card)}"


@says(events.ThreatsSeen)
def _(event: events.ThreatsSeen, t: Teller) -> str:
    deck = f"{t.name('colour', event.colour)} Threat deck"
    return f"looks at the top of the {deck}: {things(t, event.cards)}"


@says(events.ThreatsPutBack)
def _(event: events.ThreatsPutBack, t: Teller) -> str:
    return f"puts {event.n} {plural(event.n, 'card', 'cards')} back on the {t.name('colour', event.colour)} Threat deck"


@says(events.EventResolved)
def _(event: events.EventResolved, t: Teller) -> str:
    return f"resolves {thing(t, event.card)}"


@says(events.EncounterMet)
def _(event: events.EncounterMet, t: Teller) -> str:
    return f"meets {thing(t, event.card)}"


@says(events.StrangerTaken)
def _(event: events.StrangerTaken, t: Teller) -> str:
    return f"takes {thing(t, event.card)} along"


# Numbers.


@says(events.Gained)
def _(event: events.Gained, t: Teller) -> str:
    return f"gains {short_object(t, event.what, event.n)}, has {event.now}"


@says(events.Lost)
def _(event: events.Lost, t: Teller) -> str:
    return f"loses {short_object(t, event.what, event.n)}, has {event.now}"


@says(events.Paid)
def _(event: events.Paid, t: Teller) -> str:
    return f"pays {event.n} influence, has {event.now}"


@says(events.LossPrevented)
def _(event: events.LossPrevented, t: Teller) -> str:
    return f"is spared the loss of {event.n} Life"


# Assets.


@says(events.AssetGained)
def _(event: events.AssetGained, t: Teller) -> str:
    return f"takes {thing(t, event.card)} into play"


@says(events.AssetLost)
def _(event: events.AssetLost, t: Teller) -> str:
    return f"discards {thing(t, event.card)}"


@says(events.AssetBought)
def _(event: events.AssetBought, t: Teller) -> str:
    return f"buys {thing(t, event.card)} from {who(t, event.of)} for {event.price} influence"


@says(events.CardsTurnedUp)
def _(event: events.CardsTurnedUp, t: Teller) -> str:
    return f"turns up {things(t, event.cards)}"


@says(events.ChargeSpent)
def _(event: events.ChargeSpent, t: Teller) -> str:
    return f"spends a charge of {thing(t, event.card)}, {event.left} left"


@says(events.ChargeAdded)
def _(event: events.ChargeAdded, t: Teller) -> str:
    return f"puts {count(t, 'charge', event.n)} on {thing(t, event.card)}, {event.now} now"


# Levels and missions.


@says(events.TrophiesSpent)
def _(event: events.TrophiesSpent, t: Teller) -> str:
    return f"spends {things(t, event.cards)} for {count(t, 'point', event.points)}"


@says(events.LevelGained)
def _(event: events.LevelGained, t: Teller) -> str:
    return f"reaches level {event.level}"


@says(events.SpecialGained)
def _(event: events.SpecialGained, t: Teller) -> str:
    return "gains the special ability of the sheet"


@says(events.MissionGained)
def _(event: events.MissionGained, t: Teller) -> str:
    return f"takes the Mission {thing(t, event.mission)}"


@says(events.MissionDiscarded)
def _(event: events.MissionDiscarded, t: Teller) -> str:
    return f"discards the Mission {thing(t, event.mission)}"


@says(events.MissionAdvanced)
def _(event: events.MissionAdvanced, t: Teller) -> str:
    return "gets on with the Mission"


@says(events.MissionCompleted)
def _(event: events.MissionCompleted, t: Teller) -> str:
    return f"completes the Mission {thing(t, event.mission)}"


@says(events.CompletedGained)
def _(event: events.CompletedGained, t: Teller) -> str:
    return "gains a completed Mission"


@says(events.MissionsTraded)
def _(event: events.MissionsTraded, t: Teller) -> str:
    return f"trades {things(t, event.missions)} for a relic"


# Corruption, and the end of a character.


@says(events.CorruptionDrawn)
def _(event: events.CorruptionDrawn, t: Teller) -> str:
    card = thing(t, event.card)
    return f"draws {card if card.startswith('a ') else f'a Corruption card: {card}'}"


@says(events.CorruptionActivated)
def _(event: events.CorruptionActivated, t: Teller) -> str:
    return f"activates {thing(t, event.card)}"


@says(events.CorruptionInert)
def _(event: events.CorruptionInert, t: Teller) -> str:
    return "lays the Corruption card facedown"


@says(events.CorruptionTurned)
def _(event: events.CorruptionTurned, t: Teller) -> str:
    return f"turns {thing(t, event.card)} facedown"


@says(events.CorruptionDiscarded)
def _(event: events.CorruptionDiscarded, t: Teller) -> str:
    return f"discards {thing(t, event.card)}"


@says(events.Vanquished)
def _(event: events.Vanquished, t: Teller) -> str:
    return "is vanquished: all Power cards, trophies and influence are lost"


@says(events.Corrupted)
def _(event: events.Corrupted, t: Teller) -> str:
    return f"is corrupted: {thing(t, event.character)} is lost"


@says(events.CharacterTaken)
def _(event: events.CharacterTaken, t: Teller) -> str:
    return f"goes on as {thing(t, event.character)}"


@says(events.Eliminated)
def _(event: events.Eliminated, t: Teller) -> str:
    return "is out of the game"


# The scenario.


@says(events.Marked)
def _(event: events.Marked, t: Teller) -> str:
    on = "the sheet" if event.attribute == "any" else t.name("attribute", event.attribute)
    return f"puts a token on {on}"


@says(events.DoomRose)
def _(event: events.DoomRose, t: Teller) -> str:
    return f"makes the doom rise by {event.n} to {event.now}"


@says(events.Won)
def _(event: events.Won, t: Teller) -> str:
    return "wins the game"
