import type { Paragraph } from '../protocol'
import { words } from '../words/words.svelte'
import { WORDS, type Book } from './book'
import { loadBook } from './load'

export type Game = 'netrunner' | 'gangs'

/** A text in pieces: words as they stand, and words that the handbook explains. */
export interface Piece {
  text: string
  means?: Paragraph
}

/** How a keyword may end in a sentence. English has few forms; the others bend the end of a word. */
function forms(title: string, lang: string): string {
  const word = title.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (lang === 'en') return `${word}(?:s|es|d|ed|ing|ged|zed|zes|zing)?`
  if (word.length < 5 || word.includes(' ')) return `${word}\\p{L}?`
  const stem = word.replace(/(?:ować|ować|ać|ić|en|ar|er|ir|rn)$|\p{L}$/u, '')
  return `${stem}\\p{L}{0,4}`
}

/** Where a text speaks of a keyword: each is explained once, where it stands first. */
export function found(text: string, keywords: Paragraph[], lang: string): Piece[] {
  const known = [...keywords].sort((one, other) => other.title.length - one.title.length)
  if (!known.length) return [{ text }]
  const all = known.map((keyword) => `(${forms(keyword.title, lang)})`).join('|')
  const looked = new RegExp(`(?<![\\p{L}\\[#-])(?:${all})(?![\\p{L}\\]-])`, 'giu')
  const pieces: Piece[] = []
  const told = new Set<string>()
  let end = 0
  for (const match of text.matchAll(looked)) {
    const means = known[match.slice(1).findIndex((group) => group !== undefined)]
    if (!means || told.has(means.id)) continue
    told.add(means.id)
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) })
    pieces.push({ text: match[0], means })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** The keywords of the handbook in the reader's language, fetched when a text first asks. */
class Keywords {
  private kept = $state.raw<{ lang: string; book: Book } | null>(null)
  private wanted = ''

  /** The handbook, as soon as it is there. */
  book(): Book | null {
    const lang = words.lang
    if (this.wanted !== lang) this.fetch(lang)
    return this.kept?.lang === lang ? this.kept.book : null
  }

  of(game: Game): Paragraph[] {
    const all = this.book()?.all ?? []
    return all.filter((told) => told.book.id === game && told.chapter.id === WORDS).map((told) => told.paragraph)
  }

  private fetch(lang: string): void {
    this.wanted = lang
    loadBook(lang).then(
      (book) => (this.kept = { lang, book }),
      () => (this.wanted = ''),
    )
  }
}

export const keywords = new Keywords()
