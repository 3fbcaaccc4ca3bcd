import { mark } from '../parts/marks'
import type { Said } from '../protocol'
import { Catalogue, type Args, type Reader } from './catalogue'

type Fetched = (lang: string) => Promise<string>

/** The words of the table in the player's language. Whatever reads them is drawn anew when the language changes. */
class Words {
  private catalogue = $state.raw(new Catalogue('en', ['']))
  private readonly texts = new Map<string, Promise<string>>()
  private wanted = ''
  ready = $state(false)

  get lang(): string {
    return this.catalogue.lang
  }

  /** Change the language. The old words stay until the new ones are here. */
  async speak(lang: string, fetched: Fetched = fetchWords): Promise<void> {
    this.wanted = lang
    const chain = lang === 'en' ? ['en'] : [lang, 'en']
    const texts = await Promise.all(chain.map((one) => this.load(one, fetched)))
    if (this.wanted !== lang) return
    this.catalogue = new Catalogue(lang, texts)
    this.ready = true
    if (typeof document !== 'undefined') document.documentElement.lang = lang
  }

  has = (key: string, attribute = ''): boolean => this.catalogue.has(key, attribute)
  format = (key: string, args: Args = {}): string => this.catalogue.format(key, args)
  attribute = (key: string, attribute: string, args: Args = {}): string =>
    this.catalogue.attribute(key, attribute, args)
  title = (slug: string): string => this.catalogue.title(slug)
  text = (slug: string): string => this.catalogue.text(slug)
  gist = (slug: string): string => this.catalogue.gist(slug)
  order = (card: string, title: string, kind: 'title' | 'behaviour' | 'pack' = 'title'): string =>
    this.catalogue.order(card, title, kind)
  say = (said: Said, reader?: Reader): string => this.catalogue.message(said, reader)
  /** With the names of sides and cards marked, each by what it names. */
  marked = (said: Said, reader?: Reader): string => this.catalogue.message(said, reader, mark)
  who = (seat: string): string => this.catalogue.who(seat)
  where = (server: string): string => this.catalogue.where(server)
  subroutines = (slug: string): string[] => this.catalogue.subroutines(slug)
  abilities = (slug: string, count: number): string[] => this.catalogue.abilities(slug, count)
  spell = (args: Args): Args => this.catalogue.spell(args)

  private load(lang: string, fetched: Fetched): Promise<string> {
    const kept = this.texts.get(lang)
    if (kept) return kept
    const coming = fetched(lang)
    this.texts.set(lang, coming)
    coming.catch(() => this.texts.delete(lang))
    return coming
  }
}

async function fetchWords(lang: string): Promise<string> {
  const response = await fetch(`/api/words/${lang}`)
  if (!response.ok) throw new Error(`no words in ${lang}`)
  return response.text()
}

export const words = new Words()
