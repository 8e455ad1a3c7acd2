"""7 and 8: Threat cards on the board."""

from __future__ import annotations

from typing import Literal

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction
from . import assets, decks
from .board import COLOURS, SPACES, Colour, neighbourhood
from .cards import SORTS, THREATS, Sort
from .events import ThreatDiscarded, ThreatDrawn, ThreatsPutBack, ThreatsSeen
from .table import Look, Lying, Referee, Rule, State, Table


@instruction
class DrawThreat(Rule):
    """Cards from a Threat deck, faceup on the own space; in the Inner tier nothing (RL-INN-1)."""

    colour: Literal["red", "blue", "yellow", "choice"]
    n: int

    def why_not(self, state: State) -> Illegal | None:
        return Illegal("RL-INN-1", "no_threats_here") if state.me.where.tier == "inner" else None

    def ask(self, state: State) -> Decision | None:
        if self.colour != "choice" or self.why_not(state):
            return None
        return decide(state, self, [Option(f"draw {one}", DrawThreat(one, self.n)) for one in COLOURS])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.next(*[pick.do for pick in picks])
        elif self.colour != "choice" and referee.me.where.tier != "inner":
            draw(referee, self.colour)
            referee.next(*[DrawThreat(self.colour, self.n - 1)] * (self.n > 1))


def draw(referee: Referee, colour: Colour) -> None:
    """The top card lies on the space; what it does when it is revealed comes before the next one (RL-EXPL-7)."""
    player = referee.me
    card = decks.take(referee, colour)
    if card is None:
        return
    referee.table.threats.append(Lying(card, player.space))
    referee.note(ThreatDrawn(player.seat, card, player.space))
    if THREATS[card].when_revealed:
        referee.push(*THREATS[card].when_revealed, source=f"threat {card}", vars={"card": card, "that": ""})


def discard_lying(referee: Referee, lying: Lying) -> None:
    """A card leaves the board; it is no trophy."""
    referee.table.threats.remove(lying)
    decks.discard_threat(referee.table, lying.card)
    referee.note(ThreatDiscarded(referee.seat, lying.card))


@instruction
class DiscardThreats(Rule):
    """Threat cards of these sorts on the space, or in its area, are discarded: so many, of choice."""

    where: Literal["here", "area"]
    sorts: tuple[Sort, ...]
    n: int

    def why_not(self, state: State) -> Illegal | None:
        return None if self.found(state.table, state.me.space) else Illegal("RL-GOLD-2", "no_such_threat")

    def found(self, table: Table, space: str) -> list[Lying]:
        """The cards it may discard."""
        spaces = neighbourhood(space) if self.where == "area" else [space]
        return [one for one in table.threats if one.space in spaces and THREATS[one.card].sort in self.sorts]

    def ask(self, state: State) -> Decision:
        found = self.found(state.table, state.me.space)
        n = min(self.n, len(found))
        options = [
            Option(f"discard {card} of {space}", DiscardLying(card, space), found.count(Lying(card, space)))
            for card, space in dict.fromkeys(found)
        ]
        return decide(state, self, options, Picks(n, n))


@instruction
class DiscardLying(Rule):
    """This one."""

    card: str
    space: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        discard_lying(referee, Lying(self.card, self.space))


@instruction
class DiscardSelf(Rule):
    """This card is discarded."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        card = str(referee.vars.get("card", ""))
        asset = assets.find(player, card) if referee.frame.source.startswith("asset") else None
        if asset:
            assets.drop(referee, player, asset)
        elif Lying(card, player.space) in table.threats:
            discard_lying(referee, Lying(card, player.space))


@instruction
class PeekThreat(Rule):
    """Look at the top cards of one Threat deck, discard any, put the rest back in any order."""

    n: int

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"look at {one}", LookAt(one, self.n)) for one in COLOURS])


@instruction
class LookAt(Rule):
    """This deck."""

    colour: Colour
    n: int

    @property
    def about(self) -> Ref:
        return Ref("deck", self.colour)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, seat = referee.table, referee.seat
        seen = [card for _ in range(self.n) if (card := decks.take(referee, self.colour))]
        look = table.look = Look(seat, [], [], [])
        look.of(self.colour)[:] = seen
        referee.note(ThreatsSeen(seat, self.colour, tuple(seen)))
        referee.next(DiscardSeen(self.colour), PutBack(self.colour))


def seen_of(table: Table, colour: str) -> list[str]:
    """The cards looked at."""
    return table.look.of(colour) if table.look else []


@instruction
class DiscardSeen(Rule):
    """Any of the cards looked at are discarded."""

    colour: Colour

    def ask(self, state: State) -> Decision:
        seen = seen_of(state.table, self.colour)
        kinds = dict.fromkeys(seen)
        options = [Option(f"discard {card}", DropSeen(card), seen.count(card)) for card in kinds]
        return decide(state, self, options, Picks(0, len(seen)), secret=True)


@instruction
class DropSeen(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        seen_of(referee.table, THREATS[self.card].colour).remove(self.card)
        decks.discard_threat(referee.table, self.card)
        referee.note(ThreatDiscarded(referee.seat, self.card))


@instruction
class PutBack(Rule):
    """The rest goes back, the last one picked on top."""

    colour: Colour

    def ask(self, state: State) -> Decision | None:
        seen = seen_of(state.table, self.colour)
        if len(seen) < 2:
            return None
        kinds = dict.fromkeys(seen)
        options = [Option(f"put back {card}", BackOnDeck(card), seen.count(card)) for card in kinds]
        return decide(state, self, options, Picks(len(seen), len(seen), ordered=True), secret=True)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        back: list[Effect] = [pick.do for pick in picks]
        left: list[Effect] = [BackOnDeck(card) for card in seen_of(referee.table, self.colour)]
        referee.note(ThreatsPutBack(referee.seat, self.colour, len(left)))
        referee.next(*back or left, LookedEnough())


@instruction
class BackOnDeck(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        colour = THREATS[self.card].colour
        seen_of(referee.table, colour).remove(self.card)
        referee.table.decks.of(colour).append(self.card)


@instruction
class LookedEnough(Rule):
    """Nothing is looked at any more."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.look = None


def spaces_with_portal(table: Table) -> list[str]:
    """Webway Portals, and spaces on which a Forgotten Portal lies."""
    printed = [space.name for space in SPACES.values() if space.box and space.box.kind == "portal"]
    laid = [lying.space for lying in table.threats if lying.card.startswith("forgotten_portal")]
    return list(dict.fromkeys((*printed, *laid)))


def draw_threat(colour: Literal["red", "blue", "yellow", "choice"], n: int = 1) -> DrawThreat:
    """Cards from a Threat deck, faceup on the own space; "choice": the player names the deck."""
    return DrawThreat(colour, n)


def discard_threats(where: Literal["here", "area"], n: int, *sorts: Sort) -> DiscardThreats:
    """So many Threat cards of these sorts, of none named: of any; ALL: all of them."""
    return DiscardThreats(where, sorts or SORTS, n)


def peek_threat(n: int) -> PeekThreat:
    """Look at the top cards of one Threat deck."""
    return PeekThreat(n)


def discard_self() -> DiscardSelf:
    """This card is discarded; as a cost, too."""
    return DiscardSelf()
