import { expect, test } from 'vitest'
import type { AskView, CardView, OptionView } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import { serverOf } from '../stage/plate'
import { Cards } from './cards'
import { Labels } from './labels'
import { single } from './slots'
import { english, sample } from './table.testing'

const view = () => sample('runner-action').view
const down = (id: string): CardView => ({ id, faceup: false }) as CardView

test('a search names the card that searches', () => {
  const shown = view()
  const labels = new Labels(shown, new Cards(shown), english())
  expect(labels.question({ kind: 'search', card: 'special-order', seat: 'runner' } as AskView)).toBe(
    'Special Order: take which card?',
  )
})

test('two cards that lie face down in one server can be told apart', () => {
  const shown = view()
  shown.servers.find((server) => server.name === 'remote-1')!.root = [down('#901'), down('#902')]
  const labels = new Labels(shown, new Cards(shown), english())
  expect([labels.named('#901'), labels.named('#902')]).toEqual([
    'facedown card (Server 1, 1)',
    'facedown card (Server 1, 2)',
  ])
})

test('a card that is lifted on a phone fills the right slot', () => {
  const option = { value: 'play sure-gamble', verb: 'play' } as OptionView
  expect(single(option, 'act')).toMatchObject({ values: ['play sure-gamble'], option, tone: 'act' })
})

test('the lane of what happens is open on a phone: where a card comes to lie, and where a run goes', () => {
  const before = view()
  const after = structuredClone(before)
  after.servers.find((server) => server.name === 'remote-1')!.ice.push(down('#903'))
  const beat = (key: string, args: Record<string, string>, then = after): Staged =>
    ({ log: [{ key, args }], before, view: then }) as unknown as Staged
  expect(serverOf(beat('installs-ice', { seat: 'corp', card: 'unknown', server: 'remote-1' }))).toBe('remote-1')
  expect(serverOf(beat('runs', { seat: 'runner', server: 'rd' }, before))).toBe('rd')
  expect(serverOf(beat('draws', { seat: 'corp' }, before))).toBe('')
})
