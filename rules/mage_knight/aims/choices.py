"""The small questions: what to pay with, what to give up, what to take."""

from __future__ import annotations

from ...engine.decisions import Decision, Option
from ...engine.instructions import Effect, May
from .. import (
    auction,
    cards,
    deed_cards,
    druids,
    ending,
    interaction,
    levelling,
    mana,
    movement,
    offers,
    paying,
    plundering,
    recruiting,
    rewards,
    skills,
    tactics,
    turn,
)
from ..basics import WOUND
from ..fight import combat, coop, duel, points
from ..heroes import Hero
from ..table import Table
from . import bargains, measures
from .plans import Scout
from .stock import most, stock_of

PAYING = {"invoked": 60, "token": 50, "endless": 45, "steal": 40, "die": 30, "crystal": 10}
"""Tokens are lost at the end of the turn, dice come back, crystals stay."""
DIE_NEEDED = 5
"""A die that can be another colour, which only a die can be, is the last to pay with."""
TACTICS = {
    "great_start": 60,
    "planning": 40,
    "the_right_moment": 50,
    "rethink": 30,
    "mana_steal": 35,
    "early_bird": 20,
    "preparation": 50,
    "long_night": 55,
    "sparing_power": 45,
    "mana_search": 35,
    "midnight_meditation": 30,
    "from_the_dusk": 20,
}
"""More cards are worth more than an early place; then mana."""
DISLIKED = (duel.AttackHero, plundering.Plunder)
"""What a peaceful beginner leaves alone."""


def worth_of_card(table: Table, hero: Hero, card: str) -> int:
    """How good a card is to have: what its sides give, and what it counts in the end."""
    if card == WOUND:
        return -10
    if card not in deed_cards.CARDS:
        return 0
    printed = deed_cards.CARDS[card]
    rare = 0 if isinstance(printed, deed_cards.ActionCard) and not printed.advanced else 4
    gives = [
        most(deed_cards.side_of(table, card, side), measures.giving(kind, table, hero).innermost)
        for kind in measures.SIDEWAYS
        for side in ("basic", "strong")
    ]
    return rare + max(gives) + sum(gives) // 4


def worth(table: Table, hero: Hero, asked: Decision, option: Option) -> int:
    """How much an option of such a question promises."""
    match option.do:
        case paying.Spend(source=source):
            needed = source == "die" and die_needed(table, hero, asked)
            return DIE_NEEDED if needed else PAYING.get(source, 20)
        case tactics.TakeTactic(tactic=tactic):
            return TACTICS.get(tactic, 10)
        case cards.LeaveHand(card=card):
            return discarding(table, hero, asked, card)
        case turn.NoMore():
            return 5
        case rewards.Claim():
            return 50
        case rewards.ReturnCard(card=card):
            return 50 - worth_of_card(table, hero, card)
        case offers.GainFromOffer(card=card):
            return 20 + worth_of_card(table, hero, card)
        case rewards.GainUnit(unit=unit):
            return bargains.worth_of_unit(unit)
        case recruiting.Destroy(unit=unit):
            return 100 - bargains.worth_of_unit(unit) // (1 + hero.unit(unit).wounds)
        case levelling.KeepSkill(skill=skill) | levelling.TakeCommonSkill(skill=skill):
            own = isinstance(option.do, levelling.KeepSkill)
            every_turn = skills.SKILLS[skill].usage == "turn"
            return 30 + 20 * own + 10 * every_turn
        case mana.Gain(what="token") if hero.turn.part == "move":
            return 20
        case mana.Take(what="token", colour=colour) if hero.turn.part == "move":
            return 30 + promise_of_mana(table, hero, colour)
        case mana.Take(colour=colour):
            return 30 - 5 * hero.crystals.count(colour)
        case _:
            return worth_of_deed(table, hero, option.do)


def promise_of_mana(table: Table, hero: Hero, colour: str) -> int:
    """What the turn promises with a token of this colour."""
    scout = Scout(table, hero)
    plan = scout.having(scout.stock.with_mana(frozenset({colour}), "")).plan()
    return max(0, plan.worth) if plan and plan.near else 0


def die_needed(table: Table, hero: Hero, asked: Decision) -> bool:
    """Whether something in hand wants a colour that only a die of the Source gives, and this can be paid otherwise."""
    stock = stock_of(table, hero)
    own = frozenset[str]().union(*stock.mana[: len(stock.mana) - (hero.turn.dice > 0)])
    prices = {way.price for ways in stock.ways.values() for way in ways if len(way.price) == 1}
    dice = stock.mana[-1] if stock.mana else frozenset[str]()
    return any(price[0] in dice and price[0] not in own for price in prices)


def discarding(table: Table, hero: Hero, asked: Decision, card: str) -> int:
    """Wounds go first, then what is worth least; at the end of a turn only what would clog the next hand."""
    value = worth_of_card(table, hero, card)
    if asked.picks.least and asked.picks.most == 1 and not isinstance(asked.asking, ending.DiscardSome):
        wanted = WANTED.get(hero.turn.part, ())
        return 200 - value - 10 * max((most_of(table, hero, card, kind) for kind in wanted), default=0)
    if asked.kind.endswith("discard_wounds"):
        return 50
    if card == WOUND:
        return 3
    if hero.turn.acted or not hero.deck or len(hero.cards) <= KEPT:
        return 1 - value
    return 2 - max(most_of(table, hero, card, points.Attack), most_of(table, hero, card, points.Block))


WANTED: dict[str, tuple[type[Effect], ...]] = {
    "move": (movement.Move, points.Attack, points.Block),
    "interaction": (interaction.Influence,),
    "ranged": (points.Attack, points.Block),
    "block": (points.Attack, points.Block),
    "attack": (points.Attack,),
}
"""What the cards in hand are for, by the part of the turn: one that gives none of it is given up first."""
KEPT = 1
"""So few cards are not discarded for others."""


def most_of(table: Table, hero: Hero, card: str, kind: type[Effect]) -> int:
    """The most a card gives of this for no mana."""
    return most(deed_cards.side_of(table, card, "basic"), measures.giving(kind, table, hero).innermost)


def worth_of_deed(table: Table, hero: Hero, do: Effect) -> int:
    """Proposals, bids, and what comes of a card."""
    match do:
        case combat.CallOut():
            return -5
        case coop.Invite():
            return 50
        case coop.Submit(shares=shares):
            return 60 - 5 * (max(shares) - min(shares)) - shares[0]
        case coop.Agree():
            return 40 if ready_for(table, hero) else 0
        case coop.Decline():
            return 20
        case auction.Bidding():
            return 5 if not do.bid else 3
        case druids.MarkGlade():
            return 50
        case movement.Move() if hero.turn.part == "move":
            return 20 + most(do, measures.giving(movement.Move, table, hero).innermost)
        case interaction.Influence() if hero.turn.part == "interaction":
            return 20 + most(do, measures.giving(interaction.Influence, table, hero).innermost)
        case May():
            return 30
        case _:
            return -10 if isinstance(do, DISLIKED) else 10


def ready_for(table: Table, hero: Hero) -> bool:
    """Whether a share in an assault together can be borne."""
    proposal = table.proposal
    if proposal is None or hero.seat not in proposal.seats:
        return False
    share = proposal.shares[proposal.seats.index(hero.seat)]
    return Scout(table, hero).bold(proposal.city, share)
