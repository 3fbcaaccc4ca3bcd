import type { Said, Shown, View } from '../../protocol'
import type { Hold, Kind } from '../../table/stage/beat'
import { FACTORS, type Speed } from '../../table/stage/speeds'
import type { View as GangsView } from '../shown'

/** A step of the playback at Normal. */
const STEP = 800
const TICK = 300
/** What is told by the numbers alone, or by the disc that is used. */
const TICKS: Record<string, number> = {
  'gangs-pays': TICK,
  'gangs-stands-in': TICK,
  'gangs-gains': TICK,
  'gangs-opportunity-comes': TICK,
  'gangs-edgerunner-comes': TICK,
  'gangs-turn': TICK,
  'gangs-activates': 500,
  'gangs-wild': 500,
}
export const isTick = (key: string): boolean => key in TICKS
/** At Fast a step takes a quarter of a second. */
export const GANGS_FACTORS: Record<Speed, number> = { ...FACTORS, fast: 250 / STEP }
const TAKEN = new Set(['gangs-loses-unit', 'gangs-loses', 'gangs-loses-cred', 'gangs-converts', 'gangs-pushes'])
const ENDS = new Set(['gangs-wins', 'gangs-shares', 'gangs-defeat'])
const PRICES = new Set(['gangs-pays', 'gangs-stands-in'])

/** What a beat is called by: what came of it before what led to it, and not its price. */
export function headOf(log: Said[]): Said {
  return log.find((said) => said.key === 'gangs-highest') ?? log.find((said) => !PRICES.has(said.key)) ?? log[0]!
}

export function kindOf(log: Said[], before: View, after: View, _shown: Shown, _last: boolean): Kind {
  const head = headOf(log)
  const view = after as unknown as GangsView
  const me = meOf(after)
  const actor = String(head.args.gang ?? view.active)
  const tick = TICKS[head.key]
  const fight = fightHold(log, before as unknown as GangsView, view, me)
  return {
    ms: tick ?? STEP,
    plate: tick === undefined,
    // How the dice fall is nobody's own doing.
    small: actor === me && head.key !== 'gangs-rolls',
    actor,
    hold: fight || holdOf(log, before as unknown as GangsView, view.active, me),
    merges: head.key === 'gangs-gains' ? `${head.key} ${actor}` : '',
    joins: fight && head.key === 'gangs-gains-cred' ? 'cred' : '',
  }
}

/** What takes something from you in somebody else's turn waits, and so do NetWatch and the end. */
function holdOf(log: Said[], before: GangsView, active: string, me: string): Hold {
  if (log.some((said) => ENDS.has(said.key))) return 'end'
  if (log.some((said) => said.key === 'gangs-caught' && me && said.args.gang === me)) return 'harm'
  if (!me || active === me) return ''
  return log.some((said) => TAKEN.has(said.key) && owner(said, before) === me) ? 'harm' : ''
}

/** The steps of a Firefight that each of its gangs looks at in its own time. */
const FIGHT_STEPS = new Set(['gangs-reveals', 'gangs-highest', 'gangs-loses-unit', 'gangs-gains-cred'])

function fightHold(log: Said[], before: GangsView, after: GangsView, me: string): Hold {
  const fight = after.firefight ?? before.firefight
  const mine = me !== '' && fight?.parties.some((party) => party.gang === me)
  return mine && log.some((said) => FIGHT_STEPS.has(said.key)) ? 'fight' : ''
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
