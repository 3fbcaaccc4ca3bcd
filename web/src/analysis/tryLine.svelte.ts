import type { Line } from '../net/line.svelte'
import type { Shown } from '../protocol'

/** Stands in for a table's line where moves are only tried: answers go to the board, nothing else is asked. */
class TryLine {
  state = 'open'
  pending = null
  info = null
  previewed = null
  because = null
  log = []
  logStart = 0
  you: string[] = []
  shown: Shown | null = $derived.by(() => this.source())

  constructor(
    private readonly source: () => Shown | null,
    private readonly tried: (value: string) => void,
  ) {}

  answer(ask: string, values: string[]): boolean {
    const [value] = values
    if (!value || ask !== this.shown?.ask) return false
    this.tried(value)
    return true
  }
  /** There is no dock to look at a run in: it is made. */
  preview(_server: string, _wish: Record<string, boolean>, by: string): void {
    this.tried(by)
  }
  why(): void {}
  takeBack(): void {}
}

export const tryLine = (source: () => Shown | null, tried: (value: string) => void): Line =>
  new TryLine(source, tried) as unknown as Line
