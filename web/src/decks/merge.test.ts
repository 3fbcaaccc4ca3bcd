import { expect, test } from 'vitest'
import type { DeckList } from '../protocol'
import type { Kept } from './kept'
import { EMPTY, noted, ownedBy, taken, toSend } from './merge'

const list = (name: string): DeckList => ({ identity: 'noise', cards: {}, name })
const kept = (id: string, name = id): Kept => ({ id, deck: list(name) })

test('what is changed or thrown away is noted with its time', () => {
  const book = noted(EMPTY, [kept('a'), kept('b'), kept('c')], [kept('a', 'new'), kept('c')], 7)
  expect(book.changed).toEqual({ a: 7, b: 7 })
})

test('only the account’s decks are sent, and those that are gone as gone', () => {
  const book = { owner: 'Ada', ours: ['a', 'b'], changed: { a: 1, b: 2, c: 3 } }
  expect(toSend(book, [kept('a'), kept('c')])).toEqual([
    { id: 'a', deck: list('a'), draft: null, changed: 1 },
    { id: 'b', deck: null, draft: null, changed: 2 },
  ])
})

test('the account’s decks come here, in their places, and a guest’s stay', () => {
  const told = [
    { id: 'a', deck: list('newer'), draft: null, changed: 9 },
    { id: 'far', deck: null, draft: list('far'), changed: 5 },
    { id: 'gone', deck: null, draft: null, changed: 6 },
  ]
  const before = { owner: 'Ada', ours: ['a', 'gone'], changed: { a: 1, gone: 2, guest: 3 } }
  const { all, book } = taken(before, [kept('guest'), kept('a'), kept('gone')], told)
  expect(all).toEqual([{ id: 'far', draft: list('far') }, kept('guest'), kept('a', 'newer')])
  expect(book.ours).toEqual(['a', 'far', 'gone'])
  expect(book.changed).toEqual({ guest: 3, a: 9, far: 5, gone: 6 })
})

test('what one player left here is not sent to another’s account', () => {
  const book = { owner: 'Ada', ours: ['a'], changed: { a: 1 } }
  expect(ownedBy(book, 'Ada')).toBe(book)
  expect(toSend(ownedBy(book, 'Grace'), [kept('a')])).toEqual([])
})
