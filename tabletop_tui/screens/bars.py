"""The bars of the table: where the game stands, whose turn it is, whether all is on the disk."""

from __future__ import annotations

from rules.engine.phrases import sentence

from ..i18n import _
from ..ink import Line, clip, padded, spread
from ..moment import moment_of
from ..pack import Pack, Sight
from ..session import Session
from .table_frame import Frame


def title(pack: Pack, sight: Sight, session: Session, width: int) -> Line:
    """The game at the left, its seed and the mark of the disk at the right."""
    seed: Line = [(_("seed") + " ", "muted"), (f"{clip(session.setup.seed, 24)}  ", "text")]
    return spread(pack.title(sight), [*seed, *saved_mark(session, short=False)], width)


def track(pack: Pack, sight: Sight, session: Session, frame: Frame) -> Line:
    """How far the game has come; narrow with the mark of the disk; in the list in words."""
    if frame.wide:
        return padded(pack.track(sight, frame.width), frame.width)
    if frame.mode == "list":
        return padded([(f" {in_words(session)}", "bold")], frame.width)
    return spread(pack.track(sight, frame.width - 2), saved_mark(session, short=True), frame.width)


def in_words(session: Session) -> str:
    """Where the game stands and who is to choose, as sentences."""
    view = session.view
    moment = moment_of(session.view_of(None)).text
    name = session.names[view.choosing] if view.choosing is not None else ""
    chooses = _("{name} is to choose").format(name=name) if name else ""
    return ". ".join(sentence(text) for text in (moment, chooses) if text) + "."


def saved_mark(session: Session, *, short: bool) -> Line:
    """Whether all is on the disk: a sign, and a word where there is room."""
    if session.trouble is not None:
        return [("✗" if short else "✗ " + _("not saved") + " ", "danger bold")]
    if session.saved:
        return [("✓" if short else "✓ " + _("saved") + " ", "ok")]
    return [("…" if short else _("saving") + " ", "muted")]
