import type { Mistaken, Shape, WorkDeck, WorkForm } from '../protocol'

/** Plain data, as TOML can hold it. */
export type Plain = string | number | boolean | Plain[] | { [name: string]: Plain }
export type Table = { [name: string]: Plain }
export type Path = (string | number)[]

export const isTable = (value: Plain | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listed = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : [])

/** A shape that is called by a name, as itself. */
export function shapeOf(shape: Shape, form: WorkForm): Shape {
  const found = shape.kind === 'named' ? form.shapes[shape.name] : undefined
  return found ? { ...found, optional: shape.optional } : shape
}

/** What stands in a new field: a hole where something must be chosen. */
export function blank(shape: Shape, form: WorkForm): Plain {
  const real = shapeOf(shape, form)
  switch (real.kind) {
    case 'number':
      return Math.max(real.least, real.least < 0 ? 1 : real.least)
    case 'flag':
      return true
    case 'amount':
      return 1
    case 'list':
      return Array.from({ length: real.least }, () => blank(real.of!, form))
    case 'pair':
      return real.parts.map((part) => blank(part, form))
    case 'table':
      return needed(real.fields, form)
    case 'prices':
    case 'verb':
    case 'tests':
      return {}
    default:
      return ''
  }
}

function needed(fields: Record<string, Shape>, form: WorkForm): Table {
  const must = Object.entries(fields).filter(([, shape]) => !shape.optional)
  return Object.fromEntries(must.map(([name, shape]) => [name, blank(shape, form)]))
}

/** A new entry of a deck under an id that no other has. */
export function newEntry(deck: WorkDeck, form: WorkForm, others: Plain[]): Table {
  const entry = needed(deck.fields, form)
  if (deck.fields.id?.kind === 'id') entry.id = freeId(deck.list.replaceAll('_', '-'), others)
  if (deck.fields.title) entry.title = ''
  return entry
}

export function freeId(stem: string, others: Plain[]): string {
  const taken = new Set(others.map((other) => (isTable(other) ? other.id : '')))
  for (let n = 1; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}

/** The word that a table of a `verb` is about; a word alone may stand for it. */
export function wordOf(value: Plain | undefined, shape: Shape): string {
  if (typeof value === 'string') return value
  if (!isTable(value)) return ''
  const instead = Object.keys(shape.instead).find((name) => name in value)
  return instead ?? String(value[shape.by] ?? '')
}

/** The same table about another word: what the new word knows as well is kept. */
export function withWord(value: Plain | undefined, word: string, shape: Shape, form: WorkForm): Plain {
  const old = isTable(value) ? value : {}
  if (shape.instead[word]) return { [word]: blank(shape.instead[word], form) }
  const own = argumentsOf(word, shape, form)
  const known = { ...own, ...shape.fields }
  const kept = Object.entries(old).filter(([name]) => name in known && name !== shape.by)
  const must = Object.entries(own).filter(([name, of]) => !of.optional && !(name in old) && isFilled(of, form))
  const filled = must.map(([name, of]) => [name, blank(of, form)] as const)
  return { [shape.by]: word, ...Object.fromEntries(filled), ...Object.fromEntries(kept) }
}

/** Words are holes until they are chosen; all else begins with something. */
const isFilled = (shape: Shape, form: WorkForm): boolean => {
  const kind = shapeOf(shape, form).kind
  return kind !== 'word' && kind !== 'target' && !(kind === 'verb' && shapeOf(shape, form).flat)
}

/** The fields that a word of a `verb` has of its own; a flat one inside brings its own along. */
export function argumentsOf(word: string, shape: Shape, form: WorkForm): Record<string, Shape> {
  return Object.fromEntries(
    Object.entries(shape.verbs[word] ?? {}).map(([name, of]) => [name, shapeOf(of, form)] as const),
  )
}

/** A word alone, where nothing else is said and a word alone will do. */
export function tidied(value: Plain, shape: Shape): Plain {
  if (!shape.bare || !isTable(value)) return value
  const names = Object.keys(value)
  const takes = shape.verbs[String(value[shape.by] ?? '')]
  const nothing = takes !== undefined && Object.values(takes).every((of) => of.optional)
  return names.length === 1 && names[0] === shape.by && nothing && !Object.keys(takes).length
    ? String(value[shape.by])
    : value
}

/** The value at a path. */
export function at(data: Plain | undefined, path: Path): Plain | undefined {
  return path.reduce<Plain | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isTable(value) ? value[String(key)] : undefined
  }, data)
}

/** The same data with another value at a path; `undefined` takes it out. */
export function put(data: Plain | undefined, path: Path, value: Plain | undefined): Plain {
  const [key, ...rest] = path
  if (key === undefined) return value ?? {}
  if (Array.isArray(data) || (data === undefined && typeof key === 'number'))
    return putItem(listed(data), Number(key), rest, value)
  const table = isTable(data) ? data : {}
  const { [String(key)]: old, ...others } = table
  if (!rest.length && value === undefined) return others
  return { ...table, [String(key)]: rest.length ? put(old, rest, value) : value! }
}

function putItem(list: Plain[], n: number, rest: Path, value: Plain | undefined): Plain {
  if (!rest.length && value === undefined) return list.filter((_, at) => at !== n)
  const next = [...list]
  next[n] = rest.length ? put(list[n], rest, value) : value!
  return next
}

export interface Place {
  deck: string
  /** Which entry; -1 for the deck as a whole. */
  at: number
  /** Inside the entry, or inside the file of a deck without entries. */
  path: Path
}

/** Where in the form a mistake is to be mended. */
export function placeOf(mistake: Mistaken, form: WorkForm, data: Record<string, Table | null>): Place {
  const file = mistake.file.replace(/\.toml$/, '')
  const decks = form.decks.filter((deck) => deck.file === file)
  const path = pathOf(mistake.field)
  for (const deck of decks.filter((one) => one.list)) {
    const entries = listed(data[file]?.[deck.list])
    const n = mistake.entry ? entries.findIndex((entry) => isTable(entry) && entry.id === mistake.entry) : -1
    if (n >= 0) return { deck: deck.id, at: n, path: within(path, deck.fields) }
    if (!mistake.entry && path[0] === deck.list && typeof path[1] === 'number' && path[1] < entries.length)
      return { deck: deck.id, at: path[1], path: within(path.slice(2), deck.fields) }
  }
  const whole = decks.find((deck) => !deck.list) ?? decks[0] ?? form.decks[0]!
  return { deck: whole.id, at: -1, path: whole.list ? [] : within(path, whole.fields) }
}

/** A field as the checker names it: "ability 1 do 2.1" is the first part of the second effect of the first ability. */
export function pathOf(field: string): Path {
  const path: Path = []
  for (const token of field.split(' ').filter(Boolean)) {
    if (!/^\d+(\.\d+)*$/.test(token)) {
      path.push(token === 'row' ? 'rows' : token)
      continue
    }
    const [first, ...parts] = token.split('.').map((n) => Number(n) - 1)
    if (typeof path.at(-1) === 'number') path.push('do')
    path.push(first!)
    for (const part of parts) path.push('parts', part)
  }
  return path
}

/** What lies in a table of the entry is told by its own name: "draw" is Johnny's. */
function within(path: Path, fields: Record<string, Shape>): Path {
  const first = String(path[0] ?? '')
  if (!first || first in fields) return path
  const around = Object.entries(fields).find(([, shape]) => shape.kind === 'table' && first in shape.fields)
  return around ? [around[0], ...path] : []
}
