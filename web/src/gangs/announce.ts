import { notices } from '../parts/notices.svelte'
import type { Said } from '../protocol'
import { words } from '../words/words.svelte'
import type { GangsDesk } from './desk.svelte'

const QUIET = new Set(['gangs-pays', 'gangs-stands-in', 'gangs-opportunity-comes', 'gangs-edgerunner-comes'])

/** What happened, one sentence per event; small change is left to the eye. */
export function announceLines(lines: Said[], desk: GangsDesk): void {
  for (const said of lines.slice(-8)) if (!QUIET.has(said.key)) notices.announce(desk.names.say(said))
}

/** "Your move. Move your Solos. Space: done moving." */
export function announceAsk(desk: GangsDesk): void {
  const { ask, slots } = desk
  if (!ask || !slots) return
  const text = (slot: typeof slots.pass): string =>
    slot.key ? words.format(slot.key) : slot.option ? desk.names.answer(slot.option) : ''
  const says = [
    words.format('web-table-your-move'),
    desk.names.question(ask),
    slots.act.option ? words.format('web-table-enter', { what: text(slots.act) }) : '',
    slots.pass.option && slots.pass.option.verb !== 'reclaim'
      ? words.format('web-table-space', { what: text(slots.pass) })
      : '',
  ]
  notices.ask(says.filter(Boolean).join(' '))
}
