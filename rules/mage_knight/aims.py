"""What a player who wants to win would rather do: for random games that get somewhere.

The plan: take the fights that the cards in hand win, deal with locals, reveal the land, and rest when only Wounds are left.
"""

from __future__ import annotations

from functools import lru_cache

from ..engine.decisions import Option
from ..engine.instructions import Done, Effect, May
from ..engine.views import View
from . import (
    adventures,
    auction,
    cards,
    deed_cards,
    druids,
    ending,
    exploring,
    interaction,
    interactive,
    levelling,
    mines,
    movement,
    offers,
    plundering,
    reach,
    recruiting,
    sites,
    skills,
    turn,
    units,
    wounds,
)
from .basics import WOUND
from .content.enemies import ENEMIES
from .fight import attack, block, combat, duel, points
from .frays import Fight
from .heroes import Hero
from .hexes import Hex, neighbours
from .table import Table

TOO_FAR = 40
"""The worth of a place is this less its Move points."""
UNKNOWN = 5
"""Attack that an enemy one has not seen may take."""


def aim(view: View[Table, Hero], option: Option) -> int:
    """How much an option promises; the walk takes one of the best."""
    fight = view.table.fight_of(view.me.seat)
    return in_fight(view, fight, option.do) if fight else at_peace(view, option.do)


# fights


def in_fight(view: View[Table, Hero], fight: Fight, do: Effect) -> int:
    """Strike and block what one can; else on to the next phase."""
    table, hero = view.table, view.me
    match do:
        case attack.Strike() | block.BlockIt():
            return 100
        case attack.Aim():
            return 60 if any(beatable(table, hero, foe.id, fight) for foe in fight.foes) else 0
        case attack.Target(foe=foe):
            return 60 if beatable(table, hero, foe, fight) else 10
        case block.Face(foe=id):
            foe = next(foe for foe in fight.foes if foe.id == id)
            return 50 if block_in_hand(hero) >= points.block_needed(table, foe) else 0
        case cards.Play(card=card, side=side):
            return 40 + strength_of(card, side, points.Attack) if fight.targets else 5
        case cards.PlaySideways():
            return 30 if fight.targets else 2
        case units.Activate() | skills.UseSkill():
            return 35 if fight.targets else 5
        case Done():
            return 20
        case attack.LetGo():
            return 3
        case _:
            return 10


def beatable(table: Table, hero: Hero, id: str, fight: Fight) -> bool:
    """Whether the hand has as much attack as this enemy has Armor."""
    foe = next(foe for foe in fight.foes if foe.id == id)
    return attack_in_hand(hero, sideways=hero.turn.part != "ranged") >= points.armour(table, foe)


def attack_in_hand(hero: Hero, *, sideways: bool = True) -> int:
    """A guess at the attack the hand holds: what is printed, one for any other card, two for each ready Unit."""
    own = [strength_of(card, "basic", points.Attack) for card in hero.hand if card in deed_cards.CARDS]
    ready = sum(unit.ready and not unit.wounds for unit in hero.units)
    return sum(max(n, int(sideways)) for n in own) + 2 * ready + min(len(hero.crystals), 2)


def block_in_hand(hero: Hero) -> int:
    """The same for blocks."""
    own = [strength_of(card, "basic", points.Block) for card in hero.hand if card in deed_cards.CARDS]
    return sum(max(n, 1) for n in own)


@lru_cache(None)
def strength_of(card: str, side: str, kind: type[Effect]) -> int:
    """The highest amount of this kind a side of a card gives by itself."""
    printed = deed_cards.CARDS[card]
    return highest(printed.basic if side == "basic" else printed.strong, kind)


def highest(effect: Effect, kind: type[Effect]) -> int:
    """The highest amount of this kind in an effect."""
    amount = getattr(effect, "amount", 0) if isinstance(effect, kind) else 0
    return max([amount if isinstance(amount, int) else 2, *(highest(part, kind) for part in effect.parts())])


# the rest of a turn


def at_peace(view: View[Table, Hero], do: Effect) -> int:
    """Everything outside a fight."""
    table, hero = view.table, view.me
    match do:
        case turn.Action(do=action):
            return worth_of_action(table, hero, action)
        case movement.Step(to=to):
            return worth_of_step(table, hero, to)
        case exploring.Explore():
            return 75
        case druids.MarkGlade() | recruiting.Recruit() | offers.BuySpell() | offers.Learn() | offers.BuyAction():
            return 70
        case interaction.BuyHealing():
            return 30 if WOUND in hero.hand else -5
        case cards.Play(card=card, side=side):
            return worth_of_card(table, hero, card, side)
        case cards.PlaySideways():
            return 4 if hero.turn.part == "interaction" or not worth_waiting(hero) else 1
        case turn.Rest():
            return 60 if hero.hand and not hero.cards else 3
        case ending.EndTurn():
            return 6 if hero.turn.active or hero.turn.acted or hero.turn.moved else 2
        case turn.Announce():
            return 30 if not hero.cards else 1
        case wounds.Heal() | units.Ready() | levelling.LevelUp():
            return 50
        case skills.Call() | plundering.Plunder() | interactive.ReturnSkills() | duel.AttackHero():
            return -10
        case auction.Bidding():
            return 5 if not do.bid else 3
        case units.Activate() | skills.UseSkill():
            return 5
        case May():
            return 30
        case _:
            return 10


def worth_of_action(table: Table, hero: Hero, do: Effect) -> int:
    """Fights one is strong enough for, and locals who have something to offer."""
    strong = attack_in_hand(hero)
    match do:
        case combat.Challenge():
            near = [ENEMIES[foe.partition(".")[0]].armour for foe, _ in table.rampaging_near(hero.space)]
            return 65 if near and strong >= min(near) else -5
        case mines.Liberate() | druids.Incantation() | adventures.Enter():
            return 65 if strong >= UNKNOWN else -5
        case adventures.Burn():
            return -5
        case adventures.Tribute():
            return 80
        case interaction.Interact():
            return 45 if influence_in_hand(hero) >= 3 else 1
        case _:
            return -5


def influence_in_hand(hero: Hero) -> int:
    """A guess at the Influence the hand holds."""
    return sum(
        max(1, strength_of(card, "basic", interaction.Influence)) for card in hero.hand if card in deed_cards.CARDS
    )


def worth_of_card(table: Table, hero: Hero, card: str, side: str) -> int:
    """Cards that move while moving, cards that persuade while dealing; the others can wait."""
    kind = interaction.Influence if hero.turn.part == "interaction" else movement.Move
    if strength_of(card, side, kind):
        return 25 + strength_of(card, side, kind)
    return 8 if deed_cards.kinds_of(table, card, side) & {"special", "healing"} else 2


def worth_waiting(hero: Hero) -> bool:
    """Whether a hand is better kept: it holds a fight."""
    return attack_in_hand(hero) >= UNKNOWN


def worth_of_step(table: Table, hero: Hero, to: Hex) -> int:
    """Towards the nearest place that is worth the way; never into a fight that would be lost."""
    if movement.provoked(table, hero, hero.space, to) and not worth_waiting(hero):
        return -10
    if sites.hostile(table, hero, to):
        return 50 if attack_in_hand(hero) >= UNKNOWN + 2 else -10
    if to in hero.turn.path:
        return -3
    return 30 + max(0, promise(table, hero, to))


def promise(table: Table, hero: Hero, to: Hex) -> int:
    """How good the places are that can be reached over this space."""
    ways = reach.free_ways(table, hero)
    here = ways.get(to)
    so_far = here.cost if here else 0
    best = -TOO_FAR
    for space, way in ways.items():
        if way.cost >= so_far and good_place(table, hero, space):
            best = max(best, 20 - way.cost - nearness(to, space))
    return best


def nearness(one: Hex, other: Hex) -> int:
    """Twice the steps between two spaces."""
    q, r = one.q - other.q, one.r - other.r
    return 2 * max(abs(q), abs(r), abs(q + r))


def good_place(table: Table, hero: Hero, space: Hex) -> bool:
    """A place to look into the unknown, to fight, to deal."""
    kind = sites.kind(table, space)
    if exploring.free_beside(tuple(table.tiles), space):
        return True
    if kind in sites.ADVENTURE or kind == "mine":
        return not sites.conquered(table, space)
    if any(table.rampaging_at(near) for near in neighbours(space)):
        return worth_waiting(hero)
    return kind in ("village", "glade") or (kind in sites.GUARDS and worth_waiting(hero))
