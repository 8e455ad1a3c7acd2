"""16 Attack and Block points: gathered for a target, and what they are worth against it; what enemies are worth now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ...engine.decisions import Option
from ...engine.errors import Illegal
from ...engine.instructions import Effect, Var, instruction
from ...engine.modifiers import Modifier, changes, folded
from .. import boosts, deed_cards, sites
from ..content.enemies import ENEMIES, FIRST_PRINT, Enemy
from ..frays import Fight, Foe, Points
from ..heroes import Hero
from ..numbers import Number, worth
from ..table import Referee, Rule, State, Table, fight_here, fight_of
from . import hindrance

EFFICIENT: dict[str, frozenset[str]] = {
    "physical": frozenset({"physical", "fire", "ice", "coldfire"}),
    "fire": frozenset({"ice", "coldfire"}),
    "ice": frozenset({"fire", "coldfire"}),
    "coldfire": frozenset({"coldfire"}),
}
"""Which blocks count in full against an attack (MK-BLOCK-4)."""
DUEL = "duel"
"""What a combat with another player is about."""


@instruction
class Attack(Rule):
    """Attack points for the target chosen (MK-COMBAT-18)."""

    amount: Number | Var
    element: str = "physical"
    form: str = "melee"
    free: ClassVar[bool] = True
    kind: ClassVar[str] = "attack"

    @property
    def notation(self) -> str:
        words = [self.form if self.form != "melee" else "", self.element if self.element != "physical" else ""]
        return " ".join([*filter(None, words), "attack", str(self.amount)])

    @property
    def word(self) -> str:
        return " ".join(
            [*[self.form] * (self.form != "melee"), *[self.element] * (self.element != "physical"), "attack"]
        )

    def why_not(self, state: State) -> Illegal | None:
        part, fight = state.me.turn.part, fight_here(state)
        form = form_now(state.me, self)
        if not fight or part not in ("ranged", "attack"):
            return Illegal("MK-COMBAT-13", "only_in_attacks" if fight else "only_in_combat")
        if not fight.targets:
            return Illegal("MK-COMBAT-18", "no_target_chosen")
        if part == "ranged" and form == "melee":
            return Illegal("MK-RANGED-1", "only_ranged_and_siege")
        if part == "ranged" and form == "ranged" and behind_walls(state.table, fight):
            return Illegal("MK-RANGED-2", "only_siege")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        amount, hero = counted(referee, self.amount) + boosts.added(referee, "attack"), referee.me
        element = "coldfire" if "attacks coldfire" in hero.turn.allows else self.element
        made = Points(amount, element, form_now(hero, self), 1, referee.frame.source)
        fight_of(referee).points.append(made)


def form_now(hero: Hero, attack: Attack) -> str:
    """The form of an attack; a text may make siege attacks of all."""
    return "siege" if "attacks siege" in hero.turn.allows else attack.form


def counted(referee: Referee, amount: Number | Var) -> int:
    """What an amount comes to, a variable looked up."""
    known = referee.value(amount)
    return int(known) if isinstance(known, str) else worth(known, referee.table, referee.me)


@instruction
class Block(Rule):
    """Block points against the enemy chosen (MK-BLOCK-2)."""

    amount: Number | Var
    element: str = "physical"
    swift: int = 1
    then: Effect | None = None
    """Done with the enemy blocked this way, whose name is `foe`."""
    free: ClassVar[bool] = True
    kind: ClassVar[str] = "block"

    def parts(self) -> tuple[Effect, ...]:
        return ()  # what comes of a success is no part of the block itself

    @property
    def notation(self) -> str:
        return " ".join([*[self.element] * (self.element != "physical"), "block", str(self.amount)])

    @property
    def word(self) -> str:
        return " ".join([*[self.element] * (self.element != "physical"), "block"])

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_here(state)
        if not fight or state.me.turn.part != "block":
            return Illegal("MK-COMBAT-13", "only_in_block" if fight else "only_in_combat")
        return None if fight.targets else Illegal("MK-COMBAT-18", "no_attack_to_block")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        amount = counted(referee, self.amount) + boosts.added(referee, "block")
        made = Points(amount, self.element, "block", self.swift, referee.frame.source, self.then)
        fight_of(referee).points.append(made)


def present(foe: Foe) -> str:
    """The id of the token fought now: while it is there, the one a summoner put in its place (MK-ENEMY-8)."""
    return foe.stand_in or foe.id


def token(table: Table, foe: Foe) -> Enemy:
    """The token fought now, in the edition that is played (MK-TOKEN-3)."""
    name = present(foe).partition(".")[0]
    return FIRST_PRINT[name] if name in FIRST_PRINT and table.plays(deed_cards.FIRST_PRINT) else ENEMIES[name]


def foe_called(fight: Fight, id: str) -> Foe | None:
    """The enemy whose token of this id is fought now; None: it is there no more."""
    return next((foe for foe in fight.foes if present(foe) == id), None)


CITY_TRAITS = {"red": "brutal", "green": "poison"}
"""What a city adds to physical attacks (MK-CITY-8, MK-CITY-10)."""


def traits(table: Table, foe: Foe) -> frozenset[str]:
    """The abilities of an enemy now; a city adds to those of its defenders (MK-CITY-8), texts take away."""
    printed = token(table, foe)
    own = set(printed.traits) - set(map(str, changes(table.modifiers, "traits", present(foe))))
    if printed.element == "physical" and "summon" not in printed.traits:
        own.update(trait for city, trait in CITY_TRAITS.items() if city in foe.city)  # no text takes them away
    return frozenset(own)


def attack_value(table: Table, foe: Foe) -> int:
    """What an enemy attacks with (MK-CITY-8); effects never take it below 0 (MK-COMBAT-17)."""
    printed = token(table, foe)
    bonus = {"fire": 2, "ice": 2, "coldfire": 1}.get(printed.element, 0) if "blue" in foe.city else 0
    return folded(printed.attack + bonus + hindrance.attack(table), table.modifiers, "attack", present(foe))


def armour(table: Table, foe: Foe) -> int:
    """The Armor of an enemy; effects never take it below 1 (MK-COMBAT-17)."""
    printed = ENEMIES[foe.name].armour + ("white" in foe.city) + hindrance.armour(table)
    return folded(printed, table.modifiers, "armour", foe.id, least=1)


def resistances(table: Table, foe: Foe) -> frozenset[str]:
    """What the token fought now resists."""
    lost = set(map(str, changes(table.modifiers, "resists", present(foe))))
    return frozenset() if "all" in lost else frozenset(set(token(table, foe).resists) - lost)


def resists(table: Table, foe: Foe, element: str) -> bool:
    """Whether attacks of this element are inefficient against it (MK-RANGED-7)."""
    has = resistances(table, foe)
    return {"fire", "ice"} <= has if element == "coldfire" else element in has


def prevented(table: Table, foe: Foe) -> bool:
    """Whether a text keeps it from attacking."""
    return bool(changes(table.modifiers, "attacks", present(foe)))


def attacking(table: Table, fight: Fight) -> list[Foe]:
    """Those whose attack is neither blocked nor prevented."""
    return [foe for foe in fight.foes if not foe.blocked and not prevented(table, foe)]


def contributors(table: Table, attacker: int) -> list[str]:
    """The unwounded Units that have a part in an attack of a duel (MK-PVP-24, MK-PVP-27)."""
    fight = table.fight_of(attacker)
    sources = {made.source for made in fight.points} if fight else set[str]()
    return [unit.id for unit in table.of(attacker).units if f"unit {unit.id}" in sources and not unit.wounds]


def attackers(table: Table, fight: Fight) -> list[str]:
    """Whose attack can be stopped now: enemies; in a duel the Units in the attack being blocked (MK-PVP-27)."""
    if table.duel:
        return contributors(table, table.duel.other(fight.seat))
    return [present(foe) for foe in attacking(table, fight)]


def stop_attack(referee: Referee, id: str) -> None:
    """It makes no attack; in a duel a Unit's share is taken out of the attack, and it stays spent (MK-PVP-27)."""
    table = referee.table
    table.modifiers.append(Modifier("attacks", "no", id, until="end of turn"))
    if table.duel and (fight := table.fight_of(table.duel.other(referee.seat))):
        fight.points[:] = [made for made in fight.points if made.source != f"unit {id}"]


def cancel_attack(referee: Referee) -> None:
    """In a duel an attack does no damage, whatever it is made of (MK-PVP-28)."""
    table = referee.table
    if table.duel and (fight := table.fight_of(table.duel.other(referee.seat))):
        fight.points.clear()


def away(table: Table, fight: Fight, foe: Foe) -> bool:
    """Whether a summoner cannot be reached now: what it called, or called and lost, fights in its place (MK-ENEMY-8)."""
    calling = table.of(fight.seat).turn.part in ("block", "damage") and "summon" in ENEMIES[foe.name].traits
    return calling and foe.blocked and not foe.stand_in


def walls(table: Table, fight: Fight, foe: Foe) -> int:
    """How often an enemy is fortified: by its site, by its token (MK-RANGED-2, MK-RANGED-3)."""
    return fortified_by_site(table, fight, foe) + fortified_by_token(table, foe)


def fortified_by_site(table: Table, fight: Fight, foe: Foe) -> bool:
    """Whether the walls of its site protect it now."""
    ignored = "ignore fortification" in table.of(fight.seat).turn.allows
    return foe.fortified and not ignored and not changes(table.modifiers, "fortified", present(foe))


def fortified_by_token(table: Table, foe: Foe) -> bool:
    """Whether the token fought now is fortified, and still so."""
    return "fortified" in token(table, foe).traits and not changes(table.modifiers, "fortified", present(foe))


def fortified(table: Table, fight: Fight, foe: Foe) -> bool:
    """Whether only siege attacks reach it in the first phase."""
    return walls(table, fight, foe) > 0


def behind_walls(table: Table, fight: Fight) -> bool:
    """Whether only siege attacks count in this attack: a target is fortified (MK-RANGED-2), or the opponent (MK-PVP-8)."""
    if fight.site == DUEL:
        aggressor = table.duel is not None and fight.seat == table.duel.aggressor
        ignored = "ignore fortification" in table.of(fight.seat).turn.allows
        return aggressor and not ignored and sites.kind(table, fight.space) in sites.GUARDS
    return any(fortified(table, fight, foe) for foe in fight.aimed_at)


def colour_of(source: str, vars: Mapping[str, str | int]) -> str:
    """The colour of a card, or of the mana a Unit was paid with; "": none (MK-COMBAT-14)."""
    kind, _, name = source.partition(" ")
    if kind == "card" and name in deed_cards.CARDS:
        return deed_cards.CARDS[name].colour
    return str(vars.get("colour of unit", ""))


def shields_from(resists: frozenset[str], source: str, vars: Mapping[str, str | int]) -> bool:
    """Whether these resistances keep off an effect of such a colour, attacks and blocks apart (MK-COMBAT-14)."""
    return {"red": "fire", "blue": "ice"}.get(colour_of(source, vars), "") in resists


def immune(state: State, foe: Foe) -> bool:
    """No effect of a red card, attacks and blocks apart, touches a foe that resists fire; nor of a blue one, ice."""
    return shields_from(resistances(state.table, foe), state.agenda[-1].source, state.vars)


def doubled(table: Table, fight: Fight) -> bool:
    """Whether physical attacks count twice now: a text for the Attack phase."""
    turn = table.of(fight.seat).turn
    return turn.part == "attack" and "double physical" in turn.allows


def strength(table: Table, fight: Fight) -> int:
    """The attack gathered, against its targets."""
    return striking(table, fight, fight.points, fight.aimed_at)


def striking(table: Table, fight: Fight, made: list[Points], foes: list[Foe]) -> int:
    """What an attack comes to against these: all inefficient points together are halved once (MK-RANGED-6)."""
    full, weak = 0, 0
    for one in made:
        amount = amount_now(table, fight, one)
        if inefficient(table, one.element, foes):
            weak += amount
        else:
            full += amount
    return full + weak // 2


def amount_now(table: Table, fight: Fight, made: Points) -> int:
    """How many points of attack these are now."""
    return made.amount * (2 if made.element == "physical" and doubled(table, fight) else 1)


def inefficient(table: Table, element: str, foes: list[Foe]) -> bool:
    """Whether attacks of this element count half: one of the targets resists them (MK-RANGED-7)."""
    return any(resists(table, foe, element) for foe in foes)


def attack_needed(table: Table, fight: Fight) -> int:
    """The Armor of all targets together (MK-RANGED-8)."""
    return sum(armour(table, foe) for foe in fight.aimed_at)


def block_strength(table: Table, points: list[Points], foe: Foe) -> int:
    """MK-BLOCK-5."""
    return blocking(points, (token(table, foe).element,), swift="swift" in traits(table, foe))


def blocking(points: list[Points], elements: tuple[str, ...], *, swift: bool) -> int:
    """What a block comes to against an attack of these elements; efficient against one of them is enough (MK-PVP-9)."""
    full = frozenset[str]().union(*(EFFICIENT[element] for element in elements))
    amounts = [(p.amount * (p.swift if swift else 1), p.element in full) for p in points]
    return sum(n for n, good in amounts if good) + sum(n for n, good in amounts if not good) // 2


def block_needed(table: Table, foe: Foe) -> int:
    """The attack, twice against a swift one (MK-ENEMY-3)."""
    return attack_value(table, foe) * (2 if "swift" in traits(table, foe) else 1)


def damage(table: Table, foe: Foe) -> int:
    """The attack, twice from a brutal one (MK-DAMAGE-2)."""
    return attack_value(table, foe) * (2 if "brutal" in traits(table, foe) else 1)


def attack(n: Number | Var, element: str = "physical") -> Attack:
    """So much Attack."""
    return Attack(n, element)


def ranged(n: Number, element: str = "physical") -> Attack:
    """So much Ranged Attack."""
    return Attack(n, element, "ranged")


def siege(n: Number | Var, element: str = "physical") -> Attack:
    """So much Siege Attack."""
    return Attack(n, element, "siege")


def block(n: Number, element: str = "physical", swift: int = 1, then: Effect | None = None) -> Block:
    """So much Block; `then` is done with the enemy blocked this way, which it finds under the name `foe`."""
    return Block(n, element, swift, then)
