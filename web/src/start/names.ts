import { ApiFault } from '../net/api'
import type { AutomaPack, Lobby, SeatInfo } from '../protocol'
import { words } from '../words/words.svelte'
import type { PickDeck } from './choice'

/** What decks and opponents are called in the player's language. */
export function deckTitle(deck: PickDeck): string {
  if (deck.kind === 'own') return deck.deck.name || words.format('web-no-name')
  return words.format(`deck-${deck.id}`)
}

export function deckHow(deck: PickDeck): string {
  return deck.kind === 'own' ? words.title(deck.deck.identity) : words.format(`deck-${deck.id}-how`)
}

export function packName(pack: AutomaPack | undefined): string {
  return pack ? words.order(pack.id, pack.title, 'pack') : ''
}

export function seatName(seat: SeatInfo | undefined, lobby: Lobby | null): string {
  if (!seat || seat.kind === 'open') return ''
  if (seat.kind === 'automa') return packName(lobby?.automas.find((pack) => pack.id === seat.name)) || seat.name
  return (seat.kind === 'bot' && botName(seat.name)) || personName(seat.name)
}

/** A bot with its style, if it has one; empty for one that these words do not know. */
export function botName(bot: string): string {
  const [level = '', style] = bot.split(':')
  if (!words.has(`web-bot-${level}`)) return ''
  const name = words.format(`web-bot-${level}`)
  return style ? words.format('web-with-level', { name, level: words.format(`web-style-${style}`) }) : name
}

/** What the table calls who gave no name (`NewTable.name`). */
const UNNAMED = 'Player'

export const personName = (name: string): string => (name && name !== UNNAMED ? name : words.format('web-name-none'))

/** What went wrong, in the player's language. In English the table has said it already, with its numbers. */
export function faultText(reason: unknown): string {
  if (!(reason instanceof ApiFault)) return words.format('web-failure')
  const said = reason.detail && (words.lang === 'en' || !words.has(reason.error))
  if (said) return reason.detail
  return words.has(reason.error) ? words.format(reason.error) : words.format('web-failure')
}
