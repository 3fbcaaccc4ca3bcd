import { expect, test } from 'vitest'
import type { Said } from '../../protocol'
import type { Names } from './names'
import { english } from './gangs.testing'
import { ledger, spoken } from './ledger'

const names = { spell: (args: Said['args']) => args } as unknown as Names
const line = (key: string, args: Said['args']): Said => ({ key, args })

test('a ledger has every change of one gang in order, with its source and sign', () => {
  const lines = [
    line('gangs-firepower', { gang: 'maelstrom', source: 'Rage', change: '+2', n: 5, rule: 'FIRE-5' }),
    line('gangs-firepower', { gang: 'valentinos', source: 'Spreading Fever', change: '-1', n: 3 }),
    line('gangs-firepower', { gang: 'maelstrom', source: 'Spreading Fever', change: '-1', n: 4 }),
    line('gangs-gains-cred', { gang: 'maelstrom', n: 1 }),
  ]
  expect(ledger(lines, 'maelstrom', names)).toEqual([
    { source: 'Rage', n: 2, sets: false, text: '+2', rule: 'FIRE-5' },
    { source: 'Spreading Fever', n: -1, sets: false, text: '-1', rule: '' },
  ])
})

test('a "?" that was set says what it became', () => {
  const lines = [line('gangs-sets-firepower', { gang: 'maelstrom', source: 'Gamble', n: 4 })]
  expect(ledger(lines, 'maelstrom', names)[0]).toMatchObject({ n: 4, sets: true, text: '? = 4' })
})

test('it is spoken as one sentence: total, card, each change in words, and what came of it', () => {
  const rows = [
    { source: 'Spreading Fever', n: -1, sets: false, text: '-1', rule: '' },
    { source: 'Rage', n: 2, sets: false, text: '+2', rule: '' },
  ]
  const format = english.format.bind(english)
  const card = { name: 'Maelstrom', card: 'Cyberpsychosis', printed: 3, total: 4 }
  expect(spoken(card, rows, 'highest', format)).toBe(
    'Maelstrom 4: 3 Cyberpsychosis, minus 1 Spreading Fever, plus 2 Rage. Highest.',
  )
  expect(spoken({ name: 'Johnny', card: '', printed: undefined, total: 5 }, [], '', format)).toBe('Johnny 5.')
  const set = [{ source: 'Gamble', n: 4, sets: true, text: '? = 4', rule: '' }]
  expect(spoken({ ...card, printed: 0 }, set, '', format)).toContain('Gamble: counts as 4')
})
