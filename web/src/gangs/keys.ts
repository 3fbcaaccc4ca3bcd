import { settings } from '../settings.svelte'
import type { GangsDesk } from './desk.svelte'
import { rowsOf } from './model/choices'

interface Buttons {
  pass(): void
  act(): void
}

/** Keys of the table, from anywhere outside a text field. */
export function press(event: KeyboardEvent, desk: GangsDesk, buttons: Buttons | undefined): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return
  desk.began = true
  if (handle(event, desk, buttons, at)) event.preventDefault()
}

function handle(event: KeyboardEvent, desk: GangsDesk, buttons: Buttons | undefined, at: HTMLElement): boolean {
  const { key } = event
  if (key === 'Escape') return desk.close()
  if (/^[1-9]$/.test(key)) return number(desk, Number(key))
  if (key.startsWith('Arrow')) return move(at, key)
  if (key === 'Tab') return tabTargets(event, at)
  if (key === 'Enter' || key === ' ') {
    if (isControl(at)) return false
    if (key === 'Enter') buttons?.act()
    else buttons?.pass()
    return true
  }
  return letter(key, desk)
}

/** A button keeps Enter and Space for itself; a card without an option does not. */
function isControl(at: HTMLElement): boolean {
  if (at.closest('dialog, .option-menu')) return true
  return at.tagName === 'A' || (at.tagName === 'BUTTON' && at.getAttribute('aria-disabled') !== 'true')
}

function letter(key: string, desk: GangsDesk): boolean {
  const sheet = (name: string): void => {
    desk.sheet = desk.sheet === name ? '' : name
  }
  switch (key.toLowerCase()) {
    case 'u':
    case 'backspace':
      desk.undo()
      return true
    case 'g':
      document.querySelector<HTMLElement>('.combat [data-key]')?.focus()
      return true
    case 'l':
      if (innerWidth < 640) sheet('log')
      else document.querySelector<HTMLElement>('.log')?.focus()
      return true
    case 'c':
      sheet('chat')
      return true
    case 'h':
      sheet('keys')
      return true
    case 'm':
      settings.sound = !settings.sound
      return true
    default:
      return false
  }
}

/** The answer of that number in the menu or the panel; without those, in the order of the ask. */
function number(desk: GangsDesk, n: number): boolean {
  if (!desk.view || !desk.ask || !desk.targets) return false
  const rows = rowsOf(desk.view, desk.ask, desk.targets).options
  const option = (desk.menu?.options ?? rows)[n - 1]
  return option ? desk.answer(option) : false
}

const LEGAL = '[data-key].legal, .choices .btn'

/** Tab goes from one legal target to the next while the focus is on the table. */
function tabTargets(event: KeyboardEvent, at: HTMLElement): boolean {
  if (at !== document.body && !at.closest('main')) return false
  const all = targetsIn(document)
  const now = all.indexOf(at)
  const next = now + (event.shiftKey ? -1 : 1)
  if (!all.length || next < 0 || next >= all.length) return false
  all[next]?.focus()
  return true
}

function targetsIn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(LEGAL)].filter((node) => node.getClientRects().length > 0)
}

/** The nearest legal thing in the direction of the arrow. */
function move(at: HTMLElement, key: string): boolean {
  if (at.closest('[role=radiogroup], dialog, .log')) return false
  const things = [
    ...targetsIn(document),
    ...document.querySelectorAll<HTMLElement>('.option-menu button, [data-slot]'),
  ]
  const [x, y] = things.includes(at) ? center(at) : [innerWidth / 2, innerHeight / 2]
  const ways: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  const [dx, dy] = ways[key] ?? [0, 0]
  let best: HTMLElement | undefined
  let least = Infinity
  for (const thing of things) {
    if (thing === at) continue
    const [tx, ty] = center(thing)
    const along = (tx - x) * dx + (ty - y) * dy
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (along <= 2 || across > along * 2.5) continue
    if (along + across * 2 < least) [least, best] = [along + across * 2, thing]
  }
  best?.focus()
  return best !== undefined
}

function center(node: HTMLElement): [number, number] {
  const { left, right, top, bottom } = node.getBoundingClientRect()
  return [(left + right) / 2, (top + bottom) / 2]
}
