/** The numbers of a deck, to show while it is built. The table itself says whether it is legal. */
import { TYPE_ORDER } from '../browser/pool'
import type { CardFacts, DeckList } from '../protocol'

export type Facts = (slug: string) => CardFacts | undefined
export interface Line {
  card: CardFacts
  copies: number
}

export function linesOf(deck: DeckList, facts: Facts): Line[] {
  return Object.entries(deck.cards)
    .flatMap(([slug, copies]) => {
      const card = facts(slug)
      return card && copies > 0 ? [{ card, copies }] : []
    })
    .sort((a, b) => a.card.code.localeCompare(b.card.code))
}

export const sizeOf = (lines: readonly Line[]): number => lines.reduce((sum, { copies }) => sum + copies, 0)
export const pointsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { card, copies }) => sum + (card.points ?? 0) * copies, 0)

/** What one copy costs in a deck of that faction (DECK-5): nothing in its own. */
export const priceOf = (card: CardFacts, faction: string): number =>
  card.faction === faction ? 0 : (card.influence ?? 0)

export const influenceOf = (lines: readonly Line[], faction: string): number =>
  lines.reduce((sum, { card, copies }) => sum + priceOf(card, faction) * copies, 0)

/** The factions that influence is spent on, one entry for each point, the dearest first. */
export function dotsOf(lines: readonly Line[], faction: string): string[] {
  const spent = new Map<string, number>()
  for (const { card, copies } of lines) {
    const price = priceOf(card, faction) * copies
    if (price) spent.set(card.faction, (spent.get(card.faction) ?? 0) + price)
  }
  return [...spent].sort((a, b) => b[1] - a[1]).flatMap(([from, points]) => Array<string>(points).fill(from))
}

/** The agenda points that a Corp deck of this size needs (DECK-8). */
export function pointsNeeded(size: number): [number, number] {
  const low = 2 * Math.floor(size / 5) + 2
  return [low, low + 1]
}

export interface Group {
  type: string
  lines: Line[]
  size: number
}

export function groupsOf(lines: readonly Line[]): Group[] {
  return TYPE_ORDER.flatMap((type) => {
    const own = lines.filter(({ card }) => card.type === type)
    return own.length ? [{ type, lines: own, size: sizeOf(own) }] : []
  })
}

/** How many cards cost 0, 1, ... and `last` or more. Agendas cost nothing and are not counted; X counts as 0. */
export function curveOf(lines: readonly Line[], last = 8): number[] {
  const bars = Array<number>(last + 1).fill(0)
  for (const { card, copies } of lines) {
    if (card.type === 'agenda' || card.type === 'identity') continue
    const at = Math.min(last, card.cost ?? 0)
    bars[at] = (bars[at] ?? 0) + copies
  }
  return bars
}

export type Bar = 'copies' | 'influence' | 'faction' | 'side'

/** How many copies the law lets a deck hold, beside all else in it, and what stops it from holding more. */
export interface Room {
  most: number
  bar: Bar
  /** What the influence would come to with one copy more. */
  influence: number
}

export function roomFor(card: CardFacts, deck: DeckList, leader: CardFacts, facts: Facts): Room {
  const held = deck.cards[card.slug] ?? 0
  const price = priceOf(card, leader.faction)
  const spent = influenceOf(linesOf(deck, facts), leader.faction)
  const influence = spent + price
  if (card.side !== leader.side || card.type === 'identity') return { most: 0, bar: 'side', influence }
  const foreign = card.faction !== leader.faction && !card.faction.startsWith('neutral')
  if (foreign && (card.influence === null || card.influence === undefined))
    return { most: 0, bar: 'faction', influence }
  const left = (leader.max_influence ?? 0) - spent
  const payable = price ? held + Math.max(0, Math.floor(left / price)) : card.copies
  return payable < card.copies
    ? { most: payable, bar: 'influence', influence }
    : { most: card.copies, bar: 'copies', influence }
}

/** Own faction first, then neutral, then those that cost influence, then those that can never be in it. */
export function fitRank(card: CardFacts, faction: string): number {
  if (card.faction === faction) return 0
  if (card.faction.startsWith('neutral')) return 1
  return card.influence === null || card.influence === undefined ? 3 : 2
}
