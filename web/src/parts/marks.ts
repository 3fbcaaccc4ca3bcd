/** Marks that survive the catalogue, so that an argument can be told from the sentence around it. */
const START = '\ue000'
const END = '\ue001'
const BOLD = new RegExp(`${START}([^${END}]*)${END}`)

export function mark(text: string): string {
  return `${START}${text}${END}`
}

/** Every other piece of a split by one group is that group. */
export function marked(text: string): { text: string; bold: boolean }[] {
  return text
    .split(BOLD)
    .map((piece, n) => ({ text: piece, bold: n % 2 === 1 }))
    .filter((part) => part.text)
}
