import { describe, expect, it } from 'vitest'
import type { Said } from '../../protocol'
import type { FirefightView } from '../shown'
import { fightIn, isIn, unread } from './fight'
import { showing } from './showing'

const said = (key: string, args: Said['args'] = {}): Said => ({ key: `gangs-${key}`, args })
const LOG: Said[] = [
  said('activates', { gang: 'maelstrom', action: 'solos' }),
  said('firefight', { gang: 'maelstrom', where: 'watson' }),
  said('reveals', { gang: 'maelstrom', combat: 'crusher', n: 2 }),
  said('reveals', { gang: 'valentinos', combat: 'short-circuit', n: 0 }),
  said('gains', { gang: 'valentinos', resource: 'contraband', n: 1 }),
  said('highest', { gang: 'maelstrom', n: 2 }),
  said('loses-unit', { gang: 'valentinos', unit: 'valentinos-solo-1', where: 'watson' }),
  said('gains-cred', { gang: 'maelstrom', n: 1 }),
  said('turn', { gang: 'valentinos', n: 3 }),
  said('gains-cred', { gang: 'valentinos', n: 5 }),
]

describe('the ledger that waits to be read', () => {
  const mine = fightIn(LOG)!
  const theirs = { ...mine, parties: mine.parties.map((party) => ({ ...party, gang: 'tyger-claws' })) }
  it("is one's own until it is read, whatever the others fight out meanwhile", () => {
    expect(unread(mine, theirs, 'valentinos')).toBe(mine)
    expect(unread(mine, null, 'valentinos')).toBe(mine)
  })
  it('is the newest otherwise', () => {
    expect(unread(null, theirs, 'valentinos')).toBe(theirs)
    expect(unread(theirs, mine, 'valentinos')).toBe(mine)
    expect(unread(mine, theirs, '')).toBe(theirs)
    expect([isIn(mine, 'valentinos'), isIn(theirs, 'valentinos'), isIn(null, 'valentinos')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a Firefight told by the log', () => {
  it('has its cards and its three steps, and nothing of the next turn', () => {
    const fight = fightIn(LOG)!
    expect(fight).toMatchObject({ district: 'watson', starter: 'maelstrom', highest: 2, winner: 'maelstrom' })
    expect(fight.parties.map((party) => party.card)).toEqual(['crusher', 'short-circuit'])
    expect([fight.compare.length, fight.casualties.length, fight.cred.length]).toEqual([1, 1, 1])
  })
  it('is none before the cards turn', () => {
    expect(fightIn(LOG.slice(0, 2))).toBeNull()
    expect(fightIn([])).toBeNull()
  })
  it('counts the rival and Johnny, who draw', () => {
    const log = [
      said('firefight', { where: 'watson' }),
      said('draws-firepower', { gang: 'maelstrom', n: 4 }),
      said('johnny-draws', { n: 5 }),
      said('highest', { n: 5 }),
    ]
    const fight = showing(null, fightIn(log), [], log)!
    expect(fight.parties.map((party) => party.gang)).toEqual(['maelstrom', 'johnny'])
    expect(fight.best).toEqual(['johnny'])
  })
})

describe('a Firefight that goes on', () => {
  const now: FirefightView = {
    district: 'watson',
    starter: 'maelstrom',
    parties: [
      { gang: 'maelstrom', state: 'chosen' },
      { gang: 'valentinos', state: 'choosing' },
    ],
  }
  it('shows who has chosen, and not what', () => {
    const fight = showing(now, null, ['gangs-game/next_turn', 'gangs-firefight/chooses'], [])!
    expect(fight).toMatchObject({ revealed: false, over: false, step: 'choose' })
    expect(fight.parties.map((party) => [party.chosen, party.card])).toEqual([
      [true, ''],
      [false, ''],
    ])
  })
  it('stands at the step where somebody is asked', () => {
    const open = {
      ...now,
      parties: now.parties.map((party) => ({ ...party, state: 'revealed', card: 'crusher', firepower: 2 })),
      best: ['maelstrom'],
    }
    expect(showing(open, null, ['gangs-firefight/counts_casualties'], LOG)).toMatchObject({
      revealed: true,
      step: 'casualties',
      best: ['maelstrom'],
    })
  })
})
