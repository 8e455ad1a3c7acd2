"""Keys struck on a terminal that is not there, and when all that they set off is done.

The pilot of Textual waits after each key until the process seems idle, which costs two fiftieths of a second a key, and is a guess
where the machine is busy. Here the queues of messages say so themselves.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

from textual.app import App
from textual.events import Key
from textual.keys import _character_to_key
from textual.message_pump import MessagePump
from textual.pilot import Pilot

LONGEST = 2.0
"""Seconds after which it is no longer waited for."""
ROUNDS = 2
"""So often in succession nothing may be left: what is drawn last may ask for more."""


def strike(app: App[Any], key: str) -> None:
    """Strike this key, and wait for nothing: a sign, or the name of a key."""
    name, sign = (_character_to_key(key), key) if len(key) == 1 else (key, " " if key == "space" else None)
    driver = app._driver
    assert driver is not None
    driver.send_message(Key(name, sign))


async def press(pilot: Pilot[Any], *keys: str) -> None:
    """Press these one after the other, each when nothing is left of the one before; without any, only wait."""
    if not keys:
        await settled(pilot)
    for key in keys:
        strike(pilot.app, key)
        await settled(pilot)


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until no message is left, nothing works beside, and the screen is drawn."""
    app, until, quiet = pilot.app, monotonic() + LONGEST, 0
    while quiet < ROUNDS and monotonic() < until:
        await pilot._wait_for_screen()
        if busy(app):
            quiet = 0
            await asyncio.sleep(0.001)
            continue
        app.screen._on_timer_update()
        await asyncio.sleep(0)
        quiet = 0 if busy(app) else quiet + 1


def busy(app: App[Any]) -> bool:
    """Whether a message waits, or a worker is not done, or a save is being written."""
    pumps: list[MessagePump] = [app, *app.screen_stack, *app.screen.walk_children()]
    return any(map(left, pumps)) or any(not worker.is_finished for worker in app.workers) or saving(app)


def left(pump: MessagePump) -> bool:
    """Whether this one has something left to do."""
    return not pump._message_queue.empty() or bool(pump._next_callbacks)


def saving(app: App[Any]) -> bool:
    """Whether the saving thread is at work."""
    session = getattr(app, "session", None)
    saver = session._autosave if session is not None else None
    return saver is not None and (saver._writing or saver._retry)
