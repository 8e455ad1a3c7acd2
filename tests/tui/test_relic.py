"""What Relic puts into the slots: the sector, the options in words, battles as sums, what there is to say of a thing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import Event, Ref, SeatSetup, Setup, View, decision, games, view
from rules.engine.events import OnlyAnswer
from rules.relic import events, roll_events
from rules.relic.board import CENTRE, LINKS, SPACES
from rules.relic.cards import ASSETS, CORRUPTION, MISSIONS, POWER, THREATS
from rules.relic.engagement import Battles, Fight
from rules.walks import Chooser, walk
from tabletop_tui.games.relic import board, drawers, items, looks, panels, phases, strip, tallies, words
from tabletop_tui.games.relic.moment import moment
from tabletop_tui.games.relic.pack import PACK
from tabletop_tui.glyphs import GlyphSet
from tabletop_tui.history import Entry
from tabletop_tui.ink import Line, length
from tabletop_tui.keys import STANDING
from tabletop_tui.menu import Menu
from tabletop_tui.pack import Sight, pack_of
from tabletop_tui.screens.asking import Choosing, menu_of
from tabletop_tui.widgets.log_panel import told as told_by
from tests.kit import Play
from tests.relic.positions import Position, relic
from tests.tui.tables import NARROW, STILL, WIDE, InOrder, at_table, sitting


def sight(play: Play, seat: int = 0, *, wide: bool = True) -> Sight:
    seen: View[Any, Any] = play.view(seat)
    return Sight(seen, ("Jon", "Mira", "Anna", "Ben")[: len(seen.table.players)], 0, fills=False, wide=wide)


def text(lines: list[Line]) -> str:
    return "\n".join("".join(part for part, _ in line).rstrip() for line in lines)


def menu(play: Play, seat: int = 0) -> Menu:
    return menu_of(PACK, sight(play, seat), Choosing(), InOrder())


def fight(**given: Any) -> Play:
    """The captain against a runt on the Outskirts."""
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(**given).lies("outskirts", "scrap_runt")
    return position.rolls("3 4 4").engage()


def test_the_pack_is_found_by_the_name_of_the_game() -> None:
    assert pack_of("relic") is PACK


# The board.


def test_every_space_has_its_place_and_linked_corners_lie_on_one_diagonal() -> None:
    assert len(set(board.PLACES.values())) == len(SPACES) == 49
    assert board.PLACES["ultramar_emissary"] == (0, 0) and board.PLACES[CENTRE] == (3, 3)
    for outer, middle in LINKS.items():
        (a, b), (c, d) = board.PLACES[outer], board.PLACES[middle]
        assert abs(a - c) == abs(b - d) == 1
    (a, b), (c, d) = board.PLACES["guardian_of_the_rift"], board.PLACES["warp_rift"]
    assert abs(a - c) == abs(b - d) == 1


def test_neighbours_on_a_tier_lie_side_by_side() -> None:
    for tier in ("outer", "middle"):
        names = board.ring(tier)
        for one, other in zip(names, [*names[1:], names[0]], strict=True):
            (a, b), (c, d) = board.PLACES[one], board.PLACES[other]
            assert abs(a - c) + abs(b - d) == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_name_of_every_space_fits_into_its_cell(lang: str) -> None:
    from tabletop_tui.i18n import use

    use("ru" if lang == "ru" else "en")
    seen = sight(relic("captain", "ogryn", at="outskirts sanctuary").turn())
    for space in SPACES.values():
        assert len(board.title(seen, space)) <= 10, space.name


def test_a_space_shows_its_icons_its_gate_what_lies_and_who_stands_there() -> None:
    position = relic("captain", "ogryn", at="space_hulk space_hulk").lies("space_hulk", "scrap_runt")
    position.give(1, lying=True)
    face = board.face(sight(position.turn()), (("<U●>", ""), ("<B■>", "")), "a", SPACES["space_hulk"], "M")
    assert "".join(mark for mark, _ in face.marks) == "RY ►gate"
    assert [chip for chip, _ in face.chips] == ["<U●>", "B■↓"] and face.letter[0] == "[a]"
    assert [card for card, _ in face.cards] == [f"R{THREATS['scrap_runt'].value}"]


# The question.


def test_each_way_of_a_walk_is_marked_on_the_board_with_its_letter() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").rolls("3").turn().do("roll")
    letters = menu(play).letters_by_place()
    ways = {SPACES["outskirts"].index + 3, SPACES["outskirts"].index - 3}
    assert letters == {
        board.PLACES["governors_court"]: "a",
        board.PLACES[list(SPACES)[min(ways) % 24]]: "b",
    }


def test_a_way_tells_what_comes_there() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").lies("manufactory_row", "scrap_runt").rolls("1").turn()
    told = {item.id: item.more for item in menu(play.do("roll")).items}
    assert "battle: STR" in told["walk clockwise"] and told["walk anticlockwise"] == "draws 1 card (Y)"


def test_rolling_fighting_going_on_and_ending_have_their_own_letters() -> None:
    turn = menu(relic("captain", "ogryn", at="outskirts sanctuary").turn())
    assert turn.rows[turn.by_key("r") or 0].item and keyed(turn)["roll"] == "r"
    assert keyed(menu(fight()))["fight"] == "m"
    assert keyed(menu(relic("captain", "ogryn", at="outskirts sanctuary").experience()))["end turn"] == "t"


def keyed(asked: Menu) -> dict[str, str]:
    return {row.item.id: row.key for row in asked.rows if row.item}


def test_fixed_letters_are_free_for_options_and_none_stands_for_two_things_of_one_window() -> None:
    letters = [*items.LETTERS.values(), *items.CLOSING.values(), "t", "q", "n"]
    assert set(letters) <= set(STANDING) and set(PACK.reserved) <= set(STANDING)
    experience = relic("captain", "ogryn", at="outskirts sanctuary").give(trophies="scrap_runt", power="rally")
    keys = [row.key for row in menu(experience.experience()).rows if row.item and row.key]
    assert len(keys) == len(set(keys))


def test_a_power_card_that_has_another_moment_stands_apart() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").give(power="battle_fury").turn()
    groups = {item.id: item.group for item in menu(play).items}
    assert groups["play battle_fury"] == items.LATER and groups["number battle_fury"] == items.POWER


def test_ending_the_turn_with_trophies_for_a_level_asks() -> None:
    rich = relic("captain", "ogryn", at="outskirts sanctuary").give(trophies="ork_warboss").experience()
    poor = relic("captain", "ogryn", at="outskirts sanctuary").experience()
    warned = {item.id: item.warns for item in menu(rich).items}
    assert "8 trophy points" in warned["end turn"]
    assert not {item.id: item.warns for item in menu(poor).items}["end turn"]


def test_the_phases_are_read_off_the_question() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary")
    assert phases.phase(sight(position.turn())) == "movement"
    assert phases.phase(sight(fight())) == "engagement"
    assert phases.phase(sight(relic("captain", "ogryn", at="outskirts sanctuary").experience())) == "experience"


# Battles.


def test_a_battle_shows_both_sums_and_the_chances_before_the_roll() -> None:
    scene = PACK.scene(sight(fight(assets="chain_blade")), 79, 29)
    assert scene is not None and scene.title == "BATTLE"
    told = text(scene.lines)
    assert "Strength" in told and "1 die to roll" in told and "ahead by" in told
    assert "win" in told and "%" in told and "a trophy of" in told and "1 Life" in told


def test_a_weapon_that_is_named_is_a_line_of_the_sum() -> None:
    play = fight(assets="chain_blade").do("wield chain_blade")
    scene = PACK.scene(sight(play), 79, 29)
    assert scene is not None and "Chain Blade" in text(scene.lines)


def test_once_the_enemy_has_rolled_it_tells_what_is_needed() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").give(power="rally").lies("outskirts", "ork_warboss")
    scene = PACK.scene(sight(play.rolls("3 4").engage().do("fight")), 79, 29)
    assert scene is not None and "to win roll" in text(scene.lines) and "│ 3 │" in text(scene.lines)


def test_a_six_is_rolled_on_and_never_a_tie() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="tithe").lies("outskirts", "ork_warboss")
    seen = sight(position.rolls("3 4").engage().do("fight"))  # 5 against 11
    scene = PACK.scene(seen, 79, 29)
    assert scene is not None and "to win roll 7 or more\n" in text(scene.lines)


def test_once_it_is_lost_it_tells_what_was_rolled() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="tithe", assets="riveted_plate")
    play = position.lies("outskirts", "ork_warboss").rolls("4 2").stopping().engage().do("fight", "roll", "keep")
    seen = replace(sight(play), entries=(Entry(1, 0, events=tuple(play.happened)),))
    scene = PACK.scene(seen, 79, 29)
    assert scene is not None and "lost, 7 to 12" in text(scene.lines) and "to roll" not in text(scene.lines)


def test_a_test_shows_its_sum_and_its_target() -> None:
    position = relic("captain", "ogryn", at="governors_court sanctuary").give(power="rally").rolls("4")
    scene = PACK.scene(sight(position.engage().do("petition")), 79, 29)
    assert scene is not None and scene.title == "TEST" and "of 6" in text(scene.lines)


@pytest.mark.parametrize(("width", "height"), [(79, 29), (80, 13)])
def test_no_line_of_a_battle_is_too_wide(width: int, height: int) -> None:
    play = fight(assets="chain_blade flame_projector", corruption="daemon_strength").do("wield chain_blade")
    scene = PACK.scene(sight(play, wide=width == 79), width, height)
    assert scene is not None and all(length(line) <= width for line in scene.lines)


# Panels.


@pytest.mark.parametrize("width", [40, 48])
def test_the_seat_panel_is_always_as_high_and_never_too_wide(width: int) -> None:
    given: tuple[dict[str, Any], ...] = (
        {},
        {"corruption": "lost_arm warp_sight", "trophies": "ork_warboss", "influence": 40, "completed": 3},
        {"level": 12, "strength": 12, "life": 12},
    )
    for fields in given:
        play = relic("captain", "ogryn", at="outskirts sanctuary").give(**fields).turn()
        lines = PACK.seat_panel(sight(play), width)
        assert len(lines) == panels.PANEL and all(length(line) <= width for line in lines)


def test_the_seat_line_fits_into_eighty_columns() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(influence=99, trophies="ork_warboss")
    assert length(PACK.seat_line(sight(position.turn(), wide=False), 80)) <= 80


@pytest.mark.parametrize(
    "cards", ["", "rally", "rally battle_fury", "rally battle_fury second_wind steel_mind unshaken"]
)
def test_the_strip_is_always_as_high_and_as_wide(cards: str) -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power=cards, assets="chain_blade frag_grenade")
    lines = PACK.strip(sight(position.give(mission="burn_the_nest" if "burn_the_nest" in MISSIONS else "").turn()), 79)
    assert len(lines) == 7 and all(length(line) == 79 for line in lines)
    assert "Chain Blade" in text(lines) and "●●" in text(lines)


def test_power_cards_of_others_are_seen_from_the_back_only() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").give(1, power="rally battle_fury").turn()
    own, others = sight(play, 1), sight(play, 0)
    assert "Battle Fury" in text(PACK.strip(own, 79)) and "Battle Fury" not in text(PACK.strip(others, 79))
    shown = text(PACK.seat_lines(others, 1, 78))
    assert "2 Power cards" in shown and "Battle Fury" not in shown and "Battle Fury" not in " ".join(PACK.lies(others))


def test_cards_and_assets_go_by_numbers_in_the_wide_layout() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").give(power="rally", assets="chain_blade").turn()
    assert list(PACK.numbered(sight(play))) == [Ref("power", "rally"), Ref("asset", "chain_blade")]
    assert not PACK.numbered(sight(play, wide=False))
    assert strip.number_at(sight(play), 79, 3, 2) == 1 and strip.number_at(sight(play), 79, 60, 2) == 2
    assert strip.number_at(sight(play), 79, 40, 2) == 0


def test_to_go_on_after_moving_and_to_decline_are_two_keys() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").give(power="resupply").rolls("1").turn()
    assert keyed(menu(play.do("roll", "walk clockwise")))["go on"] == "y"


def test_to_fight_with_a_weapon_left_aside_asks_first() -> None:
    play = fight(assets="chain_blade")
    assert {item.id: item.warns for item in menu(play).items}["fight"] == "Not used: Chain Blade +2."
    assert not {item.id: item.warns for item in menu(play.do("wield chain_blade")).items}["fight"]


def test_trophies_that_make_no_level_are_not_thrown_away_unasked() -> None:
    poor = relic("captain", "ogryn", at="outskirts sanctuary").give(trophies="scrap_runt").experience()
    assert {item.id: item.warns for item in menu(poor).items}["spend all trophies"]


def test_a_battle_of_a_text_box_tells_what_is_at_stake() -> None:
    play = relic("captain", "ogryn", at="chaos_titan sanctuary").stopping().engage().do("battle strength")
    scene = PACK.scene(sight(play), 79, 29)
    assert scene is not None and "gain 2 influence" in text(scene.lines) and "asset" in text(scene.lines)


def test_what_a_text_box_offers_keeps_its_letter_whatever_one_can_pay() -> None:
    poor, rich = (
        keyed(menu(relic("captain", "ogryn", at="survivor_camp sanctuary").give(influence=n).engage())) for n in (0, 9)
    )
    assert poor == rich and "a" in rich.values()


def test_enter_does_not_spend_a_card_for_a_die_that_may_be_rolled() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="tithe").lies("outskirts", "ork_warboss")
    play = position.rolls("4 6 1").stopping().engage().do("fight", "roll")
    asked = menu(play)
    first = asked.rows[asked.first()].item
    assert first is not None and first.id == "roll on"


def test_what_can_only_be_read_stands_above_its_one_key() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").lies("outskirts", "nightmares").stopping().engage()
    asked = menu(play)
    assert [row.key for row in asked.rows] == ["n"] and asked.note.startswith("Nightmares: ")


def test_a_card_that_asks_is_told_below_its_answers() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").lies("outskirts", "whispering_idol").engage()
    told = [row.text for row in menu(play).rows if row.kind == "hint"]
    assert any(text.startswith("Whispering Idol: ") for text in told)


# Looks and views.


def test_an_option_without_a_place_tells_what_it_is() -> None:
    cards = relic("captain", "ogryn", at="outskirts sanctuary").lies("outskirts", "scrap_runt", "chaos_sorcerer")
    play = cards.give(assets="chain_blade").stopping().engage()
    seen = sight(play)
    spots = {item.id: item.about for item in PACK.items(seen, [*play.asked.options])}
    battle = PACK.look(seen, spots["battle strength"])
    told = " ".join(map(str, battle.lines))
    assert "Scrap Runt: Strength" in told and "Chaos Sorcerer" not in told and "Strength 7 against" in told
    assert "RL-BAT-8" in battle.clauses


def test_every_option_of_a_game_can_be_looked_at() -> None:
    setup = Setup("relic", (SeatSetup("Jon"), SeatSetup("Mira")), "lord_corruptis", (), "looks")
    book = next(game for game in games() if game.slug == "relic").book
    empty: set[str] = set()
    for n, step in enumerate(walk(setup, Chooser("busy", random.Random(3)))):
        asked = decision(step.outcome.state)
        if asked is None or n > 400:
            break
        seen = Sight(view(step.outcome.state, asked.seat), ("Jon", "Mira"), 0, fills=False, wide=True)
        for item in PACK.items(seen, asked.options):
            found = PACK.look(seen, item.about)
            assert found.title and all(id in book.entries for id in found.clauses), item.id
            empty |= {item.id} if not (found.lines or found.clauses) else set()
    assert empty <= {"go on", "walk", "keep", "stay", "that is all"}, empty


def test_a_weapon_and_what_weakens_an_enemy_count_in_the_odds_before_a_battle() -> None:
    runt = relic("captain", "ogryn", at="outskirts sanctuary").lies("outskirts", "scrap_runt")
    bare, armed = (
        items.battle_chance(play.table, play.table.of(0), "strength")
        for play in (runt.engage(), runt.give(assets="chain_blade").engage())
    )
    assert bare < armed


def test_the_log_has_no_numbers_of_whoever_reads_it() -> None:
    play = relic("captain", "ogryn", at="governors_court sanctuary").give(power="rally").engage().do("petition")
    entry = Entry(1, 0, deeds=(petition(),))
    assert "you have" not in told_by(PACK, sight(play), entry)[1]
    rolled = roll_events.EnemyRolled(0, 1, ((6, 2),))
    assert PACK.tells(sight(play), rolled) == "faces an enemy roll of 6+2 by Mira"
    only = OnlyAnswer(0, Battles(), (Fight("strength"),))
    assert PACK.tells(sight(play), only) == ""


def petition() -> Any:
    """The choice the captain made."""
    fresh = relic("captain", "ogryn", at="governors_court sanctuary").engage()
    return next(option.do for option in fresh.asked.options if option.id == "petition")


def test_a_larger_zoom_is_taken_where_it_fits() -> None:
    assert [PACK.zoom_for(*size) for size in ((79, 15), (79, 29), (79, 39), (102, 39))] == ["S", "M", "L", "XL"]


def test_a_space_tells_what_is_printed_what_lies_there_and_how_to_get_there() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").lies("manufactory_row", "scrap_runt").turn()
    seen = looks.look(sight(play), board.PLACES["manufactory_row"])
    told = " ".join(str(line) for line in seen.lines)
    assert seen.title == "Manufactory Row" and "Hive World" in seen.note
    assert "Scrap Runt" in told and "roll of 1" in told and "RL-EXPL-1" in seen.clauses


def test_everything_can_be_looked_at_and_every_clause_exists() -> None:
    book = next(game for game in games() if game.slug == "relic").book
    seen = sight(relic("captain", "ogryn", at="outskirts sanctuary").turn())
    spots = [*board.PLACES.values()]
    found = [looks.look(seen, spot) for spot in spots]
    for kind, cards in (("threat", THREATS), ("power", POWER), ("asset", ASSETS), ("mission", MISSIONS)):
        found += [looked(seen, Ref(kind, card)) for card in cards]
    found += [looked(seen, Ref("corruption", card)) for card in CORRUPTION]
    found += [looked(seen, Ref("hero", "captain")), looked(seen, Ref("seat", 1)), looked(seen, Ref("deck", "red"))]
    for look in found:
        assert look.title and look.lines and all(id in book.entries for id in look.clauses)
    assert {looks.next_of_kind(spot) for spot in spots} <= set(spots)


def looked(seen: Sight, ref: Ref) -> Any:
    found = looks.look_at(seen, ref)
    assert found is not None, ref
    return found


def test_an_asset_tells_who_has_it_and_its_charges() -> None:
    seen = sight(relic("captain", "ogryn", at="outskirts sanctuary").give(1, assets="frag_grenade").turn())
    told = " ".join(str(line) for line in looked(seen, Ref("asset", "frag_grenade")).lines)
    assert "Ogryn" in told and "●●" in told


def test_views_fit_and_what_can_be_pointed_at_lies_where_they_say() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(
        power="rally", assets="chain_blade", corruption="lost_arm", trophies="ork_warboss", mission="take_initiative"
    )
    seen = sight(position.turn())
    for which in ("hand", "character", "offers", "play", "table", "seats"):
        lines = (
            [line for seat in (0, 1) for line in PACK.seat_lines(seen, seat, 76)]
            if which == "seats"
            else PACK.drawer(seen, which, 76)
        )
        assert lines and PACK.drawer_title(which)
        for found in PACK.drawer_rows(seen, which, 76):
            assert 0 <= found.first <= found.last < len(lines)
            assert all(looks.look_at(seen, spot) for spot in found.spots if isinstance(spot, Ref))


def test_the_scenario_tells_how_far_everybody_is() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary", scenario="lord_corruptis")
    position.give(marks=["strength"])
    told = " ".join(drawers.scenario_lines(sight(position.turn())))
    assert "1 of 2 marks" in told and "0 relics" in told
    centre = board.face(sight(position.turn()), (("<U●>", ""), ("<O■>", "")), "", SPACES[CENTRE], "M")
    assert [card for card, _ in centre.cards] == ["done 1/2"]
    void = relic("captain", "ogryn", at="outskirts sanctuary", scenario="hungry_void")
    void.table.doom = 3
    assert "Doom: 3 of 8." in drawers.scenario_lines(sight(void.turn()))


def test_the_list_says_where_one_is_and_what_each_roll_brings() -> None:
    told = PACK.lies(sight(relic("captain", "ogryn", at="outskirts sanctuary").turn()))
    assert told[0].startswith("You are on Outskirts.") and any(line.startswith("With 1: ") for line in told)
    assert any("Ogryn" in line for line in told)
    battle = PACK.lies(sight(fight()))
    assert battle[0].startswith("BATTLE. Strength: Captain against Scrap Runt")
    assert battle[1].startswith("Ultramarines Captain: Strength") and battle[2].startswith("Scrap Runt: ")


# What happens, and the end.


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (roll_events.Rolled(0, "battle", ((6, 4),)), "[6 4]"),
        (roll_events.EnemyRolled(0, 1, ((2,),)), "enemies [2]"),
        (roll_events.BattleScored(0, 9, 7), "9 : 7 ✓"),
        (roll_events.BattleBegan(0, "strength", ("scrap_runt",), ""), "Strength: Scrap Runt"),
        (roll_events.Tested(0, "cunning", 8, 6, False), "Cunning 6 / 8 ✗"),
        (events.PowerDrawn(1, ("power card", "power card")), "■ 2 Power cards"),
        (events.Lost(0, "life", 2, 3), "● -2 Life"),
        (events.TurnBegan(0), None),
    ],
)
def test_dice_and_cards_are_shown_as_they_happen(event: Event, shown: str | None) -> None:
    found = PACK.happening(sight(relic("captain", "ogryn", at="outskirts sanctuary").turn()), event)
    assert (found.text if found else None) == shown


def test_a_game_is_counted_from_what_happened() -> None:
    happened = [roll_events.BattleScored(1, 9, 7), roll_events.BattleScored(1, 2, 7), events.Lost(1, "life", 2, 1)]
    counts = dict(tallies.tallies(happened, 2))
    assert counts["Battles won"] == [0, 1] and counts["Battles fought"] == [0, 2] and counts["Life lost"] == [0, 2]


def test_the_list_of_saves_tells_round_and_levels() -> None:
    found = moment(relic("captain", "ogryn", at="outskirts sanctuary").turn().view(None))
    assert found.text == "round 1" and "level 0" in found.seats[0]


# At the table.


def seated(position: Position) -> Any:
    return sitting(position.turn(), "Jon", "Mira")


@pytest.mark.parametrize("size", [WIDE, NARROW, (100, 30), (120, 36), (160, 50)])
async def test_every_row_is_as_wide_as_the_terminal(size: tuple[int, int]) -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="rally", assets="chain_blade")
    async with at_table(seated(position), size) as at:
        assert {length([(row, "")]) for row in at.rows} == {size[0]}
        for name in ("Emissary", "Sanct", "SCENARIO"):
            assert name in at.frame
        assert not at.app.palette.unknown


async def test_the_whole_sector_is_seen_on_a_small_terminal() -> None:
    async with at_table(seated(relic("captain", "ogryn", at="outskirts sanctuary")), NARROW) as at:
        assert at.rows[2].strip().startswith("┏") and at.rows[16].strip().startswith("┗")


async def test_an_open_view_does_not_change_how_large_the_board_is_drawn() -> None:
    async with at_table(seated(relic("captain", "ogryn", at="outskirts sanctuary"))) as at:
        before = [row[:79] for row in at.rows[4:20]]
        await at.press("H")
        assert [row[:79] for row in at.rows[4:20]] == before


async def test_a_turn_is_played_by_its_keys() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").top("red", "scrap_runt").rolls("1 3 5")
    async with at_table(seated(position)) as at:
        await at.press("r")
        assert "clockwise 1" in at.frame
        await at.press("a")
        await at.press("y") if "go on" in at.frame else None
        assert "BATTLE" in at.frame and "Scrap Runt" in at.frame
        await at.press("m")
        assert "any roll wins" in at.frame
        await at.press("r")
        assert at.session.view.table.of(0).trophies == ["scrap_runt"]


async def test_one_of_very_many_spaces_is_chosen_with_the_cursor() -> None:
    position = relic("captain", "ogryn", at="silent_grove sanctuary").give(influence=3)
    play = position.lies("silent_grove", "free_captain").engage()
    async with at_table(sitting(play, "Jon", "Mira")) as at:
        await at.press("a")
        assert at.frame.count("[►]") + at.frame.count(" ► ") > 30
        await at.press("full_stop", "enter")
        where = at.session.view.table.of(0).space
        assert where != "silent_grove" and SPACES[where].tier != "inner"


async def test_a_thing_is_looked_at_by_its_number() -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="rally", assets="chain_blade")
    async with at_table(seated(position)) as at:
        await at.press("x", "2")
        assert "Chain Blade" in at.plate("side_head") and "RL-WARG-1" in at.frame


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
async def test_the_views_open_by_their_keys(glyphs: GlyphSet) -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="rally", assets="chain_blade")
    async with at_table(seated(position), NARROW, STILL, glyphs) as at:
        for key, heading in (
            ("H", "CARDS"),
            ("O", "DECKS"),
            ("S", "CHARACTERS"),
            ("C", "CHARACTER SHEET"),
            ("P", "SCENARIO"),
        ):
            await at.press(key)
            assert heading in at.rows[2], key
            await at.press("escape")
        assert glyphs == "unicode" or at.frame.isascii()


def test_words_tell_threat_cards_by_colour_and_kind() -> None:
    kinds = {
        card.sort: words.token(card)[0] for card in THREATS.values() if card.colour == "blue" and card.sort != "enemy"
    }
    assert kinds == {"event": "Bv", "encounter": "Be", "asset": "Ba"}


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_table_looks_like_this(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary", scenario="hungry_void").rolls("4")
    position.give(power="rally battle_fury", assets="chain_blade frag_grenade", corruption="lost_arm")
    position.give(mission="take_initiative", trophies="scrap_runt").lies("coolant_sea", "ork_warboss")
    async with at_table(seated(position), size) as at:
        await at.press("r")
        assert at.frame == snapshot


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_battle_looks_like_this(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    position = relic("captain", "ogryn", at="outskirts sanctuary").give(power="rally", assets="chain_blade")
    play = position.lies("outskirts", "ork_warboss").rolls("3 4").engage().do("wield chain_blade", "fight")
    async with at_table(sitting(play, "Jon", "Mira"), size) as at:
        assert at.frame == snapshot
