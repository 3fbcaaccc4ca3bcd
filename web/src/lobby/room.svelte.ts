import { untrack } from 'svelte'
import type { LobbyShown, TableInfo } from '../protocol'

/** The little of a WebSocket that the lobby needs, so that tests can stand in for it. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
}

const WAITS = [1000, 2000, 5000, 10_000]
const PING_EVERY = 20_000

/** A line to the lobby: the tables that stand there now, and how many are here. It comes back by itself. */
export class Room {
  tables = $state.raw<TableInfo[]>([])
  here = $state(0)
  playing = $state(0)
  open = $state(false)

  private wire: Wire | null = null
  private tries = 0
  private closed = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined

  constructor(private readonly connect: () => Wire = browserWire) {}

  enter(): void {
    untrack(() => this.reach())
  }

  leave(): void {
    this.closed = true
    this.drop()
  }

  private reach(): void {
    if (this.wire || this.closed) return
    const wire = this.connect()
    this.wire = wire
    this.pulse = setInterval(() => this.open && wire.send('{"type":"ping"}'), PING_EVERY)
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as { type: string })
    wire.onclose = () => this.broke()
  }

  private hear(message: { type: string }): void {
    if (message.type !== 'lobby') return
    const now = message as LobbyShown
    this.open = true
    this.tries = 0
    this.tables = now.tables
    this.here = now.here
    this.playing = now.playing
  }

  private broke(): void {
    this.drop()
    this.open = false
    this.tables = []
    if (this.closed) return
    this.retry = setTimeout(() => this.reach(), WAITS[Math.min(this.tries, WAITS.length - 1)])
    this.tries += 1
  }

  private drop(): void {
    clearTimeout(this.retry)
    clearInterval(this.pulse)
    const wire = this.wire
    this.wire = null
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }
}

function browserWire(): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/lobby/live`) as Wire
}
