"""What is said of Mage Knight, in English: what has happened. The name of the hero stands before it, if it happened to one."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, listing
from . import card_events, deed_cards, events, outlook, text_en_happenings
from .hexes import OFF_MAP, Hex
from .telling import in_brief
from .text_en_things import (
    an,
    card,
    colour,
    foe,
    half,
    pile,
    some_cards,
    unit,
)

BOOK = Phrasebook("en", "rules.mage_knight", text_en_happenings.BOOK)
says = BOOK.says


def hues(t: Teller, colours: tuple[str, ...]) -> str:
    """`red, red and gold`."""
    return listing([colour(t, one) for one in colours], "en")


# cards


@says(card_events.Played)
def _(event: card_events.Played, t: Teller) -> str:
    if event.side == "sideways":
        return f"plays {card(t, event.card)} sideways"
    spell = isinstance(deed_cards.CARDS[event.card], deed_cards.SpellCard)
    strong = ", strong" if event.side == "strong" and not spell else ""
    brief = in_brief(t, event.card, event.side)
    return f"{'casts' if spell else 'plays'} {half(t, event.card, event.side)}{strong}{brief}"


@says(card_events.Drew)
def _(event: card_events.Drew, t: Teller) -> str:
    return f"draws {pile(t, event.cards)}"


@says(card_events.LeftHand)
def _(event: card_events.LeftHand, t: Teller) -> str:
    named = card(t, event.card)
    return {
        "discard": f"discards {named}",
        "played": f"plays {named} along",
        "thrown": f"throws {named} away",
        "removed": f"throws {named} away",
        "aside": f"sets {named} aside",
    }[event.to]


@says(card_events.CardGained)
def _(event: card_events.CardGained, t: Teller) -> str:
    where = {"deck": "for the Deed deck", "hand": "into hand", "discard": "into the discard pile"}[event.to]
    return f"gains {card(t, event.card)}, {where}"


@says(card_events.OfferRefilled)
def _(event: card_events.OfferRefilled, t: Teller) -> str:
    kind = {"unit": "unit", "skill": "skill"}.get(event.offer, "card")
    named = unit(t, event.card) if kind == "unit" else t.name(kind, event.card)
    return f"new in the {t.name('place', outlook.OFFERS[event.offer])}: {named}"


@says(card_events.Placed)
def _(event: card_events.Placed, t: Teller) -> str:
    where = "on top of" if event.to == "top" else "under"
    return f"puts {pile(t, event.cards)} {where} the Deed deck"


@says(card_events.PickedAtRandom)
def _(event: card_events.PickedAtRandom, t: Teller) -> str:
    return f"picks at random from the discard pile: {pile(t, event.cards)}"


@says(card_events.HandShown)
def _(event: card_events.HandShown, t: Teller) -> str:
    hand = f": {pile(t, event.cards)}" if event.cards else ", which is empty"
    return f"has no {colour(t, event.colour)} card and shows the hand{hand}"


@says(card_events.ReturnedToHand)
def _(event: card_events.ReturnedToHand, t: Teller) -> str:
    return f"takes back into hand: {pile(t, event.cards)}"


@says(card_events.SetAside)
def _(event: card_events.SetAside, t: Teller) -> str:
    return f"sets {card(t, event.card)} aside for the rest of the Round"


@says(card_events.Shuffled)
def _(event: card_events.Shuffled, t: Teller) -> str:
    return "shuffles the Deed deck"


@says(card_events.ShuffledIn)
def _(event: card_events.ShuffledIn, t: Teller) -> str:
    return f"shuffles into the Deed deck: {pile(t, event.cards)}"


@says(card_events.Fetched)
def _(event: card_events.Fetched, t: Teller) -> str:
    return f"takes from the Deed deck: {pile(t, event.cards)}"


@says(card_events.Stashed)
def _(event: card_events.Stashed, t: Teller) -> str:
    return f"puts under the tactic: {pile(t, event.cards)}"


@says(card_events.Unstashed)
def _(event: card_events.Unstashed, t: Teller) -> str:
    return f"takes from under the tactic: {pile(t, event.cards)}"


@says(card_events.Reshuffled)
def _(event: card_events.Reshuffled, t: Teller) -> str:
    return f"shuffles {some_cards(event.n)} of the discard pile into the Deed deck"


# mana


@says(events.ManaUsed)
def _(event: events.ManaUsed, t: Teller) -> str:
    hue = colour(t, event.colour)
    used = {
        "die": f"the {hue} die",
        "steal": f"the {hue} die on the tactic",
        "crystal": f"{an(hue)} crystal",
        "token": f"{an(hue)} token",
        "endless": f"endless {hue} mana",
        "invoked": f"invoked {hue} mana",
    }[event.source]
    return f"uses {used}" + (f" as {colour(t, event.worth)}" if event.worth != event.colour else "")


@says(events.ManaGained)
def _(event: events.ManaGained, t: Teller) -> str:
    what = "mana token" if event.what == "token" else "crystal"
    return f"gains {an(colour(t, event.colour))} {what}"


@says(events.CrystalLost)
def _(event: events.CrystalLost, t: Teller) -> str:
    return f"loses {an(colour(t, event.colour))} crystal"


@says(events.DieKept)
def _(event: events.DieKept, t: Teller) -> str:
    cursed = f": {colour(t, event.colour)} mana is cursed" if event.curse else ""
    return f"keeps the {colour(t, event.colour)} die until the end of the Round{cursed}"


@says(events.Rolled)
def _(event: events.Rolled, t: Teller) -> str:
    what = {
        "source": "rolls dice of the Source",
        "mana_search": "rolls dice of the Source again",
        "crystals": "rolls for crystals",
        "crystal": "rolls for a crystal",
        "reward": "rolls for the reward",
        "wounds": "rolls for Wounds",
    }[event.why]
    return f"{what}: {hues(t, event.colours)}"


@says(events.DieRolled)
def _(event: events.DieRolled, t: Teller) -> str:
    about = "for the time of day" if event.what == "time" else f"for {event.what}"
    return f"a die is rolled {about}: {colour(t, event.colour)}"


# the map


@says(events.Moved)
def _(event: events.Moved, t: Teller) -> str:
    to = place(event.to)
    return {
        "step": f"moves to {to}",
        "portal": f"comes through the portal to {to}",
        "thrown back": f"is thrown back to {to}",
        "leap": f"goes straight to {to}",
        "tunnel": f"goes beneath the earth to {to}",
        "routed": f"has to retreat to {to}",
    }[event.how]


def place(space: Hex) -> str:
    """`2,-1`."""
    return "the portal, off the map" if space == OFF_MAP else str(space)


@says(events.Explored)
def _(event: events.Explored, t: Teller) -> str:
    return f"reveals the tile {t.name('tile', event.tile)}"


@says(events.TokenRevealed)
def _(event: events.TokenRevealed, t: Teller) -> str:
    shown = foe(t, event.token) if outlook.is_enemy(event.token) else t.name("ruin", event.token)
    return f"at {event.space} there are: {shown}"


@says(events.ShieldPlaced)
def _(event: events.ShieldPlaced, t: Teller) -> str:
    return f"puts a Shield on {event.space}"


@says(events.Withdrew)
def _(event: events.Withdrew, t: Teller) -> str:
    return f"has to withdraw to {place(event.to)}"


@says(events.SiteHidden)
def _(event: events.SiteHidden, t: Teller) -> str:
    return f"hides a secret {t.name('site', event.kind)} at {event.space}"


# turns and rounds


@says(events.RoundBegan)
def _(event: events.RoundBegan, t: Teller) -> str:
    return f"Round {event.round} begins: {t.name('time', 'night' if event.night else 'day')}"


@says(events.TacticTaken)
def _(event: events.TacticTaken, t: Teller) -> str:
    return f"takes the tactic {t.name('tactic', event.tactic)}"


@says(events.TacticUsed)
def _(event: events.TacticUsed, t: Teller) -> str:
    return f"uses the tactic {t.name('tactic', event.tactic)}"


@says(events.TacticGone)
def _(event: events.TacticGone, t: Teller) -> str:
    return f"the tactic {t.name('tactic', event.tactic)} leaves the game"


@says(events.TurnBegan)
def _(event: events.TurnBegan, t: Teller) -> str:
    return "begins a turn"


@says(events.TurnForfeited)
def _(event: events.TurnForfeited, t: Teller) -> str:
    return "has no turn this time"


@says(events.Rested)
def _(event: events.Rested, t: Teller) -> str:
    return "recovers slowly" if event.slow else "rests"


@says(events.EndAnnounced)
def _(event: events.EndAnnounced, t: Teller) -> str:
    return "announces the End of the Round"


@says(events.FinalTurns)
def _(event: events.FinalTurns, t: Teller) -> str:
    table = outlook.table_of(t)
    reached = f": {ENDS.get(table.scenario, 'all cities are conquered')}" if table else ""
    return f"brings the end of the game near{reached}; the last turns follow"


ENDS = {
    "first_reconnaissance": "the city is revealed",
    "mines_liberation": "all mines are free",
    "dungeon_lords": "all dungeons and tombs are conquered",
    "druid_nights": "everybody has performed the last incantation",
    "conquer_and_hold": "every keep and tower is held",
}
"""What ends a game, by its scenario; the others are about cities."""


@says(events.DummyTurned)
def _(event: events.DummyTurned, t: Teller) -> str:
    return f"the dummy player turns up {pile(t, event.cards)}"


@says(events.Eliminated)
def _(event: events.Eliminated, t: Teller) -> str:
    return "is out of the game"


@says(events.TeamDrawn)
def _(event: events.TeamDrawn, t: Teller) -> str:
    return f"plays in team {event.team}"


@says(events.HomecomerNamed)
def _(event: events.HomecomerNamed, t: Teller) -> str:
    return f"knows who is to return: {t.name('hero', event.hero)}" if event.hero != "hero" else "knows who is to return"


@says(events.GaveUp)
def _(event: events.GaveUp, t: Teller) -> str:
    return "gives up"


@says(events.HeroWon)
def _(event: events.HeroWon, t: Teller) -> str:
    return f"wins {t.name('hero', event.hero)} for {event.bid} Fame"
