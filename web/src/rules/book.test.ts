import { describe, expect, it } from 'vitest'
import type { RuleBook } from '../protocol'
import { Rules } from './book'
import { blocks, spans } from './markdown'

const book: RuleBook = {
  id: 'netrunner',
  title: 'Rules',
  sections: [
    {
      title: 'Runs',
      depth: 3,
      prose: '',
      rules: [
        { id: 'RUN-2', text: 'Approach ice: the next one inward. See ICE-9 and RUN-2.1. [rb]' },
        { id: 'RUN-2.1', text: 'The Runner may jack out. → EX-1' },
        { id: 'CARD-1', text: 'Déjà Vu takes ice back.' },
      ],
    },
    {
      title: 'Examples',
      depth: 2,
      prose: '- **EX-1 Jacking out** of a run\n  - Given ice.\n| AMB-3 | Why | So |',
      rules: [],
    },
  ],
}
const rules = new Rules([book])
const ids = (query: string) => rules.search(query).map((placed) => placed.rule.id)

describe('searching the rules', () => {
  it('finds rules by all their words, in any case and without accents', () => {
    expect(ids('ice')).toEqual(['RUN-2', 'CARD-1'])
    expect(ids('ICE deja')).toEqual(['CARD-1'])
    expect(ids('jack')).toEqual(['RUN-2.1', 'EX-1'])
    expect(ids('   ')).toEqual([])
  })

  it('puts the rule of that number first', () => {
    expect(ids('run-2.1')).toEqual(['RUN-2.1', 'RUN-2'])
    expect(ids('run-2')).toEqual(['RUN-2', 'RUN-2.1'])
  })

  it('knows rulings and examples by their number too', () => {
    expect(rules.find('AMB-3')?.rule.text).toBe('Why → So')
    expect(rules.find('EX-1')?.rule.text).toBe('Jacking out of a run')
  })
})

describe('a line of the rules', () => {
  it('links the rules that there are and no others', () => {
    const linked = rules.dressed(book.sections[0]!.rules[0]!.text).filter((span) => span.rule)
    expect(linked).toEqual([{ text: 'RUN-2.1', rule: 'RUN-2.1' }])
  })

  it('marks what was searched for, also inside a link', () => {
    const hits = rules.dressed('Approach ice, RUN-2.1', 'ice run').filter((span) => span.hit)
    expect(hits.map((span) => [span.text, span.rule])).toEqual([
      ['ice', undefined],
      ['RUN', 'RUN-2.1'],
    ])
  })

  it('sets the source apart', () => {
    expect(rules.dressed('So. [rb][de!]').map((span) => span.style)).toEqual([undefined, 'tag', 'tag'])
  })
})

describe('the Markdown of the books', () => {
  it('has paragraphs, lists and tables', () => {
    const prose = 'One\ntwo\n\nthree\n- a\n  - b\n\n| H | I |\n|---|---|\n| 1 | 2 |\n'
    expect(blocks(prose)).toEqual([
      { kind: 'text', text: 'One\ntwo' },
      { kind: 'text', text: 'three' },
      {
        kind: 'list',
        items: [
          { depth: 0, text: 'a' },
          { depth: 1, text: 'b' },
        ],
      },
      { kind: 'table', head: ['H', 'I'], rows: [['1', '2']] },
    ])
  })

  it('has bold, slanted and typed words', () => {
    expect(spans('a **b** *c* `d` 2*3')).toEqual([
      { text: 'a ' },
      { text: 'b', style: 'bold' },
      { text: ' ' },
      { text: 'c', style: 'slant' },
      { text: ' ' },
      { text: 'd', style: 'code' },
      { text: ' 2*3' },
    ])
  })
})
