"""One way in: a command goes through `apply`, and a new state comes out."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple, cast

from annotated_types import Ge

from .engine.decisions import Blocked, Chance, Decision, Option, Ref, random_options
from .engine.errors import BadSave, Illegal
from .engine.events import Event, OnlyAnswer
from .engine.instructions import Effect, Instruction
from .engine.phrases import Lang, Name
from .engine.records import fact
from .engine.referee import Referee, State
from .engine.views import View, view_of
from .game import Game, Result, Seat, Setup, by_clause, find, home_of, teller

Sayable = Any
"""An instruction, event, option, refusal, decision, name, or fault of a save."""


@fact
class Command:
    """A seat's answer to the open question: the ids of the options it picks."""

    seat: Annotated[int, Ge(0)]
    at: Annotated[int, Ge(0)]
    """So many commands came before."""
    picks: tuple[str, ...]


class Outcome(NamedTuple):
    """What a command has led to."""

    state: State[Any, Any]
    events: tuple[Event, ...]
    undo: Literal["free", "barrier"]
    """`barrier`: something was seen that cannot be unseen, or another seat is to choose."""


def begin(setup: Setup) -> Outcome:
    """The game before its first command, with what happened while it was set up.

    Raises:
        Illegal: If no game can be made from this setup.
        LookupError: If there is no such game.
    """
    game = find(setup.game)
    game.setups.check(setup)
    return settled(game.begin(setup))


def settled(state: State[Any, Any], answer: tuple[Option, ...] | None = None) -> Outcome:
    """Carry on with this state, which is used up, until a question is open."""
    before = state.seat if answer is not None else None
    referee = Referee(state)
    state.open = referee.run(answer)
    state.known = True
    passes = state.open is not None and state.open.seat != before
    barrier = passes or any(event.reveals for event in referee.events)
    return Outcome(state, tuple(referee.events), "barrier" if barrier else "free")


def new_game(setup: Setup) -> State[Any, Any]:
    """The game before its first command.

    Raises:
        Illegal: If no game can be made from this setup.
    """
    return begin(setup).state


def decision(state: State[Any, Any]) -> Decision | None:
    """The question now open; None: the game is over."""
    if not state.known:
        state.open = state.agenda[-1].todo[0].ask(state) if state.agenda and state.agenda[-1].todo else None
        state.known = True
    return state.open


def check(state: State[Any, Any], command: Command) -> None:
    """Whether this command can be carried out.

    Raises:
        Illegal: If not; it names the clause.
    """
    answer_of(state, command)


def answer_of(state: State[Any, Any], command: Command) -> tuple[Option, ...]:
    """The options a command picks.

    Raises:
        Illegal: If it is no answer to the open question.
    """
    asked = decision(state)
    if asked is None:
        raise Illegal("PLAY-1", "game_over")
    if command.seat != asked.seat:
        raise Illegal("PLAY-2", "not_your_decision", seat=asked.seat)
    if command.at != asked.at:
        raise Illegal("PLAY-3", "stale", at=asked.at)
    return asked.chosen(command.picks)


def apply(state: State[Any, Any], command: Command) -> Outcome:
    """The game after this command. The state given is not touched.

    Raises:
        Illegal: If the command is no answer to the open question.
    """
    answer = answer_of(state, command)
    after = state.clone()
    after.commands += 1
    return settled(after, answer)


def view(state: State[Any, Any], seat: Seat | None) -> View[Any, Any]:
    """What this seat sees; None: what everybody does. It shares nothing that could be changed."""
    asked = decision(state)
    own = asked.told if asked and asked.seat == seat else None
    return View(state.game, seat, view_of(state.table, seat), own, asked.seat if asked else None, state.commands)


def result(state: State[Any, Any]) -> Result | None:
    """How the game ended; None: it goes on."""
    return find(state.game).result(state) if decision(state) is None else None


def random_answer(asked: Decision, rng: Chance) -> Command:
    """A command that answers this question, by chance; not by the game's own dice."""
    return Command(asked.seat, asked.at, tuple(option.id for option in random_options(asked, rng)))


def say(thing: Sayable, lang: Lang, *, of: View[Any, Any] | None = None, short: bool = False) -> str:
    """A thing in words, with the current numbers of the view filled in.

    Args:
        thing: An instruction, event, option, refusal, decision, name, or fault of a save.
        lang: The language.
        of: What the listener sees. A `Name` or a `Ref` needs it to know of which game it is.
        short: For cells of 11 signs.
    """
    return teller(game_of(thing, of), lang, of, short).say(thing)


def game_of(thing: Sayable, of: View[Any, Any] | None) -> Game | None:
    """The game a thing belongs to; None: it is said alike in all."""
    match thing:
        case Illegal():
            home = find(thing.arguments["game"]) if "game" in thing.arguments else by_clause(thing.clause)
        case Option() | Blocked():
            home = home_within(thing.do)
        case Decision():
            home = home_within(thing.asking)
        case OnlyAnswer():
            home = next(filter(None, map(home_within, (thing.asking, *thing.picks))), None)
        case Instruction():
            home = home_within(cast("Effect", thing))
        case Name() | BadSave() | Ref():
            home = None
        case _:
            home = home_of(thing.__class__)
    return home or (find(of.game) if of else None)


def home_within(do: Effect) -> Game | None:
    """The game of an instruction, or of the first one inside it that has one."""
    return home_of(type(do)) or next(filter(None, map(home_within, do.parts())), None)
