import { expect, test } from 'vitest'
import { mark } from '../../parts/marks'
import type { Said } from '../../protocol'
import { entries, partsOf } from './log'

const said = (key: string, args: Said['args']): Said => ({ key, args })

test('a payment stands beside what it paid for, whether it is told before or after', () => {
  const log = [
    said('uses', { seat: 'runner', card: 'corroder' }),
    said('pays', { seat: 'runner', n: 1 }),
    said('pays', { seat: 'runner', n: 2 }),
    said('installs', { seat: 'runner', card: 'mimic', rule: 'INST-12' }),
  ]
  const found = entries(log)
  expect(found.map((entry) => entry.said.key)).toEqual(['uses', 'installs'])
  expect(found.map((entry) => entry.extras.map((extra) => extra.args.n))).toEqual([[1], [2]])
})

test('a rez says its price itself', () => {
  const found = entries([
    said('pays', { seat: 'corp', n: 4 }),
    said('rezzes', { seat: 'corp', card: 'ichi-1-0', n: 4 }),
  ])
  expect(found).toHaveLength(1)
  expect(found[0]!.extras).toEqual([])
})

test('a credit taken is not charged for the advance that follows', () => {
  const found = entries([
    said('takes-credit', { seat: 'corp' }),
    said('gains', { seat: 'corp', n: 1 }),
    said('pays', { seat: 'corp', n: 1 }),
    said('advances', { seat: 'corp' }),
  ])
  expect(found.map((entry) => entry.extras.map((extra) => extra.key))).toEqual([['gains'], ['pays']])
})

test('a line carries two small ones, and a third stands for itself', () => {
  const gains = [1, 2, 3].map((n) => said('gains', { seat: 'corp', n }))
  const found = entries([said('uses', { seat: 'corp', card: 'pad-campaign' }), ...gains])
  expect(found.map((entry) => [entry.said.key, entry.extras.map((extra) => extra.args.n)])).toEqual([
    ['uses', [1, 2]],
    ['gains', []],
  ])
})

test('turns are headings, and lines keep their numbers', () => {
  const found = entries([said('turn', { seat: 'corp', n: 1 }), said('draws', { seat: 'corp', n: 1 })], 40)
  expect(found.map((entry) => [entry.at, entry.heading])).toEqual([
    [40, true],
    [41, false],
  ])
})

test('titles and sides of a sentence can be touched', () => {
  expect(partsOf(`${mark('Corp', 'corp')} rezzes ${mark('Wall of Static', 'wall-of-static')}.`)).toEqual([
    { kind: 'side', side: 'corp', text: 'Corp' },
    { kind: 'text', text: ' rezzes ' },
    { kind: 'card', slug: 'wall-of-static', text: 'Wall of Static' },
    { kind: 'text', text: '.' },
  ])
})

test('one’s own line begins with oneself', () => {
  expect(partsOf(`You rez ${mark('Enigma', 'enigma')}.`, 'corp')).toEqual([
    { kind: 'side', side: 'corp', text: 'You' },
    { kind: 'text', text: ' rez ' },
    { kind: 'card', slug: 'enigma', text: 'Enigma' },
    { kind: 'text', text: '.' },
  ])
})

test('quotes stay with the title that they stand around', () => {
  expect(partsOf(`Der Konzern lädt „${mark('Enigma', 'enigma')}“.`).map((part) => part.text)).toEqual([
    'Der Konzern lädt ',
    '„Enigma“',
    '.',
  ])
})
