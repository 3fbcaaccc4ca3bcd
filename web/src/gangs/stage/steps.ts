import type { Said } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import type { View } from '../shown'

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

/** The Street Cred that a step brought. */
export function credIn(log: Said[]): number {
  return log
    .filter((said) => said.key === 'gangs-gains-cred')
    .reduce((sum, said) => sum + Number(said.args.n ?? 0), 0)
}
