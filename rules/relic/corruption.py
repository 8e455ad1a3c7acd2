"""16 Corruption cards."""

from __future__ import annotations

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction
from . import decks, fates, gains, using
from .cards import CORRUPTION
from .characters import CORRUPTION_LIMIT
from .events import CorruptionActivated, CorruptionDiscarded, CorruptionDrawn, CorruptionInert, CorruptionTurned
from .passives import CorruptionThreshold
from .table import Player, Referee, Rule, State


def limit(player: Player) -> int:
    """So many Corruption cards corrupt the character (RL-TAINT-5)."""
    return CORRUPTION_LIMIT + sum(one.n for one in using.passives(player, CorruptionThreshold))


def check_limit(referee: Referee, player: Player) -> bool:
    """Whether the player has as many as the limit, and so is corrupted (RL-CORR-1)."""
    if player.plays and player.borne >= limit(player):
        fates.corrupt(referee, player)
        return True
    return False


def ahead(referee: Referee) -> bool:
    """Whether what is left of this effect draws enough to corrupt (RL-VCE-3)."""
    player = referee.me
    coming = sum(do.n for do in referee.frame.todo if isinstance(do, gains.Gain | DrawCorruption) and do_draws(do))
    return bool(coming) and player.borne + coming >= limit(player)


def after_the_draws(referee: Referee, do: Effect) -> None:
    """This is done when what draws Corruption cards in this effect has been done: what comes after may end a phase."""
    todo = referee.frame.todo
    last = max(at for at, one in enumerate(todo) if do_draws(one))
    todo.insert(last + 1, do)


def do_draws(do: Effect) -> bool:
    """Whether this draws Corruption cards."""
    return isinstance(do, DrawCorruption) or (isinstance(do, gains.Gain) and do.what == "corruption_card")


@instruction
class DrawCorruption(Rule):
    """Corruption cards are drawn, one by one (RL-TAINT-6). One that reaches the limit corrupts before its effect (RL-TAINT-5)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        more: list[Effect] = [DrawCorruption(self.n - 1)] * (self.n > 1)
        if draw(referee):
            referee.next(Settle(), *more)


def draw(referee: Referee) -> bool:
    """The top card is drawn; whether the player is still not corrupted, and has a card to settle."""
    player = referee.me
    card = decks.take(referee, "corruption")
    if card is None:
        return False
    player.drawn.append(card)
    referee.note(CorruptionDrawn(player.seat, card))
    return not check_limit(referee, player)


@instruction
class Settle(Rule):
    """Its owner has seen the card: something may be done about it, or it is resolved."""

    def ask(self, state: State) -> Decision | None:
        player = state.me
        if not player.drawn or not using.might(state, "on_draw_corruption"):
            return None
        keep = Option("resolve it", Activate())
        return decide(state, self, [keep, *using.plays(state, "on_draw_corruption")], secret=bool(player.power))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if not referee.me.drawn:
            return
        do = picks[0].do if picks else Activate()
        referee.next(do, *[self] * (not isinstance(do, Activate)))


@instruction
class Activate(Rule):
    """Its number decides (RL-TAINT-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        activate(referee)


def activate(referee: Referee) -> None:
    """Faceup and in force if the player has as many cards as its number, else facedown (RL-TAINT-2, RL-TAINT-3)."""
    player = referee.me
    held, card = player.borne, player.drawn.pop()
    printed = CORRUPTION[card]
    if printed.activation > held:
        player.facedown.append(card)
        referee.note(CorruptionInert(player.seat))
        return
    player.corruption.append(card)
    referee.note(CorruptionActivated(player.seat, card))
    if check_limit(referee, player):
        return
    at_once = [do for ability in printed.abilities if ability.trigger == "on_gain" for do in ability.does]
    after: Effect = OfferFlip(card) if printed.lasting else TurnFacedown(card)
    referee.push(*at_once, after, source=f"corruption {card}", vars={"card": card, "that": card})


@instruction
class TurnFacedown(Rule):
    """It works no more and goes on counting (RL-TAINT-4)."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("corruption", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn_facedown(referee, self.card)


def turn_facedown(referee: Referee, card: str) -> None:
    """A faceup Corruption card is turned over."""
    player = referee.me
    if card in player.corruption:
        player.corruption.remove(card)
        player.facedown.append(card)
        referee.note(CorruptionTurned(player.seat, card))


def settle(player: Player) -> None:
    """Cards whose text is done lie facedown, even if their doing was cut short (RL-TAINT-9)."""
    player.facedown += [card for card in player.corruption if not CORRUPTION[card].lasting]
    player.corruption[:] = [card for card in player.corruption if CORRUPTION[card].lasting]


@instruction
class OfferFlip(Rule):
    """What some characters can do about a card that stays activated."""

    card: str

    def ask(self, state: State) -> Decision | None:
        if self.card not in state.me.corruption:
            return None
        uses = [using.Use(*one[:3], self.card) for one in using.of_trigger(state.me, "on_corruption_active")]
        offers = [Option(use.notation, use) for use in uses if use.why_not(state) is None]
        return decide(state, self, offers, Picks(0, 1))


@instruction
class FlipIt(Rule):
    """The Corruption card just activated is turned facedown."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn_facedown(referee, str(referee.vars.get("that", "")))


@instruction
class CancelCorruption(Rule):
    """The Corruption card just drawn is discarded unresolved."""

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.drawn else Illegal("RL-TAINT-1", "no_corruption_drawn")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        discard_drawn(referee)


def discard_drawn(referee: Referee) -> None:
    """The card just drawn is discarded."""
    player = referee.me
    while player.drawn:
        card = player.drawn.pop()
        referee.table.discards.corruption.append(card)
        referee.note(CorruptionDiscarded(player.seat, card))


@instruction
class RedrawCorruption(Rule):
    """The Corruption card just drawn is discarded unresolved, and another drawn."""

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.drawn else Illegal("RL-TAINT-1", "no_corruption_drawn")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        discard_drawn(referee)
        draw(referee)


@instruction
class FlipCorruption(Rule):
    """So many own faceup Corruption cards of choice are turned facedown (RL-TAINT-4)."""

    n: int

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.corruption else Illegal("RL-TAINT-4", "no_corruption_faceup")

    def ask(self, state: State) -> Decision:
        cards = state.me.corruption
        n = min(self.n, len(cards))
        return decide(state, self, [Option(f"turn {card}", TurnFacedown(card)) for card in cards], Picks(n, n))


@instruction
class LoseCorruption(Rule):
    """So many own Corruption cards of choice, faceup or facedown, are discarded (RL-TAINT-7)."""

    n: int

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.borne else Illegal("RL-TAINT-7", "no_corruption")

    def ask(self, state: State) -> Decision:
        cards = [*state.me.corruption, *state.me.facedown]
        n = min(self.n, len(cards))
        options = [Option(f"discard {card}", DiscardCorruption(card)) for card in cards]
        return decide(state, self, options, Picks(n, n), clause="RL-TAINT-7")


@instruction
class DiscardCorruption(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("corruption", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        pile = player.corruption if self.card in player.corruption else player.facedown
        pile.remove(self.card)
        referee.table.discards.corruption.append(self.card)
        referee.note(CorruptionDiscarded(player.seat, self.card))


@instruction
class DrawCorruptionUpTo(Rule):
    """Corruption cards are drawn until so many are held."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.me.borne < self.n and decks.left(referee.table, "corruption"):
            referee.next(DrawCorruption(1), self)


DRAWS = (DrawCorruption, Settle, DrawCorruptionUpTo)
"""What draws no further once its player is corrupted."""


def cancel_corruption() -> CancelCorruption:
    """The Corruption card just drawn is discarded unresolved."""
    return CancelCorruption()


def redraw_corruption() -> RedrawCorruption:
    """The Corruption card just drawn is discarded unresolved, and another drawn."""
    return RedrawCorruption()


def flip_corruption(n: int = 1) -> FlipCorruption:
    """So many own faceup Corruption cards are turned facedown."""
    return FlipCorruption(n)


def flip_facedown() -> FlipIt:
    """The Corruption card just activated is turned facedown."""
    return FlipIt()


def draw_corruption_up_to(n: int) -> DrawCorruptionUpTo:
    """Corruption cards are drawn until so many are held."""
    return DrawCorruptionUpTo(n)
