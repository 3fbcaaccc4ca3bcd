import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReplayInfo, ReplayStep, View } from '../protocol'
import { Player } from './player.svelte'
import { shownOf } from './shown'

const info: ReplayInfo = {
  id: 'r',
  game: 'netrunner',
  length: 10,
  seats: ['corp', 'runner'],
  table: '',
  chances: false,
  bots: {},
  marks: [
    { n: 4, seat: 'corp', said: { key: 'scores', args: { card: 'priority-requisition' } } },
    { n: 8, seat: 'runner', said: { key: 'steals', args: { card: 'priority-requisition' } } },
  ],
  turns: [
    [0, 'corp', 0],
    [2, 'corp', 1],
    [6, 'runner', 2],
  ],
}
const step = (n: number, seat: string): ReplayStep => ({
  n,
  by: '',
  answer: '',
  beats: [],
  view: { seat, log: [], ask: null } as unknown as View,
})
let asked: string[]
let player: Player

beforeEach(() => {
  asked = []
  player = new Player(info, async (_, n, seat) => {
    asked.push(`${seat}/${n}`)
    return step(n, seat)
  })
})
afterEach(() => {
  player.pause()
  vi.useRealTimers()
})

describe('a replay', () => {
  it('steps within its bounds', async () => {
    await player.go(-3)
    expect(player.step?.n).toBe(0)
    await player.go(99)
    expect(player.step?.n).toBe(10)
  })

  it('walks by what is marked', async () => {
    await player.goMark(1)
    expect(player.n).toBe(4)
    await player.goMark(1)
    await player.goMark(1)
    expect(player.n).toBe(8)
    await player.goMark(-1)
    expect(player.n).toBe(4)
  })

  it("opens on the seat that was one's own", () => {
    const fetched = async (_: string, n: number, seat: string) => step(n, seat)
    expect(new Player(info, fetched, 'runner').seat).toBe('runner')
    expect(new Player({ ...info, seats: ['corp'] }, fetched, 'runner').seat).toBe('corp')
  })

  it('fetches the other seat as well when both hands are open', async () => {
    await player.go(3)
    player.open = true
    await player.go(4)
    expect(asked).toContain('runner/4')
    expect(player.others.map((other) => other.view.seat)).toEqual(['runner'])
  })

  it('walks by turns', async () => {
    await player.goTurn(1)
    expect([player.n, player.turn?.[2]]).toEqual([2, 1])
    await player.goTurn(1)
    expect([player.n, player.turn?.[1]]).toEqual([6, 'runner'])
    await player.goTurn(1)
    expect(player.n).toBe(10)
    await player.goTurn(-1)
    expect(player.n).toBe(6)
    await player.goTurn(-1)
    expect(player.n).toBe(2)
  })

  it('looks from the other seat at the same point', async () => {
    await player.go(4)
    await player.look('runner')
    expect([player.step?.n, player.step?.view.seat]).toEqual([4, 'runner'])
  })

  it('asks for each point once, and for the next one ahead', async () => {
    await player.go(1)
    await player.go(2)
    await player.go(1)
    expect(asked).toEqual(['corp/1', 'corp/2', 'corp/3'])
  })

  it('shows the last point asked for when answers come out of order', async () => {
    const slow = new Map<number, (step: ReplayStep) => void>()
    const late = new Player(info, (_, n) => new Promise((resolve) => slow.set(n, resolve)))
    const first = late.go(1)
    const second = late.go(5)
    slow.get(5)!(step(5, 'corp'))
    await second
    slow.get(1)!(step(1, 'corp'))
    await first
    expect(late.step?.n).toBe(5)
  })

  it('plays to its end and stops there', async () => {
    vi.useFakeTimers()
    await player.go(8)
    player.speed = 2
    player.play()
    await vi.advanceTimersByTimeAsync(500)
    expect(player.n).toBe(9)
    await vi.advanceTimersByTimeAsync(5000)
    expect([player.n, player.playing]).toEqual([10, false])
  })
})

it('offers nothing to answer', () => {
  const asking = step(1, 'corp')
  asking.view.ask = { seat: 'corp', kind: 'action', options: [{ value: 'credit', verb: 'credit' }] }
  expect(shownOf(asking)).toMatchObject({ ask: '', plans: [], undo: 'no', view: { ask: { seat: 'corp' } } })
  expect(shownOf(asking).view.ask).not.toHaveProperty('options')
})
