"""Every module of the rules can be the first that is imported: none leans on another having come before."""

from __future__ import annotations

import json
import subprocess
import sys
from pkgutil import walk_packages

import rules

ALONE = """
import json, sys
from functools import lru_cache
from importlib import import_module
from importlib.machinery import SourceFileLoader

read = SourceFileLoader.get_code
SourceFileLoader.get_code = lru_cache(None)(lambda loader, name: read(loader, name))
SourceFileLoader.__hash__ = lambda loader: hash(loader.path)
SourceFileLoader.__eq__ = lambda loader, other: loader.path == other.path

failed = {}
for name in json.loads(sys.argv[1]):
    home = ".".join(name.split(".")[:2])
    forgotten = home if hasattr(sys.modules.get(home), "GAME") else "rules"
    for known in [known for known in sys.modules if f"{known}.".startswith(f"{forgotten}.")]:
        del sys.modules[known]
    if forgotten != "rules":
        tags = sys.modules["rules.engine.instructions"].TAGS if "rules.engine.instructions" in sys.modules else {}
        for tag in [tag for tag in tags if "." in tag]:
            del tags[tag]
    try:
        import_module(name)
    except Exception as error:
        failed[name] = f"{type(error).__name__}: {error}"
print(json.dumps(failed))
"""
"""Forgets the rules before each import, of a game its chapters: as good as a fresh interpreter for each. To be quick the text of
a module is read once."""


def test_every_module_of_the_rules_can_be_imported_first() -> None:
    names = [module.name for module in walk_packages(rules.__path__, "rules.")]
    assert len(names) > 150
    ran = subprocess.run([sys.executable, "-c", ALONE, json.dumps(names)], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == {}
