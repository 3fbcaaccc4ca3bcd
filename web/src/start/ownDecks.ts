import type { CardFacts, DeckList, ShelfDeck } from '../protocol'
import type { PickDeck, Side } from './choice'

const KEY = 'jackin.decks'

/** The decks that come with the game, and those this browser's player has built. */
export function allDecks(shelf: ShelfDeck[], cards: CardFacts[], kept = localStorage.getItem(KEY)): PickDeck[] {
  const ours: PickDeck[] = shelf.map((deck) => ({ ...deck, side: deck.side as Side }))
  const starters = ours.filter((deck) => deck.kind === 'starter')
  const houses = ours.filter((deck) => deck.kind === 'house')
  return [...starters, ...ownDecks(cards, kept), ...houses]
}

function ownDecks(cards: CardFacts[], kept: string | null): PickDeck[] {
  const leaders = new Map(cards.filter((card) => card.type === 'identity').map((card) => [card.slug, card]))
  return parsed(kept).flatMap((entry, n) => {
    const deck = deckIn(entry)
    const leader = deck && leaders.get(deck.identity)
    if (!deck || !leader) return []
    const id = typeof entry.id === 'string' ? entry.id : String(n)
    return [{ id: `own:${id}`, kind: 'own' as const, side: leader.side as Side, faction: leader.faction, deck }]
  })
}

/** A kept deck is a deck list, or holds one beside its own notes. */
function deckIn(entry: Record<string, unknown>): DeckList | null {
  const found = (typeof entry.deck === 'object' && entry.deck !== null ? entry.deck : entry) as Partial<DeckList>
  if (typeof found.identity !== 'string' || typeof found.cards !== 'object' || found.cards === null) return null
  const { identity, cards, name = '', notes = '' } = found
  return { identity, cards, name, notes }
}

function parsed(kept: string | null): Record<string, unknown>[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter((entry) => typeof entry === 'object' && entry !== null) : []
  } catch {
    return []
  }
}

/** Those that need no other sets than these. */
export function ofSets(decks: PickDeck[], cards: CardFacts[], sets: readonly string[]): PickDeck[] {
  const from = new Map(cards.map((card) => [card.slug, card.set]))
  const fits = (slug: string): boolean => sets.includes(from.get(slug) ?? '')
  return decks.filter(({ deck }) => [deck.identity, ...Object.keys(deck.cards)].every(fits))
}

export function sizeOf(deck: DeckList): number {
  return Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)
}
