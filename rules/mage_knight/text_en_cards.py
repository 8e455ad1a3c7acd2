"""What is said of Mage Knight, in English: the effects cards are made of."""

from __future__ import annotations

from ..engine.instructions import Effect, Either, May, Seq, Var
from ..engine.phrases import Phrasebook, Teller, an, listing
from ..engine.text_en import BOOK as ENGINE
from . import (
    cards,
    gains,
    interaction,
    leaps,
    moments,
    movement,
    oddities,
    promises,
    spells,
    telling,
    wounds,
)
from .fight import effects, points
from .text_alike import signed
from .text_en_words import (
    amount,
    count,
    inside,
    predicate,
    steps,
    telling_kind,
)
from .text_en_words import wounds as some_wounds

BOOK = Phrasebook("en", "rules.mage_knight", ENGINE)
says, tells = BOOK.says, telling_kind(BOOK)

LONG = 40
"""Signs; of alternatives longer than this each is kept apart."""
WIDTH = 11
"""Signs of a narrow cell."""
TIGHTER = {
    "Attack ": "Att.",
    "Block ": "Bl.",
    "Ranged ": "Rng.",
    "Move ": "Mv.",
    "Infl. ": "Inf.",
    "Rep. ": "Rep.",
    "Heal ": "Hl.",
    "draw ": "dr.",
}


# Effects together.


@says(Seq)
def _(do: Seq, t: Teller) -> str:
    if t.short:
        return telling.fitting(map(t.say, telling.worth_showing(do.steps)), " ", TIGHTER, WIDTH)
    return steps(t, do.steps)


@says(Either)
def _(do: Either, t: Teller) -> str:
    if t.short:
        return telling.fitting(map(t.say, do.ways), "/", TIGHTER, WIDTH)
    return options([inside(t, way) for way in do.ways])


def options(ways: list[str]) -> str:
    """Alternatives; those that have parts themselves are kept apart."""
    if any(len(way) > LONG or sign in way for way in ways for sign in (",", ";", ": ", " or ")):
        return "; or ".join(ways)
    return listing(ways, "en", "or")


@says(cards.OneOf)
def _(do: cards.OneOf, t: Teller) -> str:
    paid = telling.paid_ways(do.choices)
    if t.short or not paid:
        return t.say(Either(do.choices))
    ways = [f"{t.name('colour', colour)} — {t.say(way)}" for colour, way in paid]
    return f"pay 1 mana: {', '.join(ways)}"


@says(May)
def _(do: May, t: Teller) -> str:
    return t.say(do.do) if t.short else f"you may {inside(t.offering, do.do)}"


@tells(moments.Only)
def _(do: moments.Only, t: Teller) -> str:
    return f"only {ONLY[do.moment]}"


ONLY = {
    "combat": "in combat",
    "start of combat": "at the start of a combat",
    "before damage": "before damage is assigned",
    "with moves left": "in a combat you came to with as many unspent Move points as there are enemies",
    "peace": "outside combat",
    "interaction": "while interacting",
    "night": "at Night",
    "day": "by Day",
}


@says(moments.When)
def _(do: moments.When, t: Teller) -> str:
    return t.say(do.do) if t.short else f"{ONLY[do.moment]}: {inside(t, do.do)}"


@says(promises.Upon)
def _(do: promises.Upon, t: Teller) -> str:
    if t.short:
        return t.say(do.do)
    if isinstance(do.do, gains.DrawMore):
        return f"when you draw cards at the end of this turn your hand limit is {do.do.n} higher"
    return f"{UPON[do.on]} {inside(t, do.do)}"


UPON = {
    "rewards": "at the end of the turn",
    "clear": "at the end of the turn",
    "recruit": "for each Unit you recruit in this turn",
    "heal hand": "each time you heal a Wound in hand in this turn,",
}


@says(promises.Each)
def _(do: promises.Each, t: Teller) -> str:
    if t.short:
        return t.say(do.do)
    return f"{inside(t, do.do)} {each_of(t, do.what)}"


def each_of(t: Teller, what: str) -> str:
    """What is counted in a turn."""
    if what == "recruited":
        return "for each Unit recruited in this turn"
    if what == "defeated":
        return "for each enemy defeated in this turn"
    return f"for each {t.name('colour', what.removeprefix('cast '))} Spell cast in this turn"


# Points.


@says(movement.Move)
def _(do: movement.Move, t: Teller) -> str:
    return f"Move {amount(t, do.amount)}"


@says(interaction.Influence)
def _(do: interaction.Influence, t: Teller) -> str:
    return f"{'Infl.' if t.short else 'Influence'} {amount(t, do.amount)}"


@says(points.Attack)
def _(do: points.Attack, t: Teller) -> str:
    if t.short:
        form = {"melee": "Attack", "ranged": "Ranged", "siege": "Siege"}[do.form]
        return f"{element_letter(t, do.element)}{form} {amount(t, do.amount)}"
    words = [*[do.form] * (do.form != "melee"), *[t.name("element", do.element)] * (do.element != "physical")]
    return " ".join([*words, "Attack", amount(t, do.amount)])


@says(points.Block)
def _(do: points.Block, t: Teller) -> str:
    if t.short:
        return f"{element_letter(t, do.element)}Block {amount(t, do.amount)}"
    word = f"{t.name('element', do.element)} Block" if do.element != "physical" else "Block"
    swift = ", counted twice against a swift attack" if do.swift > 1 else ""
    after = f"; {blocked(t, do.then)}" if do.then else ""
    return f"{word} {amount(t, do.amount)}{swift}{after}"


def blocked(t: Teller, then: Effect) -> str:
    """What comes of a successful block."""
    if isinstance(then, effects.KeepAttack):
        return f"if the block succeeds, {t.say(then.does)} in the Attack phase"
    return f"the enemy blocked this way {predicate(t, then)}"


def element_letter(t: Teller, element: str) -> str:
    """`f. `."""
    return f"{t.form('element', element, 'letter')}. " if element != "physical" else ""


@says(wounds.Heal)
def _(do: wounds.Heal, t: Teller) -> str:
    return f"Heal {amount(t, do.amount)}"


@says(wounds.HealForFame)
def _(do: wounds.HealForFame, t: Teller) -> str:
    return f"Heal {do.amount}" if t.short else f"Heal {do.amount}; Fame +1 for each of these points you spend"


@says(wounds.TakeWound)
def _(do: wounds.TakeWound, t: Teller) -> str:
    return f"Wound +{do.n}" if t.short else f"take {some_wounds(do.n)}"


@says(interaction.Reputation)
def _(do: interaction.Reputation, t: Teller) -> str:
    return f"{'Rep.' if t.short else 'Reputation'} {signed(do.change)}"


@says(interaction.Fame)
def _(do: interaction.Fame, t: Teller) -> str:
    return f"Fame {signed(do.n)}"


# Movement.


@tells(movement.CheaperTerrain, short="terrain")
def _(do: movement.CheaperTerrain, t: Teller) -> str:
    change = do.change
    named = listing([t.name("terrain", terrain) for terrain in change.terrains], "en") or "every terrain"
    many = len(change.terrains) > 1 or change.terrains in (("plains",), ("hills",))
    cost = "cost" if many else "costs"
    if change.by:
        least = f", but at least {change.least}" if change.least else ""
        return f"{named} {cost} {count(-change.by, 'Move point', 'Move points')} less in this turn{least}"
    opened = "; you can enter lakes" if change.opens else ""
    return f"{named} {cost} {count(change.to, 'Move point', 'Move points')} in this turn{opened}"


@tells(leaps.Leap, short="fly")
def _(do: leaps.Leap, t: Teller) -> str:
    far = "to a space next to you" if do.most == 1 else f"up to {do.most} revealed spaces"
    price = f" for {count(do.price, 'Move point', 'Move points')}" if do.price else ""
    each = f" for {count(do.each, 'Move point', 'Move points')} a space" if do.each else ""
    avoids = (
        f", not by {listing([t.name('terrain', terrain) for terrain in do.avoids], 'en', 'or')}" if do.avoids else ""
    )
    ends = {
        "safe": "end on a safe space",
        "attack": "end where you assault a fortified site or attack another hero",
    }[do.ends]
    return f"move directly {far}{price}{each}{avoids}, provoke nobody, {ends}"


@tells(oddities.BringMoves)
def _(do: oddities.BringMoves, t: Teller) -> str:
    return "Move points can be spent in combat in this turn"


@tells(oddities.LookAround)
def _(do: oddities.LookAround, t: Teller) -> str:
    return "reveal all ruins and the garrisons next to you"


# Cards.


@says(cards.Draw)
def _(do: cards.Draw, t: Teller) -> str:
    return f"draw {do.n}" if t.short else f"draw {count(do.n, 'card', 'cards')}"


@says(cards.UseUp)
def _(do: cards.UseUp, t: Teller) -> str:
    card = "another Action card" if do.side or do.actions else "another card"
    if t.short:
        return {"discard": "discard", "thrown": "throw away", "played": "play with"}[do.to]
    return {"discard": f"discard {card}", "thrown": f"throw away {card}", "played": f"play {card} with it"}[do.to]


@tells(cards.Printed, short="strong+")
def _(do: cards.Printed, t: Teller) -> str:
    more = f", +{do.bonus} to each Move, Influence, Attack or Block in it" if do.bonus else ""
    return f"use its {t.name('side', do.side)}{no_mana(do.side)}{more}"


@tells(cards.Repeat, short="repeat")
def _(do: cards.Repeat, t: Teller) -> str:
    return f"use its {t.name('side', do.side)} {do.n} times{no_mana(do.side)}"


def no_mana(side: str) -> str:
    """A strong effect used by another one is not paid for."""
    return " without its mana" if side == "strong" else ""


@tells(spells.DiscardForSpell, short="cast Spell")
def _(do: spells.DiscardForSpell, t: Teller) -> str:
    colour = "" if do.any else " of its colour"
    return f"discard another card: in this turn you may cast one Spell{colour} of the Spell offer as if it were in hand"


@tells(spells.ExtraTurn, short="extra turn")
def _(do: spells.ExtraTurn, t: Teller) -> str:
    return "take another turn right after this one, without drawing cards"


@tells(spells.Rewind, short="cards back")
def _(do: spells.Rewind, t: Teller) -> str:
    return "set this card aside for the rest of the Round and take the other cards you played back into hand"


@tells(gains.FromOffer, short="gain card")
def _(do: gains.FromOffer, t: Teller) -> str:
    card, place = {"spell": ("Spell", "Spell"), "advanced": ("Advanced Action", "Advanced Action")}[do.offered]
    colour = " of that colour" if do.colour else ""
    to = {"hand": "into hand", "discard": "to your discard pile", "deck": "onto your Deed deck"}[do.to]
    return f"gain {an(card)}{colour} from the {place} offer {to}"


@tells(gains.RecruitFree, short="recruit")
def _(do: gains.RecruitFree, t: Teller) -> str:
    return "recruit any one Unit of the Unit offer at no cost"


@tells(gains.PickDiscards, short="from pile")
def _(do: gains.PickDiscards, t: Teller) -> str:
    return f"choose {count(do.n, 'card', 'cards')} of your discard pile{' at random' * do.random}"


@tells(gains.PlacePicked)
def _(do: gains.PlacePicked, t: Teller) -> str:
    return "put them together on top of your Deed deck or at the bottom"


@tells(gains.BackOnDeck, short="to deck")
def _(do: gains.BackOnDeck, t: Teller) -> str:
    if do.end == "top":
        return "put this card on top of your Deed deck"
    return "put this card at the bottom of your Deed deck, if that is not empty"


@tells(gains.DrawMore, short="hand limit")
def _(do: gains.DrawMore, t: Teller) -> str:
    return f"the next time you draw cards your hand limit is {do.n} higher"


@tells(oddities.DiscardForAttack, short="discard")
def _(do: oddities.DiscardForAttack, t: Teller) -> str:
    return "discard any number of cards"


@tells(oddities.ChooseNumber)
def _(do: oddities.ChooseNumber, t: Teller) -> str:
    return f"choose X from 0 to {do.most}"


@tells(oddities.RollForWounds, short="Wounds?")
def _(do: oddities.RollForWounds, t: Teller) -> str:
    n = "X mana dice" if isinstance(do.n, Var) else count(do.n, "mana die", "mana dice")
    return f"roll {n}: take a Wound for each black or red"


@tells(oddities.CallUp, short="use a Unit")
def _(do: oddities.CallUp, t: Teller) -> str:
    return "use one ability of a Unit in the Unit offer as if it were yours; no damage can be assigned to it"


@tells(oddities.ReadySome, short="ready")
def _(do: oddities.ReadySome, t: Teller) -> str:
    return f"ready Units whose levels together come to at most {amount(t, do.most)}"
