import { expect, it } from 'vitest'
import type { IceRow, Plan, Previewed, Shown } from '../../protocol'
import { RunPlan } from './runplan'
import encounter from '../samples/runner-window-encounter.json'

const sample = encounter as unknown as Shown
const ice = sample.view.run!.ice!

function row(more: Partial<IceRow>): IceRow {
  return {
    ice,
    card: 'ice-wall',
    unknown: false,
    strength: 1,
    subroutines: 1,
    ends: true,
    harms: false,
    credits: 2,
    clicks: 0,
    cards: ['#9'],
    toll: 0,
    breaks: true,
    ...more,
  }
}
function seen(more: Partial<IceRow> = {}): Previewed {
  const rows = [row(more)]
  return {
    type: 'previewed',
    by: 'run hq',
    server: sample.view.run!.server,
    rows,
    accesses: 1,
    has: 5,
    lent: 0,
    cost: 2,
    left: 3,
    bound: 4,
  }
}
const all = (credits: number, cards = ['#9']): Plan => ({
  kind: 'break-all',
  values: ['use #9 0', 'subroutine 0'],
  credits,
  clicks: 0,
  subroutine: -1,
  cards,
})
const shown = (plans: Plan[], log: Shown['log'] = []): Shown => ({
  ...sample,
  plans,
  log,
  view: { ...sample.view, run: { ...sample.view.run!, broken: [] } },
})

it('breaks what was planned with the same cards for no more than was said', () => {
  const plan = new RunPlan(seen(), {})
  expect(plan.answer(shown([all(2)]))).toEqual(['use #9 0', 'subroutine 0'])
  expect(plan.answer(shown([all(1)]))).toBeDefined()
})

it('asks when it would cost more, or take other cards', () => {
  const plan = new RunPlan(seen(), {})
  expect(plan.answer(shown([all(3)]))).toBeUndefined()
  expect(plan.answer(shown([all(2, ['#9', '#10'])]))).toBeUndefined()
  expect(plan.answer(shown([]))).toBeUndefined()
})

it('lets what does no harm, and what was let by hand', () => {
  expect(new RunPlan(seen({ breaks: false, ends: false }), {}).answer(shown([]))).toEqual(['pass'])
  expect(new RunPlan(seen({ breaks: false }), { [ice]: false }).answer(shown([all(2)]))).toEqual(['pass'])
})

it('asks at ice that ends the run or hurts and cannot be broken', () => {
  expect(new RunPlan(seen({ breaks: false, credits: -1 }), {}).answer(shown([]))).toBeUndefined()
  expect(new RunPlan(seen({ breaks: false, ends: false, harms: true }), {}).answer(shown([]))).toBeUndefined()
})

it('ends when something new happens, and with its run', () => {
  const plan = new RunPlan(seen(), {})
  expect(plan.holds(shown([], [{ key: 'approaches', args: {} }]))).toBe(true)
  expect(plan.holds(shown([], [{ key: 'rezzes', args: {} }]))).toBe(false)
  expect(plan.holds({ ...sample, log: [], view: { ...sample.view, run: undefined } as never })).toBe(false)
})
