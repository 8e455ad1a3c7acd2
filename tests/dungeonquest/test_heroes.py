"""Chapter 3, heroes and dice: printed values, Life Points, tests, dice less attributes."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.events import Healed, LostLife, NoHarm, Rolled, TurnsToMiss
from rules.dungeonquest.numbers import Roll
from rules.dungeonquest.table import HEROES
from rules.engine.dice import Dice
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.dungeonquest.reading import died, hero, lost, where
from tests.kit import begin

VALUES = {
    "rohan": {"strength": 6, "agility": 4, "armour": 9, "luck": 4, "life": 17},
    "ulf": {"strength": 7, "agility": 5, "armour": 6, "luck": 5, "life": 16},
    "el_adoran": {"strength": 3, "agility": 8, "armour": 5, "luck": 7, "life": 11},
    "volrik": {"strength": 4, "agility": 7, "armour": 4, "luck": 8, "life": 15},
}


def before(name: str, tile: str = "room-01") -> Dungeon:
    """This hero beside a square with this tile to the north; another far off."""
    other = "ulf" if name != "ulf" else "rohan"
    return dungeon(name, other, at="F5 A1").lay("F5", "room-01").lay("F4", tile)


@pytest.mark.clause("DQ-HERO-1")
@pytest.mark.parametrize("name", VALUES)
def test_printed_values(name: str):
    sheet = HEROES[name]
    assert {value: getattr(sheet, value) for value in VALUES[name]} == VALUES[name]


@pytest.mark.clause("DQ-HERO-1")
def test_four_attributes_of_every_hero_add_up_to_23():
    assert [sheet.strength + sheet.agility + sheet.armour + sheet.luck for sheet in HEROES.values()] == [23] * 4


@pytest.mark.clause("DQ-HERO-1")
def test_only_el_adoran_has_arrows_and_best_blows_are_these():
    assert {name: sheet.arrows for name, sheet in HEROES.items()} == {"rohan": 0, "ulf": 0, "el_adoran": 4, "volrik": 0}
    assert {name: sheet.best_blow for name, sheet in HEROES.items()} == {
        "rohan": "mighty_blow",
        "ulf": "slash",
        "el_adoran": "slash",
        "volrik": "leap_aside",
    }


@pytest.mark.clause("DQ-HERO-1")
def test_attributes_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        HEROES["rohan"].luck = 5  # type: ignore[misc]


@pytest.mark.clause("DQ-HERO-1")
def test_wounds_leave_attributes_as_they_are():
    play = before("volrik", "cave_in-20").top("room", "crossfire").rolls("d12 12").turn().do("move N")
    assert hero(play).life == 7
    assert [getattr(hero(play).sheet, value) for value in ("strength", "agility", "armour", "luck")] == [4, 7, 4, 8]


@pytest.mark.clause("DQ-HERO-2")
@pytest.mark.parametrize(("rolls", "life"), [(("d6 6",), 17), (("d6 5", "d6 6"), 17), (("d6 4", "d6 2"), 16)])
def test_life_never_rises_above_the_starting_value(rolls: tuple[str, ...], life: int):
    built = before("rohan").give(life=14, cards=["search.potion"]).rolls(*rolls)
    play = built.turn().do("drink potion")
    assert hero(play).life == life
    assert play.of(Healed) == [Healed(0, life - 14, life)]


@pytest.mark.clause("DQ-HERO-2")
def test_healing_an_unhurt_hero_does_nothing():
    play = before("rohan").give(cards=["search.potion"]).rolls("d6 6").turn().do("drink potion")
    assert hero(play).life == 17
    assert play.of(Healed) == []


@pytest.mark.clause("DQ-HERO-2", "DQ-DEATH-1")
@pytest.mark.parametrize(("life", "dead"), [(5, False), (4, True), (3, True), (1, True)])
def test_hero_with_no_life_points_left_is_dead(life: int, dead: bool):
    play = before("rohan", "trap-27").top("trap", "snakes").give(life=life).rolls("d6 4").turn().do("move N")
    assert (hero(play).fate == "dead") == dead
    assert hero(play).life == (0 if dead else 1)
    assert died(play) == ([(0, "wounds")] if dead else [])


@pytest.mark.clause("DQ-TEST-1")
@pytest.mark.case("R-DQ-10")
@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("name", VALUES)
def test_agility_test_succeeds_up_to_the_attribute(name: str, number: int):
    agility = VALUES[name]["agility"]
    built = (
        dungeon(name, "rohan" if name != "rohan" else "ulf", at="F5 A1").lay("F5", "cave_in-20").lay("F4", "chasm-25")
    )
    play = built.give(came="S").rolls(f"d12 {number}").turn().do("move N")
    assert play.of(Rolled) == [Rolled(0, 12, number)]
    assert play.of(events.Tested) == [events.Tested(0, "agility", agility, number)]
    assert where(play) == ("F4" if number <= agility else "F5")
    assert play.seat == 1


@pytest.mark.clause("DQ-TEST-1", "DQ-TEST-3")
@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("name", VALUES)
def test_strength_test_succeeds_up_to_the_attribute(name: str, number: int):
    strength = VALUES[name]["strength"]
    built = (
        dungeon(name, "rohan" if name != "rohan" else "ulf", at="F5 A1")
        .lay("F5", "portcullis-31")
        .lay("F6", "chasm-25")
    )
    play = built.give(came="N").rolls(f"d12 {number}").turn().do("move S")
    assert play.of(events.Tested) == [events.Tested(0, "strength", strength, number)]
    assert where(play) == ("F6" if number <= strength else "F5")


@pytest.mark.case("R-DQ-10")
@pytest.mark.clause("DQ-TEST-2", "DQ-TEST-3")
@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("name", VALUES)
def test_die_less_armour_is_never_below_zero(name: str, number: int):
    armour, life = VALUES[name]["armour"], VALUES[name]["life"]
    play = before(name).top("room", "crossfire").rolls(f"d12 {number}").turn().do("move N")
    loss = max(0, number - armour)
    assert hero(play).life == life - loss
    assert play.of(LostLife) == ([LostLife(0, loss, life - loss)] if loss else [])
    assert play.of(NoHarm) == ([] if loss else [NoHarm(0)])


@pytest.mark.case("R-DQ-07")
@pytest.mark.clause("DQ-TEST-2", "DQ-TEST-3")
@pytest.mark.parametrize(
    ("name", "number", "loss"),
    [("rohan", 1, 0), ("rohan", 2, 1), ("rohan", 12, 11), ("volrik", 5, 0), ("volrik", 6, 1), ("volrik", 12, 7)],
)
def test_crypt_trap_costs_d12_and_3_less_luck(name: str, number: int, loss: int):
    built = before(name).top("room", "crypt").top("crypt", "trap_b").rolls(f"d12 {number}")
    play = built.turn().do("move N", "draw crypt")
    assert lost(play) == ([loss] if loss else [])
    assert hero(play).life == VALUES[name]["life"] - loss


@pytest.mark.case("R-DQ-07")
@pytest.mark.clause("DQ-OPT-5", "DQ-TEST-2")
def test_lenient_crypt_trap_is_an_option():
    for variants, loss in (((), [7]), (("lenient_crypt",), [1])):
        built = dungeon("volrik", "rohan", at="F5 A1", variants=variants).lay("F5", "room-01").lay("F4", "room-01")
        built.top("room", "crypt").top("crypt", "trap_b").rolls("d12 12")
        assert lost(built.turn().do("move N", "draw crypt")) == loss


@pytest.mark.clause("DQ-TEST-2")
@pytest.mark.parametrize(("rolls", "loss", "turns"), [((1, 3), 0, 0), ((4, 3), 1, 0), ((3, 4), 0, 1), ((6, 6), 3, 3)])
def test_number_of_turns_is_rolled_by_itself_and_never_below_zero(rolls: tuple[int, int], loss: int, turns: int):
    built = before("ulf", "trap-27").top("trap", "poison_gas").rolls(f"d6 {rolls[0]}", f"d6 {rolls[1]}")
    play = built.turn().do("move N")
    assert lost(play) == ([loss] if loss else [])
    assert hero(play).missing == turns
    assert play.of(TurnsToMiss) == ([TurnsToMiss(0, turns)] if turns else [])


@pytest.mark.clause("DQ-TEST-3")
def test_each_abbreviation_means_its_own_attribute():
    """One roll of 7 for Ulf: Strength 7, Agility 5, Armour 6, Luck 5."""
    gate = dungeon("ulf", "rohan", at="F5 A1").lay("F5", "portcullis-31").lay("F6", "chasm-25").give(came="N")
    assert where(gate.rolls("d12 7").turn().do("move S")) == "F6"
    pit = before("ulf", "trap-27").top("trap", "trapdoor").rolls("d12 7", "d6 1").turn().do("move N")
    assert hero(pit).in_pit
    assert lost(before("ulf").top("room", "crossfire").rolls("d12 7").turn().do("move N")) == [1]
    door = dungeon("ulf", "rohan", at="F5 A1").lay("F5", "room-09").top("door", "trap_c").rolls("d12 7")
    assert lost(door.turn().do("move N")) == [2]


@pytest.mark.case("R-DQ-10")
@pytest.mark.clause("DQ-TEST-3")
@pytest.mark.parametrize(("die", "least", "most"), [(6, 740, 930), (12, 340, 500)])
def test_dice_give_each_number_equally_often(die: int, least: int, most: int):
    built = dungeon("rohan", at="F5").lay("F5", "room-01")
    built.state.dice = Dice(1987)
    play = begin(built.state, *[Roll(die)] * 5000)
    counted = Counter(event.number for event in play.of(Rolled))
    assert sorted(counted) == list(range(1, die + 1))
    assert sum(counted.values()) == 5000
    assert least <= min(counted.values()) <= max(counted.values()) <= most
