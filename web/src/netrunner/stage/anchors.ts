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
}

/** Where something of the table stands now: a card by its handle, or a place by the name of its anchor. */
export function boxAt(name: string): DOMRect | null {
  if (!name) return null
  const css = name.startsWith('#')
    ? `main [data-key="${CSS.escape(name)}"], .board [data-key="${CSS.escape(name)}"]`
    : `[data-anchor="${name}"], [data-number="${name}"]`
  const box = document.querySelector(css)?.getBoundingClientRect()
  return box && box.width ? box : boxAt(STANDS[name] ?? '')
}
