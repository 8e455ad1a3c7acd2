"""What is shown as it happens: dice, cards drawn and turned up, what is gained and lost."""

from __future__ import annotations

from rules import Event, Name
from rules.engine.phrases import sentence
from rules.relic import events, roll_events

from ...glyphs import SEATS
from ...i18n import _, ngettext
from ...pack import Happening, Sight
from ...widgets.dice_tray import faces_of_die
from . import battle, words

BACK = "[::]"
SIX = 6


def happening(sight: Sight, event: Event) -> Happening | None:
    """A die, a card, a loss; None: nothing that is seen on the table."""
    match event:
        case roll_events.Rolled(_seat, _kind, dice) if dice:
            return Happening(battle.chains(dice), faces_of_die(SIX, dice[-1][-1]))
        case roll_events.EnemyRolled(_seat, _by, dice) if dice:
            return Happening(_("enemies {dice}").format(dice=battle.chains(dice)), faces_of_die(SIX, dice[-1][-1]))
        case roll_events.TableRolled(_seat, number) | roll_events.DieRerolled(_seat, _, number):
            return Happening(f"[{number}]", faces_of_die(SIX, number))
        case roll_events.BattleBegan(_seat, attribute, enemies, opponent):
            other = ", ".join(words.card(sight, one) for one in enemies) or sight.say(Name("opponent", opponent))
            return Happening(f"{sentence(words.attribute(sight, attribute))}: {sentence(other)}")
        case roll_events.BattleScored(_seat, own, theirs):
            sign = "✓" if own > theirs else "=" if own == theirs else "✗"
            return Happening(f"{own} : {theirs} {sign}")
        case roll_events.Tested(_seat, attribute, target, total, passed):
            name = sentence(words.attribute(sight, attribute))
            return Happening(f"{name} {total} / {target} {'✓' if passed else '✗'}")
        case events.ThreatDrawn(_seat, card, _space):
            return Happening(words.card(sight, card), (BACK,))
        case events.PowerDrawn(seat, cards):
            return Happening(f"{SEATS[seat]} {drawn(sight, cards)}", (BACK,))
        case events.CorruptionDrawn(seat, card):
            name = words.card(sight, card) if words.is_known(card) else _("1 Corruption card")
            return Happening(f"{SEATS[seat]} {name}", (BACK,))
        case events.MissionGained(seat, mission):
            return Happening(f"{SEATS[seat]} {words.card(sight, mission)}", (BACK,))
        case events.Lost(seat, "life", n, _now):
            return Happening(f"{SEATS[seat]} -{n} {words.attribute(sight, 'life')}")
        case events.Gained(seat, "life", n, _now):
            return Happening(f"{SEATS[seat]} +{n} {words.attribute(sight, 'life')}")
        case events.LevelGained(seat, level):
            return Happening(f"{SEATS[seat]} " + _("level {n}").format(n=level))
        case _:
            return None


def drawn(sight: Sight, cards: tuple[str, ...]) -> str:
    """The Power cards one has drawn oneself; of another's how many."""
    n = len(cards)
    count = ngettext("{n} Power card", "{n} Power cards", n).format(n=n)
    return ", ".join(words.card(sight, card) for card in cards) if all(map(words.is_known, cards)) else count
