"""What is said alike in every game, in English."""

from __future__ import annotations

from .events import OnlyAnswer
from .instructions import By, Done, Either, May, Seq, Times
from .phrases import Phrasebook, Teller, listing, plural
from .triggers import Triggered, Triggers

BOOK = Phrasebook("en", "rules.engine")
says, asks, because = BOOK.says, BOOK.asks, BOOK.because


@says(Seq)
def _(do: Seq, t: Teller) -> str:
    return "; ".join(t.say(step) for step in do.steps)


@says(Either)
def _(do: Either, t: Teller) -> str:
    return listing([t.say(way) for way in do.ways], t.lang, "or")


@says(Times)
def _(do: Times, t: Teller) -> str:
    return f"{do.n} {plural(do.n, 'time', 'times')}: {t.say(do.do)}"


@says(May)
def _(do: May, t: Teller) -> str:
    return f"you may {t.offering.say(do.do)}"


@asks(Either)
def _(do: Either, t: Teller) -> str:
    return "choose one"


@asks(May)
def _(do: May, t: Teller) -> str:
    return f"{t.offering.say(do.do)}?"


@says(By)
def _(do: By, t: Teller) -> str:
    return t.say(do.do)


@says(Done)
def _(do: Done, t: Teller) -> str:
    return t.name("word", do.says, "title")


@says(Triggered)
def _(do: Triggered, t: Teller) -> str:
    return t.say(do.do)


@asks(Triggers)
def _(do: Triggers, t: Teller) -> str:
    return "several things happen: in which order?"


@says(Triggers)
def _(do: Triggers, t: Teller) -> str:
    return t.list(do.waiting)


@says(OnlyAnswer)
def _(event: OnlyAnswer, t: Teller) -> str:
    return f"takes the only way: {t.offering.list(event.picks)}"


@because("game_over")
def _(t: Teller) -> str:
    return "the game is over"


@because("not_your_decision")
def _(t: Teller, seat: int) -> str:
    return f"seat {seat + 1} is to choose"


@because("stale")
def _(t: Teller, at: int) -> str:
    return "that question has been answered"


@because("read_only")
def _(t: Teller) -> str:
    return "the game is only looked at"


@because("no_such_option")
def _(t: Teller, pick: str) -> str:
    return f"there is no such option here: {pick}"


@because("wrong_number")
def _(t: Teller, least: int, most: int) -> str:
    return f"choose {least}" if least == most else f"choose from {least} to {most}"


@because("chosen_too_often")
def _(t: Teller) -> str:
    return "one of these cannot be chosen so often"


@because("one_of_each_group")
def _(t: Teller) -> str:
    return "at most one of each group"


@because("wrong_weight")
def _(t: Teller, least: int, most: int) -> str:
    return f"together they must come to {least}" + (f" to {most}" if most != least else "")


@because("stands_alone")
def _(t: Teller) -> str:
    return "one of these is chosen alone or not at all"


@because("wrong_seats")
def _(t: Teller, game: str = "", *, least: int, most: int) -> str:
    return f"{least} to {most} {plural(most, 'player', 'players')} can play"


@because("no_such_scenario")
def _(t: Teller, game: str = "", *, scenario: str) -> str:
    return f"there is no scenario {scenario}"


@because("no_such_hero")
def _(t: Teller, game: str = "", *, hero: str) -> str:
    return f"there is no hero {hero}"


@because("hero_twice")
def _(t: Teller, game: str = "", *, hero: str) -> str:
    return f"two seats cannot both play {t.name('hero', hero)}"


@because("no_such_variant")
def _(t: Teller, game: str = "", *, variant: str) -> str:
    return f"there is no rule {variant}, or it is named twice"


@because("variants_clash")
def _(t: Teller, game: str = "", *, variant: str, other: str) -> str:
    return f"{t.name('variant', variant)} cannot be played with {t.name('variant', other)}"


@because("variant_needs")
def _(t: Teller, game: str = "", *, variant: str, other: str) -> str:
    return f"{t.name('variant', variant)} needs {t.name('variant', other)}"


@because("variant_elsewhere")
def _(t: Teller, game: str = "", *, variant: str) -> str:
    return f"{t.name('variant', variant)} does not belong to this scenario, or to so many players"


@because("bad_save_empty")
def _(t: Teller) -> str:
    return "The file is empty. An older backup of it may be whole."


@because("bad_save_truncated")
def _(t: Teller, line: int) -> str:
    return f"The file breaks off in line {line}: it was not written to its end. An older backup of it may be whole."


@because("bad_save_broken")
def _(t: Teller, line: int) -> str:
    return f"The file is a saved game, but line {line} cannot be read: it was changed by hand or damaged. Try a backup."


@because("bad_save_foreign")
def _(t: Teller, line: int) -> str:
    return "The file is no saved game of this program."


@because("bad_save_newer")
def _(t: Teller, have: int, need: int) -> str:
    return (
        f"The game was saved by a newer version of this program (form {need}, known here {have}). Update the program."
    )


@because("bad_save_unknown_game")
def _(t: Teller, game: str) -> str:
    return f"The game is called {game}, and there is no such game here. Update the program."


@because("bad_save_edited")
def _(t: Teller, where: str) -> str:
    return f"Something in the file cannot be ({where}): it was changed by hand or damaged. Try a backup."


@because("bad_save_lost_piece")
def _(t: Teller, piece: str) -> str:
    return f"A piece is missing from the game: {piece}. The file was changed by hand or damaged. Try a backup."


@because("bad_save_doubled_piece")
def _(t: Teller, piece: str) -> str:
    return f"A piece is in the game too often: {piece}. The file was changed by hand or damaged. Try a backup."


@because("bad_save_unknown_piece")
def _(t: Teller, piece: str) -> str:
    return f"A piece is in the game that does not belong to it: {piece}. The file was changed by hand. Try a backup."


@because("bad_save_dead")
def _(t: Teller) -> str:
    return "The game cannot go on from this state. The file was changed by hand or damaged. Try a backup."
