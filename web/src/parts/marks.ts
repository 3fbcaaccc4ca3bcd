/** Marks that survive the catalogue, so that an argument can be told from the sentence around it. */
const START = '\ue000'
const END = '\ue001'
const NAMED = '\ue002'
const MARKED = new RegExp(`${START}(?:([^${NAMED}${END}]*)${NAMED})?([^${END}]*)${END}`)

/** A stretch of a sentence: marked, and with the name of what it stands for, if it has one. */
export interface Stretch {
  text: string
  bold: boolean
  of: string
}

export function mark(text: string, of = ''): string {
  return START + (of && of + NAMED) + text + END
}

export function marked(text: string): Stretch[] {
  const found: Stretch[] = []
  const pieces = text.split(MARKED)
  for (let n = 0; n < pieces.length; n += 3) {
    found.push({ text: pieces[n] ?? '', bold: false, of: '' })
    found.push({ text: pieces[n + 2] ?? '', bold: true, of: pieces[n + 1] ?? '' })
  }
  return found.filter((part) => part.text)
}
