/** A level on the scale of ratings, after Glicko: a number, and how sure it is. */
export interface Level {
  points: number
  deviation: number
}

export const UNKNOWN: Level = { points: 1300, deviation: 250 }
const LEAST = 50
/** A puzzle's level is not known exactly either. */
const PUZZLE = 80
const Q = Math.LN10 / 400
const HINTS = 4

/** The level after a puzzle was solved at the first try, or not. Each hint takes a quarter of what is gained. */
export function levelAfter(mine: Level, puzzle: number, solved: boolean, hints = 0): Level {
  const g = 1 / Math.sqrt(1 + (3 * Q * Q * PUZZLE * PUZZLE) / Math.PI ** 2)
  const expected = 1 / (1 + 10 ** ((-g * (mine.points - puzzle)) / 400))
  const known = 1 / mine.deviation ** 2 + Q * Q * g * g * expected * (1 - expected)
  const change = (Q / known) * g * ((solved ? 1 : 0) - expected)
  const left = solved ? Math.max(0, 1 - hints / HINTS) : 1
  return { points: mine.points + change * left, deviation: Math.max(LEAST, Math.sqrt(1 / known)) }
}
