"""Everything in Mage Knight that is chosen, asked, refused or told has its words, in both languages."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import Any, NamedTuple

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import Blocked, Event, Illegal, Name, Option, Ref, Setup, View, say, view
from rules.engine.events import OnlyAnswer, Seen
from rules.engine.instructions import TAGS, Done, Effect, Instruction
from rules.engine.phrases import LANGS, Lang, Teller
from rules.game import registered, teller
from rules.mage_knight import (
    GAME,
    adventures,
    auction,
    banners,
    card_events,
    cards,
    day_tactics,
    druids,
    dungeon_lords,
    ending,
    events,
    exploring,
    fight_events,
    gains,
    hold,
    inspiration,
    interaction,
    interactive,
    invocation,
    leaps,
    levelling,
    mana,
    mines,
    movement,
    night_tactics,
    oddities,
    offers,
    one_to_return,
    paying,
    plundering,
    recruiting,
    rewards,
    rivals,
    setup,
    sideways,
    skills,
    solo,
    spells,
    tactics,
    turn,
    units,
    upgrades,
    wounds,
)
from rules.mage_knight.fight import attack, block, combat, conversions, coop, damage, duel, exchange, hindrance, hits
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.walks import TEMPERS, Chooser, walk
from tests.kit import Play
from tests.mage_knight.played import in_attack, in_block, in_ranged, talking
from tests.mage_knight.positions import knights

WIDTH = {"en": 11, "ru": 12}
COMMANDS = 90
"""Of each random game, as many as are listened to."""
LATIN = re.compile(r"[A-Za-z]+")
LOOSE = re.compile(r"(?:^|[\s(«])(?:[вкосуияВКОСУИЯ]|\d+) [\w«]| —")
each_lang = pytest.mark.parametrize("lang", LANGS)


class Said(NamedTuple):
    """Something said in a random game."""

    lang: Lang
    what: str
    text: str


class Heard(NamedTuple):
    """All there was in many random games."""

    options: set[type]
    questions: set[type]
    said: set[Said]
    short: set[Said]


@lru_cache(None)
def heard() -> Heard:
    """The first part of a random game of every setup of the form, and everything sayable in it said."""
    found = Heard(set(), set(), set(), set())
    with registered(GAME):
        for i, one in enumerate(GAME.setups.examples("words")):
            listen(one, Chooser(TEMPERS[i % len(TEMPERS)], random.Random(i)), found)
    return found


def listen(one: Setup, chooser: Chooser, found: Heard) -> None:
    """Hear the first part of a game."""
    for step in islice(walk(one, chooser), COMMANDS):
        seen, asked = view(step.state, step.asked.seat), step.asked
        found.questions.add(type(asked.asking))
        for lang in LANGS:
            found.said.add(Said(lang, asked.kind, say(asked, lang, of=seen)))
            found.said.add(Said(lang, "source", say(asked.source, lang, of=seen)))
            for one_ in (*asked.options, *asked.blocked):
                hear_option(one_, seen, lang, found)
            for event in step.outcome.events:
                told = say(event, lang, of=seen if isinstance(event, OnlyAnswer) else None)
                found.said.add(Said(lang, type(event).__name__, told))


def hear_option(one: Option | Blocked, seen: View[Any, Any], lang: Lang, found: Heard) -> None:
    """Hear an option in all its ways, what it is about, and why it is none."""
    found.options.add(type(one.do))
    found.said.add(Said(lang, one.do.tag, say(one, lang, of=seen)))
    found.short.add(Said(lang, one.do.tag, say(one, lang, of=seen, short=True)))
    if one.about:
        found.said.add(Said(lang, one.about.kind, say(one.about, lang, of=seen)))
        found.said.add(Said(lang, "group", say(Ref("group", one.about.kind), lang, of=seen)))
    if isinstance(one, Blocked):
        found.said.add(Said(lang, one.why.reason, say(one.why, lang, of=seen)))


def sources(folder: Traversable) -> Iterator[ast.Module]:
    """The source of the game."""
    for file in folder.iterdir():
        if file.is_dir():
            yield from sources(file)
        elif file.name.endswith(".py"):
            yield ast.parse(file.read_text("utf-8"))


@lru_cache(None)
def modules() -> tuple[ast.Module, ...]:
    """The source of the game, read once."""
    return tuple(sources(files("rules.mage_knight")))


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a function or class of these names in the source of the game."""
    for module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and called(node) in names:
                yield node


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def own_instructions() -> dict[str, type[Instruction[Any, Any]]]:
    """The kinds of instruction of the game, by the names of their classes."""
    assert turn.TurnWindow
    return {kind.__name__: kind for tag, kind in TAGS.items() if tag.startswith("mage_knight.")}


def offered() -> set[type]:
    """Every kind of instruction the source offers: what stands in an `Option(…)` or `offer(…)`."""
    kinds = own_instructions()
    inside = {called(arg) for call in calls("Option", "offer") for arg in call.args if isinstance(arg, ast.Call)}
    return {kinds[name] for name in inside if name in kinds}


def texts(node: ast.expr) -> Iterator[str]:
    """The reasons an expression can come to."""
    match node:
        case ast.Constant(value=str(reason)):
            yield reason
        case ast.IfExp():
            yield from texts(node.body)
            yield from texts(node.orelse)
        case ast.JoinedStr(values=[ast.Constant(value="only_in_"), _]):
            yield from (f"only_in_{part}" for part in ("move", "interaction", "ranged", "block", "damage", "attack"))
        case _:
            pytest.fail(f"a reason nobody can read: {ast.unparse(node)}")


ARGUMENTS: dict[str, Any] = {
    "hero": "tovak",
    "colours": ("red", "blue"),
    "colour": "green",
    "n": 3,
    "need": 5,
    "have": -1,
    "site": "keep",
    "place": "village",
    "terrain": "lake",
    "moment": "peace",
    "kind": "core_tiles",
    "least": 1,
    "most": 3,
}


def refusals() -> set[Illegal]:
    """Every refusal the source has, with something filled in."""
    return {
        Illegal("MK-MOVE-4", reason, **{word.arg: ARGUMENTS[word.arg] for word in call.keywords if word.arg})
        for call in calls("Illegal")
        for reason in texts(call.args[1])
    }


def knows(lang: Lang) -> Teller:
    """Somebody who speaks of this game."""
    return teller(GAME, lang)


def unclean(text: str, lang: Lang) -> bool:
    """Whether a text has notation in it, or signs that do not belong there."""
    wrong = not text or text != text.strip() or "_" in text or "None" in text or re.search(r"\s\s", text)
    if lang == "en":
        return bool(wrong or re.search("[А-Яа-яЁё]", text))
    return bool(wrong or LOOSE.search(text) or any(word not in ("A", "B") for word in LATIN.findall(text)))


@each_lang
def test_everything_that_is_chosen_has_a_phrase(lang: Lang) -> None:
    chosen = offered() | heard().options
    assert len(offered()) >= 60
    assert [kind.__name__ for kind in chosen if knows(lang).book.phrase(kind) is None] == []


@each_lang
def test_everything_that_asks_has_a_question(lang: Lang) -> None:
    asking = {
        kind
        for kind in own_instructions().values()
        if {"ask", "offers", "ways"} & set(vars(kind)) and not isinstance(vars(kind).get("ways"), property)
    }
    assert len(asking) >= 80
    assert [kind.__name__ for kind in asking | heard().questions if knows(lang).book.question(kind) is None] == []


@each_lang
def test_every_refusal_has_words(lang: Lang) -> None:
    reasons = sorted(refusals(), key=lambda why: why.reason)
    assert len(reasons) >= 110
    assert [why.reason for why in reasons if knows(lang).book.phrase(why.reason) is None] == []
    assert [why.reason for why in reasons if unclean(knows(lang).say(why), lang)] == []


@each_lang
def test_words_are_clean(lang: Lang) -> None:
    said = [one for one in heard().said if one.lang == lang]
    assert len(said) > 1000
    assert [one for one in said if unclean(one.text, lang)] == []


@each_lang
def test_short_options_fit_their_cells(lang: Lang) -> None:
    short = [one for one in heard().short if one.lang == lang]
    assert len(short) > 100
    assert [one for one in short if not 0 < len(one.text) <= WIDTH[lang]] == []


# What is told and offered, for a person to read.

HERE, THERE = Hex(2, -1), Hex(1, 1)
EVENTS: tuple[Event, ...] = (
    *(card_events.Played(0, "march", side) for side in ("basic", "strong", "sideways")),
    *(card_events.Played(0, "fireball", side) for side in ("basic", "strong", "sideways")),
    card_events.Drew(0, ("march",)),
    card_events.Drew(0, ("march", "rage", "wound")),
    card_events.Drew(0, ("deed card", "deed card")),
    *(card_events.LeftHand(0, "march", to) for to in ("discard", "played", "thrown", "removed", "aside")),
    card_events.LeftHand(0, "wound", "discard"),
    *(card_events.CardGained(0, "fireball", to) for to in ("deck", "hand", "discard")),
    card_events.OfferRefilled("spell", "fireball"),
    card_events.OfferRefilled("advanced", "agility"),
    card_events.OfferRefilled("monastery", "agility"),
    card_events.OfferRefilled("upgrade", "agility"),
    card_events.OfferRefilled("unit", "peasants.2"),
    card_events.OfferRefilled("skill", "dark_paths"),
    *(card_events.Placed(0, ("march", "rage"), end) for end in ("top", "bottom")),
    card_events.PickedAtRandom(0, ("march",)),
    card_events.HandShown(0, "red", ("march", "wound")),
    card_events.HandShown(0, "red", ()),
    card_events.ReturnedToHand(0, ("march",)),
    card_events.SetAside(0, "time_bending"),
    card_events.Shuffled(0),
    card_events.ShuffledIn(0, ("deed card",)),
    card_events.Fetched(0, ("march",)),
    card_events.Stashed(0, ("deed card",)),
    card_events.Unstashed(0, ("march", "rage")),
    card_events.Reshuffled(0, 3),
    *(
        events.ManaUsed(0, source, "red", "red")
        for source in ("die", "steal", "crystal", "token", "endless", "invoked")
    ),
    events.ManaUsed(0, "die", "gold", "blue"),
    events.ManaGained(0, "token", "gold"),
    events.ManaGained(0, "crystal", "green"),
    events.CrystalLost(0, "white"),
    *(events.DieKept(0, "red", curse) for curse in (False, True)),
    *(
        events.Rolled(0, ("red", "gold"), why)
        for why in ("source", "mana_search", "crystals", "crystal", "reward", "wounds")
    ),
    events.DieRolled("black", "time"),
    events.DieRolled("red", "2,-1"),
    *(events.Moved(0, HERE, how) for how in ("step", "portal", "thrown back", "leap", "tunnel", "routed")),
    events.Explored(0, "7", 1, 0),
    events.TokenRevealed(HERE, "wolf_riders.2"),
    events.TokenRevealed(HERE, "ruin_1"),
    events.ShieldPlaced(0, HERE),
    events.Withdrew(0, HERE),
    events.Withdrew(0, OFF_MAP),
    events.SiteHidden(0, HERE, "tomb"),
    *(events.RoundBegan(n, night) for n, night in ((1, False), (2, True))),
    events.TacticTaken(0, "long_night"),
    events.TacticUsed(0, "long_night"),
    events.TacticGone("long_night"),
    events.TurnBegan(0),
    events.TurnForfeited(0),
    *(events.Rested(0, slow) for slow in (False, True)),
    events.EndAnnounced(0),
    events.FinalTurns(0),
    events.DummyTurned(("march", "rage", "stamina")),
    events.TeamDrawn(0, 2),
    events.HomecomerNamed(0, "tovak"),
    events.HomecomerNamed(0, "hero"),
    events.GaveUp(0),
    events.Eliminated(0),
    events.HeroWon(0, "tovak", 2),
    events.Recruited(0, "peasants.2"),
    events.Disbanded(0, "peasants.2"),
    events.Activated(0, "peasants.2"),
    events.Exhausted(0, "peasants.2"),
    events.Readied(0, "peasants.2"),
    events.BannerAssigned(0, "banner_of_fear", "peasants.2"),
    events.BannerTaken(0, "banner_of_fear", "peasants.2"),
    events.SkillUsed(0, "dark_paths"),
    events.SkillGained(0, "dark_paths"),
    events.SkillPlaced(0, "mana_exploit", "red"),
    events.SkillPlaced(0, "healing_ritual", ""),
    events.SkillReturned(0, "mana_exploit"),
    events.SkillsTurnedUp(0, ("dark_paths", "invocation")),
    events.SkillsTurnedUp(0, ("dark_paths",)),
    events.SkillsTurnedUp(0, ()),
    events.SkillRejected(0, "dark_paths"),
    *(events.Wounded(0, "", n) for n in (1, 2, 5)),
    events.Wounded(0, "peasants.2", 2),
    events.Poisoned(0, 2),
    events.Paralyzed(0),
    events.Healed(0, ""),
    events.Healed(0, "peasants.2"),
    *(events.WoundsThrown(0, place, 1) for place in ("hand", "discard")),
    events.KnockedOut(0),
    *(events.FameGained(0, n) for n in (1, 3, 7)),
    *(events.ReputationChanged(0, by) for by in (1, -3)),
    events.LevelReached(0, 3),
    card_events.ArtifactsDrawn(0, ("deed card", "deed card")),
    card_events.ArtifactsKept(0, ("golden_grail",)),
    *(
        events.RewardLost(0, reward)
        for reward in (
            "artifact",
            "spell",
            "advanced",
            "unit",
            "fame 2",
            "crystal red",
            "crystal roll",
            "crystals of four",
            "dungeon roll",
        )
    ),
    fight_events.CombatBegan(0, "rampaging", ("wolf_riders.2", "prowlers.1")),
    fight_events.CombatBegan(0, "keep", ("guardsmen.1",)),
    fight_events.CombatBegan(0, "incantation", ()),
    fight_events.Challenged(0, "wolf_riders.2"),
    fight_events.EnemyDrawn(0, "werewolf.1"),
    fight_events.Summoned(0, "illusionists.1", "werewolf.1"),
    fight_events.Blocked(0, "wolf_riders.2"),
    fight_events.Defeated(0, "wolf_riders.2", 3),
    fight_events.CombatEnded(0, "rampaging", True),
    *(fight_events.CombatEnded(0, "keep", won) for won in (True, False)),
    fight_events.DuelBegan(0, 1),
    *(fight_events.Attended(1, full) for full in (True, False)),
    fight_events.Struck(0, 5, 2),
    fight_events.Passed(0),
    fight_events.CardStolen(0, 1, "golden_grail"),
    *(fight_events.DuelEnded(0, winner) for winner in (1, -1)),
    fight_events.Invited(0, 1),
    fight_events.DieSet(0, "red"),
    fight_events.DieSet(0, "mana die"),
    fight_events.DieTurnedUp(0, "white"),
    fight_events.AssaultProposed(0, (0, 1), (2, 1)),
    *(fight_events.ProposalAnswered(1, agreed) for agreed in (True, False)),
    fight_events.GarrisonDealt(0, ("gunners.1", "freezers.1")),
)


def test_there_is_an_example_of_every_event() -> None:
    found = [*vars(events).values(), *vars(card_events).values(), *vars(fight_events).values()]
    kinds = {kind for kind in found if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event in EVENTS} == kinds - {Event, Seen}


@each_lang
def test_log(lang: Lang, snapshot: SnapshotAssertion) -> None:
    """Each after the name of its hero, as in an exported log."""
    told = [knows(lang).say(event) for event in EVENTS]
    assert [text for text in told if unclean(text, lang)] == []
    hero = knows(lang).name("hero", "arythea")
    assert [f"{hero} {text}" if hasattr(event, "seat") else text for event, text in zip(EVENTS, told, strict=True)] == (
        snapshot
    )


OPTIONS: tuple[Effect, ...] = (
    *(cards.Play(card, side) for card in ("march", "fireball", "golden_grail") for side in ("basic", "strong")),
    cards.PlaySideways("march"),
    sideways.PlaySidewaysFor("march", 3, True),
    sideways.AddMana("march", 3, 5),
    *(cards.LeaveHand("march", to) for to in ("discard", "played", "thrown", "removed", "aside")),
    cards.LeaveHand("wound", "discard"),
    spells.Cast("fireball", "strong"),
    spells.Borrow("red"),
    spells.Borrow("any"),
    spells.StopAnother("wolf_riders.2", 2),
    *(offers.GainFromOffer("spell", "fireball", to) for to in ("deck", "hand", "discard")),
    *(gains.PutOnDeck(end) for end in ("top", "bottom")),
    gains.Study(6, "hand"),
    oddities.SetNumber("x", 2),
    oddities.UseOffered("peasants.2", 1),
    oddities.UseOffered("herbalists.1", 1, True),
    *(paying.Spend(source, "red", "red") for source in ("die", "steal", "crystal", "token", "endless", "invoked")),
    paying.Spend("die", "gold", "blue"),
    paying.Spend("token", "red", "blue", "", True),
    mana.Take("token", "red"),
    mana.Take("crystal", "red"),
    mana.Melt("red"),
    mana.Remember("die", "red"),
    mana.Remember("colour", "red"),
    mana.Remember("foe", "wolf_riders.2"),
    mana.Remember("", "march"),
    movement.Step(HERE),
    leaps.Land(HERE, 2, "safe"),
    dungeon_lords.Tunnel(HERE),
    dungeon_lords.HideHere(HERE, "tomb"),
    exploring.Explore(1, 0),
    turn.Action(interaction.Interact()),
    turn.Action(combat.Challenge()),
    *(turn.Action(adventures.Enter(site)) for site in adventures.ADVENTURES if site != "monastery"),
    turn.Action(adventures.Burn()),
    turn.Action(adventures.Tribute("red")),
    turn.Action(mines.Liberate()),
    turn.Action(druids.Incantation()),
    druids.MarkGlade(),
    druids.MarkGlade(1),
    plundering.Plunder(),
    turn.Rest(),
    turn.Announce(),
    turn.PlayTurn(),
    ending.EndTurn(),
    turn.NoMore(),
    skills.UseSkill("dark_paths"),
    skills.Call(1),
    skills.GoOn(),
    wounds.HealHand(),
    wounds.HealHand(True),
    wounds.HealUnit("peasants.2", 1),
    wounds.HealUnit("peasants.2", 1, True),
    inspiration.MendUnit("peasants.2"),
    units.Activate("peasants.2", 1),
    units.Activate("herbalists.1", 1, True),
    units.PayMore((), units.MakeReady("peasants.2"), 0),
    units.PayMore(("red", "blue"), units.MakeReady("peasants.2"), 3),
    units.MakeReady("peasants.2"),
    recruiting.Recruit("peasants.2"),
    recruiting.Recruit("peasants.2", True),
    recruiting.Join("peasants.2"),
    recruiting.Destroy("peasants.2"),
    banners.PutUnder("banner_of_fear", "peasants.2"),
    banners.Rally("peasants.2"),
    banners.Scare("peasants.2"),
    banners.ScareOff("peasants.2", "wolf_riders.2"),
    banners.TakeOff("peasants.2"),
    interaction.BuyHealing(),
    interaction.StopTalking(),
    offers.BuySpell("fireball"),
    offers.Learn("agility"),
    offers.BuyAction("agility"),
    offers.BuyUnseen(),
    offers.BuyArtifact(),
    offers.AddElite(),
    tactics.TakeTactic("long_night"),
    day_tactics.TurnAgain(),
    night_tactics.ReshuffleSome(),
    night_tactics.RerollSome(),
    night_tactics.ExchangeSome(),
    night_tactics.Stash(),
    night_tactics.Unstash(),
    night_tactics.DrawByNight(2),
    night_tactics.Reroll(("gold",)),
    night_tactics.Reroll(("gold", "black")),
    day_tactics.HoldDie("red"),
    night_tactics.PutBack("march"),
    night_tactics.Fetch("march"),
    tactics.Nothing(),
    solo.DropTactic("long_night"),
    combat.CallOut("wolf_riders.2"),
    attack.Aim(),
    attack.Target("wolf_riders.2"),
    attack.Strike(),
    attack.LetGo(),
    conversions.MoveToAttack("ranged", 2),
    conversions.InfluenceToBlock("ice"),
    conversions.UseKept("card march"),
    block.Face("wolf_riders.2"),
    block.BlockIt(),
    damage.Suffer("wolf_riders.2"),
    damage.ToHero("wolf_riders.2", 3),
    damage.ToUnit("wolf_riders.2", 3, "peasants.2"),
    duel.AttackHero(1),
    duel.AttendFully(),
    duel.AttendPartly(),
    exchange.Launch(),
    exchange.Pass(),
    hits.HitHero(2),
    hits.HitUnit("peasants.2", 3),
    hits.Steal("golden_grail", "discard"),
    hits.Rout(HERE, 2),
    *(hindrance.PutDie(colour) for colour in ("white", "red", "blue", "black")),
    coop.Propose(HERE),
    coop.Invite(1, HERE),
    coop.Submit(HERE, (0, 1), (2, 1)),
    coop.Agree(),
    coop.Decline(),
    *(
        rewards.Claim(reward)
        for reward in ("artifact", "spell", "advanced", "unit", "fame 2", "crystal red", "crystal roll", "dungeon roll")
    ),
    rewards.Claim("crystals of four"),
    rewards.Keep(),
    rewards.ThrowWound("hand"),
    rewards.ThrowWound("discard"),
    rewards.GainCrystal("red"),
    rewards.GainUnit("peasants.2"),
    rewards.GainUnit("peasants.2", True),
    rewards.LoseReward("unit"),
    rewards.ReturnCard("golden_grail"),
    rewards.LayCard("golden_grail"),
    levelling.KeepSkill("dark_paths"),
    levelling.TakeCommonSkill("dark_paths"),
    invocation.DiscardedForMana("march", "green"),
    interactive.MarkMana("red"),
    interactive.ShedWounds(2),
    interactive.WoundSeat(1),
    interactive.FineForMana(0, 1, "red"),
    rivals.WoundForColour("red"),
    rivals.DemandCards("red"),
    rivals.HandOver("march", 0),
    rivals.ShowHand("red"),
    rivals.TakeOver("march", 1),
    rivals.ReadyThis("peasants.2"),
    rivals.Exhaust(1, "peasants.2"),
    setup.BeHero("tovak"),
    one_to_return.Homecomer("tovak"),
    hold.GiveUpGame(),
    hold.Concede(),
    auction.Bidding("tovak", 0),
    auction.Bidding("tovak", 0, 2),
    upgrades.KeepDrafted("agility"),
    upgrades.AddDrafted("agility"),
    upgrades.ExchangeCard("agility", "march"),
    upgrades.ExchangeCard("", ""),
    *(Done(word) for word in ("next phase", "face it", "leave the rest", "stay outside", "play on", "discard none")),
)


def test_there_is_an_example_of_every_option() -> None:
    assert offered() - {type(do) for do in OPTIONS} == set()


@each_lang
def test_options(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang).offering
    assert [do.notation for do in OPTIONS if unclean(t.say(do), lang)] == []
    assert [t.say(do) for do in OPTIONS] == snapshot


@each_lang
def test_options_are_short_in_narrow_cells(lang: Lang) -> None:
    t = teller(GAME, lang, short=True).offering
    assert [(do.notation, t.say(do)) for do in OPTIONS if not 0 < len(t.say(do)) <= WIDTH[lang]] == []


@each_lang
def test_refusals(lang: Lang, snapshot: SnapshotAssertion) -> None:
    assert [knows(lang).say(why) for why in sorted(refusals(), key=lambda why: why.reason)] == snapshot


# Current numbers are filled in.


def lines(play: Play, lang: Lang) -> dict[str, str]:
    """The options and refusals of the open question, as a player reads them."""
    seen = view(play.state, play.seat)
    asked = seen.decision
    assert asked is not None
    return {one.id: say(one, lang, of=seen).replace("\xa0", " ") for one in (*asked.options, *asked.blocked)}


def question(play: Play, lang: Lang) -> str:
    """The open question, as a player reads it."""
    seen = view(play.state, play.seat)
    assert seen.decision is not None
    return say(seen.decision, lang, of=seen).replace("\xa0", " ")


def test_an_attack_says_what_it_has_and_what_it_needs() -> None:
    play = in_ranged(knights("arythea"), "wolf_riders.1")
    assert lines(play, "en")["strike"] == "strike: Attack 0 of 4"
    assert lines(play, "ru")["strike"] == "победить: Атака 0 из 4"
    assert question(play, "en") == "against Wolf Riders: Attack 0 of 4"
    assert question(play, "ru") == "против волчьих всадников: Атака 0 из 4"


def test_a_block_says_what_it_needs_against_a_swift_enemy() -> None:
    play = knights("arythea").fight("wolf_riders.1").do("next phase")
    assert lines(play, "en")["block wolf_riders.1"] == "block Wolf Riders: Attack 3, Swift; needs Block 6"
    assert (
        lines(play, "ru")["block wolf_riders.1"] == "заблокировать волчьих всадников: Атака 3, быстрота; нужен Блок 6"
    )
    play = in_block(knights("arythea"), "wolf_riders.1")
    assert lines(play, "en")["block"] == "block: Block 0 of 6"


def test_damage_says_its_wounds() -> None:
    play = knights("arythea").fight("ironclads.1", "prowlers.1").do("next phase").do("next phase")
    assert lines(play, "en")["face ironclads.1"] == "face Ironclads: 8 damage, 4 Wounds"
    assert lines(play, "ru")["face ironclads.1"] == "принять удар, латники: урон 8, 4 Ранения"


def test_equal_enemies_are_told_apart() -> None:
    play = in_attack(knights("arythea"), "prowlers.1", "prowlers.2", aimed=False).do("attack")
    assert [text for id, text in lines(play, "en").items() if id.startswith("prowlers")] == [
        "Prowlers (1): Armour 3",
        "Prowlers (2): Armour 3",
    ]
    assert lines(play, "ru")["prowlers.2"] == "налётчики (2): Броня 3"


def test_a_purchase_says_its_price_and_what_it_leaves() -> None:
    play = talking(knights("arythea"))
    play.table.heroes[0].turn.influence = 4
    assert lines(play, "en")["buy healing"] == "buy Heal 1: 3 Influence, leaves 1"
    assert lines(play, "ru")["buy healing"] == "купить Исцеление 1: Влияние 3, останется 1"
    assert question(play, "en") == "with the locals at the village: Influence 4"


def test_a_card_is_offered_in_another_form_than_it_is_told_in_the_log() -> None:
    assert knows("ru").say(cards.LeaveHand("march", "discard")) == "сбросьте карту «Марш»"
    assert knows("ru").offering.say(cards.LeaveHand("march", "discard")) == "сбросить карту «Марш»"
    assert knows("ru").say(card_events.LeftHand(0, "march", "discard")) == "сбрасывает карту «Марш»"


def test_things_on_the_table_have_names() -> None:
    seen = view(knights("arythea", "tovak").turn().state, 0)
    assert say(Ref("seat", 1), "ru", of=seen) == "Товак"
    assert say(Ref("seat", -1), "en", of=seen) == "the dummy player"
    assert say(Ref("space", Hex(0, 0)), "en", of=seen) == "0,0, portal"
    assert say(Ref("space", THERE), "ru", of=seen) == str(THERE)
    assert say(Ref("mana", "crystal blue"), "en", of=seen) == "a blue crystal"
    assert say(Ref("enemy", "wolf_riders.2"), "ru", of=seen) == "волчьи всадники"
    assert say(Name("card", "wound"), "en", of=seen) == "a Wound"
    assert say(Ref("group", "offer"), "en", of=seen) == "Units of the offer"
    assert (GAME.title("en"), GAME.name("variant", "drafting", "en")) == ("Mage Knight", "Drafting")


@each_lang
@pytest.mark.parametrize("kind", ["fate", "achievement", "scenario", "variant", "hero", "site", "terrain"])
def test_words_the_program_looks_up_have_names(lang: Lang, kind: str) -> None:
    ids = {
        "fate": ("scored", "succeeded", "failed", "returned", "stranded", "eliminated"),
        "scenario": GAME.setups.scenarios,
        "variant": tuple(variant.id for variant in GAME.setups.variants),
        "hero": GAME.setups.heroes,
        "site": ("village", "monastery", "ruins", "glade", "orc", "draconum", "mine", "city", "keep", "mage_tower"),
        "terrain": tuple(movement.BY_DAY),
        "achievement": ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating"),
    }[kind]
    assert [id for id in ids if knows(lang).book.entry(kind, id) is None] == []
