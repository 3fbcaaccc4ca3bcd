import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shown, TableInfo, ToClient, View } from '../protocol'
import { Line, type Wire } from './line.svelte'

class FakeWire implements Wire {
  sent: { type: string; [name: string]: unknown }[] = []
  closed = false
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null

  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  hear(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  answers() {
    return this.sent.filter((message) => message.type === 'answer')
  }
}

const said = (...keys: string[]) => keys.map((key) => ({ key, args: {} }))

function shown(ask: string, from = 0, ...lines: string[]): Shown {
  return {
    type: 'shown',
    ask,
    view: {} as View,
    log_from: from,
    log: said(...lines),
    beats: [],
    matters: [],
    passing: '',
    plans: [],
    undo: 'no',
  }
}

let wires: FakeWire[]
let line: Line
const wire = () => wires[wires.length - 1]!

function connect() {
  const made = new FakeWire()
  wires.push(made)
  return made
}

function open() {
  line.open()
  wire().onopen?.()
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  line = new Line('ABCDEF', 'a-secret-of-twenty-letters', connect)
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

describe('a line to the table', () => {
  it('says hello with its secret first', () => {
    open()
    expect(wire().sent).toEqual([{ type: 'hello', log: 0, secret: 'a-secret-of-twenty-letters' }])
  })

  it('watches without a secret', () => {
    line = new Line('ABCDEF', null, connect)
    open()
    expect(wire().sent).toEqual([{ type: 'hello', log: 0 }])
  })

  it('shows who is here and what the seat sees', () => {
    open()
    wire().hear({ type: 'table', info: { table: 'ABCDEF' } as TableInfo, you: ['runner'] })
    wire().hear(shown('0.1'))
    expect([line.state, line.info?.table, line.you, line.shown?.ask]).toEqual(['open', 'ABCDEF', ['runner'], '0.1'])
  })

  it('closes for good when the table says so', () => {
    open()
    wire().onclose?.({ code: 4404, reason: 'no such table' })
    vi.advanceTimersByTime(60_000)
    expect([line.state, line.fault, wires.length]).toEqual(['closed', 'no such table', 1])
  })
})

describe('the log', () => {
  it('gathers lines by their number', () => {
    open()
    wire().hear(shown('0.1', 0, 'a', 'b'))
    wire().hear(shown('0.2', 2, 'c'))
    expect(line.log).toEqual(said('a', 'b', 'c'))
  })

  it('takes back lines that were taken back', () => {
    open()
    wire().hear(shown('0.1', 0, 'a', 'b', 'c'))
    wire().hear(shown('1.1', 1))
    expect(line.log).toEqual(said('a'))
  })

  it('begins where it is told when lines are missing in between', () => {
    open()
    wire().hear(shown('0.9', 40, 'x'))
    expect([line.logStart, line.log]).toEqual([40, said('x')])
  })

  it('asks only for what it lacks after a break', () => {
    open()
    wire().hear(shown('0.9', 40, 'x', 'y'))
    wire().onclose?.({ code: 1006, reason: '' })
    vi.advanceTimersByTime(500)
    wire().onopen?.()
    expect(wire().sent[0]).toMatchObject({ type: 'hello', log: 42 })
  })
})

describe('answers', () => {
  beforeEach(() => {
    open()
    wire().hear(shown('0.1'))
  })

  it('sends one answer at a time', () => {
    expect(line.answer('0.1', ['credit'])).toBe(true)
    expect(line.answer('0.1', ['draw'])).toBe(false)
    expect(wire().answers()).toEqual([{ type: 'answer', ask: '0.1', values: ['credit'] }])
  })

  it('says which answers were not pressed, so that a take back goes past them', () => {
    line.answer('0.1', ['pass'], true)
    expect(wire().answers()).toEqual([{ type: 'answer', ask: '0.1', values: ['pass'], auto: true }])
  })

  it('does not answer a stale ask', () => {
    wire().hear(shown('0.2'))
    expect(line.answer('0.1', ['credit'])).toBe(false)
    expect(line.answer('', ['credit'])).toBe(false)
  })

  it('is free again when the next ask comes', () => {
    line.answer('0.1', ['credit'])
    wire().hear(shown('0.2'))
    expect(line.pending).toBeNull()
    expect(line.answer('0.2', ['draw'])).toBe(true)
  })

  it('is free again when the answer is refused', () => {
    line.answer('0.1', ['credit'])
    wire().hear({ type: 'refused', reason: 'stale', detail: '' })
    expect([line.pending, line.refused?.reason]).toEqual([null, 'stale'])
  })

  it('stays pressed while the line is lost and is not sent again if it had arrived', () => {
    line.answer('0.1', ['credit'])
    wire().onclose?.({ code: 1006, reason: '' })
    expect(line.pending?.values).toEqual(['credit'])
    vi.advanceTimersByTime(500)
    wire().onopen?.()
    wire().hear(shown('0.2'))
    expect(wire().answers()).toEqual([])
    expect(line.pending).toBeNull()
  })

  it('is sent again once if the ask still stands after a reconnect', () => {
    line.answer('0.1', ['credit'])
    wire().onclose?.({ code: 1006, reason: '' })
    vi.advanceTimersByTime(500)
    wire().onopen?.()
    wire().hear(shown('0.1'))
    wire().hear(shown('0.1'))
    expect(wire().answers()).toHaveLength(1)
  })

  it('is not sent again by a second view of the same ask on the same line', () => {
    line.answer('0.1', ['credit'])
    wire().hear(shown('0.1'))
    expect(wire().answers()).toHaveLength(1)
  })

  it('sends nothing while the line is lost', () => {
    wire().onclose?.({ code: 1006, reason: '' })
    expect(line.answer('0.1', ['credit'])).toBe(false)
  })
})

describe('a broken line', () => {
  it('tries after 0.5, 1, 2, 4, then every 5 seconds', () => {
    open()
    wire().hear(shown('0.1'))
    for (const wait of [500, 1000, 2000, 4000, 5000, 5000]) {
      const before = wires.length
      wire().onclose?.({ code: 1006, reason: '' })
      expect(line.state).toBe('lost')
      vi.advanceTimersByTime(wait - 1)
      expect(wires.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(wires.length).toBe(before + 1)
    }
  })

  it('begins with short waits again once it was back', () => {
    open()
    wire().hear(shown('0.1'))
    wire().onclose?.({ code: 1006, reason: '' })
    vi.advanceTimersByTime(500)
    wire().onopen?.()
    wire().hear(shown('0.1'))
    expect([line.state, line.tries]).toEqual(['open', 0])
  })

  it('hurries when it is told to', () => {
    open()
    wire().onclose?.({ code: 1006, reason: '' })
    line.hurry()
    line.hurry()
    expect(wires.length).toBe(2)
  })

  it('is found out by silence', () => {
    open()
    wire().hear(shown('0.1'))
    vi.advanceTimersByTime(20_000)
    expect(wire().sent.at(-1)).toEqual({ type: 'ping' })
    wire().hear({ type: 'pong' })
    vi.advanceTimersByTime(20_000)
    expect(line.state).toBe('open')
    vi.advanceTimersByTime(10_000)
    expect(line.state).toBe('lost')
  })

  it('stays closed once it was closed', () => {
    open()
    line.close()
    vi.advanceTimersByTime(60_000)
    expect([line.state, wires.length]).toEqual(['closed', 1])
  })
})

describe('offers', () => {
  it('to play again carry a half for the deal, once the table has committed to its own', () => {
    const box = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => box.get(name) ?? null,
      setItem: (name: string, value: string) => box.set(name, value),
    })
    open()
    wire().hear({ type: 'table', info: { table: 'ABCDEF', next: '' } as TableInfo, you: ['runner'] })
    line.rematch(false)
    wire().hear({ type: 'table', info: { table: 'ABCDEF', next: 'c'.repeat(64) } as TableInfo, you: ['runner'] })
    line.rematch(true)
    line.consent('rematch', true)
    line.consent('take-back', true)
    const [alone, asked, agreed, other] = wire().sent.slice(1)
    expect(alone).toEqual({ type: 'rematch', swap: false })
    expect(asked?.half).toMatch(/^[0-9a-f]{64}$/)
    expect(agreed?.half).toBe(asked?.half)
    expect(other).toEqual({ type: 'consent', offer: 'take-back', yes: true })
    vi.unstubAllGlobals()
  })

  it('stand for whoever asked as well, until the table refuses or settles them', () => {
    open()
    wire().hear({ type: 'table', info: { table: 'ABCDEF' } as TableInfo, you: ['runner'] })
    wire().hear({ ...shown('0.1'), undo: 'ask' })
    line.takeBack()
    expect(line.offers).toMatchObject([{ offer: 'take-back', by: 'runner' }])
    wire().hear({ type: 'refused', reason: 'server-asked-already', args: {}, detail: '' } as unknown as ToClient)
    expect(line.offers).toEqual([])
    line.takeBack('0.0')
    expect(wire().sent.at(-1)).toEqual({ type: 'take-back', ask: '0.0' })
    wire().hear({ type: 'settled', offer: 'take-back', yes: false, table: '', key: null })
    expect(line.offers).toEqual([])
    expect(line.settled?.yes).toBe(false)
  })

  it('stand until they are settled or answered', () => {
    open()
    wire().hear(shown('0.1'))
    wire().hear({ type: 'offered', offer: 'take-back', by: 'corp', seen: true, swap: false })
    expect(line.offers).toHaveLength(1)
    line.consent('take-back', true)
    expect(line.offers).toEqual([])
    expect(wire().sent.at(-1)).toEqual({ type: 'consent', offer: 'take-back', yes: true })
  })
})
