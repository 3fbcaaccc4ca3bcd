import { expect, test } from 'vitest'
import { cardOf, pool } from '../core'
import { figureOf, picture } from './picture'

test('every card of every set has a picture of its own', () => {
  expect(pool.length).toBeGreaterThan(480)
  expect(new Set(pool.map((card) => picture(card, 'p'))).size).toBe(pool.length)
})

test('a picture depends on code, faction, type and subtypes only', () => {
  const corroder = cardOf('corroder')
  expect(picture({ ...corroder, cost: 7, slug: 'x' } as typeof corroder, 'p')).toBe(picture(corroder, 'p'))
  expect(picture({ ...corroder, code: '01008' }, 'p')).not.toBe(picture(corroder, 'p'))
})

test('a picture stays small enough to be kept', () => {
  for (const card of pool) expect(picture(card, 'p').length, card.slug).toBeLessThan(24_000)
})

test('no picture has a number that cannot be drawn', () => {
  for (const card of pool) expect(picture(card, 'p'), card.slug).not.toMatch(/NaN|undefined|Infinity/)
})

test.each([
  ['ichi-1-0', 'sentry'],
  ['data-mine', 'trap'],
  ['crypsis', 'ai'],
  ['crash-space', 'place'],
  ['sure-gamble', 'event'],
  ['hedge-fund', 'transaction'],
  ['kate-mac-mccaffrey-digital-tinker', 'runner'],
])('%s is drawn as %s', (slug, figure) => {
  expect(figureOf(cardOf(slug))).toBe(figure)
})
