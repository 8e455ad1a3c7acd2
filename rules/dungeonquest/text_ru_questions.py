"""What is said of DungeonQuest, in Russian: questions and refusals."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook, into
from . import (
    bow,
    catacombs,
    chamber,
    combat,
    doors,
    hazards,
    items,
    monsters,
    moving,
    rings,
    rooms,
    searching,
    telling,
    text_ru_events,
    towers,
    turn,
)
from .numbers import AGILITY, STRENGTH, Reroll
from .table import CHAMBER
from .text_ru_words import called, odds, thing
from .tiles import is_tower

BOOK = RussianBook("ru", "rules.dungeonquest", text_ru_events.BOOK)
asks, because = BOOK.asks, BOOK.because


@asks(turn.ChooseHero)
def _(do: turn.ChooseHero, t: Teller) -> str:
    return "какой персонаж?"


@asks(rings.ChooseRing)
def _(do: rings.ChooseRing, t: Teller) -> str:
    return "какое магическое кольцо?"


@asks(towers.ChooseTower)
def _(do: towers.ChooseTower, t: Teller) -> str:
    return "в какой Башне начинает персонаж?"


@asks(turn.TurnWindow)
def _(do: turn.TurnWindow, t: Teller) -> str:
    hero = telling.chooser(t)
    if hero is None:
        return "что делать в этот ход?"
    if hero.below:
        return "в катакомбах: идти дальше"
    if hero.in_pit:
        return "в яме: выбраться"
    if hero.square in CHAMBER:
        return "снова взять сокровища или покинуть Палату"
    if is_tower(hero.square):
        return "войти или выйти из замка" if hero.gone_out else "войти в замок"
    return "переместиться, провести Обыск или пропустить ход"


@asks(rooms.Onward)
def _(do: rooms.Onward, t: Teller) -> str:
    return "идти дальше или остаться?"


@asks(Reroll)
def _(do: Reroll, t: Teller) -> str:
    shown = f"на D{do.die} выпало {do.number}" if do.number else f"бросок D{do.die}"
    meant = telling.outcome(t, do)
    leads = f" ({t.say(meant)})" if meant is not None else ""
    return f"{shown}{leads}: перебросить кольцом фортуны?"


@asks(rings.Warned)
def _(do: rings.Warned, t: Teller) -> str:
    return f"западня ({'; '.join(t.say(one) for one in do.trap)}): использовать кольцо предупреждения?"


@asks(moving.ChangeTile)
def _(do: moving.ChangeTile, t: Teller) -> str:
    table = telling.table_of(t)
    drawn = f"взят тайл {t.name('tile', table.drawn)}: " if table and table.drawn else ""
    return f"{drawn}использовать кольцо перемен?"


@asks(doors.Barrier)
def _(do: doors.Barrier, t: Teller) -> str:
    if do.barrier == "door":
        return "предстоит карта Двери: использовать кольцо отмыкания?"
    return f"нужно поднять решётку ({odds(t, STRENGTH)}): использовать кольцо отмыкания?"


@asks(doors.Smash)
def _(do: doors.Smash, t: Teller) -> str:
    return "дверь заклинило: выбить её?"


@asks(catacombs.ChooseDirection)
def _(do: catacombs.ChooseDirection, t: Teller) -> str:
    return "куда идти под замком, на весь путь?"


@asks(catacombs.AwayFrom)
def _(do: catacombs.AwayFrom, t: Teller) -> str:
    return f"выпала карта {thing(t, do.card)}: использовать вместо неё кольцо переноса?"


@asks(catacombs.ComeUp)
def _(do: catacombs.ComeUp, t: Teller) -> str:
    return "подняться по отмеченному ходу или там, где укажет D10?"


@asks(catacombs.Orient)
def _(do: catacombs.Orient, t: Teller) -> str:
    return f"куда смотрит стрелка нового тайла на {do.square}?"


@asks(monsters.Declare)
def _(do: monsters.Declare, t: Teller) -> str:
    fight = telling.fight_of(t)
    if fight is None:
        return "монстр: напасть, выжидать или бежать?"
    name = t.name("monster", fight.monster)
    return f"внезапно нападает {name}" if fight.sneaks else f"перед персонажем {name}"


@asks(bow.ArrowBeforeBlows)
def _(do: bow.ArrowBeforeBlows, t: Teller) -> str:
    return "выстрелить из лука перед обменом ударами?"


@asks(combat.ChooseTactic)
def _(do: combat.ChooseTactic, t: Teller) -> str:
    fight = telling.fight_of(t)
    if do.side == "hero":
        return f"тайный выбор, противник — {t.name('monster', fight.monster)}" if fight else "тайный выбор"
    return f"тайный выбор за {t.name('monster', fight.monster, 'acc') if fight else 'монстра'}"


@asks(combat.BreakOff)
def _(do: combat.BreakOff, t: Teller) -> str:
    return f"выйти из боя ({odds(t, AGILITY)})?"


@asks(chamber.Flee)
def _(do: chamber.Flee, t: Teller) -> str:
    return "дракон проснулся: куда бежать?"


@asks(items.LootBody)
def _(do: items.LootBody, t: Teller) -> str:
    return "что взять с тела?"


@asks(searching.ChooseCard)
def _(do: searching.ChooseCard, t: Teller) -> str:
    return "какая из карт Обыска сработает?"


@asks(hazards.ClosingWalls)
def _(do: hazards.ClosingWalls, t: Teller) -> str:
    if do.tried:
        return f"плита {do.tried} не та: на какую наступить теперь?"
    return "стены сходятся: на какую плиту наступить?"


REASONS = {
    "in_a_pit": "персонаж в яме",
    "not_in_a_pit": "персонаж не в яме",
    "too_dark_to_choose": "темно: путь укажет кубик",
    "not_dark_here": "здесь не темно",
    "no_secret_door": "Секретная Дверь не найдена",
    "no_wall_there": "там нет стены: есть выход",
    "board_edge": "край поля",
    "no_exit": "стена",
    "no_entrance": "стена с той стороны",
    "across_the_chasm": "по ту сторону Пропасти",
    "no_tiles_left": "тайлов больше нет",
    "no_searching_below": "в катакомбах Обыск не проводят",
    "searched_twice": "Обыск уже проведён 2 раза",
    "not_in_the_chamber": "только в Палате Сокровищ",
    "loot_or_leave": "в Палате Сокровищ: взять сокровища или уйти",
    "no_resting_at_the_pit": "у Бездонной Ямы не остаются",
    "must_move": "Обыск проведён 2 раза: нужно идти",
    "turn_has_begun": "ход уже начат",
    "not_in_a_tower": "только из Башни",
    "not_been_out_yet": "персонаж ещё не был в замке",
    "no_potion": "нет зелья",
    "has_a_potion": "зелье уже есть",
    "no_arrows": "стрел больше нет",
    "one_arrow_now": "перед нападением только 1 стрела",
    "must_attack": "стрела выпущена: нужно напасть",
    "no_waiting": "монстр уже напал",
    "no_way_back": "пути назад нет",
    "no_escape_in_combat": "в бою нельзя: он идёт до смерти одного из двух",
    "no_potion_in_combat": "в бою нельзя",
    "door_is_gone": "Секретная Дверь исчезла",
    "portcullis_behind": "позади решётка",
    "not_against_this": "против этого монстра не действует",
    "no_way_down": "здесь нет хода вниз",
    "not_below": "персонаж не в катакомбах",
}
"""Refusals that need nothing filled in."""


def plain(text: str) -> Callable[[Teller], str]:
    """A phrase that is always the same."""
    return lambda t: text


for reason, text in REASONS.items():
    because(reason)(plain(text))


@because("hero_there")
def _(t: Teller, seat: int) -> str:
    return f"там стоит {called(t, seat)}"


@because("hero_taken")
def _(t: Teller, hero: str, seat: int) -> str:
    return f"за {t.name('hero', hero, 'acc')} играет место {seat + 1}"


@because("hero_dead")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} погиб"


@because("ring_taken")
def _(t: Teller, ring: str) -> str:
    return "его носит другой персонаж"


@because("no_such_ring")
def _(t: Teller, ring: str) -> str:
    return f"у персонажа нет {t.name('ring', ring, 'gen')}"


@because("ring_used")
def _(t: Teller, ring: str) -> str:
    return f"{t.name('ring', ring)} уже использовано"


@because("cannot_be_searched")
def _(t: Teller, kind: str) -> str:
    return f"{into(t.name('tile_kind', kind, 'pre'))} Обыск не проводят" if kind else "здесь Обыск не проводят"


@because("no_secret_way_round")
def _(t: Teller, what: str) -> str:
    return f"в обход {t.name('side', what, 'gen')} нельзя"
