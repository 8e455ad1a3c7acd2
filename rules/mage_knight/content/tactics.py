"""The twelve Tactics: name, number, and what they let their owner do (MK-TACTIC-2 ... MK-TACTIC-13)."""

from __future__ import annotations

from ..cards import draw
from ..day_tactics import RedrawSome, SetDieAside, TurnAgain
from ..night_tactics import ExchangeSome, RerollSome, ReshuffleSome, SearchDeck, Stash, Unstash
from ..tactics import TACTICS, Tactic

DAY = (
    Tactic("early_bird", False, 1),
    Tactic("rethink", False, 2, (RedrawSome(),)),
    Tactic("mana_steal", False, 3, (SetDieAside(),)),
    Tactic("planning", False, 4),
    Tactic("great_start", False, 5, (draw(2),)),
    Tactic("the_right_moment", False, 6, in_turn=(TurnAgain(),)),
)
NIGHT = (
    Tactic("from_the_dusk", True, 1),
    Tactic("long_night", True, 2, in_turn=(ReshuffleSome(),)),
    Tactic("mana_search", True, 3, in_turn=(RerollSome(),)),
    Tactic("midnight_meditation", True, 4, before=(ExchangeSome(),)),
    Tactic("preparation", True, 5, (SearchDeck(),)),
    Tactic("sparing_power", True, 6, before=(Stash(), Unstash())),
)
TACTICS.update({tactic.name: tactic for tactic in (*DAY, *NIGHT)})
