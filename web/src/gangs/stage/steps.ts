import type { Said } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import { piecesOf, type Piece } from '../model/pieces'
import type { View } from '../shown'
import { headOf, isTick } from './kinds'

const ICONS: Record<string, string> = {
  'gangs-moves': 'right',
  'gangs-recruits': 'people',
  'gangs-hires': 'edge',
  'gangs-rolls': 'dice',
  'gangs-caught': 'warn',
  'gangs-surfaces': 'up',
  'gangs-net': 'netrunner',
  'gangs-seizes': 'techie',
  'gangs-reserves': 'pin',
  'gangs-builds-hideout': 'hideout',
  'gangs-builds-drone': 'drone',
  'gangs-firefight': 'firefight',
  'gangs-reveals': 'firefight',
  'gangs-highest': 'firefight',
  'gangs-loses-unit': 'harm',
  'gangs-gains-cred': 'cred',
  'gangs-loses-cred': 'cred',
  'gangs-gains': 'eddies',
  'gangs-pays': 'eddies',
  'gangs-reclaims': 'reclaim',
  'gangs-story': 'book',
  'gangs-johnny-moves': 'target',
  'gangs-johnny-gains': 'cred',
  'gangs-rival-draws': 'eye',
  'gangs-activates': 'play',
  'gangs-wild': 'wild',
  'gangs-converts': 'people',
  'gangs-pushes': 'right',
  'gangs-exchanges': 'solo',
  'gangs-draws-firepower': 'firefight',
  'gangs-johnny-draws': 'firefight',
  'gangs-keeps': 'weapon',
  'gangs-looks': 'weapon',
  'gangs-loses': 'eddies',
}

export function iconOfStep(key: string): string {
  return ICONS[key] ?? 'diamond'
}

/** From where a piece went, and to where: spaces of the map; empty if nothing moved. */
export function pathOf(log: Said[], before: View): { from: string; to: string } {
  const moved = log.find((said) => said.args.unit && said.args.where) ?? log.find((said) => said.args.where)
  if (!moved) return { from: '', to: '' }
  const unit = before.units.find((one) => one.id === moved.args.unit)
  const to = String(moved.args.where)
  const from = moved.key === 'gangs-loses-unit' ? '' : (unit?.space ?? '')
  return { from: from === to ? '' : from, to }
}

/** The steps of one gang in a row. */
export interface Segment {
  id: number
  gang: string
  beats: Staged[]
}

export function segmentsOf(beats: Staged[]): Segment[] {
  const found: Segment[] = []
  for (const beat of beats) {
    const last = found.at(-1)
    if (last?.gang === beat.actor) last.beats.push(beat)
    else found.push({ id: beat.id, gang: beat.actor, beats: [beat] })
  }
  return found
}

/** What can be looked at again: a gang's last turn, those of the others after it, and the one it plays now. */
export function lastRound(beats: Staged[], gang: string): Staged[] {
  const begins = (beat: Staged): boolean =>
    beat.log.some((said) => said.key === 'gangs-turn' && said.args.gang === gang)
  const now = beats.findLastIndex(begins)
  return beats.slice(Math.max(0, beats.slice(0, Math.max(0, now)).findLastIndex(begins)))
}

/** Whether a step stands on the strip: prices and gains are only told. */
export const isStep = (beat: Staged): boolean => !isTick(headOf(beat.log).key)

/** The Street Cred that a step brought. */
export function credIn(log: Said[]): number {
  return log
    .filter((said) => said.key === 'gangs-gains-cred')
    .reduce((sum, said) => sum + Number(said.args.n ?? 0), 0)
}

/** Where the steps in a row of the gang that acts at this one begin. */
export function turnOf(beats: Staged[], at: number): number {
  let from = at
  while (from > 0 && beats[from - 1]?.actor === beats[at]?.actor && beats[from]?.log[0]?.key !== 'gangs-turn') from--
  return from
}

/** How many steps of the same gang follow this one without a break. */
export function restOf(beats: Staged[], at: number): number {
  let end = at
  while (beats[end + 1]?.actor === beats[at]?.actor) end++
  return end - at
}

/** A piece that moved in a step of this turn, by its places on the map; `n` is the step's number. */
export interface Path {
  n: number
  gang: string
  kind: string
  from: readonly [number, number] | null
  to: readonly [number, number]
  now: boolean
  /** It fell there: struck through while it is told. */
  lost: boolean
}

/** The ways of this turn up to the step at hand, which is the last. */
export function pathsOf(beats: Staged[], at: number): Path[] {
  return beats.slice(turnOf(beats, at), at + 1).flatMap((beat, n) => {
    const moved = beat.log.find((said) => said.args.unit && said.args.where) ?? headOf(beat.log)
    const [before, view] = [beat.before as unknown as View, beat.view as unknown as View]
    const key = pieceOf(moved, before, view)
    const to = standing(view, key)
    const from = standing(before, key)
    const lost = moved.key === 'gangs-loses-unit'
    const end = lost ? from : to
    if (!end) return []
    const stays = from && from.x === end.x && from.y === end.y
    const step = turnOf(beats, at) + n
    return [
      {
        n: n + 1,
        gang: end.gang,
        kind: end.kind,
        from: from && !stays ? ([from.x, from.y] as const) : null,
        to: [end.x, end.y] as const,
        lost,
        now: step === at,
      },
    ]
  })
}

function standing(view: View, key: string): Piece | undefined {
  return key ? piecesOf(view).find((piece) => piece.key === key || piece.units.includes(key)) : undefined
}

/** Which piece a line is about: the unit that it names, a Hideout, Johnny, or the one that is new there. */
function pieceOf({ key, args }: Said, before: View, view: View): string {
  if (!args.where) return ''
  if (args.unit) return String(args.unit)
  if (key === 'gangs-johnny-moves') return 'johnny'
  if (key === 'gangs-builds-hideout') return `hideout-${args.gang}-${args.where}`
  const old = new Set(before.units.map((unit) => unit.id))
  return view.units.find((unit) => unit.gang === args.gang && !old.has(unit.id))?.id ?? ''
}
