import { expect, it } from 'vitest'
import type { Said, View } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import { english, sample } from '../model/table.testing'
import { kindOf } from './kinds'
import { chipOf, rowOf } from './recap'

const speech = { ...english(), spell: (args: object) => ({ where: 'Server 1', ...args }) as Record<string, string> }
const calm = (): View => sample('runner-action').view
const rich = (by: number): View => {
  const after = calm()
  after.corp.credits += by
  return after
}
const staged = (before: View, view: View, ...log: Said[]): Staged =>
  ({ id: 0, actor: 'corp', joins: '', log, before, view }) as unknown as Staged
const chip = (before: View, after: View, ...log: Said[]): string => {
  const made = chipOf(staged(before, after, ...log), speech)
  return [made?.text, made?.number].filter(Boolean).join(' ')
}
const said = (key: string, args: Said['args'] = {}): Said => ({ key, args: { seat: 'corp', ...args } })

it('a chip says in a word or two what its picture and its number do not', () => {
  expect(chip(calm(), calm(), said('draws', { n: 1 }))).toBe('+1')
  expect(chip(calm(), rich(3), said('gains', { n: 3, card: 'pad-campaign' }))).toBe('+3')
  expect(chip(calm(), rich(-1), said('installs-ice', { card: 'unknown' }))).toBe('ice on Server 1 −1')
  expect(chip(calm(), rich(-4), said('plays', { card: 'biotic-labor' }))).toBe('Biotic Labor −4')
})

it('the chip of a card that is advanced counts its tokens', () => {
  const [before, after] = [calm(), rich(-1)]
  const card = (n: number) =>
    ({ id: '#88', faceup: false, counters: { advancement: n } }) as unknown as View['playing'][0]
  before.servers[3]!.root = [card(1)]
  after.servers[3]!.root = [card(2)]
  expect(chip(before, after, said('advances', { card: 'unknown' }))).toBe('Server 1 2')
})

it('a row of the list says it in a sentence, with what it cost', () => {
  const row = rowOf(staged(calm(), rich(-4), said('plays', { card: 'biotic-labor' })), speech)
  expect([row?.text, row?.number]).toEqual(['Corp plays Biotic Labor.', '−4'])
})

it('a card that was played goes to its pile without a beat of its own', () => {
  const before = calm()
  before.playing = [{ id: '#99', card: 'biotic-labor', faceup: true } as View['playing'][0]]
  const gone = said('trashed', { card: 'biotic-labor' })
  const shown = sample('runner-action')
  expect(kindOf([gone], before, calm(), shown, true)).toMatchObject({ ms: 0, plate: false })
  expect(kindOf([gone], calm(), calm(), shown, true)).toMatchObject({ ms: 500, plate: true })
  expect(chipOf(staged(before, calm(), gone), speech)).toBe(null)
})

it('why an automa does something is told in the list, and has no chip of its own', () => {
  const reason = said('automa-turn-or-later', { click: 1, n: 2, answer: 'yes' })
  expect(chipOf(staged(calm(), calm(), reason), speech)).toBe(null)
  expect(rowOf(staged(calm(), calm(), reason), speech)).not.toBe(null)
  expect(chipOf(staged(calm(), calm(), said('automa-reveals', { title: 'Foundations' })), speech)).not.toBe(null)
})
