import { describe, expect, it } from 'vitest'
import { english, house, names, told } from './gangs.testing'
import type { CombatEntry, EdgerunnerEntry, OpportunityEntry, StoryEntry } from './content'
import { gangPieces } from './log'

const n = names()

describe('the client says what the table says', () => {
  const all = (kind: keyof typeof told.cards) =>
    Object.entries(told.cards[kind]).map(([id, said]) => ({ entry: n.entries[kind]!.get(id)!, said }))
  it('on Combat cards', () => {
    for (const { entry, said } of all('combat'))
      expect([n.text.cred((entry as CombatEntry).cred!), ...n.text.abilities(entry)]).toEqual(said)
  })
  it('on Opportunities', () => {
    for (const { entry, said } of all('opportunity')) {
      const { needs, reward, cred } = entry as OpportunityEntry
      expect([
        needs === undefined ? '' : n.text.condition(needs),
        n.text.effects(reward ?? []),
        ...n.text.amount(cred).map(String),
      ]).toEqual(said)
    }
  })
  it('on Edgerunners, gangs and stories', () => {
    for (const { entry, said } of all('edgerunner'))
      expect([n.text.movement(entry as EdgerunnerEntry), ...n.text.abilities(entry)]).toEqual(said)
    for (const { entry, said } of all('gang')) expect(n.text.abilities(entry)).toEqual(said)
    for (const { entry, said } of all('story'))
      expect([n.text.story(entry as StoryEntry), ...n.text.abilities(entry)]).toEqual(said)
  })
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
    expect(say('gangs-highest', { cause: 'alone', gangs: 'maelstrom', n: 4 })).toBe(
      'You alone have the highest Firepower, 4.',
    )
    expect(say('gangs-highest', { cause: 'tied', gangs: 'maelstrom valentinos', n: 4 })).toBe(
      'Tied at the highest Firepower, 4: you, Valentinos.',
    )
  })
  it('a roll says what came of it', () => {
    const rolls = { key: 'gangs-rolls', args: { gang: 'maelstrom', dice: '6', risk: 4, outcome: 'found' } }
    expect(own('maelstrom').say(rolls)).toBe('You roll 6 against a risk of 4: NetWatch finds you.')
    expect(n.say(rolls)).toBe('Maelstrom rolls 6 against a risk of 4: found by NetWatch.')
  })
})

describe('what a card says is put together from its data', () => {
  it('an ability has its time, its condition and its effects', () => {
    const ability = {
      at: 'compare',
      if: { is: 'at-least', count: 'units', unit: 'netrunner', district: 'here', n: 1 },
      do: [{ do: 'firepower', n: -1, who: 'rivals' }],
    }
    expect(n.text.ability(ability)).toBe(
      'Compare, if there is at least one Netrunner of yours here: each rival: −1 Firepower.',
    )
  })
  it('"not" becomes "unless", and amounts count', () => {
    expect(n.text.cred({ n: 2, if: { is: 'not', part: { is: 'lost-unit' } } })).toBe(
      '2 Street Cred unless you lost a unit',
    )
    expect(n.text.shortCred({ n: { count: 'killed', most: 3 } })).toEqual({
      n: 1,
      text: 'for each unit that rivals lost in it (at most 3)',
    })
  })
  it('parts of a choice are joined, and a price stands before what it buys', () => {
    const may = { do: 'may', cost: { eurodollars: 1 }, parts: [{ do: 'no-casualty' }] }
    expect(n.text.effect(may)).toBe('you may pay 1 Eurodollar: you lose one unit fewer')
    expect(n.text.effect({ do: 'choose', parts: [{ do: 'gain', what: 'contraband', n: 1 }, { do: 'disc' }] })).toBe(
      'gain 1 Contraband or return an Action disc to your Activate area',
    )
  })
  it('a card that somebody typed in goes by its own title', () => {
    const content = house()
    content.gangs.gang[0]!.title = 'The Mill'
    expect(
      new (n.constructor as new (words: typeof english, content: ReturnType<typeof house>) => typeof n)(
        english,
        content,
      ).gang('maelstrom'),
    ).toBe('The Mill')
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
    const pieces = gangPieces(
      { key: 'gangs-converts', args: { gang: 'maelstrom', unit: 'valentinos-solo-1', where: 'watson/fixer' } },
      n,
    )
    expect(pieces.filter((piece) => piece.gang).map((piece) => piece.gang)).toEqual(['maelstrom', 'valentinos'])
    expect(pieces.map((piece) => piece.text).join('')).toContain('Fixer in Watson')
  })
})
