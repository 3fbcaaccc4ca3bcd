/** How large words may be set so that they fit, reckoned from the widths of letters. No page is needed to know it. */
export interface Face {
  narrow: number
  usual: number
  capital: number
  wide: number
}

/** Widths in parts of the type size. */
export const TEXT: Face = { narrow: 0.25, usual: 0.455, capital: 0.545, wide: 0.75 }
export const TITLE: Face = { narrow: 0.275, usual: 0.49, capital: 0.58, wide: 0.78 }
export const DISPLAY: Face = { narrow: 0.3, usual: 0.575, capital: 0.65, wide: 0.88 }

const ICON = /\[[a-z-]+\]/g

export function widthOf(text: string, face: Face): number {
  const icons = text.match(ICON)?.length ?? 0
  let sum = icons * 1.12
  for (const letter of text.replace(ICON, '')) sum += letterWidth(letter, face)
  return sum
}

function letterWidth(letter: string, face: Face): number {
  if (/[\s.,:;!'’|iljftI()[\]-]/.test(letter)) return face.narrow
  if (/[mwMW—@%&]/.test(letter)) return face.wide
  return letter !== letter.toLowerCase() || /\d/.test(letter) ? face.capital : face.usual
}

/** A line may also end after a hyphen. */
const wordsOf = (text: string): string[] => text.split(/ |(?<=-)/)

/** How many lines a text takes when its words are wrapped at `room` (in parts of the type size). */
export function linesOf(text: string, room: number, face: Face): number {
  let lines = 1
  let used = 0
  for (const word of wordsOf(text)) {
    const width = widthOf(word, face)
    if (used && used + face.narrow + width > room) {
      lines += 1
      used = 0
    }
    used += (used ? face.narrow : 0) + width
  }
  return lines
}

/** The first size at which the text takes at most `most` lines and no word is wider than the room; else the last. */
export function fit(text: string, room: number, most: number, sizes: readonly number[], face: Face): number {
  const fits = (size: number): boolean =>
    linesOf(text, room / size, face) <= most && wordsOf(text).every((word) => widthOf(word, face) * size <= room)
  return sizes.find(fits) ?? sizes[sizes.length - 1] ?? 0
}

const LEAD = 1.28
const GAP = 0.4

/** The height of a card's text set at `size` in a column of `room`. */
export function heightOf(lines: readonly string[], size: number, room: number): number {
  const rows = lines.map((line) => linesOf(line, room / size - (line.startsWith('[subroutine]') ? 0.3 : 0), TEXT))
  return rows.reduce((sum, n) => sum + n * LEAD * size, 0) + (lines.length - 1) * GAP * size
}

/** The size of a card's text in the full format: the picture gives way, but not for the largest type. */
export function textSize(lines: readonly string[], room = 268, tall = 114): number {
  return [17, 16, 15].find((size) => heightOf(lines, size, room) <= tall) ?? 14.2
}
