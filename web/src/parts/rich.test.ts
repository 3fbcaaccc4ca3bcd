import { describe, expect, it } from 'vitest'
import { mark, marked } from './marks'
import { pieces, plain } from './rich'

describe('texts of the catalogues', () => {
  it('draws symbols as icons and keeps line ends', () => {
    expect(pieces('1[credit]: break.\n[subroutine] End')).toEqual([
      { kind: 'text', text: '1' },
      { kind: 'icon', icon: 'credit', term: 'term-credit' },
      { kind: 'text', text: ': break.' },
      { kind: 'break' },
      { kind: 'icon', icon: 'sub', term: 'term-subroutine' },
      { kind: 'text', text: ' End' },
    ])
  })

  it('leaves other brackets alone', () => {
    expect(pieces('[rb] and [unknown-key]')).toEqual([{ kind: 'text', text: '[rb] and [unknown-key]' }])
  })

  it('links rule numbers only when asked to', () => {
    expect(pieces('See RUN-2.3 now.', true)).toContainEqual({ kind: 'rule', id: 'RUN-2.3' })
    expect(pieces('See TURN-C-1.4, RUN-1.a.', true).filter((piece) => piece.kind === 'rule')).toEqual([
      { kind: 'rule', id: 'TURN-C-1.4' },
      { kind: 'rule', id: 'RUN-1.a' },
    ])
    expect(pieces('See RUN-2.3 now.')).toEqual([{ kind: 'text', text: 'See RUN-2.3 now.' }])
  })

  it('is read aloud with words for icons', () => {
    const term = (key: string) => key.replace('term-', '')
    expect(plain('Pay 2[credit], then [click]', term)).toBe('Pay 2 credit, then click')
  })
})

it('tells arguments from the sentence around them', () => {
  expect(marked(`${mark('Runner')} against ${mark('Wedge')}`)).toEqual([
    { text: 'Runner', bold: true, of: '' },
    { text: ' against ', bold: false, of: '' },
    { text: 'Wedge', bold: true, of: '' },
  ])
})
