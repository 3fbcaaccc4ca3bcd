import type { Chapter, Handbook, Paragraph } from '../protocol'
import { folded, wordsOf } from '../rules/book'

/** The chapter of keywords. */
export const WORDS = 'words'
/** The address of all timing charts of a game, after its chapters. */
export const ALL_CHARTS = 'charts'

/** A paragraph and where it stands. */
export interface Told {
  paragraph: Paragraph
  chapter: Chapter
  book: Handbook
}

export class Book {
  readonly all: Told[]
  private readonly byId: Map<string, Told>
  private readonly byRule: Map<string, Told>

  constructor(readonly books: Handbook[]) {
    this.all = books.flatMap((book) =>
      book.chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => ({ paragraph, chapter, book }))),
    )
    this.byId = new Map(this.all.map((told) => [told.paragraph.id, told]))
    this.byRule = new Map(this.all.flatMap((told) => told.paragraph.rules.map((rule) => [rule, told] as const)))
  }

  find(id: string): Told | undefined {
    return this.byId.get(id)
  }

  /** The paragraph that tells a numbered rule. */
  of(rule: string): Told | undefined {
    return this.byRule.get(rule)
  }

  keyword(id: string): Paragraph | undefined {
    const told = this.byId.get(id)
    return told?.chapter.id === WORDS ? told.paragraph : undefined
  }
}

/** Found in any of the languages, told in the reader's: headings before texts. */
export function search(mine: Book, others: Book[], query: string): Told[] {
  const wanted = wordsOf(query)
  if (!wanted.length) return []
  const has = (text: string) => wanted.every((word) => folded(text).includes(word))
  const rank = (id: string): number => {
    const said = [mine, ...others].map((book) => book.find(id)?.paragraph).filter((one) => one !== undefined)
    if (said.some((one) => one.rules.some((rule) => rule.toLowerCase() === wanted[0]))) return 0
    if (said.some((one) => has(one.title))) return 1
    return said.some((one) => has(`${one.title} ${plain(one.text)}`)) ? 2 : 3
  }
  return mine.all
    .map((told) => ({ told, at: rank(told.paragraph.id) }))
    .filter(({ at }) => at < 3)
    .sort((a, b) => a.at - b.at)
    .map(({ told }) => told)
}

/** A text in pieces: words, bold words, and words that lead to a keyword or a paragraph. */
export interface Span {
  text: string
  bold?: boolean
  to?: string
}

const MARKS = /\[([^\]]+)\]\(#([a-z0-9-]+)\)|\*\*(.+?)\*\*/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) })
    found.push(match[2] ? { text: match[1]!, to: match[2] } : { text: match[3]!, bold: true })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ text: text.slice(end) })
  return found
}

/** A text in pieces: what was looked for, and what stands between. */
export function pieces(text: string, query: string): { text: string; found: boolean }[] {
  const wanted = wordsOf(query).filter((word) => word.length > 1)
  const short = (word: string) => (word.length < 4 ? '(?<!\\p{L})' : '')
  const even = [...text].map((letter) => folded(letter) || letter)
  if (!wanted.length || even.some((letter) => letter.length !== 1)) return [{ text, found: false }]
  const like = new RegExp(
    `(?<!\\[\\w*)(${wanted.map((word) => short(word) + word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'u',
  )
  let at = 0
  return even
    .join('')
    .split(like)
    .map((part, n) => ({ text: [...text].slice(at, (at += part.length)).join(''), found: n % 2 === 1 }))
    .filter((piece) => piece.text)
}

export function plain(text: string): string {
  return spans(text)
    .map((span) => span.text)
    .join('')
}
