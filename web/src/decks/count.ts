/** The numbers of a deck, to show while it is built. The table itself says whether it is legal. */
import { TYPE_ORDER } from '../browser/pool'
import type { CardFacts, CardTerms, DeckLaw, DeckList } from '../protocol'

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

/** What one copy costs of a deck's influence (DECK-5), as the table says it. */
export const priceOf = (card: CardFacts, law: DeckLaw, lines: readonly Line[]): number =>
  termsOf(card, law, lines).price

/** The law of one card beside the others of a deck: an alliance card is free with enough of its faction. */
function termsOf(card: CardFacts, law: DeckLaw, lines: readonly Line[]): CardTerms {
  const terms = law.cards[card.slug] ?? NONE
  if (!terms.alliance) return terms
  const own = lines.filter((line) => line.card.faction === card.faction && !law.cards[line.card.slug]?.alliance)
  return sizeOf(own) >= terms.alliance ? { ...terms, price: 0 } : terms
}

/** What so many copies cost together: an identity may spare the first. */
export function costOf({ card, copies }: Line, law: DeckLaw, lines: readonly Line[]): number {
  const { price, spared } = termsOf(card, law, lines)
  return price * Math.max(0, copies - spared)
}

export const influenceOf = (lines: readonly Line[], law: DeckLaw): number =>
  lines.reduce((sum, line) => sum + costOf(line, law, lines), 0)

/** The factions that influence is spent on, one entry for each point, the dearest first. */
export function dotsOf(lines: readonly Line[], law: DeckLaw): string[] {
  const spent = new Map<string, number>()
  for (const line of lines) {
    const price = costOf(line, law, lines)
    if (price) spent.set(line.card.faction, (spent.get(line.card.faction) ?? 0) + price)
  }
  return [...spent].sort((a, b) => b[1] - a[1]).flatMap(([from, points]) => Array<string>(points).fill(from))
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

/** How many copies the law lets a deck hold, beside all else in it, and what stops it from holding more. */
export interface Room {
  most: number
  bar: CardTerms['bar'] | 'influence'
  /** What the influence would come to with one copy more. */
  influence: number
}

export function roomFor(card: CardFacts, deck: DeckList, law: DeckLaw, facts: Facts): Room {
  const lines = linesOf(deck, facts)
  const { most, price, bar, spared } = termsOf(card, law, lines)
  const spent = influenceOf(lines, law)
  const held = deck.cards[card.slug] ?? 0
  const influence = spent + (held < spared ? 0 : price)
  const left = Math.max(0, Math.floor((law.influence_limit - spent) / price))
  const payable = price ? Math.max(held, spared) + left : most
  return payable < most ? { most: payable, bar: 'influence', influence } : { most, bar, influence }
}

/** A card that the table did not tell of. */
const NONE: CardTerms = { most: 0, price: 0, spared: 0, alliance: 0, bar: 'side' }

/** Own faction first, then neutral, then those that cost influence, then those that can never be in it. */
export function fitRank(card: CardFacts, leader: CardFacts, law: DeckLaw): number {
  const { most, price } = law.cards[card.slug] ?? NONE
  return most ? (price ? 2 : card.faction === leader.faction ? 0 : 1) : 3
}
