"""3 Setup; the census of all pieces; what cannot be in a state."""

from __future__ import annotations

from collections import Counter

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.dice import Dice
from ..engine.errors import Illegal
from ..engine.instructions import By, instruction, offer
from ..engine.referee import Frame
from ..engine.referee import State as AnyState
from ..game import Setup
from . import content, exploring, rounds, scenarios, skills, units
from .cards import CARDS, ActionCard, ArtifactCard, SpellCard
from .content.actions import starting_deck
from .content.enemies import tokens
from .content.ruins import RUINS
from .content.tiles import CITY_TILES, CORE, COUNTRYSIDE
from .events import Rolled
from .hexes import OFF_MAP
from .table import BASIC, COLOURS, WOUND, Die, Hero, KnightState, Referee, Rule, State, Table, Tile, no_turn

HEROES = ("arythea", "goldyx", "norowas", "tovak")
content.fill()


def begin(setup: Setup) -> KnightState:
    """The table laid out, and everything still to do."""
    dice = Dice.of(setup.seed)
    heroes = [new_hero(seat, who.hero or "") for seat, who in enumerate(setup.seats)]
    table = empty_table(setup, heroes)
    frame = Frame(0, "setup", [LayOut(), PickHeroes(), EquipHeroes(), rounds.Round()], {})
    return KnightState("mage_knight", 0, dice, [frame], table)


def new_hero(seat: int, name: str) -> Hero:
    """A hero off the map, with nothing (MK-SETUP-20, MK-SETUP-25)."""
    return Hero(
        seat,
        name,
        OFF_MAP,
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        "",
        False,
        0,
        1,
        0,
        True,
        0,
        False,
        False,
        0,
        no_turn(),
        [],
        [],
        0,
    )


def empty_table(setup: Setup, heroes: list[Hero]) -> Table:
    """Everything in the box."""
    order = list(range(len(heroes)))
    return Table(
        setup.scenario,
        list(setup.variants),
        heroes,
        None,
        order,
        0,
        False,
        [],
        [],
        {},
        {},
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        [],
        -1,
        [],
        False,
        False,
        0,
        0,
        [],
        None,
        None,
    )


@instruction
class LayOut(Rule):
    """Piles, decks, offers, the Source, the map (3.2, 3.3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, dice = referee.table, referee.dice
        scenario, players = scenarios.of(table), len(table.heroes)
        for colour in ("green", "grey", "brown", "violet", "white", "red"):
            table.pile(colour)[:] = dice.shuffled(tokens(colour))
        table.ruins = dice.shuffled(RUINS)
        table.artifact_deck = dice.shuffled(card.name for card in CARDS.values() if isinstance(card, ArtifactCard))
        table.spell_deck = dice.shuffled(card.name for card in CARDS.values() if isinstance(card, SpellCard))
        table.advanced_deck = dice.shuffled(c.name for c in CARDS.values() if isinstance(c, ActionCard) and c.advanced)
        table.regular_units = dice.shuffled(unit_cards(elite=False))
        table.elite_units = dice.shuffled(unit_cards(elite=True))
        table.spell_offer = deal(table.spell_deck, 3)
        table.advanced_offer = deal(table.advanced_deck, 3)
        table.unit_offer = deal(table.regular_units, players + 2)
        table.source = roll_source(referee, players + 2)
        table.tactics = scenarios.tactics_now(table)
        lay_map(referee, scenario, players)


def unit_cards(*, elite: bool) -> list[str]:
    """All Unit cards of a deck, numbered."""
    return [
        f"{unit.name}.{n}" for unit in units.UNITS.values() if unit.elite == elite for n in range(1, unit.copies + 1)
    ]


def deal(deck: list[str], n: int) -> list[str]:
    """So many cards off the top of a deck, as far as they go."""
    return [deck.pop() for _ in range(min(n, len(deck)))]


def lay_map(referee: Referee, scenario: scenarios.Scenario, players: int) -> None:
    """The tile deck, and the first tiles (MK-SETUP-15 ... MK-SETUP-19)."""
    table, dice = referee.table, referee.dice
    countryside, core, cities = dice.shuffled(COUNTRYSIDE), dice.shuffled(CORE), dice.shuffled(CITY_TILES)
    n = players - 1
    chosen = (
        sorted(COUNTRYSIDE[: scenario.countryside[n]], key=int, reverse=True)
        if table.scenario == "first_reconnaissance"
        else []
    )
    table.countryside = chosen or countryside[: scenario.countryside[n]]
    table.box_countryside = [tile for tile in countryside if tile not in table.countryside]
    table.core = dice.shuffled([*core[: scenario.core[n]], *cities[: scenario.cities[n]]])
    table.box_core = core[scenario.core[n] :]
    table.box_city = cities[scenario.cities[n] :]
    exploring.place(referee, Tile("A", 0, 0))
    for x, y in ((0, 1), (1, 0)):
        exploring.place(referee, Tile(table.countryside.pop(), x, y))


def roll_source(referee: Referee, n: int) -> list[Die]:
    """At least half of them basic colours: gold and black are rolled again until then (MK-SETUP-11)."""
    dice = referee.dice
    colours = [dice.choice(COLOURS) for _ in range(n)]
    while sum(colour in BASIC for colour in colours) < -(-n // 2):
        colours = [colour if colour in BASIC else dice.choice(COLOURS) for colour in colours]
    referee.note(Rolled(referee.seat, tuple(colours), "source"))
    return [Die(colour) for colour in colours]


def new_offers(referee: Referee) -> None:
    """MK-ROUND-3 ... MK-ROUND-7."""
    table = referee.table
    table.regular_units[:0] = [unit for unit in table.unit_offer if not units.printed(unit).elite]
    table.elite_units[:0] = [unit for unit in table.unit_offer if units.printed(unit).elite]
    table.unit_offer = deal(table.regular_units, len(table.heroes) + 2)


@instruction
class PickHeroes(Rule):
    """A random order; seats whose hero was agreed on the form keep it."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.order = referee.dice.shuffled(range(len(table.heroes)))
        referee.next(*[By(seat, PickHero()) for seat in table.order if not table.of(seat).name])


@instruction
class PickHero(Rule):
    """A free hero (MK-SETUP-2)."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, [offer(BeHero(name), state, f"hero {name}") for name in HEROES], clause="MK-SETUP-2")


@instruction
class BeHero(Rule):
    """This one."""

    name: str

    @property
    def about(self) -> Ref:
        return Ref("hero", self.name)

    def why_not(self, state: State) -> Illegal | None:
        taken = any(hero.name == self.name for hero in state.table.heroes)
        return Illegal("MK-SETUP-2", "hero_taken", hero=self.name) if taken else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.name = self.name


@instruction
class EquipHeroes(Rule):
    """Each player's own things: Deed deck, five cards, Skill pile (3.4)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for hero in referee.table.heroes:
            hero.deck = referee.dice.shuffled(starting_deck(hero.name))
            hero.hand = deal(hero.deck, 5)
            hero.skill_pile = referee.dice.shuffled(
                name for name, skill in skills.SKILLS.items() if skill.hero == hero.name
            )


def pieces(state: AnyState[Table, Hero]) -> Counter[str]:
    """Every piece there must be; Wounds are without number (MK-COMP-1)."""
    table = state.table
    must = Counter(token for colour in ("green", "grey", "brown", "violet", "white", "red") for token in tokens(colour))
    must.update(RUINS)
    must.update(f"tile {tile}" for tile in (*COUNTRYSIDE, *CORE, *CITY_TILES, "A"))
    must.update(unit_cards(elite=False) + unit_cards(elite=True))
    must.update(card.name for card in CARDS.values() if not isinstance(card, ActionCard) or card.advanced)
    if table.round:
        for hero in table.heroes:
            must.update(starting_deck(hero.name))
    return must


def census(state: AnyState[Table, Hero]) -> Counter[str]:
    """Every piece there is, wherever it lies."""
    table = state.table
    if not table.tiles:
        return pieces(state)
    found = Counter(f"tile {tile.name}" for tile in table.tiles)
    for pile in (table.countryside, table.core, table.box_countryside, table.box_core, table.box_city):
        found.update(f"tile {tile}" for tile in pile)
    for colour in ("green", "grey", "brown", "violet", "white", "red"):
        found.update(table.pile(colour))
    found.update(table.spent + table.ruins + table.spent_ruins)
    for site in table.sites.values():
        found.update(
            [*site.foes, *site.hidden, *[site.ruin] * bool(site.ruin), *[site.ruin_hidden] * bool(site.ruin_hidden)]
        )
    for lying in table.rampaging.values():
        found.update(lying)
    for fight in table.fights:
        found.update(foe.id for foe in fight.foes if foe.role == "drawn")
        found.update(foe.stand_in for foe in fight.foes if foe.stand_in)
    for pile in (
        table.spell_deck,
        table.spell_offer,
        table.advanced_deck,
        table.advanced_offer,
        table.monastery_offer,
        table.artifact_deck,
    ):
        found.update(pile)
    found.update(table.regular_units + table.elite_units + table.unit_offer)
    found.update(name for name in table.removed if name not in skills.SKILLS and name != WOUND)
    for hero in table.heroes:
        found.update(unit.id for unit in hero.units)
        found.update(unit.banner for unit in hero.units if unit.banner)
        for pile in (
            hero.deck,
            hero.hand,
            hero.discard,
            hero.played,
            hero.thrown,
            hero.aside,
            hero.under_tactic,
            hero.looking,
        ):
            found.update(card for card in pile if card != WOUND)
    return found


def sound(state: AnyState[Table, Hero]) -> str | None:
    """What cannot be in a state, found by looking; None: nothing."""
    table = state.table
    for seat, hero in enumerate(table.heroes):
        if hero.seat != seat or (hero.name and hero.name not in HEROES):
            return f"heroes.{seat}"
    return None
