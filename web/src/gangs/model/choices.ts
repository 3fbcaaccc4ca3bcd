import type { AskKind, AskView, OptionView, View } from '../shown'
import type { Targets } from './targets'

/** Asks whose answers are listed although they lie on the table too: a token may be small or covered. */
const LISTED = new Set<AskKind>(['netrun', 'rival', 'pass-casualty', 'casualty', 'lose-unit', 'convert'])

/** The rows of the panel above the dock: loose answers, and Combat cards that lie nowhere on the table. */
export function rowsOf(view: View, ask: AskView, targets: Targets): { cards: string[]; options: OptionView[] } {
  const mine = view.gangs.find((gang) => gang.seat === view.seat)
  const combat = targets.all.map((target) => target.option.combat).filter((id) => id !== undefined)
  const shown = new Set([...(mine?.hand ?? []), ...(mine?.discard ?? [])])
  const options = LISTED.has(ask.kind) ? targets.all.map((target) => target.option) : targets.loose
  return { cards: combat.filter((id) => !shown.has(id)), options }
}
