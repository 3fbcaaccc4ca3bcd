import type { IconName } from '../../cards/icons/sprite'
import type { Args } from '../../words/catalogue'
import type { AskKind, AskView, OptionView, View } from '../shown'
import { capital } from './capital'
import { CONFIRMED } from './choices'
import type { Names } from './names'

type Format = (key: string, args?: Args) => string

const ICONS: Record<AskKind, IconName> = {
  turn: 'wild',
  action: 'wild',
  move: 'right',
  firefight: 'firefight',
  exchange: 'firefight',
  'combat-card': 'firefight',
  casualty: 'warn',
  'lose-unit': 'warn',
  techies: 'techie',
  'hired-at': 'edge',
  'drone-at': 'drone',
  'hideout-at': 'hideout',
  pay: 'contraband',
  netrun: 'netrunner',
  space: 'netrunner',
  'keep-upgrade': 'weapon',
  'remove-combat': 'weapon',
  regain: 'weapon',
  reward: 'eddies',
  recruit: 'people',
  choose: 'help',
  may: 'help',
  rival: 'firefight',
  convert: 'people',
  push: 'people',
  disc: 'wild',
  reserve: 'business',
  resource: 'eddies',
  'lose-resource': 'eddies',
  extorted: 'warn',
  'pass-casualty': 'warn',
  captor: 'people',
  'hideout-token': 'hideout',
}

export const askIcon = (ask: AskView): IconName => ICONS[ask.kind]

/** The question; at the beginning of a turn also how many actions there are. */
export function questionOf(view: View, ask: AskView, names: Names, format: Format): string {
  const asked = names.question(ask)
  if (ask.kind !== 'turn') return asked
  return `${asked} ${capital(format('web-gangs-actions-left', { n: view.actions_left }))}.`
}

const NOTED = new Set<AskKind>([
  'turn',
  'action',
  'move',
  'firefight',
  'exchange',
  'combat-card',
  'techies',
  'netrun',
  'recruit',
  'casualty',
])

/** The second line of the prompt: what to do, or what a space of the Net does. */
export function noteOf(view: View, ask: AskView, names: Names, held: OptionView | undefined, format: Format): string {
  if (ask.kind === 'space') return names.texts.net[(ask.n ?? 1) - 1] ?? ''
  const picked = held?.unit ?? held?.recruit
  if (picked && ask.kind !== 'exchange' && !CONFIRMED.has(ask.kind))
    return format('web-gangs-note-picked', { what: names.unit(picked) })
  if (ask.kind === 'netrun')
    return format('web-gangs-note-netrun', {
      risk: view.net[Math.min(deepest(view, ask), view.net.length - 1)]?.risk ?? 0,
    })
  return NOTED.has(ask.kind) ? format(`web-gangs-note-${ask.kind}`) : ''
}

/** The space that the longest way leads to. */
function deepest(view: View, ask: AskView): number {
  const mine = view.gangs.find((gang) => gang.seat === view.seat)
  return (mine?.net ?? 0) + Math.max(0, ...(ask.options ?? []).map((option) => option.amount ?? 0))
}
