"""Everything there is to say of a space, a card or a character: for look mode."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules import Name, Ref
from rules.engine.phrases import sentence
from rules.relic import battle, exploring, odds, reach
from rules.relic.board import CENTRE, LINKS, SPACES, Space
from rules.relic.cards import MISSIONS, THREATS
from rules.relic.faces import CharacterText, SpaceText, SpecialText
from rules.relic.table import ATTRIBUTES
from rules.relic.telling import card_of, kind_of

from ...i18n import _, ngettext
from ...pack import Look, Sight
from ...widgets.ring_board import Spot
from . import board, deeds, drawers, items, panels, words

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "enemy": ("RL-BAT-1", "RL-BAT-7"),
    "encounter": ("RL-ENG-5",),
    "event": ("RL-ENG-3",),
    "asset": ("RL-ASSET-1", "RL-ASSET-2"),
    "power": ("RL-POW-3", "RL-POW-4"),
    "corruption": ("RL-TAINT-2", "RL-TAINT-5"),
    "mission": ("RL-MIS-2",),
    "wargear": ("RL-WARG-1", "RL-BAT-4"),
    "relic": ("RL-RELC-1", "RL-ASSET-4"),
    "hero": ("RL-ATTR-1", "RL-LVL-1"),
    "trophy": ("RL-TRO-1", "RL-TRO-2"),
}
DECK_CLAUSES: Mapping[str, tuple[str, ...]] = {"red": ("RL-EXPL-1",), "blue": ("RL-EXPL-1",), "yellow": ("RL-EXPL-1",)}


# spaces


def look(sight: Sight, spot: Spot) -> Look:
    """A space of the board."""
    space = SPACES[board.NAMES[spot]]
    lines = [printed(sight, space), *lying(sight, space), *who(sight, space), *way(sight, space)]
    if space.name == CENTRE:
        lines += drawers.scenario_told(sight)
    return Look(words.space(sight, space.name), region(sight, space), [line for line in lines if line], clauses(space))


def region(sight: Sight, space: Space) -> str:
    """The area, or else the tier."""
    return sentence(
        sight.say(Name("area", space.area), short=True) if space.area else sight.say(Name("tier", space.tier))
    )


def printed(sight: Sight, space: Space) -> str:
    """What stands on the space itself."""
    return sentence(sight.say(SpaceText(space.name))) + "."


def lying(sight: Sight, space: Space) -> Iterator[str]:
    """The cards that lie there, and those that exploring would bring."""
    table = words.table_of(sight)
    for card in table.here(space.name):
        yield f"{words.token(card)[0]} {words.card(sight, card.name)}: {words.printed(sight, card.name)}."
    if draws := exploring.unmatched_icons(table, space.name):
        n = ngettext("{n} card", "{n} cards", len(draws)).format(n=len(draws))
        letters = "".join(words.LETTERS[colour] for colour in draws)
        yield _("Exploring here draws {cards}: {letters}.").format(cards=n, letters=letters)


def who(sight: Sight, space: Space) -> Iterator[str]:
    """Characters there."""
    for player in words.table_of(sight).players:
        if player.plays and player.space == space.name:
            name = words.character(sight, player)
            yield (_("{name} lies here.") if player.lying else _("{name} stands here.")).format(name=name)


def way(sight: Sight, space: Space) -> Iterator[str]:
    """With which rolls one gets there, and to which corner it is linked."""
    player = words.mine(sight)
    if player is not None and player.plays:
        numbers = reach.reach(player).get(space.name, ())
        if 0 in numbers:
            yield _("You reach it with your next move.")
        elif numbers:
            rolls = " / ".join(map(str, numbers))
            yield _("You reach it with a roll of {numbers}.").format(numbers=rolls)
        coming = items.coming(sight, words.table_of(sight), player, space.name)
        if coming and (numbers or player.space == space.name):
            yield _("There: {what}.").format(what=items.sentence_of(coming))
    link = LINKS.get(space.name)
    if link:
        yield _("From here one crosses to {space}.").format(space=words.space(sight, link))


def clauses(space: Space) -> tuple[str, ...]:
    """The rules behind it."""
    if space.name == CENTRE:
        return ("RL-SCEN-2", "RL-SCEN-3", "RL-WIN-1")
    found = [*["RL-EXPL-1", "RL-EXPL-2"] * bool(space.icons), *["RL-ENG-1"]]
    found += {"leave_tier": ["RL-MOVE-4"], "portal": ["RL-MOVE-4"], "enter_inner": ["RL-TIER-4"]}.get(
        space.box.kind if space.box else "", []
    )
    return (*found, *(["RL-INN-2"] if space.tier == "inner" else ["RL-MOVE-1"]))


def next_of_kind(spot: Spot) -> Spot:
    """The next space of the same kind, clockwise: with the same icons, or with a text box."""
    here = SPACES[board.NAMES[spot]]
    names = list(SPACES)
    after = names[names.index(here.name) + 1 :] + names[: names.index(here.name) + 1]
    return board.PLACES[next(name for name in after if SPACES[name].icons == here.icons)]


# cards and characters


def look_at(sight: Sight, ref: Ref) -> Look | None:
    """A thing by its name; None: nothing is known of it here."""
    id = str(ref.id)
    match ref.kind:
        case "hero" | "character":
            return character(sight, id)
        case "seat":
            return character(sight, words.table_of(sight).of(int(id)).character)
        case "special":
            player = words.mine(sight)
            text = sight.say(SpecialText(player.character, id)) if player else ""
            return Look(_("special ability"), "", [sentence(text)], ("RL-GOLD-1",))
        case "attribute":
            return attribute(sight, id)
        case "deck":
            return deck(sight, id)
        case "mission" if not id:
            player = words.mine(sight)
            return card(sight, player.mission) if player and player.mission else None
        case _ if words.is_known(id):
            return card(sight, id, ref.kind)
        case _:
            return None


def card(sight: Sight, id: str, shown_as: str = "") -> Look:
    """A card: its kind, what is printed, how it stands with it."""
    name = card_of(id)
    kind = kind_of(name)
    sort = THREATS[name].sort if name in THREATS else kind
    lines = [sentence(words.printed(sight, id)) + "."]
    lines += [line for line in state_of(sight, id) if line]
    known = CLAUSES.get("trophy" if shown_as == "trophy" else sort, ())
    return Look(words.card(sight, id), kind_name(sight, name), lines, known)


def kind_name(sight: Sight, name: str) -> str:
    """What kind of card it is."""
    kind = kind_of(name)
    if kind == "threat":
        return sentence(sight.say(Name("threat_kind", THREATS[name].sort)))
    group = {"wargear": "asset", "relic": "asset"}.get(kind, kind)
    return sight.say(Name("group", group))


def state_of(sight: Sight, id: str) -> Iterator[str]:
    """Who has it, its charges, how far a mission is, where an enemy lies."""
    table = words.table_of(sight)
    for player in table.players:
        if not player.character:
            continue
        name = words.character(sight, player)
        for asset in player.assets:
            if asset.piece == id:
                yield _("{name} has it.").format(name=name)
                if signs := words.charges(asset):
                    yield _("Charges: {signs}.").format(signs=signs)
        if id == player.mission and id in MISSIONS:
            done = panels.progress(sight, player)
            yield f"{name}: {done}." if done else f"{name}."
        if id in player.trophies:
            yield _("A trophy of {name}, worth {n} points.").format(name=name, n=THREATS[id].value)
    player = words.mine(sight)
    if id in THREATS and THREATS[id].sort == "enemy" and player is not None and player.plays:
        yield deeds.standing(sight, odds.foreseen(table, player, battle.attribute_of(id), (id,)), player)
    for one in table.threats:
        if one.card == id:
            yield _("It lies on {space}.").format(space=words.space(sight, one.space))


def character(sight: Sight, name: str) -> Look | None:
    """A character sheet, and the rewards of its levels."""
    if not name:
        return None
    lines = [sentence(sight.say(CharacterText(name))) + "."]
    owner = next((player for player in words.table_of(sight).players if player.character == name), None)
    level = owner.level if owner else 0
    lines += [drawers.level_text(sight, name, n) for n in range(level + 1, drawers.MOST_LEVELS + 1)]
    return Look(sight.say(Name("hero", name)), "", lines, CLAUSES["hero"])


def attribute(sight: Sight, name: str) -> Look:
    """An attribute: what everybody has of it."""
    values = [
        f"{words.character(sight, player)}: {player.dial(name)}."
        for player in words.table_of(sight).players
        if player.plays and name in (*ATTRIBUTES, "life")
    ]
    return Look(sentence(words.attribute(sight, name)), "", values, ("RL-ATTR-1", "RL-TEST-1"))


def deck(sight: Sight, name: str) -> Look:
    """How many cards are in a deck and its discard pile."""
    told = [drawers.deck_text(sight, name), *kinds(sight, name)]
    return Look(sentence(sight.say(Name("deck", name))), "", told, DECK_CLAUSES.get(name, ("RL-DECK-1",)))


def kinds(sight: Sight, name: str) -> Iterator[str]:
    """Of a Threat deck: how many cards of each sort are in the box, and with what the enemies fight."""
    cards = [card for card in THREATS.values() if card.colour == name]
    for sort in dict.fromkeys(card.sort for card in cards):
        n = sum(card.copies for card in cards if card.sort == sort)
        text = f"{sentence(sight.say(Name('threat_kind', sort)))}: {n}"
        if sort == "enemy":
            forms = {
                form: sum(card.copies for card in cards if card.attribute == form and card.sort == sort)
                for form in ATTRIBUTES
            }
            parts = [f"{words.attribute(sight, form)} {count}" for form, count in forms.items() if count]
            text += f" ({', '.join(parts)})"
        yield text + "."
