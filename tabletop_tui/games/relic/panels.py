"""What a character has: the seat panel, the line of the narrow layout, and the view of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules import Name, Ref
from rules.engine.phrases import sentence
from rules.relic import assets, corruption, levels, missions
from rules.relic.cards import MISSIONS
from rules.relic.characters import MOST_LEVELS
from rules.relic.faces import LevelText
from rules.relic.table import ATTRIBUTES, MOST, Player

from ...glyphs import meter
from ...i18n import _, ngettext
from ...ink import Line, Span, cells, clip, header, length, padded, wrapped
from ...pack import Row, Sight
from . import words

DIALS = (*ATTRIBUTES, "life")
LABEL = 10
"""Cells of the name of a dial."""
PANEL = 12
"""Lines of the seat panel, always."""
FULL, FREE = "▓", "░"


def seat_panel(sight: Sight, width: int) -> list[Line]:
    """The character of the seat that looks."""
    player = words.mine(sight)
    if player is None:
        seat = sight.view.seat
        head = header("" if seat is None else sight.players[seat].upper(), "", width)
        return [head, [(" " + _("no character chosen yet"), "muted")], *[[] for _line in range(PANEL - 2)]]
    lines = [
        header(words.character(sight, player).upper(), _("{key} others").format(key="S"), width),
        *(dial(sight, player, name) for name in DIALS),
        level_track(player),
        *next_reward(sight, player, width),
        trophies(player),
        possessions(player),
        corruption_line(player),
        *corruption_cards(sight, player, width),
    ]
    return [padded(line, width) for line in lines[:PANEL]] + [[] for _line in range(PANEL - len(lines))]


def dial(sight: Sight, player: Player, name: str) -> Line:
    """`R Strength  ■■■■■□□□□□□□ 5`: brighter where a battle or a test is about it."""
    table = words.table_of(sight)
    about = table.battle.attribute if table.battle else table.roll.attribute if table.roll else ""
    value, ink = player.dial(name), words.ATTRIBUTE_INKS[name]
    now = about == name and player.seat == table.active
    label = clip(sentence(words.attribute(sight, name)), LABEL).ljust(LABEL)
    line: Line = [
        ("►" if now else " ", "accent bold"),
        (f"{words.ATTRIBUTE_LETTERS[name]} ", f"{ink} bold"),
        (label, "bold" if now else "text"),
    ]
    return [*line, (meter(value, MOST), f"{ink} meter"), (f" {value}", "bold")]


def level_track(player: Player) -> Line:
    """All levels, the one reached in brackets."""
    line: Line = [(" " + _("Lv"), "text")]
    for level in range(MOST_LEVELS + 1):
        reached = level == player.level
        line.append(
            (f" [{level}]", "accent bold") if reached else (f" {level}", "text" if level < player.level else "dim")
        )
    return line


def reward(sight: Sight, player: Player, level: int) -> str:
    """What a level brings."""
    return sight.say(LevelText(player.character, level)) if level <= MOST_LEVELS else _("1 completed Mission")


def next_reward(sight: Sight, player: Player, width: int) -> list[Line]:
    """What the next level brings, in a line or two."""
    text = reward(sight, player, player.level + 1)
    label = " " + _("next") + ": "
    first, *more = wrapped(text, width - cells(label) - 1)
    lines: list[Line] = [[(label, "muted"), (first, "text")]]
    return lines + [[("   " + clip(" ".join(more), width - 4), "text")]] * bool(more)


def trophies(player: Player) -> Line:
    """`Trophies 4 of 6 for the next level`."""
    points, need = missions.points(player.trophies), levels.FOR_A_LEVEL
    line: Line = [(" " + _("Trophies") + " ", "text"), (str(points), "ok bold" if points >= need else "bold")]
    return [*line, (" " + _("of {n} for a level").format(n=need), "muted")]


def possessions(player: Player) -> Line:
    """`Influence 5   Missions done 1 of 3`."""
    done = len(player.completed)
    line: Line = [(" " + _("Influence") + " ", "text"), (str(player.influence), "bold")]
    line += [("  " + _("Missions") + " ", "text"), (str(done), "ok bold" if done >= missions.FOR_A_RELIC else "bold")]
    return [*line, (" " + _("of {n}").format(n=missions.FOR_A_RELIC), "muted")]


def corruption_line(player: Player) -> Line:
    """`Corruption ▓▓░░░░ 2 of 6`: with so many the character is lost."""
    n, most = player.borne, corruption.limit(player)
    ink = "danger" if n >= most - 2 else "warn" if n else "muted"
    line: Line = [(" " + _("Corruption") + " ", "text"), (FULL * n + FREE * max(0, most - n), ink)]
    return [*line, (f" {n} ", "bold"), (_("of {n}, then lost").format(n=most), ink if n else "muted")]


def corruption_cards(sight: Sight, player: Player, width: int) -> list[Line]:
    """The faceup ones by name, and how many lie facedown, in one line."""
    parts = [words.card(sight, card) for card in player.corruption]
    if hidden := len(player.facedown):
        parts.append(ngettext("{n} facedown", "{n} facedown", hidden).format(n=hidden))
    return [[(f"   {clip(', '.join(parts), width - 4)}", "danger" if player.corruption else "muted")]] if parts else []


# narrow


def seat_line(sight: Sight, width: int) -> Line:
    """`Str 5 Wil 3 Cun 2 Life 4 · Level 3 trophies 4/6 · Influence 5 · Corruption 2/6`; what is too long shortens."""
    player = words.mine(sight)
    if player is None:
        return [(f" {sight.players[sight.view.seat or 0]}", "bold")]
    return fitting_facts(sight, player, width)


def fitting_facts(sight: Sight, player: Player, width: int) -> Line:
    """The dials and the rest, shortened where need be."""
    ways = (
        facts(sight, player),
        facts(sight, player, brief=True),
        facts(sight, player, brief=True, between=" "),
    )
    return next((line for line in ways if length(line) <= width), padded(ways[-1], width))


def facts(sight: Sight, player: Player, *, brief: bool = False, between: str = " · ") -> Line:
    """The dials, then what else one has."""
    line: Line = []
    for name in DIALS:
        label = words.attribute(sight, name, short=True)
        line += [
            (f" {label if not brief else clip(label, 4)} ", words.ATTRIBUTE_INKS[name]),
            (str(player.dial(name)), "bold"),
        ]
    values = (
        (_("Level"), _("Lv"), str(player.level)),
        (_("Trophies"), _("Tr"), f"{missions.points(player.trophies)}/{levels.FOR_A_LEVEL}"),
        (_("Influence"), _("Infl"), str(player.influence)),
        (_("Missions"), _("Mis"), f"{len(player.completed)}/{missions.FOR_A_RELIC}"),
        (_("Corruption"), _("Corr"), f"{player.borne}/{corruption.limit(player)}"),
    )
    for long, short, value in values:
        line += [(f"{between}{short if brief else long} ", "text"), (value, "bold")]
    return line


# all there is of a character


class Told(NamedTuple):
    """A line, and the things in it that can be pointed at."""

    line: Line
    spots: Sequence[Ref] = ()


def seat_told(sight: Sight, player: Player, chip: Span, width: int) -> list[Told]:
    """A character in the view of all: what everybody may know of it."""
    head: Line = [(" ", ""), chip, (f" {words.character(sight, player)}", "bold")]
    head.append((f"  {sight.players[player.seat]}", "muted"))
    if not player.character:
        return [Told([*head, ("  " + _("no character chosen yet"), "muted")]), Told([])]
    if player.out:
        return [Told([*head, ("  " + _("out of the game"), "danger")]), Told([])]
    where = words.space(sight, player.space) + (" · " + _("misses the next turn") if player.lying else "")
    held = ngettext("{n} Power card", "{n} Power cards", len(player.power)).format(n=len(player.power))
    return [
        Told(head, (Ref("hero", player.character),)),
        Told([("  ", ""), *fitting_facts(sight, player, width - 2)]),
        Told([(f"   {where} · {held}", "text")]),
        *things(sight, _("Mission"), "mission", [player.mission] * bool(player.mission), width),
        *things(sight, _("Assets"), "asset", [asset.piece for asset in player.assets], width),
        *things(sight, _("Corruption"), "corruption", player.corruption, width),
        *things(sight, _("Trophies"), "trophy", list(dict.fromkeys(player.trophies)), width),
        Told([]),
    ]


def things(sight: Sight, label: str, kind: str, ids: Sequence[str], width: int) -> list[Told]:
    """Things of one kind after their label, in as many lines as they need; a pointer at the one that is pointed at."""
    if not ids:
        return []
    told: list[Told] = []
    line: Line = [(f"   {label} ", "muted")]
    spots: list[Ref] = []
    for id in ids:
        spot, name = Ref(kind, id), words.card(sight, id)
        if spots and length(line) + cells(name) + 3 > width:
            told.append(Told(line, spots))
            line, spots = [("     ", "")], []
        here = spot == sight.pointed
        line += [("►" if here else " ", "accent bold"), (name, "bold on selection" if here else "text"), (" ", "")]
        spots.append(spot)
    return [*told, Told(line, spots)]


def rows_of(told: Sequence[Told]) -> list[Row]:
    """What can be pointed at, row by row."""
    return [Row(y, y, line.spots) for y, line in enumerate(told) if line.spots]


def progress(sight: Sight, player: Player) -> str:
    """How far the active mission is: `1 of 3`; empty: there is nothing to count."""
    if not player.mission:
        return ""
    wanted = MISSIONS[player.mission].objective
    match wanted.kind:
        case "have":
            return _("{n} of {all}").format(n=missions.have(player, wanted.what), all=wanted.n)
        case "colours":
            return _("{n} of {all}").format(n=len(set(player.progress)), all=wanted.n)
        case "end_with_player":
            met = [int(word.split()[1]) for word in player.progress if word.startswith("seat ")]
            return words.character(sight, words.table_of(sight).of(met[0])) if met else ""
        case _:
            return _("{n} of {all}").format(n=len(player.progress), all=wanted.n)


def limits(player: Player) -> tuple[int, int]:
    """How many Power cards, and how many assets, may be kept."""
    return levels.power_limit(player), assets.limit(player)


def scenario(sight: Sight) -> str:
    """The scenario sheet by name."""
    return sight.say(Name("scenario", words.table_of(sight).scenario))
