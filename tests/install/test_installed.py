"""The wheel of this checkout in an empty environment: the command, the page, a game."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.house import chromium
from tests.server.kit import House
from tools.compile import missing_tools

ROOT = Path(__file__).parents[2]
PATIENCE = 120
ELSEWHERE = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "JACKIN_ENGINE")}

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("installed")]


@pytest.fixture(scope="module")
def bin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands are after `pip install jackin-*.whl`. The client and the engine are taken as built."""
    folder = tmp_path_factory.mktemp("installed")
    for command in (
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        [sys.executable, "-m", "venv", str(folder / "empty")],
    ):
        done = subprocess.run(command, cwd=ROOT, env=ELSEWHERE, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    python = folder / "empty/bin/python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(wheel)], check=True, cwd=folder, env=ELSEWHERE)
    return folder / "empty/bin"


@pytest.fixture(scope="module")
def address(bin: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of the installed server."""
    data = tmp_path_factory.mktemp("data")
    command = [str(bin / "jackin"), "serve", "--port", "0", "--data", str(data), "--workers", "1"]
    server = subprocess.Popen(command, cwd=data, env=ELSEWHERE, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    line = server.stdout.readline()
    yield "http://127.0.0.1:" + line.rpartition("127.0.0.1:")[2].split()[0].strip("/.")
    server.send_signal(signal.SIGINT)
    server.wait(PATIENCE)
    server.stdout.close()


def run(bin: Path, *command: str) -> str:
    done = subprocess.run([bin / command[0], *command[1:]], cwd=bin, env=ELSEWHERE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_runs_the_compiled_engine_and_says_so(bin: Path):
    wanted = "interpreted" if missing_tools() else "compiled"
    assert f", {wanted} engine, " in run(bin, "jackin", "--version")


def test_it_plays_the_same_games_as_the_checkout(bin: Path):
    arguments = ["sim", "--games", "5", "--seed", "3", "--corp", "greedy", "--json"]
    here = subprocess.run([sys.executable, "-m", "jackin", *arguments], capture_output=True, text=True, check=True)
    installed, ours = json.loads(run(bin, "jackin", *arguments)), json.loads(here.stdout)
    assert installed | {"seconds": 0} == ours | {"seconds": 0}


def title_in_a_browser(address: str) -> str:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page(locale="en-GB")
        page.goto(address)
        expect(page.get_by_role("button").first).to_be_visible(timeout=PATIENCE * 1000)
        title = page.title()
        browser.close()
        return title


def test_the_page_opens_in_a_browser(address: str):
    assert "Jackin" in title_in_a_browser(address)


def test_a_game_is_played_to_its_end(address: str):
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        house = House(address, http)
        (key,) = house.table("automa", "dash", seed=1)["keys"]
        with house.line(key) as me:
            assert me.play() > 10
            assert me.view["result"]["reason"]
