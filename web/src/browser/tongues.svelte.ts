import { LANGUAGES } from '../settings.svelte'
import { Catalogue } from '../words/catalogue'

/** What cards are called in every language; fetched when first asked for. */
class Tongues {
  all = $state.raw<Catalogue[]>([])
  private coming: Promise<void> | undefined

  load(): void {
    this.coming ??= Promise.all(LANGUAGES.map(catalogue)).then(
      (all) => {
        this.all = all
      },
      () => {
        this.coming = undefined
      },
    )
  }

  /** [language, title], English where a language has none of its own left out. */
  titles(slug: string): [string, string][] {
    return this.all.filter((one) => one.has(`card-${slug}`)).map((one) => [one.lang, one.title(slug)])
  }

  english(slug: string): string {
    return this.all.find((one) => one.lang === 'en')?.title(slug) ?? ''
  }
}

async function catalogue(lang: string): Promise<Catalogue> {
  const response = await fetch(`/api/words/${lang}`)
  if (!response.ok) throw new Error(`no words in ${lang}`)
  return new Catalogue(lang, [await response.text()])
}

export const tongues = new Tongues()
