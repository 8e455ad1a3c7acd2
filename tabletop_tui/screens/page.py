"""What all screens but the table have in common: a title, a body of lines, a line for questions and fields, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input

from .. import keys
from ..i18n import _
from ..ink import Line, cells, clip, clipped, spread
from ..widgets.footer import Footer
from ..widgets.plate import Plate
from ..widgets.sheet import Sheet

if TYPE_CHECKING:
    from ..app import Tabletop

T = TypeVar("T")

WIDE, TALL = 120, 36
YES = frozenset("yн")


class Page(Screen[T]):
    """A screen of lines. A subclass draws in `draw`; the rest is here."""

    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (WIDE, "-wide")]  # noqa: RUF012, Textual has it so
    VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]  # noqa: RUF012
    sections: ClassVar[tuple[keys.Section, ...]] = ()
    """Whose keys the footer and the list of keys show."""

    def __init__(self) -> None:
        super().__init__()
        self._entered: Callable[[str], str] | None = None
        self._agreed: Callable[[], None] | None = None
        self._helping = False
        self._stood: int | None = None
        """Where the cursor stood before the list of keys came."""

    @property
    def desk(self) -> Tabletop:
        """The app, as what it is."""
        return cast("Tabletop", self.app)  # pyright: ignore[reportUnknownMemberType]

    @property
    def wide(self) -> bool:
        """Whether there is room for the wide layout."""
        return self.desk.size.width >= WIDE and self.desk.size.height >= TALL

    @property
    def body(self) -> Sheet:
        """Where the lines are."""
        return self.query_one("#body", Sheet)

    def compose(self) -> ComposeResult:
        yield Plate("top", "bar")
        yield from self.middle()
        yield Plate("say", "panel-2")
        with Horizontal(id="field"):
            yield Plate("field_title", "panel-2")
            yield Input(id="field_text", select_on_focus=False)
        yield Footer()

    def middle(self) -> ComposeResult:
        """What lies between title and keys."""
        yield Sheet("body", "page")

    def on_mount(self) -> None:
        """Draw again whenever the colours change."""
        self.desk.theme_changed_signal.subscribe(self, lambda _: self.call_after_refresh(self.repaint))

    def on_resize(self) -> None:
        """Before the first paint, too."""
        self._draw_all()

    def on_screen_resume(self) -> None:
        """What lies beneath may have changed what is shown here."""
        self.call_after_refresh(self.repaint)

    def repaint(self) -> None:
        """Draw everything again, after a change of theme, signs or language."""
        if self.is_current:
            self._draw_all()
            for plate in self.query(Plate):
                plate.repaint()

    def _draw_all(self) -> None:
        if self._helping:
            self._draw_help()
        else:
            self.draw()
        self.draw_keys()

    def draw(self) -> None:
        """Fill the body. The size is that of the terminal."""
        raise NotImplementedError(f"{type(self).__name__} draws nothing")

    def headline(self, name: str, note: str = "", right: str = "") -> None:
        """The line at the top: where one is, a remark, and how one gets away."""
        left: Line = [(f" {name}", "accent bold"), (f"  {note}" if note else "", "text")]
        room = self.desk.size.width - cells(right) - 2
        self.query_one("#top", Plate).show(
            [spread(clipped(left, room), [(f"{right} ", "muted")], self.desk.size.width)]
        )

    def draw_keys(self) -> None:
        """The footer, from the live keys."""
        if self._agreed:
            hints = [("y", _("yes")), (keys.written("escape"), _("no"))]
            self.query_one(Footer).show_keys([], {}, hints=hints)
        elif self._entered:
            hints = [(keys.written("enter"), _("that is it")), (keys.written("escape"), _("as it was"))]
            self.query_one(Footer).show_keys([], {}, hints=hints)
        else:
            found = keys.footer_keys(self.sections, self.footer())
            now = keys.live(self.desk)
            self.query_one(Footer).show_keys(found, now, wide=self.wide, hints=self.hints(now), words=self.words())

    def footer(self) -> Sequence[str] | None:
        """The ids of keys to show, the most important first; None: all that are worth it."""
        return None

    def hints(self, now: dict[str, str]) -> Sequence[tuple[str, str]]:
        """What stands first in the footer: keys and a word."""
        return ()

    def words(self) -> dict[str, str]:
        """Other words than the usual ones in the footer, by id."""
        return {}

    # One line above the keys: something told, a question, a field.

    def say(self, text: str, ink: str = "text") -> None:
        """Tell something, until the next key."""
        width = self.desk.size.width - 2
        self.query_one("#say", Plate).show([[(f" {clip(text, width)}", ink)]])
        self.set_class(bool(text), "-says")

    def confirm(self, question: str, agreed: Callable[[], None]) -> None:
        """Ask whether to do this. Only `y` does; any other key does not."""
        self._agreed = agreed
        self.say(question, "warn bold")
        self.draw_keys()

    def enter(self, title: str, text: str, entered: Callable[[str], str], *, replace: bool = False) -> None:
        """Let a text be typed. What is done with it may give a reason against it; then it can be mended.

        What stands there is gone on with, or gives way to what is typed (`replace`).
        """
        self._entered = entered
        self.say("")
        self.add_class("-asks")
        label = self.query_one("#field_title", Plate)
        label.styles.width = cells(title) + 2
        label.show([[(f" {title}", "accent bold")]])
        field = self.query_one("#field_text", Input)
        field.value, field.cursor_position = text, len(text)
        if replace:
            field.action_select_all()
        field.focus()
        self.draw_keys()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed text is taken, unless there is something against it."""
        event.stop()
        if self._entered is None:
            return
        entered, self._entered = self._entered, None
        if against := entered(event.value):
            self._entered = entered
            self.say(against, "danger")
        elif self._entered is None:
            self.leave_field()

    def leave_field(self) -> None:
        """No text is typed any more."""
        self._entered = None
        self.set_focus(None)
        self.remove_class("-asks")
        if self.is_current:
            self.draw()
            self.draw_keys()

    # Keys.

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a question is open, no key does anything else; while a text is typed, only the one that leaves it."""
        if self._agreed is not None or (self._entered is not None and action != "close"):
            return False
        return super().check_action(action, parameters)

    def on_key(self, event: events.Key) -> None:
        """The answer to a question; any key takes away what was told."""
        if self._agreed is not None:
            event.stop()
            agreed, self._agreed = self._agreed, None
            self.say("")
            self.draw_keys()
            if event.character is not None and event.character.lower() in YES:
                agreed()
        elif self._entered is None:
            self.say("")

    def action_close(self) -> None:
        """Away from a field, from the list of keys, from the screen."""
        self.say("")
        if self._entered is not None:
            self.leave_field()
        elif self._helping:
            self.action_help()
        else:
            self.go_back()

    def go_back(self) -> None:
        """What Esc does when nothing is open."""
        self.dismiss(None)

    def action_cursor(self, dx: int, dy: int) -> None:
        """An arrow."""
        self.say("")
        if self._helping:
            self.query_one("#body", Sheet).step(dy)
        elif dy:
            self.step(dy)
        else:
            self.turn(dx)

    def step(self, by: int) -> None:
        """An arrow up or down."""
        self.body.step(by)

    def turn(self, by: int) -> None:
        """An arrow to the side."""

    def action_take(self) -> None:
        """Enter."""
        self.say("")
        if not self._helping:
            self.take()

    def take(self) -> None:
        """What Enter does with what is under the cursor."""

    def action_page(self, by: int) -> None:
        """A page up or down."""
        self.body.page(by)

    def action_end(self, by: int) -> None:
        """To the beginning or the end."""
        self.body.end(by)

    def action_region(self, by: int) -> None:
        """Tab: screens with one region have nowhere to go."""

    def action_find(self) -> None:
        """Find a text in the body."""
        self.enter(_("Find"), "", self._find)

    def _find(self, text: str) -> str:
        return "" if not text or self.body.find(text) else _("{text} is not here").format(text=text)

    def action_help(self) -> None:
        """Show all keys, or what was there before."""
        if not self._helping:
            self._stood = self.body.cursor
        self._helping = not self._helping
        self._draw_all()
        if not self._helping and self._stood in self.body.stops:
            self.body.point(self._stood)

    def _draw_help(self) -> None:
        everything = (*self.sections, keys.EVERYWHERE)
        self.body.fill(keys.help_lines(keys.live(self.desk), everything, self.desk.size.width - 1))

    @property
    def helping(self) -> bool:
        """Whether the body shows the list of keys."""
        return self._helping
