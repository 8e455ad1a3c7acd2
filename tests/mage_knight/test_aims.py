"""The aimed walk plays like a sensible beginner, with what its seat sees."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

import pytest

from rules import decision, result, view
from rules.engine.dice import Dice
from rules.engine.instructions import either, seq, times
from rules.engine.views import exchange_unseen
from rules.mage_knight import FORM, GAME, reach
from rules.mage_knight.aims import aim, places
from rules.mage_knight.aims.battle import Fighter, battle, keep_nothing
from rules.mage_knight.aims.plans import Scout
from rules.mage_knight.aims.rivals import draws, kinds_of, usual
from rules.mage_knight.aims.stock import Deed, Way, enough, most, stock_of, without
from rules.mage_knight.cards import discarding
from rules.mage_knight.fight.points import attack, block
from rules.mage_knight.heroes import Hero
from rules.mage_knight.table import Table
from rules.walks import Chooser, walk
from tests.kit import Play
from tests.mage_knight.played import in_attack, in_block, talking
from tests.mage_knight.positions import Land, having, knights


def best(play: Play) -> set[str]:
    """What promises most."""
    asked = play.asked
    promise = aim(view(play.state, asked.seat))
    worth = {option: promise(option) for option in asked.options}
    return {option.id for option in asked.options if worth[option] == max(worth.values())}


def play_on(play: Play, until: str) -> list[str]:
    """What it does up to this."""
    done: list[str] = []
    while not done or not done[-1].startswith(until):
        done.append(sorted(best(play))[0])
        play.do(done[-1])
        assert len(done) < 40
    return done


def beside(enemy: str, hand: str) -> Land:
    """A hero next to a rampaging enemy, with this hand."""
    return knights("tovak").lay("A 0,0", "1 1,0").source("").at("3,-1").hand(hand).rampaging("3,-2", enemy)


def test_what_an_effect_gives_at_most() -> None:
    measure = {attack(2): 2, attack(3): 3, block(4): 0}
    count = lambda effect: measure.get(effect, 0)  # noqa: E731
    assert most(either(attack(2), attack(3)), count) == 3
    assert most(seq(attack(2), times(2, attack(3))), count) == 8
    assert most(seq(discarding(), attack(3)), count) == 2


def test_mana_is_spent_where_it_is_least_missed() -> None:
    gold, red = frozenset({"red", "blue", "green", "white"}), frozenset({"red"})
    assert without((gold, red), ("red",)) == (gold,)
    assert without((gold, red), ("blue",)) == (red,)
    assert without((red,), ("blue",)) is None


def test_no_more_is_played_than_needed() -> None:
    small, large = Deed("a", Way("small", None), 2), Deed("b", Way("large", None), 4)
    powered = Deed("c", Way("strong", None, ("red",)), 4, Way("basic", None), 2)
    assert enough([small, large], 4, keep_nothing) == [large]
    assert enough([small, large], 2, {"a": 0, "b": 5}.__getitem__) == [small]
    assert enough([powered], 2, keep_nothing) == [Deed("c", Way("basic", None), 2)]
    assert enough([small], 3, keep_nothing) is None


def test_a_stock_uses_everything_once_and_mana_too() -> None:
    land = knights("tovak").hand("rage rage march wound").tokens("red").source("").units("peasants.1")
    table, hero = land.table, land.hero()
    stock = stock_of(table, hero)
    strikes = Fighter(table, hero).strikes(stock, usual("green"))
    assert sorted(deed.gives for deed in strikes) == [1, 2, 2, 4]
    left = stock.less([deed for deed in strikes if deed.gives == 4])
    assert sorted(deed.gives for deed in Fighter(table, hero).strikes(left, usual("green"))) == [1, 2, 2]
    assert left.mana == ()


def test_a_battle_is_won_without_a_wound_where_one_can_block() -> None:
    land = knights("tovak").hand("rage determination swiftness").source("")
    foe = usual("green")._replace(armour=3, block=2, damage=2)
    fight = battle(Fighter(land.table, land.hero()), stock_of(land.table, land.hero()), [foe])
    assert (fight.won, fight.wounds, len(fight.blocks)) == (True, 0, 1)
    harder = foe._replace(block=9, damage=4)
    fight = battle(Fighter(land.table, land.hero()), stock_of(land.table, land.hero()), [harder])
    assert (fight.won, fight.wounds, fight.knocked_out) == (True, 2, False)
    worst = foe._replace(block=9, damage=9)
    fight = battle(Fighter(land.table, land.hero()), stock_of(land.table, land.hero()), [worst])
    assert (fight.won, fight.wounds, fight.knocked_out) == (False, 5, True)


def test_of_unseen_enemies_all_kinds_are_thought_of() -> None:
    drawn = draws((usual("brown"), usual("brown")))
    assert {rivals[0].id for rivals in drawn} == {"minotaur", "gargoyle", "medusa", "crypt_worm", "werewolf"}
    assert len(drawn) == len(kinds_of("brown")) == 5


def test_it_challenges_whom_it_can_beat_and_nobody_else() -> None:
    assert best(beside("prowlers.1", "rage determination swiftness march").tokens("red").turn()) == {"challenge"}
    assert "challenge" not in best(beside("swamp_dragon.1", "march stamina").turn())


def test_a_card_that_gives_mana_is_played_before_the_one_that_needs_it() -> None:
    play = beside("prowlers.1", "concentration rage march determination").source("").turn()
    assert play_on(play, "challenge") == ["play concentration basic", "token blue", "challenge"]


def test_a_prize_is_worth_a_wound() -> None:
    land = knights("tovak").hand("rage stamina").source("")
    foe = usual("brown")._replace(armour=3, block=3, damage=2, fame=0)
    fighter, stock = Fighter(land.table, land.hero()), stock_of(land.table, land.hero())
    assert battle(fighter, stock, [foe]).blocks
    assert battle(fighter, stock, [foe], prize=50).won


def test_the_bow_is_kept_for_whom_it_serves_better() -> None:
    land = knights("tovak").hand("swiftness rage").tokens("white").source("")
    weak = usual("green")._replace(id="weak", armour=3, damage=1, fame=1)
    strong = weak._replace(id="strong", armour=5, fame=8)
    fight = battle(Fighter(land.table, land.hero()), stock_of(land.table, land.hero()), [weak, strong])
    assert not fight.shots
    assert [against.rival.id for against in fight.blows] == ["strong"]


def test_of_two_ways_to_pay_it_keeps_the_die_that_another_card_needs() -> None:
    land = knights("tovak").lay("A 0,0", "1 1,0").hand("march rage").crystals("green").source("green red")
    play = land.turn()
    play.do("play march strong")
    assert best(play) == {"crystal green"}


def test_who_holds_one_card_at_the_end_of_a_turn_may_keep_it() -> None:
    play = knights("tovak").hand("rage march").source("").turn()
    play.do("play march basic", "end turn")
    assert best(play) == {"keep all"}


def test_it_blocks_then_strikes() -> None:
    play = in_block(knights("tovak").hand("determination rage rage").source("").tokens("red"), "diggers")
    done = play_on(play, "strike")
    assert done.index("block") < done.index("strike")
    assert not play.table.fights


def test_what_is_gathered_in_vain_is_let_go() -> None:
    play = in_attack(knights("tovak").hand("march").source(""), "guardsmen")
    assert play_on(play, "let go") == ["play march sideways", "let go"]


def test_in_a_village_it_recruits_as_far_as_influence_goes() -> None:
    land = knights("tovak").hand("promise threaten march").source("").offer(units="peasants.1 utem_crossbowmen.1")
    done = play_on(talking(land), "recruit")
    assert done[-1] == "recruit peasants.1"
    poor = knights("tovak").hand("march").source("").offer(units="utem_crossbowmen.1")
    assert best(talking(poor)) == {"leave the locals"}


def test_it_plays_for_a_way_before_it_walks() -> None:
    play = knights("tovak").lay("A 0,0", "1 1,0").source("").hand("march stamina").turn()
    plan = Scout(cast("Table", play.table), cast("Hero", play.table.of(0))).plan()
    assert plan is not None
    done = play_on(play, "move")
    assert [step.split()[0] for step in done] == ["play"] * (len(done) - 1) + ["move"]


def test_with_move_points_it_reveals_the_land() -> None:
    land = knights("tovak").lay("A 0,0", "1 1,0").source("").hand("promise")
    ways = reach.free_ways(land.table, land.hero())
    spot = next(spot for spot in places.spots(land.table, land.hero(), ways) if spot.do == "explore")
    assert best(having(land.at(str(spot.space)).turn(), move=2)) == {spot.note}


def test_with_wounds_alone_it_rests() -> None:
    assert best(knights("tovak").hand("wound wound").source("").turn()) == {"rest"}


@pytest.mark.parametrize(
    "setup", [FORM.example("full_conquest", 3, "unseen"), FORM.example("druid_nights", 2, "unseen")]
)
def test_it_knows_no_more_than_its_seat_sees(setup: object) -> None:
    from rules import Setup

    assert isinstance(setup, Setup)
    for step in walk(setup, Chooser("aimed", random.Random(1))):
        seat, other = step.asked.seat, step.state.clone()
        if step.state.commands % 5:
            continue
        exchange_unseen(other.table, seat, Dice(step.state.commands), dict(GAME.faces))
        assert decision(other) is not None
        one, two = aim(view(step.state, seat)), aim(view(other, seat))
        assert [one(option) for option in step.asked.options] == [two(option) for option in step.asked.options]


def test_it_makes_something_of_a_game() -> None:
    best_scores: list[int] = []
    for n in range(4):
        setup = replace(FORM.example("first_reconnaissance", 2, "score"), seed=f"score {n}")
        *_, last = walk(setup, Chooser("aimed", random.Random(n)))
        ended = result(last.outcome.state)
        assert ended is not None
        best_scores.append(max(standing.score for standing in ended.standings))
    assert sum(best_scores) / len(best_scores) > 10
