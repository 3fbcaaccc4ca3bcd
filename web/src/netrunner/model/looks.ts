import type { CardView } from '../../protocol'
import type { Tokens } from '../../cards/look'
import type { Speech } from './speech'

/** The counters on a card as pills. Credits that come back each turn are drawn as such. */
export function tokensOf(card: CardView, speech: Speech): Tokens {
  const { credit, ...rest } = card.counters ?? {}
  const tokens: Tokens = rest
  if (!credit) return tokens
  const recurring = card.card && speech.text(card.card).includes('[recurring-credit]')
  return recurring ? { ...tokens, recurring: credit } : { ...tokens, credit }
}

/** The running numbers of picked copies: which cards of a row of titles stand selected. */
export function selectedAt(slugs: string[], picked: string[]): (number | undefined)[] {
  const left = picked.map((slug, n) => ({ slug, n: n + 1 }))
  return slugs.map((slug) => {
    const at = left.findIndex((one) => one.slug === slug)
    return at < 0 ? undefined : left.splice(at, 1)[0]?.n
  })
}
