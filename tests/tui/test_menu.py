"""The decision as rows: groups, letters that stay, several picks, pages."""

from __future__ import annotations

from rules import Ref
from tabletop_tui.keys import PLACES, STANDING
from tabletop_tui.menu import PAGE, Group, Item, Letters, Menu, Wanted
from tabletop_tui.screens.asking import toggled

MOVE = Group("move", "Move", "arrows, or", "place")
STAY = Group("stay", "Stay")


def keys_of(menu: Menu) -> dict[str, str]:
    return {row.item.id: row.key for row in menu.rows if row.item}


def window(items: list[Item], letters: Letters | None = None, question: object = "turn", **more: object) -> Menu:
    groups = (MOVE, STAY)
    return Menu("T", "", items, groups, letters=(letters or Letters()).deal(question, items, groups), **more)  # type: ignore[arg-type]


def test_a_plain_question_goes_by_place_and_its_digit_order() -> None:
    menu = Menu("Which?", "", [Item(id, id) for id in ("one", "two", "three")])
    assert keys_of(menu) == {"one": "a", "two": "b", "three": "c"}
    assert menu.by_key("b") == 1 and menu.by_key("z") is None and menu.first() == 0


def test_a_standing_letter_stays_when_its_option_becomes_possible() -> None:
    letters = Letters()
    refused = [Item("dig", "dig", "stay", why="no spade", clause="X-1"), Item("rest", "rest", "stay")]
    before = keys_of(window(refused, letters))
    after = keys_of(window([refused[0]._replace(why=""), refused[1], Item("sing", "sing", "stay")], letters))
    assert after["dig"] == before["dig"] and after["rest"] == before["rest"] and after["sing"] not in before.values()


def test_in_another_question_a_letter_means_what_it_meant_or_is_a_new_one() -> None:
    letters = Letters()
    first = keys_of(window([Item("a1", "", "stay"), Item("a2", "", "stay")], letters, "turn"))
    second = keys_of(window([Item("a3", "", "stay"), Item("a2", "", "stay")], letters, "fight"))
    assert second["a2"] == first["a2"] and second["a3"] not in first.values()


def test_a_fixed_letter_is_given_to_nobody_else() -> None:
    items = [Item(f"x{n}", "", "stay") for n in range(5)] + [Item("search", "", "stay", letter="s")]
    found = keys_of(window(items))
    assert found["search"] == "s" and list(found.values()).count("s") == 1
    assert all(key in STANDING for key in found.values())


def test_places_keep_a_fixed_letter_apart_from_dealt_ones() -> None:
    items = [Item("n", "", "move", letter="a"), Item("grope", "", "move"), Item("w", "", "move", letter="d")]
    assert keys_of(window(items)) == {"n": "a", "grope": "b", "w": "d"}


def test_more_places_than_letters_take_standing_ones_that_nobody_has() -> None:
    items = [Item(f"m{n}", "", "move") for n in range(9)] + [Item("s", "", "stay", letter="y")]
    found = keys_of(window(items))
    assert len(set(found.values())) == 10 and found["m7"] in STANDING and found["m7"] != "y"


def test_what_can_be_done_stands_first_in_its_group() -> None:
    items = [Item("no", "", "stay", why="not now"), Item("yes", "", "stay")]
    assert [row.item.id for row in window(items).rows if row.item] == ["yes", "no"]


def test_the_pointer_does_not_begin_at_what_is_shy_of_it() -> None:
    items = [Item("plunder", "", "stay", shy=True), Item("go on", "", "stay")]
    menu = window(items)
    assert menu.rows[menu.first()].item == items[1]
    alone = window(items[:1])
    assert alone.rows[alone.first()].item == items[0]


def test_a_group_without_items_has_no_heading() -> None:
    assert [row.text for row in window([Item("yes", "", "stay")]).rows if row.kind == "group"] == ["Stay"]


def test_several_picks_are_counted_and_given_by_a_row_of_their_own() -> None:
    items = [Item("a", "a", most=2), Item("b", "b")]
    menu = Menu("Take", "", items, wanted=Wanted(1, 3), picks=("a", "b", "a"))
    assert [row.note for row in menu.rows] == ["✓ 2 of 2", "✓ chosen", "3, wanted: 1 to 3"]
    assert menu.rows[-1].kind == "done" and menu.rows[-1].key == "n"
    assert Menu("Take", "", items, wanted=Wanted(1, 3)).rows[-1].kind == "refused"


def test_nothing_picked_where_nothing_need_be_is_declining() -> None:
    menu = Menu("May", "", [Item("a", "a")], wanted=Wanted(0, 1))
    assert menu.rows[-1].text == "decline" and menu.rows[-1].kind == "done"


def test_one_thing_or_none_is_answered_by_one_key() -> None:
    assert Wanted(0, 1).single and Wanted(1, 1).single
    assert not Wanted(0, 2).single and not Wanted(0, 1, weight=(2, 3)).single


def test_an_order_is_shown_by_numbers() -> None:
    items = [Item("a", "a"), Item("b", "b")]
    menu = Menu("Order", "", items, wanted=Wanted(2, 2, ordered=True), picks=("b", "a"))
    assert [row.note for row in menu.rows] == ["✓ 2.", "✓ 1.", "2 of 2"]


def test_weights_are_added_up_and_must_be_reached() -> None:
    items = [Item("a", "a", weight=3), Item("b", "b", weight=5)]
    menu = Menu("Pay", "", items, wanted=Wanted(0, 2, weight=(7, 9)), picks=("a",))
    assert menu.rows[-1].note == "3, wanted: 7 to 9" and menu.rows[-1].kind == "refused"
    assert Menu("Pay", "", items, wanted=Wanted(0, 2, weight=(7, 9)), picks=("a", "b")).rows[-1].kind == "done"


def test_one_more_of_it_and_over_the_limit_none() -> None:
    item = Item("a", "a", most=2)
    menu = Menu("", "", [item], wanted=Wanted(0, 3))
    assert toggled(menu, item, ()) == ("a",)
    assert toggled(menu, item, ("a",)) == ("a", "a")
    assert toggled(menu, item, ("b", "a", "a")) == ("b",)


def test_a_long_question_goes_over_pages_so_that_all_have_letters() -> None:
    items = [Item(str(n), "") for n in range(2 * PAGE + 3)]
    pages = [Menu("", "", items, page=page) for page in range(3)]
    assert pages[0].pages == 3 and [len(page.rows) for page in pages] == [PAGE, PAGE, 3]
    assert all(row.key in PLACES + STANDING for page in pages for row in page.rows)


def test_only_what_is_under_the_cursor_is_shown_and_as_many_lines_as_ever() -> None:
    groups = (Group("map", "Map", by="pointed"),)
    items = [Item("go", "go", "map", (1, 1)), Item("wade", "wade", "map", (2, 2), why="too deep", clause="C-1")]
    at = {spot: Menu("", "", items, groups, cursor=spot) for spot in ((1, 1), (2, 2), (3, 3))}
    assert [row.kind for row in at[1, 1].rows] == ["group", "option", "blank", "hint"]
    assert [row.kind for row in at[2, 2].rows] == ["group", "refused", "hint"]
    assert [row.kind for row in at[3, 3].rows] == ["group", "hint", "blank", "hint"]
    assert at[1, 1].rows[1].key == "Enter" and at[1, 1].rows[-1].note == "1 marked"


def test_a_selected_thing_shows_its_options_by_place() -> None:
    groups = (Group("card", "Card", by="selected"),)
    items = [
        Item("basic", "b", "card", "march"),
        Item("strong", "s", "card", "march"),
        Item("other", "o", "card", "rage"),
    ]
    closed, opened = (Menu("", "", items, groups, selected=selected) for selected in (None, "march"))
    assert [row.kind for row in closed.rows] == ["group"] and "2 of 2" in closed.rows[0].note
    assert keys_of(opened) == {"basic": "a", "strong": "b"}


def test_places_on_the_board_carry_the_letters_of_what_can_be_done() -> None:
    items = [Item("n", "", "move", (0, 0), "a"), Item("e", "", "move", (0, 1), "b", why="wall"), Item("s", "", "stay")]
    assert window(items).letters_by_place() == {(0, 0): "a"}


def test_what_can_be_done_about_a_place_comes_before_what_cannot() -> None:
    items = [Item("e", "", "move", (0, 1), "b", why="wall"), Item("secret", "", "move", (0, 1))]
    menu = window(items)
    at = menu.about((0, 1))
    assert at is not None and menu.rows[at].item == items[1]
    assert menu.about((5, 5)) is None and menu.about(None) is None


def test_where_the_letters_of_standing_options_run_out_they_borrow_others_and_none_goes_without() -> None:
    groups = [Group("card", "Card", by="selected"), Group("here", "Here")]
    card = Ref("card", "march")
    items = [Item(f"play {n}", "", "card", card) for n in range(3)]
    items += [Item(f"buy {n}", "", "here") for n in range(12)] + [Item("end", "", "here", letter="t")]
    letters = Letters().deal("talk", items, groups, "imnorstw")
    dealt = [letters[item.id] for item in items if item.group == "here"]
    assert len(set(dealt)) == len(dealt) == 13 and "n" not in dealt and letters["end"] == "t"
    menu = Menu("", "", items, groups, letters=letters, selected=card)
    assert [row.key for row in menu.rows if row.item in items[:3]] == ["a", "b", "c"]


def test_no_letter_is_dealt_twice_to_what_is_selected() -> None:
    group = Group("unit", "Unit", "", "selected")
    items = [
        Item("banner", "fear", "unit", "ref"),
        Item("one", "attack", "unit", "ref", "a"),
        Item("two", "block", "unit", "ref", "b"),
    ]
    menu = Menu("TURN", "", items, (group,), selected="ref")
    assert [row.key for row in menu.rows if row.kind == "option"] == ["c", "a", "b"]
    assert menu.letter_if_selected(items[0]) == "c"


def test_what_is_no_longer_offered_gives_its_letter_back_rather_than_that_something_has_none() -> None:
    letters = Letters()
    before = [Item(f"old {n}", "old", group="stay") for n in range(len(STANDING) + len(PLACES))]
    window(before, letters)
    after = window([Item("new", "new", group="stay"), before[0]], letters)
    keys = keys_of(after)
    assert keys["new"] and keys["old 0"] and keys["new"] != keys["old 0"]
