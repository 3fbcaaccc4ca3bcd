import { settings } from '../settings.svelte'
import type { Desk } from './desk.svelte'
import { boxOf } from '../table/box'

interface Buttons {
  pass(): void
  act(): void
}

/** Keys of the table, from anywhere outside a text field. */
export function press(event: KeyboardEvent, desk: Desk, buttons: Buttons | undefined): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return
  const done = handle(event, desk, buttons, at)
  if (done) event.preventDefault()
}

function handle(event: KeyboardEvent, desk: Desk, buttons: Buttons | undefined, at: HTMLElement): boolean {
  const { key } = event
  const inMenu = at.closest('.card-menu') !== null
  if (key === 'Escape') return desk.close()
  if (/^[1-9]$/.test(key)) return number(desk, Number(key))
  if (key.startsWith('Arrow')) return move(at, key)
  if (key === 'Enter' || key === ' ') {
    if (inMenu || isControl(at)) return false
    if (at.dataset.key && desk.focused?.options.length) return false
    if (key === 'Enter') buttons?.act()
    else buttons?.pass()
    return true
  }
  if (key === 'Tab') return tabTargets(event, at)
  return letter(key, desk)
}

/** A button of a panel keeps Enter and Space for itself; a card without options does not. */
function isControl(at: HTMLElement): boolean {
  return at.tagName === 'A' || (at.tagName === 'BUTTON' && !at.dataset.key)
}

function letter(key: string, desk: Desk): boolean {
  const focused = desk.focused
  const node = document.activeElement
  switch (key.toLowerCase()) {
    case 'u':
    case 'backspace':
      desk.undo()
      return true
    case 'j': {
      const out = desk.ask?.options?.find((option) => option.verb === 'jack-out')
      if (out) desk.answer([out.value])
      return true
    }
    case 'r':
      if (focused?.slug && node) desk.read(focused.slug, focused.name, boxOf(node), true)
      return true
    case '?':
      if (focused && node) desk.whyNot(focused, boxOf(node))
      return true
    case 'g':
      if (innerWidth < 640) desk.sheet = desk.sheet === 'grip' ? '' : 'grip'
      else document.querySelector<HTMLElement>('.hand [data-key]')?.focus()
      return true
    case 'l':
      if (innerWidth < 640) desk.sheet = desk.sheet === 'log' ? '' : 'log'
      else document.querySelector<HTMLElement>('.log')?.focus()
      return true
    case 'c':
      desk.sheet = desk.sheet === 'chat' ? '' : 'chat'
      return true
    case 'h':
      desk.sheet = 'keys'
      return true
    case 'm':
      settings.sound = !settings.sound
      return true
    default:
      return false
  }
}

/** The subroutine, or the row of the list, of that number. */
function number(desk: Desk, n: number): boolean {
  const row = desk.encounter?.rows[n - 1]
  if (row && desk.moment === 'encounter') {
    if (row.option) return desk.answer([row.option.value])
    const plan = row.prices.filter((price) => price !== undefined).sort((a, b) => a.credits - b.credits)[0]
    if (plan && row.state === 'open') return desk.answer(plan.values, true)
  }
  const option = (desk.menu?.thing.options ?? desk.choices)[n - 1]
  return option ? desk.answer([option.value]) : false
}

const LEGAL =
  '[data-legal], .legal-box[data-key]:not(:disabled), .legal-box[data-anchor], .choices .btn, .grid .btn.legal, .price, .new'

/** Tab goes from one legal target to the next while the focus is on the table. */
function tabTargets(event: KeyboardEvent, at: HTMLElement): boolean {
  if (at !== document.body && !at.closest('main')) return false
  const all = [...document.querySelectorAll<HTMLElement>(LEGAL)].filter((node) => node.offsetParent !== null)
  if (!all.length) return false
  const now = all.indexOf(at)
  const next = now + (event.shiftKey ? -1 : 1)
  if (next < 0 || next >= all.length) return false
  all[next]?.focus()
  return true
}

/** The nearest thing in the direction of the arrow. */
function move(at: HTMLElement, key: string): boolean {
  if (at.closest('[role=radiogroup], dialog')) return false
  const things = [
    ...document.querySelectorAll<HTMLElement>('button[data-key], .card-menu button, [data-slot], .choices .btn'),
  ].filter((node) => node.offsetParent !== null || node.closest('.card-menu'))
  const from = things.includes(at)
    ? at.getBoundingClientRect()
    : { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 }
  const [x, y] = center(from)
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
    const [tx, ty] = center(thing.getBoundingClientRect())
    const along = (tx - x) * dx + (ty - y) * dy
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
    if (along <= 2 || across > along * 2.5) continue
    if (along + across * 2 < least) [least, best] = [along + across * 2, thing]
  }
  best?.focus()
  return best !== undefined
}

function center(box: { left: number; right: number; top: number; bottom: number }): [number, number] {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
}
