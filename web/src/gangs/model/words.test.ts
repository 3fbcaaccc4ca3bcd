import { describe, expect, it } from 'vitest'
import { keysOf } from '../../parts/keys'
import { mark } from '../../parts/marks'
import type { AskView } from '../shown'
import { english, house, names, sample, told } from './gangs.testing'
import { tokenOf } from './abilities'
import { gangPieces } from './log'
import { Names } from './names'
import { noteOf } from './prompt'

const n = names()

describe('the client says what the table says', () => {
  it('in questions, answers and the log', () => {
    expect(told.questions.map(([ask]) => n.question(ask))).toEqual(told.questions.map(([, said]) => said))
    expect(told.answers.map(([option]) => n.answer(option))).toEqual(told.answers.map(([, said]) => said))
    expect(told.log.map(([line]) => n.say(line))).toEqual(told.log.map(([, said]) => said))
  })
})

describe('the report says "you" of the reader\'s own gang', () => {
  const own = (gang: string) => names(gang)
  it('in every line that has it for its subject', () => {
    for (const [line] of told.log) {
      const gang = String(line.args.gang ?? '')
      if (!gang || line.key === 'gangs-defeat' || !n.say(line).includes(n.gang(gang))) continue
      const said = own(gang).say(line)
      expect(said).toMatch(/\b(you|your)\b/i)
      expect(said).not.toContain(n.gang(gang))
    }
  })
  it('with the verb in the second person, and its units as its own', () => {
    const me = own('maelstrom')
    const say = (key: string, args: Record<string, string | number>): string => me.say({ key, args })
    expect(say('gangs-pays', { gang: 'maelstrom', resource: 'eurodollars', n: 2 })).toBe('You pay 2 Eurodollars.')
    expect(say('gangs-moves', { unit: 'maelstrom-solo-1', where: 'watson' })).toBe('Your Solo goes to Watson.')
    expect(say('gangs-pays', { gang: 'valentinos', resource: 'contraband', n: 1 })).toBe(
      'Valentinos pays 1 Contraband.',
    )
    const highest = (gangs: string[], args: Record<string, string | number>): string =>
      me.say({ key: 'gangs-highest', args: { ...args, n: 4 }, several: { gangs } })
    expect(highest(['maelstrom'], { gang: 'maelstrom', cause: 'alone' })).toBe(
      'You alone have the highest Firepower, 4.',
    )
    expect(highest(['maelstrom', 'valentinos'], { cause: 'tied' })).toBe(
      'Tied at the highest Firepower, 4: you, Valentinos.',
    )
  })
  it('a roll says what came of it', () => {
    const args = { gang: 'maelstrom', risk: 4, outcome: 'found' }
    const rolls = { key: 'gangs-rolls', args, several: { dice: ['1', '3'] } }
    expect(own('maelstrom').say(rolls)).toBe('You roll 1 3 against a risk of 4: NetWatch finds you.')
    expect(n.say(rolls)).toBe('Maelstrom rolls 1 3 against a risk of 4: found by NetWatch.')
  })
})

describe('what is written on a card', () => {
  it('is what the table told', () => {
    expect(n.abilities('edgerunner', 'rogue')).toEqual([
      'At the end of your Reclaim turn, if you control a Fixer: gain 2 Street Cred.',
    ])
    expect(n.card('opportunity', 'militech-smart-weapons')?.needs).toBe('You have Dominance in Westbrook')
    expect(n.abilities('combat', 'nobody')).toEqual([])
  })
  it('a card that somebody typed in goes by its own title', () => {
    const set = house()
    set.texts.cards.gang.maelstrom!.title = 'The Mill'
    expect(new Names(english, set).gang('maelstrom')).toBe('The Mill')
  })
})

describe('names stand where the engine gives ids', () => {
  it('units, places and effects', () => {
    expect(n.unit('tyger-claws-solo-2')).toBe('Tyger Claws Solo')
    expect(n.unit('rogue')).toBe('Rogue')
    expect(n.space('city-center/data-fortress')).toBe('Data Fortress in City Center')
    expect(n.effect('opportunity/militech-smart-weapons.0.1')).toBe('gain 1 Contraband')
    expect(n.effect('opportunity/nothing.3')).toBe('opportunity/nothing.3')
  })
  it('gangs are set apart in a line of the log', () => {
    const set = house()
    const converts = {
      key: 'gangs-converts',
      args: { gang: 'maelstrom', unit: 'valentinos-solo-1', where: 'watson/fixer' },
    }
    const told = () => gangPieces(new Names(english, set, '', mark).say(converts))
    const gangs = () => told().flatMap(({ text, gang }) => (gang ? [[gang, text]] : []))
    expect(gangs()).toEqual([
      ['maelstrom', 'Maelstrom'],
      ['valentinos', 'Valentinos'],
    ])
    expect(
      told()
        .map((piece) => piece.text)
        .join(''),
    ).toContain('Fixer in Watson')
    set.texts.cards.gang.maelstrom!.title = 'Watson'
    expect(gangs(), 'a District that is called like a gang is none').toEqual([
      ['maelstrom', 'Watson'],
      ['valentinos', 'Valentinos'],
    ])
  })
  it('one’s own line begins with oneself', () => {
    const moves = { key: 'gangs-johnny-moves', args: { where: 'watson' } }
    expect(gangPieces(new Names(english, house(), '', mark).say(moves))[0]).toEqual({
      gang: 'johnny',
      text: 'Johnny Silverhand',
    })
    expect(gangPieces('You gain 2.', 'maelstrom')).toEqual([
      { text: 'You', gang: 'maelstrom' },
      { text: ' gain 2.', gang: '' },
    ])
  })
})

it('a token on a dashboard goes by the ability that puts it there', () => {
  expect([tokenOf(n, 'maelstrom'), tokenOf(n, 'voodoo-boys'), tokenOf(n, 'nobody')]).toEqual(['Rage', '', ''])
})

describe('what belongs to the other game is not told here', () => {
  it('in the list of keys', () => {
    const said = keysOf('gangs').map(([name]) => english.format(`web-keys-${name}`))
    expect(said.join(' ')).not.toMatch(/jack out|server|\bice\b|subroutine|\[web/)
    expect(keysOf('netrunner').map(([name]) => name)).toContain('jack-out')
  })
  it('nor a free place to somebody who changes places', () => {
    const view = sample('move')
    const [held] = view.ask!.options!.filter((option) => option.unit)
    const note = (kind: string) =>
      noteOf(view, { ...view.ask!, kind } as AskView, n, held, (key, args) => english.format(key, args))
    expect(note('move')).toMatch(/it can go to a marked District/)
    expect(note('exchange')).toBe(english.format('web-gangs-note-exchange'))
  })
})
