import type { AskView, OptionView, View } from '../shown'
import type { Targets } from './targets'

/** Asks whose answers are listed although they lie on the table too: a token may be small or covered. */
const LISTED = new Set(['netrun', 'rival', 'pass-casualty', 'casualty', 'lose-unit', 'convert'])

/** The rows of the panel above the dock: loose answers, and Combat cards that lie nowhere on the table. */
export function rowsOf(view: View, ask: AskView, targets: Targets): { cards: string[]; options: OptionView[] } {
  const mine = view.gangs.find((gang) => gang.seat === view.seat)
  const combat = targets.all
    .filter((target) => target.from.startsWith('combat:'))
    .map((target) => target.from.slice(7))
  const shown = new Set([...(mine?.hand ?? []), ...(mine?.discard ?? [])])
  const options = LISTED.has(ask.kind) ? targets.all.map((target) => target.option) : targets.loose
  return { cards: combat.filter((id) => !shown.has(id)), options }
}
