"""Any position of Mage Knight in a few words.

play = knights("arythea", "tovak").hand("march rage stamina").crystals("green").source("red blue").turn()
play.do("play march strong", "crystal green", "move 1,-1")

play = knights("arythea").hand("rage swiftness").fight("prowlers", "diggers")
"""

from __future__ import annotations

from typing import cast

from rules import SeatSetup, Setup, new_game
from rules.game import registered
from rules.mage_knight import GAME
from rules.mage_knight.basics import WOUND
from rules.mage_knight.fight import combat
from rules.mage_knight.heroes import Hero, fresh
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.rounds import NextTurn
from rules.mage_knight.table import Die, KnightState, Table
from rules.mage_knight.turn import HeroTurn
from tests.kit import Play, begin, rolling


class Land:
    """A position being built: heroes on the portal of an opening map, by day, nothing in hand, the Source as it fell."""

    def __init__(self, heroes: tuple[str, ...], scenario: str, variants: tuple[str, ...], seed: str) -> None:
        seats = tuple(SeatSetup(name.title(), name) for name in heroes)
        with registered(GAME):
            state = cast("KnightState", new_game(Setup("mage_knight", seats, scenario, variants, seed)))
        self.state = state
        self.table: Table = state.table
        self.wanted: tuple[str, ...] = ()
        self.table.order = list(range(len(heroes)))
        for hero, tactic in zip(
            self.table.heroes, ("early_bird", "planning", "great_start", "the_right_moment"), strict=False
        ):
            hero.space, hero.tactic = Hex(0, 0), tactic
            hero.deck += hero.hand
            hero.hand.clear()
        self.table.tactics = [t for t in self.table.tactics if t not in {hero.tactic for hero in self.table.heroes}]

    def hero(self, seat: int = 0) -> Hero:
        """The hero of this seat, to be changed as one likes."""
        return self.table.of(seat)

    def give(self, seat: int = 0, **fields: object) -> Land:
        """Let a hero be so: `give(0, fame=12, reputation=-3)`."""
        for name, value in fields.items():
            setattr(self.hero(seat), name, value)
        return self

    def hand(self, cards: str, seat: int = 0) -> Land:
        """These cards in hand, out of the Deed deck or from wherever they lie; `wound` as often as one likes."""
        for card in cards.split():
            self.hero(seat).hand.append(card if card == WOUND else self.fetch(card, seat))
        return self

    def fetch(self, card: str, seat: int = 0) -> str:
        """Take a card from where it lies: the hero's deck, or the common decks and offers."""
        table, hero = self.table, self.hero(seat)
        piles = (
            hero.deck,
            table.advanced_deck,
            table.advanced_offer,
            table.spell_deck,
            table.spell_offer,
            table.artifact_deck,
            table.monastery_offer,
        )
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return card
        hero.deck.pop()  # a second one of a card there is once: it stands in for another
        return card

    def top(self, cards: str, seat: int = 0) -> Land:
        """These cards on top of the Deed deck, the first one uppermost."""
        deck = self.hero(seat).deck
        for card in reversed(cards.split()):
            deck.append(card if card == WOUND else self.fetch(card, seat))
        return self

    def empty_deck(self, seat: int = 0) -> Land:
        """No Deed deck: it lies in the discard pile."""
        self.hero(seat).discard += self.hero(seat).deck
        self.hero(seat).deck.clear()
        return self

    def at(self, space: str, seat: int = 0) -> Land:
        """The hero stands there: `2,-1`."""
        self.hero(seat).space = Hex.at(space)
        return self

    def units(self, *ids: str, seat: int = 0, **fields: object) -> Land:
        """These Units, ready and unwounded, or as the fields say."""
        for id in ids:
            for pile in (self.table.regular_units, self.table.elite_units, self.table.unit_offer):
                if id in pile:
                    pile.remove(id)
            unit = fresh(id)
            for name, value in fields.items():
                setattr(unit, name, value)
            self.hero(seat).units.append(unit)
        return self

    def offer(self, **offers: str) -> Land:
        """What lies in the offers: `offer(units="peasants.1", spells="fireball", advanced="agility", monastery="ambush")`."""
        names = {
            "units": "unit_offer",
            "spells": "spell_offer",
            "advanced": "advanced_offer",
            "monastery": "monastery_offer",
        }
        decks = {
            "units": ("regular_units", "elite_units"),
            "spells": ("spell_deck",),
            "advanced": ("advanced_deck", "monastery_offer"),
            "monastery": ("advanced_deck", "advanced_offer"),
        }
        for name, wanted in offers.items():
            lying = cast("list[str]", getattr(self.table, names[name]))
            back = cast("list[str]", getattr(self.table, decks[name][0]))
            back[:0] = lying
            lying.clear()
            for card in wanted.split():
                for deck in decks[name]:
                    pile = cast("list[str]", getattr(self.table, deck))
                    if card in pile:
                        pile.remove(card)
                        break
                lying.append(card)
        return self

    def crystals(self, colours: str, seat: int = 0) -> Land:
        """These crystals."""
        self.hero(seat).crystals += colours.split()
        return self

    def tokens(self, colours: str, seat: int = 0) -> Land:
        """These mana tokens, from the start of the turn on."""
        self.hero(seat).tokens += colours.split()
        return self

    def source(self, colours: str) -> Land:
        """What the dice of the Source show."""
        self.table.source = [Die(colour) for colour in colours.split()]
        return self

    def night(self) -> Land:
        """It is night."""
        self.table.night, self.table.round = True, 2
        return self

    def tile(self, name: str, x: int, y: int) -> Land:
        """A tile more on the map, populated, wherever it was."""
        from rules.engine.referee import Referee
        from rules.mage_knight import exploring
        from rules.mage_knight.table import Tile

        for pile in (
            self.table.countryside,
            self.table.core,
            self.table.box_countryside,
            self.table.box_core,
            self.table.box_city,
        ):
            if name in pile:
                pile.remove(name)
        exploring.place(Referee(self.state), Tile(name, x, y))
        return self

    def lay(self, *tiles: str) -> Land:
        """The map anew, of these tiles: `lay("A 0,0", "9 1,0")`; all that lay on the old one is back in its pile."""
        from rules.mage_knight.content.enemies import ENEMIES
        from rules.mage_knight.content.tiles import CITIES, COUNTRYSIDE

        table = self.table
        for tile in table.tiles:
            box = table.box_city if tile.name in CITIES else table.box_countryside
            (box if tile.name in CITIES or tile.name in COUNTRYSIDE else table.box_core).append(tile.name)
        lying = [token for foes in table.rampaging.values() for token in foes]
        for site in table.sites.values():
            lying += site.foes + site.hidden
            table.ruins[:0] = [*[site.ruin] * bool(site.ruin), *[site.ruin_hidden] * bool(site.ruin_hidden)]
        for token in lying:
            table.pile(ENEMIES[token.partition(".")[0]].colour).insert(0, token)
        table.advanced_deck[:0] = table.monastery_offer
        for things in (table.tiles, table.sites, table.rampaging, table.monastery_offer):
            things.clear()
        for name in ("A", "B"):
            if name in table.box_core:
                table.box_core.remove(name)
        for tile in tiles:
            name, place = tile.split()
            x, y = place.split(",")
            self.tile(name, int(x), int(y))
        return self

    def next_ruin(self, *ruins: str) -> Land:
        """The next ruin tokens, the first one first."""
        for ruin in reversed(ruins):
            self.table.ruins.remove(ruin)
            self.table.ruins.append(ruin)
        return self

    def deck(self, *tiles: str, core: bool = False, box: bool = False) -> Land:
        """What is left to be revealed: only these, the first one first; the rest is out of the way, in the box or nowhere."""
        table = self.table
        piles = (table.countryside, table.core, table.box_countryside, table.box_core, table.box_city)
        for pile in piles:
            pile.clear()
        wanted = {(False, False): 0, (True, False): 1, (False, True): 2, (True, True): 3}[core, box]
        piles[wanted][:] = reversed(tiles)
        return self

    def rampaging(self, space: str, enemy: str) -> Land:
        """This enemy on the map, out of its pile: `rampaging("1,-1", "diggers.1")`."""
        self.take_token(enemy)
        self.table.rampaging[space] = [enemy]
        return self

    def take_token(self, enemy: str) -> None:
        """A token out of its pile, or from wherever it lies."""
        for colour in ("green", "grey", "brown", "violet", "white", "red"):
            if enemy in self.table.pile(colour):
                self.table.pile(colour).remove(enemy)
                return
        for name, lying in list(self.table.rampaging.items()):
            if enemy in lying:
                del self.table.rampaging[name]

    def next_token(self, *enemies: str) -> Land:
        """The next tokens of their piles, the first one first."""
        from rules.mage_knight.content.enemies import ENEMIES

        for enemy in reversed(enemies):
            self.take_token(enemy)
            self.table.pile(ENEMIES[enemy.partition(".")[0]].colour).append(enemy)
        return self

    def rolls(self, *rolls: str) -> Land:
        """What dice will show: `d6 3`. Colours in the order red, blue, green, white, gold, black."""
        self.wanted = rolls
        return self

    def turn(self, seat: int = 0, *, before: bool = False) -> Play:
        """It is this seat's turn, then the others', and so on; `before`: with the window before it."""
        if self.wanted:
            self.state.dice = rolling(*self.wanted)
        order = self.table.order
        with registered(GAME):
            play = begin(
                self.state, HeroTurn(seat), NextTurn((order.index(seat) + 1) % len(order)), seat=0, source="round"
            )
            if not before and play.asked.kind == "mage_knight.before":
                play.do("go on")
        return play

    def fight(self, *enemies: str, seat: int = 0, **rules: bool) -> Play:
        """The hero challenges these enemies: rampaging ones around it, by name or id."""
        hero = self.hero(seat)
        ids = [enemy if "." in enemy else f"{enemy}.1" for enemy in enemies]
        foes = []
        for id in ids:
            self.take_token(id)
            foes.append(combat.foe(id, hero.space, "drawn"))
        play = self.turn(seat)
        table = cast("Table", play.state.table)
        return begin_fight(play, table, seat, foes, rules)


def begin_fight(play: Play, table: Table, seat: int, foes: list[object], rules: dict[str, bool]) -> Play:
    """Put a fight on top of a turn that has begun."""
    from rules.engine.referee import Referee
    from rules.mage_knight.frays import Foe
    from rules.play import settled

    referee = Referee(play.state)
    combat.begin(referee, "drawn", table.of(seat).space, cast("list[Foe]", foes), OFF_MAP, **rules)
    outcome = settled(play.state)
    again = Play(outcome.state)
    again.happened = [*play.happened, *referee.events, *outcome.events]
    return again


def having(play: Play, **fields: object) -> Play:
    """Let the turn of the acting hero be so: `having(play, move=9)`."""
    for name, value in fields.items():
        setattr(play.table.of(play.seat).turn, name, value)
    play.state.known = False
    return play


def beat(play: Play, *enemies: str) -> Play:
    """These enemies of the fight going on fall at once; none named: all of them."""
    from rules.engine.referee import Referee
    from rules.mage_knight.fight.attack import defeat
    from rules.play import settled

    fight = play.table.fight_of(play.seat)
    referee = Referee(play.state)
    for foe in list(fight.foes):
        if not enemies or foe.id in enemies:
            defeat(referee, fight, foe)
    outcome = settled(play.state)
    play.state = outcome.state
    play.state.known = False
    play.happened += [*referee.events, *outcome.events]
    return play


def sit_out(play: Play) -> Play:
    """The fight goes by, and its hero does nothing in it."""
    seat = play.seat
    while play.table.fight_of(seat):
        asked = play.asked
        leave = next((option.id for option in asked.options if option.do.closes), asked.options[0].id)
        play.do(leave if asked.picks.least else "")
    return play


def knights(
    *heroes: str, scenario: str = "first_reconnaissance", variants: tuple[str, ...] = (), seed: str = "position"
) -> Land:
    """A position with these heroes, in order of seats."""
    return Land(heroes, scenario, variants, seed)
