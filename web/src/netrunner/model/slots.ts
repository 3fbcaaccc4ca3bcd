import type { AskView, OptionView, Plan, View } from '../../protocol'
import { isNumberAsk } from './numbers'
import type { Said } from '../../table/model/said'
import { said } from '../../table/model/said'

/** Verbs that let things go on as they are: the middle place. */
const PASSING = new Set(['pass', 'done', 'continue', 'leave', 'decline', 'no', 'nothing-found', 'automa-as-printed'])
/** A hand is nearly always kept: that is the right place, and the mulligan has the middle one. */
const OPENING = 'mulligan'

/** Asks where going on is the right button: leaving a run, or trashing one's own cards, is chosen in the panel. */
const ON_THE_RIGHT = new Set(['jack-out', 'trash-first'])

/** Asks that stand open until a thing on the table or a row of the panel is chosen. */
export type Tone = 'act' | 'calm' | 'plain' | 'harm' | 'off'

/** One of the places of the dock. Without `values` it is off, and `label` says why. */
export interface Slot {
  label: Said
  values?: string[]
  option?: OptionView
  plan?: Plan
  tone: Tone
  icon: string
  /** What is lost if it is done: asks once more. */
  dear?: Said
  /** It only puts away what is looked at. */
  closes?: boolean
}

export interface Slots {
  pass: Slot
  act: Slot
}

export interface Chosen {
  /** The number of the stepper. */
  number: number
  /** Values of the options picked so far, in order. */
  picked: string[]
  /** The way of paying that is set. */
  payment?: OptionView
  /** The order of simultaneous effects that is set. */
  order: string[]
}

export function passing(ask: AskView, but = new Set<string>()): OptionView | undefined {
  if (but.has(ask.kind ?? '')) return undefined
  return ask.options?.find((option) => PASSING.has(option.verb) || option.verb === OPENING)
}

/** How many cards a discard wants; 1 for everything else that is picked in the panel. */
export function pickCount(ask: AskView): number {
  return ask.kind === 'discard' ? (ask.n ?? 1) : 1
}

/** Cards are chosen first and done with the right button: what is given away is not given by one stray tap. */
export function isPicking(ask: AskView | null): boolean {
  return !!ask?.kind && ['discard', 'forfeit', 'trash-cost', 'overload'].includes(ask.kind)
}

const PASS_ICONS: Record<string, string> = {
  mulligan: 'shuffle',
  leave: 'right',
  decline: 'right',
  no: 'close',
  done: 'check',
}

export function slotsOf(view: View, plans: Plan[], chosen: Chosen, openSubroutines: number): Slots {
  const ask = view.ask
  if (!ask?.options) return { pass: off('web-table-slot-pass'), act: off('web-table-slot-waiting') }
  return { pass: passSlot(view, ask, openSubroutines), act: actSlot(ask, plans, chosen) }
}

/** The server that an answer makes a run on; empty if it makes none, or asks where to. */
export function serverOf(option: OptionView): string {
  return option.runs ?? (option.verb === 'run' ? (option.place ?? '') : '')
}

/** A run that is looked at: make it, or not now. */
export function previewSlots(run: OptionView): Slots {
  return {
    pass: { label: said('run-not-now'), values: [], tone: 'plain', icon: 'close', closes: true },
    act: {
      label: said(run.verb === 'play' ? 'web-table-do-play' : 'run-run'),
      values: [run.value],
      option: run,
      tone: 'act',
      icon: 'play',
    },
  }
}

function passSlot(view: View, ask: AskView, openSubroutines: number): Slot {
  const option = passing(ask, ON_THE_RIGHT)
  if (!option) return numberPass(ask) ?? off('web-table-slot-must', 'right')
  const slot: Slot = {
    label: said(`web-table-slot-${option.verb}`),
    values: [option.value],
    option,
    tone: 'plain',
    icon: PASS_ICONS[option.verb] ?? 'right',
  }
  if (isEncounter(view) && ask.kind === 'window' && view.seat === 'runner' && openSubroutines > 0) {
    const dear = couldFlatline(view) ? said('web-table-dear-resolve', { n: openSubroutines }) : undefined
    return {
      ...slot,
      label: said('web-table-slot-let-resolve', { n: openSubroutines }),
      tone: 'harm',
      icon: 'harm',
      dear,
    }
  }
  if (ask.kind === 'prevent') return { ...slot, label: said('web-table-slot-take'), tone: 'harm', icon: 'harm' }
  if (ask.kind === 'window' && ask.options?.some((other) => other.verb === 'rez' && other.card === view.run?.ice)) {
    return { ...slot, label: said('web-table-slot-no-rez') }
  }
  return slot
}

function numberPass(ask: AskView): Slot | undefined {
  const nothing = ask.options?.find((option) => option.amount === 0)
  if (!nothing || !isNumberAsk(ask)) return undefined
  const key = ask.kind === 'trace' || ask.kind === 'link' ? 'web-table-slot-pay-nothing' : 'web-table-slot-none'
  return { label: said(key), values: [nothing.value], option: nothing, tone: 'plain', icon: 'right' }
}

type Acting = (ask: AskView, chosen: Chosen, rest: OptionView[]) => Slot

/** The right button, by the kind of ask. */
const ACTS: Record<string, Acting> = {
  pay: (_ask, chosen) => payAct(chosen.payment),
  order: (_ask, chosen) => ({
    label: said('web-table-slot-order'),
    values: chosen.order,
    tone: 'act',
    icon: 'check',
  }),
  mulligan: (_ask, _chosen, rest) => single(rest[0], 'act'),
  // Going on is the usual answer; jacking out has a row of its own in the panel.
  'jack-out': (ask) =>
    single(
      ask.options?.find((option) => option.verb === 'continue'),
      'act',
    ),
  // Trashing one's own is never the button that Enter presses.
  'trash-first': (ask) => {
    const done = ask.options?.find((option) => option.verb === 'done')
    return done ? { ...single(done, 'act'), label: said('run-install-as-is') } : off('web-table-slot-choose', 'next')
  },
  instead: (ask) =>
    single(
      ask.options?.find((option) => option.verb === 'access'),
      'act',
    ),
  'trash-accessed': (_ask, _chosen, rest) => single(rest[0], 'act'),
}

function actSlot(ask: AskView, plans: Plan[], chosen: Chosen): Slot {
  const all = plans.find((plan) => plan.kind === 'break-all')
  if (all && ask.kind === 'window')
    return { label: said('web-table-slot-break-all'), values: all.values, plan: all, tone: 'act', icon: 'sub' }
  if (isNumberAsk(ask)) return numberAct(ask, chosen.number)
  if (isPicking(ask)) return pickAct(ask, chosen.picked)
  const pass = passing(ask)
  const rest = (ask.options ?? []).filter((option) => option !== pass)
  const act = ACTS[ask.kind ?? '']
  if (act && (rest.length || ask.kind !== 'trash-accessed')) return act(ask, chosen, rest)
  const steal = rest.find((option) => option.verb === 'steal')
  if (steal || rest.length === 1) return single(steal ?? rest[0], 'act')
  return off(ask.kind === 'action' ? 'web-table-slot-choose-action' : 'web-table-slot-choose', 'next')
}

/** The right button with one answer in it. */
export function single(option: OptionView | undefined, tone: Tone): Slot {
  if (!option) return off('web-table-slot-nothing')
  return {
    label: said('web-table-slot-option'),
    values: [option.value],
    option,
    tone,
    icon: option.verb === 'continue' ? 'right' : 'check',
  }
}

function numberAct(ask: AskView, n: number): Slot {
  const option = ask.options?.find((known) => known.amount === n)
  const key = ask.kind === 'trace' || ask.kind === 'link' ? 'web-table-slot-pay' : 'web-table-slot-number'
  return option
    ? { label: said(key, { n }), values: [option.value], option, tone: 'act', icon: 'check' }
    : off('web-table-slot-nothing')
}

function payAct(payment: OptionView | undefined): Slot {
  return payment
    ? { label: said('web-table-slot-pay'), values: [payment.value], option: payment, tone: 'act', icon: 'credit' }
    : off('web-table-slot-nothing')
}

function pickAct(ask: AskView, picked: string[]): Slot {
  const most = pickCount(ask)
  const key = `web-table-slot-pick-${ask.kind}`
  const label = said(key, { n: picked.length, most })
  if (picked.length < most) return { label, tone: 'off', icon: 'check' }
  const dear = ask.kind === 'forfeit' ? said('web-table-dear-forfeit') : undefined
  return { label, values: picked, tone: ask.kind === 'discard' ? 'act' : 'harm', icon: 'check', dear }
}

function off(key: string, icon = 'right'): Slot {
  return { label: said(key), tone: 'off', icon }
}

function isEncounter(view: View): boolean {
  return !!view.run?.encountering && view.timing.includes('encounter/interaction')
}

/** A grip this thin may not survive what is not broken. */
function couldFlatline(view: View): boolean {
  return view.runner.hand_count <= 1
}
