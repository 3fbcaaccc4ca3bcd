import { describe, expect, it } from 'vitest'
import type { AutomaPack, CardFacts, Lobby, ShelfDeck } from '../protocol'
import { deckOf, FIRST, guidedTable, levelOf, newTable, sideOf, type Choice } from './choice'
import { merged } from './kept'
import { allDecks } from './ownDecks'

const pack = (id: string, side: string, ...levels: string[]): AutomaPack => ({
  id,
  side,
  levels,
  title: id,
  behaviours: [],
  built_in: true,
  cards: [],
})
const lobby: Lobby = {
  version: '1',
  games: ['netrunner'],
  languages: {},
  bots: ['random', 'greedy'],
  styles: { legend: { corp: ['rush'], runner: ['raider'] } },
  automas: [
    pack('dash', 'corp', 'easy', 'standard', 'hard'),
    pack('wedge', 'corp', 'easy', 'standard', 'hard'),
    pack('runner', 'runner', 'easy', 'normal'),
  ],
  ratings: {},
}
const shelf: ShelfDeck[] = [
  ['shaper', 'runner'],
  ['anarch', 'runner'],
  ['haas-bioroid', 'corp'],
  ['jinteki', 'corp'],
].map(([id, side]) => ({
  id: id!,
  side: side!,
  kind: 'starter',
  faction: id!,
  deck: { identity: `${id}-identity`, cards: {} },
}))
const cards = [{ slug: 'noise', type: 'identity', side: 'runner', faction: 'anarch' }] as CardFacts[]
const decks = allDecks(shelf, cards, null)
const choice = (changes: Partial<Choice>): Choice => ({ ...structuredClone(FIRST), ...changes })

describe('a new table', () => {
  it('is the Runner against an automa with its pack, level and deck', () => {
    const table = newTable(choice({}), lobby, decks, 'Ann', 0)
    expect(table).toMatchObject({
      side: 'runner',
      name: 'Ann',
      deck: { identity: 'shaper-identity' },
      opponent: { kind: 'automa', name: 'wedge', level: 'standard', deck: { identity: 'haas-bioroid-identity' } },
      clock: null,
    })
  })

  it('gives a bot that thinks the style that was chosen for its chair', () => {
    const wish = { opponent: 'bot', bot: 'legend', styles: { corp: 'rush', runner: 'raider' } } as const
    const named = (changes: Partial<Choice>) =>
      newTable(choice({ ...wish, ...changes }), lobby, decks, '', 0).opponent
    expect(named({})).toMatchObject({ kind: 'bot', name: 'legend:rush' })
    expect(named({ side: 'corp' })).toMatchObject({ name: 'legend:raider' })
    expect(named({ bot: 'greedy' })).toMatchObject({ name: 'greedy' })
    expect(named({ styles: { corp: 'gone', runner: '' } })).toMatchObject({ name: 'legend' })
  })

  it('gives the Corp the automa that runs, at a level it has', () => {
    const table = newTable(choice({ side: 'corp' }), lobby, decks, '', 0)
    expect(table).toMatchObject({ side: 'corp', opponent: { name: 'runner', level: 'normal' } })
    expect(table.deck?.identity).toBe('haas-bioroid-identity')
    expect(table).not.toHaveProperty('name')
  })

  it('lets the coin decide when either side will do', () => {
    const either = choice({ side: 'either' })
    expect([sideOf(either, 0.2), sideOf(either, 0.7)]).toEqual(['runner', 'corp'])
    expect(newTable(either, lobby, decks, '', 0.7)).toMatchObject({ side: 'corp', opponent: { name: 'runner' } })
  })

  it('has the behaviour card that was chosen, else the first, and the money and the clicks of the Corp', () => {
    const cards = ['exa-hunt', 'exa-tempo'].map((id) => ({ id, title: id, a: [], b: [] }))
    const exa = { ...pack('exa', 'corp', 'easy', 'standard', 'hard'), behaviours: cards }
    const with_exa = { ...lobby, automas: [exa, ...lobby.automas] }
    const packs = { corp: 'exa', runner: 'runner' }
    const made = (changes: Partial<Choice>) =>
      newTable(choice({ packs, ...changes }), with_exa, decks, '', 0).opponent
    expect(made({})).toMatchObject({ behaviour: 'exa-hunt', economy: false, override: false })
    expect(made({ behaviours: { exa: 'exa-tempo' }, economy: true })).toMatchObject({
      behaviour: 'exa-tempo',
      economy: true,
    })
    expect(made({ side: 'corp', economy: true })).not.toHaveProperty('economy')
  })

  it('leaves a friend to bring a deck, and keeps the clock', () => {
    const table = newTable(
      choice({ opponent: 'person', clock: 20, spectators: 'none', chat: false }),
      lobby,
      decks,
      '',
      0,
    )
    expect(table).toMatchObject({
      opponent: { kind: 'person' },
      clock: { bank: 1200, increment: 30 },
      spectators: 'none',
      chat: false,
    })
    expect(table.opponent?.deck).toBeUndefined()
  })

  it('has no clock against a machine', () => {
    expect(newTable(choice({ opponent: 'bot', clock: 20 }), lobby, decks, '', 0).clock).toBeNull()
  })

  it('is guided with Shaper against Jinteki', () => {
    expect(guidedTable(shelf, '')).toMatchObject({
      side: 'runner',
      guided: true,
      deck: { identity: 'shaper-identity' },
      opponent: { kind: 'bot', name: 'greedy', deck: { identity: 'jinteki-identity' } },
    })
  })
})

describe('decks and levels', () => {
  it('falls back to the first deck of the side when the kept one is gone', () => {
    expect(deckOf(choice({ decks: { runner: 'own:lost', corp: 'jinteki' } }), 'runner', decks)?.id).toBe('shaper')
  })

  it('lists own decks with the side of their identity, and leaves out what is no deck', () => {
    const kept = JSON.stringify([
      { id: 'a', identity: 'noise', cards: { datasucker: 3 }, name: 'Mine' },
      { identity: 'nobody', cards: {} },
      7,
    ])
    const own = allDecks([], cards, kept)
    expect(own).toMatchObject([
      { id: 'own:a', kind: 'own', side: 'runner', faction: 'anarch', deck: { name: 'Mine' } },
    ])
    expect(allDecks([], cards, 'no json')).toEqual([])
  })

  it('names the sets that two persons play with, and none for all of them or against a machine', () => {
    const settings = (changes: Partial<Choice>) => newTable(choice(changes), lobby, decks, '', 0).settings
    expect(settings({ opponent: 'person', sets: ['core'] })).toEqual({ sets: ['core'] })
    expect(settings({ opponent: 'person', sets: ['spin'] })).toEqual({ sets: ['core', 'spin'] })
    expect([settings({ opponent: 'person' }), settings({ opponent: 'bot', sets: ['core'] })]).toEqual([
      undefined,
      undefined,
    ])
  })

  it('finds the level that a pack has', () => {
    const runner = lobby.automas[2]!
    expect(['easy', 'standard', 'hard'].map((level) => levelOf(runner, level))).toEqual(['easy', 'normal', 'normal'])
  })
})

describe('the kept choice', () => {
  it('is the first one when nothing or nonsense was kept', () => {
    expect(merged(null)).toEqual(FIRST)
    expect(merged('{"side": 3, "decks": null, "level"')).toEqual(FIRST)
    expect(merged('{"side": 3, "decks": null}')).toEqual(FIRST)
  })

  it('keeps what was chosen beside what is new', () => {
    const kept = merged('{"side": "corp", "decks": {"corp": "nbn"}}')
    expect(kept).toEqual({ ...FIRST, side: 'corp', decks: { ...FIRST.decks, corp: 'nbn' } })
  })
})
