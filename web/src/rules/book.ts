import type { Rule, RuleBook, RuleSection } from '../protocol'
import { RULE_ID } from '../parts/rich'
import { cut, spans, type Span } from './markdown'

/** Which book says so. */
const SOURCE = /\[(?:rb|es|pl\+?|de!?)\]/g

/** A rule and where it stands. */
export interface Placed {
  rule: Rule
  section: RuleSection
  book: RuleBook
}

export class Rules {
  readonly all: Placed[]
  private readonly byId: Map<string, Placed>
  private readonly plain: Map<Placed, string>

  constructor(readonly books: RuleBook[]) {
    this.all = books.flatMap((book) =>
      book.sections.flatMap((section) =>
        [...section.rules, ...rulings(section.prose)].map((rule) => ({ rule, section, book })),
      ),
    )
    this.byId = new Map(this.all.map((placed) => [placed.rule.id, placed]))
    this.plain = new Map(this.all.map((placed) => [placed, folded(`${placed.rule.id} ${placed.rule.text}`)]))
  }

  find(id: string): Placed | undefined {
    return this.byId.get(id)
  }

  /** Every word must occur; rules whose number begins as the query come first. */
  search(query: string): Placed[] {
    const words = wordsOf(query)
    if (!words.length) return []
    const found = this.all.filter((placed) => words.every((word) => this.plain.get(placed)!.includes(word)))
    const first = words[0]!
    const rank = (placed: Placed) => {
      const id = placed.rule.id.toLowerCase()
      return id === first ? 0 : id.startsWith(first) ? 1 : 2
    }
    return found.sort((a, b) => rank(a) - rank(b))
  }

  /** A line in pieces: styles, links to rules that there are, and what was searched for. */
  dressed(line: string, query = ''): Span[] {
    const linked = cut(spans(line), new RegExp(RULE_ID, 'g'), (id) => (this.byId.has(id) ? { rule: id } : null))
    const words = wordsOf(query)
    const tagged = cut(linked, SOURCE, () => ({ style: 'tag' }))
    return words.length ? cut(tagged, anyOf(words), () => ({ hit: true })) : tagged
  }
}

/** Rulings, overrides and examples: rows and items of the running text that begin with a number of their own. */
const RULING = /^(?:\| |- \*\*)((?:AMB|OVR|EX)-\d+)\b(?:\*\*)? ?(.*)$/gm

function rulings(prose: string): Rule[] {
  return [...prose.matchAll(RULING)].map((match) => ({
    id: match[1]!,
    text: match[2]!.replace('**', '').replace(/^\| /, '').replace(/ \|$/, '').replaceAll(' | ', ' → '),
  }))
}

export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean)
}

/** Small letters without accents, so that "deja" finds "Déjà". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function anyOf(words: string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(escaped.sort((a, b) => b.length - a.length).join('|'), 'gi')
}
