/** Which cards to show for a fault of a deck: those that mend it, or those that caused it. */
import type { Filter } from '../browser/pool'
import type { CardFacts, DeckLaw, DeckList, Said } from '../protocol'
import { linesOf, priceOf, type Facts } from './count'

const ALL: Filter = { query: '', factions: [], kinds: [] }

export function helpFor(fault: Said, deck: DeckList, leader: CardFacts, law: DeckLaw, facts: Facts): Filter {
  const held = linesOf(deck, facts)
  switch (fault.key) {
    case 'deck-agenda-points': {
      const short = Number(fault.args?.points ?? 0) < Number(fault.args?.low ?? 0)
      return short ? { ...ALL, kinds: ['agenda'] } : { ...ALL, kinds: ['agenda'], query: 'in:deck' }
    }
    case 'deck-too-small':
      return { ...ALL, query: '-in:deck', factions: [leader.faction, `neutral-${leader.side}`] }
    case 'deck-too-much-influence': {
      const paid = held.filter(({ card }) => priceOf(card, law, held) > 0).map(({ card }) => card.faction)
      return { ...ALL, query: 'in:deck', factions: [...new Set(paid)] }
    }
    default:
      return { ...ALL, query: fault.args?.card ? `"${titleOf(String(fault.args.card))}"` : 'in:deck' }
  }
}

/** The slug as words; the search looks in slugs too. */
const titleOf = (slug: string): string => slug.replaceAll('-', ' ')
