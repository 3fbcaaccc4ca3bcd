import { describe, expect, it } from 'vitest'
import { english, house, names } from './gangs.testing'
import type { CombatEntry, EdgerunnerEntry, OpportunityEntry } from './content'
import { gangPieces } from './log'

const n = names()
const whole = (text: string): boolean => !/[[\]{}$]/.test(text)

describe('what a card says is put together from its data', () => {
  it('an ability has its time, its condition and its effects', () => {
    const ability = { at: 'compare', if: { is: 'at-least', count: 'units', unit: 'netrunner', district: 'here', n: 1 }, do: [{ do: 'firepower', n: -1, who: 'rivals' }] }
    expect(n.text.ability(ability)).toBe('Compare, if there is at least one Netrunner of yours here: each rival: −1 Firepower.')
  })
  it('"not" becomes "unless", and amounts count', () => {
    expect(n.text.cred({ n: 2, if: { is: 'not', part: { is: 'lost-unit' } } })).toBe('2 Street Cred unless you lost a unit')
    expect(n.text.shortCred({ n: { count: 'killed', most: 3 } })).toEqual({ n: 1, text: 'for each unit that rivals lost in it (at most 3)' })
  })
  it('parts of a choice are joined, and a price stands before what it buys', () => {
    const may = { do: 'may', cost: { eurodollars: 1 }, parts: [{ do: 'no-casualty' }] }
    expect(n.text.effect(may)).toBe('you may pay 1 Eurodollar: you lose one unit fewer')
    expect(n.text.effect({ do: 'choose', parts: [{ do: 'gain', what: 'contraband', n: 1 }, { do: 'disc' }] })).toBe('gain 1 Contraband or return an Action disc to your Activate area')
  })
  it('no card of the house set has a gap in its text', () => {
    for (const card of n.entries.combat!.values()) expect([n.text.cred((card as CombatEntry).cred!), ...n.text.abilities(card)].filter((text) => !whole(text))).toEqual([])
    for (const card of n.entries.opportunity!.values()) {
      const { needs, reward } = card as OpportunityEntry
      expect(whole(needs === undefined ? '' : n.text.condition(needs)) && whole(n.text.effects(reward ?? []))).toBe(true)
    }
    for (const card of n.entries.edgerunner!.values()) expect([n.text.movement(card as EdgerunnerEntry), ...n.text.abilities(card)].every(whole)).toBe(true)
  })
  it('a card that somebody typed in goes by its own title', () => {
    const content = house()
    content.gangs.gang[0]!.title = 'The Mill'
    expect(new (n.constructor as new (words: typeof english, content: ReturnType<typeof house>) => typeof n)(english, content).gang('maelstrom')).toBe('The Mill')
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
    const pieces = gangPieces({ key: 'gangs-exchanges', args: { gang: 'maelstrom', unit: 'maelstrom-solo-1', where: 'watson/fixer', other: 'valentinos' } }, n)
    expect(pieces.filter((piece) => piece.gang).map((piece) => piece.gang)).toEqual(['maelstrom', 'valentinos'])
    expect(pieces.map((piece) => piece.text).join('')).toContain('Fixer in Watson')
  })
})
