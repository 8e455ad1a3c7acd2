"""A new game being put together: what is chosen so far, and what may be. Knows no screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from rules import Illegal, SeatSetup, Setup
from rules.game import Form, Game, Slug, Variant

from .i18n import _
from .session import Undo, new_seed


@dataclass
class Draft:
    """The choices, always such that a game can be made from them."""

    game: Game
    names: list[str]
    heroes: list[Slug | None] = field(default_factory=list["Slug | None"])
    scenario: str = ""
    variants: tuple[str, ...] = ()
    one_person: bool = False
    """One person plays all seats."""
    undo: Undo = "wall"
    seed: str = field(default_factory=new_seed)
    seeded: bool = False
    """That seed was typed, not drawn."""
    save_as: str = ""
    named: bool = False
    """That name was typed, not made up."""

    def __post_init__(self) -> None:
        """As many seats as the game allows, each with a name."""
        least, most = self.form.seats
        self.names = list(dict.fromkeys(name for name in map(str.strip, self.names) if name))[:most]
        while len(self.names) < least:
            self.names.append(self._free_name())
        self.heroes = [None] * len(self.names)
        self.scenario = self.scenario or self.form.scenarios[0]

    @property
    def form(self) -> Form:
        """What can be chosen."""
        return self.game.setups

    @property
    def setup(self) -> Setup:
        """What the game is made from."""
        seats = tuple(map(SeatSetup, self.names, self.heroes))
        return Setup(self.game.slug, seats, self.scenario, self.variants, self.seed)

    @property
    def persons(self) -> Sequence[int]:
        """For each seat the number of its person."""
        return [0 if self.one_person else seat for seat in range(len(self.names))]

    def add(self) -> bool:
        """One more seat. Whether there was room."""
        if len(self.names) == self.form.seats[1]:
            return False
        self.names.append(self._free_name())
        self.heroes.append(None)
        self._keep_what_suits()
        return True

    def _free_name(self) -> str:
        """A stock name that nobody has."""
        return next(name for n in range(len(self.names), 9) if (name := default_name(n)) not in self.names)

    def remove(self, seat: int | None = None) -> bool:
        """One seat less, the last if none is said. Whether that was possible."""
        if len(self.names) == self.form.seats[0]:
            return False
        at = len(self.names) - 1 if seat is None else seat
        del self.names[at], self.heroes[at]
        self._keep_what_suits()
        return True

    def rename(self, seat: int, name: str) -> str:
        """Another name for a seat. What speaks against it; empty: nothing."""
        name = name.strip()
        if not name:
            return _("a player needs a name")
        if name in (other for n, other in enumerate(self.names) if n != seat):
            return _("somebody else is called so already")
        self.names[seat] = name
        return ""

    def turn_hero(self, seat: int, by: int) -> None:
        """The next hero that nobody else has, or none before the game begins."""
        taken = {hero for n, hero in enumerate(self.heroes) if n != seat}
        free: list[Slug | None] = [None, *(hero for hero in self.form.heroes if hero not in taken)]
        self.heroes[seat] = free[(free.index(self.heroes[seat]) + by) % len(free)]

    def turn_scenario(self, by: int) -> None:
        """The next scenario."""
        known = self.form.scenarios
        self.scenario = known[(known.index(self.scenario) + by) % len(known)]
        self._keep_what_suits()

    def _keep_what_suits(self) -> None:
        """Rules that this scenario, or so many players, cannot have are switched off."""
        if not self._playable(()):
            return  # there are too many players for the scenario, or too few: then nothing can be told yet
        kept: tuple[str, ...] = ()
        for variant in self.variants:
            kept += (variant,) * self._playable((*kept, variant))
        self.variants = kept

    def _playable(self, variants: tuple[str, ...]) -> bool:
        """Whether a game can be made with these rules."""
        try:
            self.form.check(Setup(self.game.slug, tuple(map(SeatSetup, self.names)), self.scenario, variants))
        except Illegal:
            return False
        return True

    def switch(self, variant: str) -> Illegal | None:
        """A rule on or off. Why that cannot be; None: it is done."""
        why = self.why_not(variant)
        if why is None:
            self.variants = self._switched(variant)
        return why

    def why_not(self, variant: str) -> Illegal | None:
        """Why this rule cannot be switched; None: it can."""
        seats = tuple(map(SeatSetup, self.names))
        try:
            self.form.check(Setup(self.game.slug, seats, self.scenario, self._switched(variant)))
        except Illegal as illegal:
            return illegal
        return None

    def suits(self, variant: Variant) -> bool:
        """Whether a rule can be had in this scenario by so many players, whatever else is chosen."""
        return self.form.suits(variant, replace(self.setup, variants=()))

    def chosen(self, group: str) -> str:
        """The value chosen of several of the same thing; empty: none."""
        return next((variant for variant in self.variants if self.variant(variant).group == group), "")

    def turn_group(self, group: str, by: int) -> None:
        """The next value of a thing that has several and that can be had, or none of them."""
        values = ["", *(variant.id for variant in self.form.variants if variant.group == group)]
        before = self.chosen(group)
        at = values.index(before)
        turned = [values[(at + by * step) % len(values)] for step in range(1, len(values) + 1)]
        value = next(one for one in turned if not one or one == before or self.why_not(one) is None)
        if value != before:
            self.variants = self._switched(value or before)

    def _switched(self, variant: str) -> tuple[str, ...]:
        group = self.variant(variant).group
        others = {other for other in self.variants if group and other != variant and self.variant(other).group == group}
        on = {*self.variants} - others ^ {variant}
        return tuple(known.id for known in self.form.variants if known.id in on)

    def variant(self, id: str) -> Variant:
        """The rule of this name."""
        return next(variant for variant in self.form.variants if variant.id == id)


def default_name(seat: int) -> str:
    """What a player is called who has said no name."""
    return _("Player {n}").format(n=seat + 1)
