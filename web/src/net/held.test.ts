import { expect, test } from 'vitest'
import type { TableInfo } from '../protocol'
import { merged } from './held'

const table = (id: string, created: number, mine: string[] = []) =>
  ({ table: id, created, mine }) as unknown as TableInfo

test('a game that is both here and on the account stands there once, with the key of this browser', () => {
  const key = { table: 'A', seat: 'runner', secret: 's' }
  const { tables, keys } = merged([key], [table('A', 1)], [table('A', 1, ['runner']), table('B', 2, ['corp'])])
  expect(tables.map((info) => info.table)).toEqual(['B', 'A'])
  expect(keys).toEqual([key, { table: 'B', seat: 'corp', secret: '' }])
})
