import { notices } from '../parts/notices.svelte'
import { plain } from '../parts/rich'
import type { Said } from '../protocol'
import type { Desk } from './desk.svelte'
import { promptOf } from './model/prompt'
import type { Slot } from './model/slots'
import type { Speech } from './model/speech'

const QUIET = new Set(['pays', 'gains', 'uses'])

/** What happened, one sentence per event; small change is left to the eye. */
export function announceLines(lines: Said[], speech: Speech): void {
  for (const said of lines.filter(({ key }) => !QUIET.has(key)).slice(-8))
    notices.announce(plain(speech.say(said), speech.format))
}

/** "Your move. Rez Ichi 1.0? Enter: Rez Ichi 1.0 for 5. Space: leave it." */
export function announceAsk(desk: Desk, speech: Speech): void {
  if (!desk.view || !desk.labels || !desk.slots) return
  const prompt = promptOf(desk.view, desk.labels, desk.encounter, speech)
  const { pass, act } = desk.slots
  const says = [
    speech.format('web-table-your-move'),
    prompt,
    act.values ? speech.format('web-table-enter', { what: slotText(act, desk, speech) }) : '',
    pass.values ? speech.format('web-table-space', { what: slotText(pass, desk, speech) }) : '',
  ]
  notices.ask(plain(says.filter(Boolean).join(' '), speech.format))
}

function slotText(slot: Slot, desk: Desk, speech: Speech): string {
  if (slot.label.key === 'web-table-slot-option' && slot.option && desk.labels) return desk.labels.label(slot.option)
  return speech.format(slot.label.key, slot.label.args)
}
