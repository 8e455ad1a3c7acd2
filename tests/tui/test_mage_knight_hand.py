"""Hand, Units, offers, tracks and options of Mage Knight: what is drawn of a position, and what keys do."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import Lang, Ref, view
from rules.mage_knight import card_events, events, levels, scoring, times
from rules.mage_knight.basics import WOUND
from rules.mage_knight.deed_cards import CARDS
from rules.mage_knight.units import UNITS
from tabletop_tui.games.mage_knight import drawers, faces, hand, left, offers, pack, panels, sheet, things, track, tray
from tabletop_tui.glyphs import GlyphSet
from tabletop_tui.i18n import use
from tabletop_tui.ink import Line, length, plain
from tabletop_tui.pack import Sight, pack_of
from tabletop_tui.screens.asking import Choosing, menu_of
from tabletop_tui.screens.numbers import Numbers
from tabletop_tui.screens.table import Table
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.widgets.dice_tray import frames
from tests.kit import Play
from tests.mage_knight.played import talking, village
from tests.mage_knight.positions import Land, knights
from tests.tui.tables import NARROW, STILL, WIDE, at_table, sitting

PACK = pack_of("mage_knight")
RUSSIAN = Settings(animation="none", language="ru")


def land() -> Land:
    """A hero in the middle of the game: five cards, three Units that differ in how they stand."""
    found = knights("arythea", "tovak").hand("swiftness concentration fireball improvisation wound")
    found.crystals("red green white").source("red gold black")
    found.units("utem_crossbowmen.1").units("herbalists.1", ready=False).units("guardian_golems.1", wounds=1)
    return found.give(0, fame=26, level=5, reputation=2, skills=["dark_paths", "burning_power"])


def sight(play: Play, *, wide: bool = True, number: int = 0, fills: bool = True) -> Sight:
    """What the seat that chooses sees, as the table passes it to the pack."""
    plain_ = Sight(
        play.view(play.seat), ("Anna", "Ben", "Cleo", "Dora")[: len(play.table.heroes)], play.seat, fills, wide
    )
    numbers = Numbers().deal(PACK.numbering(plain_), PACK.numbered(plain_))
    return Sight(plain_.view, plain_.players, play.seat, fills, wide, numbers=numbers, number=number)


def text(lines: list[Line]) -> str:
    """As a terminal without colour shows them."""
    return plain(lines)


# faces


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_unit_has_a_face_of_its_size(lang: Lang) -> None:
    use(lang)
    at = sight(land().turn())
    for card in (*CARDS, WOUND):
        box = faces.card_face(at, card, number=1)
        assert [length(line) for line in box] == [faces.CARD] * (faces.CARD_LINES + 2)
        assert [length(line) for line in faces.slim_face(at, card, number=12, heavy=True, usable=())] == [
            faces.SLIM
        ] * 7
    hero = at.view.me
    for name in UNITS:
        hero.units[0].id = f"{name}.1"
        for width in (13, 19, faces.UNIT):
            box = faces.unit_face(at, hero, hero.units[0], number=7, width=width)
            assert {length(line) for line in box} == {width}
            assert len(box) == faces.UNIT_LINES + 3


def test_a_face_tells_both_effects_their_price_and_the_colour() -> None:
    box = text(faces.card_face(sight(land().turn()), "march", number=3))
    assert box.split("\n")[0] == "╭3─────── G ╮"
    assert "Move 2" in box
    assert "G► Move 4" in box
    spell = text(faces.card_face(sight(land().turn()), "snowstorm"))
    assert "B► ice" in spell
    assert "B#► 1" in spell


def test_a_selected_card_has_a_heavy_frame_and_a_pointer() -> None:
    lines = hand.strip(sight(land().turn(), number=2), 79)
    assert "┏2►" in text(lines)
    assert "╭1──" in text(lines)


def test_ready_spent_and_wounded_differ_in_place_word_and_sign() -> None:
    lines = text(hand.unit_lines(sight(land().turn()), land().hero(), 79)).split("\n")
    above, first, last = lines[1], lines[3], lines[4]
    assert "6 ◉ ready" in above
    assert "7 spent this round" in above
    assert "8 ◉ wounded, cannot act" in above
    assert first.count("(◉)") == 1
    assert "╱╱╱ WOUND ╱" in last
    twice = land()
    twice.hero().units[2].wounds = 2
    assert "WOUND x2" in text(hand.unit_lines(sight(twice.turn()), twice.hero(), 79))


def test_a_banner_is_seen_on_its_unit() -> None:
    found = land()
    found.hero().units[0].banner = "banner_of_glory"
    assert "⚑" in text(hand.unit_lines(sight(found.turn()), found.hero(), 79))


@pytest.mark.parametrize("n", [0, 1, 6, 7, 8, 9, 12, 16])
def test_a_hand_of_any_size_fits_the_strip(n: int) -> None:
    cards = " ".join(["march", "rage", "stamina", "swiftness"] * 4).split()[:n]
    play = knights("arythea", "tovak").hand(" ".join(cards)).turn()
    lines = hand.strip(sight(play), 79)
    assert max(map(length, lines)) <= 79
    assert len(lines) == faces.CARD_LINES + 3
    shown = text(lines)
    assert all(f"{k}" in shown for k in range(1, n + 1))
    narrow = hand.names_lines(sight(play, wide=False), play.view(0).me, 80)
    assert max(map(length, narrow)) <= 80
    assert len(narrow) == (2 if n > 6 else 1)
    assert n > 12 or "." not in text(narrow)


def test_seven_cards_share_the_width_of_the_strip() -> None:
    assert [hand.card_column(n, 79) for n in (1, 6, 7, 8, 9)] == [13, 13, 11, 9, 0]
    play = knights("arythea", "tovak").hand("swiftness improvisation fireball march rage stamina promise").turn()
    lines = hand.strip(sight(play), 79)
    assert {length(line) for line in lines[1:8]} == {77}
    assert "│Swiftness│" in text(lines)
    assert "│Fireball " in text(lines)


# numbers


def test_between_turns_the_numbers_follow_the_hand() -> None:
    play = land().turn()
    hero = play.table.heroes[play.seat]
    hero.turn.part = "end"
    numbers = Numbers()
    numbers.deal(PACK.numbering(sight(play)), PACK.numbered(sight(play)))
    hero.hand[:] = ["march", "rage"]
    after = numbers.deal(PACK.numbering(sight(play)), PACK.numbered(sight(play)))
    assert after[:2] == (Ref("card", "march"), Ref("card", "rage"))


def test_numbers_are_kept_while_a_turn_lasts() -> None:
    play = land().turn()
    numbers = Numbers()
    dealt = numbers.deal(PACK.numbering(sight(play)), PACK.numbered(sight(play)))
    assert dealt[:2] == (Ref("card", "swiftness"), Ref("card", "concentration"))
    assert dealt[5] == Ref("unit", "utem_crossbowmen.1")
    play.do("play swiftness basic")
    after = numbers.deal(PACK.numbering(sight(play)), PACK.numbered(sight(play)))
    assert after[0] is None
    assert after[1:] == dealt[1:]


def test_of_two_alike_cards_one_keeps_its_number() -> None:
    numbers = Numbers()
    march, rage = Ref("card", "march"), Ref("card", "rage")
    assert numbers.deal("turn", [march, march, rage]) == (march, march, rage)
    assert numbers.deal("turn", [march, rage]) == (march, None, rage)
    assert numbers.deal("turn", [march, rage, march]) == (march, march, rage)
    assert numbers.deal("another", [rage]) == (rage,)


def test_of_two_alike_cards_the_one_chosen_goes_and_the_other_stays_where_it_is() -> None:
    numbers = Numbers()
    march, rage = Ref("card", "march"), Ref("card", "rage")
    numbers.deal("turn", [march, march, rage])
    numbers.chose(1)
    assert numbers.deal("turn", [march, rage]) == (None, march, rage)
    numbers.chose(3)
    assert numbers.deal("turn", [march, rage]) == (None, march, rage)
    assert numbers.deal("turn", [march]) == (None, march, None)
    assert numbers.deal("turn", [march, rage, march]) == (march, march, rage)


def test_numbers_are_kept_through_a_fight_and_while_another_seat_is_asked() -> None:
    play, numbers = land().turn(), Numbers()
    first = numbers.deal(PACK.numbering(sight(play)), PACK.numbered(sight(play)))
    numbers.deal("another seat", [Ref("card", "rage")])
    numbers = Numbers.heard(json.loads(json.dumps(numbers.told)))  # as a save holds them
    play = land().fight("prowlers").do("next phase", "block prowlers.1", "play improvisation sideways")
    after = numbers.deal(PACK.numbering(sight(play)), PACK.numbered(sight(play)))
    assert after == (
        *(None if one == Ref("card", "improvisation") else one for one in first),
        Ref("enemy", "prowlers.1"),
    )


@pytest.mark.parametrize("told", [None, [], {"a": 1}, {"a": {"things": [1], "last": "x", "gone": []}}])
def test_numbers_that_are_not_whole_are_dealt_anew(told: object) -> None:
    assert Numbers.heard(told) == Numbers()


async def test_numbers_outlast_taking_back_and_the_screen() -> None:
    session = sitting(land().turn())
    async with at_table(session, NARROW) as at:
        await at.press("2", "c", "a")
        before = at.table.sight.numbers
        assert before[1] is None
    again = Table(session)
    assert again.choosing.numbers.deal(PACK.numbering(at_hand := sight_of(session)), PACK.numbered(at_hand)) == before
    session.undo()
    whole = again.choosing.numbers.deal(PACK.numbering(at_hand := sight_of(session)), PACK.numbered(at_hand))
    assert whole[0] == before[0] and whole[2:] == before[2:] and whole[1] is not None


def sight_of(session: Session) -> Sight:
    return Sight(session.view, session.names, 0, fills=False, wide=False)


async def test_the_same_digit_again_leads_ten_further() -> None:
    hand_ = (
        "swiftness rage march stamina promise threaten determination tranquility concentration crystallize mana_draw"
    )
    async with at_table(sitting(knights("arythea", "tovak").hand(hand_).turn()), NARROW) as at:
        for digit, number in (("1", 1), ("1", 11), ("1", 0), ("2", 2), ("2", 0)):
            assert (await at.press(digit)).table.choosing.number == number


def test_answers_about_cards_stand_in_the_order_of_their_numbers() -> None:
    play = land().turn().do("end turn")
    at = sight(play)
    asked = at.asked
    assert asked is not None
    found = [item.about for item in PACK.items(at, asked.options) if item.about is not None]
    assert len(found) > 2
    assert found == [ref for ref in at.numbers if ref in found]


def test_enter_throws_nothing_away_at_the_end_of_a_turn() -> None:
    menu = menu_of(PACK, sight(land().turn().do("play swiftness basic", "end turn")), Choosing(), Random(1))
    assert menu.rows[menu.first()].text == "discard nothing"


async def test_enter_uses_up_no_skill_that_was_not_pointed_at() -> None:
    async with at_table(sitting(land().turn()), NARROW) as at:
        assert "►" not in at.plate("ask") and "p  Dark Paths" in at.plate("ask")
        await at.press("enter")
        assert "an arrow points" in at.frame and at.session.commands == 0
        await at.press("p")
        assert "Move 1 " in at.plate("ask_head")


# panels and bars


def test_underground_gold_is_depleted_and_black_is_not() -> None:
    play = knights("arythea").hand("rage").source("gold black red").fight("minotaur", dark=True)
    assert play.table.fights[0].dark
    assert [track.depleted(sight(play), die) for die in play.table.source] == [True, False, False]


def test_the_seat_panel_tells_levels_reputation_and_mana() -> None:
    shown = text(panels.seat_panel(sight(land().turn()), 40))
    for part in (
        "Level 5   Fame 26 → 35 for level 6",
        "2 of 11",
        "Reputation +2  influence +1",
        "X -5 -3 -2 -1 -1 0 0 0 [1] 1 2 2 3 5",
        "Armour 3   Hand limit 6   Command 3",
        "Crystals R1 G1 B0 W1  Tokens none",
        "✓ Dark Paths ✓ Burning Power",
        "Move 0  Influence 0  Heal 0",
    ):
        assert part in shown
    assert max(map(length, panels.seat_panel(sight(land().turn()), 40))) <= 40


def test_used_skills_are_marked() -> None:
    play = land().turn().do("use dark_paths")
    assert "✗ Dark Paths ✓ Burning Power" in text(panels.seat_panel(sight(play), 40))


def test_at_the_ends_of_the_tracks_there_is_nothing_further() -> None:
    top = land().give(0, fame=130, level=10, reputation=-7).turn()
    shown = text(panels.seat_panel(sight(top), 40))
    assert "for level" not in shown
    assert "nobody talks to you" in shown
    assert "[X]" in shown


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_seat_line_fits(lang: Lang) -> None:
    use(lang)
    line = panels.seat_line(sight(land().tokens("red gold blue").turn(), wide=False), 80)
    assert length(line) <= 80
    assert "26/35" in plain([line])


def test_the_track_bar_tells_round_order_and_source() -> None:
    found = land()
    chips = [("A●", ""), ("T■", "")]
    day = plain([track.track(sight(found.turn(), fills=False), 120, chips)])
    assert "Round 1/3" in day
    assert "[☼1] ☾1 ☼2" in day
    assert "►A●1 Early Bird" in day
    assert "Source [R][*](#)" in day
    night = plain([track.source(sight(land().night().turn()))])
    assert "[R](*)[#]" in night


def test_a_die_that_was_used_is_not_in_the_source_any_more() -> None:
    play = knights("arythea", "tovak").hand("march").source("green red").turn().do("play march strong")
    shown = plain([track.source(sight(play))])
    assert "[R]" in shown
    assert "G used" in shown


def test_the_dummy_player_stands_in_the_order() -> None:
    play = knights("arythea", scenario="solo_conquest").turn()
    play.table.order = [-1, 0]
    shown = plain([track.track(sight(play), 120, [("A●", "")])])
    assert "(Tovak)–" in shown


# views


@pytest.mark.parametrize("which", ["hand", "units", "offers", "play", "character"])
@pytest.mark.parametrize("wide", [True, False])
def test_everything_in_a_view_can_be_pointed_at_and_looked_at(which: str, wide: bool) -> None:
    at = sight(land().offer(units="peasants.1 fire_mages.1").turn(), wide=wide)
    width = 77 if wide else 78
    lines, rows = drawers.lines(at, which, width), drawers.rows(at, which, width)
    assert rows
    assert max(map(length, lines)) <= width + 1
    for row in rows:
        assert 0 <= row.first <= row.last < len(lines)
        for spot in row.spots:
            look = PACK.look(at, spot)
            assert look.title
            assert look.lines
            assert look.clauses
            assert PACK.next_of_kind(at, spot) is not None


def test_offers_tell_price_place_and_what_one_begins_with() -> None:
    found = knights("arythea", "tovak").offer(units="peasants.1 fire_mages.1").give(0, reputation=3)
    shown = text(offers.drawer(sight(found.turn()), 77))
    assert "nothing is sold here" in shown
    assert "4 ⌂" in shown
    assert "9 ♝✚" in shown
    assert "you begin with Influence +1" in text(offers.drawer(sight(village(found).turn()), 77))


def test_what_can_be_hired_bears_the_letter_that_hires_it() -> None:
    play = talking(knights("arythea", "tovak").hand("promise").offer(units="herbalists.1 peasants.1"))
    play.do("play promise basic")
    at = sight(play)
    letters = {Ref("offer", "herbalists.1"): "q"}
    assert "╭q►" in text(offers.drawer(replace(at, letters=letters), 77))
    assert "q►" not in text(offers.drawer(at, 77))


def test_others_see_what_is_public_and_no_more() -> None:
    play = land().turn()
    shown = text(PACK.seat_lines(sight(play), 0, 78))
    assert "hand 5 · deck" in shown
    assert "Herbalists (spent)" in shown
    assert "Swiftness" not in shown


def test_a_price_is_told_when_a_unit_is_looked_at() -> None:
    at = sight(land().offer(units="peasants.1").turn())
    look = things.look(at, Ref("offer", "peasants.1"))
    assert look is not None
    told = " ".join(line for line in look.lines if isinstance(line, str))
    assert "Price: Influence 4; to be had at: village." in told
    assert "One of your Units would leave the game." in told


# what happens


def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    at = sight(land().turn())
    mine = tray.happening(at, card_events.Drew(0, ("march",)))
    other = tray.happening(at, card_events.Drew(1, ("deed card", "deed card")))
    assert mine is not None
    assert other is not None
    assert mine.text == "● 1 card drawn: March"
    assert other.text == "■ 2 cards drawn"


@pytest.mark.parametrize(
    ("offered", "id", "name"),
    [
        ("skill", "red_crystal_craft", "Skills: Red Crystal Craft"),
        ("unit", "peasants.1", "Units to hire: Peasants"),
        ("advanced", "ice_shield", "Advanced Actions: Ice Shield"),
    ],
)
def test_what_comes_to_an_offer_is_called_by_its_name(offered: str, id: str, name: str) -> None:
    found = tray.happening(sight(land().turn()), card_events.OfferRefilled(offered, id))
    assert found is not None
    assert found.text == name


async def test_the_play_area_tells_how_each_card_was_played() -> None:
    async with at_table(sitting(land().turn()), NARROW) as at:
        await at.press("1", "c", "a", "2", "a")
        while at.session.asked and at.session.asked.asking.forced:
            await at.press("a")
        await at.press("P")
        told = "\n".join("".join(text for text, _ in line) for line in at.table.sheet("drawer").lines)
        assert "► sideways: Move 1" in told and "► basic" in told


def test_the_end_of_a_round_is_told_before_anything_else() -> None:
    at = sight(land().turn())
    happened = [
        card_events.OfferRefilled("unit", "peasants.1"),
        events.EndAnnounced(1),
        events.RoundBegan(2, night=True),
    ]
    told = frames([one for event in happened if (one := tray.happening(at, event))])[-1]
    assert told == "Round 2 begins: Night · Tovak announces the End of the Round · Units to hire: Peasants"


async def test_the_turn_is_not_given_up_by_one_key() -> None:
    play = knights("arythea", "tovak").hand("march rage").empty_deck().turn()
    async with at_table(sitting(play), NARROW) as at:
        assert "►a  play the turn" in at.plate("ask")
        await at.press("b")
        assert at.session.commands == 0 and "with 2 cards in hand" in at.frame
        await at.press("escape", "enter")
        assert at.session.view.me.turn.part == "move"


def test_dice_tumble_and_lie_still() -> None:
    found = tray.happening(sight(land().turn()), events.Rolled(0, ("red", "gold"), "source"))
    assert found is not None
    assert found.text == "dice ► [R][*]"
    assert len(found.faces) == 2
    assert all(face != "[R][*]" for face in found.faces)


def test_the_score_is_told_by_categories_that_add_up() -> None:
    play = knights("arythea", "tovak", scenario="full_conquest").give(0, fame=30).give(1, fame=12).turn()
    result = scoring.result(play.state)
    scores = sheet.scores(sight(play), result)
    assert scores[0].title == "Fame"
    assert list(scores[0].cells) == ["30", "12"]
    assert [int(cell) for cell in scores[-1].cells] == scoring.totals(play.table)
    assert scores[-1].total


# the table


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_card_is_played_by_its_number_and_a_letter(size: tuple[int, int]) -> None:
    async with at_table(sitting(land().turn()), size) as at:
        await at.press("1")
        assert "basic  Move 2" in at.frame
        assert "Move 0 → 2" in at.frame
        await at.press("a")
        assert at.session.view.me.turn.move == 2
        assert at.session.view.me.played == ["swiftness"]
        await at.press("1")
        assert at.table.choosing.selected is None  # the number of the card that is gone is nobody's
        await at.press("2", "c")
        assert at.session.view.me.turn.move == 3


async def test_arrows_and_enter_do_it_without_digits() -> None:
    async with at_table(sitting(land().turn()), NARROW) as at:
        while at.table.area != "strip":
            await at.press("tab")
        assert at.table.choosing.number == 1
        await at.press("right", "right", "right", "enter")
        assert at.table.area == "ask"
        assert at.table.choosing.number == 4
        await at.press("escape")
        assert at.table.choosing.number == 0
        await at.press("H", "right", "right", "enter")
        assert not at.table.open_view
        assert at.table.choosing.number == 2
        assert at.table.area == "ask"


async def test_ending_a_turn_asks_what_is_left_and_the_same_key_means_yes() -> None:
    async with at_table(sitting(land().turn())) as at:
        await at.press("1", "a", "t")
        assert "✗ 2 Move unused" in at.frame
        assert "✗ Skills not used: Dark Paths" in at.frame
        await at.press("escape")
        assert at.session.view.me.turn.part == "move"
        await at.press("t", "t")
        assert at.session.view.me.turn.part != "move"


def test_planning_counts_among_the_cards_to_come() -> None:
    play = land().turn()
    hero = play.table.heroes[play.seat]
    hero.hand[:] = ["march", "rage"]
    before = left.coming(sight(play), hero)
    hero.tactic = "planning"
    assert before == ["to come: draw 4 cards"]
    assert left.coming(sight(play), hero) == ["to come: draw 5 cards"]


def test_a_long_loss_does_not_push_out_the_words_of_the_option() -> None:
    play = land().turn()
    hero = play.table.heroes[play.seat]
    hero.tokens[:] = ["red"]
    found = left.warning(sight(play), hero)
    assert found["result"] == "asks"
    assert "mana tokens unused" in found["warns"]


async def test_without_the_question_a_turn_ends_at_once() -> None:
    async with at_table(
        sitting(land().turn()), settings=Settings(animation="none", language="en", confirm=False)
    ) as at:
        await at.press("1", "a", "t")
        assert at.session.view.me.turn.part != "move"


async def test_nothing_to_discard_is_one_key() -> None:
    async with at_table(sitting(knights("arythea", "tovak").hand("march rage promise").turn())) as at:
        await at.press("1", "a", "t", "t")
        assert "discard nothing" in at.frame
        assert at.table.menu.rows[-1].key == "n"
        await at.press("n")
        assert at.session.view.choosing == 1


async def test_a_question_about_cards_is_answered_by_their_numbers() -> None:
    async with at_table(sitting(knights("arythea", "tovak").hand("improvisation march rage").turn())) as at:
        await at.press("1", "a")
        assert "discard" in at.plate("ask_head") + at.frame
        await at.press("3")
        assert at.session.view.me.discard == ["rage"]


async def test_standing_letters_are_never_dealt_to_anything_else() -> None:
    async with at_table(sitting(land().turn())) as at:
        fixed = {"interact": "i", "challenge": "m", "rest": "r", "end turn": "t"}
        found = {row.item.id: row.key for row in at.table.menu.rows if row.item}
        assert {id: found[id] for id in fixed} == fixed
        others = {key for id, key in found.items() if id not in fixed}
        assert not others & set("imnorstw")


async def test_what_can_be_bought_has_its_letter_before_what_is_seldom_wanted() -> None:
    play = talking(
        knights("arythea", "tovak").hand("promise").crystals("red green white blue").offer(units="peasants.1")
    )
    async with at_table(sitting(play)) as at:
        keys = {row.item.id: row.key for row in at.table.menu.rows if row.item}
        assert keys["recruit peasants.1"]
        assert keys["buy healing"]


async def test_what_is_seldom_wanted_comes_last_where_not_all_fits() -> None:
    async with at_table(sitting(land().turn()), NARROW) as at:
        assert "end the turn" in at.plate("ask")
        assert "interact ✗ nobody lives here" in at.plate("ask")
        await at.press("1")
        assert "crystal into" not in at.plate("ask")


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_unit_of_the_offer_is_hired_from_the_view(size: tuple[int, int]) -> None:
    play = talking(knights("arythea", "tovak").hand("promise march").offer(units="herbalists.1 peasants.1"))
    play.do("play promise basic", "play march sideways")
    async with at_table(sitting(play), size) as at:
        await at.press("O", "right", "enter")
        assert [unit.id for unit in at.session.view.me.units] == ["herbalists.1"]


async def test_anything_in_a_view_can_be_looked_at() -> None:
    async with at_table(sitting(land().turn())) as at:
        await at.press("C", "down", "x")
        assert "LOOK" in at.frame
        assert "Once a turn" in at.frame
        await at.press("escape", "H", "right", "right", "x")
        assert "Concentration" in at.frame.split("\n")[2]
        assert "For you now" in at.frame
        await at.press("escape", "3", "x")
        assert "Fireball" in at.frame.split("\n")[2]


@pytest.mark.parametrize(
    ("size", "settings", "glyphs"),
    [
        (WIDE, RUSSIAN, "unicode"),
        (NARROW, RUSSIAN, "unicode"),
        (WIDE, STILL, "ascii"),
        (NARROW, STILL, "ascii"),
        ((160, 50), STILL, "unicode"),
    ],
)
async def test_every_row_is_as_wide_as_the_terminal(
    size: tuple[int, int], settings: Settings, glyphs: GlyphSet
) -> None:
    async with at_table(sitting(land().turn()), size, settings, glyphs) as at:
        for keys in (["1"], ["escape", "H"], ["O"], ["P"], ["C"], ["escape", "7"]):
            await at.press(*keys)
            assert {len(row) for row in at.rows} == {size[0]}
            if glyphs == "ascii" and settings is STILL:
                assert at.frame.isascii()
        assert at.app.palette.unknown == set()


@pytest.mark.parametrize("settings", [STILL, RUSSIAN], ids=["en", "ru"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
async def test_frames(size: tuple[int, int], settings: Settings, snapshot: SnapshotAssertion) -> None:
    async with at_table(sitting(land().turn()), size, settings) as at:
        await at.press("1")
        around = ("track", "seatline", "seat", "ask_head", "ask", "strip")  # the map has frames of its own
        assert "\n".join(at.plate(id) for id in around) == snapshot


def test_the_view_of_another_seat_shows_no_hand() -> None:
    play = land().turn()
    at = Sight(view(play.state, 1), ("Anna", "Ben"), 0)
    shown = text([*hand.strip(at, 79), *drawers.lines(at, "hand", 77)])
    assert "Fireball" not in shown


def test_levels_are_reached_where_the_rules_say() -> None:
    for level in range(1, levels.HIGHEST + 1):
        assert levels.level_by_fame(panels.fame_for(level)) == level
        assert level == 1 or levels.level_by_fame(panels.fame_for(level) - 1) == level - 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_help_page_names_the_first_step_of_fame(lang: Lang) -> None:
    assert "{" not in PACK.help(lang)
    assert " 3 " in PACK.help(lang)


@pytest.mark.parametrize("key", ["H", "U", "O"])
async def test_in_the_list_views_are_told_in_lines(key: str) -> None:
    settings = Settings(animation="none", language="en", view="list")
    async with at_table(sitting(land().turn()), (60, 20), settings) as at:
        await at.press(key)
        assert not set(at.frame) & set("╭╮╰╯┏┓┗┛│")
        await at.press("down")
        assert at.table.choosing.spot is not None
        await at.press("x")
        assert at.table.in_look


@pytest.mark.parametrize("n", [3, 6, 8, 12])
def test_every_card_and_unit_is_found_under_the_mouse(n: int) -> None:
    names = "march rage stamina swiftness promise threaten determination tranquility crystallize mana_draw"
    cards_ = (names + " concentration improvisation").split()[:n]
    at = sight(knights("arythea", "tovak").hand(" ".join(cards_)).units("peasants.1", "fire_mages.1").turn())
    lines = hand.strip(at, 79)
    found = {hand.number_at(at, 79, x, y) for y in range(len(lines)) for x in range(79)}
    assert found == set(range(n + 3))
    rows = text(lines).split("\n")[1:8]
    for number in range(1, n + 1):
        marks = (f"╭{number}─", f" {number:>2} ")
        x, y = next((row.index(mark), y) for y, row in enumerate(rows, 1) for mark in marks if mark in row)
        assert hand.number_at(at, 79, x + 1, y) == number
    narrow = replace(at, wide=False)
    names_ = text(hand.hand_line(narrow, 80)).split("\n")
    for number in range(1, n + 1):
        x, y = next((row.index(f" {number} "), y) for y, row in enumerate(names_) if y and f" {number} " in row)
        assert hand.number_at(narrow, 80, x + 1, y) == number


async def test_a_click_selects_and_another_goes_on_to_the_options() -> None:
    async with at_table(sitting(land().turn())) as at:
        await at.pilot.click("#strip", offset=(20, 3))
        await at.pilot.pause()
        assert at.table.choosing.number == 2
        await at.pilot.click("#strip", offset=(20, 3))
        await at.pilot.pause()
        assert at.table.area == "ask"
        assert at.table.choosing.number == 2


@pytest.mark.parametrize("width", [60, 77])
def test_what_others_have_can_be_pointed_at_too(width: int) -> None:
    at = sight(land().give(1, skills=["double_time"]).turn())
    lines = [line for seat in (0, 1) for line in PACK.seat_lines(at, seat, width)]
    rows = PACK.drawer_rows(at, "seats", width)
    assert max(map(length, lines)) <= width
    spots = {spot for row in rows for spot in row.spots}
    assert Ref("skill", "double_time") in spots
    assert Ref("unit", "guardian_golems.1") in spots
    assert Ref("tactic", "planning") in spots
    for row in rows:
        for spot in row.spots:
            assert PACK.look(at, spot).lines
            pointed = PACK.seat_lines(replace(at, pointed=spot), 0, width) + PACK.seat_lines(
                replace(at, pointed=spot), 1, width
            )
            assert "►" in text(pointed[row.first : row.last + 1])


def test_another_player_is_looked_at() -> None:
    look = PACK.look(sight(land().turn()), Ref("seat", "1"))
    assert look.title == "Tovak"
    assert look.clauses


async def test_a_turn_of_six_cards_takes_few_keys() -> None:
    cards_ = "march stamina promise threaten rage determination"
    found = knights("arythea", "tovak").hand(cards_).source("green").offer(units="peasants.1")
    async with at_table(sitting(found.turn()), NARROW) as at:
        keys = ["1", "b", "2", "a"]
        await at.press(*keys)
        town = next(hex for hex, space in times.spaces(at.session.view.table).items() if space.site == "village")
        while at.table.choosing.cursor != town:
            keys.append("full_stop")
            await at.press("full_stop")
        rest = ["enter", "i", "3", "a", "4", "a", "5", "c", "6", "c"]
        await at.press(*rest)
        hire = next(row.key for row in at.table.menu.rows if row.item and row.item.id == "recruit peasants.1")
        last = [hire, "n", "t", "t"]
        await at.press(*last)
        assert [unit.id for unit in at.session.view_of(0).me.units] == ["peasants.1"]
        assert at.session.view_of(0).me.turn.part == ""
        assert len(keys + rest + last) <= 26


def test_everything_an_option_is_about_can_be_looked_at() -> None:
    kinds: set[str] = set()
    for play in (
        land().turn(),
        knights("arythea", "tovak").hand("march").source("green").crystals("green").turn().do("play march strong"),
        talking(knights("arythea", "tovak").hand("promise").offer(units="peasants.1")),
    ):
        at = sight(play)
        for option in (*play.asked.options, *play.asked.blocked):
            if option.about is None or option.about.kind == "space":
                continue
            kinds.add(option.about.kind)
            look = PACK.look(at, option.about)
            assert look.lines, option.about
            assert look.clauses, option.about
    assert {"card", "unit", "skill", "mana", "offer"} <= kinds


def test_the_dummy_player_is_among_the_seats() -> None:
    play = knights("arythea", scenario="solo_conquest").turn()
    play.table.dummy.tactic = "planning"
    at = sight(play)
    shown = text(PACK.seat_lines(at, 0, 77))
    assert "(Tovak)  dummy player" in shown
    assert f"deck {len(play.table.dummy.deck)} · discard" in shown
    spots = [spot for row in PACK.drawer_rows(at, "seats", 77) for spot in row.spots]
    assert Ref("tactic", "planning") in spots


@pytest.mark.parametrize(("lang", "ground"), [("en", "2 on a ground of its own"), ("ru", "2 на цветном поле")])
def test_the_help_tells_prices_on_the_map_as_both_kinds_of_terminals_show_them(lang: Lang, ground: str) -> None:
    told = (Path(pack.__file__).parent / f"help_{lang}.md").read_text("utf-8")
    assert f"[2]{',' if lang == 'en' else ''} " in told and ground in told


@pytest.mark.parametrize("told", [None, [], {"a": 1}, {"a": {"things": [], "last": float("inf"), "gone": []}}])
def test_numbers_of_a_save_that_are_none_are_dealt_anew(told: object) -> None:
    assert Numbers.heard(told).dealings == {}
