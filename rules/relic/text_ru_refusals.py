"""What is said of Relic, in Russian: why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import text_ru_events
from .abilities import Trigger
from .text_ru_faces import WHEN
from .text_ru_things import thing, who
from .text_ru_words import counted, influence

BOOK = RussianBook("ru", "rules.relic", text_ru_events.BOOK)
because = BOOK.because

PLAIN = {
    "nobody_to_evade": "здесь нет врага, от которого можно уклониться",
    "opponent_not_evaded": "от этого соперника уклониться нельзя",
    "nobody_near": "ни на вашей клетке, ни в вашем регионе нет другого игрока",
    "other_enemies": "против этих врагов не действует",
    "already_spared": "за этот бой Здоровье уже не теряется",
    "another_form": "бой идёт по другой характеристике",
    "no_corruption_drawn": "карта Порчи сейчас не взята",
    "no_corruption_faceup": "у вас нет открытых карт Порчи",
    "no_corruption": "у вас нет карт Порчи",
    "nothing_to_buy": "ни у кого здесь нет актива на продажу",
    "no_mission": "у вас нет текущего Задания",
    "nowhere_to_go": "некуда переместиться",
    "no_steps_here": "во внутреннем ярусе путь ничем не удлинить",
    "no_relic_to_enter": "во внутренний ярус не войти без Реликвии",
    "no_ally": "у вас нет союзника, чтобы сбросить",
    "no_asset": "у вас не хватает активов, чтобы сбросить",
    "no_relic": "у вас нет Реликвии, чтобы сбросить",
    "nothing_to_reroll": "таких кубиков сейчас нет",
    "number_used": "в этом броске число Силы уже использовано",
    "another_roll": "годится для другого броска",
    "another_attribute": "годится для проверки другой характеристики",
    "no_test": "сейчас нет проверки",
    "no_attribute": "это проверка не характеристики",
    "no_such_threat": "таких карт Угрозы там нет",
    "no_threats_here": "во внутреннем ярусе нет карт Угрозы",
    "trophies_come_first": "трофеи тратят до обмена Заданий",
    "start_is_over": "начало этой фазы уже прошло",
    "no_trophies": "у вас нет трофеев",
    "condition_not_met": "условие не выполнено",
    "nobody_else": "других игроков нет",
    "nothing_to_charge": "ни один ваш актив не может получить заряд",
}


def plain(text: str) -> Callable[..., str]:
    """A reason that is always said in the same words."""

    def said(t: Teller, **arguments: object) -> str:
        return text

    return said


for reason, text in PLAIN.items():
    because(reason)(plain(text))


@because("another_is_named")
def _(t: Teller, card: str, sort: str) -> str:
    return f"{t.name('class', sort)} этого боя — {thing(t, card)}"


@because("named_already")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} уже в этом бою"


@because("not_named")
def _(t: Teller, card: str) -> str:
    return f"до боя не было объявлено: {thing(t, card)}"


@because("left_out")
def _(t: Teller, card: str) -> str:
    return f"в этом бою уже без этого: {thing(t, card)}"


@because("class_lost")
def _(t: Teller, sort: str) -> str:
    return f"вы не можете использовать {t.name('class', sort, 'acc')}"


@because("called_already")
def _(t: Teller, seat: int) -> str:
    return f"{who(t, seat)} уже имеет слово в этот момент"


@because("no_power_cards")
def _(t: Teller, seat: int) -> str:
    return f"{who(t, seat)}: нет карт Силы"


@because("no_charge")
def _(t: Teller, card: str) -> str:
    return f"не хватает зарядов: {thing(t, card)}"


@because("charge_spent")
def _(t: Teller, card: str) -> str:
    return f"заряд в этом ходу уже потрачен: {thing(t, card)}"


@because("not_enough_influence")
def _(t: Teller, need: int, have: int) -> str:
    return f"это стоит {influence(need)}, у вас {have}"


@because("deck_empty")
def _(t: Teller, deck: str) -> str:
    return f"колода пуста: {t.name('deck', deck)}"


@because("not_enough_missions")
def _(t: Teller, need: int, have: int) -> str:
    return f"нужно {need} {counted(t, 'completed_mission', need)}, у вас {have}"


@because("not_enough_points")
def _(t: Teller, need: int, have: int) -> str:
    return f"нужно {need} {counted(t, 'movement_point', need)}, осталось {have}"


@because("not_in_play")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} не в игре"


@because("once_a_roll")
def _(t: Teller, card: str) -> str:
    return f"этот бросок уже переброшен: {thing(t, card)}"


@because("once_a_battle")
def _(t: Teller, card: str) -> str:
    return f"в этом бою уже использовано: {thing(t, card)}"


@because("once_a_turn")
def _(t: Teller, card: str) -> str:
    return f"в этом ходу уже использовано: {thing(t, card)}"


@because("no_ability")
def _(t: Teller, card: str) -> str:
    return f"у карты {thing(t, card)} есть только число"


@because("another_moment")
def _(t: Teller, when: Trigger) -> str:
    return f"эту карту играют {MOMENTS.get(when) or WHEN[when]}"


MOMENTS: dict[Trigger, str] = {
    "start_movement": "после броска движения",
    "prepare_battle": "перед боем",
    "before_roll": "перед броском",
    "after_roll": "после броска",
    "on_draw_corruption": "сразу после взятия карты Порчи",
}
"""Moments that cards do not name, as what they do tells them, or name in other words."""
