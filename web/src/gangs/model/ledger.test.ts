import { expect, test } from 'vitest'
import type { Said } from '../../protocol'
import type { Names } from './names'
import { ledger } from './ledger'

const names = { spell: (args: Said['args']) => args } as unknown as Names
const line = (key: string, args: Said['args']): Said => ({ key, args })

test('a ledger has every change of one gang in order, with its source and sign', () => {
  const lines = [
    line('gangs-firepower', { gang: 'maelstrom', source: 'Rage', change: '+2', n: 5 }),
    line('gangs-firepower', { gang: 'valentinos', source: 'Spreading Fever', change: '−1', n: 3 }),
    line('gangs-firepower', { gang: 'maelstrom', source: 'Spreading Fever', change: '−1', n: 4 }),
    line('gangs-gains-cred', { gang: 'maelstrom', n: 1 }),
  ]
  expect(ledger(lines, 'maelstrom', names)).toEqual([
    { source: 'Rage', n: 1, text: '+2' },
    { source: 'Spreading Fever', n: -1, text: '−1' },
  ])
})

test('a "?" that was set says what it became', () => {
  const lines = [line('gangs-sets-firepower', { gang: 'maelstrom', source: 'Gamble', n: 4 })]
  expect(ledger(lines, 'maelstrom', names)[0]?.text).toBe('? = 4')
})
