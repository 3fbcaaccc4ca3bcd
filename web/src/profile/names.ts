import { words } from '../words/words.svelte'
import type { Played } from './stats'

/** What was played with: the deck by its name, or the identity; a gang. */
export function deckName(game: Played): string {
  if (game.info.game === 'gangs') return words.who(game.seat)
  if (words.has(`deck-${game.deck}`)) return words.format(`deck-${game.deck}`)
  return game.deck || (game.identity ? words.title(game.identity) : '')
}
