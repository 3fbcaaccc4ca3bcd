import { api } from '../net/api'
import { Book } from './book'

/** The handbook in each language, fetched when first needed. */
const coming = new Map<string, Promise<Book>>()

export function loadBook(lang: string): Promise<Book> {
  const kept = coming.get(lang)
  if (kept) return kept
  const fetched = api.handbook(lang).then((books) => new Book(books))
  coming.set(lang, fetched)
  fetched.catch(() => coming.delete(lang))
  return fetched
}
