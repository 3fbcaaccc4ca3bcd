"""The same stories at the end of a long line: JACKIN_FAR=300 keeps every answer of the server back for so many
milliseconds. A story that wavers there waits for the wrong thing."""

from __future__ import annotations

import os

from playwright.sync_api import BrowserContext

FAR = int(os.environ.get("JACKIN_FAR", "0"))
LATE = """(() => {
  const wait = window.setTimeout
  const fetched = window.fetch
  window.fetch = async (...asked) => {
    const answer = await fetched(...asked)
    await new Promise((done) => wait(done, FAR))
    return answer
  }
  const Near = window.WebSocket
  window.WebSocket = class extends Near {
    constructor(...asked) {
      super(...asked)
      for (const kind of ['open', 'message', 'close']) {
        this.addEventListener(kind, (event) => wait(() => this[`late${kind}`]?.(event), FAR))
      }
    }
    set onopen(hear) { this.lateopen = hear }
    set onmessage(hear) { this.latemessage = hear }
    set onclose(hear) { this.lateclose = hear }
  }
})()""".replace("FAR", str(FAR))


def far_away(context: BrowserContext) -> None:
    """Before anything else is laid over the page's timers."""
    if FAR:
        context.add_init_script(LATE)
