"""tools/compile.py, on a package of two modules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import NO_COMPILER, engine, fingerprint, missing_tools

COMPILE = Path(__file__).parents[1] / "tools/compile.py"

SOURCES = {
    "src/jackin/__init__.py": "",
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
    environment = {**os.environ, **environment}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True)


def test_engine_modules_are_compiled_and_nothing_else(root):
    package = root / "src/jackin"
    assert engine(package) == [package / "kernel/machine.py", package / "netrunner/flows/run.py"]


def test_the_fingerprint_follows_content_names_and_data(root):
    seen = [fingerprint(root / "src")]
    assert fingerprint(root / "src") == seen[0]
    (root / "src/jackin/netrunner/data/core.toml").write_text("x = 1")
    seen.append(fingerprint(root / "src"))
    (root / "src/jackin/cli.py").rename(root / "src/jackin/door.py")
    seen.append(fingerprint(root / "src"))
    assert len(set(seen)) == 3


def test_without_a_compiler_it_says_so(root):
    done = run(COMPILE, "--root", root, CC="no-such-compiler")
    assert done.returncode == NO_COMPILER
    assert "no C compiler: no-such-compiler was not found" in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(missing_tools() is not None, reason=str(missing_tools()))
def test_the_copy_is_compiled_and_the_source_is_not(root):
    assert "done" in run(COMPILE, "--root", root).stdout
    assert "up to date" in run(COMPILE, "--root", root).stdout
    assert not list((root / "src").rglob("*.so"))
    where = "import jackin.kernel.machine as m, jackin.cli; print(m.__file__)"
    for folder, ending in ("build/compiled", ".so"), ("src", ".py"):
        answer, file = run("-c", where, PYTHONPATH=str(root / folder)).stdout.split()
        assert (answer, Path(file).suffix) == ("7", ending)
