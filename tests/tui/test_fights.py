"""A fight of Mage Knight in the place of the map: every line of the ledgers, the sums, the options and what they come to."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import Lang, Ref, view
from rules.game import find
from rules.mage_knight.fight import totals
from rules.mage_knight.fight.effects import FOE, destroy_enemy, does_not_attack, target_enemy, weaken
from rules.walks import Chooser, walk
from tabletop_tui.games.mage_knight import faces, fight, fight_heads, foes, ledgers, prizes, squad, sums
from tabletop_tui.games.mage_knight.pack import PACK
from tabletop_tui.history import Entry
from tabletop_tui.i18n import use
from tabletop_tui.ink import length
from tabletop_tui.pack import Sight
from tabletop_tui.settings import Settings
from tests.kit import Play
from tests.mage_knight.arena import (
    CITY,
    assault,
    city,
    keep,
    playing,
    to_attack,
    to_block,
    to_damage,
    with_points,
)
from tests.mage_knight.positions import having, knights
from tests.mage_knight.test_coop import PROPOSE, agreed, allies, walk_in
from tests.mage_knight.test_duel import FIELD, attacked, castle, field
from tests.tui.brawls import HAND, against_three, brawl, item, ledger, menu, rows, scene, sight, three
from tests.tui.keyboard import settled
from tests.tui.tables import NARROW, WIDE, Seated, at_table, sitting

# ledgers


def test_a_ledger_tells_values_abilities_and_what_comes() -> None:
    assert ledger(against_three(), 0) == [
        "╭─ 1 Ironclads ── green ─╮",
        " Att 4  Armour 3  Fame 4",
        " Brutal  damage 8",
        " Resists phys.",
        "────────────────────────",
        "►Ranged  0 of 3",
        " Block   needs 4",
        " Damage  8 → 3 Wounds",
        " Attack  needs 3",
        "",
        "╰────────────────────────╯",
    ]


def test_a_ledger_of_a_target_shows_how_far_it_has_come() -> None:
    play = with_points(to_block(against_three()).do("block wolf_riders.1"), "block 2")
    assert ledger(play, 2) == [
        "┏━ 3 Wolf Riders  green ━┓",
        " Att 3  Armour 4  Fame 3",
        " Swift  block needs 6",
        " no resistance",
        "────────────────────────",
        " Ranged  not defeated",
        "►Block   2 of 6",
        " Damage  3 → 1 Wound",
        " Attack  needs 4",
        "         ■■□□□□ need 4",
        "┗━━━━━ ! ATTACKING ━━━━━━┛",
    ]


def test_a_ledger_of_one_that_is_blocked_or_beaten() -> None:
    play = with_points(against_three().do("attack", "ironclads.1"), "siege fire 5").do("strike")
    play = with_points(to_block(play).do("block guardsmen.1"), "block 4").do("block")
    beaten, blocked = ledger(play, 0), ledger(play, 1)
    assert beaten[0] == "╭─ Ironclads ──── green ─╮"
    assert beaten[2] == " Fame +4"
    assert beaten[5:9] == [" Ranged  5 of 3 ✓", " Block   -", " Damage  -", " Attack  -"]
    assert beaten[-1] == "╰────── ✓ DEFEATED ──────╯"
    assert blocked[6:8] == ["►Block   4 of 3 ✓", " Damage  none"]
    assert blocked[-1] == "╰────── ✓ BLOCKED ───────╯"


def test_the_order_of_enemies_stays_when_one_falls() -> None:
    play = with_points(against_three().do("attack", "guardsmen.1"), "siege 7").do("strike")
    assert [ledger(play, n)[0].split()[1] for n in range(3)] == ["1", "Guardsmen", "2"]


def test_a_ledger_where_there_is_little_room() -> None:
    assert ledger(against_three(), 0, ledgers.SHORT) == [
        "╭─ 1 Ironclads ── green ─╮",
        " Att 4  Armour 3  Fame 4",
        " Brutal, resists phys.",
        "►Ranged  0 of 3",
        " Block   needs 4",
        " Damage  8 → 3 Wounds",
        " Attack  needs 3",
        "╰────────────────────────╯",
    ]


def test_walls_of_site_and_token() -> None:
    both = assault(keep(guard="guardsmen.1"))
    site = assault(keep(guard="swordsmen.1"))
    token = knights("arythea").fight("diggers")
    assert ledger(both)[2] == " Fortified: out of reach"
    assert ledger(both)[5] == "►Ranged  ✗ out of reach"
    assert ledger(site)[2] == " Fortified: siege only"
    assert ledger(site)[5] == "►Ranged  0 of 5, siege"
    assert ledger(to_block(both))[2] == " Fortified  site, token"
    assert ledger(to_block(token))[2] == " Fortified  token"
    assert ledger(to_block(both))[5] == " Ranged  out of reach"


def test_what_was_called_fights_in_the_place_of_its_summoner() -> None:
    play = knights("arythea").next_token("medusa.1").fight("orc_summoners")
    before = ledger(play)
    assert before[2] == " Summon  a brown token"
    assert before[6:8] == [" Block   calls another", " Damage  ?"]
    now = ledger(to_block(play))
    assert now[0] == "╭─ 1 Medusa ───── brown ─╮"
    assert now[1] == " Attack 6 · then gone"
    assert now[2:4] == [" called by Orc Summoners", " Paralyze costs the hand"]
    assert now[6:8] == ["►Block   0 of 6", " Damage  6 → 3 Wounds"]


def test_a_summoner_whose_token_fell_cannot_be_reached() -> None:
    play = to_block(knights("arythea").next_token("medusa.1").fight("orc_summoners", "prowlers"))
    playing(play, target_enemy(), destroy_enemy(FOE)).do("medusa.1")
    rows = ledger(play)
    assert rows[2] == " out of reach now"
    assert rows[6:8] == ["►Block   no attack", " Damage  none"]
    assert rows[-1].strip("╰─╯ ") == "NO ATTACK"


def test_who_is_kept_from_attacking() -> None:
    play = to_block(knights("arythea").fight("prowlers", "diggers"))
    playing(play, target_enemy(), does_not_attack(FOE)).do("prowlers.1")
    rows = ledger(play)
    assert rows[6:8] == ["►Block   no attack", " Damage  none"]
    assert "NO ATTACK" in rows[-1]


def test_values_that_differ_from_those_printed_stand_beside_them() -> None:
    play = assault(city("core_6", "fire_mages.1"), CITY)
    assert ledger(play)[1] == " Att fire 8(6) Arm 5 F 5"
    playing(play, weaken(2))
    assert ledger(play)[1] == "Fire 8(6) Arm 3(5) F 5"


def test_several_abilities_stand_in_one_line() -> None:
    play = assault(city("core_8", "freezers.1"), CITY)
    assert ledger(play)[2] == " Swift, Paralyze"
    assert ledger(play, height=ledgers.SHORT)[2] == "Swift par. fort. r.fi"


def test_a_group_needs_the_armour_of_all() -> None:
    play = to_attack(against_three()).do("attack", "ironclads.1 + wolf_riders.1")
    with_points(play, "4")
    assert ledger(play, 0)[8:10] == ["►Attack  2 of 7 for 2", "         ■■□□□□□ need 5"]
    assert "► TARGET" in ledger(play, 2)[-1]
    with_points(play, "fire 5")
    assert ledger(play, 2)[8:10] == ["►Attack  7 of 7 for 2 ✓", "         ■■■■■■■ ✓"]


def test_damage_that_is_being_given_out() -> None:
    play = to_damage(against_three()).do("face ironclads.1")
    assert ledger(play, 0)[0].startswith("┏")
    assert ledger(play, 0)[7] == "►Damage  8 to assign"
    assert "! HITS YOU" in ledger(play, 0)[-1]
    play.do("hero")
    assert ledger(play, 0)[7] == "►Damage  8, taken"
    assert "HAS HIT" in ledger(play, 0)[-1]
    assert ledger(play, 1)[6:8] == [" Block   not blocked", "►Damage  3 → 1 Wound"]


def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    assert ledger(knights("arythea").fight("cursed_hags"))[7] == " Damage  3 → 2+2 Wounds"


def test_one_destroyed_by_an_effect() -> None:
    play = knights("arythea").fight("prowlers", "diggers")
    playing(play, target_enemy(), destroy_enemy(FOE)).do("prowlers.1")
    assert ledger(play, 0)[5] == " Ranged  ✓ by an effect"


def test_a_chosen_enemy_has_a_heavy_frame() -> None:
    play = against_three()
    seen, going_on, now = brawl(play)
    one = foes.enemies(seen, going_on, now, foes.Tale(order=["wolf_riders.1"]))[0]
    head = ledgers.ledger(seen, replace(one, chosen=True), now)[0]
    assert head[0][0].startswith("┏")
    assert head[1][0] == "3► "


# the whole scene


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("width", "height"), [(79, 22), (80, 13), (80, 11), (79, 37), (121, 30), (111, 22)])
def test_every_line_fits_wherever_a_fight_stands(lang: Lang, width: int, height: int) -> None:
    use(lang)
    try:
        for play in plays():
            for seat in range(len(play.table.heroes)):
                rows = scene(play, width, height, seat)[1:]
                assert len(rows) <= height
                assert max(map(length_of, rows)) <= width
                assert not [row for row in rows if re.search(r"[{}_]|\bTrue\b|\bNone\b", row)]
    finally:
        use("en")


def plays() -> list[Play]:
    """Fights of all kinds."""
    found = [against_three(), to_block(against_three()), to_damage(against_three()), to_attack(against_three())]
    found += [with_points(against_three().do("attack", "ironclads.1"), "siege fire 2", "ranged 3")]
    found += [with_points(to_block(against_three()).do("block wolf_riders.1"), "block 2", "block ice 3")]
    found += [to_damage(three().fight("cursed_hags", "ice_golems", "altem_mages")).do("face altem_mages.1")]
    found += [assault(city("core_8", "swordsmen.1", "freezers.1", "altem_mages.1", "gunners.1", "monks.1"), CITY)]
    found += [
        to_block(knights("arythea").fight(*"prowlers diggers wolf_riders ironclads gunners monks fire_mages".split()))
    ]
    found += [
        walk_in(agreed(allies())),
        attacked(field()),
        having(field().turn(), move=9).do(f"move {FIELD}", "attack 1"),
    ]
    found += [knights("arythea").fight("minotaur", dark=True, units_barred=True)]
    return found


def length_of(row: str) -> int:
    return length([(row, "")])


def test_walks_draw_every_fight_for_every_seat_and_for_nobody() -> None:
    game, log, drawn = find("mage_knight"), list[Entry](), 0
    for step in walk(game.setups.example("full_conquest", 2, "fights"), Chooser("aimed", random.Random(3))):
        log.append(Entry(len(log) + 1, step.asked.seat, events=step.outcome.events))
        if not (step.state.table.fights or step.state.table.duel):
            continue
        drawn += 1
        for seat in (None, 0, 1):
            seen = Sight(view(step.state, seat), ("Anna", "Ben"), 0, entries=log)
            scene_now = fight.scene(seen, 80, 13)
            assert scene_now is not None
            assert max(length(line) for line in scene_now.lines) <= 80
            assert fight.headline(seen)
            assert fight.lies(seen)
        if drawn > 120:
            break
    assert drawn > 20


def test_more_enemies_than_fit_stand_in_two_rows_then_one_line_each() -> None:
    five = assault(city("core_8", "swordsmen.1", "freezers.1", "altem_mages.1", "gunners.1", "monks.1"), CITY)
    rows = scene(five)
    assert rows[1].count("╭") == 3
    assert rows[9].count("╭") == 2
    low = scene(five, 80, 13)
    assert low[1].startswith(" 1  Swordsmen")
    assert "Brutal, fortified" in low[2]
    many = to_block(
        knights("arythea").fight(*"prowlers diggers wolf_riders ironclads gunners monks fire_mages".split())
    )
    assert [row[1] for row in scene(many, 80, 13)[1:8]] == list("1234567")
    assert "0 of 6" in scene(many, 80, 13)[3]


def test_the_beaten_make_room() -> None:
    play = knights("arythea").fight("prowlers", "diggers", "wolf_riders", "ironclads")
    with_points(play.do("attack", "prowlers.1"), "siege 3").do("strike")
    rows = scene(play)
    assert rows[1].count("╭") == 3
    assert rows[12] == " ✓ beaten: Prowlers Fame +2"


def test_of_anothers_fight_it_is_told_whose_it_is() -> None:
    play = knights("arythea", "tovak").fight("prowlers")
    assert scene(play, seat=1)[0].startswith("ARYTHEA: ENEMIES")
    assert scene(play, seat=0)[0].startswith("ENEMIES")
    assert scene(play, seat=1)[1:] == scene(play, seat=0)[1:]


def test_no_fight_no_scene() -> None:
    play = knights("arythea").turn()
    assert fight.scene(sight(play), 79, 22) is None
    assert fight.track(sight(play), 120) is None
    assert fight_heads.heading(sight(play)) is None


def test_the_fight_is_told_in_sentences_too() -> None:
    play = with_points(to_block(against_three()).do("block wolf_riders.1"), "block 2")
    told = PACK.lies(sight(play))
    assert told[0] == "ENEMIES: Drawn · 3 enemies"
    assert told[3] == (
        "3 Wolf Riders (attacking): Att 3 Armour 4 Fame 3; Swift block needs 6; no resistance; Block: 2 of 6;"
        " Damage: 3 → 1 Wound."
    )
    assert "total 2 of 6 need 4 more" in told
    duel = PACK.lies(sight(attacked(field())))
    assert any("A phase ends when both pass" in text for text in duel)
    assert not [text for text in (*told, *duel) if re.search("[─━│┃╭┏]", text)]


# sums


def sums_of(play: Play, height: int = 22) -> str:
    rows = scene(play, height=height)
    at = next(n for n, row in enumerate(rows) if "RUNNING TOTALS" in row)
    return "\n".join(rows[at + 1 :])


def test_what_is_gathered_and_what_resistances_halve() -> None:
    play = with_points(to_attack(against_three()).do("attack", "ironclads.1"), "5", "fire 1")
    text = sums_of(play)
    assert "Against Ironclads  Armour 3, halves phys.: the attack must reach 3" in text
    assert re.search(r"attack 5 +→ 2  halved: resisted", text)
    assert re.search(r"fire attack 1 +✓ in full", text)
    assert "total  1 + half of 5 = 3 of 3   ✓ enough" in text


def test_blocks_that_are_not_efficient() -> None:
    play = to_block(knights("arythea").fight("ice_mages")).do("block ice_mages.1")
    text = sums_of(with_points(play, "block 3", "block fire 2"))
    assert "ice attack 5: the block must reach 5" in text
    assert re.search(r"block 3 +→ 1  halved: inefficient", text)
    assert "total  2 + half of 3 = 3 of 5   need 2 more" in text


def test_the_card_points_came_from_is_named() -> None:
    play = to_block(against_three()).do("block wolf_riders.1", "play rage basic")
    assert re.search(r"Rage +block 2", sums_of(play))


def test_of_many_points_the_kinds_are_summed_up() -> None:
    play = against_three().do("attack", "wolf_riders.1")
    text = sums_of(with_points(play, *["ranged 1"] * 6, *["siege 1"] * 3))
    assert "ranged attack 6" in text
    assert "siege attack 3" in text


def test_before_a_target_is_chosen_it_is_told_what_is_needed() -> None:
    assert "To be struck down: Ironclads 3, Guardsmen 7, Wolf Riders 4" in sums_of(against_three())
    assert "all of them together needs 14" in sums_of(against_three())
    assert "To be blocked: Ironclads 4, Guardsmen 3, Wolf Riders 6" in sums_of(to_block(against_three()))
    assert "Nobody is within reach" in sums_of(assault(keep(guard="guardsmen.1")))


def test_what_comes_of_stopping() -> None:
    text = sums_of(to_block(knights("arythea").fight("prowlers", "diggers")))
    assert "If you stop now: Prowlers 4 → 2 Wounds; Diggers 3 → 2 Wounds; together 4" in text
    assert "knocked out at 5" in text
    many = sums_of(to_block(three().fight("cursed_hags", "altem_mages", "ice_golems", "minotaur")))
    assert "4 attacks, damage 23 → " in many
    assert "Poison, the hand is" in many


def test_damage_shows_what_it_does_to_whoever_takes_it() -> None:
    play = to_damage(three().fight("cursed_hags")).do("face cursed_hags.1")
    text = sums_of(play)
    assert "Cursed Hags  damage 3, physical: 3 of 3 left to give out" in text
    assert re.search(
        r"Arythea +armour 3 +1 Wound into hand, 1 discarded; knocked +out at 6: then 1", " ".join(text.split())
    )
    assert re.search(r"Guardian Golems +armour 3 +resists, no Wound, 0 left", text)
    assert re.search(r"Utem Crossbowmen +armour 4 +2 Wounds, 0 left", text)
    assert "Herbalists" not in text


def test_the_face_of_a_unit_says_what_it_would_take() -> None:
    play = to_damage(three().fight("minotaur")).do("face minotaur.1")
    strip = faces_of(play)
    assert "► 10: 1 Wound, 4 left" in strip
    assert "► 10: 1 Wound, 6 left" in strip
    assert "► takes 4: 1 Wound" in faces_of(to_damage(three().fight("prowlers")).do("face prowlers.1"))
    assert "takes" not in faces_of(to_block(three().fight("minotaur")))
    play = to_damage(three().fight("prowlers")).do("face prowlers.1", "utem_crossbowmen.1")
    assert "takes" not in faces_of(play)


def faces_of(play: Play) -> str:
    """Hand and Units as they stand below the fight."""
    return "\n".join(rows(PACK.strip(replace(sight(play), numbers=()), 79)))


def test_the_next_wound_knocks_out() -> None:
    play = to_damage(three(level=1, fame=0).fight("prowlers", "diggers", "cursed_hags"))
    play.do("face prowlers.1", "hero", "face diggers.1", "hero", "face cursed_hags.1")
    assert "knocked out" in item(play, "hero")["more"]
    assert "✗ knocked out" in " ".join(sums_of(play).split())


# where and for what


def where(play: Play) -> str:
    rows = scene(play, height=37)
    at = next(n for n, row in enumerate(rows) if "─ WHERE" in row)
    return "\n".join(rows[at:])


def test_a_keep_tells_what_is_won_and_where_one_goes_back_to() -> None:
    text = where(assault(keep(guard="swordsmen.1")))
    assert "keep" in text
    assert "1 to beat: your Shield on it · if one stands you go back: plains · 3,-3" in text


@pytest.mark.parametrize(
    ("tile", "bonus"),
    [
        ("core_5", "its physical attacks are Poison"),
        ("core_6", "its fire and ice attacks are +2, cold fire +1"),
        ("core_7", "its defenders have Armour +1"),
        ("core_8", "its physical attacks are Brutal"),
    ],
)
def test_a_city_tells_what_it_adds(tile: str, bonus: str) -> None:
    from rules.mage_knight import sites

    play = assault(city(tile, "swordsmen.1"), CITY)
    colour = sites.city_colour(play.table, play.table.of(0).space)
    bonuses = {
        "green": "its physical attacks are Poison",
        "blue": "its fire and ice attacks are +2, cold fire +1",
        "white": "its defenders have Armour +1",
        "red": "its physical attacks are Brutal",
    }
    assert bonus in bonuses.values()
    assert bonuses[colour] in where(play)
    assert "a Shield for each defender beaten" in where(play)


def test_underground_it_is_night_and_units_stay_away() -> None:
    text = where(knights("arythea").fight("minotaur", dark=True, units_barred=True))
    assert "black mana works, gold does not" in text
    assert "Units take no part" in text
    line = fight.track(sight(knights("arythea").fight("minotaur", dark=True)), 120)
    assert line is not None
    assert "☾1" in "".join(part for part, _ in line)


def test_a_joint_assault_tells_who_fights_whom() -> None:
    play = walk_in(agreed(allies()))
    text = where(play)
    assert "► Arythea: " in text
    assert "Tovak: " in text


def ending(play: Play) -> str:
    return next(found.text for event in play.events if (found := prizes.ended(sight(play), event)))


def test_the_end_of_a_fight_tells_what_it_brought() -> None:
    play = to_attack(assault(keep(guard="swordsmen.1").hand(HAND)))
    with_points(play.do("attack"), "5").do("strike")
    assert ending(play) == "Arythea wins the fight for the keep: Fame +4, Reputation -1, 3 Wounds"
    play = to_attack(assault(keep(guard="swordsmen.1").hand(HAND))).do("next phase")
    assert ending(play) == "Arythea does not win the fight for the keep: Reputation -1, 3 Wounds, back: plains · 3,-3"


def test_a_knock_out_is_shown() -> None:
    play = to_damage(three(level=1, fame=0).fight("gunners")).do("face gunners.1", "hero")
    assert "other cards" in ending(play) or "all cards but Wounds" in ending(play)


def test_whom_one_may_challenge_is_told() -> None:
    land = keep(guard="swordsmen.1").rampaging("4,-2", "ironclads.1")
    play = having(land.turn(), move=9).do("move 4,-3")
    assert item(play, "challenge ironclads.1")["more"] == "attack 4, Brutal; Armour 3; halves phys.; Fame 4"


# duels


def test_a_duel_shows_both_sides_and_what_gets_through() -> None:
    land = field().units("peasants.1", "guardian_golems.1", seat=1).units("utem_crossbowmen.1")
    play = with_points(attacked(land).do("pass"), "ranged 4").do("attack")
    text = "\n".join(scene(with_points(play, "block 3", "block fire 1")))
    assert "► Tovak" in text
    assert re.search(r"Peasants +armour 3 +ready", text)
    assert re.search(r"Guar.Golems +armour 6 +ready", text)
    assert "Attack of Arythea  ranged attack 4" in text
    assert "Block of Tovak  block 3, fire block 1" in text
    assert "gets through  4 − 2 = 2  up to 1 Wound on the hero" in text
    assert "0 of 2 so far" in text
    assert "goes back to plains" in text


def test_a_duel_never_tells_a_hand_or_a_secret_answer() -> None:
    play = having(field().turn(), move=9).do(f"move {FIELD}", "attack 1")
    for other in ("full", "partial"):
        assert other not in "\n".join(scene(play, seat=0))
    hidden = "\n".join(scene(play, seat=0))
    play.table.of(1).hand[:] = ["wound"] * len(play.table.of(1).hand)
    play.state.known = False
    assert "\n".join(scene(play, seat=0)) == hidden


def test_damage_of_a_duel_is_counted_down() -> None:
    land = field().units("peasants.1", seat=1)
    play = with_points(attacked(land).do("pass", "pass"), "fire 5", "2").do("attack", "face it")
    assert "damage left to give out  7" in "\n".join(scene(play))
    assert item(play, "wound hero")["result"] == "2, leaves 5"
    play.do("wound hero")
    assert "damage left to give out  5" in "\n".join(scene(play))
    play.do("wound peasants.1")
    assert fight_heads.heading(sight(play)) == ("DAMAGE", "2 left")


def test_whatever_damage_can_do_has_a_letter() -> None:
    play = with_points(attacked(field()).do("pass", "pass"), "fire 5", "2").do("attack", "face it")
    rows = [row for row in menu(play).rows if row.kind == "option"]
    assert [row.key for row in rows] == [*"abcdef", "n"]


def test_in_its_own_keep_the_defender_is_fortified() -> None:
    play = having(castle().turn(), move=9).do("move 4,-3", "partial")
    assert "only siege attacks reach it" in "\n".join(scene(play))


# the question


@pytest.mark.parametrize(
    ("steps", "wide", "title", "note"),
    [
        ([], True, "RANGED AND SIEGE", "choose targets, or go on"),
        (["attack"], True, "TARGETS", "one or more"),
        (["attack", "ironclads.1"], True, "ATTACK", "0 of 3"),
        (["attack", "ironclads.1"], False, "ATTACK Ironclads", "Armour 3: 0 of 3, need 3 more"),
        (["next phase"], False, "BLOCK", "choose an attack, or go on"),
        (["next phase", "block wolf_riders.1"], False, "BLOCK Wolf Riders", "attack 3, Swift: 0 of 6, need 6 more"),
        (["next phase", "next phase"], True, "DAMAGE", "whose attack next?"),
        (["next phase", "next phase", "face wolf_riders.1"], True, "ASSIGN DAMAGE", "3 from Wolf Riders"),
    ],
)
def test_the_heading_says_against_whom_have_and_need(steps: list[str], wide: bool, title: str, note: str) -> None:
    assert fight_heads.heading(sight(against_three().do(*steps), wide=wide)) == (title, note)


def test_the_heading_says_what_is_left_of_the_damage() -> None:
    play = to_damage(against_three()).do("face ironclads.1", "utem_crossbowmen.1")
    assert fight_heads.heading(sight(play)) == ("ASSIGN DAMAGE", "8 from Ironclads · 4 left")


def test_each_card_and_unit_says_what_it_would_come_to() -> None:
    play = with_points(to_block(against_three()).do("block wolf_riders.1"), "block 2")
    assert item(play, "play determination basic")["result"] == "4 of 6"
    assert item(play, "play determination strong")["result"] == "7 of 6 ✓"
    assert item(play, "play march sideways")["result"] == "3 of 6"
    assert item(play, "activate utem_crossbowmen.1 1")["result"] == "5 of 6"
    assert item(play, "play march basic")["result"] == ""


def test_targets_and_attacks_say_what_they_need() -> None:
    play = against_three().do("attack")
    assert item(play, "ironclads.1")["text"] == "Ironclads, halves phys."
    assert item(play, "ironclads.1")["result"] == "needs 3"
    assert item(play, "guardsmen.1")["text"] == "Guardsmen, siege only"
    play = to_block(against_three())
    assert (item(play, "block wolf_riders.1")["text"], item(play, "block wolf_riders.1")["result"]) == (
        "Wolf Riders: attack 3, Swift",
        "needs 6",
    )
    assert item(to_damage(against_three()), "face ironclads.1")["result"] == "8 → 3 Wounds"


def test_who_could_take_the_damage() -> None:
    play = to_damage(three().fight("prowlers")).do("face prowlers.1")
    assert item(play, "hero")["text"] == "Arythea, armour 3"
    assert item(play, "hero")["result"] == "2 Wounds into hand"
    assert item(play, "hero")["more"] == "knocked out at 6: then 2"
    assert item(play, "guardian_golems.1")["result"] == "resists, then 1 Wound, 0 left"
    assert (item(play, "herbalists.1")["text"], item(play, "herbalists.1")["clause"]) == ("Herbalists", "MK-DAMAGE-6")
    medusa = to_damage(three().fight("medusa")).do("face medusa.1")
    assert "destroyed" in item(medusa, "utem_crossbowmen.1")["result"]
    assert "the hand is lost" in item(medusa, "hero")["more"]


def test_going_on_asks_while_something_is_possible_or_would_hit() -> None:
    on = item(against_three(), "next phase")
    assert (on["text"], on["result"], on["letter"]) == ("on to the blocks", "asks", "n")
    assert on["warns"]
    bare = item(knights("arythea").hand("march").fight("prowlers"), "next phase")
    assert (bare["result"], bare["warns"]) == ("", "")
    done = item(to_block(against_three()), "next phase")
    assert (done["text"], done["result"]) == ("done blocking", "asks: 14 damage")
    assert "Wolf Riders 3 → 1 Wound" in done["warns"]
    assert item(to_attack(against_three()), "next phase")["text"] == "end the fight"


def test_letting_go_tells_what_is_lost() -> None:
    play = against_three().do("attack", "ironclads.1")
    assert (item(play, "let go")["result"], item(play, "let go")["letter"]) == ("", "o")
    with_points(play, "siege 2")
    assert item(play, "let go")["result"] == "asks: 2 lost"
    assert item(play, "let go")["warns"] == "2 points gathered are lost."


def test_enemies_stand_before_cards_and_the_phase_last() -> None:
    play = to_block(against_three())
    slugs = [group.slug for group in menu(play).groups]
    assert (slugs[0], slugs[-2:]) == ("enemy", ["phase", "besides"])
    assert item(play, "block wolf_riders.1")["group"] == "enemy"
    assert item(with_points(play.do("block guardsmen.1"), "block 3"), "block")["letter"] == "s"


def test_before_a_joint_assault_one_knows_ones_share() -> None:
    play = allies().turn().do(PROPOSE, "share 3 1")
    assert item(play, "agree")["more"] == "you face 1 token of 4"
    assert fight_heads.heading(sight(play)) == ("JOINT ASSAULT", "proposed by Arythea")


def test_who_is_attacked_learns_what_each_answer_means() -> None:
    play = having(field().turn(), move=9).do(f"move {FIELD}", "attack 1")
    assert fight_heads.heading(sight(play)) == ("YOU ARE ATTACKED", "by Arythea")
    assert "Skills" in item(play, "full")["more"]
    assert "next turn" in item(play, "partial")["more"]


def test_passing_and_facing_in_a_duel() -> None:
    play = with_points(attacked(field()), "ranged 2")
    assert item(play, "pass")["result"] == "asks: 2 lost"
    assert item(attacked(field()), "pass")["result"] == ""
    assert item(attacked(field()).do("pass", "pass"), "pass")["result"] == "asks"
    assert fight_heads.heading(sight(play)) == ("ATTACK", "gathered 2")
    play.do("attack")
    assert item(play, "face it")["result"] == "2 get through"
    assert "block is still possible" in item(play, "face it")["warns"]
    assert fight_heads.heading(sight(play)) == ("BLOCK", "2 get through")


# look mode


def test_an_enemy_can_be_looked_at() -> None:
    play = assault(city("core_8", "freezers.1", "guardsmen.1"), CITY)
    look = PACK.look(sight(play), Ref("enemy", "freezers.1"))
    text = " ".join(line for line in look.lines if isinstance(line, str))
    assert look.title == "Freezers"
    assert "ice attack 3, Swift, Paralyze" in text.replace("Ice", "ice")
    assert "Swift: it takes twice its attack to block it, 6." in text
    assert "Resists fire: such attacks count half." in text
    assert "only siege attacks count" in text
    assert {"MK-ENEMY-3", "MK-ENEMY-6", "MK-ENEMY-12", "MK-BLOCK-4", "MK-CITY-8"} <= set(look.clauses)
    walled = PACK.look(sight(play), Ref("enemy", "guardsmen.1"))
    assert any("out of reach" in str(line) for line in walled.lines)


def test_a_summoned_token_names_its_summoner() -> None:
    play = to_block(knights("arythea").next_token("medusa.1").fight("orc_summoners"))
    look = PACK.look(sight(play), Ref("enemy", "orc_summoners.1"))
    assert look.title == "Medusa"
    assert any("Called by Orc Summoners" in str(line) for line in look.lines)


# at the table


async def test_a_fight_through_all_phases() -> None:
    """Five cards are 1 to 5, three Units 6 to 8, Prowlers 9 and Wolf Riders 0; none of them moves when another goes."""
    session = sitting(three().fight("prowlers", "wolf_riders"))
    async with at_table(session, WIDE) as at:
        assert "✓ Ranged and siege" not in at.frame
        await at.press("s", "9", "n", "2")
        assert "3 of 3 ✓" in at.plate("ask")
        await at.press("b", "s")
        assert "✓ DEFEATED" in at.frame
        await at.press("n", "n")
        assert "✓ Ranged and siege" in at.frame
        await at.press(key_of(at, "block wolf_riders.1"))
        assert "4  Stamina" in at.plate("ask")
        await at.press("1", "a")
        assert "need 4" in at.frame
        await at.press("o", "o", "n")
        assert "Not blocked: Wolf Riders 3" in at.frame
        await at.press("n")
        assert "✓ Block" in at.frame
        await at.press(key_of(at, "face wolf_riders.1"))
        assert "3 of 3 left to give out" in at.frame
        await at.press("a")
        assert "✓ Assign damage" in at.frame
        await at.press("s", "7", "a")
        assert "3 of 4" in at.frame
        await at.press("3", "c", "s")
        assert "ENEMIES" not in at.frame
        assert "wins the fight" in at.frame


async def test_an_enemy_is_selected_by_its_number_and_looked_at() -> None:
    async with at_table(sitting(to_block(three().fight("prowlers", "wolf_riders"))), NARROW) as at:
        await at.press("0")
        assert "┏━ 0► Wolf Riders" in at.frame
        await at.press("x")
        assert "Needs Block 6" in at.plate("looking")
        await at.press("9")
        assert "Needs Block 4" in at.plate("looking")
        await at.press("0", "escape")
        assert "┏━ 0► Wolf Riders" in at.frame


async def test_one_about_which_nothing_can_be_done_is_looked_at_all_the_same() -> None:
    async with at_table(sitting(three().fight("prowlers", "wolf_riders")), NARROW) as at:
        await at.press("x", "9")
        assert "Needs Block 4" in at.plate("looking")
        await at.press("N")
        assert "Needs Block 6" in at.plate("looking")


def key_of(at: Seated, id: str) -> str:
    """The key of an option."""
    return next(row.key for row in at.table.menu.rows if row.item and row.item.id == id)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_the_frame_of_a_block(size: tuple[int, int], lang: Lang, snapshot: SnapshotAssertion) -> None:
    play = with_points(to_block(against_three()).do("block wolf_riders.1"), "block 2")
    async with at_table(sitting(play), size, Settings(animation="none", language=lang)) as at:
        assert at.plate("scene") == snapshot


def test_a_target_that_cannot_be_reached_is_named_and_the_reason_stands_beside_it() -> None:
    play = assault(city("core_8", "gunners.1", "fire_golems.1", "altem_guardsmen.1"), CITY).do("attack")
    assert item(play, "altem_guardsmen.1")["text"] == "Altem Guardsmen"
    assert item(play, "altem_guardsmen.1")["why"].startswith("fortified twice")


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_click_on_an_enemy_selects_it(size: tuple[int, int]) -> None:
    async with at_table(sitting(against_three()), size) as at:
        scene = at.table.sheet("scene").region
        await at.pilot.click(offset=(scene.x + 30, scene.y + 3))
        await at.pilot.pause()
        assert at.table.choosing.selected == Ref("enemy", "guardsmen.1")
        if size == NARROW:
            await at.pilot.click(offset=(scene.x + 10, scene.y + 9))
            await at.pilot.pause()
            assert at.table.choosing.selected == Ref("unit", "guardian_golems.1")


async def test_the_look_at_an_option_against_enemies_tells_of_them() -> None:
    async with at_table(sitting(against_three()), WIDE) as at:
        while "►s" not in at.plate("ask"):
            await at.press("down")
        await at.press("x")
        assert "Wolf Riders" in at.plate("looking") and "MK-ENEMY-3" in at.plate("looking")


def test_what_a_unit_can_do_in_a_fight_stands_first() -> None:
    play = knights("arythea").hand("rage").units("foresters.1").fight("prowlers")
    told = faces.abilities(sight(play), "foresters.1", 30, 1, fighting=True)[0]
    assert told.startswith("Block 3")


async def test_with_one_enemy_a_card_is_played_against_it_without_choosing_it_first() -> None:
    play = knights("arythea", "tovak").hand("rage determination").fight("prowlers").do("next phase")
    async with at_table(sitting(play), NARROW) as at:
        await at.press("2", "c")
        assert "block 1" in at.plate("scene") and at.session.commands == 2
    two = knights("arythea", "tovak").hand("rage determination").fight("prowlers", "diggers").do("next phase")
    assert item(two, "play rage basic")["why"]


def test_the_look_at_a_challenge_tells_of_the_enemies_near() -> None:
    play = knights("arythea").hand("march").at("1,0").rampaging("1,-1", "wolf_riders.1").turn()
    challenge = next(one for one in menu(play).items if one.id == "challenge")
    look = PACK.look_deed(sight(play), challenge)
    assert look is not None and any("Swift" in str(line) for line in look.lines)
    assert look.clauses[:2] == ("MK-COMBAT-9", "MK-ENEMY-3")


def test_of_what_is_still_to_come_the_sum_is_told_where_there_is_one_line() -> None:
    play = to_damage(three().fight("cursed_hags", "ice_golems", "altem_mages")).do("face altem_mages.1")
    seen, going_on, now = brawl(play)
    assert "Cursed Hags 3 → 1 Wound, as many discarded" in rows(sums.summary(seen, going_on, now, 79))[0]
    assert rows(sums.summary(seen, going_on, now, 79, 1))[0] == (
        " Still to come: 2 attacks, damage 5 → 2 Wounds, Poison, the hand is lost"
    )


def test_a_number_of_two_digits_keeps_its_distance_from_the_name() -> None:
    play = with_points(to_attack(against_three()).do("attack", "ironclads.1"), "5")
    seen = sight(play, wide=False)
    numbered = replace(seen, numbers=(*[None] * 10, Ref("unit", "guardian_golems.1")))
    going_on = totals.fight_seen(numbered.view)
    assert going_on is not None
    row = squad.row(numbered, seen.view.table, going_on, seen.view.me, seen.view.me.units[0], None, 80)
    assert "11 Guardian Golems" in "".join(text for text, _ink in row)


async def test_of_two_steps_the_one_that_is_refused_says_why() -> None:
    play = to_attack(knights("arythea", "tovak").hand("rage march").source("black black black").fight("prowlers"))
    async with at_table(sitting(play), WIDE) as seated:
        seated.table.answer_each(("attack", "play rage strong"))
        await settled(seated.pilot)
        assert "✗ no red mana" in seated.rows[-1]
