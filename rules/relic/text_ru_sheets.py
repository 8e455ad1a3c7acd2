"""What is said of Relic, in Russian: what Corruption cards and scenario sheets do, and what holds as long as it lies there."""

from __future__ import annotations

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import corruption, passives, scenarios, text_ru_effects
from .battle import BattleWith
from .text_alike import signed, telling_short
from .text_ru_words import attribute, count, influence, inside

BOOK = RussianBook("ru", "rules.relic", text_ru_effects.BOOK)
says = telling_short(BOOK)


# Corruption cards.


@says(corruption.CancelCorruption, short="отменить")
def _(do: corruption.CancelCorruption, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} взятую карту, не разыгрывая"


@says(corruption.RedrawCorruption, short="заменить её")
def _(do: corruption.RedrawCorruption, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} взятую карту, не разыгрывая, и {t.verb('возьмите', 'взять')} другую"


@says(corruption.FlipCorruption, short="перевернуть")
def _(do: corruption.FlipCorruption, t: Teller) -> str:
    cards = "свою открытую карту" if do.n == 1 else f"{count(t, 'card', do.n)} из своих открытых карт"
    return f"{t.verb('переверните', 'перевернуть')} лицевой стороной вниз {cards} Порчи"


@says(corruption.FlipIt, short="перевернуть")
def _(do: corruption.FlipIt, t: Teller) -> str:
    return f"{t.verb('переверните', 'перевернуть')} её лицевой стороной вниз"


@says(corruption.DrawCorruptionUpTo, short="Порча до {do.n}")
def _(do: corruption.DrawCorruptionUpTo, t: Teller) -> str:
    return f"{t.verb('доберите', 'добрать')} карты Порчи до {do.n}"


# Scenarios.


@says(BattleWith, short="бой")
def _(do: BattleWith, t: Teller) -> str:
    value = f"значение {do.value}" if do.value >= 0 else "значение 10 и половина гибели, но не больше 15"
    good = [f"если победите, {inside(t, do.win)}"] if do.win else []
    bad = [f"если проиграете, {inside(t, do.lose)} (сверх 1 очка Здоровья)"] if do.lose else []
    foe = t.name("opponent", do.opponent, "ins")
    fought = f"{t.verb('сразитесь', 'сразиться')} с {foe} {attribute(t, do.attribute, 'ins')}, {value}"
    return f"{fought}: {'; '.join([*good, *bad])}"


@says(scenarios.Mark, short="отметка")
def _(do: scenarios.Mark, t: Teller) -> str:
    put = f"{t.verb('положите', 'положить')} свой жетон"
    if do.attribute == "any":
        return f"{put} на карточку"
    return f"{put} на {'характеристику боя' if do.attribute == 'battle' else attribute(t, do.attribute, 'acc')}"


@says(scenarios.WinIfMarks, short="победа при {do.n}")
def _(do: scenarios.WinIfMarks, t: Teller) -> str:
    return f"при {do.n} ваших жетонах на карточке вы побеждаете в игре"


@says(scenarios.Win, short="победа")
def _(do: scenarios.Win, t: Teller) -> str:
    return "вы побеждаете в игре"


@says(scenarios.DrawToSheet, short="взять врагов")
def _(do: scenarios.DrawToSheet, t: Teller) -> str:
    show, put = t.verb("открывайте", "открывать"), t.verb("положите", "положить")
    come = f"не появится {count(t, 'enemy', do.n, 'nom')}"
    drop = t.verb("сбросьте", "сбросить")
    return f"{show} карты каждой колоды Угрозы, пока {come}; врагов {put} на карточку, прочие карты {drop}"


@says(scenarios.BattleSheet, short="бой")
def _(do: scenarios.BattleSheet, t: Teller) -> str:
    fight = f"{t.verb('сразитесь', 'сразиться')} с врагами на карточке, по одной характеристике за бой"
    return f"{fight}; поражение или ничья прекращает бои, оставшиеся враги уходят"


@says(scenarios.WinIfTaken, short="победа при {do.n}")
def _(do: scenarios.WinIfTaken, t: Teller) -> str:
    return f"взяв с карточки {count(t, 'enemy', do.n)}, вы побеждаете в игре"


@says(scenarios.Doom, short="гибель +{do.n}")
def _(do: scenarios.Doom, t: Teller) -> str:
    return f"гибель растёт на {do.n}"


# What holds.


@says(passives.AssetLimit, short="активы {do.n:+d}")
def _(do: passives.AssetLimit, t: Teller) -> str:
    return f"лимит активов {signed(do.n)}"


@says(passives.PowerLimit, short="Сила {do.n:+d}")
def _(do: passives.PowerLimit, t: Teller) -> str:
    return f"лимит карт Силы {signed(do.n)}"


@says(passives.CorruptionThreshold, short="Порча {do.n:+d}")
def _(do: passives.CorruptionThreshold, t: Teller) -> str:
    return f"лимит карт Порчи {signed(do.n)}"


@BOOK.says(passives.Discount)
def _(do: passives.Discount, t: Teller) -> str:
    if t.short:
        return f"цена {signed(-do.n)}"
    return f"Снаряжение для вас на {influence(abs(do.n))} {'дешевле' if do.n > 0 else 'дороже'}"


@says(passives.NoClass, short="запрет")
def _(do: passives.NoClass, t: Teller) -> str:
    return f"вы не можете использовать {t.name('class', do.what, 'acc')}"


@says(passives.TakeStranger, short="взять")
def _(do: passives.TakeStranger, t: Teller) -> str:
    return "незнакомца можно взять с собой как союзника без текста, вместо того чтобы разыграть"


@says(passives.VanquishedMeansEliminated, short="выбывает")
def _(do: passives.VanquishedMeansEliminated, t: Teller) -> str:
    return "разгромленный игрок выбывает из игры"
