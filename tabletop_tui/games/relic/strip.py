"""Under the board: the Power cards in hand, the mission, the assets. All but the hand is seen by everybody."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules import Ref
from rules.relic.cards import POWER
from rules.relic.faces import MissionText
from rules.relic.table import Asset, Player

from ...i18n import _, ngettext
from ...ink import Line, Span, beside, cells, clip, clipped, header, padded, wrapped
from ...pack import Sight
from . import panels, words

FACE = 15
"""Columns of a Power card."""
LONE = 22
"""Columns of the only Power card in hand."""
FACES = 2
"""So many stand as faces; more stand in lines in the same room."""
INNER = 4
"""Lines within a frame."""
FRAMES = {False: "╭─╮│╰╯", True: "┏━┓┃┗┛"}
ASSETS = 25
"""Columns of the assets."""
EMPTY = 20
"""Columns of their box while there are none."""


def numbered(sight: Sight) -> list[Ref]:
    """Power cards, then assets. In the narrow layout they stand in views, and go by no number."""
    player = words.mine(sight)
    if player is None or not sight.wide:
        return []
    known = [card for card in player.power if words.is_known(card)]
    return [*(Ref("power", card) for card in known), *(Ref("asset", asset.piece) for asset in player.assets)]


def numbering(sight: Sight) -> Hashable:
    """Numbers are dealt when a turn begins, and kept until it ends."""
    table = words.table_of(sight)
    return sight.view.seat, table.rounds, table.active, sight.wide


def dealt(sight: Sight, kind: str) -> list[tuple[int, str]]:
    """The things of a kind, and the number of each; without numbers in their order."""
    here = sight.numbers or numbered(sight)
    return [(n, str(ref.id)) for n, ref in enumerate(here, 1) if isinstance(ref, Ref) and ref.kind == kind]


def strip(sight: Sight, width: int) -> list[Line]:
    """Heading and three boxes."""
    player = words.mine(sight)
    if player is None:
        return []
    limit, _assets = panels.limits(player)
    title = _("POWER CARDS") + f"  {len(player.power)} / {limit}"
    head = header(title, _("mission · assets · {key} all").format(key="H"), width, sight.area == "strip")
    widths = shares(sight, player, width)
    power, mission, held = widths
    boxes = power_box(sight, player, power), mission_box(sight, player, mission), asset_box(sight, player, held)
    return [head, *(beside(lines, widths, ("", "")) for lines in zip(*boxes, strict=True))]


def shares(sight: Sight, player: Player, width: int) -> tuple[int, int, int]:
    """Columns of the three boxes: where there are few cards or no assets the mission has more room."""
    n = len(dealt(sight, "power"))
    power = EMPTY if not n else LONE if n == 1 else FACE * FACES
    held = ASSETS if player.assets else EMPTY
    return power, width - power - held, held


def box(
    title: Span, note: str, lines: Sequence[Line], width: int, heavy: bool = False, ink: str = "line"
) -> list[Line]:
    """A frame with its title, and always as many lines."""
    nw, flat, ne, tall, sw, se = FRAMES[heavy]
    name = clip(title[0], width - 4 - cells(note))
    gap = width - 2 - cells(name) - cells(note)
    shown = [*lines, *[[] for _line in range(INNER)]][:INNER]
    body: list[Line] = [[(tall, ink), *padded(line, width - 2), (tall, ink)] for line in shown]
    top: Line = [(nw, ink), (name, title[1]), (flat * gap, ink), (note, "bold"), (ne, ink)]
    return [top, *body, [(sw + flat * (width - 2) + se, ink)]]


def power_box(sight: Sight, player: Player, width: int) -> list[Line]:
    """The hand as faces, or in lines where there are many; of another's hand only how many."""
    cards = dealt(sight, "power")
    if not cards:
        n = len(player.power)
        told: Line = [
            (
                " " + (_("nothing in hand") if not n else ngettext("{n} facedown", "{n} facedown", n).format(n=n)),
                "muted",
            )
        ]
        return box((_(" Power "), "bold"), "", [told], width)
    if len(cards) <= FACES:
        faces = [power_face(sight, n, card, width // len(cards)) for n, card in cards]
        return [[span for face in lines for span in face] for lines in zip(*faces, strict=True)]
    return box((_(" Power "), "bold"), "", power_lines(sight, cards, width - 2), width, ink="accent")


def number_of(card: str) -> str:
    """`No 4`: the number a Power card may stand for."""
    return _("No {n}").format(n=POWER[card].number)


def power_face(sight: Sight, n: int, card: str, width: int = FACE) -> list[Line]:
    """A Power card: its name, what it does, the number it may stand for."""
    printed = POWER[card]
    text = sight.say(printed.ability) if printed.ability else _("no ability")
    lines: list[Line] = [[(clip(words.card(sight, card), width - 2), "bold")]]
    lines += [[(line, "text")] for line in cut(text, width - 2, INNER - 1)]
    return box((str(n), "accent bold"), f" {number_of(card)} ", lines, width, n == sight.number, "accent")


def cut(text: str, width: int, height: int) -> list[str]:
    """A text in so many lines at most; of a longer one the end is missing, and dots say so."""
    lines = wrapped(text, width)
    if len(lines) <= height:
        return lines
    last = lines[height - 1].replace("\xa0", " ")
    while cells(last) > width - 1:
        last = last.rpartition(" ")[0] or last[:-1]
    return [*lines[: height - 1], last.rstrip(" ·,:") + "…"]


def power_lines(sight: Sight, cards: Sequence[tuple[int, str]], width: int) -> list[Line]:
    """`1 Battle Fury 2`: so many as fit, in two columns if need be."""
    columns = 1 if len(cards) <= INNER else 2
    each = width // columns
    lines: list[Line] = [[] for _line in range(INNER)]
    for at, (n, card) in enumerate(cards[: INNER * columns]):
        ink = "bold on selection" if n == sight.number else "text"
        number = f" {POWER[card].number}"
        name = words.card(sight, card, short=columns > 1)
        cell: Line = [
            (f"{'►' if n == sight.number else ' '}{n} ", "accent bold"),
            (clip(name, each - 6), ink),
            (number, "bold"),
        ]
        lines[at % INNER] += padded(cell, each)
    return lines


def mission_box(sight: Sight, player: Player, width: int) -> list[Line]:
    """The active mission, how far it is, what it brings."""
    if not player.mission:
        return box((" " + _("Mission") + " ", "bold"), "", [[(" " + _("none"), "muted")]], width)
    told = panels.progress(sight, player)
    text = cut(sight.say(MissionText(player.mission)), width - 3, INNER - 1)
    lines: list[Line] = [[(clip(words.card(sight, player.mission), width - 2), "bold")]]
    lines += [[(line, "text")] for line in text]
    return box((" " + _("Mission") + " ", "bold"), f" {told} " if told else "", lines, width)


def asset_box(sight: Sight, player: Player, width: int) -> list[Line]:
    """The assets with their numbers, what they add, and their charges."""
    _power, limit = panels.limits(player)
    numbers = {piece: n for n, piece in dealt(sight, "asset")}
    lines = [asset_line(sight, asset, numbers.get(asset.piece, 0), width - 2) for asset in player.assets]
    if len(lines) > INNER:
        rest = len(lines) - INNER + 1
        lines = [*lines[: INNER - 1], [(" " + _("{n} more: {key}").format(n=rest, key="C"), "muted")]]
    note = f" {len(player.assets)} / {limit} "
    return box((" " + _("Assets") + " ", "bold"), note, lines or [[(" " + _("none"), "muted")]], width)


def asset_line(sight: Sight, asset: Asset, n: int, width: int) -> Line:
    """`3 Chain Blade  +2`, `4 Frag Grenade ●○`."""
    chosen = bool(n) and n == sight.number
    bonus = words.weapon_bonus(asset)
    behind: Line = []
    if bonus:
        behind.append((f" {bonus:+d}", "ok bold"))
    if signs := words.charges(asset):
        behind.append((f" {signs}", "accent"))
    if asset.card and asset.printed.deck == "relic":
        behind.append((" ✦", "warn bold"))
    room = width - sum(cells(text) for text, _ink in behind) - 3
    name: Span = (clip(words.card(sight, asset.piece), room), "bold on selection" if chosen else "text")
    return clipped([(f"{'►' if chosen else ' '}{n or '·'} ", "accent bold"), name, *behind], width)


def number_at(sight: Sight, width: int, x: int, y: int) -> int:
    """The number of what was clicked on in the strip; 0: nothing."""
    player = words.mine(sight)
    if player is None or not sight.wide or not 1 <= y <= INNER + 2:
        return 0
    cards, pieces = dealt(sight, "power"), dealt(sight, "asset")
    line = y - 2
    power, _mission, held = shares(sight, player, width)
    if x < power:
        if len(cards) <= FACES:
            return cards[x * len(cards) // power][0] if cards else 0
        each = power // (1 if len(cards) <= INNER else 2)
        at = x // each * INNER + line
        return cards[at][0] if 0 <= line < INNER and at < len(cards) else 0
    if x >= width - held and 0 <= line < min(INNER, len(pieces)):
        return pieces[line][0]
    return 0
