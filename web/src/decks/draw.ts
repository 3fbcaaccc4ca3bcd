/** A test draw: the opening hand of a shuffled deck, one mulligan, and the cards that would come next. */
export const HAND = 5

export interface Draw {
  hand: string[]
  stack: string[]
  mulligan: boolean
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[out[i], out[j]] = [out[j] as T, out[i] as T]
  }
  return out
}

export const pileOf = (cards: Record<string, number>): string[] =>
  Object.entries(cards).flatMap(([slug, copies]) => Array<string>(copies).fill(slug))

export function opening(cards: Record<string, number>, random: () => number = Math.random): Draw {
  const pile = shuffled(pileOf(cards), random)
  return { hand: pile.slice(0, HAND), stack: pile.slice(HAND), mulligan: false }
}

/** The whole hand goes back, once. */
export function mulliganed(draw: Draw, random: () => number = Math.random): Draw {
  if (draw.mulligan) return draw
  const pile = shuffled([...draw.hand, ...draw.stack], random)
  return { hand: pile.slice(0, HAND), stack: pile.slice(HAND), mulligan: true }
}

export function oneMore(draw: Draw): Draw {
  const [next, ...stack] = draw.stack
  return next === undefined ? draw : { ...draw, hand: [...draw.hand, next], stack }
}
