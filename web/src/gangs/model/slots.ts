import type { AskKind, OptionView, Verb, View } from '../shown'
import type { Targets } from './targets'

/** A place of the dock: an answer, or only words. */
export interface Slot {
  option: OptionView | null
  /** A key of the catalogues; empty: the option's own words. */
  key: string
  icon: string
}

const PASS_ICONS: Partial<Record<Verb, string>> = {
  reclaim: 'reclaim',
  'end-turn': 'next',
  done: 'right',
  no: 'close',
  decline: 'close',
  refuse: 'close',
}
const DONE_KINDS = new Set<AskKind>(['move', 'firefight', 'exchange', 'techies', 'recruit', 'reserve'])
const HINT_KINDS = new Set<AskKind>([
  'turn',
  'action',
  'move',
  'combat-card',
  'techies',
  'recruit',
  'netrun',
  'casualty',
  'lose-unit',
  'convert',
  'push',
  'exchange',
])

/** Middle: what leaves it be. Right: the one thing that can be done, or what to do first. */
export function slotsOf(view: View, targets: Targets, picked: string): { pass: Slot; act: Slot } {
  const kind = view.ask?.kind
  const pass = targets.pass ?? null
  return {
    pass: {
      option: pass,
      key: pass
        ? pass.verb === 'done' && kind && DONE_KINDS.has(kind)
          ? `web-gangs-done-${kind}`
          : ''
        : 'web-gangs-no-pass',
      icon: (pass && PASS_ICONS[pass.verb]) ?? 'right',
    },
    act: actOf(kind, targets, picked),
  }
}

function actOf(kind: AskKind | undefined, targets: Targets, picked: string): Slot {
  const only = targets.acts[0] ?? onlyOne(targets, picked)
  if (only) return { option: only, key: only.verb === 'yes' ? 'web-gangs-do-it' : '', icon: 'play' }
  if (picked && targets.goals.length) return { option: null, key: 'web-gangs-hint-where', icon: 'play' }
  if (kind && HINT_KINDS.has(kind)) return { option: null, key: `web-gangs-hint-${kind}`, icon: 'play' }
  const above = targets.loose.length > 0 || kind === 'keep-upgrade'
  return { option: null, key: above ? 'web-gangs-hint' : 'web-gangs-hint-table', icon: 'play' }
}

function onlyOne(targets: Targets, picked: string): OptionView | undefined {
  const fit = picked ? targets.all.filter((target) => target.from === picked) : targets.all
  return fit.length === 1 ? fit[0]!.option : undefined
}
