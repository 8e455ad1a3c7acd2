"""What is said of DungeonQuest, in English: what has happened. The name of the hero stands before it, if it happened to one."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, plural
from . import events, text_en_cards
from .table import CHAMBER, DAY, TOWERS, Square
from .text_en_cards import answer
from .text_en_words import called, face, points, thing

BOOK = Phrasebook("en", "rules.dungeonquest", text_en_cards.BOOK)
says = BOOK.says


def place(t: Teller, square: Square) -> str:
    """`F5`, `the Treasure Chamber at G5`."""
    kind = "chamber" if square in CHAMBER else "tower" if square in TOWERS.values() else ""
    return f"the {t.name('tile_kind', kind)} at {square}" if kind else str(square)


@says(events.Rolled)
def _(event: events.Rolled, t: Teller) -> str:
    return f"rolls {event.number} on the D{event.die}"


@says(events.RolledForMonster)
def _(event: events.RolledForMonster, t: Teller) -> str:
    return f"rolls {event.number} on the D6 for the monster"


@says(events.FirstPlayer)
def _(event: events.FirstPlayer, t: Teller) -> str:
    return "is First Player"


@says(events.HeroChosen)
def _(event: events.HeroChosen, t: Teller) -> str:
    return f"plays {t.name('hero', event.hero)}"


@says(events.RingChosen)
def _(event: events.RingChosen, t: Teller) -> str:
    return f"puts on the {t.name('ring', event.ring)}"


@says(events.TowerChosen)
def _(event: events.TowerChosen, t: Teller) -> str:
    return f"begins in the {t.name('tower', event.tower)}, {TOWERS[event.tower]}"


@says(events.SunMoved)
def _(event: events.SunMoved, t: Teller) -> str:
    left = DAY - event.space
    if left < 0:
        return "night falls: the castle is shut"
    after = f"{left} {plural(left, 'round', 'rounds')} left" if left else "the last one before night"
    return f"round {event.space}: the sun moves on; {after}"


@says(events.Tested)
def _(event: events.Tested, t: Teller) -> str:
    result = "succeeds" if event.succeeded else "fails"
    return f"tests {t.name('attribute', event.attribute)} {event.needed}: {event.number}, {result}"


@says(events.Moved)
def _(event: events.Moved, t: Teller) -> str:
    to = place(t, event.to)
    return {
        "move": f"enters {to}",
        "secret door": f"goes through a secret door to {to}",
        "flee": f"flees to {to}",
        "escape": f"escapes to {to}",
    }[event.how]


@says(events.Stayed)
def _(event: events.Stayed, t: Teller) -> str:
    return "gets no further"


@says(events.Groped)
def _(event: events.Groped, t: Teller) -> str:
    return f"gropes {t.name('compass', event.way)}{', and cannot get out there' * event.shut}"


@says(events.TileDrawn)
def _(event: events.TileDrawn, t: Teller) -> str:
    return f'draws the tile "{t.name("tile", event.tile)}"'


@says(events.TileLaid)
def _(event: events.TileLaid, t: Teller) -> str:
    return f"lays the tile at {event.square}"


@says(events.TilePutBack)
def _(event: events.TilePutBack, t: Teller) -> str:
    return f'puts the tile "{t.name("tile", event.tile)}" away'


@says(events.RoomTurned)
def _(event: events.RoomTurned, t: Teller) -> str:
    return f"is turned round with the Rotating Room at {event.square}"


@says(events.CorridorsTurned)
def _(event: events.CorridorsTurned, t: Teller) -> str:
    if not event.n:
        return "finds no Corridor on the board to turn"
    return f"turns {event.n} {plural(event.n, 'Corridor', 'Corridors')} a quarter clockwise"


@says(events.CardDrawn)
def _(event: events.CardDrawn, t: Teller) -> str:
    card = face(t, event.deck, event.card)
    return f"draws {card}" if event.deck == "monster" else f"draws the {t.name('deck_card', event.deck)} {card}"


@says(events.CardsSeen)
def _(event: events.CardsSeen, t: Teller) -> str:
    n = len(event.cards)
    if not n:
        return "finds no Search card"
    return f"draws {n} Search {plural(n, 'card', 'cards')}: {t.list(face(t, 'search', card) for card in event.cards)}"


@says(events.CardChosen)
def _(event: events.CardChosen, t: Teller) -> str:
    return f"chooses the Search card {face(t, 'search', event.card)}"


@says(events.DeckShuffled)
def _(event: events.DeckShuffled, t: Teller) -> str:
    return f"draws a Shuffle card and shuffles the {t.name('deck', event.deck)}"


@says(events.DeckEmpty)
def _(event: events.DeckEmpty, t: Teller) -> str:
    return f"finds the {t.name('deck', event.deck)} empty"


@says(events.CardKept)
def _(event: events.CardKept, t: Teller) -> str:
    return f"keeps the card {thing(t, event.card)}"


@says(events.CardLeft)
def _(event: events.CardLeft, t: Teller) -> str:
    return f"has a potion already, and cannot keep the card {thing(t, event.card)}"


@says(events.CardPutBack)
def _(event: events.CardPutBack, t: Teller) -> str:
    deck = event.card.partition(".")[0]
    return f"puts the card {thing(t, event.card)} back under the {t.name('deck', deck)}"


@says(events.LostLife)
def _(event: events.LostLife, t: Teller) -> str:
    return f"loses {points(event.n)}, {event.left} left"


@says(events.NoHarm)
def _(event: events.NoHarm, t: Teller) -> str:
    return "comes to no harm"


@says(events.Healed)
def _(event: events.Healed, t: Teller) -> str:
    return f"regains {points(event.n)} and has {event.life}"


@says(events.Died)
def _(event: events.Died, t: Teller) -> str:
    return {
        "night": "is caught by the night and lost",
        "wounds": "dies of wounds",
        "crushed": "is crushed to death",
        "pit": "falls into the Bottomless Pit and dies",
        "trapped": "is shut in by the Rotating Room for ever",
        "dragon": "dies in the fire of the dragon",
    }[event.cause]


@says(events.LeftCastle)
def _(event: events.LeftCastle, t: Teller) -> str:
    return f"leaves the castle {f'with treasure worth {event.value}' if event.value else 'with empty hands'}"


@says(events.TurnMissed)
def _(event: events.TurnMissed, t: Teller) -> str:
    why = t.name("why_missed", event.why)
    return "misses the turn" if event.why == "choice" else f"misses the turn: {why}"


@says(events.TurnsToMiss)
def _(event: events.TurnsToMiss, t: Teller) -> str:
    return f"must miss {event.n} {plural(event.n, 'turn', 'turns')}"


@says(events.TorchWentOut)
def _(event: events.TorchWentOut, t: Teller) -> str:
    return "is in the dark: the torch goes out"


@says(events.TorchLit)
def _(event: events.TorchLit, t: Teller) -> str:
    return "lights the torch again"


@says(events.FellIntoPit)
def _(event: events.FellIntoPit, t: Teller) -> str:
    return "falls into a pit"


@says(events.ClimbedOut)
def _(event: events.ClimbedOut, t: Teller) -> str:
    return f"climbs out of the pit{' by the rope' * event.by_rope}"


@says(events.SecretDoorFound)
def _(event: events.SecretDoorFound, t: Teller) -> str:
    return "finds a secret door, to be used in the next turn"


@says(events.SlabTried)
def _(event: events.SlabTried, t: Teller) -> str:
    return f"steps on slab {event.slab}: {'the walls stop' if event.right else 'the wrong one'}"


@says(events.DoorForced)
def _(event: events.DoorForced, t: Teller) -> str:
    return "smashes the door" if event.how == "strength" else "gets through by the ring"


@says(events.MonsterMet)
def _(event: events.MonsterMet, t: Teller) -> str:
    name = f"the {t.name('monster', event.monster)}"
    played = f", played by {called(t, event.played_by)}" if event.played_by != event.seat else ""
    return f"is attacked by surprise: {name}{played}" if event.sneaks else f"meets {name}{played}"


@says(events.Declared)
def _(event: events.Declared, t: Teller) -> str:
    return {"attack": "attacks", "wait": "waits", "escape": "tries to escape"}[event.deed]


@says(events.MonsterAnswered)
def _(event: events.MonsterAnswered, t: Teller) -> str:
    return f"faces the {t.name('monster', event.monster)} with {points(event.life)}: {answer(t, event.answer)}"


@says(events.ArrowShot)
def _(event: events.ArrowShot, t: Teller) -> str:
    result = {"miss": "a miss", "wound": "a wound", "kill": "a killing hit"}[event.result]
    return f"shoots an arrow: {result}"


@says(events.MonsterHurt)
def _(event: events.MonsterHurt, t: Teller) -> str:
    return f"takes {points(event.n)} from the monster"


@says(events.BlowsExchanged)
def _(event: events.BlowsExchanged, t: Teller) -> str:
    if event.hero_lost and event.monster_lost:
        result = f"both lose {points(event.hero_lost)}"
    elif event.hero_lost:
        result = "the monster wins the exchange"
    else:
        result = f"the monster loses {points(event.monster_lost)}"
    return f"plays {t.name('tactic', event.hero)} against {t.name('tactic', event.monster)}: {result}"


@says(events.MonsterDefeated)
def _(event: events.MonsterDefeated, t: Teller) -> str:
    return f"defeats the {t.name('monster', event.monster)}"


@says(events.MonsterGone)
def _(event: events.MonsterGone, t: Teller) -> str:
    return f"is rid of the {t.name('monster', event.monster)}"


@says(events.TreasureTaken)
def _(event: events.TreasureTaken, t: Teller) -> str:
    counters = t.list(f"{t.name('treasure', counter)} ({counter})" for counter in event.counters)
    return f"takes {len(event.counters)} {plural(len(event.counters), 'treasure', 'treasures')}: {counters}"


@says(events.TreasureLost)
def _(event: events.TreasureLost, t: Teller) -> str:
    return f"loses treasure worth {event.value}"


@says(events.DragonCounterDrawn)
def _(event: events.DragonCounterDrawn, t: Teller) -> str:
    counter = t.name("dragon_counter", event.counter)
    left = f", {event.left} left" if event.counter == "sleeps" else ""
    return f"draws the Dragon counter {counter}{left}"


@says(events.DragonMixed)
def _(event: events.DragonMixed, t: Teller) -> str:
    return "all Dragon counters are put back and mixed"


@says(events.RingUsed)
def _(event: events.RingUsed, t: Teller) -> str:
    return f"uses the {t.name('ring', event.ring)}"


@says(events.PotionDrunk)
def _(event: events.PotionDrunk, t: Teller) -> str:
    return f"drinks the potion: {t.name('potion', event.row).lower()}"


@says(events.BodyLooted)
def _(event: events.BodyLooted, t: Teller) -> str:
    return f"takes the card {thing(t, event.card)} from the body"


@says(events.WentBelow)
def _(event: events.WentBelow, t: Teller) -> str:
    return f"goes down into the Catacombs at {event.square}"


@says(events.WentOnBelow)
def _(event: events.WentOnBelow, t: Teller) -> str:
    return f"goes on in the Catacombs, under {event.square}"


@says(events.CameUp)
def _(event: events.CameUp, t: Teller) -> str:
    return f"comes up {'in' if event.square in CHAMBER else 'at'} {place(t, event.square)}"


@says(events.EntranceFound)
def _(event: events.EntranceFound, t: Teller) -> str:
    return f"finds an entrance to the Catacombs at {event.square}"
