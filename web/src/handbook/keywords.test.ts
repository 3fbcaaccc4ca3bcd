import { expect, it } from 'vitest'
import type { Paragraph } from '../protocol'
import { found } from './keywords.svelte'

const keyword = (id: string, title: string): Paragraph => ({
  id,
  title,
  text: '',
  rules: [],
  cards: [],
  chart: '',
  lesson: '',
})
const EN = [keyword('tag', 'Tag'), keyword('rez', 'Rez'), keyword('rig', 'Rig'), keyword('ice', 'Ice')]
const marked = (text: string, words = EN, lang = 'en') =>
  found(text, words, lang)
    .map((piece) => (piece.means ? `<${piece.text}>` : piece.text))
    .join('')

it.each([
  ['Rez this ice, then give 2 tags.', '<Rez> this <ice>, then give 2 <tags>.'],
  ['The Runner is tagged: ice was rezzed right now.', 'The Runner is <tagged>: <ice> was <rezzed> right now.'],
  ['Price, stage, rights: no word of ours.', 'Price, stage, rights: no word of ours.'],
  ['Tag, and another tag.', '<Tag>, and another tag.'],
  ['[ice] is a symbol', '[ice] is a symbol'],
])('keywords are found in: %s', (text, said) => expect(marked(text)).toBe(said))

it('the longer word comes first', () => {
  const words = [keyword('ice', 'Ice'), keyword('breaker', 'Icebreaker'), keyword('central', 'Central server')]
  expect(marked('An icebreaker at a central server.', words)).toBe('An <icebreaker> at a <central server>.')
})

it.each([
  ['pl', keyword('grip', 'Garść'), 'Weź karty z garści.', 'Weź karty z <garści>.'],
  ['pl', keyword('hideout', 'Kryjówka'), 'Zbuduj dwie kryjówki.', 'Zbuduj dwie <kryjówki>.'],
  ['de', keyword('agenda', 'Agenda'), 'Zwei Agenden im HQ.', 'Zwei <Agenden> im HQ.'],
  ['de', keyword('trash', 'Zerstören'), 'Zerstöre ein Programm.', '<Zerstöre> ein Programm.'],
  ['es', keyword('tag', 'Marca'), 'El Runner recibe 2 marcas.', 'El Runner recibe 2 <marcas>.'],
])('words bend in %s', (lang, word, text, said) => expect(marked(text, [word], lang)).toBe(said))
