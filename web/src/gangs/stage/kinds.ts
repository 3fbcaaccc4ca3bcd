import type { Said, Shown, View } from '../../protocol'
import type { Hold, Kind } from '../../table/stage/beat'
import type { View as GangsView } from '../shown'

/** A step of the playback at Normal. */
const STEP = 800
const TICK = 300
/** Told by the numbers alone. */
const TICKS = new Set([
  'gangs-pays',
  'gangs-stands-in',
  'gangs-gains',
  'gangs-opportunity-comes',
  'gangs-edgerunner-comes',
  'gangs-turn',
])
const TAKEN = new Set(['gangs-loses-unit', 'gangs-loses', 'gangs-loses-cred', 'gangs-converts', 'gangs-pushes'])
const ENDS = new Set(['gangs-wins', 'gangs-shares', 'gangs-defeat'])
const PRICES = new Set(['gangs-pays', 'gangs-stands-in'])

export function headOf(log: Said[]): Said {
  return log.find((said) => !PRICES.has(said.key)) ?? log[0]!
}

export function kindOf(log: Said[], before: View, after: View, _shown: Shown, _last: boolean): Kind {
  const head = headOf(log)
  const view = after as unknown as GangsView
  const me = meOf(after)
  const actor = String(head.args.gang ?? view.active)
  const tick = TICKS.has(head.key)
  return {
    ms: tick ? TICK : STEP,
    plate: !tick,
    small: true,
    actor,
    hold:
      fightHold(head.key, before as unknown as GangsView, view, me) ||
      holdOf(log, before as unknown as GangsView, view.active, me),
    merges: tick && head.key === 'gangs-gains' ? `${head.key} ${actor}` : '',
  }
}

/** What takes something from you in somebody else's turn waits, and so does the end. */
function holdOf(log: Said[], before: GangsView, active: string, me: string): Hold {
  if (log.some((said) => ENDS.has(said.key))) return 'end'
  if (!me || active === me) return ''
  return log.some((said) => TAKEN.has(said.key) && owner(said, before) === me) ? 'harm' : ''
}

/** The steps of a Firefight that each of its gangs looks at in its own time. */
const FIGHT_STEPS = new Set(['gangs-reveals', 'gangs-highest', 'gangs-loses-unit', 'gangs-gains-cred'])

function fightHold(key: string, before: GangsView, after: GangsView, me: string): Hold {
  const fight = after.firefight ?? before.firefight
  return me && FIGHT_STEPS.has(key) && fight?.parties.some((party) => party.gang === me) ? 'fight' : ''
}

/** Whose it was: what is converted or pushed was somebody's before; a loss says whose it is. */
function owner(said: Said, before: GangsView): string {
  const unit = said.key === 'gangs-loses-unit' ? undefined : before.units.find((one) => one.id === said.args.unit)
  return unit?.gang ?? String(said.args.gang ?? '')
}

export function meOf(view: View): string {
  const seen = view as unknown as GangsView
  return seen.seat >= 0 ? (seen.gangs.find((gang) => gang.seat === seen.seat)?.id ?? '') : ''
}
