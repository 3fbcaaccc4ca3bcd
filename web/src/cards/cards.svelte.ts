import { api } from '../net/api'
import type { CardFacts } from '../protocol'

/** The printed facts of every card, asked for once. Words are in the catalogues. */
class Cards {
  all = $state.raw<CardFacts[]>([])
  private bySlug = $derived(new Map(this.all.map((card) => [card.slug, card])))
  private coming: Promise<void> | undefined

  /** Resolves when the facts are here; a failure is not kept. */
  load(): Promise<void> {
    this.coming ??= api
      .cards()
      .then((cards) => this.hold(cards))
      .catch((reason) => {
        this.coming = undefined
        throw reason
      })
    return this.coming
  }

  hold(cards: CardFacts[]): void {
    this.all = cards
  }

  /** Undefined until the facts are here; whoever reads it is drawn anew then. */
  facts(slug: string): CardFacts | undefined {
    if (!this.all.length) this.load().catch(() => undefined)
    return this.bySlug.get(slug)
  }
}

export const cards = new Cards()
export const facts = (slug: string): CardFacts | undefined => cards.facts(slug)
