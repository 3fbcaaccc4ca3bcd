/** A figure: the card's type as a shape, varied by its code. It stays inside the middle 200 x 200. */
import type { Dice } from './dice'
import type { Inks } from './inks'
import { disc } from './strokes'

export type Figure = (r: Dice, k: Inks) => string

/** A dark disc that lifts a figure off its ground. */
export const plate = (k: Inks, r: number): string => disc(0, 0, r, k.deep, 0.72)
