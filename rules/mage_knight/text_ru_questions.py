"""What is said of Mage Knight, in Russian: questions and refusals."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook, into
from . import (
    auction,
    banners,
    cards,
    day_tactics,
    druids,
    dungeon_lords,
    ending,
    gains,
    hold,
    inspiration,
    interaction,
    interactive,
    invocation,
    leaps,
    levelling,
    mana,
    night_tactics,
    oddities,
    one_to_return,
    outlook,
    paying,
    recruiting,
    rewards,
    rivals,
    setup,
    sideways,
    skills,
    solo,
    spells,
    tactics,
    text_ru_refusals,
    turn,
    units,
    upgrades,
)
from .fight import attack, block, combat, coop, damage, duel, effects, exchange, hindrance, hits
from .text_alike import below
from .text_ru_things import called, card, colour, either, fame, foe, of_need, plain

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_refusals.BOOK)
asks = BOOK.asks


for kind, text in {
    auction.Nominate: "какого героя выставить на торги?",
    banners.Scare: "какой враг не атакует?",
    banners.TakeBack: "какие Знамёна вернуть в колоду Деяний?",
    cards.OneOf: "выберите одно",
    hindrance.ChooseDie: "какой цвет показывает кубик? Его видите только вы",
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
    inspiration.ReadyOrMend: "какой Отряд подготовить или исцелить?",
    interactive.MarkColour: "мана какого цвета?",
    interactive.GiveWound: "кто получит Ранение?",
    interactive.ShedSome: "сколько Ранений удалить?",
    invocation.DiscardForMana: "какую карту сбросить и за какую ману?",
    invocation.UseAtOnce: "на что использовать ману?",
    levelling.ChooseSkill: "какое Умение оставить?",
    mana.MoreOfOwn: "кристалл какого цвета?",
    mana.SetDie: "какой цвет установить на кубике?",
    mana.TakeDie: "какой кубик Источника?",
    oddities.CallUp: "какую способность какого Отряда из набора использовать?",
    oddities.DiscardForAttack: "какие карты сбросить?",
    oddities.ChooseNumber: "сколько?",
    one_to_return.ChooseHomecomer: "кто из вас должен вернуться?",
    hold.AgreeToGiveUp: "ваша сторона сдаётся?",
    rewards.ChooseCrystal: "кристалл какого цвета?",
    rewards.GladeWound: "магическая поляна: удалить Ранение?",
    rewards.LayArtifacts: "в каком порядке положить Артефакты на колоду Деяний? Последний окажется сверху",
    rewards.ReturnArtifact: "какой Артефакт вернуть? Остальные ваши",
    rewards.TakeRewards: "какая награда следующая?",
    rewards.TakeUnit: "какой Отряд присоединится?",
    rivals.GainLost: "какой из потерянных кристаллов получить?",
    rivals.WoundByCrystals: "кристаллы какого цвета?",
    rivals.DemandColour: "карты какого цвета?",
    rivals.ReadyOne: "какой Отряд подготовить?",
    rivals.StealCard: "какую карту оставить себе?",
    setup.PickHero: "какой герой?",
    sideways.StrongerByKind: "какую карту сыграть косвенно?",
    sideways.StrongerWithoutDice: "какую карту сыграть косвенно?",
    sideways.StrongerByMana: "какую карту сыграть косвенно с маной?",
    solo.AgreeOnTactic: "какая из использованных Тактик покидает игру?",
    spells.DiscardForSpell: "какую карту сбросить за Заклинание из набора?",
    tactics.ChooseTactic: "какая Тактика?",
    night_tactics.FetchCard: "какую карту колоды Деяний взять в руку?",
    night_tactics.RerollSome: "какие кубики перебросить? Золотые первыми",
    day_tactics.SetDieAside: "какой кубик положить на Тактику?",
    turn.DiscardOne: "отдых: какую карту сбросить?",
    turn.DiscardWounds: "отдых: сколько Ранений сбросить?",
    turn.PlayOrAnnounce: "колода Деяний пуста: объявить Конец Цикла или играть ход?",
    recruiting.Disband: "какой Отряд распустить?",
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
    have = f": Влияние {below(hero.turn.influence)}" if hero else ""
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


@asks(hits.Inflict)
def _(do: hits.Inflict, t: Teller) -> str:
    return "атака прошла: на что потратить урон?"


# questions with names


@asks(paying.Pay)
def _(do: paying.Pay, t: Teller) -> str:
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
    return f"куда, не дальше {do.most} {'гекса' if do.most == 1 else 'гексов'}?"


@asks(day_tactics.RedrawSome)
def _(do: day_tactics.RedrawSome, t: Teller) -> str:
    return f"{t.name('tactic', 'rethink')}: сбросить до {do.most} карт и взять столько же?"


@asks(night_tactics.ExchangeSome)
def _(do: night_tactics.ExchangeSome, t: Teller) -> str:
    return f"{t.name('tactic', 'midnight_meditation')}: замешать в колоду до {do.most} карт и взять столько же?"


@asks(night_tactics.AmidDrawing)
def _(do: night_tactics.AmidDrawing, t: Teller) -> str:
    named = t.name("tactic", "long_night")
    return f"колода Деяний пуста, осталось взять {do.left}: использовать Тактику {named}?"


@asks(ending.DiscardSome)
def _(do: ending.DiscardSome, t: Teller) -> str:
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
