import type { ContentSet } from '../protocol'
import { words } from '../words/words.svelte'

/** A content set in the player's language. When that changes, the old texts stay until the new ones are here. */
export class ToldSet<Told = ContentSet> {
  now = $state.raw<Told | null>(null)
  failure = $state.raw<unknown>(null)

  constructor(fetched: (lang: string) => Promise<Told>) {
    $effect(() => {
      const lang = words.lang
      fetched(lang).then(
        (told) => {
          if (lang === words.lang) this.now = told
        },
        (reason) => (this.failure = reason),
      )
    })
  }
}
