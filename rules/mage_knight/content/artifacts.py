"""The Artifacts."""

from __future__ import annotations

from ...engine.instructions import Effect, Var, may, seq, times
from ..banners import ThrowWounds, assign, ready_all
from ..basics import BASIC
from ..cards import draw, throwing_away
from ..deed_cards import CARDS, ArtifactCard
from ..fight.effects import does_not_attack, loses_resistance, up_to
from ..fight.points import attack, siege
from ..gains import from_offer
from ..interaction import fame, influence
from ..mana import RollForCrystals, allow, any_token, crystal, crystal_of, token
from ..moments import only, when
from ..movement import cheaper
from ..oddities import ChooseNumber, DiscardForAttack, RollForWounds, look_around
from ..promises import at_clearing, at_end, each, upon
from ..wounds import HealForFame, heal

X, COLOUR = Var("x"), Var("colour")


def banner(name: str, icon: str, strong: Effect, first_strong: Effect | None = None) -> ArtifactCard:
    """A Banner: its basic effect is its assignment (MK-UNITS-20)."""
    return ArtifactCard(name, f"banner / {icon}", assign(name), strong, True, first_strong=first_strong)


def ring(name: str, colour: str) -> ArtifactCard:
    """Mana of one colour."""
    return ArtifactCard(
        name,
        "special",
        seq(token(colour), crystal(colour), fame(1)),
        seq(allow(f"endless {colour}"), allow("endless black"), at_end(each(f"cast {colour}", fame(1)))),
    )


def horn(n: int, most: int) -> tuple[Effect, Effect]:
    """A siege attack, at the risk of Wounds; more risk, more attack."""
    return (
        seq(siege(n), RollForWounds(1)),
        seq(ChooseNumber(most), siege(n), siege(X), RollForWounds(X)),
    )


SUN = when("night", seq(allow("gold"), cheaper("forest", to=3), allow("sun"), look_around))
DARKNESS = when("day", seq(allow("black"), cheaper("desert", to=3)))
FAME_FOR_FOES = at_end(each("defeated", fame(1)))
HORN, FIRST_HORN = horn(5, 5), horn(6, 6)

BANNERS = (
    banner("banner_of_glory", "combat", allow("glory")),
    banner("banner_of_fear", "combat", up_to(3, does_not_attack()), does_not_attack(None)),
    banner("banner_of_protection", "combat", at_clearing(may(ThrowWounds()))),
    banner("banner_of_courage", "healing", seq(only("peace"), ready_all)),
)
RINGS = (
    ring("ruby_ring", "red"),
    ring("sapphire_ring", "blue"),
    ring("diamond_ring", "white"),
    ring("emerald_ring", "green"),
)
OTHERS = (
    ArtifactCard(
        "sword_of_justice",
        "combat",
        seq(DiscardForAttack(3), attack(Var("worth")), FAME_FOR_FOES),
        seq(allow("double physical"), loses_resistance("physical", None), FAME_FOR_FOES),
    ),
    ArtifactCard("horn_of_wrath", "combat", HORN[0], HORN[1], first_basic=FIRST_HORN[0], first_strong=FIRST_HORN[1]),
    ArtifactCard("endless_bag_of_gold", "influence", seq(influence(4), fame(2)), seq(influence(9), fame(3))),
    ArtifactCard(
        "endless_gem_pouch",
        "special",
        RollForCrystals(2),
        seq(*map(token, BASIC), when("day", token("gold")), when("night", token("black"))),
    ),
    ArtifactCard("golden_grail", "healing", HealForFame(2), seq(heal(6), upon("heal hand", draw(1)))),
    ArtifactCard(
        "book_of_wisdom",
        "special",
        seq(throwing_away(), from_offer("advanced", "hand", COLOUR)),
        seq(throwing_away(), from_offer("spell", "hand", COLOUR), crystal_of("colour")),
    ),
    ArtifactCard("amulet_of_the_sun", "special", seq(token("gold"), SUN), seq(times(3, token("gold")), SUN)),
    ArtifactCard("amulet_of_darkness", "special", seq(any_token, DARKNESS), seq(times(3, any_token), DARKNESS)),
)
CARDS.update({card.name: card for card in (*BANNERS, *RINGS, *OTHERS)})
