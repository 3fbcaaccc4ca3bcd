"""What a letter in the search box of the deck builder costs, with all cards of a side to choose from.

Milliseconds of the page's own thread in a real browser with the production build, so that what else the machine does
is not counted: script, style and layout of the key itself up to the next frame, and of all frames until the list
stands still. `python -m bench.builder` asks for the built client.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.house import House, chromium

QUERIES = ["gain", "virus", "end the run", "cost<3 type:program", "set:spin -type:event", '"net damage"']
LEADERS = ["Haas-Bioroid: Engineering the Future", "Noise: Hacker Extraordinaire"]
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
KEY = """(text) => {
  const box = document.querySelector('input[type=search]')
  box.value = text
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}"""
FRAMES = """async (count) => {
  for (let n = 0; n < count; n += 1) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}"""


def spent(line: CDPSession) -> dict[str, float]:
    told = {row["name"]: row["value"] * 1000 for row in line.send("Performance.getMetrics")["metrics"]}
    return {name: told[key] for name, key in PARTS.items()}


def letters(page: Page) -> tuple[list[dict[str, float]], list[dict[str, float]]]:
    """What each letter costs at once, and until nothing changes any more."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    first, all_of_it = [], []
    for query in QUERIES:
        for n in [*range(1, len(query) + 1), 0]:
            began = spent(line)
            page.evaluate(KEY, query[:n])
            at_once = spent(line)
            page.evaluate(FRAMES, 12)
            ended = spent(line)
            first.append({part: at_once[part] - began[part] for part in PARTS})
            all_of_it.append({part: ended[part] - began[part] for part in PARTS})
    return first, all_of_it


def row(name: str, times: list[float]) -> str:
    times = sorted(times)
    return f"  {name:16} p50 {median(times):6.1f}   p95 {times[len(times) * 95 // 100]:6.1f}   most {times[-1]:6.1f}"


def main(leaders: list[str]) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).open()
        browser = chromium(playwright)
        for leader in leaders:
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            page.goto(f"{house.address}/decks")
            page.get_by_role("button", name="New deck").click()
            page.get_by_role("dialog").get_by_role("button", name=leader).click()
            page.get_by_role("searchbox").wait_for()
            page.evaluate(FRAMES, 120)
            first, all_of_it = letters(page)
            print(leader)
            for part in PARTS:
                print(row(part, [times[part] for times in first]))
            for part in PARTS:
                print(row(f"{part} in all", [times[part] for times in all_of_it]))
        browser.close()
        house.kill()


if __name__ == "__main__":
    main(sys.argv[1:] or LEADERS)
