import { expect, it } from 'vitest'
import type { Mistaken, Shape, WorkForm } from '../protocol'
import { changes } from './diff'
import { slugOf } from './names'
import { at, blank, freeId, newEntry, pathOf, placeOf, put, tidied, withWord, wordOf, type Table } from './shapes'

const shape = (kind: Shape['kind'], more: Partial<Shape> = {}): Shape => ({
  kind,
  optional: false,
  words: [],
  said: '',
  deck: '',
  least: 0,
  most: 99,
  unknown: false,
  long: false,
  name: '',
  parts: [],
  fields: {},
  by: '',
  verbs: {},
  instead: {},
  bare: false,
  flat: false,
  scopes: [],
  names: [],
  numbers: [],
  flags: [],
  places: [],
  ...more,
})

const word = shape('word', { words: ['you', 'rivals'] })
const maybe = (one: Shape): Shape => ({ ...one, optional: true })
const effect = shape('verb', {
  by: 'do',
  verbs: {
    gain: { what: word, n: shape('named', { name: 'amount' }), who: maybe(word) },
    casualty: { n: maybe(shape('number')), who: word },
    may: { parts: shape('list', { least: 1, of: shape('named', { name: 'effect' }) }) },
  },
  fields: { if: maybe(shape('named', { name: 'condition' })) },
})
const condition = shape('verb', { by: 'is', bare: true, verbs: { won: {}, killed: { n: maybe(shape('number')) } } })
const FORM: WorkForm = {
  kind: 'gangs',
  shapes: { effect, condition, amount: shape('amount') },
  decks: [
    {
      id: 'upgrades',
      file: 'combat_upgrades',
      list: 'upgrade',
      card: 'combat',
      fields: { id: shape('id'), title: maybe(shape('text')), firepower: shape('number', { least: 0 }) },
    },
    { id: 'spaces', file: 'net', list: 'space', card: 'space', fields: { do: shape('list', { of: effect }) } },
    {
      id: 'johnny',
      file: 'solo',
      list: '',
      card: '',
      fields: { goal: shape('number'), johnny: shape('table', { fields: { draw: shape('number') } }) },
    },
  ],
}
const DATA: Record<string, Table> = {
  combat_upgrades: { upgrade: [{ id: 'blade' }, { id: 'whip' }] },
  net: { space: [{ do: [] }, { do: [] }] },
  solo: { goal: 25 },
}
const mistake = (file: string, entry: string, field: string): Mistaken => ({ file, entry, field, line: 0, why: '' })

it.each([
  ['cred', ['cred']],
  ['ability 1 do 2.1', ['ability', 0, 'do', 1, 'parts', 0]],
  ['ability 1 if', ['ability', 0, 'if']],
  ['click 3 row 1 then', ['click', 2, 'rows', 0, 'then']],
  ['special 1 2', ['special', 0, 'do', 1]],
  ['', []],
])('the field %s of the checker is a place in the form', (field, path) => {
  expect(pathOf(field)).toEqual(path)
})

it('a mistake leads to its card, by its id or by its number, and to the sheet it is on', () => {
  const place = (one: Mistaken) => placeOf(one, FORM, DATA)
  expect(place(mistake('combat_upgrades.toml', 'whip', 'firepower'))).toEqual({
    deck: 'upgrades',
    at: 1,
    path: ['firepower'],
  })
  expect(place(mistake('net.toml', '', 'space 2 do 1'))).toEqual({ deck: 'spaces', at: 1, path: ['do', 0] })
  expect(place(mistake('solo.toml', '', 'draw'))).toEqual({ deck: 'johnny', at: -1, path: ['johnny', 'draw'] })
  expect(place(mistake('combat_upgrades.toml', '', ''))).toEqual({ deck: 'upgrades', at: -1, path: [] })
})

it('another word keeps what it knows as well, and leaves holes for what must be chosen', () => {
  const was = { do: 'gain', what: 'you', n: 2, who: 'rivals', if: 'won' }
  expect(withWord(was, 'casualty', effect, FORM)).toEqual({ do: 'casualty', n: 2, who: 'rivals', if: 'won' })
  expect(withWord({}, 'gain', effect, FORM)).toEqual({ do: 'gain', n: 1 })
  expect(withWord({}, 'may', effect, FORM)).toEqual({ do: 'may', parts: [{}] })
})

it('a condition that is just a word is written as one', () => {
  expect(tidied({ is: 'won' }, condition)).toBe('won')
  expect(tidied({ is: 'killed' }, condition)).toEqual({ is: 'killed' })
  expect(wordOf('won', condition)).toBe('won')
})

it('what is put at a path changes nothing else, and nothing takes it out', () => {
  const data = { a: [{ b: 1 }, { b: 2 }], c: 'x' }
  expect(put(data, ['a', 1, 'b'], 5)).toEqual({ a: [{ b: 1 }, { b: 5 }], c: 'x' })
  expect(put(data, ['a', 0], undefined)).toEqual({ a: [{ b: 2 }], c: 'x' })
  expect(put(data, ['c'], undefined)).toEqual({ a: data.a })
  expect(at(put({}, ['new', 0, 'deep'], true), ['new', 0, 'deep'])).toBe(true)
  expect(data).toEqual({ a: [{ b: 1 }, { b: 2 }], c: 'x' })
})

it('a new card has what it needs and an id of its own', () => {
  expect(newEntry(FORM.decks[0]!, FORM, [{ id: 'upgrade-1' }])).toEqual({ id: 'upgrade-2', title: '', firepower: 0 })
  expect(freeId('blade', [])).toBe('blade-1')
  expect(blank(shape('list', { least: 2, of: shape('number', { least: 1 }) }), FORM)).toEqual([1, 1])
})

it('what an import would change is told card by card', () => {
  const after: Record<string, Table> = {
    ...DATA,
    combat_upgrades: { upgrade: [{ id: 'whip', firepower: 3 }, { id: 'fist' }] },
    solo: { goal: 20 },
  }
  expect(changes(FORM, DATA, after).map(({ deck, kind, n }) => [deck, kind, n])).toEqual([
    ['upgrades', 'changed', 0],
    ['upgrades', 'new', 1],
    ['upgrades', 'gone', 0],
    ['johnny', 'changed', -1],
  ])
  expect(changes(FORM, DATA, structuredClone(DATA))).toEqual([])
})

it.each([
  ['My box', 'my-box'],
  ['  Żółta Łódź! ', 'zolta-lodz'],
  ['Größe 2', 'grosse-2'],
  ['???', ''],
])('%s has a folder', (title, name) => expect(slugOf(title)).toBe(name))
