import type { KeptDeck } from '../protocol'
import type { Kept } from './kept'

/** What this browser knows about its decks and the account: when each was changed here (seconds), and which of them
 * are the account's. */
export interface Book {
  changed: Record<string, number>
  ours: string[]
  /** Whose account that is. */
  owner: string
}

export const EMPTY: Book = { changed: {}, ours: [], owner: '' }

/** Another player signs in: what the last one left here is this browser's, as a guest's. */
export function ownedBy(book: Book, name: string): Book {
  return book.owner === name ? book : { ...book, ours: [], owner: name }
}

/** What changed between two states of the bench at a moment; a deck that is gone is noted too. */
export function noted(book: Book, before: Kept[], after: Kept[], now: number): Book {
  const old = new Map(before.map((kept) => [kept.id, JSON.stringify(kept)]))
  const ids = new Set([...before, ...after].map((kept) => kept.id))
  const changed = { ...book.changed }
  for (const id of ids) {
    const kept = after.find((one) => one.id === id)
    if (!kept || old.get(id) !== JSON.stringify(kept)) changed[id] = now
  }
  return { ...book, changed }
}

/** What is sent: the decks that are the account's, and those that were thrown away. */
export function toSend(book: Book, all: Kept[]): KeptDeck[] {
  return book.ours
    .filter((id) => id in book.changed)
    .map((id) => {
      const kept = all.find((one) => one.id === id)
      return { id, deck: kept?.deck ?? null, draft: kept?.draft ?? null, changed: book.changed[id]! }
    })
}

/** The bench after the account has answered: its decks as it has them, and those that are this browser's alone. */
export function taken(book: Book, all: Kept[], told: KeptDeck[]): { all: Kept[]; book: Book } {
  const theirs = new Map(told.map((deck) => [deck.id, deck]))
  const here = all.filter((kept) => !theirs.has(kept.id) && !book.ours.includes(kept.id))
  const alive = told.filter((deck) => deck.deck || deck.draft)
  const order = new Map(all.map((kept, n) => [kept.id, n]))
  const kept = alive.map((deck): Kept => ({
    id: deck.id,
    ...(deck.deck ? { deck: deck.deck } : {}),
    ...(deck.draft ? { draft: deck.draft } : {}),
  }))
  const place = (one: Kept): number => order.get(one.id) ?? -1
  return {
    all: [...kept, ...here].sort((a, b) => place(a) - place(b)),
    book: {
      ...book,
      ours: told.map((deck) => deck.id),
      changed: Object.fromEntries([
        ...here.flatMap((one) => (one.id in book.changed ? [[one.id, book.changed[one.id]!]] : [])),
        ...told.map((deck) => [deck.id, deck.changed]),
      ]),
    },
  }
}
