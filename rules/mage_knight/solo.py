"""25 The dummy player, and what it does to tactics and Skills."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import By, Effect, instruction
from . import deed_cards, rounds, scenarios, skills
from .basics import DUMMY
from .card_events import OfferRefilled, Shuffled
from .content.decks import starting_deck
from .events import DummyTurned, EndAnnounced, ManaGained, TacticGone, TacticTaken
from .heroes import Hero
from .table import Dummy, Referee, Rule, State, Table

CRYSTALS = {
    "arythea": ("red", "red", "white"),
    "goldyx": ("green", "green", "blue"),
    "norowas": ("white", "white", "green"),
    "tovak": ("blue", "blue", "red"),
}
"""The dots on the Hero cards (MK-DUMMY-2)."""
TURNED = 3
"""Cards of a dummy player's turn (MK-DUMMY-6)."""


@instruction
class AddDummy(Rule):
    """A random hero nobody plays; it is last in the first Round Order (MK-DUMMY-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, dice = referee.table, referee.dice
        free = [name for name in CRYSTALS if all(hero.name != name for hero in table.heroes)]
        name = dice.choice(free)
        pile = [skill.name for skill in skills.SKILLS.values() if skill.hero == name]
        alone = len(table.heroes) == 1
        table.dummy = Dummy(
            name,
            dice.shuffled(starting_deck(name)),
            [],
            list(CRYSTALS[name]),
            dice.shuffled(pile) if alone else [],
            "",
        )
        if not alone:
            table.removed += pile
        table.order.append(DUMMY)


def dummy_of(table: Table) -> Dummy:
    """The dummy player.

    Raises:
        LookupError: If there is none.
    """
    if table.dummy is None:
        raise LookupError("nobody plays the dummy player")
    return table.dummy


@instruction
class DummyTurn(Rule):
    """It announces the End of the Round, or turns cards (MK-DUMMY-5, MK-DUMMY-6, MK-DUMMY-7)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        dummy = dummy_of(referee.table)
        if not dummy.deck:
            referee.note(EndAnnounced(DUMMY))
            rounds.announce(referee, DUMMY)
            return
        turned = turn_cards(dummy, TURNED)
        more = dummy.crystals.count(deed_cards.CARDS[turned[-1]].colour)
        referee.note(DummyTurned((*turned, *turn_cards(dummy, more))))


def turn_cards(dummy: Dummy, n: int) -> list[str]:
    """So many cards from its deck to its discard pile, as far as they go."""
    turned = [dummy.deck.pop() for _ in range(min(n, len(dummy.deck)))]
    dummy.discard += turned
    return turned


def take_action(referee: Referee, card: str) -> bool:
    """The lowest Advanced Action of the offer goes to the dummy player, if there is one (MK-DUMMY-8)."""
    dummy = referee.table.dummy
    if dummy is None:
        return False
    dummy.deck.append(card)
    return True


def take_crystal(referee: Referee, spell: str) -> None:
    """A crystal of the colour of the lowest Spell; it may have any number (MK-DUMMY-8)."""
    dummy = referee.table.dummy
    if dummy:
        colour = deed_cards.CARDS[spell].colour
        dummy.crystals.append(colour)
        referee.note(ManaGained(DUMMY, "crystal", colour))


def prepare(referee: Referee) -> None:
    """Its whole deck is shuffled (MK-DUMMY-8)."""
    dummy = referee.table.dummy
    if dummy:
        dummy.deck += dummy.discard
        dummy.discard.clear()
        dummy.tactic = ""
        referee.dice.shuffle(dummy.deck)
        referee.note(Shuffled(DUMMY))


def skill_gained(referee: Referee) -> None:
    """Alone, whenever one gains a Skill one of the dummy hero's comes into the common offer (MK-SOLO-2)."""
    table = referee.table
    if table.dummy and table.dummy.skill_pile:
        skill = table.dummy.skill_pile.pop()
        table.skill_offer.append(skill)
        referee.note(OfferRefilled("skill", skill))


# tactics


def tactic_steps(table: Table, choices: list[Effect]) -> list[Effect]:
    """Who chooses a tactic when: alone the player comes first (MK-SCN-SC-3), in company the dummy does (MK-SCN-COOP-4)."""
    if table.dummy is None:
        return choices
    return [*choices, DummyTactic()] if len(table.heroes) == 1 else [DummyTactic(), *choices]


@instruction
class DummyTactic(Rule):
    """A random one of those that lie there; it only gives it its place in Round Order (MK-DUMMY-4)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        tactic = referee.dice.choice(table.tactics)
        table.tactics.remove(tactic)
        dummy_of(table).tactic = tactic
        referee.note(TacticTaken(DUMMY, tactic))


def tactics_leave(table: Table) -> list[Effect]:
    """Which tactics leave the game after a round (MK-SCN-SC-3, MK-SCN-COOP-4)."""
    if not scenarios.together(table) or needed_again(table):
        return []
    if len(table.heroes) == 1:
        return [DropTactic(holder.tactic) for holder in holders(table)]
    again = table.round + 2 <= scenarios.limit(table)
    return [By(table.heroes[0].seat, AgreeOnTactic())] if again and not table.final else []


def needed_again(table: Table) -> bool:
    """Whether too few would be left for another such Day or Night, which with darkness coming may follow at once (MK-VAR-6)."""
    if not table.plays("darkness_is_coming"):
        return False
    leaving = 2 if len(table.heroes) == 1 else 1
    return len(scenarios.tactics_now(table)) - leaving < len(table.heroes) + 1


def holders(table: Table) -> list[Hero | Dummy]:
    """Who has a tactic: the players, and the dummy player if there is one."""
    return [*table.heroes, table.dummy] if table.dummy else [*table.heroes]


@instruction
class AgreeOnTactic(Rule):
    """The players agree on one of the tactics they have used; one of them names it (MK-SCN-COOP-4)."""

    clause: ClassVar[Clause | None] = "MK-SCN-COOP-4"

    def ask(self, state: State) -> Decision:
        used = [hero.tactic for hero in state.table.heroes]
        return decide(state, self, [Option(f"drop {tactic}", DropTactic(tactic)) for tactic in used])


@instruction
class DropTactic(Rule):
    """This tactic leaves the game."""

    tactic: str

    @property
    def about(self) -> Ref:
        return Ref("tactic", self.tactic)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.removed.append(self.tactic)
        for holder in holders(table):
            if holder.tactic == self.tactic:
                holder.tactic = ""
        referee.note(TacticGone(self.tactic))
