"""Questions made for tests: small options, and an instruction that asks what it is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product

from rules.engine.decisions import Blocked, Decision, Option, Picks, Ref
from rules.engine.instructions import Done
from tests.toy.bazaar import Turn

Answer = tuple[Option, ...]


def option(id: str, most: int = 1, group: str = "", weight: int = 0, alone: bool = False) -> Option:
    return Option(id, Done(id), most, group, weight, alone)


def question(
    options: Iterable[Option],
    picks: Picks = Picks(),  # noqa: B008
    *,
    secret: bool = False,
    forced: bool = True,
    refused: tuple[Blocked, ...] = (),
) -> Decision:
    asking = Done() if forced else Turn()
    return Decision(0, 0, asking, "test", None, Ref("test", ""), picks, tuple(options), secret, refused)


def by_brute_force(asked: Decision) -> Iterator[Answer]:
    """Every answer, found by trying every heap of options there is."""
    least, most, ordered, one_per_group, weight = asked.picks
    for n in range(least, most + 1):
        heaps = product(asked.options, repeat=n) if ordered else combinations_with_replacement(asked.options, n)
        for heap in heaps:
            counts = Counter(one.id for one in heap)
            groups = Counter(one.group for one in heap)
            if any(counts[one.id] > one.most for one in heap):
                continue
            if len(heap) > 1 and any(one.alone for one in heap):
                continue
            if one_per_group and any(count > 1 for count in groups.values()):
                continue
            if weight and not weight[0] <= sum(one.weight for one in heap) <= weight[1]:
                continue
            yield heap


def shape(answer: Answer, ordered: bool) -> tuple[str, ...]:
    """What tells answers apart: their ids, and the order only if it means something."""
    ids = [one.id for one in answer]
    return tuple(ids if ordered else sorted(ids))
