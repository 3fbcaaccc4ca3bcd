import { expect, test } from 'vitest'
import type { AskView, View } from '../../protocol'
import { firstNumber, isNumberAsk, justEnough, justMore, numbersOf, quickValues } from './numbers'

function asked(kind: AskView['kind'], amounts: number[], n = 0): AskView {
  const options = amounts.map((amount) => ({ value: `number ${amount}`, verb: 'number', amount }))
  return { seat: 'corp', kind, n, options: [...options, { value: 'done', verb: 'done' }] } as unknown as AskView
}

function at(ask: AskView | null, link = 0, credits = 0): View {
  return { ask, runner: { link, credits } } as unknown as View
}

const quick = (view: View): string[] => quickValues(view).map(({ n, meaning }) => `${n} ${meaning}`)

test('the numbers of an ask in order, without its other ways', () => {
  expect(numbersOf(asked('x', [3, 0, 10]))).toEqual([0, 3, 10])
})

test('one number is no choice of numbers', () => {
  expect(isNumberAsk(asked('x', [0, 1]))).toBe(true)
  expect(isNumberAsk(asked('x', [0]))).toBe(false)
  expect(isNumberAsk(asked('action', [0, 1]))).toBe(false)
  expect(isNumberAsk(null)).toBe(false)
})

test('TRACE-4: a tie stops the trace, so what beats it is one more than the link', () => {
  const trace = asked('trace', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
  expect(justMore(at(trace, 4))).toBe(3)
  expect(justMore(at(trace, 1))).toBe(0)
  expect(quick(at(trace, 4, 3))).toEqual(['0 nothing', '3 beat', '6 all', '9 all'])
  expect(firstNumber(at(trace, 4))).toBe(0)
})

test('the Runner needs as much as the Corp, and no more', () => {
  const link = asked('link', [0, 1, 2, 3], 5)
  expect(justEnough(at(link, 3))).toBe(2)
  expect(justEnough(at(link, 6))).toBe(0)
  expect(quick(at(link, 3))).toEqual(['0 take', '2 stop', '3 all'])
  expect(firstNumber(at(link, 3))).toBe(2)
  expect(firstNumber(at(link, 1))).toBe(0)
})

test('X begins at all there is, a loop at its least', () => {
  expect(firstNumber(at(asked('x', [0, 1, 2])))).toBe(2)
  expect(firstNumber(at(asked('loop', [1, 2])))).toBe(1)
  expect(quick(at(asked('x', [0, 1, 2])))).toEqual(['0 nothing', '2 all'])
  expect(quick(at(null))).toEqual([])
  expect(firstNumber(at(null))).toBe(0)
})
