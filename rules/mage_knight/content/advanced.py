"""The Advanced Actions."""

from __future__ import annotations

from ...engine.instructions import Effect, Var, either, may, seq, times
from ..basics import BASIC
from ..cards import one_of, repeated, throwing_away
from ..deed_cards import CARDS, ActionCard
from ..fight.effects import FOE, weaken
from ..fight.points import attack, block, ranged, siege
from ..gains import BackOnDeck, from_offer
from ..interaction import fame, influence, reputation
from ..mana import (
    MoreOfOwn,
    RerollDie,
    RerollSource,
    ReturnCrystals,
    allow,
    any_token,
    choose_die,
    crystal,
    crystal_of,
    extra_die,
    others_than,
    token,
)
from ..moments import only, when
from ..movement import cheaper, move
from ..numbers import wounds_and
from ..oddities import bring_moves
from ..paying import pay
from ..promises import at_clearing, at_end, each, upon
from ..spells import DiscardForSpell
from ..units import ready
from ..wounds import heal, take_wound

CHOSEN, COLOUR = Var("card"), Var("colour")


def advanced(
    name: str,
    colour: str,
    icons: str,
    basic: Effect,
    strong: Effect,
    first_basic: Effect | None = None,
    first_strong: Effect | None = None,
    first_icons: str = "",
) -> ActionCard:
    """An Advanced Action."""
    return ActionCard(name, colour, icons, basic, strong, True, first_basic, first_strong, first_icons)


def pure(n: int) -> Effect:
    """By the colour of the mana paid."""
    return one_of(
        seq(pay("green"), move(n)),
        seq(pay("white"), influence(n)),
        seq(pay("blue"), block(n)),
        seq(pay("red"), attack(n)),
    )


def heat(n: int) -> Effect:
    """Units fight better, and nobody can strike them."""
    return seq(
        only("start of combat"),
        allow(f"units attack {n}", adds_up=True),
        allow(f"units block {n}", adds_up=True),
        allow("no damage to units"),
    )


RED = (
    advanced("fire_bolt", "red", "special / combat", crystal("red"), ranged(3, "fire")),
    advanced(
        "blood_rage",
        "red",
        "combat",
        either(attack(2), seq(take_wound(1), attack(5))),
        either(attack(4), seq(take_wound(1), attack(9))),
    ),
    advanced(
        "intimidate",
        "red",
        "influence combat",
        seq(either(influence(4), attack(3)), reputation(-1)),
        seq(either(influence(8), attack(7)), reputation(-2)),
        seq(either(influence(4), attack(3)), at_end(reputation(-1))),
        seq(either(influence(8), attack(7)), at_end(reputation(-2))),
    ),
    advanced(
        "blood_ritual",
        "red",
        "special",
        seq(take_wound(1), crystal("red"), any_token),
        seq(take_wound(1), times(3, any_token), may(seq(pay(*BASIC, into="colour"), crystal_of("colour")))),
        seq(take_wound(1), token("red"), any_token),
        seq(take_wound(1), times(3, any_token)),
    ),
    advanced("into_the_heat", "red", "combat", heat(2), heat(3)),
    advanced(
        "decompose",
        "red",
        "special",
        seq(throwing_away(), times(2, crystal_of("colour"))),
        seq(throwing_away(), others_than("colour")),
    ),
    advanced(
        "maximal_effect",
        "red",
        "special",
        seq(throwing_away("basic"), repeated(CHOSEN, "basic", 3)),
        seq(throwing_away("strong"), repeated(CHOSEN, "strong", 2)),
    ),
)
BLUE = (
    advanced("ice_bolt", "blue", "special / combat", crystal("blue"), ranged(3, "ice")),
    advanced("ice_shield", "blue", "combat", block(3, "ice"), block(3, "ice", then=weaken(3, FOE))),
    advanced(
        "frost_bridge",
        "blue",
        "movement",
        seq(move(2), cheaper("swamp", to=1)),
        seq(move(4), cheaper("lake", "swamp", to=1, opens=True)),
    ),
    advanced("pure_magic", "blue", "movement influence combat", pure(4), pure(7)),
    advanced(
        "steady_tempo",
        "blue",
        "movement",
        seq(move(2), at_clearing(may(BackOnDeck("bottom")))),
        seq(move(4), at_clearing(may(BackOnDeck("top")))),
    ),
    advanced("crystal_mastery", "blue", "special", MoreOfOwn(), at_clearing(ReturnCrystals())),
    advanced(
        "magic_talent",
        "blue",
        "special",
        DiscardForSpell(),
        seq(pay(*BASIC, into="colour"), from_offer("spell", "discard", COLOUR, needed=True)),
        DiscardForSpell(any=True),
    ),
)
WHITE = (
    advanced("swift_bolt", "white", "special / combat", crystal("white"), ranged(4)),
    advanced(
        "agility",
        "white",
        "movement",
        seq(move(2, "move in combat"), bring_moves, allow("agility")),
        seq(move(4, "move in combat"), bring_moves, allow("agility"), allow("agility ranged")),
        seq(move(2), allow("agility")),
        seq(move(4), allow("agility"), allow("agility ranged")),
    ),
    advanced(
        "song_of_wind",
        "white",
        "movement",
        seq(move(2), cheaper("plains", "desert", "wasteland", by=-1)),
        seq(
            move(2),
            cheaper("plains", "desert", "wasteland", by=-2),
            may(seq(pay("blue"), cheaper("lake", to=0, opens=True))),
        ),
    ),
    advanced(
        "heroic_tale",
        "white",
        "influence",
        seq(influence(3), each("recruited", reputation(1)), upon("recruit", reputation(1))),
        seq(
            influence(6),
            each("recruited", seq(fame(1), reputation(1))),
            upon("recruit", seq(fame(1), reputation(1))),
        ),
        seq(influence(3), at_end(each("recruited", reputation(1)))),
        seq(influence(6), at_end(each("recruited", seq(fame(1), reputation(1))))),
    ),
    advanced(
        "diplomacy",
        "white",
        "influence combat",
        seq(influence(2, "diplomacy"), allow("diplomacy")),
        seq(influence(4, "diplomacy"), either(allow("diplomacy ice"), allow("diplomacy fire"))),
    ),
    advanced(
        "mana_storm",
        "white",
        "special",
        seq(choose_die(*BASIC), crystal_of("die"), RerollDie()),
        seq(RerollSource(), extra_die(3), allow("storm")),
    ),
    advanced(
        "learning",
        "white",
        "influence special",
        seq(influence(2, "learning"), allow("learning 6 discard")),
        seq(influence(4, "learning"), allow("learning 9 hand")),
    ),
)
GREEN = (
    advanced("crushing_bolt", "green", "special / combat", crystal("green"), siege(3)),
    advanced(
        "refreshing_walk",
        "green",
        "movement healing",
        seq(move(2), when("peace", heal(1))),
        seq(move(4), when("peace", heal(2))),
        seq(move(2), heal(1)),
        seq(move(4), heal(2)),
        "movement",
    ),
    advanced("path_finding", "green", "movement", seq(move(2), cheaper(by=-1, least=2)), seq(move(4), cheaper(to=2))),
    advanced("regeneration", "green", "healing", seq(heal(1), ready(2)), seq(heal(2), ready(3))),
    advanced(
        "in_need",
        "green",
        "influence",
        influence(wounds_and(3, 1)),
        influence(wounds_and(5, 2)),
        influence(wounds_and(2, 1)),
        influence(wounds_and(4, 2)),
    ),
    advanced(
        "ambush",
        "green",
        "movement",
        seq(move(2), allow("ambush 1", adds_up=True)),
        seq(move(4), allow("ambush 2", adds_up=True)),
    ),
    advanced(
        "training",
        "green",
        "special",
        seq(throwing_away(), from_offer("advanced", "discard", COLOUR)),
        seq(throwing_away(), from_offer("advanced", "hand", COLOUR)),
    ),
)
CARDS.update({card.name: card for card in (*RED, *BLUE, *WHITE, *GREEN)})
