import { press as pressed, type Buttons } from '../table/keys'
import type { GangsDesk } from './desk.svelte'
import { rowsOf } from './model/choices'

const LEGAL = '[data-key].legal, .choices .btn'

export function press(event: KeyboardEvent, desk: GangsDesk, buttons: Buttons | undefined): void {
  pressed(event, {
    desk,
    buttons,
    legal: LEGAL,
    reach: '.option-menu button',
    hand: '.combat [data-key]',
    keeps,
    number: (n) => number(desk, n),
    letters: { a: () => (desk.sheet = desk.sheet === 'aid' ? '' : 'aid') },
  })
}

/** A button keeps Enter and Space for itself; a card without an option does not. */
function keeps(at: HTMLElement): boolean {
  if (at.closest('dialog, .option-menu')) return true
  return at.tagName === 'A' || (at.tagName === 'BUTTON' && at.getAttribute('aria-disabled') !== 'true')
}

/** The answer of that number in the menu or the panel; without those, in the order of the ask. */
function number(desk: GangsDesk, n: number): boolean {
  if (!desk.view || !desk.ask || !desk.targets) return false
  const rows = rowsOf(desk.view, desk.ask, desk.targets).options
  const option = (desk.menu?.options ?? rows)[n - 1]
  if (option) desk.choose(option, true)
  return option !== undefined
}

/** What was answered with lets the focus go, so that Tab comes to the next choice and not on through the page. */
export function release(desk: GangsDesk): void {
  const at = document.activeElement
  const used = at !== null && at === desk.answeredFrom && at !== document.body
  if (used && !at.matches(LEGAL)) (at as HTMLElement).blur()
  desk.answeredFrom = null
}
