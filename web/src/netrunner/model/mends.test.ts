import { expect, test } from 'vitest'
import type { AskView, CardView, OptionView } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import { kindOf } from '../stage/kinds'
import { chipOf } from '../stage/recap'
import { plateOf, serverOf } from '../stage/plate'
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

test('the cards of Archives stand on one sheet, and what was stolen there is said', () => {
  const before = view()
  const after = structuredClone(before)
  after.runner.points += 2
  const reads = (card: string) => ({ key: 'accesses', args: { seat: 'runner', card, server: 'archives' } })
  const log = [
    reads('hedge-fund'),
    reads('nisei-mk-ii'),
    { key: 'steals', args: { seat: 'runner', card: 'nisei-mk-ii' } },
  ]
  const kind = kindOf(log, before, after, sample('runner-action'), true)
  const beat = { ...kind, log, before, view: after, id: 3 } as unknown as Staged
  expect([kind.joins, kind.hold]).toEqual(['archives', 'agenda'])
  const speech = { ...english(), spell: (args: object) => args as Record<string, string> }
  const plate = plateOf(beat, speech)
  expect(plate.seen).toEqual(['hedge-fund', 'nisei-mk-ii'])
  expect(plate.headline).toBe('Archives: 2 cards')
  expect(plate.points).toMatchObject({ side: 'runner', after: after.runner.points })
  expect(chipOf(beat, speech)?.text).toBe('Archives: 2 cards')
})
