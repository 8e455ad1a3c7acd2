"""The views that open beside the board: one's cards, the decks, the character, the scenario."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_type_hints

from rules import Name, Ref
from rules.engine.phrases import sentence
from rules.relic.characters import MOST_LEVELS
from rules.relic.faces import CharacterText, LevelText, ScenarioText
from rules.relic.table import Decks, Player

from ...i18n import _, ngettext
from ...ink import Line, wrapped
from ...pack import Row, Sight, paragraph
from . import panels, strip, words
from .panels import Told

DECKS = tuple(get_type_hints(Decks))


def title(which: str) -> str:
    """The heading of a view; empty: it is none of this game's own."""
    known = {
        "hand": _("CARDS"),
        "offers": _("DECKS AND OFFER"),
        "character": _("CHARACTER SHEET"),
        "play": _("SCENARIO"),
        "seats": _("CHARACTERS"),
        "table": _("THE SECTOR"),
    }
    return known.get(which, "")


def told(sight: Sight, which: str, width: int) -> list[Told]:
    """A view line by line, with what can be pointed at."""
    player = words.mine(sight)
    match which:
        case "hand" if player is not None:
            return hand(sight, player, width)
        case "character" if player is not None:
            return character(sight, player, width)
        case "play":
            return [Told(line) for text in scenario_lines(sight) for line in paragraph(text, width)]
        case "offers":
            return offers(sight, width)
        case _:
            return []


def rows(sight: Sight, which: str, width: int) -> list[Row]:
    """What can be pointed at in a view."""
    return panels.rows_of(told(sight, which, width))


# cards


def hand(sight: Sight, player: Player, width: int) -> list[Told]:
    """Power cards with what they do, then the mission and the assets."""
    limit, most = panels.limits(player)
    found = [Told([(" " + _("Power cards") + f" {len(player.power)} / {limit}", "bold")])]
    for card in player.power:
        found += thing(sight, "power", card, width) if words.is_known(card) else []
    found += [Told([]), Told([(" " + _("Mission"), "bold"), (f" {panels.progress(sight, player)}", "text")])]
    found += thing(sight, "mission", player.mission, width) if player.mission else []
    found += [Told([]), Told([(" " + _("Assets") + f" {len(player.assets)} / {most}", "bold")])]
    for asset in player.assets:
        found += thing(sight, "asset", asset.piece, width, words.charges(asset))
    if player.corruption:
        found += [Told([]), Told([(" " + _("Corruption"), "bold")])]
        for card in player.corruption:
            found += thing(sight, "corruption", card, width)
    return found


def thing(sight: Sight, kind: str, id: str, width: int, behind: str = "") -> list[Told]:
    """A card by its name, and below what is printed on it; the key of what can be done about it before it."""
    spot = Ref(kind, id)
    here = spot == sight.pointed
    key = sight.letters.get(spot, "")
    head: Line = [(" ►" if here else "  ", "accent bold"), (f"{key:<2}", "accent bold")]
    head.append((words.card(sight, id), "bold on selection" if here else "bold"))
    if kind == "power":
        head.append((f"  {strip.number_of(id)}", "accent"))
    if behind:
        head.append((f"  {behind}", "accent"))
    text = wrapped(words.printed(sight, id), width - 6)
    return [Told(head, (spot,)), *(Told([(f"     {line}", "text")]) for line in text)]


def character(sight: Sight, player: Player, width: int) -> list[Told]:
    """The sheet: what is printed, every level with its reward, Corruption and trophies."""
    found = [Told([(f" {words.character(sight, player)}", "bold")], (Ref("hero", player.character),))]
    found += [Told(line) for line in paragraph(sentence(sight.say(CharacterText(player.character))), width)]
    found.append(Told([]))
    for level in range(1, MOST_LEVELS + 1):
        reached = level <= player.level
        mark = "✓" if reached else "►" if level == player.level + 1 else " "
        text = sight.say(LevelText(player.character, level))
        found.append(
            Told([(f" {mark} {level:>2} ", "ok bold" if reached else "accent"), (text, "dim" if reached else "text")])
        )
    found.append(Told([]))
    found += panels.things(sight, _("Corruption"), "corruption", player.corruption, width)
    if player.facedown:
        n = len(player.facedown)
        found.append(Told([("   " + ngettext("{n} facedown", "{n} facedown", n).format(n=n), "muted")]))
    found += panels.things(sight, _("Trophies"), "trophy", list(dict.fromkeys(player.trophies)), width)
    return found


def level_text(sight: Sight, name: str, level: int) -> str:
    """`Level 4: gain 1 Strength`, as a sentence."""
    return _("Level {n}: {text}.").format(n=level, text=sight.say(LevelText(name, level)))


# decks


def deck_text(sight: Sight, name: str) -> str:
    """`31 cards, 4 discarded`."""
    table = words.table_of(sight)
    n, thrown = len(table.decks.of(name)), len(table.discards.of(name))
    cards = ngettext("{n} card", "{n} cards", n).format(n=n)
    return _("{cards}, {n} discarded").format(cards=cards, n=thrown)


def offers(sight: Sight, width: int) -> list[Told]:
    """What is turned up to choose from, and how many cards lie in every deck."""
    table = words.table_of(sight)
    found: list[Told] = []
    if table.offer:
        found.append(Told([(" " + _("Turned up"), "bold")]))
        for card in table.offer:
            found += thing(sight, "card", card, width)
        found.append(Told([]))
    found.append(Told([(" " + _("Decks"), "bold")]))
    for name in DECKS:
        label = sentence(sight.say(Name("deck", name)))
        found.append(Told([(f"   {label:<24}", "text"), (deck_text(sight, name), "muted")], (Ref("deck", name),)))
    return found


# the scenario


def scenario_lines(sight: Sight) -> list[str]:
    """The sheet, and how far everybody is."""
    table = words.table_of(sight)
    text = sentence(sight.say(ScenarioText(table.scenario)))
    return [panels.scenario(sight), text + ".", *scenario_told(sight)]


def scenario_told(sight: Sight) -> list[str]:
    """What has been done on the sheet: doom, marks, enemies taken, enemies that lie there; who has a relic to get there."""
    return [*doom(sight), *on_sheet(sight), *everybody(sight)]


def doom(sight: Sight) -> Iterator[str]:
    """How far the doom has risen, where it counts."""
    table = words.table_of(sight)
    limits = [ability.per_player * len(table.players) for ability in table.rules.standing if ability.per_player]
    if limits:
        yield _("Doom: {n} of {all}.").format(n=table.doom, all=limits[0])


def on_sheet(sight: Sight) -> Iterator[str]:
    """Enemies on the sheet."""
    names = [words.enemy(sight, card) for card in words.table_of(sight).sheet]
    if names:
        yield _("On the sheet: {names}.").format(names="; ".join(names))


def everybody(sight: Sight) -> Iterator[str]:
    """How far each character is from winning."""
    table = words.table_of(sight)
    marks, taken = words.wanted(table)
    for player in table.players:
        if not player.plays:
            continue
        parts = [ngettext("{n} relic", "{n} relics", words.relics(player)).format(n=words.relics(player))]
        if marks:
            parts.append(_("{n} of {all} marks").format(n=len(player.marks), all=marks))
        if taken:
            parts.append(_("{n} of {all} enemies taken").format(n=player.taken, all=taken))
        parts.append(words.space(sight, player.space))
        yield f"{words.character(sight, player)}: {', '.join(parts)}."


def lines(told_: Sequence[Told]) -> list[Line]:
    """Without what can be pointed at."""
    return [one.line for one in told_]
