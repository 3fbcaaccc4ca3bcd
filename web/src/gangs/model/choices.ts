import type { AskKind, AskView, OptionView, UnitView, View } from '../shown'
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

/** What cannot be taken back when others have seen it: it is selected first, and confirmed in the dock. */
export const CONFIRMED = new Set<AskKind>(['combat-card', 'casualty', 'lose-unit'])

/** What else would change if a unit was lost: a key of the catalogues and what it is about. */
export function lossOf(view: View, unit: UnitView, reach?: number): { key: string; n: number } {
  const here = view.units.filter((one) => one.gang === unit.gang && one.district === unit.district)
  const district = view.districts.find((one) => one.id === unit.district)
  if (unit.space !== unit.district) return { key: 'place', n: 0 }
  if (here.length === 1) return { key: 'presence', n: 0 }
  const humans = here.filter((one) => one.unit !== 'drone')
  if (unit.unit !== 'drone' && humans.length === 1) return { key: 'drones', n: here.length - 1 }
  const most = Math.max(0, ...Object.entries(district?.units ?? {}).map(([gang, n]) => (gang === unit.gang ? 0 : n)))
  if (district?.dominance === unit.gang && here.length - 1 <= most) return { key: 'dominance', n: 0 }
  if (reach !== undefined) return { key: 'net', n: reach }
  const alike = view.units.filter((one) => one.gang === unit.gang && one.unit === unit.unit)
  return { key: 'alike', n: alike.length - 1 }
}
