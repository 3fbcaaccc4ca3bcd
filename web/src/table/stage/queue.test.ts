import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beat, Said, Shown, View } from '../../protocol'
import type { Hold, Kind } from './beat'
import { BeatQueue, type StageOptions } from './queue.svelte'
import { SPEEDS, type Speed, type Waits } from './speeds'

/** Lines of a made-up game: a plate of 700 ms, a tick of 300, something that waits, the end. */
const KINDS: Record<string, Partial<Kind>> = {
  plate: { ms: 700, plate: true },
  mine: { ms: 700, plate: true, small: true, actor: 'runner' },
  tick: { ms: 300, merges: 'tick' },
  hurts: { ms: 900, plate: true, hold: 'harm' },
  steals: { ms: 900, plate: true, hold: 'agenda' },
  reads: { ms: 700, plate: true, hold: 'harm', joins: 'pile' },
  over: { ms: 900, plate: true, hold: 'end' },
}
const kindOf = (log: Said[]): Kind => ({
  ms: 300,
  plate: false,
  hold: '' as Hold,
  small: false,
  actor: 'corp',
  merges: '',
  ...KINDS[log[0]!.key],
})

let speed: Speed, waits: Waits, hidden: boolean, clocked: boolean, lines: number
const view = (turn: number): View => ({ turn, seat: 'runner', ask: null }) as unknown as View

function news(ask: string, ...keys: string[]): Shown {
  const from = lines
  lines += keys.length
  const beats: Beat[] = keys.map((key, n) => ({
    log_from: from + n,
    log: [{ key, args: {} }],
    but: n === keys.length - 1 ? {} : ({ turn: from + n + 1 } as Partial<View>),
  }))
  return {
    type: 'shown',
    ask,
    view: { ...view(lines), ask: { seat: 'runner', options: [] } } as unknown as View,
    log_from: from,
    log: keys.map((key) => ({ key, args: {} })),
    beats,
    matters: [],
    passing: '',
    plans: [],
    undo: 'no',
  }
}

function queue(more: Partial<StageOptions> = {}): BeatQueue {
  const made = new BeatQueue({
    kindOf,
    meOf: () => 'runner',
    speed: () => speed,
    waits: () => waits,
    hidden: () => hidden,
    clocked: () => clocked,
    ...more,
  })
  made.arrive(news('0.1'))
  return made
}

/** Numbers from 0 to 1, the same in every run. */
function chances(seed: number): () => number {
  let at = seed
  return () => (at = (at * 48271) % 2147483647) / 2147483647
}
const pick = <T>(from: readonly T[], chance: () => number): T => from[Math.floor(chance() * from.length)]!

const now = (stage: BeatQueue): string => stage.present?.log[0]?.key ?? ''

beforeEach(() => {
  vi.useFakeTimers()
  ;[speed, waits, hidden, clocked, lines] = ['normal', 'harm', false, false, 0]
})
afterEach(() => vi.useRealTimers())

describe('with a guide', () => {
  it('the first of each kind waits to be read, the next one does not', () => {
    const stage = queue({ guided: () => true })
    stage.arrive(news('0.2', 'plate', 'plate', 'tick'))
    vi.advanceTimersByTime(60_000)
    expect([now(stage), stage.held]).toEqual(['plate', true])
    stage.goOn()
    expect([now(stage), stage.held]).toEqual(['plate', false])
    vi.advanceTimersByTime(700)
    expect(now(stage)).toBe('tick')
  })
})

describe('playing', () => {
  it('shows one beat after the other, each with its own view, and ends in the true one', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'tick', 'plate'))
    expect([now(stage), stage.shown?.view.turn, stage.shown?.ask, stage.told]).toEqual(['plate', 1, '', 1])
    vi.advanceTimersByTime(699)
    expect(now(stage)).toBe('plate')
    vi.advanceTimersByTime(1)
    expect([now(stage), stage.shown?.view.turn, stage.told]).toEqual(['tick', 2, 2])
    vi.advanceTimersByTime(300 + 700)
    expect(stage.playing).toBe(false)
    expect(stage.shown).toBe(stage.truth)
    expect(stage.told).toBe(Infinity)
  })

  it('is not over before the end is told', () => {
    const stage = queue()
    const last = news('', 'hurts', 'over')
    stage.arrive({ ...last, view: { ...last.view, result: { winner: 'corp' } } as unknown as View })
    expect([now(stage), stage.shown?.view.result]).toEqual(['hurts', null])
    stage.skip()
    stage.skip()
    expect([now(stage), stage.shown?.view.result]).toEqual(['over', { winner: 'corp' }])
  })

  it('asks nothing before the last beat has been seen', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate'))
    expect([stage.shown?.ask, stage.shown?.view.ask]).toEqual(['', null])
    vi.advanceTimersByTime(700)
    expect(stage.shown?.ask).toBe('0.2')
  })

  it('draws the first position and what is taken back at once', () => {
    const stage = queue()
    expect(stage.playing).toBe(false)
    stage.arrive(news('', 'plate', 'plate', 'hurts'))
    lines = 1
    stage.arrive(news('1.1', 'plate'))
    expect([stage.playing, stage.beats.length, stage.shown?.ask]).toEqual([false, 0, '1.1'])
  })

  it('adds news at the end while it plays', () => {
    const stage = queue()
    stage.arrive(news('', 'plate'))
    stage.arrive(news('0.2', 'plate'))
    expect(stage.toCome).toBe(1)
    vi.advanceTimersByTime(1400)
    expect(stage.playing).toBe(false)
  })

  it('makes only a tick of what its player did', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'mine'))
    expect(stage.present?.plate).toBe(false)
    vi.advanceTimersByTime(320)
    expect(stage.playing).toBe(false)
  })

  it('tells equal ticks in a row as one', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'tick', 'tick', 'tick', 'plate'))
    expect([stage.present?.log.length, stage.beats.length, stage.told]).toEqual([3, 2, 3])
  })
})

describe('what shares a plate', () => {
  it('is one beat with one hold, whether it comes at once or one by one', () => {
    const stage = queue()
    stage.arrive(news('', 'plate', 'reads', 'reads'))
    stage.skip()
    expect([now(stage), stage.present?.log.length, stage.held]).toEqual(['reads', 2, true])
    stage.arrive(news('0.2', 'reads', 'plate'))
    expect([stage.present?.log.length, stage.toCome, stage.held]).toEqual([3, 1, true])
    vi.advanceTimersByTime(300)
    stage.goOn()
    expect(now(stage)).toBe('plate')
  })

  it('is not joined to what has been played', () => {
    const stage = queue()
    stage.arrive(news('', 'reads'))
    vi.advanceTimersByTime(300)
    stage.goOn()
    stage.arrive(news('0.2', 'reads'))
    expect([stage.beats.length, stage.present?.log.length]).toEqual([2, 1])
  })

  it('every beat that is kept has an id of its own', () => {
    const stage = queue()
    for (let n = 0; n < 5; n++) stage.arrive(news('', 'tick', 'tick', 'reads', 'reads', 'plate'))
    const ids = stage.beats.map((beat) => beat.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('what does not wait by wish can still be read, at every speed', () => {
    ;[speed, waits] = ['once', 'agendas']
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'hurts'))
    expect(now(stage)).toBe('hurts')
    vi.advanceTimersByTime(1599)
    expect(now(stage)).toBe('hurts')
    vi.advanceTimersByTime(1)
    expect(stage.playing).toBe(false)
  })

  it('whatever is pressed at whatever speed, the board ends in the truth, a thousand times', () => {
    const keys = Object.keys(KINDS)
    for (let seed = 1; seed <= 1000; seed++) {
      const chance = chances(seed)
      lines = 0
      speed = pick(SPEEDS, chance)
      waits = pick(['harm', 'agendas', 'never'] as const, chance)
      hidden = chance() < 0.2
      const stage = queue()
      const presses = [
        () => stage.next(),
        () => stage.skip(),
        () => stage.goOn(),
        () => stage.back(),
        () => stage.pause(!stage.paused),
        () => stage.again(stage.beats[0]?.id ?? 0, chance() < 0.5),
        () => stage.from(0),
        () => stage.decided(),
        () => vi.advanceTimersByTime(chance() * 2000),
        () => stage.arrive(news(`0.${lines}`, ...Array.from({ length: 1 + chance() * 6 }, () => pick(keys, chance)))),
      ]
      for (let n = 0; n < 30; n++) pick(presses, chance)()
      stage.pause(false)
      for (let n = 0; n < 500 && stage.playing; n++) {
        vi.advanceTimersByTime(2000)
        stage.goOn()
      }
      expect([stage.shown === stage.truth, stage.told], `seed ${seed}`).toEqual([true, Infinity])
    }
  })

  it('after the last beat the board is the truth', () => {
    speed = 'once'
    waits = 'never'
    const stage = queue()
    for (let n = 0; n < 50; n++) {
      const shown = news(`0.${n + 2}`, 'plate', 'hurts', 'tick', 'mine')
      stage.arrive(shown)
      expect(stage.shown).toBe(shown)
    }
  })
})

describe('speed', () => {
  const lasts = (): number => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'plate'))
    let ms = 0
    while (stage.playing && ms < 20_000) {
      vi.advanceTimersByTime(20)
      ms += 20
    }
    return ms
  }

  it.each([
    ['slow', 2800],
    ['normal', 1400],
    ['fast', 560],
    ['once', 0],
  ] as const)('%s takes %i ms', (chosen, ms) => {
    speed = chosen
    expect(lasts()).toBe(ms)
  })

  it('waits at every plate step by step', () => {
    speed = 'step'
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'tick', 'plate'))
    vi.advanceTimersByTime(60_000)
    expect(now(stage)).toBe('plate')
    stage.next()
    vi.advanceTimersByTime(60_000)
    expect([now(stage), stage.toCome]).toEqual(['plate', 0])
  })

  it('keeps an arrival within six seconds, and never below four tenths', () => {
    const stage = queue()
    stage.arrive(news('0.2', ...Array<string>(12).fill('plate')))
    vi.advanceTimersByTime(6001)
    expect(stage.playing).toBe(false)
    stage.arrive(news('0.3', ...Array<string>(60).fill('plate')))
    vi.advanceTimersByTime(6000)
    expect(stage.playing).toBe(true)
  })

  it('hurries when it is behind', () => {
    const stage = queue()
    for (let n = 0; n < 14; n++) stage.arrive(news('', 'plate'))
    vi.advanceTimersByTime(700)
    vi.advanceTimersByTime(280)
    expect(stage.toCome).toBe(11)
  })

  it('skips what is timed in a hidden tab, and keeps what waits', () => {
    hidden = true
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'hurts', 'plate'))
    expect(now(stage)).toBe('hurts')
  })
})

describe('what waits', () => {
  it('stands until it has been seen, but not before it could be read', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'hurts'))
    stage.goOn()
    expect(stage.held).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(stage.held).toBe(true)
    stage.goOn()
    expect(stage.playing).toBe(false)
  })

  it('is as its player set it', () => {
    waits = 'agendas'
    const stage = queue()
    stage.arrive(news('0.2', 'hurts', 'steals'))
    vi.advanceTimersByTime(1600)
    expect([now(stage), stage.held]).toEqual(['steals', true])
    waits = 'never'
    const other = queue()
    other.arrive(news('0.2', 'steals'))
    vi.advanceTimersByTime(1599)
    expect(other.playing).toBe(true)
    vi.advanceTimersByTime(1)
    expect(other.playing).toBe(false)
  })

  it('holds at once as well', () => {
    speed = 'once'
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'hurts', 'plate'))
    expect(now(stage)).toBe('hurts')
  })

  it('goes on by itself after a while if a clock runs', () => {
    clocked = true
    const stage = queue()
    stage.arrive(news('0.2', 'hurts'))
    vi.advanceTimersByTime(4000)
    expect(stage.playing).toBe(false)
  })

  it('holds nothing for those who only watch', () => {
    const stage = queue({ holds: false })
    stage.arrive(news('0.2', 'hurts'))
    vi.advanceTimersByTime(900)
    expect(stage.playing).toBe(false)
  })
})

describe('by hand', () => {
  it('skips to what waits, and twice past it, but never past the end', () => {
    const stage = queue()
    stage.arrive(news('', 'plate', 'plate', 'hurts', 'plate', 'over'))
    stage.skip()
    expect(now(stage)).toBe('hurts')
    vi.advanceTimersByTime(1000)
    stage.skip()
    expect(now(stage)).toBe('hurts')
    stage.skip()
    expect(now(stage)).toBe('over')
    stage.skip()
    stage.skip()
    expect(now(stage)).toBe('over')
    vi.advanceTimersByTime(400)
    stage.goOn()
    expect(stage.playing).toBe(false)
  })

  it('goes on with the next, and back to the one before', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'tick', 'plate'))
    stage.next()
    expect(now(stage)).toBe('tick')
    stage.back()
    expect([now(stage), stage.toCome]).toEqual(['plate', 2])
    vi.advanceTimersByTime(1700)
    expect(stage.playing).toBe(false)
  })

  it('stands still while it is paused', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate'))
    vi.advanceTimersByTime(500)
    stage.pause()
    vi.advanceTimersByTime(60_000)
    expect(now(stage)).toBe('plate')
    stage.pause(false)
    vi.advanceTimersByTime(199)
    expect(now(stage)).toBe('plate')
    vi.advanceTimersByTime(1)
    expect(stage.playing).toBe(false)
  })

  it('plays a beat of the recap again and comes back to the truth', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate', 'tick'))
    vi.advanceTimersByTime(1000)
    stage.again(stage.beats[0]!.id)
    expect([now(stage), stage.shown?.ask]).toEqual(['plate', ''])
    vi.advanceTimersByTime(700)
    expect([stage.playing, stage.shown?.ask]).toEqual([false, '0.2'])
  })

  it('forgets the recap with the next decision', () => {
    const stage = queue()
    stage.arrive(news('0.2', 'plate'))
    vi.advanceTimersByTime(700)
    expect(stage.beats.length).toBe(1)
    stage.decided()
    expect([stage.beats.length, stage.playing]).toEqual([0, false])
  })
})

it('shows what must not pass unseen although the line was broken', () => {
  const stage = queue()
  const later = news('0.2', 'plate', 'hurts', 'plate')
  stage.arrive({ ...later, beats: [] })
  expect([now(stage), stage.held, stage.toCome]).toEqual(['hurts', true, 0])
})
