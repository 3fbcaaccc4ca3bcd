"""tools/compile.py, on a package of two modules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from jackin.engine import fingerprint
from tools.compile import NO_COMPILER, engine, missing_tools

COMPILE = Path(__file__).parents[1] / "tools/compile.py"

JACKIN = Path(__file__).parents[1] / "src/jackin"

SOURCES = {
    "src/jackin/__init__.py": JACKIN.joinpath("__init__.py").read_text("utf-8"),
    "src/jackin/engine.py": JACKIN.joinpath("engine.py").read_text("utf-8"),
    "src/jackin/cli.py": "from jackin.kernel.machine import credits\nprint(credits(2))\n",
    "src/jackin/kernel/__init__.py": "",
    "src/jackin/kernel/machine.py": "def credits(n: int) -> int:\n    return n + 5\n",
    "src/jackin/netrunner/data/core.toml": "",
    "src/jackin/netrunner/flows/run.py": "from jackin.kernel.machine import credits as credits\n",
    "docs/rules/netrunner.md": "",
}


@pytest.fixture
def root(tmp_path):
    for name, source in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    return tmp_path


def run(*command, **environment):
    plain = {name: value for name, value in os.environ.items() if name != "JACKIN_ENGINE"}
    environment = {**plain, **environment}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True)


def test_engine_modules_are_compiled_and_nothing_else(root):
    package = root / "src/jackin"
    assert engine(package) == [package / "kernel/machine.py", package / "netrunner/flows/run.py"]


def test_the_fingerprint_follows_the_engine_and_its_data_and_nothing_else(root):
    package = root / "src/jackin"
    seen = [fingerprint(package)]
    (package / "cli.py").write_text("print('a bot author was here')\n")
    assert fingerprint(package) == seen[0]
    (package / "netrunner/data/core.toml").write_text("x = 1")
    seen.append(fingerprint(package))
    (package / "kernel/machine.py").rename(package / "kernel/engine.py")
    seen.append(fingerprint(package))
    assert len(set(seen)) == 3


def test_without_a_compiler_it_says_so(root):
    done = run(COMPILE, "--root", root, CC="no-such-compiler")
    assert done.returncode == NO_COMPILER
    assert "no C compiler: no-such-compiler was not found" in done.stderr


def test_where_a_compiler_is_optional_a_missing_one_is_told_in_one_line(root):
    done = run(COMPILE, "--root", root, "--optional", CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stderr.count("\n") == 1
    assert "the engine runs interpreted" in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(missing_tools() is not None, reason=str(missing_tools()))
def test_the_compiled_engine_runs_as_long_as_it_is_that_of_the_sources(root):
    assert "done" in run(COMPILE, "--root", root).stdout
    assert "up to date" in run(COMPILE, "--root", root).stdout
    assert not list((root / "src").rglob("*.so"))
    assert answers(root) == (".so", 7)
    assert answers(root, JACKIN_ENGINE="interpreted") == (".py", 7)
    (root / "src/jackin/cli.py").write_text("from jackin.kernel.machine import credits\nprint(credits(9))\n")
    assert answers(root, JACKIN_ENGINE="compiled") == (".so", 14)

    (root / "src/jackin/netrunner/data/core.toml").rename(root / "src/jackin/netrunner/data/spin.toml")
    assert answers(root)[0] == ".py"
    assert "has the new data" in run(COMPILE, "--root", root).stdout
    assert [path.name for path in (root / "build/compiled").rglob("*.toml")] == ["spin.toml"]
    assert answers(root, JACKIN_ENGINE="compiled") == (".so", 14)

    (root / "src/jackin/kernel/machine.py").write_text("def credits(n: int) -> int:\n    return n + 6\n")
    assert answers(root) == (".py", 15)
    refused = run("-c", "import jackin", PYTHONPATH=str(root / "src"), JACKIN_ENGINE="compiled")
    assert "no compiled engine was built from these sources: run make compiled" in refused.stderr


def answers(root, **environment):
    """The file of the engine that runs, by its ending, and what it says."""
    where = "import jackin.kernel.machine as m, jackin.cli; print(m.__file__)"
    done = run("-c", where, PYTHONPATH=str(root / "src"), **environment)
    assert done.returncode == 0, done.stderr
    answer, file = done.stdout.split()
    return Path(file).suffix, int(answer)


@pytest.mark.slow
@pytest.mark.skipif(missing_tools() is not None, reason=str(missing_tools()))
def test_what_is_edited_while_the_engine_is_compiled_is_not_taken_for_compiled(root):
    machine = root / "src/jackin/kernel/machine.py"
    compiler = root / "edits-and-compiles"
    compiler.write_text(f"#!/bin/sh\nsed -i 's/n + 5/n + 6/' {machine}\nexec {os.environ.get('CC', 'cc')} \"$@\"\n")
    compiler.chmod(0o755)
    assert "done" in run(COMPILE, "--root", root, CC=str(compiler)).stdout
    assert answers(root) == (".py", 8)


def test_an_engine_that_nobody_knows_is_refused(root):
    done = run("-c", "import jackin", PYTHONPATH=str(root / "src"), JACKIN_ENGINE="fast")
    assert "JACKIN_ENGINE is compiled, interpreted or nothing, not 'fast'" in done.stderr
