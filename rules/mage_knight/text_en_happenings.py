"""What is said of Mage Knight, in English: what has happened to Units, in fights and on the tracks."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, listing, plural
from . import card_events, events, fight_events, text_en_small
from .text_alike import signed
from .text_en_things import (
    called,
    card,
    colour,
    contest,
    foe,
    pile,
    reward,
    unit,
    wounds,
)

BOOK = Phrasebook("en", "rules.mage_knight", text_en_small.FACES)
says = BOOK.says


def tokens(t: Teller, ids: tuple[str, ...]) -> str:
    """`Prowlers and Diggers`."""
    return listing([foe(t, id) for id in ids], "en")


# Units and Skills


@says(events.Recruited)
def _(event: events.Recruited, t: Teller) -> str:
    return f"recruits {unit(t, event.unit)}"


@says(events.Disbanded)
def _(event: events.Disbanded, t: Teller) -> str:
    return f"loses {unit(t, event.unit)}"


@says(events.Activated)
def _(event: events.Activated, t: Teller) -> str:
    return f"uses {unit(t, event.unit)}"


@says(events.Exhausted)
def _(event: events.Exhausted, t: Teller) -> str:
    return f"has {unit(t, event.unit)} spent by another"


@says(events.Readied)
def _(event: events.Readied, t: Teller) -> str:
    return f"readies {unit(t, event.unit)}"


@says(events.BannerAssigned)
def _(event: events.BannerAssigned, t: Teller) -> str:
    return f"assigns {card(t, event.banner)} to {unit(t, event.unit)}"


@says(events.BannerTaken)
def _(event: events.BannerTaken, t: Teller) -> str:
    return f"takes {card(t, event.banner)} from {unit(t, event.unit)}"


@says(events.SkillUsed)
def _(event: events.SkillUsed, t: Teller) -> str:
    return f"uses {t.name('skill', event.skill)}"


@says(events.SkillGained)
def _(event: events.SkillGained, t: Teller) -> str:
    return f"gains the Skill {t.name('skill', event.skill)}"


@says(events.SkillPlaced)
def _(event: events.SkillPlaced, t: Teller) -> str:
    marked = f", marked {colour(t, event.colour)}" if event.colour else ""
    return f"puts {t.name('skill', event.skill)} in the centre{marked}"


@says(events.SkillReturned)
def _(event: events.SkillReturned, t: Teller) -> str:
    return f"takes {t.name('skill', event.skill)} back, face down"


@says(events.SkillsTurnedUp)
def _(event: events.SkillsTurnedUp, t: Teller) -> str:
    named = listing([t.name("skill", skill) for skill in event.skills], "en")
    return f"turns up {named}" if named else "has no Skills left to turn up"


@says(events.SkillRejected)
def _(event: events.SkillRejected, t: Teller) -> str:
    return f"leaves {t.name('skill', event.skill)} to the common offer"


# wounds and tracks


@says(events.Wounded)
def _(event: events.Wounded, t: Teller) -> str:
    if event.who:
        return f"has {unit(t, event.who)} wounded" + (" twice" if event.n > 1 else "")
    return f"takes {wounds(event.n)}"


@says(events.Poisoned)
def _(event: events.Poisoned, t: Teller) -> str:
    return f"takes {wounds(event.n)} into the discard pile"


@says(events.Paralyzed)
def _(event: events.Paralyzed, t: Teller) -> str:
    return "is paralyzed: all cards but Wounds are discarded"


@says(events.Healed)
def _(event: events.Healed, t: Teller) -> str:
    return f"heals a Wound of {unit(t, event.who)}" if event.who else "heals a Wound"


@says(events.WoundsThrown)
def _(event: events.WoundsThrown, t: Teller) -> str:
    place = "hand" if event.place == "hand" else "the discard pile"
    return f"throws away {wounds(event.n)} from {place}"


@says(events.KnockedOut)
def _(event: events.KnockedOut, t: Teller) -> str:
    return "is knocked out: all cards but Wounds are discarded"


@says(events.FameGained)
def _(event: events.FameGained, t: Teller) -> str:
    return f"gains {event.n} Fame"


@says(events.ReputationChanged)
def _(event: events.ReputationChanged, t: Teller) -> str:
    return f"changes Reputation by {signed(event.by)}"


@says(events.LevelReached)
def _(event: events.LevelReached, t: Teller) -> str:
    return f"reaches level {event.level}"


@says(card_events.ArtifactsDrawn)
def _(event: card_events.ArtifactsDrawn, t: Teller) -> str:
    return f"draws Artifacts: {pile(t, event.cards)}"


@says(card_events.ArtifactsKept)
def _(event: card_events.ArtifactsKept, t: Teller) -> str:
    return f"keeps on top of the Deed deck: {pile(t, event.cards)}"


@says(events.RewardLost)
def _(event: events.RewardLost, t: Teller) -> str:
    return f"does not get {reward(t, event.reward)}"


# fights


@says(fight_events.CombatBegan)
def _(event: fight_events.CombatBegan, t: Teller) -> str:
    about = f" for {contest(t, event.site)}" if event.site != "rampaging" else ""
    return f"fights{about}: {tokens(t, event.enemies) or 'nobody is there'}"


@says(fight_events.Challenged)
def _(event: fight_events.Challenged, t: Teller) -> str:
    return f"challenges {foe(t, event.enemy)}"


@says(fight_events.EnemyDrawn)
def _(event: fight_events.EnemyDrawn, t: Teller) -> str:
    return f"meets {foe(t, event.enemy)}"


@says(fight_events.Summoned)
def _(event: fight_events.Summoned, t: Teller) -> str:
    return f"sees {foe(t, event.enemy)} summoned by {foe(t, event.summoner)}"


@says(fight_events.Blocked)
def _(event: fight_events.Blocked, t: Teller) -> str:
    return f"blocks {foe(t, event.enemy)}"


@says(fight_events.Defeated)
def _(event: fight_events.Defeated, t: Teller) -> str:
    return f"defeats {foe(t, event.enemy)}"


@says(fight_events.CombatEnded)
def _(event: fight_events.CombatEnded, t: Teller) -> str:
    if event.site == "rampaging":
        return "ends the fight"
    return f"{'wins' if event.won else 'does not win'} the fight for {contest(t, event.site)}"


@says(fight_events.DuelBegan)
def _(event: fight_events.DuelBegan, t: Teller) -> str:
    return f"attacks {called(t, event.other)}"


@says(fight_events.Attended)
def _(event: fight_events.Attended, t: Teller) -> str:
    return "takes part fully" if event.full else "takes part only partly"


@says(fight_events.Struck)
def _(event: fight_events.Struck, t: Teller) -> str:
    return f"strikes with {event.attack}: the block leaves {event.left}"


@says(fight_events.Passed)
def _(event: fight_events.Passed, t: Teller) -> str:
    return "does not attack"


@says(fight_events.CardStolen)
def _(event: fight_events.CardStolen, t: Teller) -> str:
    return f"steals {card(t, event.card)} from {called(t, event.other)}"


@says(fight_events.DuelEnded)
def _(event: fight_events.DuelEnded, t: Teller) -> str:
    return f"ends the duel: {f'won by {called(t, event.winner)}' if event.winner >= 0 else 'nobody has won'}"


@says(fight_events.Invited)
def _(event: fight_events.Invited, t: Teller) -> str:
    return f"is invited to a joint assault by {called(t, event.by)}"


@says(fight_events.DieSet)
def _(event: fight_events.DieSet, t: Teller) -> str:
    return f"sets the die to {colour(t, event.colour)}" if event.colour != "mana die" else "sets a die, unseen"


@says(fight_events.DieTurnedUp)
def _(event: fight_events.DieTurnedUp, t: Teller) -> str:
    return f"turns up the die: {colour(t, event.colour)}"


@says(fight_events.AssaultProposed)
def _(event: fight_events.AssaultProposed, t: Teller) -> str:
    shares = [
        f"{n} {plural(n, 'token', 'tokens')} for {called(t, seat)}"
        for seat, n in zip(event.seats, event.shares, strict=True)
    ]
    return f"proposes a joint assault: {', '.join(shares)}"


@says(fight_events.ProposalAnswered)
def _(event: fight_events.ProposalAnswered, t: Teller) -> str:
    return "agrees" if event.agreed else "declines"


@says(fight_events.GarrisonDealt)
def _(event: fight_events.GarrisonDealt, t: Teller) -> str:
    return f"has to face {tokens(t, event.enemies)}"
