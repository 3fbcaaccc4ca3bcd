import { api } from '../net/api'
import { bench } from './bench.svelte'
import { EMPTY, noted, ownedBy, taken, toSend, type Book } from './merge'

/** The player's decks are the account's; this browser has a copy, and sends what is changed here. */
const KEY = 'jackin.decks.account'
const SOON = 1500

let book: Book = read()
let signedIn = false
let timer: ReturnType<typeof setTimeout> | undefined

bench.onchange = (before, after) => {
  book = noted(book, before, after, Date.now() / 1000)
  if (signedIn) {
    const added = after.filter((kept) => !before.some((old) => old.id === kept.id)).map((kept) => kept.id)
    book = { ...book, ours: [...book.ours, ...added] }
    clearTimeout(timer)
    timer = setTimeout(() => meet().catch(() => undefined), SOON)
  }
  write()
}

/** Decks that are this browser's alone. */
export function guestDecks(): number {
  return bench.all.filter((kept) => !book.ours.includes(kept.id)).length
}

export function isSignedIn(name: string): void {
  signedIn = name !== ''
  if (name) book = ownedBy(book, name)
}

/** The account's decks come here; `along`: those of this browser go there. */
export async function decksAlong(along: boolean): Promise<void> {
  if (along) {
    const now = Date.now() / 1000
    const ids = bench.all.map((kept) => kept.id)
    const changed = { ...Object.fromEntries(ids.map((id) => [id, now])), ...book.changed }
    book = { ...book, ours: [...new Set([...book.ours, ...ids])], changed }
  }
  await meet()
}

async function meet(): Promise<void> {
  const sent = JSON.stringify(bench.all)
  const told = await api.keepDecks(toSend(book, bench.all))
  if (JSON.stringify(bench.all) !== sent) return // changed meanwhile: that is sent in a moment
  const next = taken(book, bench.all, told)
  book = next.book
  write()
  if (JSON.stringify(next.all) !== sent) bench.take(next.all)
}

function read(): Book {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Book> | null
    return { changed: found?.changed ?? {}, ours: found?.ours ?? [], owner: found?.owner ?? '' }
  } catch {
    return EMPTY
  }
}

function write(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(book))
  } catch {
    // a full or forbidden storage: it is asked again next time
  }
}
