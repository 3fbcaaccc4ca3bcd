import { describe, expect, it } from 'vitest'
import { partsOf } from '../netrunner/model/log'
import { mark } from '../parts/marks'
import { Catalogue } from './catalogue'

const TEXTS = import.meta.glob<string>('../../../src/jackin/locale/*/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

function catalogue(lang: string): Catalogue {
  const of = (one: string): string =>
    Object.entries(TEXTS)
      .filter(([file]) => file.includes(`/locale/${one}/`))
      .map(([, text]) => text)
      .join('\n')
  return new Catalogue(lang, lang === 'en' ? [of('en')] : [of(lang), of('en')])
}

const reader = { seat: 'runner', names: { corp: 'mirka' } }
const LINES: Record<string, [string, string, string]> = {
  en: ['You draw 2 cards.', 'mirka draws 2 cards.', 'Corp draws 2 cards.'],
  es: ['Robas 2 cartas.', 'mirka roba 2 cartas.', 'La Corporación roba 2 cartas.'],
  de: ['Du ziehst 2 Karten.', 'mirka zieht 2 Karten.', 'Der Konzern zieht 2 Karten.'],
  pl: ['Dobierasz 2 karty.', 'mirka dobiera 2 karty.', 'Korporacja dobiera 2 karty.'],
}

describe('a line of the report speaks to its reader', () => {
  for (const [lang, [you, named, side]] of Object.entries(LINES))
    it(`in ${lang}: "you" for oneself, the other by name, without a reader by side`, () => {
      const words = catalogue(lang)
      const said = (seat: string) => ({ key: 'draws', args: { seat, n: 2 } })
      expect(words.message(said('runner'), reader)).toBe(you)
      expect(words.message(said('corp'), reader)).toBe(named)
      expect(words.message(said('corp'))).toBe(side)
    })

  it('a player who is called like a card is no card, and no part of a word', () => {
    const said = { key: 'rezzes', args: { seat: 'corp', card: 'enigma', n: 3 } }
    for (const name of ['Enigma', 'ez']) {
      const line = catalogue('en').message(said, { seat: 'runner', names: { corp: name } }, mark)
      const named = partsOf(line).filter((part) => part.kind !== 'text')
      expect(named).toEqual([
        { kind: 'side', side: 'corp', text: name },
        { kind: 'card', slug: 'enigma', text: 'Enigma' },
      ])
    }
  })

  it('an automa is called by its name in each of its reasons, or by its side', () => {
    for (const lang of Object.keys(LINES)) {
      const words = catalogue(lang)
      for (const key of ['automa-scores', 'automa-lacks-credits', 'automa-decides-yes', 'automa-no-use']) {
        const said = { key, args: { seat: 'corp', card: 'hedge-fund' } }
        expect(words.message(said, reader)).toContain('mirka')
        expect(words.message(said, reader)).not.toMatch(/(Der|Dem|La|la) mirka/)
        expect(words.message(said).toLowerCase()).toContain(words.who('corp').toLowerCase())
      }
    }
  })

  it('the agreed take-back in the chat names who took back, and no raw key', () => {
    for (const lang of Object.keys(LINES)) {
      const said = { key: 'server-took-back', args: { seat: 'maelstrom', name: 'Ada' } }
      expect(catalogue(lang).message(said)).toMatch(/^Ada[^[]*$/)
    }
  })
})
