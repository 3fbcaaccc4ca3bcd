import { settings } from '../settings.svelte'
import { stageKey } from './stage/keys'
import type { BeatQueue } from './stage/queue.svelte'

export interface Buttons {
  pass(): void
  act(): void
}

interface Desk {
  sheet: string
  began: boolean
  readonly stage: BeatQueue | null
  close(): boolean
  undo(): void
}

/** The keyboard of one game's table. */
export interface Keyboard {
  desk: Desk
  buttons: Buttons | undefined
  /** What Tab goes through. */
  legal: string
  /** What the arrows reach besides. */
  reach: string
  /** The first card of the hand. */
  hand: string
  /** Whether what has the focus keeps Enter and Space for itself. */
  keeps(at: HTMLElement): boolean
  /** The answer of that number. */
  number(n: number): boolean
  letters: Record<string, () => void>
}

const PHONE = 640

/** Keys of the table, from anywhere outside a text field. */
export function press(event: KeyboardEvent, board: Keyboard): void {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) return
  board.desk.began = true
  if (handle(event, board, at)) event.preventDefault()
}

function handle(event: KeyboardEvent, board: Keyboard, at: HTMLElement): boolean {
  const { key } = event
  if (board.desk.stage && !at.closest('dialog') && stageKey(key, board.desk.stage)) return true
  if (key === 'Escape') return board.desk.close()
  if (/^[1-9]$/.test(key)) return board.number(Number(key))
  if (key.startsWith('Arrow')) return move(at, key, board)
  if (key === 'Tab') return tab(event, at, board)
  if (key === 'Enter' || key === ' ') return slot(key, at, board)
  const letter = { ...letters(board), ...board.letters }[key.toLowerCase()]
  letter?.()
  return letter !== undefined
}

function slot(key: string, at: HTMLElement, board: Keyboard): boolean {
  if (board.keeps(at)) return false
  if (key === 'Enter') board.buttons?.act()
  else board.buttons?.pass()
  return true
}

function letters({ desk, hand }: Keyboard): Record<string, () => void> {
  const turn = (name: string): void => {
    desk.sheet = desk.sheet === name ? '' : name
  }
  const focus = (css: string): void => document.querySelector<HTMLElement>(css)?.focus({ preventScroll: true })
  return {
    u: () => desk.undo(),
    backspace: () => desk.undo(),
    g: () => (innerWidth < PHONE ? turn('grip') : focus(hand)),
    l: () => (innerWidth < PHONE ? turn('log') : focus('.log')),
    c: () => turn('chat'),
    h: () => turn('keys'),
    m: () => {
      settings.sound = !settings.sound
    },
  }
}

const shown = (css: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(css)].filter((node) => node.getClientRects().length > 0)

/** Tab goes from one legal target to the next, and after the last one on through the page. */
function tab(event: KeyboardEvent, at: HTMLElement, board: Keyboard): boolean {
  if (at !== document.body && !at.closest('main')) return false
  const all = shown(board.legal)
  if (at !== document.body && !all.includes(at)) return false
  const next = all.indexOf(at) + (event.shiftKey ? -1 : 1)
  all[next]?.focus()
  return all[next] !== undefined
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest thing in the direction of the arrow. */
function move(at: HTMLElement, key: string, board: Keyboard): boolean {
  if (at.closest('[role=radiogroup], dialog, .log')) return false
  const things = shown(`${board.legal}, ${board.reach}, [data-slot]`)
  const from = things.includes(at) ? center(at) : ([innerWidth / 2, innerHeight / 2] as const)
  const way = WAYS[key] ?? [0, 0]
  let best: HTMLElement | undefined
  let least = Infinity
  for (const thing of things) {
    const far = thing === at ? Infinity : distance(from, center(thing), way)
    if (far < least) [least, best] = [far, thing]
  }
  best?.focus()
  return best !== undefined
}

/** How far it is that way; endless if it lies rather to the side or behind. */
function distance([x, y]: Point, [tx, ty]: Point, [dx, dy]: Point): number {
  const along = (tx - x) * dx + (ty - y) * dy
  const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx)
  return along <= 2 || across > along * 2.5 ? Infinity : along + across * 2
}

type Point = readonly [number, number]

function center(node: HTMLElement): Point {
  const { left, right, top, bottom } = node.getBoundingClientRect()
  return [(left + right) / 2, (top + bottom) / 2]
}
