"""3 Setup."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.blanks import blank
from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.dice import Dice
from ..engine.errors import Illegal
from ..engine.instructions import By, Effect, instruction, offer
from ..engine.referee import Frame
from ..game import Setup
from . import (
    auction,
    content,
    dealing,
    dungeon_lords,
    exploring,
    hold,
    offers,
    one_to_return,
    rounds,
    scenarios,
    skills,
    solo,
    units,
    upgrades,
    variants,
)
from .basics import PILES
from .content.decks import starting_deck
from .content.enemies import tokens
from .content.ruins import RUINS
from .content.tiles import CITY_TILES, CORE, COUNTRYSIDE
from .deed_cards import CARDS, ActionCard, ArtifactCard, SpellCard
from .events import TeamDrawn
from .heroes import Hero, no_turn
from .hexes import OFF_MAP
from .table import KnightState, Referee, Rule, State, Table, Tile

HEROES = ("arythea", "goldyx", "norowas", "tovak")
FIRST = {"A": ((0, 1), (1, 0)), "B": ((0, 1), (1, 0), (1, -1))}
"""Where the first tiles lie, by the side of the starting tile (MK-SETUP-18)."""
content.fill()


def begin(setup: Setup) -> KnightState:
    """The table laid out, and everything still to do."""
    heroes = [new_hero(seat, who.hero or "") for seat, who in enumerate(setup.seats)]
    order = list(range(len(heroes)))
    table = blank(
        Table, scenario=setup.scenario, variants=list(setup.variants), heroes=heroes, order=order, announced=-1
    )
    for hero in heroes:
        hero.team = team_of(table, hero.seat)
        hero.fame, hero.reputation = scenarios.start(table)
    frame = Frame(0, "setup", [LayOut(), PickHeroes(), EquipHeroes(), LastSteps(), rounds.Round()], {})
    return KnightState("mage_knight", 0, Dice.of(setup.seed), [frame], table)


def new_hero(seat: int, name: str) -> Hero:
    """A hero off the map, with nothing (MK-SETUP-20, MK-SETUP-25)."""
    return blank(Hero, seat=seat, name=name, space=OFF_MAP, level=1, token_up=True, turn=no_turn())


def team_of(table: Table, seat: int) -> int:
    """The team of a seat: all in one; the first two against the others, as they have agreed to sit; or none (MK-TEAM-1)."""
    if scenarios.together(table):
        return 1 if len(table.heroes) > 1 else 0
    return 1 + seat // 2 if scenarios.two_teams(table.scenario, len(table.heroes), table.variants) else 0


@instruction
class LayOut(Rule):
    """Piles, decks, offers, the Source, the map (3.2, 3.3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.night = variants.night_at_first(table)
        if table.plays("random_teams"):
            mix_teams(referee)
        shuffle_piles(referee)
        shuffle_decks(referee)
        lay_offers(table)
        table.source = dealing.roll_source(referee, len(table.heroes) + 2 + scenarios.extra(table))
        table.tactics = scenarios.tactics_now(table)
        shuffle_tiles(referee)
        lay_map(referee)


def mix_teams(referee: Referee) -> None:
    """By agreement chance says who plays with whom (MK-TEAM-1)."""
    heroes = referee.dice.shuffled(referee.table.heroes)
    for at, hero in enumerate(heroes):
        hero.team = 1 + at // 2
        referee.note(TeamDrawn(hero.seat, hero.team))


def shuffle_piles(referee: Referee) -> None:
    """The seven piles of tokens (MK-SETUP-5)."""
    table, dice = referee.table, referee.dice
    for colour in PILES:
        table.pile(colour)[:] = dice.shuffled(tokens(colour))
    table.ruins = dice.shuffled(RUINS)


def shuffle_decks(referee: Referee) -> None:
    """The common decks; what the scenario leaves out is out of the game (MK-SETUP-24, MK-SCN-HOLD-4)."""
    table, dice = referee.table, referee.dice
    table.artifact_deck = dice.shuffled(card.name for card in CARDS.values() if isinstance(card, ArtifactCard))
    table.spell_deck = dice.shuffled(card.name for card in CARDS.values() if isinstance(card, SpellCard))
    table.advanced_deck = dice.shuffled(c.name for c in CARDS.values() if isinstance(c, ActionCard) and c.advanced)
    table.regular_units = dice.shuffled(unit_cards(elite=False))
    table.elite_units = dice.shuffled(unit_cards(elite=True))
    if scenarios.together(table) or table.plays("no_competitive_spells"):
        leave_out(table, table.spell_deck, competitive_spells())
    if table.scenario == "conquer_and_hold":
        leave_out(table, table.elite_units, [u for u in table.elite_units if units.printed(u).level == hold.TOO_MIGHTY])


def competitive_spells() -> list[str]:
    """Those that strike other players (MK-SETUP-24)."""
    return [card.name for card in CARDS.values() if isinstance(card, SpellCard) and card.competitive]


def leave_out(table: Table, pile: list[str], names: Iterable[str]) -> None:
    """These are not used in this game."""
    for name in list(names):
        pile.remove(name)
        table.removed.append(name)


def lay_offers(table: Table) -> None:
    """Spells, Advanced Actions, Units; in a training game until a village has somebody to recruit (MK-SCN-REC-5)."""
    if not offers.late(table):
        offers.lay_out(table)
    table.unit_offer = rounds.deal_units(table)
    villagers = any("village" in units.printed(unit).places for unit in table.regular_units)
    while table.scenario == "first_reconnaissance" and villagers and not any_villager(table):
        table.regular_units[:0] = table.unit_offer
        table.unit_offer = rounds.deal_units(table)


def any_villager(table: Table) -> bool:
    """Whether the offer has a Unit for villages."""
    return any("village" in units.printed(unit).places for unit in table.unit_offer)


def unit_cards(*, elite: bool) -> list[str]:
    """All Unit cards of a deck, numbered."""
    return [
        f"{unit.name}.{n}" for unit in units.UNITS.values() if unit.elite == elite for n in range(1, unit.copies + 1)
    ]


def shuffle_tiles(referee: Referee) -> None:
    """The tile deck: Countryside tiles on top of Core tiles; the others are left in the box (MK-SETUP-15, MK-SETUP-16)."""
    table, dice = referee.table, referee.dice
    countryside, core, cities = scenarios.tile_numbers(table.scenario, len(table.heroes), table.variants)
    in_order = table.scenario == "first_reconnaissance"
    table.countryside, table.box_countryside = split(referee, COUNTRYSIDE, countryside, in_order=in_order)
    cores, table.box_core = split(referee, CORE, core)
    city_tiles, table.box_city = split(referee, CITY_TILES, cities)
    table.core = dice.shuffled([*cores, *city_tiles])


def split(referee: Referee, tiles: tuple[str, ...], n: int, *, in_order: bool = False) -> tuple[list[str], list[str]]:
    """So many of these tiles for the deck, and those left in the box; a scenario may name some that are (not) used."""
    scenario, dice = scenarios.of(referee.table), referee.dice
    mixed = list(tiles) if in_order else dice.shuffled(tiles)
    by_rank = sorted(mixed, key=lambda tile: 0 if tile in scenario.always else 2 if tile in scenario.never else 1)
    used, left = by_rank[:n], by_rank[n:]
    return list(reversed(used)) if in_order else dice.shuffled(used), left


def lay_map(referee: Referee) -> None:
    """The starting tile and the first tiles of the deck (MK-SETUP-17, MK-SETUP-18)."""
    table = referee.table
    side = "A" if scenarios.shape(table) == "wedge" else "B"
    exploring.place(referee, Tile(side, 0, 0))
    for x, y in FIRST[side]:
        exploring.place(referee, Tile(table.countryside.pop(), x, y, variants.orientation(referee)))
    if table.plays("open_land"):
        for slots, deck in ((hold.COUNTRYSIDE, table.countryside), (hold.CORE, table.core)):
            for x, y in slots:
                exploring.place(referee, Tile(deck.pop(), x, y, variants.orientation(referee)))


@instruction
class PickHeroes(Rule):
    """In a random order; seats whose hero was agreed on the form keep it (MK-SETUP-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.order = referee.dice.shuffled(range(len(table.heroes)))
        if table.plays("hero_auction"):
            referee.next(auction.Auction())
        else:
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
        table, dice = referee.table, referee.dice
        friendly = scenarios.together(table) or table.plays("no_interactive_skills")
        for hero in table.heroes:
            hero.deck = dice.shuffled(starting_deck(hero.name))
            hero.hand = dealing.deal(hero.deck, 5)
            own = [skill for skill in skills.SKILLS.values() if skill.hero == hero.name]
            hero.skill_pile = dice.shuffled(skill.name for skill in own)
            if friendly:
                leave_out(table, hero.skill_pile, [skill.name for skill in own if skill.usage == "interactive"])


@instruction
class LastSteps(Rule):
    """What comes when the heroes are known: the dummy player, drafts, secret sites."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        steps: list[Effect] = []
        if table.scenario == "dungeon_lords":
            steps.append(dungeon_lords.HideFirst())
        if table.scenario == "one_to_return" and table.plays("teams"):
            steps += one_to_return.choices(table)
        if table.plays("drafting"):
            steps.append(upgrades.Draft())
        if scenarios.with_dummy(table):
            steps.append(solo.AddDummy())
        referee.next(*steps)
