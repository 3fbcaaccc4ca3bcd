import type { Said } from '../../protocol'

export type Argument = string | number

/** What the table needs of the catalogues. */
export interface Speech {
  format(key: string, args?: Record<string, Argument>): string
  has(key: string): boolean
  title(slug: string): string
  text(slug: string): string
  where(server: string): string
  say(said: Said): string
}

const SUBROUTINE = '[subroutine]'

export function subroutines(speech: Speech, slug: string): string[] {
  if (!slug) return []
  const lines = speech.text(slug).split('\n')
  return lines.filter((line) => line.startsWith(SUBROUTINE)).map((line) => line.slice(SUBROUTINE.length).trim())
}
