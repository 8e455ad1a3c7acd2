"""13 Meeting a monster."""

from __future__ import annotations

from typing import ClassVar, Literal

from ..engine.blanks import blank
from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer
from . import bow, combat, decks, items, moving, rings
from .events import Declared, MonsterAnswered, MonsterDefeated, MonsterGone, MonsterMet
from .life import lose
from .numbers import D12, LUCK
from .table import Fight, Hero, Referee, Rule, State, Table, back
from .tiles import PORTCULLIS, barred, side

Deed = Literal["attack", "wait", "escape"]
DEEDS: tuple[Deed, ...] = ("attack", "wait", "escape")
ANSWERS: dict[tuple[str, str], tuple[int, dict[str, str]]] = {}
"""Monster card and monster: its Life Points, and its answer to each deed."""
SLASH = 2
"""Life Points a slash costs before the fight or the escape (DQ-MON-4)."""


@instruction
class Monster(Rule):
    """The hero declares, the monster answers."""

    monster: str
    sneaks: bool = False

    @property
    def about(self) -> Ref:
        return Ref("monster", self.monster)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, seat, card = referee.table, referee.seat, decks.carrying(referee.state)
        player = played_by(table, seat)
        table.fight = blank(
            Fight, monster=self.monster, card=card, hero_seat=seat, monster_seat=player, sneaks=self.sneaks
        )
        referee.note(MonsterMet(seat, self.monster, self.sneaks, player))
        referee.push(*[lose(D12 - LUCK)] * self.sneaks, Declare(), source="fight")


def played_by(table: Table, seat: int) -> int:
    """The neighbour on the right whose hero is still there; if there is none, the neighbour (DQ-MON-2)."""
    n = len(table.heroes)
    rightwards = [(seat - i) % n for i in range(1, n)]
    return next((other for other in rightwards if table.of(other).inside), rightwards[0] if rightwards else seat)


def fight_of(table: Table) -> Fight:
    """The fight going on."""
    if table.fight is None:
        raise LookupError("there is no fight")
    return table.fight


@instruction
class Declare(Rule):
    """Attack, wait and see, or escape (DQ-MON-3)."""

    clause: ClassVar[Clause | None] = "DQ-MON-3"

    def ask(self, state: State) -> Decision:
        offers = [offer(Declaration(deed), state, deed) for deed in DEEDS]
        if state.me.ring == "blindness":
            offers.append(offer(Blind(), state))
        if state.me.sheet.arrows:
            offers.append(offer(bow.ShootFirst(), state))
        return decide(state, self, offers, unasked=no_drinking)


def no_drinking() -> list[Blocked]:
    """What a hero before a monster might think of, and may not do."""
    return [Blocked("drink potion", items.Drink(), Illegal("DQ-POT-3", "no_potion_in_combat"))]


@instruction
class Declaration(Rule):
    """This; one Monster card says how strong it is and what it does."""

    deed: Deed

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_of(state.table)
        if self.deed != "attack" and fight.shots:
            return Illegal("DQ-MON-9", "must_attack")
        if self.deed == "wait" and fight.sneaks:
            return Illegal("DQ-MON-7", "no_waiting")
        return no_escape(state.table, state.me) if self.deed == "escape" else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(Declared(referee.seat, self.deed))
        answer = draw_answer(referee, self.deed)
        if fight_of(referee.table).life <= 0:
            defeated(referee)  # an arrow has done it before it could answer (DQ-MON-9)
        else:
            give_answer(referee, answer)


def draw_answer(referee: Referee, deed: Deed) -> str:
    """A Monster card gives the monster's Life Points, and its answer to this deed (DQ-MON-3)."""
    fight = fight_of(referee.table)
    card = decks.draw_card(referee, "monster")
    if card is None:  # a Monster card goes back as soon as it is read, so the deck is never empty (DQ-COMP-7)
        raise LookupError("there is no Monster card")
    life, answers = ANSWERS[card.name, fight.monster]
    fight.known, fight.life = True, life - fight.wounds
    return answers[deed]


def give_answer(referee: Referee, answer: str) -> None:
    """The monster does what the card says; one that sneaks never flees (DQ-MON-7)."""
    fight = fight_of(referee.table)
    if answer == "flee" and fight.sneaks:
        answer = "combat"
    referee.note(MonsterAnswered(referee.seat, fight.monster, answer, fight.life))
    referee.next(*after(answer))


def after(answer: str) -> tuple[Effect, ...]:
    """What an answer leads to (DQ-MON-4)."""
    fighting = (bow.ArrowBeforeBlows(), combat.Exchange())
    return {
        "flee": (Fled(),),
        "combat": fighting,
        "slash_combat": (lose(SLASH), *fighting),
        "escape": (Escape(),),
        "slash_escape": (lose(SLASH), Escape()),
    }[answer]


def no_escape(table: Table, hero: Hero) -> Illegal | None:
    """Why there is no way back (DQ-MON-12a, DQ-MON-13)."""
    if hero.below:
        return Illegal("DQ-CAT-3", "no_way_back")
    if not hero.came:
        return Illegal("DQ-MON-13", "no_way_back")
    if hero.by_secret_door:
        return Illegal("DQ-SEC-4", "door_is_gone")
    behind = hero.square.beyond(hero.came)
    if side(table, hero.square, hero.came) == PORTCULLIS:
        return Illegal("DQ-ROOM-10", "portcullis_behind")
    if side(table, behind, back(hero.came)) == PORTCULLIS:
        return Illegal("DQ-MON-13", "portcullis_behind")
    if why := barred(table, hero, hero.square, hero.came):
        return Illegal("DQ-MON-13", why.reason, **why.arguments)
    return None


@instruction
class Blind(Rule):
    """The Ring of Blinding: the monster is defeated at once; not one that attacks by surprise."""

    @property
    def notation(self) -> str:
        return "ring blindness"

    @property
    def about(self) -> Ref:
        return Ref("ring", "blindness")

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_of(state.table)
        if fight.sneaks or not fight.card.startswith("room."):
            return Illegal("DQ-MON-10", "not_against_this")
        if fight.shots:
            return Illegal("DQ-MON-9", "must_attack")
        return rings.why_not_ready(state.me, "blindness")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rings.use(referee)
        defeated(referee)


def defeated(referee: Referee) -> None:
    """The monster is dead, and the encounter over."""
    fight = fight_of(referee.table)
    referee.note(MonsterDefeated(fight.hero_seat, fight.monster))
    referee.table.fight = None
    referee.stop()


@instruction
class Fled(Rule):
    """The monster is gone; it leaves no treasure (DQ-MON-5)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(MonsterGone(referee.seat, fight_of(referee.table).monster))
        referee.table.fight = None
        referee.stop()


@instruction
class Escape(Rule):
    """Back to where one came from, without Door or Room cards; the turn ends there (DQ-MON-12)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        referee.note(MonsterGone(referee.seat, fight_of(referee.table).monster))
        referee.table.fight = None
        referee.stop()
        if hero.came:
            referee.next(moving.Go(hero.came, 0, "escape"))


def monster(name: str) -> Monster:
    """A monster stands before the hero."""
    return Monster(name)


def sneak(name: str) -> Monster:
    """A monster attacks by surprise."""
    return Monster(name, sneaks=True)
