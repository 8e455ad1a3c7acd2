"""The printed pieces read back as short notes, to be compared with the table of what they ought to say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.relic import (
    battle,
    charges,
    choices,
    corruption,
    gains,
    inner,
    levels,
    market,
    moving,
    passives,
    rolls,
    scenarios,
    skills,
    threats,
)
from rules.relic.abilities import Ability
from rules.relic.board import LINKS, Space
from rules.relic.cards import AssetCard, CorruptionCard, MissionCard, Objective, PowerCard, Scenario, ThreatCard


def many(n: int) -> str:
    return "all" if n == gains.ALL else str(n)


def effects(does: Iterable[Any]) -> str:
    return ", ".join(map(effect, does)) or "nothing"


def block(does: Iterable[Any]) -> str:
    return f"({effects(does)})"


def condition(one: choices.Condition) -> str:
    words = {"pay_influence": "pay influence"}
    return " ".join(filter(None, [words.get(one.kind, one.kind), one.attribute, str(one.n) if one.n else ""]))


def choice(one: choices.Choice) -> str:
    only = f" if {' or '.join(map(condition, one.only_if))}" if one.only_if else ""
    price = f" for {block(one.cost)}" if one.cost else ""
    return f"{one.label}{only}{price} {block(one.does)}"


def effect(do: Any) -> str:
    match do:
        case gains.Gain() | gains.Lose() | gains.Pay():
            return f"{do.tag} {do.what} {many(do.n)}"
        case skills.Test():
            return f"test {do.attribute} {do.target} {block(do.passed)} else {block(do.failed)}"
        case rolls.TableRoll():
            lows = [1, *(up_to + 1 for up_to, _ in do.rows)]
            rows = zip(lows, do.rows, strict=False)
            return "roll " + " ".join(f"{low}-{up_to} {block(does)}" for low, (up_to, does) in rows)
        case choices.Choose():
            return f"{'may' if do.optional else 'must'} [{' | '.join(map(choice, do.choices))}]"
        case choices.Each():
            return f"each {do.who} {block(do.does)}"
        case moving.MoveTo():
            return f"move_to {do.to}"
        case threats.DrawThreat():
            return f"draw_threat {do.colour} {do.n}"
        case threats.DiscardThreats():
            return f"discard_threats {do.where} {many(do.n)} {' '.join(sorted(do.sorts))}"
        case charges.AddCharge():
            return f"add_charge {do.n} {do.on}"
        case market.BuyWargear():
            return f"buy_wargear {do.reveal} less {do.discount}"
        case market.BuyPower():
            return f"buy_power {do.price}"
        case market.BuyFromPlayer():
            return f"buy_from_player {do.least}"
        case battle.BattleWith():
            value = "doom" if do.value == -1 else do.value
            return f"battle {do.opponent} {do.attribute} {value} won {block(do.win)} lost {block(do.lose)}"
        case inner.AdvanceInner():
            return f"advance_inner {do.spaces} {' '.join(map(condition, do.conditions))}"
        case inner.Confront():
            return "confrontation"
        case scenarios.Mark():
            return f"mark {do.attribute}"
        case scenarios.DrawToSheet():
            return f"draw_to_sheet {do.n} {' '.join(do.sorts)}"
        case levels.GainSpecial():
            return f"special {do.id}"
        case corruption.FlipIt():
            return "flip_facedown"
        case rolls.SetRoll():
            return f"set_roll {' '.join(do.rolls)} to {' '.join(map(str, do.results))}"
        case rolls.Reroll():
            return f"reroll {' '.join(do.rolls)}"
        case rolls.AddToTest() | battle.BattleBonus():
            return f"{do.tag} {do.attribute} {do.n}"
        case moving.MoveBonus():
            return f"move_bonus {' '.join(map(str, do.numbers))}"
        case battle.EnemyValue():
            trait = f" if {do.trait}" if do.trait else ""
            return f"enemy_value {do.n}{trait}" + (f" if {do.enemies} enemies" if do.enemies else "")
        case battle.Evade():
            return f"evade {'any' if do.most == battle.ANY else do.most}" + (f" of {do.value}" if do.value else "")
        case battle.SpareLife():
            form = f" {do.attribute}" if do.attribute else ""
            return f"spare_life{form}" + (f" on {do.from_roll}" if do.from_roll else "")
        case _:
            numbered = [f" {do.n}"] if hasattr(do, "n") else []
            return do.tag + "".join(numbered)


def passive(one: Any) -> str:
    match one:
        case passives.SkillBonus():
            return f"skill_bonus {one.attribute} {one.n}"
        case passives.ExplodeOn():
            return f"explode_on {one.roll} {one.attribute} {' '.join(map(str, one.faces))}"
        case passives.Treat():
            return f"treat {' '.join(one.rolls)} {one.face} as {one.counts}"
        case passives.AssetLimit():
            return f"asset_limit {one.n}"
        case passives.PowerLimit():
            return f"power_limit {one.n}"
        case passives.CorruptionThreshold():
            return f"corruption_threshold {one.n}"
        case passives.Discount():
            return f"discount {one.what} {one.n}"
        case passives.NoClass():
            return f"no_class {one.what}"
        case passives.TakeStranger():
            return "take_stranger"
        case passives.VanquishedMeansEliminated():
            return "vanquished_means_eliminated"
        case _:
            raise AssertionError(one)


def ability(one: Ability) -> str:
    limit = f" once a {one.limit}" if one.limit else ""
    price = f" for {block(one.cost)}" if one.cost else ""
    at = f" at {one.per_player} a player" if one.per_player else ""
    does = [*map(effect, one.does), *map(passive, one.holds)]
    return f"{one.trigger}{limit}{price}{at}: {', '.join(does)}"


def joined(*parts: str, copies: int = 1) -> str:
    return "; ".join([*filter(None, parts), *[f"copies {copies}"] * (copies > 1)])


def asset(card: AssetCard) -> str:
    price = f" cost {card.cost}" if card.cost else ""
    loaded = f"charges {card.charges}" if card.charges else ""
    return joined(f"{card.sort}{price}", loaded, *map(ability, card.abilities))


def threat(card: ThreatCard, asset_card: AssetCard | None) -> str:
    traits = " ".join(card.traits)
    match card.sort:
        case "enemy":
            parts = [
                f"enemy {card.attribute} {card.value} {traits}",
                f"won {effects(card.reward)}" if card.reward else "",
                f"lost {effects(card.penalty)}" if card.penalty else "",
                "no evasion" if card.no_evasion else "",
                f"revealed {effects(card.when_revealed)}" if card.when_revealed else "",
            ]
        case "encounter":
            parts = [f"encounter {traits}", "stays" if card.stays else "goes", effects(card.does)]
        case "event":
            parts = ["event", effects(card.does)]
        case "asset":
            assert asset_card is not None
            parts = [f"asset {asset(asset_card)}"]
    return joined(*parts, copies=card.copies)


def power(card: PowerCard) -> str:
    return joined(f"number {card.number}", *([ability(card.ability)] if card.ability else []), copies=card.copies)


def corrupting(card: CorruptionCard) -> str:
    return joined(f"activation {card.activation}", "lasts" if card.lasting else "once", *map(ability, card.abilities))


def objective(one: Objective) -> str:
    words = [
        f"{one.kind} {one.n}",
        f"of {' '.join(one.traits)}" if one.traits else "",
        one.attribute,
        f"from {one.least}" if one.least else "",
        f"in {one.area or one.tier}" if one.area or one.tier else "",
        one.what,
        f"at {' '.join(one.spaces)}" if one.spaces else "",
    ]
    return " ".join(filter(None, words))


def mission(card: MissionCard) -> str:
    return joined(objective(card.objective), effects(card.reward))


def space(one: Space) -> str:
    return joined(
        f"{one.tier} {one.index}",
        f"area {one.area}" if one.area else "",
        "corner" if one.corner else "",
        f"icons {' '.join(one.icons)}" if one.icons else "",
        effects(one.text) if one.text else "",
        f"box {one.box.kind} {one.box.cost}" + (f" to {one.box.to}" if one.box.to else "") if one.box else "",
        f"crosses to {LINKS[one.name]}" if one.name in LINKS else "",
    )


def scenario(sheet: Scenario) -> str:
    return joined(effects(sheet.confrontation), *(f"standing {ability(one)}" for one in sheet.standing))
