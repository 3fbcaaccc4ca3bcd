import type { OptionView, View } from '../../protocol'
import { isNumberAsk } from './numbers'
import type { Slot } from './slots'

/** Asks whose options lie in a hand or on the table by the dozen: a list of them would only be noise. */
const AT_PLACE = new Set(['action', 'discard'])
const OWN_PANEL = new Set(['pay', 'order'])

/** The options that the panel lists, in the ask's order: all but those that stand in the dock already. */
export function choices(view: View, slots: { pass: Slot; act: Slot }): OptionView[] {
  const ask = view.ask
  if (!ask?.options || AT_PLACE.has(ask.kind ?? '') || OWN_PANEL.has(ask.kind ?? '') || isNumberAsk(ask)) return []
  return ask.options.filter((option) => option !== slots.pass.option && option !== slots.act.option)
}

/** Which picture of the moment fills the focus panel. */
export type Moment =
  | 'encounter'
  | 'access'
  | 'trace'
  | 'number'
  | 'pay'
  | 'order'
  | 'search'
  | 'harm'
  | 'rez'
  | 'choice'
  | 'turn'
  | 'wait'
  | 'mulligan'
  | 'discard'

export function momentOf(view: View, asked: boolean): Moment {
  const ask = asked ? view.ask : null
  const kind = ask?.kind ?? ''
  if (kind === 'trace' || kind === 'link') return 'trace'
  if (kind === 'pay') return 'pay'
  if (kind === 'order') return 'order'
  if (kind === 'mulligan') return 'mulligan'
  if (kind === 'search' || kind === 'discard') return kind
  if (kind === 'prevent' || kind === 'rez-to-prevent') return 'harm'
  if (ask && isNumberAsk(ask)) return 'number'
  if (kind === 'pick' && ask?.options?.some((option) => option.name && !option.name.startsWith('#'))) return 'search'
  if (kind === 'trash-accessed' || kind === 'steal') return 'access'
  if (view.run?.encountering && (kind === 'window' || kind === 'break' || !ask)) return 'encounter'
  if (kind === 'window' && view.timing.includes('run/rez_window') && view.seat === 'corp') return 'rez'
  if (kind === 'action') return 'turn'
  if (!ask) return view.run?.accessing ? 'access' : 'wait'
  return 'choice'
}
