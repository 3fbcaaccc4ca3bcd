import type { IconName } from '../cards/icons/sprite'

/** A text of the catalogues in pieces that can be drawn: words, icons, rule numbers, line ends. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'icon'; icon: IconName; term: string }
  | { kind: 'rule'; id: string }
  | { kind: 'break' }

/** What stands in brackets, the icon it is drawn as and the word it is read as. */
const ICONS: Record<string, [icon: IconName, term: string]> = {
  credit: ['credit', 'term-credit'],
  click: ['click', 'term-click'],
  subroutine: ['sub', 'term-subroutine'],
  link: ['link', 'term-link'],
  mu: ['mu', 'term-memory-unit'],
  trash: ['trash', 'term-trash'],
  'recurring-credit': ['recurring', 'term-recurring-credit'],
}

export const RULE_ID = /\b[A-Z]{2,8}(?:-[A-Z])?-\d+(?:\.(?:\d+|[a-z]\b))*/
const TOKENS = new RegExp(`\\[(?:${Object.keys(ICONS).join('|')})\\]|\\n|${RULE_ID.source}`, 'g')

export function pieces(text: string, withRules = false): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of text.matchAll(TOKENS)) {
    const piece = pieceOf(match[0], withRules)
    if (!piece) continue
    if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
    found.push(piece)
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
  return found
}

function pieceOf(token: string, withRules: boolean): Piece | null {
  if (token === '\n') return { kind: 'break' }
  const icon = token.startsWith('[') ? ICONS[token.slice(1, -1)] : undefined
  if (icon) return { kind: 'icon', icon: icon[0], term: icon[1] }
  return withRules ? { kind: 'rule', id: token } : null
}

/** A text for where no icon can be drawn: titles, labels of screen readers. `term` says a word of the glossary. */
export function plain(text: string, term: (key: string) => string): string {
  const said = pieces(text).map((piece, n, all) => {
    if (piece.kind === 'text') return piece.text
    if (piece.kind === 'break') return ' '
    if (piece.kind === 'rule') return piece.id
    const before = all[n - 1]
    return before?.kind === 'text' && /\S$/.test(before.text) ? ` ${term(piece.term)}` : term(piece.term)
  })
  return said.join('')
}
