import type { View } from '../../protocol'
import { Cards, type Placed, type Side } from './cards'

/** Anchors of the table, as they are marked in the page: data-anchor. */
export type Anchor =
  `hand-${Side}` | `deck-${Side}` | 'heap' | 'archives' | `score-${Side}` | `lane-${string}` | 'rig' | 'focus'

/** What moved between two views of one seat. */
export type Motion =
  | { kind: 'appear'; id: string; from: Anchor }
  | { kind: 'leave'; id: string; to: Anchor; slug?: string }
  | { kind: 'draw'; side: Side; n: number }
  | { kind: 'credits'; side: Side; by: number }
  | { kind: 'lose'; side: Side; slugs: string[] }
  | { kind: 'score'; side: Side; id: string; stolen: boolean }
  | { kind: 'tags'; by: number }
  | { kind: 'turn' }
  | { kind: 'flatline' }

export function motionsOf(before: View, after: View): Motion[] {
  const old = new Cards(before)
  const now = new Cards(after)
  return [
    ...[...now.all].flatMap(([id, placed]) => comes(id, placed, old.get(id), before, after)),
    ...[...old.all]
      .filter(([id]) => !now.get(id))
      .map(([id, placed]): Motion => ({ kind: 'leave', id, to: graveOf(placed), slug: placed.card.card })),
    ...seatMotions(before, after, 'corp'),
    ...seatMotions(before, after, 'runner'),
    ...moments(before, after),
  ]
}

function comes(id: string, placed: Placed, was: Placed | undefined, before: View, after: View): Motion[] {
  const { place } = placed
  if (place.zone === 'scored' && was?.place.zone !== 'scored')
    return [{ kind: 'score', side: place.side, id, stolen: place.side === 'runner' }]
  if (was || place.zone === 'playing') return []
  return [{ kind: 'appear', id, from: sourceOf(before, after, placed) }]
}

function moments(before: View, after: View): Motion[] {
  const found: Motion[] = []
  if (after.turn !== before.turn) found.push({ kind: 'turn' })
  const by = (after.runner.tags ?? 0) - (before.runner.tags ?? 0)
  if (by) found.push({ kind: 'tags', by })
  if (after.result?.reason === 'flatline' && !before.result) found.push({ kind: 'flatline' })
  return found
}

function seatMotions(before: View, after: View, side: Side): Motion[] {
  const found: Motion[] = []
  const by = after[side].credits - before[side].credits
  if (by) found.push({ kind: 'credits', side, by })
  const drawn = before[side].deck_count - after[side].deck_count
  if (drawn > 0 && after[side].hand_count > before[side].hand_count) found.push({ kind: 'draw', side, n: drawn })
  if (side === 'runner') {
    const lost = gone(before.runner.hand, after.runner.hand)
    const heaped = gone(after.runner.heap ?? [], before.runner.heap ?? [])
    const slugs = lost.filter((slug) => heaped.includes(slug))
    if (slugs.length && !after.playing.length) found.push({ kind: 'lose', side, slugs })
  }
  return found
}

/** What the first list has more than the second. */
function gone(from: string[], to: string[]): string[] {
  const left = [...to]
  return from.filter((slug) => {
    const at = left.indexOf(slug)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function sourceOf(before: View, after: View, placed: Placed): Anchor {
  const side: Side = 'server' in placed.place ? 'corp' : 'runner'
  return after[side].hand_count < before[side].hand_count ? `hand-${side}` : `deck-${side}`
}

function graveOf(placed: Placed): Anchor {
  if ('server' in placed.place) return 'archives'
  return 'side' in placed.place ? `score-${placed.place.side}` : 'heap'
}
