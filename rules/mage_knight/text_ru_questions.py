"""What is said of Mage Knight, in Russian: questions and refusals."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook, into
from . import (
    auction,
    banners,
    cards,
    druids,
    dungeon_lords,
    gains,
    inspiration,
    interaction,
    interactive,
    invocation,
    leaps,
    levelling,
    mana,
    oddities,
    outlook,
    rewards,
    rivals,
    setup,
    sideways,
    skills,
    solo,
    spells,
    tactics,
    text_ru_events,
    turn,
    units,
    upgrades,
)
from .fight import attack, block, combat, coop, damage, duel, effects, exchange
from .text_ru_things import called, card, colour, either, fame, foe, of_need, signed

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_events.BOOK)
asks, because = BOOK.asks, BOOK.because


def plain(text: str) -> Callable[..., str]:
    """A phrase that is always the same."""
    return lambda *_: text


for kind, text in {
    auction.Nominate: "какого героя выставить на торги?",
    banners.Scare: "какой враг не атакует?",
    banners.TakeBack: "какие Знамёна вернуть в колоду Деяний?",
    cards.OneOf: "выберите одно",
    combat.Assault: "вызвать на бой и бродячих монстров?",
    coop.Answer: "участвовать в совместной осаде?",
    coop.Divide: "сколько жетонов достанется каждому?",
    coop.InviteSome: "кто участвует?",
    coop.ToArms: "перед городом: войти или остаться снаружи",
    duel.Attendance: "на вас напали: участвовать полностью или частично?",
    effects.TargetEnemy: "какой враг?",
    exchange.HitContributor: "какой Отряд из участвовавших в атаке?",
    gains.PickDiscards: "какие карты сброса и в каком порядке?",
    gains.PlacePicked: "на верх или под низ колоды Деяний?",
    gains.RecruitFree: "какой Отряд из набора?",
    inspiration.Inspire: "какой Отряд подготовить или исцелить?",
    interactive.ExploitMana: "мана какого цвета?",
    interactive.GiveWound: "кто получит Ранение?",
    interactive.HealingRitual: "сколько Ранений удалить?",
    invocation.Invoke: "какую карту сбросить и за какую ману?",
    invocation.UseAtOnce: "на что использовать ману?",
    levelling.ChooseSkill: "какое Умение оставить?",
    mana.MoreOfOwn: "кристалл какого цвета?",
    mana.SetDie: "какой цвет установить на кубике?",
    mana.TakeDie: "какой кубик Источника?",
    oddities.CallUp: "какое свойство какого Отряда из набора?",
    oddities.DiscardForAttack: "какие карты сбросить?",
    oddities.ChooseNumber: "сколько?",
    rewards.ChooseCrystal: "кристалл какого цвета?",
    rewards.GladeWound: "магическая поляна: удалить Ранение?",
    rewards.LayArtifacts: "в каком порядке положить Артефакты на колоду Деяний? Последний окажется сверху",
    rewards.ReturnArtifact: "какой Артефакт вернуть?",
    rewards.TakeRewards: "какая награда следующая?",
    rewards.TakeUnit: "какой Отряд присоединится?",
    rivals.GainLost: "какой из потерянных кристаллов получить?",
    rivals.Radiance: "кристаллы какого цвета?",
    rivals.ReadMinds: "карты какого цвета?",
    rivals.ReadyOne: "какой Отряд подготовить?",
    rivals.StealCard: "какую карту оставить себе?",
    setup.PickHero: "какой герой?",
    sideways.StrongerByKind: "какую карту сыграть косвенно?",
    sideways.StrongerWithoutDice: "какую карту сыграть косвенно?",
    sideways.StrongerByMana: "какую карту сыграть косвенно с маной?",
    solo.AgreeOnTactic: "какая из использованных Тактик покидает игру?",
    spells.DiscardForSpell: "какую карту сбросить за Заклинание из набора?",
    tactics.ChooseTactic: "какая Тактика?",
    tactics.FetchCard: "какую карту колоды Деяний взять в руку?",
    tactics.SearchMana: "какие кубики перебросить? Золотые первыми",
    tactics.StealDie: "какой кубик положить на Тактику?",
    turn.DiscardOne: "отдых: какую карту сбросить?",
    turn.DiscardWounds: "отдых: сколько Ранений сбросить?",
    turn.PlayOrAnnounce: "колода Деяний пуста: объявить Конец Цикла или играть ход?",
    units.Disband: "какой Отряд распустить?",
    upgrades.KeepOne: "какую карту оставить?",
    upgrades.ShuffleIn: "какую из отобранных карт добавить?",
    upgrades.Upgrade: "какую карту на какую обменять?",
}.items():
    asks(kind)(plain(text))


# windows


@asks(turn.TurnWindow)
def _(do: turn.TurnWindow, t: Teller) -> str:
    return {
        "move": "передвижение, затем одно действие",
        "rest": "отдых: исцеляющие и специальные эффекты",
        "after": "после действия: исцеляющие и специальные эффекты",
    }.get(outlook.part_of(t), "ваш ход")


@asks(skills.Before)
def _(do: skills.Before, t: Teller) -> str:
    return "использовать что-нибудь сейчас?" if do.called else "перед ходом: использовать что-нибудь?"


@asks(interaction.Talk)
def _(do: interaction.Talk, t: Teller) -> str:
    hero, here = outlook.chooser(t), outlook.here(t)
    place = f" {into(t.name('site', here, 'pre'))}" if here else ""
    have = f": Влияние {signed(hero.turn.influence)}" if hero else ""
    return f"взаимодействие{place}{have}"


@asks(attack.Attacks)
def _(do: attack.Attacks, t: Teller) -> str:
    phase = "ranged" if outlook.part_of(t) == "ranged" else "attack"
    return f"{t.name('phase', phase)}: атаковать или идти дальше"


def against(t: Teller) -> str:
    """`против налётчиков и копателей`: the targets."""
    fight = outlook.fight_of(t)
    aims = listing([foe(t, id, "gen") for id in fight.targets], "ru") if fight and fight.targets else "целей"
    return f"против {aims}"


@asks(attack.Gather)
def _(do: attack.Gather, t: Teller) -> str:
    return f"{against(t)}{of_need(outlook.attack_sum(t), 'Атака')}"


@asks(block.Blocks)
def _(do: block.Blocks, t: Teller) -> str:
    return f"{t.name('phase', 'block')}: заблокировать врага или идти дальше"


@asks(block.GatherBlock)
def _(do: block.GatherBlock, t: Teller) -> str:
    return f"{against(t)}{of_need(outlook.block_sum(t), 'Блок')}"


@asks(damage.Damage)
def _(do: damage.Damage, t: Teller) -> str:
    return f"{t.name('phase', 'damage')}: чья атака следующая?"


@asks(damage.Assign)
def _(do: damage.Assign, t: Teller) -> str:
    return f"урон {do.left}, {foe(t, do.foe, 'nom')}: кто его принимает?"


@asks(exchange.Onslaught)
def _(do: exchange.Onslaught, t: Teller) -> str:
    other = outlook.opponent(t)
    return f"атаковать {called(t, other.seat, 'acc')} или пас" if other else "атаковать или пас"


@asks(exchange.Parry)
def _(do: exchange.Parry, t: Teller) -> str:
    table, hero = outlook.table_of(t), outlook.chooser(t)
    if table is None or hero is None or table.duel is None:
        return "заблокировать атаку или принять удар"
    attack_ = exchange.attack_made(table, table.duel.other(hero.seat))
    return f"вас бьют, Атака {attack_}: заблокировать или принять удар; собрано {outlook.gathered(t)}"


@asks(exchange.Inflict)
def _(do: exchange.Inflict, t: Teller) -> str:
    return "атака прошла: на что потратить урон?"


# questions with names


@asks(mana.Pay)
def _(do: mana.Pay, t: Teller) -> str:
    return f"чем заплатить {either(t, do.colours)} ману?"


@asks(mana.Gain)
def _(do: mana.Gain, t: Teller) -> str:
    return "жетон маны какого цвета?" if do.what == "token" else "кристалл какого цвета?"


@asks(attack.ChooseTargets)
def _(do: attack.ChooseTargets, t: Teller) -> str:
    return "какие враги станут целями?"


@asks(combat.Challenge)
def _(do: combat.Challenge, t: Teller) -> str:
    if not do.provoked:
        return "каких врагов вызвать на бой?"
    return f"бой неизбежен: {listing([foe(t, id, 'nom') for id in do.provoked], 'ru')}; вызвать ещё кого-нибудь?"


@asks(cards.UseUp)
def _(do: cards.UseUp, t: Teller) -> str:
    verb = {"discard": "сбросить", "played": "сыграть вместе", "thrown": "удалить"}[do.to]
    return f"какую карту {verb}?"


@asks(gains.FromOffer, rewards.RewardFromOffer)
def _(do: gains.FromOffer | rewards.RewardFromOffer, t: Teller) -> str:
    return f"какую карту из набора {'Заклинаний' if do.offered == 'spell' else 'Продвинутых Действий'}?"


@asks(banners.AssignBanner)
def _(do: banners.AssignBanner, t: Teller) -> str:
    return f"какому Отряду выдать {card(t, do.banner)}?"


@asks(units.Boosted)
def _(do: units.Boosted, t: Teller) -> str:
    return "доплатить ману?"


@asks(units.Ready)
def _(do: units.Ready, t: Teller) -> str:
    return f"какой Отряд подготовить, уровень до {do.level}?"


@asks(oddities.ReadySome)
def _(do: oddities.ReadySome, t: Teller) -> str:
    return "какие Отряды подготовить? Их уровни складываются"


@asks(effects.UpTo)
def _(do: effects.UpTo, t: Teller) -> str:
    return f"какие враги, не больше {do.n}?"


@asks(leaps.Leap)
def _(do: leaps.Leap, t: Teller) -> str:
    return f"куда, не дальше {do.most} гексов?"


@asks(tactics.Rethink)
def _(do: tactics.Rethink, t: Teller) -> str:
    return f"{t.name('tactic', 'rethink')}: сбросить до {do.most} карт и взять столько же?"


@asks(tactics.Meditate)
def _(do: tactics.Meditate, t: Teller) -> str:
    return f"{t.name('tactic', 'midnight_meditation')}: замешать в колоду до {do.most} карт и взять столько же?"


@asks(tactics.AmidDrawing)
def _(do: tactics.AmidDrawing, t: Teller) -> str:
    named = t.name("tactic", "long_night")
    return f"колода Деяний пуста, осталось взять {do.left}: использовать Тактику {named}?"


@asks(turn.DiscardSome)
def _(do: turn.DiscardSome, t: Teller) -> str:
    hero = outlook.chooser(t)
    if hero and turn.must_move_a_card(hero):
        return "конец хода: сбросьте хотя бы 1 карту"
    return "конец хода: сбросить карты?"


@asks(auction.Overbid)
def _(do: auction.Overbid, t: Teller) -> str:
    return f"{t.name('hero', do.hero)}, ставка {fame(do.bid)}: поднять?"


@asks(druids.Marking)
def _(do: druids.Marking, t: Teller) -> str:
    return "отметить эту поляну?"


@asks(dungeon_lords.Hide)
def _(do: dungeon_lords.Hide, t: Teller) -> str:
    return f"{t.name('site', do.kind)}: на каком гексе спрятать?"


@asks(rivals.GiveUp)
def _(do: rivals.GiveUp, t: Teller) -> str:
    return f"какую {colour(t, do.colour, 'f_acc')} карту сбросить?"


@asks(rivals.ExhaustOne)
def _(do: rivals.ExhaustOne, t: Teller) -> str:
    return f"какой Отряд {called(t, do.seat, 'gen')} истощить, уровень до {do.level}?"


# refusals


REASONS = {
    "already_announced": "Конец Цикла уже объявлен",
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
    "deck_was_not_empty": "в начале хода колода Деяний была не пуста",
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
    "no_attack_to_block": "сначала выберите, чью атаку блокировать",
    "no_black_by_day": "днём чёрной маны нет",
    "no_card_for_it": "в руке нет подходящей карты",
    "no_crystal": "нет кристаллов",
    "no_die": "в Источнике нет такого кубика",
    "no_glade_marked": "ни одна поляна не отмечена",
    "no_healing_in_combat": "в бою не исцеляют",
    "no_locals": "здесь никто не живёт",
    "no_player_combat": "в этой игре герои не сражаются друг с другом",
    "no_rest_after_moving": "после передвижения или действия не отдыхают",
    "no_skills": "при частичном участии Умений нет",
    "no_target_chosen": "сначала выберите цель атаки",
    "no_tiles_left": "тайлов больше нет",
    "no_unit_for_it": "нет подходящего Отряда",
    "no_units_here": "Отряды здесь не участвуют",
    "no_use_for_mana": "ману не на что использовать",
    "no_use_sideways": "карта косвенно сейчас ничего не даст",
    "no_value_to_raise": "нечего увеличить",
    "no_village": "вы не в деревне",
    "no_way_beneath": "пути под землёй туда нет",
    "no_wound_in_hand": "в руке нет Ранений",
    "no_wound_received": "в этом ходу Ранений не было",
    "nobody_attacks": "никто не атакует",
    "nobody_suitable": "пригласить некого",
    "nobody_talks_to_you": "при такой Репутации с вами не разговаривают",
    "nobody_to_attack": "там не на кого напасть",
    "nobody_to_challenge": "рядом нет бродячих монстров",
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
    "only_in_block": "только в фазе Блока",
    "only_in_combat": "только в бою",
    "only_in_damage": "только при назначении урона",
    "only_in_interaction": "только при взаимодействии",
    "only_in_move": "только при передвижении",
    "only_in_ranged": "только в фазе дальних и осадных Атак",
    "only_ranged_and_siege": "в этой фазе только дальние и осадные Атаки",
    "only_siege": "цель укреплена: только осадные Атаки",
    "only_while_blocking": "только во время Блока",
    "only_while_interacting": "Влияние только при взаимодействии",
    "only_while_moving": "Движение только при передвижении",
    "only_wounds": "в руке только Ранения",
    "own_skill_rejected": "от этого Умения вы отказались",
    "plundered": "с прошлого хода деревня уже разграблена",
    "rampaging_there": "там бродячие монстры",
    "resting": "в этом ходу вы отдыхаете",
    "skill_used": "уже использовано в этом Цикле",
    "skill_used_this_turn": "уже использовано в этом ходу",
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
