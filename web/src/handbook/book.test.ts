import { expect, it } from 'vitest'
import type { Handbook, Paragraph } from '../protocol'
import { Book, pieces, plain, search, spans } from './book'

const paragraph = (id: string, title: string, text: string, rules: string[] = []): Paragraph => ({
  id,
  title,
  text,
  rules,
  chart: '',
  cards: [],
  lesson: '',
})

const english: Handbook = {
  id: 'netrunner',
  chapters: [
    {
      id: 'runs',
      title: 'Runs',
      text: '',
      paragraphs: [
        paragraph('passing', 'Passing', 'You may [jack out](#jack-out) here.', ['RUN-4', 'RUN-8']),
        paragraph('leaving', 'Jack out', 'The run has failed.', ['RUN-7']),
      ],
    },
    { id: 'words', title: 'Words', text: '', paragraphs: [paragraph('jack-out', 'Leave', 'To leave a run.')] },
  ],
}
const german: Handbook = {
  id: 'netrunner',
  chapters: [
    {
      id: 'runs',
      title: 'Runs',
      text: '',
      paragraphs: [paragraph('passing', 'Vorbei', 'Stöpsle dich **jetzt** aus.')],
    },
  ],
}
const book = new Book([english])
const ids = (query: string, others: Book[] = []) => search(book, others, query).map((told) => told.paragraph.id)

it('finds headings before texts, in any case', () => {
  expect(ids('JACK out')).toEqual(['leaving', 'passing'])
  expect(ids('  ')).toEqual([])
})

it('finds what another language says, and tells it in the reader’s', () => {
  expect(ids('stopsle')).toEqual([])
  const found = search(book, [new Book([german])], 'stopsle')
  expect(found.map((told) => told.paragraph.title)).toEqual(['Passing'])
})

it('finds a rule by its number', () => {
  expect(ids('run-7')).toEqual(['leaving'])
  expect(book.of('RUN-8')?.paragraph.id).toBe('passing')
  expect(book.of('RUN-99')).toBe(undefined)
})

it('knows keywords from paragraphs', () => {
  expect(book.keyword('jack-out')?.title).toBe('Leave')
  expect(book.keyword('passing')).toBe(undefined)
})

it('reads links and bold words', () => {
  expect(spans('You may [jack out](#jack-out) **now** for 2[credit].')).toEqual([
    { text: 'You may ' },
    { text: 'jack out', to: 'jack-out' },
    { text: ' ' },
    { text: 'now', bold: true },
    { text: ' for 2[credit].' },
  ])
  expect(plain('a [b](#c) **d**')).toBe('a b d')
})

it.each([
  ['Jack out of a run.', 'jack out', '<Jack> <out> of a run.'],
  ['Ein Run im Überfluss', 'uber', 'Ein Run im <Über>fluss'],
  ['It costs 1[credit].', 'credit', 'It costs 1[credit].'],
])('what was looked for is marked in: %s', (text, query, said) =>
  expect(
    pieces(text, query)
      .map((piece) => (piece.found ? `<${piece.text}>` : piece.text))
      .join(''),
  ).toBe(said),
)
