import type { OptionView } from '../../protocol'

/** How many credits a way to pay takes from a source ("#5", "pool", "purse"). */
export function from(option: OptionView | undefined, source: string): number {
  return option?.payment?.[source] ?? 0
}

const sourcesOf = (option: OptionView): string[] => Object.keys(option.payment ?? {})

/** All sources that any way uses, cards first, the pool last. */
export function sources(options: OptionView[]): string[] {
  const found = new Set(options.flatMap(sourcesOf))
  const weight = (source: string): number => (source === 'pool' ? 2 : source === 'purse' ? 1 : 0)
  return [...found].sort((a, b) => weight(a) - weight(b))
}

/** The way nearest to the chosen one that takes one credit more (or less) from a source; none if there is no such way. */
export function shifted(
  options: OptionView[],
  chosen: OptionView,
  source: string,
  by: 1 | -1,
): OptionView | undefined {
  const wanted = from(chosen, source) + by
  const ways = options.filter((option) => from(option, source) === wanted)
  const distance = (option: OptionView): number =>
    [...new Set([...sourcesOf(option), ...sourcesOf(chosen)])].reduce(
      (sum, key) => sum + Math.abs(from(option, key) - from(chosen, key)),
      0,
    )
  return ways.sort((a, b) => distance(a) - distance(b))[0]
}

export function total(option: OptionView | undefined): number {
  return Object.values(option?.payment ?? {}).reduce((sum, n) => sum + n, 0)
}
