"""The application: settings, colours, the shelf, and which screen is shown. Nothing here knows a game or changes one."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast, runtime_checkable

from textual import events
from textual.app import App, SystemCommand
from textual.message import Message
from textual.screen import Screen

from . import i18n, keys, themes
from .glyphs import GlyphSet, glyph_set
from .i18n import _
from .palette import Palette
from .settings import Settings, load_settings, save_settings, settings_folder
from .shelf import Shelf

if TYPE_CHECKING:  # a sitting brings the rules with it, and the home screen does not wait for them
    from .draft import Draft
    from .onlookers import Watched
    from .session import Recollection, Session

LEAST = (80, 24)
"""Columns and rows every screen can do with."""
WAIT = 5.0
"""Seconds to wait for a slow disk before a person is told."""


@runtime_checkable
class Redrawn(Protocol):
    """A screen that can draw everything again."""

    def repaint(self) -> None:
        """Draw everything again."""
        ...


class Tabletop(App[None]):
    """The program on the terminal."""

    class NotSaved(Message):
        """From the saving thread: it could not be written."""

        def __init__(self, error: Exception) -> None:
            super().__init__()
            self.error = error

    class Recollected(Message):
        """From a worker: what playing the game again has brought back."""

        def __init__(self, session: Session, recollection: Recollection) -> None:
            super().__init__()
            self.session, self.recollection = session, recollection

    CSS_PATH = "styles/app.tcss"
    TITLE = "Tabletop"
    ENABLE_COMMAND_PALETTE = True
    AUTO_FOCUS = None

    def __init__(
        self,
        shelf: Shelf,
        *,
        config: Path | None = None,
        settings: Settings | None = None,
        glyphs: GlyphSet | None = None,
        opening: Session | None = None,
    ) -> None:
        """The program with this shelf.

        Args:
            shelf: Where the games are kept.
            config: The folder of the settings; None: the usual one.
            settings: What holds for this run instead of what is in the folder.
            glyphs: The signs for this run; None: as the settings say.
            opening: A game to begin with; None: the home screen.
        """
        self._config = config or settings_folder()
        loaded = load_settings(self._config)
        self.settings = settings or loaded.settings
        self._complaint = loaded.message
        self._glyphs: GlyphSet | None = glyphs
        self.shelf = shelf
        self.session: Session | None = None
        self.draft: Draft | None = None
        """The form of a new game as it was left."""
        self._opening = opening
        self._staying = 1
        """Screens that are never taken away: that of the library, and the home screen when it has once been shown."""
        self._asked_to_leave = False
        i18n.use(i18n.chosen(self.settings.language))
        super().__init__()
        for theme in themes.THEMES:
            self.register_theme(theme)
        self.theme = self.settings.theme
        self.palette = self._new_palette()

    # Colours, signs, language, keys.

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """So that our style sheets parse under any theme."""
        return themes.defaults(self.current_theme.dark)

    @property
    def glyphs(self) -> GlyphSet:
        """The signs in use."""
        return glyph_set(self.settings.glyphs) if self._glyphs is None else self._glyphs

    def _new_palette(self) -> Palette:
        return Palette.of(self, self.glyphs)

    def watch_theme(self) -> None:
        """Every theme has a palette of its own."""
        self.palette = self._new_palette()

    def adopt(self, settings: Settings) -> None:
        """These settings hold from now on, and are remembered."""
        old, self.settings = self.settings, settings
        i18n.use(i18n.chosen(settings.language))
        self.theme = settings.theme
        self.palette = self._new_palette()
        if settings.keymap != old.keymap:
            self._use_keymap()
        try:
            save_settings(settings, self._config)
        except OSError as error:
            self.tell(_("The settings cannot be saved: {reason}").format(reason=error.strerror or error), bad=True)

    def _use_keymap(self) -> None:
        good, wrong = keys.checked(self.settings.keymap)
        self.set_keymap(good)
        for complaint in wrong:
            self.tell(complaint, bad=True)

    def tell(self, text: str, *, bad: bool = False) -> None:
        """Say something in passing."""
        self.notify(text, severity="warning" if bad else "information", markup=False)

    # Beginning and end.

    def on_mount(self) -> None:
        """The home screen, or the game asked for."""
        self._use_keymap()
        if self._opening is None:
            self.go_home()
        else:
            self._open(self._opening)
        if self._complaint:
            self.tell(self._complaint, bad=True)
        self.call_after_refresh(look_for_rubbish)

    def _open(self, opening: Session) -> None:
        from .onlookers import Watched

        if isinstance(opening, Watched):
            self._watch(opening)
        else:
            self.play(opening)

    def on_unmount(self) -> None:
        """However the program ends, the game is written and others may open it."""
        if self.session is not None:
            self.session.close(WAIT)
            self.session = None

    async def action_quit(self) -> None:
        """End the program; waits until the game is on the disk. If it cannot be written, once more does it all the same."""
        if await self.put_away():
            self.exit()

    async def put_away(self) -> bool:
        """End the sitting. Whether it has ended: when the game cannot be saved, the first attempt only tells so."""
        session = self.session
        if session is None:
            return True
        flushed = await self._flushed(session)
        if not flushed and not self._asked_to_leave:
            self._asked_to_leave = True
            reason = session.trouble or _("the disk does not answer")
            self.tell(
                _("The game is not saved: {reason}. Once more leaves it all the same.").format(reason=reason), bad=True
            )
            return False
        self.session, self._asked_to_leave = None, False
        session.close(WAIT if flushed else 0)
        return True

    async def _flushed(self, session: Session) -> bool:
        """Wait for the disk without holding the screen."""
        worker = self.run_worker(partial(session.flush, WAIT), thread=True, exit_on_error=False)
        await worker.wait()
        return worker.result is True

    # Games.

    def play(self, session: Session) -> None:
        """Sit down at this game."""
        self.session, self._asked_to_leave = session, False
        session.on_error = self._hear_of_failure
        self.carry_on()
        self.call_after_refresh(self._recollect, session)

    def _hear_of_failure(self, error: Exception) -> None:
        """In the saving thread, from which only a message is safe."""
        self.post_message(self.NotSaved(error))

    def on_tabletop_not_saved(self, message: NotSaved) -> None:
        """Told once for each attempt; the game goes on."""
        text = _("The game is not saved: {reason}. It goes on all the same.")
        self.tell(text.format(reason=message.error), bad=True)

    def _recollect(self, session: Session) -> None:
        """The log of a game taken up again comes from playing it again, behind the player's back."""
        if session.recalled:
            return

        def work() -> None:
            self.post_message(self.Recollected(session, session.recollect()))

        self.run_worker(work, thread=True, exit_on_error=False)

    def on_tabletop_recollected(self, message: Recollected) -> None:
        """The log goes back to the beginning now: whoever shows something of it shows it again."""
        message.session.remember(message.recollection)
        screen = self.screen
        if message.session is self.session and isinstance(screen, Redrawn):
            screen.repaint()

    def carry_on(self) -> None:
        """Show what comes next in the game: the hand-over, the table, or how it ended. For the table, after each command."""
        session = self.session
        if session is None:
            return
        if session.over:
            from .screens.score import Score
            from .screens.table import Table

            self._go_to(Score(session, just_ended=isinstance(self.screen, Table)))
        elif session.handover_needed(self.settings):
            self.hand_over()
        else:
            self.show_table()

    def hand_over(self) -> None:
        """Hide everything until the person is there who is to choose."""
        from .screens.handover import Handover

        if self.session is not None and not isinstance(self.screen, Handover):
            self.push_screen(Handover(self.session))

    def show_table(self) -> None:
        """The table, above the home screen."""
        from .screens.table import Table

        if self.session is not None and not isinstance(self.screen, Table):
            self._go_to(Table(self.session))

    def show_open_table(self) -> None:
        """The table as everybody may see it, above what is shown now."""
        from .screens.watching import OpenTable

        if self.session is not None:
            self.push_screen(OpenTable(self.session))

    def _watch(self, watched: Watched) -> None:
        from .screens.watching import Watching

        self.push_screen(Watching(watched))

    def _go_to(self, screen: Screen[None]) -> None:
        """Put this screen in the place of all that can be taken away."""
        self._clear()
        self.push_screen(screen)

    def _clear(self) -> None:
        while len(self.screen_stack) > self._staying:
            self.pop_screen()

    async def leave_table(self) -> None:
        """Back to the home screen; the game is on the disk."""
        if await self.put_away():
            self.go_home()

    def go_home(self) -> None:
        """The home screen, and nothing above it."""
        self._clear()
        if self._staying == 1:
            from .screens.home import Home

            self.push_screen(Home())
            self._staying = 2

    # Sizes.

    def on_resize(self, event: events.Resize) -> None:
        """Where there is too little room, say so; what was there comes back with the room."""
        from .screens.small import Small

        below = self.screen_stack[-2] if isinstance(self.screen, Small) else self.screen
        columns, rows = getattr(below, "LEAST", LEAST)
        fits = event.size.width >= columns and event.size.height >= rows
        if fits and isinstance(self.screen, Small):
            self.pop_screen()
        elif not fits and not isinstance(self.screen, Small):
            self.push_screen(Small(columns, rows))

    # The palette of commands.

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """What can be done on this screen, and leaving."""
        offered = cast("Callable[[], Iterable[SystemCommand]] | None", getattr(screen, "commands", None))
        yield from offered() if offered else ()
        yield SystemCommand(_("Quit"), _("The game is saved"), self.action_quit)


def look_for_rubbish() -> None:
    """From now on memory is looked through for what nobody needs any more, where it was not. What the start has brought stays."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
