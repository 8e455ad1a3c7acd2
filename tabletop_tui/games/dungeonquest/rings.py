"""What each ring does, in a line: for those who choose one, and for those who look at theirs."""

from __future__ import annotations

from rules import Name
from rules.dungeonquest.life import RING_OF_HEALING
from rules.dungeonquest.searching import WITH_RING
from rules.engine.phrases import sentence

from ...i18n import N_, _
from ...pack import Look, Sight

DOES = {
    "warning": N_("no Trap card in a Trap Room or after a search, or no trap of a Room card"),
    "blindness": N_("defeats a monster of a Room card at once; no use against a Sneak Attack"),
    "healing": N_("regain {life} Life Points; takes the whole turn"),
    "opening": N_("pass one door or portcullis without card or test"),
    "changing": N_("draw another tile instead of the one just drawn"),
    "fortune": N_("roll a die of yours again; the second number stands"),
    "searching": N_("draw {cards} Search cards and choose one"),
    "teleport": N_("straight up from the Catacombs"),
}
CLAUSES = {
    "warning": "DQ-RING-2",
    "blindness": "DQ-MON-10",
    "healing": "DQ-RING-3",
    "opening": "DQ-RING-5",
    "searching": "DQ-RING-5",
}


def does(ring: str) -> str:
    """What it does, once in the game."""
    return _(DOES.get(ring, "")).format(life=RING_OF_HEALING, cards=WITH_RING)


def look(sight: Sight, ring: str) -> Look:
    """All there is to say of a ring."""
    name = sentence(sight.say(Name("ring", ring)))
    return Look(name, _("once per game"), [sentence(does(ring)) + "."], (CLAUSES.get(ring, "DQ-RING-4"), "DQ-RING-1"))
