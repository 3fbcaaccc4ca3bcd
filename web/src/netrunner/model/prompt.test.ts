import { describe, expect, test } from 'vitest'
import type { AskView, OptionView, View } from '../../protocol'
import { Cards } from './cards'
import { encounterOf } from './encounter'
import { Labels } from './labels'
import { promptOf } from './prompt'
import { wireOf } from './wire'
import { passesBy } from './stops'
import { english, sample } from './table.testing'

const speech = english()
const PASS: OptionView = { value: 'pass', verb: 'pass' }

function asked(view: View, ask: Partial<AskView>): View {
  return { ...view, ask: { ...view.ask!, ...ask } as AskView }
}

function prompt(view: View): string {
  const cards = new Cards(view)
  return promptOf(view, new Labels(view, cards, speech), encounterOf(view, cards, [], speech), speech)
}

describe('the question of the dock', () => {
  const action = sample('runner-action').view
  const one = [{ value: 'leave', verb: 'leave' } as OptionView]
  const two = [{ value: 'trash', verb: 'trash' } as OptionView, ...one]

  test('asks whether to trash only where there is a choice', () => {
    const seen = prompt(asked(action, { kind: 'trash-accessed', card: 'hedge-fund', options: one }))
    const may = prompt(asked(action, { kind: 'trash-accessed', card: 'hedge-fund', options: two }))
    expect(seen).toBe(speech.format('web-table-ask-seen', { card: 'Hedge Fund' }))
    expect(may).toBe(speech.format('web-table-ask-trash', { card: 'Hedge Fund' }))
  })

  test('asks what an ability offers by its card, unless there are other ways than yes and no', () => {
    const yes = { value: 'yes', verb: 'yes' } as OptionView
    const no = { value: 'no', verb: 'no' } as OptionView
    const may = speech.format('web-table-ask-may', { card: 'Hedge Fund' })
    expect(prompt(asked(action, { kind: 'decide', card: 'hedge-fund', options: [yes, no] }))).toBe(may)
    const way = { value: 'way-1', verb: 'way' } as unknown as OptionView
    expect(prompt(asked(action, { kind: 'decide', card: 'hedge-fund', options: [way, no] }))).not.toBe(may)
  })

  test('is empty where nothing is asked of the reader', () => {
    expect(prompt({ ...action, ask: null })).toBe('')
  })
})

describe('what was accessed is there to be read', () => {
  const view = sample('runner-action').view
  const none = { steps: [], cards: [] }
  test.each(['trash-accessed', 'steal', 'search'] as const)('%s is never passed by itself', (kind) => {
    const only = asked(view, { kind, options: [PASS] })
    expect(passesBy(only, wireOf(only), 'act', none, 'pass')).toBeUndefined()
    expect(passesBy(only, wireOf(only), 'pins', none, 'pass')).toBeUndefined()
  })
  test('another single answer is', () => {
    const only = asked(view, { kind: 'window', options: [PASS] })
    expect(passesBy(only, wireOf(only), 'act', none, 'pass')).toBe('pass')
  })
})
