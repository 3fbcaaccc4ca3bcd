import type { Judged, OptionView, Said } from '../protocol'

export type Grade = 'blunder' | 'mistake' | 'only'

const GRADES: Record<string, Grade> = { '??': 'blunder', '?': 'mistake', '!': 'only' }
const [BLUNDER, LEAST, SURE] = [0.15, 0.08, 1.96]

export const gradeOf = (mark: string): Grade | undefined => GRADES[mark]
export const isMistake = (judged: Judged | undefined): judged is Judged =>
  !!judged && !!judged.better && !!judged.mark
/** By how much of the chance to win it cost. */
export const gradeOfLoss = (by: number, error: number): Grade =>
  by >= BLUNDER && by - SURE * error >= LEAST ? 'blunder' : 'mistake'

/** Two standard errors, in hundredths. */
export const around = (error: number): number => Math.max(1, Math.round(196 * error))
export const percent = (chance: number): number => Math.round(100 * chance)

export interface Count {
  blunder: number
  mistake: number
}

/** How often a seat went wrong. */
export function countOf(judged: Iterable<Judged>, seat: string): Count {
  const count = { blunder: 0, mistake: 0 }
  for (const one of judged) {
    const grade = one.seat === seat ? gradeOf(one.mark) : undefined
    if (grade && grade !== 'only') count[grade] += 1
  }
  return count
}

/** A decision looked at without the engine: was this as good as the best, as far as can be told? */
export function isGood(judged: Judged, value: string): boolean | undefined {
  if (value === judged.given.value) return false
  const lineOf = (answer: string | undefined) => judged.lines.find((one) => one.option.value === answer)
  const line = lineOf(value)
  if (!line) return undefined
  return (lineOf(judged.better?.value)?.by ?? judged.by) - line.by < 0.04
}

/** What an answer does, in words; with the card that its question was about. */
export function worded(
  option: OptionView,
  card: string,
  words: { say: (said: Said) => string; title: (slug: string) => string },
): string {
  const said = (option.say ?? []).map((message) => words.say(message as Said)).join(', ')
  return card ? `${words.title(card)}: ${said}` : said
}

const LONG = 60

/** The same where there is little room: a card that is used is named without its text. */
export function brief(option: OptionView, card: string, words: Parameters<typeof worded>[2]): string {
  const text = worded(option, card, words)
  const used = option.say?.[0]?.args as Record<string, unknown> | undefined
  return text.length > LONG && typeof used?.card === 'string' ? words.title(used.card) : text
}
