"""What is said of Relic, in English: the effects that cards, sheets and spaces print."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, listing, plural
from ..engine.text_en import BOOK as ENGINE
from . import (
    assets,
    charges,
    choices,
    engagement,
    gains,
    inner,
    levels,
    life,
    market,
    missing,
    missions,
    moving,
    skills,
    telling,
    threats,
)
from .text_alike import telling_short
from .text_en_words import attribute, changed, count, inside, short_much
from .text_en_words import threats as threat_cards

BOOK = Phrasebook("en", "rules.relic", ENGINE)
says = telling_short(BOOK)


# Gaining, losing, paying.


@BOOK.says(gains.Gain)
def _(do: gains.Gain, t: Teller) -> str:
    return short_much(t, do.what, do.n, "+") if t.short else changed(t, [do])


@BOOK.says(gains.Lose)
def _(do: gains.Lose, t: Teller) -> str:
    return short_much(t, do.what, do.n, "−") if t.short else changed(t, [do])


@says(gains.Pay, short="pay {do.n}")
def _(do: gains.Pay, t: Teller) -> str:
    return f"discard {count(t, 'asset', do.n)}" if do.what == "asset" else f"pay {do.n} influence"


@says(assets.DiscardRelic, short="−1 relic")
def _(do: assets.DiscardRelic, t: Teller) -> str:
    return "discard 1 relic"


@says(assets.DiscardAlly, short="−1 ally")
def _(do: assets.DiscardAlly, t: Teller) -> str:
    return "discard an ally or a stranger you took along"


@says(charges.SpendCharge, short="−{do.n} charge")
def _(do: charges.SpendCharge, t: Teller) -> str:
    return f"spend {count(t, 'charge', do.n)}"


@says(charges.AddCharge, short="+{do.n} charge")
def _(do: charges.AddCharge, t: Teller) -> str:
    on = {
        "chosen": "an asset of yours that shows charges",
        "chosen_below_printed": "an asset of yours that has fewer than it shows",
        "that": "it, if it shows charges",
    }
    return f"put {count(t, 'charge', do.n)} on {on[do.on]}"


# Dice.


@BOOK.says(skills.Test)
def _(do: skills.Test, t: Teller) -> str:
    if t.short:
        return f"{SHORT_TESTS.get(do.attribute, do.attribute)} {do.target}"
    good = [f"if you pass, {inside(t, do.passed)}"] if do.passed else []
    bad = [f"if you fail, {inside(t, do.failed)}"] if do.failed else []
    have = telling.tested_with(t, do.attribute)
    mine = "" if have is None else f" (you have {have})"
    return f"test {attribute(t, do.attribute)} {do.target}{mine}: {'; '.join([*good, *bad])}"


SHORT_TESTS = {"strength": "STR", "willpower": "WIL", "cunning": "CUN"}


# Choices.


@BOOK.says(choices.Choice)
def _(do: choices.Choice, t: Teller) -> str:
    if t.short:
        return t.name("label", do.label)
    price = f"{inside(t, do.cost)} ► " if do.cost else ""
    does = f"{price}{inside(t, do.does)}"
    if do.label in telling.BY_THEMSELVES:
        return does
    only = f", if {listing([needed(t, one) for one in do.only_if], 'en', 'or')}" if do.only_if else ""
    return f"{t.name('label', do.label)}{only}: {does}"


def needed(t: Teller, one: choices.Condition) -> str:
    """What must hold, after an "if"."""
    match one.kind:
        case "not_marked":
            return f"{attribute(t, one.attribute)} is not marked"
        case "relics":
            return f"you have {one.n} or more relics"
        case "marks":
            return f"{one.n} or more of your tokens are on the sheet"
        case _:
            return f"you have {t.say(one)}"


@BOOK.says(choices.Condition)
def _(one: choices.Condition, t: Teller) -> str:
    match one.kind:
        case "not_marked":
            return f"no token on {attribute(t, one.attribute)}"
        case "relics":
            return f"{one.n} or more relics"
        case "marks":
            return f"{one.n} or more tokens on the sheet"
        case "level":
            return f"level {one.n} or higher"
        case "pay_influence":
            return f"{one.n} influence paid"


@BOOK.says(choices.Choose)
def _(do: choices.Choose, t: Teller) -> str:
    if t.short:
        return t.say(do.choices[0]) if len(do.choices) == 1 else "choose"
    t = t.offering if do.optional or len(do.choices) > 1 else t
    if len(do.choices) == 1:
        return f"{'you may ' * do.optional}{t.say(do.choices[0])}"
    none = ", or none" if do.optional else ""
    return f"choose one{none}: {' · '.join(map(t.say, do.choices))}"


@says(choices.Each, short="players")
def _(do: choices.Each, t: Teller) -> str:
    return f"{WHO[do.who]} {listing([third(t, one) for one in do.does], 'en')}"


WHO = {
    "all": "each player",
    "all_in_area": "each player in your area",
    "all_in_tier": "each player in your tier",
    "others_on_space": "each other player on your space",
    "chosen_other": "another player of your choice",
}


def third(t: Teller, do: object) -> str:
    """What somebody else does."""
    match do:
        case gains.Gain() | gains.Lose():
            return changed(t, [do], third=True)
        case skills.Test():
            good = [f"passing, {third_of(t, do.passed)}"] if do.passed else []
            bad = [f"failing, {third_of(t, do.failed)}"] if do.failed else []
            return f"tests {attribute(t, do.attribute)} {do.target} and, {'; '.join([*good, *bad])}"
        case choices.Choose():
            return t.say(do).removeprefix("you ")
        case _:
            return t.say(do)


def third_of(t: Teller, does: tuple[object, ...]) -> str:
    """What somebody else does, one thing after the other."""
    return listing([third(t, do) for do in does], "en")


# Movement and phases.


@says(moving.MoveTo, short="move")
def _(do: moving.MoveTo, t: Teller) -> str:
    return PLACES.get(do.to) or f"move directly to {t.name('space', do.to)}"


PLACES = {
    "portal": "move directly to a Webway Portal or to another Forgotten Portal",
    "other_portal": "move directly to the other Webway Portal or to a Forgotten Portal",
    "any_outer_or_middle": "move directly to any other space of the Outer or Middle tier",
    "roll_clockwise": "roll a die and move directly that many spaces clockwise",
    "other_player": "move directly to the space of another player in your tier",
}


@says(moving.Step, short="{do.n} more")
def _(do: moving.Step, t: Teller) -> str:
    return f"move {count(t, 'space', do.n)} on in the same direction"


@says(engagement.EndEngagement, short="end phase")
def _(do: engagement.EndEngagement, t: Teller) -> str:
    return "end the Engagement phase"


@says(missing.MissTurn, short="miss a turn")
def _(do: missing.MissTurn, t: Teller) -> str:
    return "miss a turn"


@says(inner.AdvanceInner, short="move ahead")
def _(do: inner.AdvanceInner, t: Teller) -> str:
    ahead = f"move {count(t, 'space', do.spaces)} ahead, and 1 more for each of these that you meet"
    return f"{ahead}: {', '.join(map(t.say, do.conditions))}; then resolve the space you reach"


@says(inner.Confront, short="Confront.")
def _(do: inner.Confront, t: Teller) -> str:
    return "resolve the Confrontation of the scenario"


# Threat cards, Wargear, Power cards, missions.


@says(threats.DrawThreat, short="+{do.n} Threat")
def _(do: threats.DrawThreat, t: Teller) -> str:
    if do.colour == "choice":
        return f"draw {count(t, 'threat_card', do.n)} of a colour of your choice to your space"
    return f"draw {do.n} {t.name('colour', do.colour)} {plural(do.n, 'Threat card', 'Threat cards')} to your space"


@says(threats.DiscardThreats, short="−Threats")
def _(do: threats.DiscardThreats, t: Teller) -> str:
    n = "all" if do.n == gains.ALL else str(do.n)
    where = "on your space" if do.where == "here" else "in your area"
    return f"discard {n} {threat_cards(do.sorts, do.n)} {where}"


@says(threats.PeekThreat, short="look at {do.n}")
def _(do: threats.PeekThreat, t: Teller) -> str:
    return (
        f"look at the top {do.n} cards of a Threat deck, discard any of them and put the rest back on top in any order"
    )


@says(threats.DiscardSelf, short="discard it")
def _(do: threats.DiscardSelf, t: Teller) -> str:
    return "discard this card"


@says(market.BuyWargear, short="buy gear")
def _(do: market.BuyWargear, t: Teller) -> str:
    less = f", each for {do.discount} influence less" if do.discount else ""
    return f"turn up the top {do.reveal} Wargear cards and buy any of them{less}"


@says(market.BuyPower, short="buy Power")
def _(do: market.BuyPower, t: Teller) -> str:
    return f"buy Power cards for {do.price} influence each"


@says(market.BuyFromPlayer, short="buy asset")
def _(do: market.BuyFromPlayer, t: Teller) -> str:
    price = f"for its printed cost, at least {do.least} influence"
    return f"buy an asset, but no relic, of another player on your space {price}; that player cannot refuse"


@says(missions.ReplaceMission, short="Mission")
def _(do: missions.ReplaceMission, t: Teller) -> str:
    return "you may discard your active Mission and draw another"


@says(levels.TrophyBonus, short="+{do.n} points")
def _(do: levels.TrophyBonus, t: Teller) -> str:
    return f"the trophies you spend in this phase count {count(t, 'point', do.n)} more"


@says(levels.GainSpecial, short="special")
def _(do: levels.GainSpecial, t: Teller) -> str:
    return "gain the special ability of the sheet"


@says(life.PreventLife, short="−{do.n} loss")
def _(do: life.PreventLife, t: Teller) -> str:
    return f"lose {do.n} less"
