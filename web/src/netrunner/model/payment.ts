import type { OptionView } from '../../protocol'

/** One way to pay: how many credits from each source ("#5", "pool", "purse"). */
export type Split = Map<string, number>

/** "#5x1+poolx2" as the ask names it. */
export function split(name: string): Split {
  const parts: Split = new Map()
  for (const item of name.split('+')) {
    const at = item.lastIndexOf('x')
    parts.set(item.slice(0, at), Number(item.slice(at + 1)))
  }
  return parts
}

/** All sources that any way uses, cards first, the pool last. */
export function sources(options: OptionView[]): string[] {
  const found = new Set(options.flatMap((option) => [...split(option.name ?? '').keys()]))
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
  const now = split(chosen.name ?? '')
  const wanted = (now.get(source) ?? 0) + by
  const ways = options.filter((option) => (split(option.name ?? '').get(source) ?? 0) === wanted)
  const distance = (option: OptionView): number => {
    const way = split(option.name ?? '')
    return [...new Set([...way.keys(), ...now.keys()])].reduce(
      (sum, key) => sum + Math.abs((way.get(key) ?? 0) - (now.get(key) ?? 0)),
      0,
    )
  }
  return ways.sort((a, b) => distance(a) - distance(b))[0]
}

export function total(option: OptionView | undefined): number {
  return [...split(option?.name ?? '').values()].reduce((sum, n) => sum + (n || 0), 0)
}
