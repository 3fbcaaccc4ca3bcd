"""Build the compiled engine: a copy of the engine's rooms in build/compiled, their modules compiled by mypyc.

The source tree stays as it is, and `import jackin` takes the compiled rooms as long as they are built from the same
sources (src/jackin/engine.py). Ends with status 3 when this machine has no C compiler or no Python headers; with
--optional it only says so.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from jackin.engine import ROOMS, files, fingerprint, is_current  # noqa: E402

# Engine files that stay interpreted, as paths inside src/jackin; say why beside each.
INTERPRETED: frozenset[str] = frozenset()
# Every step of a game goes through these. They are compiled as one file with what mypyc needs to run, so that small
# functions are put where they are called.
HOT = (
    "kernel", "tensors", "netrunner/flows", "netrunner/rules", "netrunner/catalog", "netrunner/game",
    "netrunner/setup", "netrunner/state", "netrunner/words", "netrunner/shown/log", "netrunner/dsl/conditions",
    "netrunner/dsl/filters", "netrunner/dsl/text", "netrunner/dsl/values",
)  # fmt: skip
NO_COMPILER = 3
# Functions of the engine call each other directly, not by way of what another library might put in their place.
# CFLAGS stand in the place of Python's own, of which two matter: no checks in every look into a list that only those
# need who work on Python itself, and numbers that wrap.
FLAGS = "-DNDEBUG -fwrapv -fvisibility=hidden -fno-semantic-interposition"


class NoCompiler(Exception):
    """This machine cannot compile; the engine runs as plain Python."""


def engine(package: Path) -> list[Path]:
    """The files to compile. A package's __init__ only gathers names: nothing to gain."""
    return [
        path
        for room in ROOMS
        for path in sorted((package / room).rglob("*.py"))
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def stamp(package: Path) -> str:
    """The sources and data, as the package itself tells them apart; and what the compiled code depends on."""
    return f"{fingerprint(package)} {sys.implementation.cache_tag} {code(package)}"


def code(package: Path) -> str:
    """Changes with the modules and with what compiles them, not with data."""
    modules = fingerprint(package, (path for path in files(package) if path.suffix == ".py"))
    tools = f"{modules} {sys.version} mypy {version('mypy')}".encode() + Path(__file__).read_bytes()
    return hashlib.sha256(tools).hexdigest()


def missing_tools() -> str | None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler: {compiler} was not found (Debian, Ubuntu: sudo apt install gcc; or set CC)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no Python headers: Python.h was not found (Debian, Ubuntu: sudo apt install python3-dev)"
    return None


def compile_in(stage: Path, work: Path) -> None:
    """Compile the engine modules of stage/jackin in place; C files and objects go to work."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        """Several C files at a time: setuptools alone compiles those of one group one by one."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    built = pool.map(lambda source: one_by_one([source], **options), sources)
                    return [name for names in built for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    os.chdir(stage)
    os.environ["MYPYPATH"] = str(stage)
    if os.name == "posix":
        os.environ["CFLAGS"] = f"{FLAGS} {os.environ.get('CFLAGS', '')}".strip()
    paths = [str(path.relative_to(stage)) for path in engine(stage / "jackin")]
    # What the rest of the package imports need not be installed where a wheel is built.
    lenient = "--ignore-missing-imports"
    options = ["--config-file=", "--explicit-package-bases", lenient, f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify([*options, *paths], opt_level="3", debug_level="0", multi_file=True, target_dir=str(work))
    put_together(extensions[0], work)
    setup(
        name="jackin-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Parallel},
        script_args=["-q", "build_ext", "--inplace", f"--build-temp={work}/o", f"--build-lib={work}/lib"],
    )


def put_together(library: Any, work: Path) -> None:
    """One file of all that is hot. It takes longest, and by its name it is compiled first."""
    hot = [source for source in library.sources if is_hot(Path(source).stem)]
    together = work / "__hot.c"
    together.write_text("".join(f'#include "{Path(source).as_posix()}"\n' for source in hot))
    library.sources = [str(together), *[source for source in library.sources if source not in hot]]


def is_hot(source: str) -> bool:
    """A file of mypyc's own, or of a module by its path with underscores."""
    module, found = re.subn("^__native_", "", source)
    return not found or any(f"{module}___".startswith(f"jackin___{room.replace('/', '___')}___") for room in HOT)


def prove(folder: Path, package: Path) -> None:
    """Import every compiled module as a user would, and see that it is the compiled one."""
    names = [".".join(path.relative_to(folder).with_suffix("").parts) for path in engine(folder / "jackin")]
    check = (
        "import importlib, sys\n"
        "sys.path.append(sys.argv[1])\n"
        "import jackin\n"
        "jackin.__path__ = [sys.argv[1] + '/jackin', *jackin.__path__]\n"
        "for name in sys.argv[2:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    assert file.endswith(('.so', '.pyd')), f'{name} is not compiled: {file}'\n"
    )
    environment = os.environ | {"PYTHONPATH": str(package.parent), "JACKIN_ENGINE": "interpreted"}
    command = [sys.executable, "-c", check, str(folder), *names]
    if subprocess.run(command, cwd=ROOT, env=environment).returncode:
        sys.exit("compile: the compiled engine cannot be imported, see above")


def is_up_to_date(done: Path, package: Path, could_compile: bool) -> bool:
    """Where nothing can be compiled, not even what to compile with may be there."""
    if not could_compile:
        return is_current(done, package)
    return (done / "stamp").is_file() and (done / "stamp").read_text() == stamp(package)


def has_code(done: Path, package: Path) -> bool:
    """Whether only data has changed since the engine was compiled."""
    return (done / "stamp").is_file() and (done / "stamp").read_text().split()[-1] == code(package)


def renew_data(done: Path, package: Path) -> None:
    (done / "stamp").unlink()  # whoever starts meanwhile has to run the sources
    for old in [path for path in files(done / "jackin") if path.suffix != ".py"]:
        old.unlink()
    for new in [path for path in files(package) if path.suffix != ".py"]:
        place = done / "jackin" / new.relative_to(package)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(new, place)
    (done / "stamp").write_text(stamp(package))


def build(root: Path) -> None:
    package, build = root / "src/jackin", root / "build"
    done, stage, work = build / "compiled", build / "compiling", build / "mypyc"
    missing = missing_tools()
    if is_up_to_date(done, package, missing is None):
        print(f"compile: {done.relative_to(root)} is up to date")
        return
    if missing is not None:
        raise NoCompiler(missing)
    if has_code(done, package):
        renew_data(done, package)
        print(f"compile: {done.relative_to(root)} has the new data")
        return

    print(f"compile: {len(engine(package))} modules, this takes a minute or two", flush=True)
    for old in (stage, work):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(package, stage / "jackin", ignore=shutil.ignore_patterns("__pycache__"))
    sources = stamp(stage / "jackin")  # those of the checkout may be edited meanwhile
    compile_in(stage, work)
    keep_the_engine(stage / "jackin")
    prove(stage, package)
    (stage / "stamp").write_text(sources)
    shutil.rmtree(done, ignore_errors=True)
    stage.rename(done)
    print(f"compile: done, in {done.relative_to(root)}")


def keep_the_engine(package: Path) -> None:
    """mypyc saw the whole package; what stays interpreted is imported from the sources."""
    for path in package.iterdir():
        if path.is_file():
            path.unlink()
        elif path.name not in ROOMS:
            shutil.rmtree(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository to build (default: this one)")
    parser.add_argument("--optional", action="store_true", help="no compiler is no failure")
    wanted = parser.parse_args()
    try:
        build(wanted.root.resolve())
    except NoCompiler as missing:
        print(f"compile: {missing}; the engine runs interpreted", file=sys.stderr)
        sys.exit(0 if wanted.optional else NO_COMPILER)


if __name__ == "__main__":
    main()
