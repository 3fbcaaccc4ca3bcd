/** The little Markdown of the rule books: paragraphs, lists, tables. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: { depth: number; text: string }[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

const ITEM = /^(\s*)- (.*)$/

export function blocks(prose: string): Block[] {
  const found: Block[] = []
  let fresh = true
  for (const line of prose.split('\n')) {
    if (line.trim()) add(found, line, fresh)
    fresh = !line.trim()
  }
  return found
}

function add(found: Block[], line: string, fresh: boolean): void {
  const last = fresh ? undefined : found[found.length - 1]
  const item = ITEM.exec(line)
  if (line.startsWith('|')) addRow(found, last, line)
  else if (item) addItem(found, found[found.length - 1], item)
  else if (last?.kind === 'text') last.text += `\n${line}`
  else found.push({ kind: 'text', text: line })
}

function addRow(found: Block[], last: Block | undefined, line: string): void {
  const cells = line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return
  if (last?.kind === 'table') last.rows.push(cells)
  else found.push({ kind: 'table', head: cells, rows: [] })
}

function addItem(found: Block[], last: Block | undefined, item: RegExpExecArray): void {
  const entry = { depth: Math.floor(item[1]!.length / 2), text: item[2]! }
  if (last?.kind === 'list') last.items.push(entry)
  else found.push({ kind: 'list', items: [entry] })
}

/** A piece of a line: words, perhaps bold, slanted or as typed; a rule's number; an icon. */
export interface Span {
  text: string
  style?: 'bold' | 'slant' | 'code' | 'tag'
  rule?: string
  hit?: boolean
}

const STYLED = /\*\*(.+?)\*\*|`(.+?)`|\*([^\s*](?:[^*]*[^\s*])?)\*/g

export function spans(line: string): Span[] {
  const found: Span[] = []
  let end = 0
  for (const match of line.matchAll(STYLED)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index) })
    const style = match[1] !== undefined ? 'bold' : match[2] !== undefined ? 'code' : 'slant'
    found.push({ text: match[1] ?? match[2] ?? match[3] ?? '', style })
    end = match.index + match[0].length
  }
  if (end < line.length) found.push({ text: line.slice(end) })
  return found
}

/** Cut spans wherever a pattern is found in them; `dress` says what becomes of the found words. */
export function cut(all: Span[], pattern: RegExp, dress: (word: string) => Partial<Span> | null): Span[] {
  return all.flatMap((span) => {
    const found: Span[] = []
    let end = 0
    for (const match of span.text.matchAll(pattern)) {
      const more = match[0] ? dress(match[0]) : null
      if (!more) continue
      if (match.index > end) found.push({ ...span, text: span.text.slice(end, match.index) })
      found.push({ ...span, ...more, text: match[0] })
      end = match.index + match[0].length
    }
    if (end < span.text.length) found.push({ ...span, text: span.text.slice(end) })
    return found
  })
}
