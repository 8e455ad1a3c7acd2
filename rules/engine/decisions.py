"""Questions: one shape for all, the one check of an answer, and all the answers there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from .errors import Clause, Illegal

if TYPE_CHECKING:
    from .instructions import Instruction
    from .referee import State

T = TypeVar("T")


class Ref(NamedTuple):
    """Names one thing on the table: a card, a space, a seat."""

    kind: str
    id: Hashable


class Option(NamedTuple):
    """Something one may choose: its notation, and the instruction that is carried out when it is chosen."""

    id: str
    do: Instruction[Any, Any]
    most: int = 1
    group: str = ""
    weight: int = 0
    alone: bool = False
    """The answer that means none of the others: nothing is chosen beside it."""

    @property
    def about(self) -> Ref | None:
        """The thing on the table it concerns."""
        return self.do.about


class Blocked(NamedTuple):
    """Something one would expect to be able to choose, and why not."""

    id: str
    do: Instruction[Any, Any]
    why: Illegal

    @property
    def about(self) -> Ref | None:
        """The thing on the table it concerns."""
        return self.do.about


class Picks(NamedTuple):
    """How many options make an answer, and which go together."""

    least: int = 1
    most: int = 1
    ordered: bool = False
    """The order of picking means something."""
    one_per_group: bool = False
    """At most one option of each group."""
    weight: tuple[int, int] | None = None
    """What the weights of the picks must add up to: from, to."""


ONE = Picks()
UP_TO_ONE = Picks(0, 1)


class Chance(Protocol):
    """What a random answer is drawn with; `random.Random` fits. Never the game's own dice."""

    def random(self) -> float:
        """A number from 0 up to 1."""
        ...

    def randint(self, a: int, b: int, /) -> int:
        """One of a … b."""
        ...

    def shuffle(self, x: list[Any], /) -> None:
        """Put these in any order."""
        ...


@dataclass(slots=True)
class Decision:
    """An open question: whose it is, what asks it, and what can be answered."""

    seat: int
    at: int
    """So many commands came before: an answer to an older question is refused."""
    asking: Instruction[Any, Any]
    kind: str
    """The tag of what asks."""
    clause: Clause | None
    """The rule by which it is asked."""
    source: Ref
    """What it comes from: a turn, a fight, a card."""
    picks: Picks
    options: tuple[Option, ...]
    secret: bool = False
    """What is chosen, and whether anything can be, is nobody else's business."""
    refused: tuple[Blocked, ...] = ()
    unasked: Callable[[], Iterable[Blocked]] = field(default=tuple, compare=False, repr=False)

    @property
    def blocked(self) -> tuple[Blocked, ...]:
        """What one would expect to find here and does not. Worked out when it is read."""
        further = tuple(self.unasked())
        if not further:
            return self.refused
        listed = {option.id for option in self.options} | {blocked.id for blocked in self.refused}
        return (*self.refused, *(blocked for blocked in further if blocked.id not in listed))

    @property
    def told(self) -> Decision:
        """The same, with nothing left to be worked out: it leads nowhere but to what can be seen."""
        return Decision(
            self.seat,
            self.at,
            self.asking,
            self.kind,
            self.clause,
            self.source,
            self.picks,
            self.options,
            self.secret,
            self.blocked,
        )

    @property
    def only_answer(self) -> tuple[Option, ...] | None:
        """The answer, when there is just one to give and giving it tells nothing; else None."""
        if not self.options:
            return ()
        if self.picks in (ONE, UP_TO_ONE) and (len(self.options) > 1 or self.picks == UP_TO_ONE):
            return None
        two = tuple(islice(answers(self), 2))
        if not two:
            return ()  # nothing of what is offered makes an answer: as if nothing were offered
        return two[0] if len(two) == 1 and self.asking.forced and not self.secret else None

    def chosen(self, picks: Iterable[str]) -> tuple[Option, ...]:
        """The options behind an answer.

        Raises:
            Illegal: If it is not one of the answers to this question; with the clause that forbids what was picked.
        """
        picks = tuple(picks)
        known = {option.id: option for option in self.options}
        for pick in picks:
            if pick not in known:
                raise next(
                    (b.why for b in self.blocked if b.id == pick), Illegal("ANSWER-1", "no_such_option", pick=pick)
                )
        answer = tuple(known[pick] for pick in picks)
        self.check(answer)
        return answer

    def check(self, answer: Sequence[Option]) -> None:
        """The one check of an answer made of this decision's options.

        Raises:
            Illegal: If they do not make an answer together.
        """
        least, most, _, one_per_group, weight = self.picks
        if not least <= len(answer) <= most:
            raise Illegal("ANSWER-2", "wrong_number", least=least, most=most)
        if len(answer) < 2 and weight is None:
            return
        if len(answer) > 1 and any(option.alone for option in answer):
            raise Illegal("ANSWER-6", "stands_alone")
        if any(n > option.most for option, n in Counter(answer).items()):
            raise Illegal("ANSWER-3", "chosen_too_often")
        if one_per_group and max(Counter(option.group for option in answer).values(), default=0) > 1:
            raise Illegal("ANSWER-4", "one_of_each_group")
        if weight and not weight[0] <= sum(option.weight for option in answer) <= weight[1]:
            raise Illegal("ANSWER-5", "wrong_weight", least=weight[0], most=weight[1])


def decide(
    state: State[Any, Any],
    asking: Instruction[Any, Any],
    offers: Iterable[Option | Blocked],
    picks: Picks = ONE,
    *,
    clause: Clause | None = None,
    secret: bool = False,
    unasked: Callable[[], Iterable[Blocked]] = tuple,
) -> Decision:
    """A decision of the acting seat, from one stream of options and refusals, each as its chapter found it.

    `unasked` gives further refusals, worked out only when somebody reads them.
    """
    options: list[Option] = []
    refused: list[Blocked] = []
    for offer in offers:
        if type(offer) is Option:
            options.append(offer)
        elif type(offer) is Blocked:
            refused.append(offer)
    frame = state.agenda[-1]
    kind, _, id = frame.source.partition(" ")
    return Decision(
        frame.seat,
        state.commands,
        asking,
        asking.op,
        clause or asking.clause,
        Ref(kind, id),
        picks,
        tuple(options),
        secret,
        tuple(refused),
        unasked,
    )


def answers(
    decision: Decision,
    order: Callable[[list[Option]], None] = lambda options: None,
    size: int | None = None,
) -> Iterator[tuple[Option, ...]]:
    """Every answer to this question, once; each before those that begin it.

    Args:
        decision: The question.
        order: Puts options into the order in which they are to be tried, at every pick; as they come, if left out.
        size: Only answers of so many picks.
    """
    least, most, ordered, one_per_group, weight = decision.picks
    least, most = (least, most) if size is None else (size, size)

    def grow(so_far: tuple[Option, ...], left: list[Option], heavy: int) -> Iterator[tuple[Option, ...]]:
        if len(so_far) < most:
            left = list(left)
            order(left)
            for i, option in enumerate(left):
                heavier = heavy + option.weight
                if (weight and heavier > weight[1]) or so_far.count(option) == option.most or (option.alone and so_far):
                    continue
                rest = [] if option.alone else left if ordered else left[i:]
                if one_per_group:
                    rest = [other for other in rest if other.group != option.group]
                yield from grow((*so_far, option), rest, heavier)
        if len(so_far) >= least and (weight is None or weight[0] <= heavy):
            yield so_far

    yield from grow((), list(decision.options), 0)


def random_options(decision: Decision, rng: Chance) -> tuple[Option, ...]:
    """One of the answers to this question, by chance: first how many, then which."""
    options, picks = decision.options, decision.picks
    if picks == ONE:
        return (options[rng.randint(0, len(options) - 1)],)
    many = min(picks.most, sum(min(option.most, picks.most) for option in options))
    wanted = rng.randint(picks.least, max(picks.least, many))
    found = next(answers(decision, rng.shuffle, wanted), None)
    return next(answers(decision, rng.shuffle), ()) if found is None else found
