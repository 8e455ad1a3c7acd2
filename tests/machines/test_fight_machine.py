"""Fights of DungeonQuest against a little ledger that knows the numbers of both sides and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.dungeonquest.events import (
    BlowsExchanged,
    CardDrawn,
    Declared,
    Died,
    MonsterDefeated,
    MonsterGone,
    Rolled,
    RolledForMonster,
)
from rules.dungeonquest.monsters import ANSWERS, Monster
from rules.dungeonquest.table import Fight, Hero
from tests.dungeonquest.positions import dungeon
from tests.kit import Play, begin

HEROES = {
    # Life Points, Agility, Luck, the tactic of the speciality, arrows (DQ-HERO-1, DQ-OPT-3, DQ-MON-8)
    "rohan": (17, 4, 4, "mighty_blow", 0),
    "ulf": (16, 5, 5, "slash", 0),
    "el_adoran": (11, 8, 7, "slash", 4),
    "volrik": (15, 7, 8, "leap_aside", 0),
}
MONSTERS = ("goblin", "orc", "troll", "death_warrior", "champion")
TACTICS = ("mighty_blow", "slash", "leap_aside")
OUTCOMES = {
    # hero, monster: lost by hero, lost by monster (DQ-CMB-3)
    ("mighty_blow", "mighty_blow"): (1, 1),
    ("mighty_blow", "slash"): (0, 2),
    ("mighty_blow", "leap_aside"): (1, 0),
    ("slash", "mighty_blow"): (1, 0),
    ("slash", "slash"): (1, 1),
    ("slash", "leap_aside"): (0, 1),
    ("leap_aside", "mighty_blow"): (0, 1),
    ("leap_aside", "slash"): (1, 0),
    ("leap_aside", "leap_aside"): (1, 1),
}


class Ledger:
    """What both sides have left, counted from the dice, the card and the tactics alone."""

    def __init__(self, hero: str, monster: str, *, sneaks: bool, specialities: bool) -> None:
        self.life, self.agility, self.luck, self.best, self.arrows = HEROES[hero]
        self.hero, self.name, self.sneaks, self.specialities = hero, monster, sneaks, specialities
        self.monster: int | None = None
        self.wounds = self.kills = 0
        self.over = self.away = False
        self.rolled: list[int] = []
        self.by_die: list[int] = []

    def hurt_hero(self, n: int) -> None:
        self.life = max(0, self.life - n)
        self.over |= not self.life

    def hurt_monster(self, n: int) -> None:
        if self.monster is None:
            self.wounds += n
        else:
            self.monster -= n
            self.over |= self.monster <= 0 < self.life

    def surprised(self) -> None:
        """A Sneak Attack costs D12 less Luck (DQ-MON-7)."""
        self.hurt_hero(max(0, self.rolled.pop(0) - self.luck))

    def shot(self) -> None:
        """Miss, wound or kill; a Champion's first kill is a wound (DQ-MON-8, DQ-MON-9)."""
        self.arrows -= 1
        number = self.rolled.pop(0)
        if number >= 5:
            self.kills += 1
            if self.kills == (2 if self.name == "champion" else 1):
                self.over = True
                return
        if number >= 3:
            self.hurt_monster(self.rolled.pop(0))

    def answered(self, card: str, deed: str) -> None:
        """The card gives the Life Points, and the answer may begin with a slash (DQ-MON-4)."""
        life, answers = ANSWERS[card, self.name]
        self.monster = life - self.wounds
        if self.monster <= 0:
            self.over = True
            return
        answer = answers[deed]
        if answer.startswith("slash"):
            self.hurt_hero(2)
        if self.life and (answer.endswith("escape") or (answer == "flee" and not self.sneaks)):
            self.over = self.away = True

    def blows(self, hero: str, monster: str) -> tuple[int, int]:
        """Both lose at the same time (DQ-CMB-5); with specialities only the own tactic counts double."""
        hers, its = OUTCOMES[hero, monster]
        if self.specialities and its and not hers:
            its = 2 if hero == self.best else 1
        self.hurt_hero(hers)
        self.hurt_monster(its)
        return hers, its

    def tried_to_break_off(self) -> None:
        """By Agility; or one more Life Point is lost (DQ-OPT-4)."""
        if self.rolled.pop(0) <= self.agility:
            self.over = self.away = True
        else:
            self.hurt_hero(1)


class Fights(RuleBasedStateMachine):
    """One fight after another, each to its end; every step is entered in the ledger."""

    play: Play
    ledger: Ledger

    @initialize(data=st.data())
    def first(self, data: st.DataObject) -> None:
        self.met(data)

    @precondition(lambda self: self.ledger.over)
    @rule(data=st.data())
    def again(self, data: st.DataObject) -> None:
        self.met(data)

    def met(self, data: st.DataObject) -> None:
        """A hero comes upon a monster, with or without a way back."""
        hero, monster = data.draw(st.sampled_from(sorted(HEROES))), data.draw(st.sampled_from(MONSTERS))
        sneaks, specialities = data.draw(st.booleans()), data.draw(st.booleans())
        variants = ("specialities",) * specialities + ("break_off",) * data.draw(st.booleans())
        others = ("ulf",) if hero != "ulf" else ("rohan",)
        played_by_seat = data.draw(st.booleans())
        heroes = (hero, *others * played_by_seat)
        at = " ".join(("F5", "K2")[: len(heroes)])
        position = dungeon(*heroes, at=at, variants=variants).lay("F5", "room-01").lay("F6", "room-01")
        position.give(0, came=data.draw(st.sampled_from(("", "S"))))
        if played_by_seat:
            position.lay("K2", "room-01")
        position.state.dice.seed = data.draw(st.integers(0, 2**64 - 1))
        position.state.dice.shuffle(position.table.decks.monster)
        self.ledger = Ledger(hero, monster, sneaks=sneaks, specialities=specialities)
        self.play = begin(position.state, Monster(monster, sneaks), source="turn")
        self.count(self.ledger.surprised if sneaks else None)

    def do(self, answer: str, count: Callable[[], None] | None = None) -> None:
        """Answer, and enter what comes of it."""
        self.play.do(answer)
        self.count(count)

    def count(self, first: Callable[[], None] | None) -> None:
        """Only the dice, the card and the deed are believed. With one deed left the referee declares it by itself."""
        self.ledger.rolled += [event.number for event in self.play.events if isinstance(event, Rolled)]
        self.ledger.by_die += [event.number for event in self.play.events if isinstance(event, RolledForMonster)]
        if first:
            first()
        cards = [event.card for event in self.play.events if isinstance(event, CardDrawn)]
        deeds = [event.deed for event in self.play.events if isinstance(event, Declared)]
        assert len(cards) == len(deeds) <= 1
        for card, deed in zip(cards, deeds, strict=True):
            self.ledger.answered(card, deed)

    def asked(self) -> str:
        return "" if self.play.over else self.play.asked.kind.removeprefix("dungeonquest.")

    @precondition(lambda self: self.asked() == "declare")
    @rule(data=st.data())
    def declare(self, data: st.DataObject) -> None:
        deed = data.draw(st.sampled_from(self.play.options))
        self.do(deed, self.ledger.shot if deed == "shoot" else None)

    @precondition(lambda self: self.asked() == "arrow_before_blows")
    @rule(shoot=st.booleans())
    def one_arrow_more(self, shoot: bool) -> None:
        self.do("shoot" if shoot else "", self.ledger.shot if shoot else None)

    @precondition(lambda self: self.asked() == "choose_tactic")
    @rule(hers=st.sampled_from(TACTICS), its=st.sampled_from(TACTICS))
    def exchange(self, hers: str, its: str) -> None:
        self.do(hers)
        if self.ledger.by_die:
            its = TACTICS[(self.ledger.by_die.pop(0) - 1) // 2]
        else:
            assert self.play.seat == 1
            assert self.play.asked.secret
            self.do(its)
        told = self.play.last(BlowsExchanged)
        assert (told.hero, told.monster) == (hers, its)
        assert (told.hero_lost, told.monster_lost) == self.ledger.blows(hers, its)

    @precondition(lambda self: self.asked() == "break_off")
    @rule(away=st.booleans())
    def break_off(self, away: bool) -> None:
        away = away and bool(self.play.options)
        self.do("break off" if away else "", self.ledger.tried_to_break_off if away else None)

    @invariant()
    def both_have_what_the_ledger_says(self) -> None:
        hero: Hero = self.play.table.heroes[0]
        fight: Fight | None = self.play.table.fight
        ledger = self.ledger
        assert (hero.life, hero.arrows) == (ledger.life, ledger.arrows)
        assert ledger.rolled == []
        assert (fight is None) == ledger.over
        if fight is not None:
            assert fight.known == (ledger.monster is not None)
            assert fight.life == (ledger.monster or 0)
            assert fight.wounds == ledger.wounds

    @invariant()
    def it_ends_in_one_way(self) -> None:
        ended: list[Any] = [
            event for event in self.play.happened if isinstance(event, (MonsterDefeated, MonsterGone, Died))
        ]
        if not self.ledger.over:
            assert ended == []
            return
        expected = Died if not self.ledger.life else MonsterGone if self.ledger.away else MonsterDefeated
        assert [type(event) for event in ended] == [expected]
        assert (self.play.table.heroes[0].fate == "dead") == (not self.ledger.life)
        assert self.asked() not in ("declare", "choose_tactic", "arrow_before_blows", "break_off")


Fights.TestCase.settings = settings(max_examples=120, stateful_step_count=25, deadline=None)


class TestFights(Fights.TestCase):
    """Life Points of hero and monster, through whole fights."""

    pytestmark = pytest.mark.clause("DQ-MON-4", "DQ-MON-8", "DQ-MON-9", "DQ-CMB-3", "DQ-CMB-5", "DQ-OPT-3")
