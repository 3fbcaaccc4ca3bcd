import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Line, type Wire } from '../net/line.svelte'
import type { Beat, FromClient, IceRow, Said, Shown, TableInfo, ToClient } from '../protocol'
import { BeatQueue } from '../table/stage/queue.svelte'
import { SPEEDS, type Speed } from '../table/stage/speeds'
import { Desk } from './desk.svelte'
import { sample } from './model/table.testing'
import { kindOf, meOf } from './stage/kinds'

class FakeWire implements Wire {
  sent: FromClient[] = []
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {}
}

const INFO = {
  status: 'playing',
  seats: [{ seat: 'corp', kind: 'bot', name: 'greedy' }],
} as unknown as TableInfo

/** One seat against a machine, as the page holds it: every word is heard, drawn, and passed by itself if it may. */
function sits(
  speed: Speed,
  info = INFO,
): { desk: Desk; hear: (message: ToClient) => void; answers: () => unknown[] } {
  const wire = new FakeWire()
  const line = new Line('ABC', 'secret', () => wire)
  const stage = new BeatQueue({ kindOf, meOf, speed: () => speed, waits: () => 'harm' })
  const desk = new Desk(() => stage.shown, line, stage)
  line.open()
  wire.onopen?.()
  const hear = (message: ToClient): void => {
    wire.onmessage?.({ data: JSON.stringify(message) })
    if (message.type !== 'shown') return
    stage.arrive(line.shown!)
    flushSync()
    desk.hear()
    desk.arrive()
    if (desk.passes) desk.passLater()
    vi.advanceTimersByTime(100)
  }
  hear({ type: 'table', info, you: ['runner'] } as unknown as ToClient)
  return { desk, hear, answers: () => wire.sent.filter(({ type }) => type === 'answer') }
}

let lines = 0
function news(name: string, ask: string, more: Partial<Shown>, ...log: Said[]): Shown {
  const found = sample(name)
  const from = lines
  lines += log.length
  const beats: Beat[] = log.map((said, n) => ({ log_from: from + n, log: [said], but: {} }))
  return { ...found, ask, log_from: from, log, beats, matters: [], passing: '', undo: 'no', ...more }
}

const uses = (): Said => ({ key: 'uses', args: { seat: 'corp', card: 'melange-mining-corp' } })
const plan = {
  kind: 'break-all' as const,
  subroutine: 0,
  values: ['use #6 0', 'subroutine 0'],
  credits: 2,
  clicks: 0,
  cards: ['#6'],
}

/** After how many milliseconds a window without a use was passed by itself. */
function passedAfter(speed: Speed, hand: string[], info: TableInfo): number {
  lines = 0
  const { hear, answers } = sits(speed, info)
  const window = news('runner-jack-out', '0.1', { passing: 'continue' }, uses(), uses())
  window.view.runner.hand = hand
  hear(window)
  for (let ms = 100; ms < 5000; ms += 10) {
    if (answers().length) return ms
    vi.advanceTimersByTime(10)
  }
  return Infinity
}

const by = (key: string, args: Said['args'] = {}): Said => ({ key, args: { seat: 'corp', ...args } })
const TURN = [
  by('draws', { n: 1 }),
  by('installs-ice', { card: 'unknown', server: 'rd' }),
  by('installs-root', { card: 'unknown', server: 'remote-1' }),
  by('advances', { card: 'unknown' }),
  by('takes-credit', { n: 1 }),
  by('plays', { card: 'hedge-fund' }),
]

/** A run that was looked at, an ice that was settled, a window without a use; the Corp did something before each. */
function told(speed: Speed): { answers: unknown[]; playing: boolean } {
  lines = 0
  const { desk, hear, answers } = sits(speed)
  const action = news('runner-action', '0.1', {})
  const run = action.view.ask!.options!.find((option) => option.value === 'run hq')!
  hear(action)
  vi.advanceTimersByTime(400)
  desk.run(run)
  const row = { ice: '#3', unknown: false, breaks: true, credits: 2, clicks: 0, cards: ['#6'] } as IceRow
  hear({ type: 'previewed', server: 'hq', by: 'run hq', rows: [row] } as unknown as ToClient)
  desk.run(run)
  const encounter = news('runner-window-encounter', '0.2', { plans: [plan] }, uses(), uses())
  encounter.view.run!.broken = []
  hear(encounter)
  hear(news('runner-jack-out', '0.3', { passing: 'continue' }, uses(), uses()))
  hear(news('runner-action', '0.4', {}, uses()))
  return { answers: answers(), playing: desk.stage!.playing }
}

describe('the stage', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('changes no answer that is sent, at any speed', () => {
    const { answers, playing } = told('once')
    expect(playing).toBe(false)
    expect(answers).toMatchObject([
      { ask: '0.1', values: ['run hq'] },
      { ask: '0.2', values: plan.values, auto: true },
      { ask: '0.3', values: ['continue'], auto: true },
    ])
    for (const speed of SPEEDS.filter((one) => one !== 'once'))
      expect(told(speed), speed).toEqual({ answers, playing: true })
  })

  it('has no part in when an answer comes against a person, nor have hidden cards', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const friends = { ...INFO, seats: [{ seat: 'corp', kind: 'person', name: 'mirka' }] } as unknown as TableInfo
    const hands = [[], ['sure-gamble', 'diesel'], ['crash-space', 'crash-space', 'crash-space']]
    const times = SPEEDS.flatMap((speed) => hands.map((hand) => passedAfter(speed, hand, friends)))
    vi.restoreAllMocks()
    expect(new Set(times).size).toBe(1)
    expect(times[0]).toBeGreaterThanOrEqual(700)
    expect(times[0]).toBeGreaterThan(passedAfter('normal', [], INFO))
  })

  it('shows a Corp turn of six actions in two to six seconds, each of them in its time', () => {
    lines = 0
    const { desk, hear } = sits('normal')
    hear(news('runner-action', '0.1', {}))
    hear(news('runner-action', '0.2', {}, ...TURN))
    const seen = new Set<string>()
    let ms = 100
    for (; desk.stage!.playing && ms < 20_000; ms += 10) {
      desk.stage!.present?.log.forEach(({ key }) => seen.add(key))
      vi.advanceTimersByTime(10)
    }
    expect([...seen].sort()).toEqual(TURN.map(({ key }) => key).sort())
    expect(ms).toBeGreaterThanOrEqual(2000)
    expect(ms).toBeLessThanOrEqual(6000)
  })
})
