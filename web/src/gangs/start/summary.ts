import { mark } from '../../parts/marks'
import type { Args } from '../../words/catalogue'
import { isBot, seatsOf, type GangsChoice } from './choice'

/** One line about what will be played: "Voodoo Boys against 3 bots in The Long Blackout". */
export function summaryOf(
  choice: GangsChoice,
  format: (key: string, args?: Args) => string,
  has: (key: string) => boolean,
): string {
  const named = (kind: string, id: string): string =>
    has(`gangs-${kind}-${id}`) ? format(`gangs-${kind}-${id}`) : id
  const gang = mark(named('gang', choice.seats[0]?.gang ?? ''))
  const story = mark(named('story', choice.story))
  if (choice.players === 1)
    return format('web-gangs-summary-alone', { gang, rival: mark(named('gang', choice.seats[1]?.gang ?? '')), story })
  const others = seatsOf(choice).slice(1)
  const bots = others.filter(isBot).length
  const people = others.length - bots
  const parts = [
    bots ? format('web-gangs-bots', { n: bots }) : '',
    people ? format('web-gangs-people', { n: people }) : '',
  ].filter(Boolean)
  return format('web-gangs-summary', { gang, others: mark(parts.join(' + ')), story })
}
