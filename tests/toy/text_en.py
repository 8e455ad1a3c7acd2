"""What is said of Bazaar, in English."""

from __future__ import annotations

from rules.engine.phrases import Phrasebook, Teller
from rules.engine.text_en import BOOK as ENGINE

from . import bazaar as b

BOOK = Phrasebook("en", "tests.toy", ENGINE)

for kind, text in {
    b.Draw: "draw a card",
    b.PayCoins: "pay",
    b.Feast: "prices fall until the end of the turn",
    b.Sort: "sort the top of the deck",
    b.Split: "split three coins",
    b.Tithe: "give one card of each colour",
    b.Weigh: "give cards worth four at most",
    b.Bid: "everybody bids",
    b.PlayAlong: "play another card with it",
    b.CountHand: "count the hand",
    b.PutBack: "put back in which order?",
    b.ChooseBid: "bid high or low?",
    b.Turn: "your turn",
    b.Call: "call the next trader",
}.items():
    BOOK.says(kind)(lambda thing, t, text=text: text)


@BOOK.says(b.Gain)
def _(do: b.Gain, t: Teller) -> str:
    return f"gain {do.n}"


@BOOK.says(b.PlayCard, b.Discard, b.OnTop, b.Along)
def _(do: b.PlayCard, t: Teller) -> str:
    return f"{do.tag.replace('_', ' ')}: {t.name('card', do.card)}"


@BOOK.says(b.Spend)
def _(do: b.Spend, t: Teller) -> str:
    return f"spend {do.n}"


@BOOK.says(b.MakeBid)
def _(do: b.MakeBid, t: Teller) -> str:
    return do.bid


@BOOK.says(b.Gained)
def _(event: b.Gained, t: Teller) -> str:
    return f"gains {event.n}"


@BOOK.says(b.Rang)
def _(event: b.Rang, t: Teller) -> str:
    return f"rings bell {event.bell}"


@BOOK.says(b.Drew)
def _(event: b.Drew, t: Teller) -> str:
    return f"draws {t.name('card', event.card)}"


@BOOK.says(b.Showed)
def _(event: b.Showed, t: Teller) -> str:
    return f"bid {event.bid}"


for reason, text in {
    "rich": "rich enough",
    "no_cards": "no cards",
    "nothing_along": "nothing to play with it",
    "cannot_pay": "cannot be paid",
    "alone": "nobody to call",
    "called": "called already",
}.items():
    BOOK.because(reason)(lambda t, text=text: text)


@BOOK.because("not_in_hand")
def _(t: Teller, card: str) -> str:
    return f"{t.name('card', card)} is not in your hand"
