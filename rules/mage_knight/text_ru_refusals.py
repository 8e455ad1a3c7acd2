"""What is said of Mage Knight, in Russian: why something is refused."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import (
    text_ru_events,
)
from .text_alike import signed
from .text_ru_things import either, plain

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_events.BOOK)
because = BOOK.because


# refusals


REASONS = {
    "already_announced": "он уже объявлен",
    "artifacts_together": "Артефакты берут все сразу: сначала бросок",
    "banner_used": "Знамя уже использовано в этом Цикле",
    "bonded_unit_stays": "Отряд с «Уз верности» не распускают",
    "burned": "здесь всё сожжено",
    "card_is_gone": "карты уже нет в игровой зоне",
    "choose_first": "сначала решите, что делать с Тактикой",
    "chosen_already": "для этого хода уже выбрано",
    "city_closed": "города в этом сценарии закрыты",
    "core_must_touch_two": "тайл центра должен касаться 2 тайлов",
    "core_on_the_coast": "на побережье тайлы центра не кладут",
    "cost_cannot_be_paid": "цену нельзя заплатить полностью",
    "deck_empty": "колода пуста",
    "deck_not_empty": "колода Деяний не пуста",
    "deck_was_not_empty": "колода была не пуста",
    "die_used_already": "в этом ходу мана Источника уже использована",
    "dungeon_conquered": "место захвачено: в этом сценарии туда больше не входят",
    "end_announced": "конец уже объявлен",
    "end_of_round_announced": "Конец Цикла уже объявлен",
    "final_turns": "идут последние ходы игры",
    "hand_empty": "рука пуста",
    "hero_here": "здесь другой герой",
    "hero_there_and_provoking": "там герой, а путь провоцирует монстров",
    "incantation_done": "ритуал проводят раз за Ночь",
    "inhabited": "не в населённом месте",
    "last_turn": "это последний ход",
    "mine_is_free": "шахта уже освобождена",
    "motivation_used": "уже использовано другое Воодушевление",
    "must_be_safe": "гекс небезопасен",
    "must_rest": "в руке только Ранения: нужно отдыхать",
    "no_action_left": "действие этого хода потрачено",
    "no_attack_to_block": "сначала выберите атаку",
    "no_black_by_day": "днём чёрной маны нет",
    "no_card_for_it": "в руке нет подходящей карты",
    "no_crystal": "нет кристаллов",
    "no_die": "в Источнике нет такого кубика",
    "no_glade_marked": "ни одна поляна не отмечена",
    "no_healing_in_combat": "в бою не исцеляют",
    "no_locals": "местных здесь нет",
    "no_player_combat": "в этой игре герои не сражаются друг с другом",
    "no_rest_after_moving": "только вместо движения",
    "no_skills": "при частичном участии Умений нет",
    "no_target_chosen": "сначала выберите цель",
    "no_teams": "в этой игре нет двух команд",
    "no_tiles_left": "тайлов больше нет",
    "no_unit_for_it": "нет подходящего Отряда",
    "no_units_here": "Отряды здесь не участвуют",
    "no_use_for_mana": "ману не на что использовать",
    "no_use_sideways": "сейчас ничего не даст",
    "no_value_to_raise": "нечего увеличить",
    "no_village": "вы не в деревне",
    "no_way_beneath": "пути под землёй туда нет",
    "no_wound_in_hand": "в руке нет Ранений",
    "no_wound_received": "в этом ходу Ранений не было",
    "nobody_attacks": "никто не атакует",
    "nobody_suitable": "пригласить некого",
    "nobody_talks_to_you": "при такой Репутации с вами не разговаривают",
    "nobody_to_attack": "там не на кого напасть",
    "nobody_to_challenge": "рядом никто не бродит",
    "nobody_within_reach": "ни до одного врага не достать",
    "not_cooperative": "в этой игре нет совместных осад",
    "not_in_combat": "не в бою",
    "not_moving": "передвижение закончено",
    "not_revealed": "ещё не вскрыто",
    "not_your_keep": "эта крепость не ваша",
    "nothing_discarded": "сброс пуст",
    "nothing_gathered": "Атака не собрана",
    "nothing_left": "здесь ничего не осталось",
    "nothing_to_discard": "нет карт для сброса",
    "nowhere_to_land": "нет подходящего гекса",
    "off_the_map": "за пределами карты",
    "offer_empty": "набор пуст",
    "one_action": "одно действие за ход",
    "only_into_the_city": "совместная осада: только прямо в город",
    "only_in_after": "только после действия",
    "only_in_attack": "только в фазе Атаки",
    "only_in_attacks": "только в фазах атаки",
    "only_in_block": "только в фазе Блока",
    "only_in_combat": "только в бою",
    "only_in_damage": "только при назначении урона",
    "only_in_interaction": "только при взаимодействии",
    "only_in_move": "только при передвижении",
    "only_in_ranged": "только в фазе дальних и осадных Атак",
    "only_ranged_and_siege": "в этой фазе только дальние и осадные Атаки",
    "only_siege": "цель укреплена: только осадные Атаки",
    "only_while_blocking": "только во время Блока",
    "only_while_interacting": "только при взаимодействии",
    "only_while_moving": "только при передвижении",
    "only_wounds": "в руке только Ранения",
    "own_skill_rejected": "от этого Умения вы отказались",
    "plundered": "с прошлого хода деревня уже разграблена",
    "rampaging_there": "там бродячие монстры",
    "resting": "вы отдыхаете",
    "skill_used": "было в этом Цикле",
    "skill_used_this_turn": "было в этом ходу",
    "tactic_used": "Тактика уже использована",
    "tile_must_touch_three": "тайл из коробки должен касаться 3 тайлов",
    "tile_would_not_touch_enough": "тайл касался бы слишком немногих тайлов",
    "too_few_to_share": "защитников слишком мало, чтобы делить",
    "turn_has_begun": "ход уже начался",
    "twice_fortified": "двойное укрепление: сейчас не достать",
    "unit_has_withstood": "этот Отряд уже выдержал урон в этом бою",
    "unit_ready": "этот Отряд уже готов",
    "unit_spent": "этот Отряд истощён",
    "unit_wounded": "этот Отряд ранен",
    "units_are_spared": "в этом ходу Отряды не получают урон",
    "works_by_itself": "действует само",
}
"""Refusals that need nothing filled in."""
for reason, text in REASONS.items():
    because(reason)(plain(text))

MOMENTS = {
    "combat": "только в бою",
    "start of combat": "только в начале боя",
    "before damage": "только до нанесения урона",
    "with moves left": "осталось слишком мало очков Движения",
    "peace": "не в бою",
    "interaction": "только при взаимодействии",
    "night": "только ночью",
    "day": "только днём",
}
"""Why a card cannot be played at another moment."""


@because("not_now")
def _(t: Teller, moment: str) -> str:
    return MOMENTS[moment]


@because("too_many_cities")
def _(t: Teller, most: int) -> str:
    return f"с Мегаполисом городов не больше {most}"


@because("wrong_tiles")
def _(t: Teller, kind: str, least: int, most: int) -> str:
    return f"{t.name('variant_group', kind, 'title')}: здесь от {least} до {most}"


@because("ally")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} — союзник"


@because("must_attack")
def _(t: Teller, hero: str) -> str:
    return f"здесь {t.name('hero', hero)}: нападите или идите дальше"


@because("not_adjacent")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} не рядом с городом"


@because("token_face_down")
def _(t: Teller, hero: str) -> str:
    return f"следующий ход уже сыгран: {t.name('hero', hero)}"


@because("hero_taken")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} — герой другого игрока"


@because("no_mana")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"нет маны: {either(t, colours, 'f_nom')}"


@because("die_used")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"нет маны: {either(t, colours, 'f_nom')}; кубик этого хода использован"


@because("no_gold_at_night")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"нет маны: {either(t, colours, 'f_nom')}; золотая ночью не годится"


@because("not_enough_mana")
def _(t: Teller, colour: str, n: int) -> str:
    return f"нужна {t.name('colour', colour, 'f_nom')} мана: {n}"


@because("no_healing_here")
def _(t: Teller, site: str) -> str:
    return f"здесь не исцеляют: {t.name('site', site)}" if site else "здесь не исцеляют"


@because("not_conquered")
def _(t: Teller, site: str) -> str:
    return f"{t.name('site', site)}: место не захвачено"


@because("no_way_in")
def _(t: Teller, terrain: str) -> str:
    return f"{t.name('terrain', terrain)}: пройти нельзя"


@because("not_recruited_here")
def _(t: Teller, place: str) -> str:
    return f"здесь не нанять: {t.name('site', place)}" if place else "здесь не нанять"


def shortage(what: str) -> Callable[..., str]:
    """`Движение 2 из 3`."""

    def phrase(t: Teller, need: int, have: int) -> str:
        return f"{what} {have if have >= 0 else signed(have)} из {need}"

    return phrase


for reason, what in {
    "not_enough_attack": "Атака",
    "not_enough_block": "Блок",
    "not_enough_damage": "урон",
    "not_enough_healing": "Исцеление",
    "not_enough_influence": "Влияние",
    "not_enough_move": "Движение",
}.items():
    because(reason)(shortage(what))
