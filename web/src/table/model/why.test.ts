import { expect, it } from 'vitest'
import { leadingTo } from './why'

const log = (...keys: string[]) => keys.map((key) => ({ key, args: {} }))
const keys = (...args: Parameters<typeof leadingTo>) => leadingTo(...args).map(({ key }) => key)

it('a chain goes back to where it began', () => {
  const run = log('turn', 'takes-credit', 'runs', 'encounters', 'subroutine', 'fails')
  expect(keys(run, 5)).toEqual(['runs', 'encounters', 'subroutine', 'fails'])
  expect(keys(run, 1)).toEqual(['takes-credit'])
})

it('of a long one the beginning and the last lines are told', () => {
  const run = log('runs', 'approaches', 'encounters', 'breaks', 'breaks', 'succeeds', 'accesses', 'steals')
  expect(keys(run, 7)).toEqual(['runs', 'breaks', 'succeeds', 'accesses', 'steals'])
})
