"""The command line: the app with options, and what can be done with saves and rules without a screen."""

from __future__ import annotations

import gc
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, cast

import typer

from rules import BadSave, Save, __version__, games, say, verify
from rules.game import Game, find

from .chronicle import chronicle
from .desk import Desk, Stopped, Wishes, carried_out, fail, stop
from .disk import write_whole
from .i18n import _, language
from .onlookers import Watched, load_save
from .screens.opening import reason_of
from .spine import Damaged

if TYPE_CHECKING:
    import click

Temper = Literal["uniform", "busy", "aimed"]
# Some versions of Typer carry a Click of their own, so its exceptions are found by way of one that Typer names.
UsageError = cast("type[Exception]", next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "UsageError"))

cli = typer.Typer(
    name="tabletop",
    help="Rich board games in the terminal, one to four people at one keyboard. Without a command the app starts.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line. The exit code."""
    gc.enable()
    return carried_out(lambda: obeyed(arguments))


def obeyed(arguments: Sequence[str]) -> int:
    """Do what a command line says. The exit code."""
    try:
        code = typer.main.get_command(cli).main(list(arguments), prog_name="tabletop", standalone_mode=False)
    except UsageError as error:
        return fail(cast("click.UsageError", error).format_message(), 2)
    except typer.Abort:
        return fail(_("stopped"), 1)
    return code if isinstance(code, int) else 0


# The app.


@cli.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    saves: Annotated[Path | None, typer.Option(metavar="DIR", help="The folder of saves.")] = None,
    lang: Annotated[str, typer.Option(help="en or ru.")] = "",
    theme: Annotated[str, typer.Option(help="tabletop-dark, tabletop-light, tabletop-contrast, ansi-dark …")] = "",
    ascii: Annotated[bool, typer.Option("--ascii", help="Only signs every terminal has.")] = False,
    list_view: Annotated[bool, typer.Option("--list", help="No boards: everything line by line.")] = False,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Read what holds for every command; without one start the app."""
    if version:
        print(f"tabletop {__version__}")
        raise typer.Exit
    context.obj = Desk.of(Wishes(saves, lang, theme, ascii, list_view))
    if context.invoked_subcommand is None:
        context.obj.run()


@cli.command()
def resume(
    context: typer.Context, save: Annotated[str, typer.Argument(help="Its name; none: the latest game.")] = ""
) -> None:
    """Go on with a game."""
    desk: Desk = context.obj
    desk.resume(save)


@cli.command()
def replay(
    context: typer.Context,
    save: Annotated[str, typer.Argument(help="A file, or the name of a save.")],
    text: Annotated[bool, typer.Option("--text", help="As lines of text, without the app.")] = False,
) -> None:
    """Watch a game again, step by step."""
    desk: Desk = context.obj
    watched = Watched(loaded(desk, save))
    if not text:
        desk.run(watched)
        return
    watched.to(watched.last)
    for line in log_of(watched):
        print(line)
    if watched.departed:
        stop(_("the rules of today refuse the next command; the log ends here"), 1)


def loaded(desk: Desk, name: str) -> Save:
    """The save in this file, or of this name on the shelf."""
    path = Path(name).expanduser()
    try:
        return load_save(path if path.is_file() else desk.entry(name).path)
    except (BadSave, Damaged) as fault:
        stop(f"{name}: {reason_of(fault)}", 1)


def log_of(watched: Watched) -> Iterator[str]:
    """The log of a game, public facts only until it is over."""
    return chronicle(watched.log, watched.setup, watched.view, watched.result, watched.name)


# Without a screen.


@cli.command("verify")
def verify_saves(
    context: typer.Context, saves: Annotated[list[str], typer.Argument(help="Files, or names of saves.")]
) -> None:
    """Play saves again and compare; names the first command that differs."""
    desk: Desk = context.obj
    bad = 0
    for name in saves:
        report = verify(loaded(desk, name))
        if report.ok:
            print(_("{name}: {n} commands, the same game").format(name=name, n=report.commands))
            continue
        bad += 1
        why = {"refused": _("refused"), "fingerprint": _("another state"), "state": _("another state at the end")}
        line = _("{name}: differs at command {at} of {n}: {why}")
        said = line.format(name=name, at=report.at, n=report.commands, why=why.get(report.why, report.why))
        refusal = f", {say(report.refusal, language())} ({report.refusal.clause})" if report.refusal else ""
        print(said + refusal)
        if report.begun != report.today:
            line = _("{name}: it was begun under rules {begun}, and this program has rules {today}")
            print(line.format(name=name, begun=report.begun, today=report.today))
    raise Stopped(1 if bad else 0)


@cli.command()
def export(
    context: typer.Context,
    save: Annotated[str, typer.Argument(help="A file, or the name of a save.")],
    log: Annotated[Path | None, typer.Option(metavar="FILE", help="Write to this file instead.")] = None,
) -> None:
    """Write the log of a game: what everybody saw, and when it is over, everything."""
    desk: Desk = context.obj
    watched = Watched(loaded(desk, save))
    watched.to(watched.last)
    text = "\n".join(log_of(watched)) + "\n"
    if log is None:
        print(text, end="")
    else:
        write_whole(log, text)
        print(_("written to {path}").format(path=log))


@cli.command("rules")
def read_rules(
    game: Annotated[str, typer.Argument(help="The game, such as dungeonquest.")],
    clause: Annotated[str, typer.Argument(help="A clause, or words to look for; none: all clauses.")] = "",
) -> None:
    """Read clauses of a rulebook."""
    from .screens.rulebook import MARKS, search, whole_book

    book = whole_book(game_named(game))
    found = search(book, clause) if clause else list(book.entries)
    if not found:
        stop(_("{text} is in no clause").format(text=clause))
    for id in [clause] if clause in book.entries else found:
        entry = book.entries[id]
        mark = f"  [{_(MARKS[entry.mark])}]" if entry.mark in MARKS else ""
        print(f"{id}{mark}\n    {entry.text(language())}")


def game_named(name: str) -> Game:
    """The game of this name."""
    try:
        return find(name)
    except LookupError:
        known = ", ".join(game.slug for game in games())
        stop(_("there is no game {name}; there are: {known}").format(name=name, known=known))


@cli.command()
def walk(
    game: Annotated[str, typer.Argument(help="The game, such as dungeonquest.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="Any text; the same gives the same games.")] = "walk",
    temper: Annotated[Temper, typer.Option(help="How answers are chosen.")] = "uniform",
) -> None:
    """Play whole games by chance, and check at every step what must hold."""
    from .walking import walk_games

    raise typer.Exit(walk_games(game_named(game), count, seed, temper))


@cli.command()
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "localhost",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
) -> None:
    """Offer the app to a browser, on this machine only unless told otherwise."""
    try:
        from textual_serve.server import Server  # pyright: ignore[reportMissingImports, reportUnknownVariableType]
    except ImportError:
        stop(_("for this the package textual-serve is needed: pip install textual-serve"), 1)
    desk: Desk = context.obj
    command = [sys.executable, "-m", "tabletop_tui", "--saves", str(desk.shelf.folder)]
    Server(shlex.join(command), host=host, port=port, title="Tabletop").serve()  # pyright: ignore[reportUnknownMemberType]
