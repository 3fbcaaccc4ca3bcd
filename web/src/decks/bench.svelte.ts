import type { DeckList } from '../protocol'
import { freeName, KEY, parseKept, same, type Kept } from './kept'

/** The player's own decks, in this browser. Whatever is changed is kept at once, but counts only when it is saved. */
class Bench {
  all = $state.raw<Kept[]>(parseKept(read()))

  find(id: string): Kept | undefined {
    return this.all.find((kept) => kept.id === id)
  }

  /** The deck as it is being built. */
  open(id: string): DeckList | undefined {
    const kept = this.find(id)
    return kept?.draft ?? kept?.deck
  }

  unsaved(id: string): boolean {
    return this.find(id)?.draft !== undefined
  }

  /** A new deck, unsaved until it is saved. Returns its id. */
  add(deck: DeckList): string {
    const id = Math.random().toString(36).slice(2, 10)
    this.keep([{ id, draft: { ...deck, name: freeName(deck.name ?? '', this.names) } }, ...this.all])
    return id
  }

  change(id: string, deck: DeckList): void {
    this.put(id, (kept) => (kept.deck && same(kept.deck, deck) ? { id, deck: kept.deck } : { ...kept, draft: deck }))
  }

  save(id: string): void {
    this.put(id, (kept) => ({ id, deck: kept.draft ?? kept.deck }))
  }

  /** Back to what was saved. */
  revert(id: string): void {
    this.put(id, (kept) => (kept.deck ? { id, deck: kept.deck } : kept))
  }

  remove(id: string): void {
    this.keep(this.all.filter((kept) => kept.id !== id))
  }

  /** What another window did. */
  reread(): void {
    this.all = parseKept(read())
  }

  private get names(): string[] {
    return this.all.map((kept) => (kept.draft ?? kept.deck)?.name ?? '')
  }

  private put(id: string, next: (kept: Kept) => Kept): void {
    this.keep(this.all.map((kept) => (kept.id === id ? next(kept) : kept)))
  }

  /** What the account has is here too. */
  take(all: Kept[]): void {
    this.store(all)
  }

  private keep(all: Kept[]): void {
    const before = this.all
    this.store(all)
    this.onchange(before, all)
  }

  private store(all: Kept[]): void {
    this.all = all
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // a full or forbidden storage: the decks hold until the page is left
    }
  }

  /** Told of every change that was made here. */
  onchange: (before: Kept[], after: Kept[]) => void = () => undefined
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const bench = new Bench()
if (typeof addEventListener !== 'undefined')
  addEventListener('storage', (event) => event.key === KEY && bench.reread())
