"""Build the compiled engine: a copy of the package in build/compiled, its engine modules compiled by mypyc.

The source tree stays as it is. `PYTHONPATH=build/compiled` in front of any command runs it compiled.
Ends with status 3 when this machine has no C compiler or no Python headers.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
ENGINE = ["kernel", "netrunner", "gangs"]
# Engine files that stay interpreted, as paths inside src/jackin; say why beside each.
INTERPRETED: frozenset[str] = frozenset()
NO_COMPILER = 3


def engine(package: Path) -> list[Path]:
    """The files to compile. A package's __init__ only gathers names: nothing to gain."""
    return [
        path
        for room in ENGINE
        for path in sorted((package / room).rglob("*.py"))
        if path.name != "__init__.py" and path.relative_to(package).as_posix() not in INTERPRETED
    ]


def fingerprint(*trees: Path) -> str:
    """Changes whenever the build would: with the sources, this script, Python or mypyc."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    files = (path for tree in trees for path in tree.rglob("*") if "__pycache__" not in path.parts)
    for path in sorted(path for path in [*files, Path(__file__)] if path.is_file()):
        digest.update(f"{path}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


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
    paths = [str(path.relative_to(stage)) for path in engine(stage / "jackin")]
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify([*options, *paths], opt_level="3", debug_level="0", multi_file=True, target_dir=str(work))
    setup(
        name="jackin-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": Parallel},
        script_args=["-q", "build_ext", "--inplace", f"--build-temp={work}/o", f"--build-lib={work}/lib"],
    )


def prove(folder: Path) -> None:
    """Import every compiled module as a user would, and see that it is the compiled one."""
    names = [".".join(path.relative_to(folder).with_suffix("").parts) for path in engine(folder / "jackin")]
    check = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    assert file.endswith(('.so', '.pyd')), f'{name} is not compiled: {file}'\n"
    )
    environment = os.environ | {"PYTHONPATH": str(folder)}
    if subprocess.run([sys.executable, "-c", check, *names], cwd=ROOT, env=environment).returncode:
        sys.exit("compile: the compiled engine cannot be imported, see above")


def build(root: Path) -> None:
    package, rules, build = root / "src/jackin", root / "docs/rules", root / "build"
    done, stage, work = build / "compiled", build / "compiling", build / "mypyc"
    stamp = fingerprint(package, rules)
    if (done / "stamp").is_file() and (done / "stamp").read_text() == stamp:
        print(f"compile: {done.relative_to(root)} is up to date")
        return
    if missing := missing_tools():
        print(f"compile: {missing}", file=sys.stderr)
        sys.exit(NO_COMPILER)

    print(f"compile: {len(engine(package))} modules, this takes a minute or two", flush=True)
    for old in (stage, work):
        shutil.rmtree(old, ignore_errors=True)
    shutil.copytree(package, stage / "jackin", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(rules, stage / "jackin/docs/rules")
    compile_in(stage, work)
    prove(stage)
    (stage / "stamp").write_text(stamp)
    shutil.rmtree(done, ignore_errors=True)
    stage.rename(done)
    print(f"compile: done, in {done.relative_to(root)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository to build (default: this one)")
    build(parser.parse_args().root.resolve())
