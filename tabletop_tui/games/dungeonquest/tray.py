"""What is shown as it happens: dice, cards, tiles and counters."""

from __future__ import annotations

from rules import Event, Name
from rules.dungeonquest import events
from rules.engine.phrases import sentence

from ...i18n import _
from ...pack import Happening, Sight
from ...widgets.dice_tray import faces_of_die
from .fight import loss
from .panels import hero_name

BACK = "[::]"


def happening(sight: Sight, event: Event) -> Happening | None:
    """A die, card, tile or counter; None: nothing that is seen on the table."""
    match event:
        case events.Rolled(_seat, die, number):
            return Happening(f"D{die} ► {number}", tuple(f"D{die} {face}" for face in faces_of_die(die, number)))
        case events.RolledForMonster(_seat, number):
            return Happening(
                _("for the monster") + f" D6 ► {number}", tuple(f"D6 {f}" for f in faces_of_die(6, number))
            )
        case events.Tested(_seat, attribute, needed, number):
            name = sight.say(Name("attribute", attribute))
            return Happening(f"{name} {needed}: {number} {'✓' if event.succeeded else '✗'}")
        case events.CardDrawn(_seat, "monster", _card):
            return None  # its number says nothing: the answer on it is shown
        case events.MonsterAnswered(_seat, monster, answer, life):
            said = f"{sentence(sight.say(Name('monster', monster)))}, {life} {life_points(sight)}"
            return Happening(f"{said}: {sight.say(Name('answer', answer))}", (BACK,))
        case events.CardDrawn(_seat, deck, card):
            face = sight.say(Name(f"{deck}_card", card))
            return Happening(f"{sight.say(Name('deck', deck), short=True)}: {face}", (BACK,))
        case events.TileDrawn(_seat, tile):
            kind = tile.partition("-")[0]
            return Happening(_("tile: {kind}").format(kind=sight.say(Name("tile_kind", kind))), (BACK,))
        case events.TreasureTaken(_seat, counters):
            return Happening(f"{sight.say(Name('deck', 'treasure'), short=True)}: {', '.join(counters)}", (BACK,))
        case events.DragonCounterDrawn(_seat, counter, _left):
            return Happening(sight.say(Name("dragon_counter", counter)), (BACK,))
        case events.LostLife(seat, n, _left):
            return Happening(f"{who(sight, seat)} -{n} {life_points(sight)}")
        case events.Healed(seat, n, _life):
            return Happening(f"{who(sight, seat)} +{n} {life_points(sight)}")
        case events.TurnMissed(seat, _why):
            return Happening(_("{name} misses the turn").format(name=who(sight, seat)))
        case events.BlowsExchanged(_seat, mine, its, lost, dealt):
            hero, monster = (sight.say(Name("tactic", tactic)) for tactic in (mine, its))
            return Happening(f"{hero} {loss(lost)} ╎ {monster} {loss(dealt)}")
        case _:
            return None


def who(sight: Sight, seat: int) -> str:
    """The hero of a seat, by its short name."""
    return hero_name(sight, sight.view.table.of(seat), short=True)


def life_points(sight: Sight) -> str:
    """What is lost and regained, in two letters."""
    return sight.say(Name("attribute", "life_points"), short=True)
