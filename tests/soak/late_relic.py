"""Relic late in the game: mighty figures, some about to win, some on the brink, so that a walk meets what few games come to.

Nothing is made up: every card comes from where it lies in a new game, so that the census holds. Play alone need not lead to such
a state: nothing was paid for what the players have, and Threat cards lie on spaces that had no icon for them.
"""

from __future__ import annotations

import random
from typing import cast

from rules import Setup, new_game
from rules.engine.referee import Frame
from rules.play import settled
from rules.relic import CHARACTERS
from rules.relic.board import CENTRE, COLOURS, SPACES
from rules.relic.cards import ASSETS, CORRUPTION, MISSIONS, POWER, THREATS
from rules.relic.characters import MOST_LEVELS
from rules.relic.corruption import limit
from rules.relic.levels import power_limit
from rules.relic.ongoing import RelicState
from rules.relic.table import ATTRIBUTES, MOST, Asset, Lying, Player, Table
from rules.relic.turn import TURN, AfterMovement, Turns, fresh
from rules.relic.vocabulary import gain
from tests.soak.meetings import Meeting
from tests.soak.setups import seated

PLACES = ("board", "board", "inner", "inner", "centre", "brink", "fiends")
"""Where the figures are, if nothing is looked for: anywhere, on the last tier, at its end, in one spot in danger of their lives."""
IN_DANGER = ("brink", "fiends")
"""There somebody's turn is going on, and the figure has moved."""
HELD = {"wargear": 4, "relic": 3}
"""How many assets of a deck a player has at most."""
FALL = (gain("corruption_card"),)
"""The penalty of enemies that bring a Corruption card."""
LAID = 24
"""Threat cards on the board."""
DOOMED = 4
"""Doom for each player at which in a scenario the vanquished are out of the game."""


def late(setup: Setup, seed: str, where: Meeting | None = None) -> RelicState:
    """A state of this game in which much has been won already; no command was given in it.

    Args:
        setup: The game.
        seed: The same gives the same state.
        where: What is to be met in it; None: whatever comes.
    """
    rng = random.Random(seed)
    place = rng.choice(PLACES) if where is None else where.at
    wanted = rng.choice(where.pieces) if where and where.pieces else ""
    state = cast("RelicState", new_game(seated(setup, rng.sample(CHARACTERS, len(CHARACTERS)))))
    table = state.table
    table.rounds, table.turn, table.roll = 1, fresh(), None
    for player in table.players:
        strengthen(table, player, rng)
    if rng.random() < 0.5:
        use_up_sheets(table, rng)
    lay_threats(table, rng)
    stand(table, place or "board", rng)
    if wanted:
        give(table, wanted, rng)
    state.agenda[:] = [Frame(0, "game", [Turns()], {})]
    if place in IN_DANGER:
        amid_turn(state, rng)
    return cast("RelicState", settled(state).state)


def amid_turn(state: RelicState, rng: random.Random) -> None:
    """In the turn of the first player or another; what is left is all that comes after movement."""
    table = state.table
    table.active = rng.choice((0, 0, len(table.players) - 1))
    left = TURN[TURN.index(AfterMovement()) + 1 :]
    state.agenda.append(Frame(table.active, "turn", list(left), {}))


# what the players have


def strengthen(table: Table, player: Player, rng: random.Random) -> None:
    """Levels and dials, assets, Power cards, trophies, completed missions, marks; Corruption not far from the limit."""
    player.level = rng.randint(0, MOST_LEVELS)
    player.specials[:] = ["a"] * (player.level >= MOST_LEVELS // 2)
    for attribute in ATTRIBUTES:
        setattr(player, attribute, min(MOST, player.dial(attribute) + rng.randint(0, player.level)))
    player.life = rng.randint(1, MOST)
    player.influence = rng.randint(0, 9)
    for deck, most in HELD.items():
        for _ in range(rng.randint(0, most)):
            hold(table, player, deck)
    draw(table.decks.power, player.power, power_limit(player) - len(player.power))
    draw(table.decks.mission, player.completed, rng.randint(0, 4))
    for colour in COLOURS:
        enemies = [card for card in table.decks.of(colour) if THREATS[card].sort == "enemy"]
        for trophy in rng.sample(enemies, 2):
            table.decks.of(colour).remove(trophy)
            player.trophies.append(trophy)
    if table.scenario in ("lord_corruptis", "three_seals"):
        player.marks[:] = rng.sample(ATTRIBUTES, rng.randint(0, 1))
    player.taken = rng.randint(0, 2) if table.scenario == "breaking_tide" else 0
    remember_comrade(table, player, rng)
    corrupt(table, player, limit(player) - rng.randint(1, 3), rng)


def draw(deck: list[str], to: list[str], n: int) -> None:
    """So many cards off the top."""
    to += [deck.pop() for _ in range(min(n, len(deck)))]


def hold(table: Table, player: Player, deck: str) -> None:
    """The top asset of a deck; a second one of the same card goes by another name."""
    card = table.decks.of(deck).pop()
    held = [asset.piece for other in table.players for asset in other.assets]
    names = [card, *(f"{card}.{n}" for n in range(2, 9))]
    piece = next(name for name in names if name not in held)
    player.assets.append(Asset(piece, card, ASSETS[card].charges))


def remember_comrade(table: Table, player: Player, rng: random.Random) -> None:
    """Whom a mission wants to be met, which was still to be chosen."""
    if player.mission and MISSIONS[player.mission].objective.kind == "end_with_player" and not player.progress:
        seats = [other.seat for other in table.players if other.seat != player.seat]
        player.progress[:] = [f"seat {rng.choice(seats)}"]


def corrupt(table: Table, player: Player, n: int, rng: random.Random) -> None:
    """So many Corruption cards, but fewer than corrupt; some of them in force."""
    for _ in range(n):
        card = table.decks.corruption.pop()
        in_force = CORRUPTION[card].lasting and CORRUPTION[card].activation <= player.borne + 1 and rng.random() < 0.5
        (player.corruption if in_force else player.facedown).append(card)
    while player.borne >= limit(player):
        table.decks.corruption.insert(0, (player.facedown or player.corruption).pop())


def use_up_sheets(table: Table, rng: random.Random) -> None:
    """All unused characters are lost but one or none: who is corrupted now may be out of the game."""
    left = rng.randint(0, 1)
    table.corrupted += table.sheets[left:]
    del table.sheets[left:]


def lay_threats(table: Table, rng: random.Random) -> None:
    """Enemies and encounters faceup all over the board."""
    for _ in range(LAID):
        deck = table.decks.of(rng.choice(COLOURS))
        card = next(card for card in reversed(deck) if THREATS[card].sort in ("enemy", "encounter"))
        deck.remove(card)
        table.threats.append(Lying(card, rng.choice([name for name, space in SPACES.items() if space.icons])))


# where they stand


def stand(table: Table, place: str, rng: random.Random) -> None:
    """Every figure somewhere on the board, in the Inner tier or at its end; or all on one space, with little Life and much doom."""
    outer = [name for name, space in SPACES.items() if space.icons]
    inner = [name for name, space in SPACES.items() if space.tier == "inner"]
    one = rng.choice(outer)
    for player in table.players:
        spaces = {"board": list(SPACES), "inner": inner, "centre": [CENTRE], "brink": [one], "fiends": [one]}
        player.space = rng.choice(spaces[place])
    if place in IN_DANGER:
        endanger(table)
    if place == "fiends":
        gather_fiends(table, one)


def endanger(table: Table) -> None:
    """Nobody can lose more than one Life; and where doom counts, whoever does is out of the game."""
    for player in table.players:
        player.life = 1
    if table.scenario == "hungry_void":
        table.doom = DOOMED * len(table.players)


def gather_fiends(table: Table, space: str) -> None:
    """Enemies lie there that fight with will and bring Corruption, the mightiest first: all of it together just corrupts."""
    for colour in ("red", "red", "yellow"):
        deck = table.decks.of(colour)
        wilful = [card for card in deck if THREATS[card].attribute == "willpower" and THREATS[card].penalty == FALL]
        for strongest in sorted(wilful, key=lambda card: THREATS[card].value)[-1:]:
            deck.remove(strongest)
            table.threats.append(Lying(strongest, space))
    lying = [card for card in table.here(space, "enemy") if card.attribute == "willpower" and card.penalty == FALL]
    for player in table.players:
        while player.borne > limit(player) - len(lying):
            table.decks.corruption.insert(0, (player.facedown or player.corruption).pop())


def give(table: Table, card: str, rng: random.Random) -> None:
    """This Power card is in somebody's hand; this Threat card is the next one, and all stand where it can be drawn."""
    if card in POWER:
        hands = [table.decks.power, *(player.power for player in table.players)]
        next(hand for hand in hands if card in hand).remove(card)
        table.players[0].power.append(card)
        return
    deck = table.decks.of(THREATS[card].colour)
    if card in deck:
        deck.remove(card)
        deck.append(card)
    space = rng.choice([name for name, space in SPACES.items() if space.icons == (THREATS[card].colour,)] or [CENTRE])
    for player in table.players:
        player.space = space
