import type { AskView, View } from '../../protocol'

export const NUMBER_KINDS = new Set(['x', 'number', 'loop', 'trace', 'link', 'psi'])

export interface Quick {
  n: number
  /** The key of what this number means: web-quick-KEY. */
  meaning: 'nothing' | 'stop' | 'take' | 'all' | 'some' | 'beat'
}

export function numbersOf(ask: AskView): number[] {
  return (ask.options ?? [])
    .filter((option) => option.verb === 'number')
    .map((option) => option.amount ?? 0)
    .sort((a, b) => a - b)
}

export function isNumberAsk(ask: AskView | null): boolean {
  return !!ask?.kind && NUMBER_KINDS.has(ask.kind) && numbersOf(ask).length > 1
}

/** TRACE-4: a tie stops the trace, so the Runner needs as much as the Corp. */
export function justEnough(view: View): number {
  return Math.max(0, (view.ask?.n ?? 0) - (view.runner.link ?? 0))
}

/** The Corp succeeds with one more than the link (before the Runner adds anything). */
export function justMore(view: View): number {
  return Math.max(0, (view.runner.link ?? 0) + 1 - (view.ask?.n ?? 0))
}

export function quickValues(view: View): Quick[] {
  const ask = view.ask
  if (!ask) return []
  const numbers = numbersOf(ask)
  const most = numbers.at(-1) ?? 0
  const quick: Quick[] = []
  const put = (n: number, meaning: Quick['meaning']): void => {
    if (numbers.includes(n) && !quick.some((known) => known.n === n)) quick.push({ n, meaning })
  }
  if (ask.kind === 'link') {
    put(justEnough(view), 'stop')
    put(0, 'take')
  } else if (ask.kind === 'trace') {
    put(0, 'nothing')
    put(justMore(view), 'beat')
    put(safe(view), 'all')
  } else put(0, 'nothing')
  put(most, 'all')
  return quick.sort((a, b) => a.n - b.n)
}

/** What the Runner cannot match: all their credits and link, and one more. */
function safe(view: View): number {
  return view.runner.credits + (view.runner.link ?? 0) + 1 - (view.ask?.n ?? 0)
}

/** What the stepper stands at when the ask opens: enough to stop a trace if that can be paid, else nothing; or all there is. */
export function firstNumber(view: View): number {
  const ask = view.ask
  if (!ask) return 0
  const numbers = numbersOf(ask)
  if (ask.kind === 'link') return numbers.includes(justEnough(view)) ? justEnough(view) : 0
  if (ask.kind === 'trace' || ask.kind === 'psi') return 0
  if (ask.kind === 'loop') return numbers[0] ?? 0
  return numbers.at(-1) ?? 0
}
