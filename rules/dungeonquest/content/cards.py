"""The decks: name, copies, what it does."""

from __future__ import annotations

from ..catacombs import enter_catacombs, may_come_up, place_entrance
from ..chances import by_roll, nothing, playing, test
from ..decks import deck, draw, may_draw
from ..hazards import closing_walls, fall, torch_goes_out
from ..items import gold, item
from ..life import dies, lose, misses
from ..monsters import monster, sneak
from ..numbers import AGILITY, ARMOUR, D6, D12, LUCK
from ..rooms import turn_corridors
from ..searching import secret_door

TRAPDOOR = test(AGILITY, nothing(), fall())
CAVE_IN = by_roll(6, (1, dies("crushed")), (6, lose(2)))
CROSSFIRE = lose(D12 - ARMOUR)

deck("room")(
    ("empty", 34),
    ("crypt", 6, may_draw("crypt")),
    ("dead_adventurer", 5, may_draw("corpse")),
    ("goblin", 5, monster("goblin")),
    ("orc", 4, monster("orc")),
    ("troll", 4, monster("troll")),
    ("death_warrior", 4, monster("death_warrior")),
    ("champion", 2, monster("champion")),
    ("sneak_orc", 2, sneak("orc")),
    ("sneak_death_warrior", 2, sneak("death_warrior")),
    ("sneak_troll", 2, sneak("troll")),
    ("vampire_bats", 3, lose(D6 - 2)),
    ("torch_out", 3, torch_goes_out()),
    ("cave_in", 1, CAVE_IN),
    ("crossfire", 1, CROSSFIRE),
    ("trapdoor", 1, TRAPDOOR),
    ("wizards_curse", 1, turn_corridors()),
    ("gold_40", 1, gold(40)),
    ("gold_30", 1, gold(30)),
    ("potion", 1, item("potion")),
    ("closing_walls", 2, closing_walls()),
    ("shuffle", 1),
)
deck("search")(
    ("empty", 3),
    ("secret_door", 5, secret_door()),
    ("gold_10", 1, gold(10)),
    ("gold_90", 1, gold(90)),
    ("gold_200", 1, gold(200)),
    ("potion", 1, item("potion")),
    ("giant_centipede", 1, lose(D12)),
    ("trap", 1, draw("trap")),
    ("passage_down", 1, place_entrance(), enter_catacombs()),
    ("shuffle", 1),
)
deck("crypt")(
    ("empty", 4),
    ("potion", 3, item("potion")),
    ("gold_50", 1, gold(50)),
    ("gold_100", 1, gold(100)),
    ("gold_120", 1, gold(120)),
    ("gold_250", 1, gold(250)),
    ("skeleton", 1),
    ("trap_a", 1, lose(D6 - 3)),
    ("trap_b", 1, playing("lenient_crypt", lose(D12 - 3 - LUCK), lose(D12 + 3 - LUCK))),
    ("shuffle", 1),
)
deck("corpse")(
    ("empty", 5),
    ("rope", 3, item("rope")),
    ("gold_20", 1, gold(20)),
    ("gold_60", 1, gold(60)),
    ("gold_150", 1, gold(150)),
    ("scorpion", 2, lose(D6)),
    ("potion", 1, item("potion")),
    ("shuffle", 1),
)
deck("trap")(
    ("crossfire", 2, CROSSFIRE),
    ("cave_in", 2, CAVE_IN),
    ("explosion", 2, lose(4), misses(1)),
    ("trapdoor", 4, TRAPDOOR),
    ("snakes", 2, lose(D6)),
    ("poison_gas", 2, lose(D6 - 3), misses(D6 - 3)),
    ("shuffle", 1),
)
deck("door")(
    ("opens", 5),
    ("jammed", 6),
    ("trap_a", 1, lose(D6)),
    ("trap_b", 1, lose(D6 + 3 - LUCK)),
    ("trap_c", 1, lose(D12 - LUCK)),
    ("shuffle", 1),
)
deck("monster")(*((f"m{n:02}", 1) for n in range(1, 15)), ("shuffle", 1))
deck("catacombs")(
    ("tunnel", 7),
    ("exit", 5, may_come_up()),
    ("gold_40", 1, gold(40)),
    ("gold_100", 1, gold(100)),
    ("potion", 1, item("potion")),
    ("orc", 1, monster("orc")),
    ("troll", 1, monster("troll")),
    ("corpse", 1, may_draw("corpse")),
    ("bats", 1, lose(D6 - 2)),
    ("shuffle", 1),
)
