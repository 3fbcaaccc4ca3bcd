/** A row of the rig: how many cards lie in it, and the most guests that one of them has. */
export interface RigShape {
  cards: number
  guests: number
}

const LEAST = 60
const STEP = 4
const LABEL = 28
const GAP = 10
const BETWEEN = 18
const TAB = 22
const RIM = 8

const widthOf = (line: RigShape[], card: number): number =>
  line.reduce((sum, row) => sum + LABEL + row.cards * (card + GAP) - GAP, BETWEEN * (line.length - 1))
const heightOf = (line: RigShape[], card: number): number =>
  card * 1.4 + TAB * Math.max(0, ...line.map((row) => row.guests))

/** The width of a card at which all lines lie in sight, if there is one; `beside` puts them next to each other first. */
export function rigSize(
  lines: RigShape[][],
  room: { width: number; height: number },
  base: number,
  beside: boolean,
): number {
  for (let card = base; card > LEAST; card -= STEP) if (fits(lines, room, card, beside)) return card
  return Math.min(base, LEAST)
}

function fits(lines: RigShape[][], room: { width: number; height: number }, card: number, beside: boolean): boolean {
  const inOne = lines.flat()
  if (beside && widthOf(inOne, card) <= room.width) return heightOf(inOne, card) + RIM <= room.height
  const high = lines.reduce((sum, line) => sum + heightOf(line, card) + 6, RIM)
  return high <= room.height && lines.every((line) => widthOf(line, card) <= room.width)
}
