import { notices } from '../parts/notices.svelte'
import type { Said } from '../protocol'
import { words } from '../words/words.svelte'
import type { GangsDesk } from './desk.svelte'
import type { CombatEntry } from './model/content'
import { fightIn } from './model/fight'
import { ledger, spoken } from './model/ledger'
import { questionOf } from './model/prompt'

const QUIET = new Set(['gangs-pays', 'gangs-stands-in', 'gangs-opportunity-comes', 'gangs-edgerunner-comes'])
/** What the ledger says in one sentence for each gang. */
const SUMMED = new Set(['gangs-firepower', 'gangs-sets-firepower', 'gangs-total', 'gangs-johnny-total'])

/** What happened, one sentence per event; small change is left to the eye. */
export function announceLines(lines: Said[], desk: GangsDesk): void {
  for (const said of lines.filter(({ key }) => !QUIET.has(key) && !SUMMED.has(key)).slice(-8)) {
    if (said.key === 'gangs-highest') ledgers(desk).forEach((sentence) => notices.announce(sentence))
    notices.announce(desk.names.say(said))
  }
}

/** The last Firefight, gang by gang. */
function ledgers({ log, names, mine }: GangsDesk): string[] {
  const fight = fightIn(log)
  return (fight?.parties ?? []).map((party) => {
    const card = names.entries.combat.get(party.card) as CombatEntry | undefined
    const name = party.gang === mine ? words.format('web-table-you') : names.gang(party.gang)
    const titled = { name, card: card ? names.combat(party.card) : '', printed: card?.firepower }
    const changes = ledger(fight?.compare ?? [], party.gang, names)
    return spoken({ ...titled, total: party.firepower }, changes, '', words.format)
  })
}

/** "Your move. Move your Solos. Space: done moving." */
export function announceAsk(desk: GangsDesk): void {
  const { ask, slots } = desk
  if (!ask || !slots) return
  const text = (slot: typeof slots.pass): string =>
    slot.key ? words.format(slot.key) : slot.option ? desk.names.answer(slot.option) : ''
  const says = [
    words.format('web-table-your-move'),
    desk.view ? questionOf(desk.view, ask, desk.names, words.format) : '',
    slots.act.option ? words.format('web-table-enter', { what: text(slots.act) }) : '',
    slots.pass.option && slots.pass.option.verb !== 'reclaim'
      ? words.format('web-table-space', { what: text(slots.pass) })
      : '',
  ]
  notices.ask(says.filter(Boolean).join(' '))
}
