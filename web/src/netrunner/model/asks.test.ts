import { describe, expect, test } from 'vitest'
import type { Plan } from '../../protocol'
import { Cards } from './cards'
import { choices, IN_HEAD, momentOf } from './choices'
import { encounterOf } from './encounter'
import { Labels } from './labels'
import { isNumberAsk } from './numbers'
import { noteOf } from './prompt'
import { isPicking, passing, slotsOf, type Chosen } from './slots'
import { english, sample, samples } from './table.testing'
import { Targets } from './targets'

const speech = english()
const NOTHING: Chosen = { number: 0, picked: [], order: [] }

function at(name: string) {
  const shown = sample(name)
  const cards = new Cards(shown.view)
  return {
    shown,
    view: shown.view,
    ask: shown.view.ask!,
    cards,
    targets: new Targets(shown.view, cards),
    labels: new Labels(shown.view, cards, speech),
  }
}

describe('no ask can get stuck', () => {
  test.each(samples())('every answer of %s can be reached in the dock, in the panel or on the table', (name) => {
    const { view, targets, shown } = at(name)
    if (!view.ask?.options || isNumberAsk(view.ask) || view.ask.kind === 'pay' || view.ask.kind === 'order') return
    const slots = slotsOf(view, shown.plans, NOTHING, 0)
    const listed = choices(view, slots)
    const basic = ['credit', 'draw', 'run', 'remove-tag', 'advance', 'purge']
    for (const option of view.ask.options) {
      const inDock = [slots.pass.option, slots.act.option].includes(option)
      const onTable = [...targets.byCard.values(), ...targets.byHand.values(), ...targets.byServer.values()]
        .flat()
        .includes(option)
      expect(
        inDock || listed.includes(option) || onTable || basic.includes(option.verb) || option.verb === IN_HEAD,
        `${name}: ${option.value}`,
      ).toBe(true)
    }
  })

  test.each(samples())('every answer of %s has words', (name) => {
    const { view, labels } = at(name)
    for (const option of view.ask?.options ?? []) {
      expect(labels.label(option)).not.toMatch(/\[(option|web|ask)-|undefined/)
      expect(labels.short(option)).not.toMatch(/\[(option|web|ask)-|undefined/)
    }
    if (view.ask?.options) expect(labels.question(view.ask)).not.toContain('[ask-')
  })
})

describe('where an answer is clicked', () => {
  test('a card in hand is installed or played where it lies in the hand', () => {
    const { targets } = at('runner-action')
    expect(targets.hand('gordian-blade').map((option) => option.verb)).toEqual(['install'])
    expect(targets.hand('tinkering').map((option) => option.value)).toEqual(['play tinkering'])
  })

  test('a run begins at its server, a draw at the deck', () => {
    const { targets } = at('runner-action')
    expect(targets.server('hq').map((option) => option.value)).toEqual(['run hq'])
    expect(targets.deck.map((option) => option.verb)).toEqual(['draw'])
  })

  test('several abilities of one card are a menu at that card', () => {
    const { targets } = at('runner-window-encounter')
    expect(targets.card('#41').map((option) => option.ability)).toEqual([0, 1])
  })

  test('a card that saves another is clicked itself', () => {
    const { ask, targets } = at('runner-prevent-encounter')
    const prevent = ask.options!.find((option) => option.verb === 'prevent')!
    expect(targets.card(prevent.card!)).toContain(prevent)
  })
})

describe('three places that never trade meaning', () => {
  test('the middle passes: what lets things go on as they are', () => {
    for (const [name, verb] of [
      ['runner-trash-accessed', 'leave'],
      ['corp-window', 'pass'],
    ] as const) {
      const { view } = at(name)
      expect(slotsOf(view, [], NOTHING, 0).pass.option?.verb, name).toBe(verb)
    }
  })

  test.each([
    ['trace', 'web-table-slot-pay-nothing'],
    ['link', 'web-table-slot-pay-nothing'],
    ['x', 'web-table-slot-none'],
  ] as const)('nothing at a %s is said in its own words', (kind, key) => {
    const { view, ask } = at('runner-link-encounter')
    const { pass } = slotsOf({ ...view, ask: { ...ask, kind } }, [], NOTHING, 0)
    expect(pass.label).toMatchObject({ key })
    expect(pass.option?.amount).toBe(0)
  })

  test('what a trace needs is told: nothing, so much, or more than there is', () => {
    const { view, ask, labels } = at('runner-link-encounter')
    const told = (n: number): string => {
      const asked = { ...view, ask: { ...ask, n }, runner: { ...view.runner, link: 2 } }
      return noteOf(asked, slotsOf(asked, [], NOTHING, 0), labels, speech)
    }
    expect(told(2)).toContain('Your link is 2: that stops it already.')
    expect(told(3)).toContain('Your link is 2: 1')
    expect(told(99)).toContain('Your link is 2 against 99: you cannot pay enough.')
  })

  test('the first plan that breaks everything is the offer, the rest stands beside it', () => {
    const { view, cards } = at('runner-link-encounter')
    const plans = ['#1', '#2', '#3'].map((card) => ({ kind: 'break-all', cards: [card], clicks: 0, credits: 1 }))
    const run = { ...view.run!, encountering: true }
    const found = encounterOf({ ...view, run }, cards, plans as unknown as Plan[], speech)!
    expect(found.all).toBe(plans[0])
    expect(found.others).toEqual(plans.slice(1))
    expect(encounterOf({ ...view, run: { ...run, encountering: false } }, cards, [], speech)).toBeUndefined()
  })

  test('jacking out is never the right button, and stands in the head of the panel alone', () => {
    const { view } = at('runner-jack-out')
    const slots = slotsOf(view, [], NOTHING, 0)
    expect(slots.act.option?.verb).toBe('continue')
    expect(slots.pass.option).toBeUndefined()
    expect(choices(view, slots).map((option) => option.verb)).not.toContain('jack-out')
  })

  test('a hand is kept with the right button, and shuffled back with the middle one', () => {
    const { pass, act } = slotsOf(at('runner-mulligan').view, [], NOTHING, 0)
    expect([pass.option?.verb, act.option?.verb]).toEqual(['mulligan', 'keep'])
  })

  test('the right acts: trash for its price, score the only agenda', () => {
    const { view, labels } = at('runner-trash-accessed')
    const { act } = slotsOf(view, [], NOTHING, 0)
    expect(labels.price(act.option!)).toEqual({ credits: 3 })
    expect(slotsOf(at('corp-window').view, [], NOTHING, 0).act.option?.verb).toBe('score')
  })

  test('in an encounter the middle says how many subroutines will resolve, and the right breaks all at once', () => {
    const { view } = at('runner-window-encounter')
    const plan = {
      kind: 'break-all' as const,
      values: ['use #41 0', 'subroutine 0'],
      credits: 1,
      clicks: 0,
      subroutine: -1,
      cards: ['#41'],
    }
    const { pass, act } = slotsOf(view, [plan], NOTHING, 1)
    expect(pass.label).toEqual({ key: 'web-table-slot-let-resolve', args: { n: 1 } })
    expect(act.values).toEqual(plan.values)
  })

  test('an action must be chosen: both places are off', () => {
    const { pass, act } = slotsOf(at('runner-action').view, [], NOTHING, 0)
    expect([pass.values, act.values]).toEqual([undefined, undefined])
  })

  test('a discard waits until enough cards are picked', () => {
    const { view, ask } = at('corp-discard')
    expect(isPicking(ask)).toBe(true)
    expect(slotsOf(view, [], NOTHING, 0).act.values).toBeUndefined()
    const first = ask.options![0]!.value
    expect(slotsOf(view, [], { ...NOTHING, picked: [first] }, 0).act.values).toEqual([first])
  })

  test('trashing before an install is never the button that Enter presses', () => {
    const { view } = at('corp-install-where')
    const trash = { value: 'trash #4', verb: 'trash' as const, card: '#4' }
    const asking = (options: (typeof trash | { value: string; verb: 'done' })[]) =>
      slotsOf({ ...view, ask: { seat: 'corp', kind: 'trash-first', card: 'enigma', options } }, [], NOTHING, 0)
    expect(asking([trash, { value: 'done', verb: 'done' }]).act.values).toEqual(['done'])
    expect(asking([trash]).act.values).toBeUndefined()
  })

  test('who is not asked has no place lit', () => {
    const { view } = at('runner-waiting-run')
    const { pass, act } = slotsOf(view, [], NOTHING, 0)
    expect([pass.tone, act.tone]).toEqual(['off', 'off'])
  })
})

test('a thin grip makes letting subroutines resolve dear', () => {
  const { view } = at('runner-window-encounter')
  const thin = { ...view, runner: { ...view.runner, hand_count: 1 } }
  expect(slotsOf(thin, [], NOTHING, 1).pass.dear?.key).toBe('web-table-dear-resolve')
  expect(slotsOf(view, [], NOTHING, 1).pass.dear).toBeUndefined()
})

test('each moment has its panel', () => {
  const moments = {
    'runner-window-encounter': 'encounter',
    'runner-link-encounter': 'trace',
    'runner-pay-encounter': 'pay',
    'runner-order': 'order',
    'runner-trash-accessed': 'access',
    'runner-action': 'turn',
    'runner-prevent-encounter': 'harm',
    'corp-discard': 'discard',
    'runner-mulligan': 'mulligan',
  }
  for (const [name, moment] of Object.entries(moments)) expect(momentOf(at(name).view, true), name).toBe(moment)
  expect(momentOf(at('runner-waiting-run').view, false)).toBe('wait')
})

test('a pass is found by its verb', () => {
  expect(
    passing({
      seat: 'corp',
      kind: 'window',
      options: [
        { value: 'rez #1', verb: 'rez' },
        { value: 'pass', verb: 'pass' },
      ],
    })?.value,
  ).toBe('pass')
})
