import { api } from '../net/api'
import { Rules } from './book'

/** The rule books, fetched when first needed and shared by the page and the sheet. */
let coming: Promise<Rules> | undefined

export function loadRules(): Promise<Rules> {
  coming ??= api.rules().then((books) => new Rules(books))
  coming.catch(() => (coming = undefined))
  return coming
}
