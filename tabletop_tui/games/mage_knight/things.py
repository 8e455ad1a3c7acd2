"""Everything there is to say of a card, a Unit, a Skill, a tactic, a die: for look mode."""

from __future__ import annotations

from collections.abc import Callable

from rules import Name, Ref
from rules.engine.phrases import listing, sentence
from rules.mage_knight import levels, recruiting, units
from rules.mage_knight.basics import WOUND
from rules.mage_knight.content.decks import OWN
from rules.mage_knight.deed_cards import CARDS, ArtifactCard, SpellCard
from rules.mage_knight.faces import SkillText, TacticText
from rules.mage_knight.heroes import Hero
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.table import Table
from rules.mage_knight.tactics import TACTICS

from ...i18n import _
from ...ink import Line
from ...pack import Look, Sight
from . import drawers, faces, hand, looks, offers, panels, track, words

WIDTH = 38
"""Columns of look mode."""
Told = Callable[[Sight, str], Look]


def look(sight: Sight, ref: Ref) -> Look | None:
    """A thing that lies anywhere but on the map; None: it is of another kind."""
    told = KINDS.get(ref.kind)
    return told(sight, str(ref.id)) if told else None


def next_of_kind(sight: Sight, ref: Ref) -> Ref | None:
    """The next thing of the same kind where this one lies."""
    there = alike(sight, ref)
    return there[(there.index(ref) + 1) % len(there)] if ref in there else None


def alike(sight: Sight, ref: Ref) -> list[Ref]:
    """What lies with this."""
    table: Table = sight.view.table
    hero = hand.own(sight)
    piles: dict[str, list[str]] = {
        "offer": table.unit_offer,
        "advanced": [*table.monastery_offer, *table.advanced_offer],
        "spell": table.spell_offer,
        "tactic": list(TACTICS),
        "die": [str(n) for n in range(len(table.source))],
    }
    if hero is not None:
        piles |= {"card": hero.hand, "unit": [unit.id for unit in hero.units], "skill": hero.skills}
    return list(dict.fromkeys(Ref(ref.kind, id) for id in piles.get(ref.kind, ())))


def card(sight: Sight, id: str) -> Look:
    """A Deed card: both effects with the numbers of now, sideways, what its colour and kind mean."""
    title = words.name(sight, "card", id)
    if id == WOUND:
        return Look(title, faces.kind_of(sight, id), drawers.card_texts(sight, id), ("MK-CARD-5",))
    printed = CARDS[id]
    basic, strong = drawers.card_texts(sight, id)
    kind = clause_kind(printed)
    lines: list[str | Line] = [
        [(" " + _("Basic"), "bold")],
        basic,
        [],
        [(" " + _("Strong"), "bold")],
        strong,
    ]
    if isinstance(printed, ArtifactCard):
        lines.append(_("Used so, it is thrown away."))
    lines += [[], [(" " + _("Sideways"), "bold")], _("1 Move, Influence, Attack or Block, as fits the moment.")]
    return Look(title, note_of(sight, id), lines, (kind, "MK-CARD-6"))


def clause_kind(printed: object) -> str:
    """The clause on this kind of card."""
    if isinstance(printed, SpellCard):
        return "MK-CARD-3"
    return "MK-CARD-4" if isinstance(printed, ArtifactCard) else "MK-CARD-2"


def note_of(sight: Sight, id: str) -> str:
    """Colour and kind."""
    colour = CARDS[id].colour
    kind = faces.kind_of(sight, id)
    return f"{words.letter(sight, colour)} · {kind}" if colour else kind


def on_offer(sight: Sight, id: str) -> Look:
    """A card of an offer, with its price."""
    look_ = card(sight, id)
    price = next((ware for stall in offers.stalls(sight) for ware in stall.wares if ware.spot.id == id), None)
    return look_._replace(lines=[*look_.lines, [], price_text(sight, price)]) if price else look_


def price_text(sight: Sight, ware: offers.Ware) -> str:
    """What it costs and where."""
    where = listing(
        [words.name(sight, "site", kind) for kind, sign in offers.SIGNS.items() if sign in ware.where], sight.lang
    )
    mana = f" + {words.letter(sight, ware.mana)}" if ware.mana else ""
    return _("Price: Influence {n}{mana}; to be had at: {places}.").format(n=ware.price, mana=mana, places=where)


def unit(sight: Sight, id: str) -> Look:
    """A Unit: abilities, Armour now, resistances, how it stands."""
    hero, table = hand.own(sight), sight.view.table
    printed = units.printed(id)
    mine = next((one for one in hero.units if one.id == id), None) if hero else None
    note = _("level {level} · armour {armour}").format(
        level=printed.level, armour=units.armour(table, hero, mine) if hero and mine else printed.armour
    )
    lines: list[str | Line] = [*drawers.unit_texts(sight, id)]
    resists = [sight.say(_ability(element)) for element in printed.resists]
    if resists:
        lines.append(sentence(listing(resists, sight.lang)) + ".")
    if mine is not None:
        state = _("ready") if mine.ready else _("spent until the round ends")
        lines += [[], _("State: {state}").format(state=state)]
        if mine.wounds:
            lines.append(_("Wounded: it cannot act before it is healed for {n}.").format(n=printed.level))
        if mine.banner:
            lines += [[], [(f" {words.BANNER} {words.name(sight, 'card', mine.banner)}", "bold")]]
            lines.append(drawers.card_texts(sight, mine.banner)[0])
    return Look(words.name(sight, "unit", id), note, lines, ("MK-UNITS-5", "MK-UNITS-6"))


def _ability(element: str) -> Ref:
    return Ref("ability", f"resist_{element}")


def hired(sight: Sight, id: str) -> Look:
    """A Unit of the offer, with its price."""
    look_, hero, table = unit(sight, id), hand.own(sight), sight.view.table
    ware = offers.Ware(Ref("offer", id), offers.price_of_unit(table, hero, id), offers.places(id))
    lines: list[str | Line] = [*look_.lines, [], price_text(sight, ware)]
    if hero is not None:
        free = recruiting.token_free(table, hero)
        used = hand.tokens_used(hero)
        most = levels.command_tokens(table, hero)
        told = _("Command tokens: {n} of {most} in use.").format(n=used, most=most)
        lines.append(told if free else told + " " + _("One of your Units would leave the game."))
    return look_._replace(lines=lines, clauses=("MK-LOCALS-4.1", "MK-UNITS-3"))


def skill(sight: Sight, id: str) -> Look:
    """A Skill, and whether it can be used."""
    hero = hand.own(sight)
    gone = hero is not None and id in hero.skills and panels.used(hero, id)
    note = _("used") if gone else ""
    clause = "MK-SKILL-5" if SKILLS[id].usage == "interactive" else "MK-SKILL-3"
    return Look(words.name(sight, "skill", id), note, [sentence(sight.say(SkillText(id)))], (clause,))


def tactic(sight: Sight, id: str) -> Look:
    """A tactic, and who has it."""
    table: Table = sight.view.table
    owners = [sight.players[hero.seat] for hero in table.heroes if hero.tactic == id]
    lines = [sentence(sight.say(TacticText(id))), *(_("Held by {name}.").format(name=name) for name in owners)]
    number = TACTICS[id].number
    return Look(words.name(sight, "tactic", id), _("tactic {n}").format(n=number), lines, ("MK-ROUND-17",))


def die(sight: Sight, id: str) -> Look:
    """A die of the Source: its colour, whether it can be used now."""
    table: Table = sight.view.table
    one = table.source[int(id)]
    name = sentence(words.name(sight, "colour", one.colour))
    text = _("It can be used for mana of its colour.")
    if one.at != "source":
        text = _("It does not lie in the Source: {where}.").format(where=drawers.where_of(one.at))
    elif track.depleted(sight, one):
        text = _("Depleted: it cannot be used at this time of day.")
    elif one.colour == "gold":
        text = _("It stands for any basic colour by Day.")
    elif one.colour == "black":
        text = _("It powers the strong effects of Spells at Night.")
    hero: Hero | None = hand.own(sight)
    lines = [text]
    if hero is not None and hero.turn.part:
        lines.append(_("Dice you may still use in this turn: {n}.").format(n=hero.turn.dice))
    return Look(_("Mana die"), name, lines, ("MK-MANA-4", "MK-MANA-6"))


def seat(sight: Sight, id: str) -> Look:
    """Another player: what is public."""
    hero: Hero = sight.view.table.of(int(id))
    title = sight.say(Name("hero", hero.name)) if hero.name else sight.players[hero.seat]
    lines: list[str | Line] = [*panels.tracks(sight, hero, WIDTH)] if hero.name else []
    return Look(title, sight.players[hero.seat], lines, ("MK-TIME-3",))


def mana(sight: Sight, id: str) -> Look:
    """Something that can pay: a die, a crystal, a token."""
    kind = id.partition(" ")[0]
    texts = {
        "die": _("A die of the Source. It is rolled again at the end of the turn."),
        "crystal": _("A crystal of your Inventory. It stays there until it is used."),
        "token": _("A mana token. What is not used is lost at the end of the turn."),
    }
    lines = [texts[kind]] if kind in texts else []
    return Look(sentence(sight.say(Ref("mana", id))), "", lines, ("MK-MANA-4",))


def hero(sight: Sight, id: str) -> Look:
    """A hero to be chosen: the card of its own in its deck, and what the Skills do that it can gain."""
    own, _instead_of = OWN[id]
    basic, strong = drawers.card_texts(sight, own)
    lines: list[str | Line] = [
        [(" " + _("A card of its own"), "bold")],
        f"{words.name(sight, 'card', own)}: {basic}. {strong}.",
        [],
        [(" " + _("Skills"), "bold")],
    ]
    for skill, printed in SKILLS.items():
        if printed.hero == id:
            lines.append(f"{words.name(sight, 'skill', skill)}: {sight.say(SkillText(skill))}.")
    return Look(sight.say(Name("hero", id)), "", lines, ("MK-SKILL-1",))


def site(sight: Sight, id: str) -> Look:
    """The place one is at."""
    return looks.look(sight, sight.view.me.space)


KINDS: dict[str, Told] = {
    "mana": mana,
    "hero": hero,
    "site": site,
    "seat": seat,
    "card": card,
    "unit": unit,
    "offer": hired,
    "advanced": on_offer,
    "spell": on_offer,
    "skill": skill,
    "tactic": tactic,
    "die": die,
}
