import { describe, expect, test } from 'vitest'
import type { AskKind, AskView, OptionView, Plan, Verb, View } from '../../protocol'
import { Cards, lanes, rigRow } from './cards'
import { encounterOf } from './encounter'
import { selectedAt, tokensOf } from './looks'
import { motionsOf } from './motions'
import { firstNumber, justEnough, quickValues } from './numbers'
import { from, shifted, sources, total } from './payment'
import { Queue } from './queue'
import { isNoChoice, passesBy, pause } from './stops'
import { english, sample } from './table.testing'
import { truths } from './truths'
import { actionCount, wireOf } from './wire'

const speech = english()

describe('paying', () => {
  const payments: Record<string, number>[] = [{ '#5': 2, pool: 3 }, { '#5': 1, pool: 4 }, { pool: 5 }]
  const ways: OptionView[] = payments.map((payment, n) => ({
    value: `pay ${n}`,
    verb: 'pay',
    payment,
  }))

  test('a way of paying is read as sources and credits', () => {
    expect([from(ways[1], '#5'), from(ways[1], 'pool'), from(ways[2], '#5')]).toEqual([1, 4, 0])
    expect(total(ways[0])).toBe(5)
    expect(sources(ways)).toEqual(['#5', 'pool'])
  })

  test('one credit more from a source is always a way that the table offers', () => {
    expect(shifted(ways, ways[0]!, '#5', -1)).toBe(ways[1])
    expect(shifted(ways, ways[0]!, 'pool', 1)).toBe(ways[1])
    expect(shifted(ways, ways[0]!, '#5', 1)).toBeUndefined()
  })
})

describe('traces', () => {
  const shown = sample('runner-link-encounter')

  test('a tie stops a trace, so just enough is what the Corp has above the link', () => {
    const view: View = { ...shown.view, ask: { ...shown.view.ask!, n: 5 }, runner: { ...shown.view.runner, link: 3 } }
    expect(justEnough(view)).toBe(2)
    expect(firstNumber(view)).toBe(2)
    expect(
      quickValues(view)
        .map(({ n, meaning }) => `${n} ${meaning}`)
        .slice(0, 2),
    ).toEqual(['0 take', '2 stop'])
  })

  test('who cannot pay enough starts at nothing', () => {
    const view: View = { ...shown.view, ask: { ...shown.view.ask!, n: 99 } }
    expect(firstNumber(view)).toBe(0)
  })
})

describe('the wire', () => {
  test('the present step of a run is lit, and the turn behind it stands at the action', () => {
    const wire = wireOf(sample('runner-window-encounter').view)
    expect(wire.now?.id).toBe('run-break')
    expect(wire.turn.find((station) => station.light === 'now')?.id).toBe('runner-action')
    expect(wire.run.filter((station) => station.light === 'done').map((station) => station.id)).toContain('run-rez')
  })

  test('every sample stands somewhere', () => {
    for (const name of ['corp-action', 'runner-access', 'runner-jack-out', 'corp-window', 'runner-order'])
      expect(wireOf(sample(name).view).now, name).toBeDefined()
  })

  test('actions are counted from the clicks that are left', () => {
    const { view } = sample('runner-action')
    expect(actionCount({ ...view, runner: { ...view.runner, clicks: 3 } })).toEqual({ n: 2, most: 4 })
  })
})

describe('stops', () => {
  const { view } = sample('corp-window')
  const only: View = { ...view, ask: { ...view.ask!, options: [{ value: 'pass', verb: 'pass' }] } }
  const rez: View = {
    ...view,
    ask: {
      ...view.ask!,
      options: [
        { value: 'rez #9', verb: 'rez', card: '#9' },
        { value: 'pass', verb: 'pass' },
      ],
    },
  }
  const none = { steps: [], cards: [] }

  test('always means always', () => {
    expect(passesBy(only, wireOf(only), 'always', none)).toBeUndefined()
  })
  test('a window in which one can only pass goes by', () => {
    expect(isNoChoice(only)).toBe(true)
    expect(passesBy(only, wireOf(only), 'act', none)).toBe('pass')
    expect(passesBy(rez, wireOf(rez), 'act', none)).toBeUndefined()
  })
  test('at pins everything goes by but pinned steps and cards', () => {
    expect(passesBy(rez, wireOf(rez), 'pins', none)).toBe('pass')
    expect(passesBy(rez, wireOf(rez), 'pins', { steps: [wireOf(rez).now!.id], cards: [] })).toBeUndefined()
    expect(passesBy(rez, wireOf(rez), 'pins', { steps: [], cards: ['#9'] })).toBeUndefined()
  })
  test('a score is never passed by', () => {
    expect(passesBy(view, wireOf(view), 'pins', none)).toBeUndefined()
  })
  test('an encounter is never passed by, nor an accessed card', () => {
    for (const name of ['runner-window-encounter', 'runner-trash-accessed', 'runner-jack-out']) {
      const seen = sample(name).view
      expect(passesBy(seen, wireOf(seen), 'pins', none), name).toBeUndefined()
    }
  })
  test('against a person a pass takes time, so that speed tells nothing', () => {
    expect(pause(true, 0)).toBeGreaterThanOrEqual(500)
    expect(pause(false, 1)).toBeLessThan(200)
  })
})

describe('what was chosen ahead', () => {
  const ask = (kind: AskKind, ...values: string[]): AskView => ({
    seat: 'corp',
    kind,
    options: values.map((value) => ({ value, verb: value.split(' ')[0] as Verb })),
  })

  test('a drop on a server answers where to install when that is asked', () => {
    const queue = new Queue()
    queue.set(['at remote-1'])
    expect(queue.next(ask('install-where', 'at hq', 'at remote-1'))).toBe('at remote-1')
    expect(queue.waiting).toBe(false)
  })
  test('what does not fit is forgotten, and the ask stands', () => {
    const queue = new Queue()
    queue.set(['at hq', 'done'])
    expect(queue.next(ask('install-where', 'at new'))).toBeUndefined()
    expect(queue.waiting).toBe(false)
  })
})

describe('an encounter', () => {
  const { view } = sample('runner-window-encounter')
  const plan = (credits: number, subroutine: number): Plan => ({
    kind: 'break',
    values: ['x'],
    credits,
    clicks: 0,
    subroutine,
    cards: ['#41'],
  })

  test('shows the subroutines in printed order, with one price per means', () => {
    const encounter = encounterOf(view, new Cards(view), [plan(1, 0)], speech)!
    expect(encounter.rows.map((row) => row.state)).toEqual(['open', 'broken'])
    expect(encounter.means).toEqual([{ id: '#41', card: '#41', click: false }])
    expect(encounter.rows[0]!.prices[0]?.credits).toBe(1)
    expect(encounter.open).toBe(1)
  })
})

describe('between two positions', () => {
  const { view } = sample('runner-action')

  test('a card that was drawn comes from the deck', () => {
    const after: View = {
      ...view,
      runner: { ...view.runner, deck_count: view.runner.deck_count - 1, hand_count: view.runner.hand_count + 1 },
    }
    expect(motionsOf(view, after)).toContainEqual({ kind: 'draw', side: 'runner', n: 1 })
  })
  test('an installed card comes from the hand, a trashed one goes to the heap', () => {
    const [gone, ...rig] = view.runner.rig!
    const after: View = {
      ...view,
      runner: {
        ...view.runner,
        hand_count: view.runner.hand_count - 1,
        rig: [...rig, { id: '#99', faceup: true, card: 'crypsis', row: 'program' }],
      },
    }
    expect(motionsOf(view, after)).toContainEqual({ kind: 'appear', id: '#99', from: 'hand-runner' })
    expect(motionsOf(view, after)).toContainEqual({ kind: 'leave', id: gone!.id, to: 'heap', slug: gone!.card })
  })
  test('a turn that begins, tags and a flatline are moments of their own', () => {
    const next: View = { ...view, turn: view.turn + 1 }
    expect(motionsOf(view, next)).toEqual([{ kind: 'turn' }])
    const tags = (n: number): View => ({ ...view, runner: { ...view.runner, tags: n } })
    expect(motionsOf(tags(1), tags(3))).toEqual([{ kind: 'tags', by: 2 }])
    const dead: View = { ...view, result: { winner: 'corp', loser: 'runner', reason: 'flatline' } }
    expect(motionsOf(view, dead)).toEqual([{ kind: 'flatline' }])
    expect(motionsOf(dead, dead)).toEqual([])
  })
  test('nothing moves when nothing changed', () => {
    expect(motionsOf(view, view)).toEqual([])
  })
})

test('lanes lie as on the table: Archives, R&D, HQ, then the remotes', () => {
  expect(
    lanes(sample('runner-action').view)
      .map((server) => server.name)
      .slice(0, 3),
  ).toEqual(['archives', 'rd', 'hq'])
})

test('a hosted card of the rig is drawn with its host, not in a row of its own', () => {
  const { view } = sample('runner-window-encounter')
  expect(rigRow(view, 'hardware').map((card) => card.card)).not.toContain('the-personal-touch')
  expect(new Cards(view).hostedOn('#6').map((card) => card.card)).toEqual(['the-personal-touch'])
})

test('credits that come back each turn are drawn as recurring', () => {
  expect(tokensOf({ id: '#1', card: 'the-toolbox', faceup: true, counters: { credit: 2 } }, speech)).toEqual({
    recurring: 2,
  })
  expect(tokensOf({ id: '#1', card: 'armitage-codebusting', faceup: true, counters: { credit: 8 } }, speech)).toEqual(
    { credit: 8 },
  )
})

test('two picked copies of a card are two selected cards', () => {
  expect(selectedAt(['diesel', 'diesel', 'modded'], ['diesel', 'modded'])).toEqual([1, undefined, 2])
})

test('a number that is not the printed one names its sources', () => {
  const because = {
    type: 'because' as const,
    card: '#6',
    lines: [],
    numbers: [
      { what: 'strength' as const, printed: 2, now: 3, parts: [['the-personal-touch', 1]] as [string, number][] },
    ],
  }
  expect(truths(because, speech)).toEqual([
    { icon: 'strength', text: 'Strength 3', detail: '2 printed + 1 The Personal Touch' },
  ])
})

test('a card of the rig that was turned facedown is neither program nor hardware, also for who knows it', () => {
  const view = sample('runner-action').view
  const card = view.runner.rig!.find((one) => one.row && !one.host)!
  const row = card.row as 'program'
  expect(rigRow(view, row)).toContain(card)
  card.faceup = false
  expect(rigRow(view, row)).not.toContain(card)
  expect(rigRow(view, 'facedown')).toContain(card)
})
