"""hatch_build.py, on a package of two modules: what a wheel has, and what is told when something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.compile import NO_COMPILER, missing_tools

ROOT = Path(__file__).parents[2]
REAL = ["pyproject.toml", "README.md", "LICENSE", "hatch_build.py", "tools/compile.py", "src/jackin/engine.py"]
SOURCES = {
    "src/jackin/__init__.py": "",
    "src/jackin/kernel/__init__.py": "",
    "src/jackin/kernel/machine.py": (
        "def credits(n: int) -> int:\n    return n + 5\n\n\n"
        "def said() -> None:\n    import jackin.locale\n"  # words are only needed once something is said
    ),
    "src/jackin/locale/__init__.py": "import a_library_of_words_that_is_not_here_when_a_wheel_is_built\n",
    "src/jackin/gangs/__init__.py": "",
    "src/jackin/gangs/game.py": "from jackin.kernel.machine import credits as credits\n",
    "docs/rules/netrunner.md": "",
    "web/index.html": "<p>source</p>",
}


@pytest.fixture
def tree(tmp_path):
    """A checkout whose client is not built."""
    for name, source in SOURCES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    for name in REAL:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def with_client(tree):
    (tree / "web/dist").mkdir()
    (tree / "web/dist/index.html").write_text("<p>client</p>")
    return tree


def build(tree: Path, target: str = "wheel", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target]
    plain = {name: value for name, value in os.environ.items() if name != "JACKIN_ENGINE"}
    return subprocess.run(command, cwd=tree, env={**plain, **environment}, capture_output=True, text=True)


def wheel(tree: Path) -> tuple[str, list[str]]:
    (path,) = (tree / "dist").glob("*.whl")
    return path.name, zipfile.ZipFile(path).namelist()


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(with_client):
    done = build(with_client, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert "no C compiler: no-such-compiler was not found" in done.stderr
    assert "without the compiled engine" in done.stdout + done.stderr
    name, files = wheel(with_client)
    assert name.endswith("py3-none-any.whl")
    assert {"jackin/kernel/machine.py", "jackin/web/index.html", "jackin/docs/rules/netrunner.md"} <= set(files)


def test_without_a_compiler_nothing_else_is_needed_to_say_so(tree):
    """A wheel is built in a clean environment, which then has no mypy either (-S: no library at all)."""
    environment = {**os.environ, "CC": "no-such-compiler"}
    command = [sys.executable, "-S", "tools/compile.py"]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (NO_COMPILER, "")
    assert "no C compiler: no-such-compiler was not found" in done.stderr


@pytest.mark.slow
@pytest.mark.skipif(missing_tools() is not None, reason=str(missing_tools()))
def test_a_wheel_has_the_compiled_modules_beside_their_sources(with_client):
    done = build(with_client)
    assert done.returncode == 0, done.stderr
    name, files = wheel(with_client)
    assert "none-any" not in name
    compiled = [file for file in files if file.endswith((".so", ".pyd"))]
    assert [file for file in compiled if file.startswith("jackin/kernel/machine.")]
    assert len(compiled) == 3  # and the library that the modules share
    assert "jackin/kernel/machine.py" in files
    (path,) = (with_client / "dist").glob("*.whl")
    library = b"".join(zipfile.ZipFile(path).read(file) for file in compiled)
    assert b"__assert_fail" not in library  # what Python's headers check of each list while it is being worked on


def test_without_node_and_without_a_built_client_nothing_is_built(tree):
    done = build(tree, PATH="", JACKIN_WITHOUT="engine")
    assert done.returncode != 0
    assert "Node 20.19 or newer was not found" in done.stderr
    assert "JACKIN_WITHOUT=client" in done.stderr
    assert not list((tree / "dist").glob("*.whl"))


def test_the_client_is_built_from_what_the_lock_file_names(tree):
    npm = tree / "bin/npm"
    npm.parent.mkdir()
    npm.write_text('#!/bin/sh\necho "$*" >> calls\n')
    npm.chmod(0o755)
    assert build(tree, PATH=str(npm.parent), JACKIN_WITHOUT="engine").returncode == 0
    assert (tree / "web/calls").read_text() == "ci --no-audit --no-fund\nrun build\n"


def test_the_client_is_left_out_on_purpose_only(tree):
    done = build(tree, PATH="", JACKIN_WITHOUT="client,engine")
    assert done.returncode == 0, done.stderr
    assert "WITHOUT the browser client" in done.stdout + done.stderr
    assert not [file for file in wheel(tree)[1] if file.startswith("jackin/web")]


def test_a_source_distribution_has_the_built_client_so_that_installing_needs_no_node(with_client, tmp_path):
    assert build(with_client, "sdist").returncode == 0
    (path,) = (with_client / "dist").glob("*.tar.gz")
    with tarfile.open(path) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web/dist/index.html").read_text() == "<p>client</p>"
    done = build(unpacked, PATH="", JACKIN_WITHOUT="engine")
    assert done.returncode == 0, done.stderr
    assert "jackin/web/index.html" in wheel(unpacked)[1]


def test_a_client_older_than_its_sources_is_built_again(with_client):
    later = (with_client / "web/dist/index.html").stat().st_mtime + 5
    os.utime(with_client / "web/index.html", (later, later))
    done = build(with_client, PATH="", JACKIN_WITHOUT="engine")
    assert "Node 20.19 or newer was not found" in done.stderr
