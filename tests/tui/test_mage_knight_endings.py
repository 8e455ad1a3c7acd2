"""That a Round or a game of Mage Knight is nearly over is told, and stays to be seen."""

from __future__ import annotations

from rules import say
from rules.mage_knight.events import Explored, FinalTurns, TurnBegan
from tabletop_tui.games.mage_knight import endings, items
from tabletop_tui.games.mage_knight.moment import moment
from tabletop_tui.ink import plain
from tabletop_tui.pack import Sight, pack_of
from tests.kit import Play
from tests.mage_knight.positions import knights

PACK = pack_of("mage_knight")


def sight(play: Play, *, wide: bool = False) -> Sight:
    return Sight(play.view(0), ("Jon", "Mira")[: len(play.table.heroes)], wide=wide)


def bar(play: Play, width: int = 78, *, wide: bool = False) -> str:
    return plain([PACK.track(sight(play, wide=wide), width)])


def reconnaissance(*tiles: str) -> Play:
    return knights("tovak", scenario="first_reconnaissance").lay(*tiles).hand("march rage").turn()


def test_the_city_is_revealed_and_every_place_says_that_the_last_turns_come() -> None:
    play = reconnaissance("1 0,1")
    assert endings.last_turns(play.table) == () and endings.whose_turn(sight(play)) == "YOUR TURN"
    play = reconnaissance("1 0,1", "core_5 1,1")
    told = PACK.happening(sight(play), Explored(0, "core_5", 1, 1))
    assert told is not None and "after this turn everybody has one last turn" in told.text
    assert "after this turn the last ones" in bar(play) and "after this turn" in bar(play, 120, wide=True)
    play.table.final = play.table.heroes[0].turn.last = True
    assert "last turns of the game" in bar(play) and "last turns of the game" in moment(play.view(None)).text
    assert "last turns" in bar(play, 60) and "✗" in bar(play, 40)
    asked = play.view(0).decision
    assert asked is not None and items.heading(sight(play), asked)[0] == "YOUR LAST TURN"
    told = PACK.happening(sight(play), TurnBegan(0))
    assert told is not None and told.text == "your last turn of the game"
    assert (
        say(FinalTurns(0), "en", of=play.view(0))
        == "brings the end of the game near: the city is revealed; the last turns follow"
    )


def test_the_announced_end_of_a_round_ends_the_game_in_the_last_one_alone() -> None:
    play = reconnaissance("1 0,1")
    play.table.announced = play.table.heroes[0].seat
    play.table.heroes[0].turn.last = True
    assert "last turns of the Round" in bar(play) and endings.whose_turn(sight(play)) == "YOUR LAST TURN OF THE ROUND"
    play.table.round = 4
    assert "last turns of the game" in bar(play) and endings.whose_turn(sight(play)) == "YOUR LAST TURN"
    play.table.over = True
    assert endings.last_turns(play.table) == ()
