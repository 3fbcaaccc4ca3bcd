import { expect, test } from 'vitest'
import { abilityOf, subroutinesOf } from './ability'
import { cardOf, core } from './core'
import { DISPLAY, fit, linesOf, TEXT, textSize } from './fit'
import { barPath } from './icebar'
import { cost, iceKind, number, splitTitle, telling, tint, typeIcon, typeTint } from './look'

test('a cost that is chosen is X, and an agenda has none', () => {
  expect(cost(cardOf('psychographics'))).toBe('X')
  expect(cost(cardOf('sure-gamble'))).toBe(5)
  expect(cost(cardOf('nisei-mk-ii'))).toBeNull()
})

test('an icebreaker is told by its kind, other cards by their first subtype', () => {
  expect(telling(cardOf('corroder'))).toBe('fracter')
  expect(telling(cardOf('datasucker'))).toBe('virus')
  expect(telling(cardOf('diesel'))).toBe('')
})

test('every ice has one of four kinds', () => {
  const ice = core.filter((card) => card.type === 'ice')
  expect(new Set(ice.map(iceKind))).toEqual(new Set(['barrier', 'code-gate', 'sentry', 'trap']))
})

test('only an identity has a second half to its title', () => {
  expect(splitTitle(cardOf('nbn-making-news'), 'NBN: Making News')).toEqual(['NBN', 'Making News'])
  expect(splitTitle(cardOf('diesel'), 'Diesel: extra')).toEqual(['Diesel: extra', ''])
})

test('the price of an ability is what stands before the colon, if it is paid in symbols', () => {
  expect(abilityOf('1[credit]: +1 strength.')).toEqual({
    subroutine: false,
    price: '1[credit]:',
    does: '+1 strength.',
  })
  expect(abilityOf('Start of your turn: gain 1[credit].').price).toBe('')
  expect(abilityOf('[subroutine] Trace 3: if it succeeds, 1 tag.')).toEqual({
    subroutine: true,
    price: '',
    does: 'Trace 3: if it succeeds, 1 tag.',
  })
})

test('subroutines are counted from the text', () => {
  expect(subroutinesOf('May lose [click].\n[subroutine] End the run.\n[subroutine] End the run.')).toBe(2)
})

test('a long title is set smaller, and a line may end after a hyphen', () => {
  const sizes = [20, 18, 16, 14]
  expect(fit('Mimic', 200, 1, sizes, DISPLAY)).toBe(20)
  expect(fit('Corporate Troubleshooter', 200, 1, sizes, DISPLAY)).toBeLessThan(18)
  expect(linesOf('Lemuria-Codeknacker', 6, TEXT)).toBe(2)
})

test('the text of a card is never set below 14 px', () => {
  expect(textSize(['Gain 9[credit].'])).toBe(17)
  expect(
    textSize(Array<string>(12).fill('A long line about what the Runner may do, and when, and how often.')),
  ).toBeGreaterThanOrEqual(14)
})

test('the ends of an ice bar tell its type, and face down they tell nothing', () => {
  const ends = (['barrier', 'code-gate', 'sentry', 'trap', ''] as const).map((kind) => barPath(kind, 140, 40))
  expect(new Set(ends).size).toBe(5)
})

test('a number is one that is there', () => {
  expect([0, 3, null, undefined].map((value) => number(value))).toEqual([true, true, false, false])
})

test('colours and icons of every card', () => {
  const looks = core.map((card) => [
    card.slug,
    tint(card.faction),
    typeIcon(card),
    typeTint(card),
    telling(card),
    cost(card),
  ])
  expect(looks.map((row) => row.join(' ')).join('\n')).toMatchSnapshot()
})
