"""Random whole games, and what must hold at every step of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, cast

from .engine.costs import for_nothing
from .engine.decisions import Decision, Option
from .engine.dice import Dice
from .engine.errors import Illegal
from .engine.events import Event
from .engine.instructions import TAGS, Effect
from .engine.phrases import LANGS
from .engine.referee import Referee, State
from .engine.views import exchange_unseen, view_of
from .game import Game, Result, Setup, find
from .play import Command, Outcome, apply, begin, decision, result, say, view
from .save import Save, dump, load, state_json
from .tempers import TEMPERS as TEMPERS
from .tempers import Chooser as Chooser
from .tempers import Temper as Temper

LONGEST = 20_000
"""Commands after which a game is held to have no end."""


class Step(NamedTuple):
    """One command of a walk."""

    state: State[Any, Any]
    asked: Decision
    command: Command
    outcome: Outcome


class Fault(Exception):
    """Something that must hold did not. It says how to get there again."""

    def __init__(self, what: str, setup: Setup, commands: list[Command]) -> None:
        """A fault found in a game.

        Args:
            what: What did not hold.
            setup: The game's setup.
            commands: The commands that lead there.
        """
        super().__init__(what)
        self.what, self.setup, self.commands = what, setup, commands

    @property
    def notation(self) -> str:
        """The game up to there: its setup, then a command a line."""
        lines = [f"{command.seat}: {' + '.join(command.picks)}" for command in self.commands]
        return "\n".join([repr(self.setup), *lines, f"fault: {self.what}"])


def walk(
    setup: Setup, chooser: Chooser, start: State[Any, Any] | None = None, ran: Counter[str] | None = None
) -> Iterator[Step]:
    """A whole game, command by command.

    Args:
        setup: The game.
        chooser: How it answers.
        start: Where it starts; None: at the beginning.
        ran: Here is counted how often each kind of instruction runs.
    """
    with counting(ran):
        state = start or begin(setup).state
    while (asked := decision(state)) is not None:
        command = chooser.answer(state, asked)
        with counting(ran):
            outcome = apply(state, command)
        yield Step(state, asked, command, outcome)
        state = outcome.state


@contextmanager
def counting(ran: Counter[str] | None) -> Generator[None]:
    """Count the instructions that are carried out meanwhile, but not what is only tried; what is said to be free must be so."""
    if ran is None:
        yield
        return
    kind = cast("Any", Referee)
    plain = kind.carry_out

    def carry_out(referee: Referee[Any, Any], do: Effect, picks: tuple[Option, ...]) -> None:
        if not referee.trying:
            ran[do.op] += 1
        depth = len(referee.agenda)
        plain(referee, do, picks)
        if for_nothing(do):
            pushed = [then for frame in referee.agenda[depth:] for then in frame.todo]
            follows = [*referee.frame.todo[: referee.at], *pushed]
            must(all(map(for_nothing, follows)), "not free after all", do)

    kind.carry_out = carry_out
    try:
        yield
    finally:
        kind.carry_out = plain


def kinds_of(game: Game) -> list[str]:
    """Every kind of instruction of a game of which something was played; those of the engine serve all games."""
    return sorted(op for op in TAGS if op.startswith(f"{game.slug}."))


class Walked(NamedTuple):
    """What came of a walk."""

    steps: int
    result: Result
    questions: Counter[str]
    """How often each kind of instruction asked."""
    ran: Counter[str]
    """How often each kind of instruction was carried out."""
    rounds: int
    """Rounds begun; 0: the game does not count them."""


def checked(
    setup: Setup, chooser: Chooser, every: int = 3, *, answers: int = 1, start: State[Any, Any] | None = None
) -> Walked:
    """A whole game, with everything checked that must hold.

    Args:
        setup: The game.
        chooser: How it answers.
        every: The dearest checks are made at each step of this number.
        answers: Wrong answers, refusals and the words for events are tried at each step of this number.
        start: Where it starts, with no command given yet; None: at the beginning.

    Raises:
        Fault: If something does not hold.
    """
    commands: list[Command] = []
    questions: Counter[str] = Counter()
    ran: Counter[str] = Counter()
    try:
        last = start or begin(setup).state
        pieces = find(setup.game).census(last)
        for step in walk(setup, chooser, start, ran):
            at = len(commands)
            commands.append(step.command)
            questions[step.asked.kind] += 1
            check_step(step, pieces, setup, commands, dearly=at % every == 0, closely=at % answers == 0)
            last = step.outcome.state
            must(len(commands) < LONGEST, "the game has no end")
        ended = result(last)
        if ended is None:
            raise AssertionError("the game is over and has no result")
        must(len(ended.standings) == len(setup.seats), "a seat has no standing")
    except AssertionError as error:
        raise Fault(str(error), setup, commands) from error
    except Exception as error:  # whatever the rules trip over is a fault of theirs
        raise Fault(f"{type(error).__name__}: {error}", setup, commands) from error
    return Walked(len(commands), ended, questions, ran, getattr(last.table, "round", 0))


def must(holds: bool, what: str, thing: object = "") -> None:
    """This has to be so. The thing it is about is written out only if it is not: that takes longer than most checks.

    Raises:
        AssertionError: If it is not.
    """
    if not holds:
        raise AssertionError(f"{what}: {thing}" if thing else what)


def check_step(
    step: Step, pieces: Counter[str], setup: Setup, commands: list[Command], *, dearly: bool, closely: bool
) -> None:
    """Everything that must hold at one step: the census always, questions and events if closely, the rest if dearly.

    Raises:
        AssertionError: If something does not.
    """
    state, asked, command, outcome = step
    game = find(state.game)
    must(bool(asked.options), "nothing can be chosen")
    must(same(game.census(outcome.state), pieces), "a piece was lost, doubled or made up")
    unsound = game.sound(outcome.state)
    must(unsound is None, "unsound", unsound)
    if closely:
        check_question(state, asked)
        check_wrong_answers(state, asked)
        check_events(outcome, len(setup.seats))
    if dearly:
        check_untouched(state, command)
        check_words(state, asked)
        check_leak(game, outcome.state, len(setup.seats), state.commands)
        check_saved(Save(setup, tuple(commands), outcome.state))


def same(one: Counter[str], other: Counter[str]) -> bool:
    """Whether the pieces are the same: mostly in the very same counts, which is quickly seen; one may count a nought besides."""
    return dict(one) == dict(other) or one == other


def check_question(state: State[Any, Any], asked: Decision) -> None:
    """Nothing is offered twice, every refusal names a clause."""
    ids = [option.id for option in asked.options]
    must(len(set(ids)) == len(ids), "offered twice", ids)
    must(asked.at == state.commands and asked.seat == state.seat, "the question belongs to another moment")
    for blocked in asked.blocked:
        must(bool(blocked.why.clause) and bool(blocked.why.reason), "refused without a reason", blocked.id)
        must(blocked.id not in ids, "offered and refused", blocked.id)


def check_wrong_answers(state: State[Any, Any], asked: Decision) -> None:
    """What is not listed does not exist."""
    first = asked.options[0].id
    wrong = [
        Command(asked.seat, asked.at, ("no such thing",)),
        Command(asked.seat, asked.at + 1, (first,)),
        Command(asked.seat + 1, asked.at, (first,)),
        Command(asked.seat, asked.at, (first,) * (asked.picks.most + 1)),
        *(Command(asked.seat, asked.at, (blocked.id,)) for blocked in asked.blocked),
    ]
    if asked.picks.least:
        wrong.append(Command(asked.seat, asked.at, ()))
    for command in wrong:
        try:
            apply(state, command)
        except Illegal as illegal:
            must(bool(illegal.clause), "refused without a clause", command)
        else:
            raise AssertionError(f"accepted: {command}")


def check_untouched(state: State[Any, Any], command: Command) -> None:
    """`apply` leaves the state it is given as it was, and leads to the same state again."""
    before = state_json(state)
    one, two = apply(state, command), apply(state, command)
    must(state_json(state) == before, "the state given was touched")
    must(one.state == two.state and one.events == two.events, "the same command led elsewhere")


def check_saved(save: Save) -> None:
    """Saved and loaded it is the same game, with the same question."""
    text = dump(save)
    again = load(text)
    must(again == save and dump(again) == text, "the save does not come back as it was")
    then, now = decision(again.state), decision(save.state)
    must(
        then == now and (now is None or (then is not None and then.blocked == now.blocked)),
        "another question after loading",
    )


def check_events(outcome: Outcome, seats: int) -> None:
    """Every event can be shown to every seat, and said in every language; what looks alike to several is said once."""
    for event in outcome.events:
        shown: list[Event] = []
        for seat in (*range(seats), None):
            seen = view_of(event, seat)
            if seen not in shown:
                shown.append(seen)
        for seen in shown:
            for lang in LANGS:
                must(bool(say(seen, lang)), "nothing to say", event)


def check_words(state: State[Any, Any], asked: Decision) -> None:
    """Question, options and refusals can be said in every language."""
    seen = view(state, asked.seat)
    for lang in LANGS:
        for thing in (asked, *asked.options, *asked.blocked, *(blocked.why for blocked in asked.blocked)):
            must(bool(say(thing, lang, of=seen)), "nothing to say", thing)


def check_leak(game: Game, state: State[Any, Any], seats: int, seed: int) -> None:
    """Deal out anew what a seat cannot see: table, question, refusals and who is asked must look the same to it."""
    for seat in (*range(seats), None):
        other = state.clone()
        exchange_unseen(other.table, seat, Dice(seed), dict(game.faces))
        must(looks(other, seat) == looks(state, seat), f"seat {seat} can see what it must not")


def looks(state: State[Any, Any], seat: int | None) -> str:
    """All that a seat sees of a state."""
    seen = view(state, seat)
    asked = seen.decision
    told = asked and (asked.options, [(blocked.id, str(blocked.why)) for blocked in asked.blocked], asked.picks)
    return repr((seen.table, seen.choosing, told))
