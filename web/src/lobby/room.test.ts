import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableInfo } from '../protocol'
import { Room, type Wire } from './room.svelte'

class FakeWire implements Wire {
  sent: string[] = []
  closed = false
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let wires: FakeWire[]
let room: Room
const wire = () => wires[wires.length - 1]!
const tables = [{ table: 'ABCDEF' } as TableInfo]

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  room = new Room(() => {
    wires.push(new FakeWire())
    return wire()
  })
})
afterEach(() => {
  room.leave()
  vi.useRealTimers()
})

test('the lobby is what was heard last', () => {
  room.enter()
  wire().hear({ type: 'lobby', tables, here: 3, playing: 1 })
  wire().hear({ type: 'pong' })
  expect([room.open, room.tables, room.here, room.playing]).toEqual([true, tables, 3, 1])
})

test('a line that breaks shows nothing old, and comes back by itself', () => {
  room.enter()
  wire().hear({ type: 'lobby', tables, here: 3, playing: 1 })
  wire().onclose?.()
  expect([room.open, room.tables]).toEqual([false, []])
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(2)
  wire().onclose?.()
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(wires.length).toBe(3)
})

test('who has left does not come back', () => {
  room.enter()
  room.leave()
  vi.advanceTimersByTime(60_000)
  expect([wires.length, wire().closed]).toEqual([1, true])
})
