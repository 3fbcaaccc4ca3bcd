import type { AskView } from '../../protocol'

/** Answers that the player has already chosen for asks still to come; only forward, and only while they fit. */
export class Queue {
  private values: string[] = []
  private kind = ''

  set(values: string[], kind = ''): void {
    this.values = [...values]
    this.kind = kind
  }

  clear(): void {
    this.values = []
  }

  get waiting(): boolean {
    return this.values.length > 0
  }

  /** The answer for this ask, or nothing: then whatever was planned is forgotten. */
  next(ask: AskView | null): string | undefined {
    const value = this.values[0]
    if (value === undefined) return undefined
    const fits = ask?.options?.some((option) => option.value === value) && (!this.kind || ask.kind === this.kind)
    if (!fits) {
      this.clear()
      return undefined
    }
    this.values.shift()
    return value
  }
}
