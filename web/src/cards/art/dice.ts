/** Chance that always falls the same way for the same seed. */
export interface Dice {
  (low?: number, high?: number): number
  int(low: number, high: number): number
  of<T>(list: readonly T[]): T
  chance(p: number): boolean
}

/** FNV-1a. */
function hash(seed: string): number {
  let h = 2166136261
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return h >>> 0
}

/** Mulberry32. */
export function dice(seed: string): Dice {
  let a = hash(seed)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const roll = (low = 0, high = 1): number => low + next() * (high - low)
  const int = (low: number, high: number): number => Math.floor(roll(low, high + 1))
  return Object.assign(roll, {
    int,
    of: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T,
    chance: (p: number): boolean => next() < p,
  })
}
