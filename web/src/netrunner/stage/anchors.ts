/** Where a place is not drawn on a small screen, this stands for it. */
const STANDS: Record<string, string> = {
  'hand-corp': 'lane-hq',
  'deck-corp': 'lane-rd',
  archives: 'lane-archives',
  'lane-hq': 'seat-corp',
  'hand-runner': 'seat-runner',
  'deck-runner': 'seat-runner',
  heap: 'seat-runner',
  rig: 'seat-runner',
  tags: 'seat-runner',
  'corp-credits': 'seat-corp',
  'runner-clicks': 'seat-runner',
}

/** Where the servers stood before the present position was drawn: one may be gone with its last card. */
const stood = new Map<string, DOMRect>()
let wide = 0

export function rememberLanes(): void {
  stood.clear()
  wide = innerWidth
  for (const lane of document.querySelectorAll<HTMLElement>('[data-anchor^="lane-"]'))
    stood.set(lane.dataset.anchor ?? '', lane.getBoundingClientRect())
}

/** Where something of the table stands now: a card by its handle, or a place by the name of its anchor. */
export function boxAt(name: string): DOMRect | null {
  if (!name) return null
  const css = name.startsWith('#')
    ? `main [data-key="${CSS.escape(name)}"], .board [data-key="${CSS.escape(name)}"]`
    : `[data-anchor="${name}"], [data-number="${name}"]`
  const box = document.querySelector(css)?.getBoundingClientRect()
  return box && box.width ? box : (boxAt(STANDS[name] ?? '') ?? gone(name))
}

/** Of a server that is no longer there, unless the page has another size now. */
function gone(name: string): DOMRect | null {
  return (wide === innerWidth && stood.get(name)) || null
}
