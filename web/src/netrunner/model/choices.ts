import type { OptionView, View } from '../../protocol'
import { isNumberAsk } from './numbers'
import type { Slot } from './slots'

/** Asks whose options lie in a hand or on the table by the dozen: a list of them would only be noise. */
const AT_PLACE = new Set(['action', 'discard'])
/** The way out of a run stands in the head of every panel. */
export const IN_HEAD = 'jack-out'
const OWN_PANEL = new Set(['pay', 'order'])

/** The options that the panel lists, in the ask's order: all but those that stand in the dock already. */
export function choices(view: View, slots: { pass: Slot; act: Slot }): OptionView[] {
  const ask = view.ask
  if (!ask?.options || AT_PLACE.has(ask.kind ?? '') || OWN_PANEL.has(ask.kind ?? '') || isNumberAsk(ask)) return []
  return ask.options.filter(
    (option) => option !== slots.pass.option && option !== slots.act.option && option.verb !== IN_HEAD,
  )
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
  | 'preview'

/** The moments that the kind of ask says alone. */
const MOMENTS: Record<string, Moment> = {
  trace: 'trace',
  link: 'trace',
  pay: 'pay',
  order: 'order',
  mulligan: 'mulligan',
  search: 'search',
  discard: 'discard',
  prevent: 'harm',
  'rez-to-prevent': 'harm',
  'trash-accessed': 'access',
  steal: 'access',
  action: 'turn',
}

export function momentOf(view: View, asked: boolean): Moment {
  if (!asked || !view.ask) return watched(view)
  const kind = view.ask.kind ?? ''
  const known = MOMENTS[kind]
  if (known) return known
  if (isNumberAsk(view.ask)) return 'number'
  if (kind === 'pick' && view.ask.options?.some((option) => option.title)) return 'search'
  if (kind === 'break' && view.run?.encountering) return 'encounter'
  return kind === 'window' ? windowOf(view) : 'choice'
}

function windowOf(view: View): Moment {
  if (view.run?.encountering) return 'encounter'
  return view.timing.includes('run/rez_window') && view.seat === 'corp' ? 'rez' : 'choice'
}

/** What there is to look at while the other side decides. */
function watched(view: View): Moment {
  if (view.run?.encountering) return 'encounter'
  return view.run?.accessing ? 'access' : 'wait'
}
