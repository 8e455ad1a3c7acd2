"""What is said of Mage Knight, in English: effects that bring, cost or turn mana, and what a turn allows."""

from __future__ import annotations

from ..engine.instructions import Times
from ..engine.phrases import Phrasebook, Teller
from . import mana, paying, text_en_cards
from .basics import BASIC
from .text_en_words import any_of, count, inside, letters, mana_gained, telling_kind

BOOK = Phrasebook("en", "rules.mage_knight", text_en_cards.BOOK)
says, tells = BOOK.says, telling_kind(BOOK)


@says(Times)
def _(do: Times, t: Teller) -> str:
    if isinstance(do.do, mana.Gain):
        return gained(t, do.do, do.n)
    return f"{count(do.n, 'time', 'times')}: {inside(t, do.do)}"


@says(paying.Pay)
def _(do: paying.Pay, t: Teller) -> str:
    return f"pay {letters(t, do.colours)}" if t.short else f"pay 1 {any_of(t, do.colours, 'mana')}"


@says(mana.Gain)
def _(do: mana.Gain, t: Teller) -> str:
    return gained(t, do, 1)


def gained(t: Teller, do: mana.Gain, n: int) -> str:
    """Tokens or crystals, so many."""
    if t.short:
        many = f"{n} " if n > 1 else ""
        return f"{many}{'mana' if do.what == 'token' else 'crystal'} {letters(t, do.colours)}".rstrip()
    return f"gain {mana_gained(t, do, n)}"


@tells(mana.ExtraDie, short="Source die")
def _(do: mana.ExtraDie, t: Teller) -> str:
    return f"you may use {do.n} more {'die' if do.n == 1 else 'dice'} of the Source in this turn"


@tells(mana.TakeDie)
def _(do: mana.TakeDie, t: Teller) -> str:
    basic = " of a basic colour" if set(do.colours) == set(BASIC) else ""
    return f"take a die{basic} from the Source" if do.takes else f"choose a die{basic} in the Source"


@tells(mana.SetDie)
def _(do: mana.SetDie, t: Teller) -> str:
    return "set it to any colour but gold, and so it goes back at the end of the turn"


@tells(mana.RerollDie)
def _(do: mana.RerollDie, t: Teller) -> str:
    return "roll that die again"


@tells(mana.RerollSource, short="reroll")
def _(do: mana.RerollSource, t: Teller) -> str:
    return "roll all dice of the Source again"


@tells(mana.KeepDie, short="a die")
def _(do: mana.KeepDie, t: Teller) -> str:
    later = " and gain a mana token of that colour in each of your later turns" if do.income else ""
    curse = " (others take a Wound in each turn in which they use mana of that colour)" if do.curse else ""
    return f"keep it until the end of the Round{curse}{later}"


@tells(mana.MoreOfOwn, short="crystal own")
def _(do: mana.MoreOfOwn, t: Teller) -> str:
    return "gain a crystal of a colour of which you have one"


@tells(mana.OtherCrystals, short="3 crystals")
def _(do: mana.OtherCrystals, t: Teller) -> str:
    return "gain a crystal of each of the 3 other basic colours"


@tells(mana.ReturnCrystals, short="crystals")
def _(do: mana.ReturnCrystals, t: Teller) -> str:
    return "all crystals you spent in this turn come back to your Inventory"


@tells(mana.RollForCrystals, short="crystals?")
def _(do: mana.RollForCrystals, t: Teller) -> str:
    return (
        f"roll a mana die {do.n} times: a basic colour is a crystal of it, "
        "gold a crystal of any basic colour, black Fame +1"
    )


@says(mana.Allow)
def _(do: mana.Allow, t: Teller) -> str:
    if t.short:
        return SHORTLY.get(do.what.split()[0], "special")
    return ALLOWED.get(do.what) or allowed(t, do.what)


ALLOWED = {
    "move in combat": "Move points can be spent in combat in this turn",
    "agility": "in combat 1 Move point can be spent as Attack 1",
    "agility ranged": "in combat 2 Move points can be spent as ranged Attack 1",
    "diplomacy": "1 Influence point can be spent as Block 1 in this turn",
    "diplomacy ice": "1 Influence point can be spent as ice Block 1 in this turn",
    "diplomacy fire": "1 Influence point can be spent as fire Block 1 in this turn",
    "no damage to units": "no damage can be assigned to your Units in this turn",
    "ignore fortification": "fortifications of sites do not count in this turn",
    "bent space": (
        "in this turn spaces and tiles two spaces away count as adjacent for moving and exploring; nobody is provoked"
    ),
    "storm": "in this turn black and gold dice can be used as any basic colour, by Day or at Night",
    "glory": (
        "in this turn each of your Units gets Armour +1 and +1 to its attacks and blocks; "
        "Fame +1 for each Unit that attacks or blocks"
    ),
    "gold": "gold mana can be used in this turn",
    "black": "black mana can be used in this turn",
    "sun": "garrisons are revealed as by Day",
    "double physical": "physical attacks count twice in the Attack phase",
    "attacks coldfire": "all attacks are cold fire",
    "attacks siege": "all attacks are siege attacks",
}


SHORTLY = {
    "agility": "Move fights",
    "ambush": "ambush",
    "bent": "leap",
    "diplomacy": "as Block",
    "double": "double",
    "endless": "mana",
    "glory": "Units +1",
    "ignore": "no walls",
    "learning": "learn",
    "move": "Move fights",
    "storm": "any dice",
    "units": "Units +",
}
"""What a turn allows, by its first word, in a narrow cell."""


def allowed(t: Teller, what: str) -> str:
    """What a turn allows, where a number or colour is part of it."""
    match what.split():
        case ["units", kind, n]:
            return f"each {kind} of your Units is {n} higher in this combat"
        case ["ambush", n]:
            return f"your first attack card in this turn gets +{n} or your first block card +{2 * int(n)}, whichever comes first"
        case ["learning", price, to]:
            place = "into hand" if to == "hand" else "to your discard pile"
            return f"once in this turn you may gain an Advanced Action of the offer {place} for {price} Influence"
        case ["wings", _]:
            return "one enemy more does not attack for 1 Move point, the next one for 2, and so on"
        case ["endless", colour]:
            return f"{t.name('colour', colour)} mana without end in this turn"
        case _:
            return t.name("effect_kind", "special")
