import { boxOf } from '../table/box'
import { press as pressed, type Buttons } from '../table/keys'
import type { Desk } from './desk.svelte'

const LEGAL =
  '[data-legal], .legal-box[data-key]:not(:disabled), .legal-box[data-anchor], .choices .btn, .grid .btn.legal, .price, .new'

export function press(event: KeyboardEvent, desk: Desk, buttons: Buttons | undefined): void {
  pressed(event, {
    desk,
    buttons,
    legal: LEGAL,
    reach: 'button[data-key], .card-menu button',
    hand: '.hand [data-key]',
    keeps: (at) => keeps(at, desk),
    number: (n) => number(desk, n),
    letters: letters(desk),
  })
}

/** A button of a panel keeps Enter and Space for itself; a card without options does not. */
function keeps(at: HTMLElement, desk: Desk): boolean {
  if (at.closest('.card-menu') || at.tagName === 'A') return true
  if (at.tagName === 'BUTTON' && !at.dataset.key) return true
  return !!at.dataset.key && !!desk.focused?.options.length
}

function letters(desk: Desk): Record<string, () => void> {
  const { focused } = desk
  const node = document.activeElement
  return {
    j: () => desk.jackOut(),
    w() {
      desk.pointed = (desk.stage?.beats ?? []).filter((beat) => !beat.own).map((beat) => beat.id)
    },
    r() {
      if (focused?.slug && node) desk.read(focused.slug, focused.name, boxOf(node), true)
    },
    '?'() {
      if (focused && node) desk.whyNot(focused, boxOf(node))
    },
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
  if (option) desk.take(option)
  return option !== undefined
}
