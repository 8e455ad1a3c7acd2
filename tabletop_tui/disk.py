"""Files that are whole or not there: write, copy, and names that every file system takes."""

from __future__ import annotations

import errno
import os
import unicodedata
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

FRESH = ".new"  # ending of a file that is being written
LONGEST = 100  # bytes of a stem; with a mark, a number and endings it stays far below the usual 255
FORBIDDEN = frozenset('<>:"/\\|?*')
DEVICES = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EBADF}


def write_whole(path: Path, text: str | bytes, *, name_lasts: bool = True) -> None:
    """Replace the file by this text, so that at any moment the old or the new one is there and whole.

    With `name_lasts` even a power cut right afterwards leaves the new one; without, it may leave the old one.

    Raises:
        OSError: it could not be written; the old file is as it was.
    """
    # A lone surrogate, from a terminal with an odd encoding, becomes the escape that JSON has for it.
    data = text if isinstance(text, bytes) else text.encode("utf-8", "backslashreplace")
    fresh = path.with_name(f".{path.name}.{os.getpid()}{FRESH}")
    try:
        _write_through(fresh, data)
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            os.unlink(fresh)
        raise
    if name_lasts:
        _sync_folder(path.parent)


def keep_copy(source: Path, target: Path) -> None:
    """Give what the source holds a second name. The target must not exist.

    A second link costs no space and no time; `write_whole` never changes a file in place, so the copy stays what it is.
    """
    try:
        os.link(source, target)
    except (FileExistsError, FileNotFoundError):
        raise
    except OSError:  # a file system without links
        write_whole(target, source.read_bytes())


def remove(path: Path) -> None:
    """Delete a file; nothing happens if it is gone already."""
    with suppress(FileNotFoundError):
        os.unlink(path)


def remove_folder(folder: Path) -> None:
    """Delete a folder of plain files; nothing happens if it is gone already."""
    if folder.is_dir():
        for path in sorted(folder.iterdir()):
            remove(path)
        os.rmdir(folder)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, where they are missing."""
    if not folder.is_dir():
        os.makedirs(folder, exist_ok=True)


def sweep(folder: Path, name: str) -> None:
    """Delete what a killed writer of this file left behind."""
    for path in folder.glob(f".{_literal(name)}.*{FRESH}"):
        remove(path)


def safe_name(shown: str) -> str:
    """A file name (without ending) for any text. Texts that had to be changed get a mark, so that they stay apart."""
    text = unicodedata.normalize("NFC", shown.encode("utf-8", "replace").decode())
    name = "".join("_" if char in FORBIDDEN or not (char.isprintable() or char == " ") else char for char in text)
    name = " ".join(name.split()).lstrip("-. ").rstrip(". ")
    if name.split(".")[0].rstrip().casefold() in DEVICES:
        name = f"_{name}"
    if not text:
        return "unnamed"
    if name == text and len(name.encode()) <= LONGEST:
        return name
    mark = f"~{blake2b(text.encode(), digest_size=3).hexdigest()}"
    name = name.encode()[: LONGEST - len(mark)].decode(errors="ignore").rstrip(". ")
    return f"{name or 'unnamed'}{mark}"


def _write_through(path: Path, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(file, left) :]
        os.fsync(file)
    finally:
        os.close(file)


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where a folder can be synced at all."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    except OSError as error:
        if error.errno not in NO_FOLDER_SYNC:
            raise
    finally:
        os.close(opened)


def _literal(name: str) -> str:
    return "".join(f"[{char}]" if char in "*?[" else char for char in name)
