"""Settings on disk: what is there is used, what is amiss is told and put aside."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from tabletop_tui.settings import FILE, FORM, Settings, load_settings, save_settings, settings_folder


def test_the_form_offers_exactly_what_the_fields_take() -> None:
    hints = get_type_hints(Settings)
    for line in FORM:
        assert set(line.values) == (set(get_args(hints[line.name])) or {True, False}), line.name
        assert getattr(Settings(), line.name) in line.values
    assert {line.name for line in FORM} | {"keymap", "zoom"} == {field.name for field in fields(Settings)}


def test_all_is_remembered(tmp_path: Path) -> None:
    chosen = Settings(keymap={"look": "f"}, zoom={"toy": "S"})
    for line in FORM:
        chosen = chosen.having(line.name, list(line.values)[-1])
    save_settings(chosen, tmp_path / "deep" / "down")
    assert load_settings(tmp_path / "deep" / "down") == (chosen, "")
    assert all(getattr(chosen, line.name) == list(line.values)[-1] for line in FORM)


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "nowhere") == (Settings(), "")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000])
def test_a_corrupt_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    loaded = load_settings(tmp_path)
    assert loaded.settings == Settings() and "settings.broken.json" in loaded.message
    assert (tmp_path / "settings.broken.json").read_bytes() == content


def test_one_wrong_value_costs_one_value(tmp_path: Path) -> None:
    odd = {
        "language": "ru",
        "theme": "pink",
        "confirm": "yes",
        "hide_refusals": True,
        "keymap": {"look": 1},
        "later": 1,
    }
    (tmp_path / FILE).write_text(json.dumps(odd))
    loaded = load_settings(tmp_path)
    assert loaded.settings == Settings(language="ru", hide_refusals=True)
    assert all(name in loaded.message for name in ("theme", "confirm", "keymap", "later"))
    save_settings(loaded.settings, tmp_path)
    assert json.loads((tmp_path / "settings.broken.json").read_text()) == odd
    (tmp_path / FILE).write_text("{")
    assert "settings.broken1.json" in load_settings(tmp_path).message


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    loaded = load_settings(tmp_path)
    assert loaded.settings == Settings() and loaded.message


def test_the_folder_can_be_named(tmp_path: Path) -> None:
    assert settings_folder({"TABLETOP_CONFIG": str(tmp_path)}) == tmp_path
    assert settings_folder({}).name == "tabletop-tui"


def test_a_choice_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError):
        Settings().having("theme", "pink")
    with pytest.raises(ValueError):
        Settings().having("keymap", "x")
