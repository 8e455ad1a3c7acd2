"""What is said of Relic, in English: what Corruption cards and scenario sheets do, and what holds as long as it lies there."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, an
from . import corruption, passives, scenarios, text_en_effects
from .battle import BattleWith
from .text_alike import signed, telling_short
from .text_en_words import attribute, inside
from .text_en_words import threats as threat_cards

BOOK = Phrasebook("en", "rules.relic", text_en_effects.BOOK)
says = telling_short(BOOK)


# Corruption cards.


@says(corruption.CancelCorruption, short="cancel")
def _(do: corruption.CancelCorruption, t: Teller) -> str:
    return "discard the drawn card unresolved"


@says(corruption.RedrawCorruption, short="redraw it")
def _(do: corruption.RedrawCorruption, t: Teller) -> str:
    return "discard the drawn card unresolved and draw another"


@says(corruption.FlipCorruption, short="facedown")
def _(do: corruption.FlipCorruption, t: Teller) -> str:
    return f"turn {do.n} of your faceup Corruption cards facedown"


@says(corruption.FlipIt, short="facedown")
def _(do: corruption.FlipIt, t: Teller) -> str:
    return "turn it facedown"


@says(corruption.DrawCorruptionUpTo, short="Corr. to {do.n}")
def _(do: corruption.DrawCorruptionUpTo, t: Teller) -> str:
    return f"draw Corruption cards until you have {do.n}"


# Scenarios.


@says(BattleWith, short="battle")
def _(do: BattleWith, t: Teller) -> str:
    value = f"value {do.value}" if do.value >= 0 else "value 10 and half the doom, at most 15"
    good = [f"if you win, {inside(t, do.win)}"] if do.win else []
    bad = [f"if you lose, {inside(t, do.lose)} (besides the 1 Life)"] if do.lose else []
    fought = f"battle {opponent(t, do.opponent)} with {attribute(t, do.attribute)}, {value}"
    return f"{fought}: {'; '.join([*good, *bad])}"


def opponent(t: Teller, name: str) -> str:
    """An opponent inside a sentence."""
    named = t.name("opponent", name)
    return named if named.startswith("Lord") else f"the {named.removeprefix('The ')}"


@says(scenarios.Mark, short="mark")
def _(do: scenarios.Mark, t: Teller) -> str:
    if do.attribute == "any":
        return "put one of your tokens on the sheet"
    of = "the attribute you fought with" if do.attribute == "battle" else attribute(t, do.attribute)
    return f"put one of your tokens on {of}"


@says(scenarios.WinIfMarks, short="win with {do.n}")
def _(do: scenarios.WinIfMarks, t: Teller) -> str:
    return f"with {do.n} of your tokens on the sheet you win the game"


@says(scenarios.Win, short="win")
def _(do: scenarios.Win, t: Teller) -> str:
    return "you win the game"


@says(scenarios.DrawToSheet, short="draw foes")
def _(do: scenarios.DrawToSheet, t: Teller) -> str:
    come = f"{an(do.sorts[0])} comes" if do.n == 1 else f"{do.n} {threat_cards(do.sorts, do.n)} have come"
    return f"turn up cards of each Threat deck until {come}, put these on the sheet and discard the others"


@says(scenarios.BattleSheet, short="battle")
def _(do: scenarios.BattleSheet, t: Teller) -> str:
    return "battle the enemies on the sheet, one attribute after the other; a loss or a tie ends it, and those left go"


@says(scenarios.WinIfTaken, short="win with {do.n}")
def _(do: scenarios.WinIfTaken, t: Teller) -> str:
    return f"with {do.n} enemies taken from the sheet you win the game"


@says(scenarios.Doom, short="doom +{do.n}")
def _(do: scenarios.Doom, t: Teller) -> str:
    return f"the doom rises by {do.n}"


# What holds.


@says(passives.AssetLimit, short="assets {do.n:+d}")
def _(do: passives.AssetLimit, t: Teller) -> str:
    return f"asset limit {signed(do.n)}"


@says(passives.PowerLimit, short="Power {do.n:+d}")
def _(do: passives.PowerLimit, t: Teller) -> str:
    return f"Power card limit {signed(do.n)}"


@says(passives.CorruptionThreshold, short="Corr. {do.n:+d}")
def _(do: passives.CorruptionThreshold, t: Teller) -> str:
    return f"Corruption card limit {signed(do.n)}"


@BOOK.says(passives.Discount)
def _(do: passives.Discount, t: Teller) -> str:
    if t.short:
        return f"price {signed(-do.n)}"
    return f"Wargear costs you {abs(do.n)} influence {'less' if do.n > 0 else 'more'}"


@says(passives.NoClass, short="no {do.what}")
def _(do: passives.NoClass, t: Teller) -> str:
    return f"you cannot use {t.form('class', do.what, 'plural') or t.name('class', do.what)}"


@says(passives.TakeStranger, short="take along")
def _(do: passives.TakeStranger, t: Teller) -> str:
    return "you may take a stranger along as an ally, without its text, instead of resolving it"


@says(passives.VanquishedMeansEliminated, short="eliminated")
def _(do: passives.VanquishedMeansEliminated, t: Teller) -> str:
    return "who would be vanquished is eliminated"
