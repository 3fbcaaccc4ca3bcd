import { describe, expect, test } from 'vitest'
import { core } from '../cards/core'
import { entriesOf, filtered } from './pool'
import { parse, unknown } from './query'

const TEXTS: Record<string, string> = { diesel: 'Draw 3 cards.', 'deja-vu': 'Take 1 card from your heap.' }
const TITLES: Record<string, string> = { 'deja-vu': 'Déjà Vu', 'aesops-pawnshop': 'Aesop’s Pawnshop' }
const entries = entriesOf(core, {
  title: (slug) => TITLES[slug] ?? slug.replaceAll('-', ' '),
  text: (slug) => TEXTS[slug] ?? '',
  format: (key) => key.replace('subtype-', '').replaceAll('-', ' '),
})
const find = (query: string, held: Record<string, number> = {}): string[] =>
  filtered(entries, { query, factions: [], kinds: [] }, (slug) => held[slug] ?? 0).map((card) => card.slug)

describe('the search box', () => {
  test('finds words in titles and texts, without regard to accents, capitals and quotes', () => {
    expect(find('deja')).toEqual(['deja-vu'])
    expect(find('DÉJÀ')).toEqual(['deja-vu'])
    expect(find("aesop's")).toEqual(['aesops-pawnshop'])
    expect(find('"draw 3"')).toEqual(['diesel'])
  })

  test('compares numbers, and a card without the number does not fit', () => {
    expect(find('type:ice str>=6')).toEqual(['heimdall-1-0', 'cell-portal', 'archer', 'hadrians-wall'])
    expect(find('type:agenda cost<9')).toEqual([])
    expect(find('adv=5')).toEqual(['priority-requisition'])
  })

  test('a chosen cost is X', () => {
    expect(find('cost=x')).toEqual(['psychographics'])
    expect(find('cost<99')).not.toContain('psychographics')
  })

  test('knows fields by their short names, and factions by theirs', () => {
    expect(find('f:hb t:upgrade')).toEqual(['corporate-troubleshooter', 'experiential-data'])
    expect(find('type:sentry faction:nbn')).toEqual(['data-raven', 'matrix-analyzer'])
    expect(find('sub:fracter')).toEqual(['corroder', 'aurora', 'battering-ram'])
  })

  test('a minus turns a term around, and a bar offers more than one', () => {
    expect(find('sub:fracter -faction:shaper')).toEqual(['corroder', 'aurora'])
    expect(find('sub:fracter faction:shaper|anarch')).toEqual(['corroder', 'battering-ram'])
  })

  test('asks about the open deck', () => {
    expect(find('in:deck', { diesel: 2, mimic: 1 })).toEqual(['mimic', 'diesel'])
    expect(find('copies>1', { diesel: 2, mimic: 1 })).toEqual(['diesel'])
  })

  test('says what it does not understand, and does not narrow by it', () => {
    expect(unknown(parse('colour:red diesel cost<cheap'))).toEqual(['colour:red', 'cost<cheap'])
    expect(find('colour:red diesel')).toEqual(['diesel'])
  })
})

test('filters by set, in the box and beside it', () => {
  expect(find('set:core type:event').length).toBe(find('type:event').length)
  expect(find('set:genesis')).toEqual([])
  expect(filtered(entries, { query: '', factions: [], kinds: [], sets: ['genesis'] })).toEqual([])
  expect(filtered(entries, { query: '', factions: [], kinds: [], sets: ['core'] })).toHaveLength(core.length)
})

test('filters by faction and by kind; nothing chosen means everything', () => {
  const by = (factions: string[], kinds: string[]): number => filtered(entries, { query: '', factions, kinds }).length
  expect(by([], [])).toBe(core.length)
  expect(by(['nbn'], ['trap'])).toBe(0)
  expect(by(['jinteki'], ['trap'])).toBe(1)
  expect(by(['neutral-corp'], ['barrier', 'sentry', 'code-gate'])).toBe(3)
})
