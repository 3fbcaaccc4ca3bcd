import { expect, it } from 'vitest'
import type { Mistaken, Shape, WorkForm } from '../protocol'
import { changes } from './diff'
import { slugOf } from './names'
import {
  at,
  blank,
  freeId,
  newEntry,
  pathOf,
  placeOf,
  put,
  shapeOf,
  tidied,
  withWord,
  wordOf,
  type Table,
} from './shapes'

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

it('a new field begins with the least that it may be', () => {
  const kinds: [Shape, unknown][] = [
    [shape('number', { least: 3 }), 3],
    [shape('number', { least: 0 }), 0],
    [shape('number', { least: -1 }), 1],
    [shape('flag'), true],
    [shape('amount'), 1],
    [shape('pair', { parts: [shape('number', { least: 2 }), word] }), [2, '']],
    [shape('table', { fields: { a: shape('flag'), b: maybe(shape('flag')) } }), { a: true }],
    [shape('prices'), {}],
    [shape('tests'), {}],
    [effect, {}],
    [word, ''],
    [shape('named', { name: 'amount' }), 1],
    [shape('named', { name: 'nothing' }), ''],
  ]
  for (const [one, found] of kinds) expect(blank(one, FORM), one.kind).toEqual(found)
  expect(shapeOf(maybe(shape('named', { name: 'effect' })), FORM)).toEqual(maybe(effect))
  expect(shapeOf(word, FORM)).toBe(word)
})

it('a word may stand instead of a table, and brings what it needs', () => {
  const instead = shape('verb', {
    by: 'do',
    verbs: { gain: { n: shape('amount') } },
    instead: { any: shape('list', { least: 1, of: word }) },
  })
  expect(wordOf({ any: [''] }, instead)).toBe('any')
  expect(wordOf({ do: 'gain' }, instead)).toBe('gain')
  expect(wordOf({}, instead)).toBe('')
  expect(wordOf(undefined, instead)).toBe('')
  expect(withWord({ do: 'gain', n: 4 }, 'any', instead, FORM)).toEqual({ any: [''] })
  expect(withWord({ any: [''] }, 'gain', instead, FORM)).toEqual({ do: 'gain', n: 1 })
  expect(withWord('won', 'nothing', condition, FORM)).toEqual({ is: 'nothing' })
  const flat = shape('verb', {
    by: 'do',
    verbs: { x: { who: shape('target'), when: { ...condition, flat: true }, then: condition } },
  })
  expect(withWord({}, 'x', flat, FORM)).toEqual({ do: 'x', then: {} })
})

it('a word alone stays a table where more is said or may be asked', () => {
  expect(tidied({ is: 'won', n: 2 }, condition)).toEqual({ is: 'won', n: 2 })
  expect(tidied({ is: 'unheard' }, condition)).toEqual({ is: 'unheard' })
  expect(tidied({ n: 1 }, condition)).toEqual({ n: 1 })
  expect(tidied({ do: 'gain' }, effect)).toEqual({ do: 'gain' })
  expect(tidied('won', condition)).toBe('won')
})

it('things are put where nothing was', () => {
  expect(put(undefined, [], undefined)).toEqual({})
  expect(put(undefined, [], 4)).toBe(4)
  expect(put(undefined, [0, 'a'], 1)).toEqual([{ a: 1 }])
  expect(put(undefined, ['a', 0], 1)).toEqual({ a: [1] })
  expect(put('text', ['a'], 1)).toEqual({ a: 1 })
  expect(put({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
  expect(put({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } })
  expect(put([1, 2, 3], [1], undefined)).toEqual([1, 3])
  expect([at({ a: [5] }, ['a', 0]), at({ a: 5 }, ['a', 'b']), at(undefined, ['a']), at([7], [])]).toEqual([
    5,
    undefined,
    undefined,
    [7],
  ])
})

it('a mistake without a place in the form leads to the sheet', () => {
  const place = (one: Mistaken) => placeOf(one, FORM, DATA)
  expect(place(mistake('net.toml', '', 'space 3 do 1'))).toEqual({ deck: 'spaces', at: -1, path: [] })
  expect(place(mistake('net.toml', '', 'space 1'))).toEqual({ deck: 'spaces', at: 0, path: [] })
  expect(place(mistake('net.toml', '', 'space'))).toEqual({ deck: 'spaces', at: -1, path: [] })
  expect(place(mistake('combat_upgrades.toml', 'blade', 'cred'))).toEqual({ deck: 'upgrades', at: 0, path: [] })
  expect(place(mistake('combat_upgrades.toml', 'gone', 'firepower'))).toEqual({ deck: 'upgrades', at: -1, path: [] })
  expect(place(mistake('solo.toml', '', 'goal'))).toEqual({ deck: 'johnny', at: -1, path: ['goal'] })
  expect(place(mistake('solo.toml', '', 'nothing'))).toEqual({ deck: 'johnny', at: -1, path: [] })
  expect(place(mistake('elsewhere.toml', '', 'goal'))).toEqual({ deck: 'upgrades', at: -1, path: [] })
})
