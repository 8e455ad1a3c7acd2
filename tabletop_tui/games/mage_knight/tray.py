"""What is shown as it happens: dice of the Source, cards drawn and turned up, tokens, what is gained and lost."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Event, Name
from rules.engine.phrases import sentence
from rules.mage_knight import card_events, events, fight_events
from rules.mage_knight.basics import COLOURS
from rules.mage_knight.outlook import is_card, is_enemy
from rules.mage_knight.table import Table

from ...glyphs import SEATS
from ...i18n import _, ngettext
from ...pack import Happening, Sight
from . import endings, words

BACK = "[::]"


def happening(sight: Sight, event: Event) -> Happening | None:
    """A die, a card, a token; None: nothing that is seen on the table."""
    match event:
        case events.Rolled(_seat, colours, _why):
            return Happening(_("dice") + f" ► {signs(sight, colours)}", rolling(sight, colours))
        case card_events.Drew(seat, cards):
            return Happening(f"{SEATS[seat]} {drawn(sight, cards)}", (BACK,))
        case card_events.OfferRefilled(offer, id):
            kind = offer if offer in ("unit", "skill") else "card"
            return Happening(f"{offered(offer)}: {words.name(sight, kind, id)}", (BACK,))
        case events.DummyTurned(cards):
            return Happening(_("dummy player: {names}").format(names=named(sight, cards)), (BACK,))
        case events.TokenRevealed(_space, token):
            return Happening(_("face up: {name}").format(name=token_name(sight, token)), (BACK,))
        case fight_events.EnemyDrawn(_seat, enemy) | fight_events.Summoned(_seat, _, enemy):
            return Happening(words.name(sight, "enemy", enemy), (BACK,))
        case fight_events.Defeated(_seat, enemy, _fame):
            return Happening(_("{enemy} defeated").format(enemy=words.name(sight, "enemy", enemy)))
        case events.EndAnnounced(seat):
            return Happening(f"{called(sight, seat)} {sight.say(event)}", weight=2)
        case events.RoundBegan():
            return Happening(sentence(sight.say(event)), weight=3)
        case events.FinalTurns(seat):
            return Happening(f"{called(sight, seat)} {sight.say(event)}", weight=3)
        case events.Explored() if told := endings.near(sight):
            return Happening(told, weight=3)
        case events.TurnBegan(seat) if seat == sight.view.seat and (told := endings.your_last(sight)):
            return Happening(told, weight=2)
        case events.Wounded(seat, "", n):
            return Happening(f"{SEATS[seat]} " + ngettext("+{n} Wound", "+{n} Wounds", n).format(n=n))
        case events.ManaGained(seat, what, colour):
            sign = words.mana(sight, colour)[0] if what == "token" else f"+{words.letter(sight, colour)}"
            return Happening(f"{SEATS[seat]} {sign}")
        case events.LevelReached(seat, level):
            return Happening(f"{SEATS[seat]} " + _("level {n}").format(n=level))
        case _:
            return None


def offered(offer: str) -> str:
    """What an offer is called, before what came into it."""
    names = {"unit": _("Units to hire"), "skill": _("Skills"), "spell": _("Spells"), "monastery": _("Monasteries")}
    return names.get(offer, _("Advanced Actions"))


def called(sight: Sight, seat: int) -> str:
    """A hero, or the dummy player."""
    table: Table = sight.view.table
    name = table.of(seat).name if seat >= 0 else table.dummy.name if table.dummy else ""
    return sight.say(Name("hero", name)) if name else ""


def signs(sight: Sight, colours: Sequence[str]) -> str:
    """The dice as they lie."""
    return "".join(words.mana(sight, colour)[0] for colour in colours)


def rolling(sight: Sight, colours: Sequence[str]) -> tuple[str, ...]:
    """Two faces every die shows before it lies still; the same for the same throw, and never by chance."""

    def face(colour: str, turn: int) -> str:
        return COLOURS[(COLOURS.index(colour) + turn * 2 + 1) % len(COLOURS)]

    return tuple(signs(sight, [face(colour, turn) for colour in colours]) for turn in (0, 1))


def drawn(sight: Sight, cards: Sequence[str]) -> str:
    """The cards one has drawn oneself; of another's how many."""
    n = len(cards)
    count = ngettext("{n} card drawn", "{n} cards drawn", n).format(n=n)
    return f"{count}: {named(sight, cards)}" if all(map(is_card, cards)) else count


def named(sight: Sight, cards: Sequence[str]) -> str:
    """Names in a row."""
    return ", ".join(words.name(sight, "card", card, short=True) for card in cards)


def token_name(sight: Sight, token: str) -> str:
    """An enemy or a ruin."""
    return sentence(words.name(sight, "enemy" if is_enemy(token) else "ruin", token))
