"""2 Setup; the census of all pieces; what cannot be in a state."""

from __future__ import annotations

from collections import Counter

from ..engine.blanks import blank
from ..engine.decisions import Option
from ..engine.dice import Dice
from ..engine.instructions import By, Effect, instruction
from ..engine.referee import Frame
from ..engine.referee import State as AnyState
from ..game import Setup
from . import chamber, combat, content, decks, monsters, moving, pending, rings, towers, treasure, turn
from .events import FirstPlayer, HeroChosen, Rolled
from .table import (
    COLUMNS,
    COMPASS,
    HEROES,
    NOWHERE,
    ROWS,
    TOWERS,
    DungeonState,
    Fight,
    Hero,
    Referee,
    Rule,
    Square,
    Table,
    back,
    newcomer,
)
from .tiles import PRINTED, TILES, kind

content.fill()

SQUARES = {str(Square(row, column)) for row in range(ROWS) for column in range(COLUMNS)}
FREE = SQUARES - {str(square) for square in PRINTED}
"""Where tiles can be laid."""


def begin(setup: Setup) -> DungeonState:
    """The table laid out, and everything still to do."""
    dice = Dice.of(setup.seed)
    seats = range(len(setup.seats))
    heroes = [newcomer(seat, setup.seats[seat].hero or "") for seat in seats]
    table = blank(Table, variants=list(setup.variants), heroes=heroes)
    table.box = dice.shuffled(tile.name for tile in TILES.values() for _ in range(tile.copies))
    for name in decks.DECKS:
        counts = decks.printed(table, name)
        table.decks.of(name)[:] = dice.shuffled(card for card, n in counts.items() for _ in range(n))
    table.treasure = dice.shuffled(treasure.counters)
    table.dragon = dice.shuffled(chamber.COUNTERS)
    return DungeonState("dungeonquest", 0, dice, [Frame(0, "setup", [RollForFirst(tuple(seats))], {})], table)


@instruction
class RollForFirst(Rule):
    """The highest D12 is First Player; ties roll again (DQ-SET-1). Then heroes, rings and Towers, in turn order."""

    seats: tuple[int, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rolls = {seat: referee.dice.below(12) + 1 for seat in self.seats}
        if len(self.seats) > 1:
            for seat, number in rolls.items():
                referee.note(Rolled(seat, 12, number))
        best = [seat for seat, number in rolls.items() if number == max(rolls.values())]
        if len(best) > 1:
            referee.next(RollForFirst(tuple(best)))
            return
        referee.table.first = best[0]
        referee.note(FirstPlayer(best[0]))
        referee.next(*choices(referee.table), *[Torchlight()] * referee.table.plays("torchlight"), turn.Round())


def choices(table: Table) -> list[Effect]:
    """What the players choose before the first round, each in turn order (DQ-SET-2, DQ-SET-3, DQ-SET-4)."""
    order = table.in_turn(table.first)
    heroes = [By(hero.seat, turn.ChooseHero()) if not hero.name else HeroSet(hero.seat, hero.name) for hero in order]
    chosen: list[Effect] = [rings.ChooseRing(), towers.ChooseTower()]
    return [*heroes, *[By(hero.seat, choice) for choice in chosen for hero in order]]


@instruction
class HeroSet(Rule):
    """This seat's hero was agreed on the form."""

    seat: int
    hero: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(HeroChosen(self.seat, self.hero))


@instruction
class Torchlight(Rule):
    """Two tiles are laid next to each Tower, their arrows to it (DQ-OPT-7)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for tower in TOWERS.values():
            for way in COMPASS:
                square = tower.beyond(way)
                if way in PRINTED[tower] and not kind(referee.table, square):
                    moving.draw_tile(referee)
                    moving.lay(referee, square, back(way), entered=False)


def pieces(state: AnyState[Table, Hero]) -> Counter[str]:
    """Every piece there must be."""
    must = Counter({f"tile {tile.name}": tile.copies for tile in TILES.values()})
    for name in decks.DECKS:
        must.update({f"{name} {card}": n for card, n in decks.printed(state.table, name).items()})
    must.update(f"treasure {counter}" for counter in treasure.counters)
    must.update(f"dragon {counter}" for counter in chamber.COUNTERS)
    return must


def census(state: AnyState[Table, Hero]) -> Counter[str]:
    """Every piece there is, wherever it lies."""
    table = state.table
    laid = [tile.tile for tile in table.laid.values()]
    found = Counter(f"tile {tile}" for tile in (*table.box, *laid, *table.aside, *[table.drawn] * bool(table.drawn)))
    found.update(f"{name} {card}" for name in decks.DECKS for card in table.decks.of(name))
    found.update(f"search {card}" for card in table.chosen_from)
    carried = [card for hero in table.heroes for card in hero.cards] + [
        card for body in table.bodies.values() for card in body
    ]
    found.update("{} {}".format(*card.split(".", 1)) if "." in card else card for card in carried)
    found.update(
        f"treasure {counter}" for counter in (*table.treasure, *[c for hero in table.heroes for c in hero.treasure])
    )
    found.update(f"dragon {counter}" for counter in (*table.dragon, *table.dragon_seen))
    return found


def sound(state: AnyState[Table, Hero]) -> str | None:
    """What cannot be in a state, found by looking; None: nothing."""
    table = state.table
    if not 1 <= len(table.heroes) <= 4 or table.first >= len(table.heroes):
        return "heroes"
    if not table.laid.keys() <= FREE or not table.bodies.keys() <= SQUARES:
        return "laid"
    if not all(square.on_board for square in table.entrances):
        return "entrances"
    if "wakes" not in table.dragon:
        return "dragon"
    for seat, hero in enumerate(table.heroes):
        if why := unsound(table, hero, seat):
            return f"heroes.{seat}.{why}"
    if table.fight and not fair(table, table.fight):
        return "fight"
    return "agenda" if pending.unsound(state) else None


def fair(table: Table, fight: Fight) -> bool:
    """Whether there can be such a fight."""
    return (
        max(fight.hero_seat, fight.monster_seat) < len(table.heroes)
        and {fight.hero_tactic, fight.monster_tactic} <= {"", *combat.TACTICS}
        and ("m01", fight.monster) in monsters.ANSWERS
        and (not fight.card or pending.is_card(fight.card))
        and fight.known == (fight.life > 0)
        and fight.life <= max(life for life, _ in monsters.ANSWERS.values())
    )


def unsound(table: Table, hero: Hero, seat: int) -> str | None:
    """What is wrong with a hero."""
    if hero.seat != seat:
        return "seat"
    if hero.name not in HEROES:
        return "name" if hero.name or table.sun else None
    if hero.life > hero.sheet.life or (hero.fate != "dead") != (hero.life > 0) or hero.arrows > hero.sheet.arrows:
        return "life"
    if hero.ring and hero.ring not in rings.CATACOMBS_SET:
        return "ring"
    if hero.square == NOWHERE and not hero.gone_out:
        return None  # its Tower is still to be chosen
    if hero.above and not kind(table, hero.square):
        return "square"
    if hero.below and not hero.square.on_board:
        return "square"
    if hero.came and not hero.square.beyond(hero.came).on_board:
        return "came"
    return None
