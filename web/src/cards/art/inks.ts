/** The colours of one picture: its faction's hue and a neighbour of it. */
import type { Dice } from './dice'

export interface Inks {
  deep: string
  low: string
  mid: string
  main: string
  alt: string
  lit: string
  dark: string
}

/** Hue and saturation. */
const HUES: Record<string, readonly [number, number]> = {
  anarch: [18, 96],
  criminal: [214, 92],
  shaper: [84, 70],
  apex: [0, 70],
  'haas-bioroid': [262, 86],
  jinteki: [348, 84],
  nbn: [46, 96],
  weyland: [158, 42],
}
const NEUTRAL = [212, 18] as const

export function inks(faction: string, r: Dice): Inks {
  const [h, s] = HUES[faction] ?? NEUTRAL
  const other = (h + r.of([-38, -26, 28, 44]) + 360) % 360
  return {
    deep: `hsl(${h} ${s * 0.75}% 7%)`,
    low: `hsl(${other} ${s * 0.7}% 15%)`,
    mid: `hsl(${h} ${s * 0.75}% 34%)`,
    main: `hsl(${h} ${s}% 62%)`,
    alt: `hsl(${other} ${Math.min(90, s + 10)}% 66%)`,
    lit: `hsl(${h} ${s}% 90%)`,
    dark: `hsl(${h} ${s * 0.6}% 10%)`,
  }
}
