import type { OptionView, View } from '../../protocol'
import type { Wire } from './wire'

export type StopMode = 'always' | 'act' | 'pins'

export interface Pins {
  steps: string[]
  cards: string[]
}

const SILENT = new Set([
  'window',
  'rez-to-prevent',
  'search',
  'pick',
  'trash-first',
  'install-where',
  'trash-accessed',
  'steal',
])

/** An ask whose only answer is given anyway: asked so that silence tells nothing, and no choice at all. */
export function isNoChoice(view: View): boolean {
  const ask = view.ask
  return !!ask?.options && ask.options.length === 1 && SILENT.has(ask.kind ?? '')
}

/** The card is there to be read: going on by itself would hide what was accessed. */
function isReading(view: View): boolean {
  return view.ask?.kind === 'trash-accessed' || view.ask?.kind === 'steal' || view.ask?.kind === 'search'
}

/** The approached ice, the encounter and a score are decisions in their own right, whatever the pins say. */
function isGrave(view: View): boolean {
  const at = view.timing
  const options = view.ask?.options ?? []
  if (options.some((option) => option.verb === 'score')) return true
  if (at.includes('encounter/interaction') && view.seat === 'runner') return options.length > 1
  return (
    at.includes('run/rez_window') && options.some((option) => option.verb === 'rez' && option.card === view.run?.ice)
  )
}

/** The answer that the table gives for the player, as they chose; nothing if they are to be asked. */
export function passesBy(view: View, wire: Wire, mode: StopMode, pins: Pins, passing = ''): string | undefined {
  const ask = view.ask
  if (!ask?.options || mode === 'always' || isReading(view)) return undefined
  if (wire.now && pins.steps.includes(wire.now.id)) return undefined
  if (isNoChoice(view)) return ask.options[0]?.value
  return mode === 'act' ? passing || undefined : passesPins(view, ask.options, pins)
}

/** A window goes by unless one of its cards is pinned, or it is a decision in its own right. */
function passesPins(view: View, options: OptionView[], pins: Pins): string | undefined {
  if (view.ask?.kind !== 'window' || isGrave(view)) return undefined
  if (options.some((option) => option.card && pins.cards.includes(option.card))) return undefined
  return options.find((option) => option.verb === 'pass')?.value
}

/** Against a person a pass takes as long as thinking might; against a machine it costs no time. */
export function pause(againstPerson: boolean, chance: number): number {
  return againstPerson ? 700 + Math.round(chance * 1100) : 60
}
