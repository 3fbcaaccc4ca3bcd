import type { Beat, Said, Shown, View } from '../../protocol'
import { OWN_TICK } from './speeds'

/** Why a beat waits: an agenda, harm or something shown to its player, a step of their Firefight, or the end. */
export type Hold = '' | 'agenda' | 'harm' | 'fight' | 'end'

/** How a beat is shown; each game has its table of them. */
export interface Kind {
  /** Milliseconds at Normal. */
  ms: number
  /** A plate in the middle, or only a tick at its place. */
  plate: boolean
  hold: Hold
  /** Only a tick for whoever did it. */
  small: boolean
  /** Who did it: a seat or a gang; empty for the table itself. */
  actor: string
  /** Beats of one mark in a row are told as one. */
  merges: string
  /** Beats of one mark in a row share a plate, also if they wait. */
  joins?: string
}

/** A beat on its way to the board: the view after it, and the one before. */
export interface Staged extends Kind {
  id: number
  log: Said[]
  before: View
  view: View
  shown: Shown
  own: boolean
}

export type KindOf = (log: Said[], before: View, after: View, shown: Shown, last: boolean) => Kind

/** The view after a beat: the message's own with the parts that were different then. */
function viewAfter(beat: Beat, shown: Shown): View {
  return Object.keys(beat.but).length ? { ...shown.view, ...beat.but } : shown.view
}

/** The game is over when that is told, not with the blow that ended it. */
const unended = (view: View, kind: Kind): View =>
  view.result && kind.hold !== 'end' ? { ...view, result: null } : view

/** Before the last of them nothing is asked. */
function dormant(shown: Shown, view: View): Shown {
  return { ...shown, ask: '', plans: [], view: { ...view, ask: null } }
}

/** The beats of one message, each with its views. `me` is the seat whose own doing is only a tick. */
export function staged(shown: Shown, before: View, kindOf: KindOf, me: string): Staged[] {
  let old = before
  return shown.beats.map((beat, n) => {
    const after = viewAfter(beat, shown)
    const kind = kindOf(beat.log, old, after, shown, n === shown.beats.length - 1)
    const view = unended(after, kind)
    const own = me !== '' && kind.actor === me
    const tick = own && kind.small && !kind.hold
    const made: Staged = {
      ...kind,
      ...(tick ? { plate: false, ms: OWN_TICK } : {}),
      id: beat.log_from,
      log: beat.log,
      before: old,
      view,
      shown: dormant(shown, view),
      own,
    }
    old = view
    return made
  })
}

/** Lines of a broken line have no beats: those that must not pass unseen get one over the last view. */
export function missed(shown: Shown, before: View, kindOf: KindOf, me: string): Staged[] {
  const beats = shown.log.map((said, n) => ({ log_from: shown.log_from + n, log: [said], but: {} }))
  return staged({ ...shown, beats }, before, kindOf, me).filter((beat) => beat.hold)
}

const HOLDS: Hold[] = ['', 'fight', 'harm', 'agenda', 'end']

/** What belongs on one plate, as the cards of Archives do, is told by one beat. */
export function joined(beats: Staged[]): Staged[] {
  const found: Staged[] = []
  for (const beat of beats) {
    const last = found.at(-1)
    if (last && beat.joins && last.joins === beat.joins) found[found.length - 1] = both(last, beat)
    else found.push(beat)
  }
  return found
}

function both(one: Staged, other: Staged): Staged {
  const hold = HOLDS.indexOf(one.hold) > HOLDS.indexOf(other.hold) ? one.hold : other.hold
  return { ...other, hold, id: one.id, log: [...one.log, ...other.log], before: one.before }
}

/** Equal ticks in a row become one. */
export function merged(beats: Staged[]): Staged[] {
  const found: Staged[] = []
  for (const beat of beats) {
    const last = found.at(-1)
    if (last && beat.merges && last.merges === beat.merges && !last.hold && !beat.hold && !beat.plate)
      found[found.length - 1] = { ...beat, id: last.id, log: [...last.log, ...beat.log], before: last.before }
    else found.push(beat)
  }
  return found
}
