"""What is said of DungeonQuest, in English: what cards, rings and the potion say."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, an
from ..engine.text_en import BOOK as ENGINE
from . import catacombs, chamber, doors, hazards, items, life, monsters, rooms, searching, telling
from .chances import ByRoll, Nothing, Overcome, Playing, Test
from .decks import SHUFFLE, Draw
from .faces import CardText, MonsterLine, PotionText, RingText
from .numbers import D12, LUCK, STRENGTH
from .text_en_words import chance, life_points, odds, turns

BOOK = Phrasebook("en", "rules.dungeonquest", ENGINE)
says = BOOK.says


@says(CardText)
def _(text: CardText, t: Teller) -> str:
    deck, _, name = text.card.partition(".")
    if name == SHUFFLE:
        return "shuffle this deck, this card in it, and draw again"
    if deck == "monster":
        return "; ".join(t.say(MonsterLine(name, monster)) for card, monster in monsters.ANSWERS if card == name)
    printed = [t.say(do) for do in text.printed.does]
    if deck == "door":
        printed.append("the door opens: go on" if name == "opens" else "the door stays shut")
    return "; ".join(printed) or "nothing happens"


@says(MonsterLine)
def _(line: MonsterLine, t: Teller) -> str:
    deeds = [f"{t.name('announcement', deed).lower()} ({answer(t, said)})" for deed, said in line.answers.items()]
    return f"{t.name('monster', line.monster)}, {life_points(t, line.life)}: {', '.join(deeds)}"


def answer(t: Teller, said: str) -> str:
    """An answer of a monster, inside a sentence."""
    name = t.name("answer", said)
    return name[:1].lower() + name[1:]


@says(RingText)
def _(text: RingText, t: Teller) -> str:
    return t.form("ring", text.ring, "does")


@says(PotionText)
def _(text: PotionText, t: Teller) -> str:
    does = next(does for _, row, does in items.potion_table if row == text.row)
    low, _, high = text.row.partition("-")
    return f"{chance(int(low), int(high))}: {t.say(does)}"


@says(Nothing)
def _(do: Nothing, t: Teller) -> str:
    return "nothing happens"


@says(life.Lose)
def _(do: life.Lose, t: Teller) -> str:
    return f"lose {life_points(t, do.n)}"


@says(life.Heal)
def _(do: life.Heal, t: Teller) -> str:
    return (
        "regain all Life Points"
        if isinstance(do.n, int) and do.n > telling.FOR_GOOD
        else f"regain {life_points(t, do.n)}"
    )


@says(life.Misses)
def _(do: life.Misses, t: Teller) -> str:
    return f"miss {turns(t, do.n)}"


@says(life.TurnLost)
def _(do: life.TurnLost, t: Teller) -> str:
    return "you fall asleep and miss this turn"


@says(life.Dies)
def _(do: life.Dies, t: Teller) -> str:
    return f"the hero dies ({t.name('fate', do.cause)})"


@says(Test)
def _(do: Test, t: Teller) -> str:
    good = "" if isinstance(do.success, Nothing) else f"; if it succeeds, {t.say(do.success)}"
    bad = "" if isinstance(do.failure, Nothing) else f"; if it fails, {t.say(do.failure)}"
    return f"{odds(t, do.attribute)}{good}{bad}"


@says(ByRoll)
def _(do: ByRoll, t: Teller) -> str:
    rows = [f"on {chance(low, high)} {t.say(does)}" for low, high, does in telling.bands(do.rows)]
    return f"roll a D{do.die}: {', '.join(rows)}"


@says(Playing)
def _(do: Playing, t: Teller) -> str:
    table = telling.table_of(t)
    if table:
        return t.say(do.this if table.plays(do.variant) else do.that)
    return f"{t.say(do.that)} (with the rule {t.name('variant', do.variant)}: {t.say(do.this)})"


@says(Draw)
def _(do: Draw, t: Teller) -> str:
    card = t.name("deck_card", do.deck)
    return card if t.short else f"draw {an(card)}"


@says(items.Keep)
def _(do: items.Keep, t: Teller) -> str:
    if do.what == "potion":
        return "keep this card: a potion, to be drunk at the start of a turn; only one can be carried"
    if do.what == "rope":
        return "keep this card: a rope, which gets you out of any pit"
    return f"keep this card: gold worth {do.what.removeprefix('gold_')}"


@says(monsters.Monster)
def _(do: monsters.Monster, t: Teller) -> str:
    name = an(t.name("monster", do.monster))
    if do.sneaks:
        return f"{name} attacks by surprise: lose {life_points(t, D12 - LUCK)}; then attack it or escape"
    return f"{name} stands before you: attack, wait or escape"


@says(hazards.Fall)
def _(do: hazards.Fall, t: Teller) -> str:
    return "you fall into a pit and lose D6 Life Points"


@says(hazards.TorchGoesOut)
def _(do: hazards.TorchGoesOut, t: Teller) -> str:
    again = f"at the start of each later turn {hazards.RELIGHTS}-6 on a D6 lights it again, or else the turn is missed"
    return f"your torch goes out; {again}"


@says(hazards.ClosingWalls)
def _(do: hazards.ClosingWalls, t: Teller) -> str:
    return "the walls close in: one of three slabs stops them; step on two of them, and if both are wrong the hero dies"


@says(rooms.TurnCorridors)
def _(do: rooms.TurnCorridors, t: Teller) -> str:
    return "every Corridor on the board turns a quarter clockwise"


@says(searching.FindSecretDoor)
def _(do: searching.FindSecretDoor, t: Teller) -> str:
    return "in your next turn, and only then, you may leave through a wall"


@says(catacombs.MarkEntrance)
def _(do: catacombs.MarkEntrance, t: Teller) -> str:
    return "mark a way down here, unless this is a Cave-In room"


@says(catacombs.ChooseDirection)
def _(do: catacombs.ChooseDirection, t: Teller) -> str:
    return "go down into the Catacombs and choose a direction"


@says(catacombs.ComeUp)
def _(do: catacombs.ComeUp, t: Teller) -> str:
    return "come up" if t.short else "come up to the castle"


@says(chamber.DragonCounter)
def _(do: chamber.DragonCounter, t: Teller) -> str:
    return "draw a Dragon counter"


@says(chamber.Flee)
def _(do: chamber.Flee, t: Teller) -> str:
    return "flee to a square next to the chamber"


@says(monsters.Escape)
def _(do: monsters.Escape, t: Teller) -> str:
    return "escape to where you came from"


@says(Overcome)
def _(do: Overcome, t: Teller) -> str:
    deadly = ", or else the hero dies" if isinstance(do.otherwise, life.Dies) else ""
    return f"{odds(t, do.attribute)}{deadly}"


@says(doors.Barrier)
def _(do: doors.Barrier, t: Teller) -> str:
    return "a door: needs a Door card" if do.barrier == "door" else f"a portcullis: {odds(t, STRENGTH)}"
