import { describe, expect, it } from 'vitest'
import type { Said } from '../../protocol'
import type { FirefightView } from '../shown'
import { fightAt, fightIn, fightOf, isIn, unread } from './fight'
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
  it('is none of others at the table; who watches sees the newest', () => {
    expect(unread(null, theirs, 'valentinos')).toBeNull()
    expect(unread(theirs, mine, 'valentinos')).toBe(mine)
    expect(unread(mine, theirs, '')).toBe(theirs)
    expect([isIn(mine, 'valentinos'), isIn(theirs, 'valentinos'), isIn(null, 'valentinos')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('which Firefight has just ended', () => {
  const other = LOG.map((line) => (line.args.where === 'watson' ? said('firefight', { where: 'heywood' }) : line))
  const foreign = other.map((line) => ({
    ...line,
    args: { ...line.args, ...(line.args.gang === 'valentinos' ? { gang: 'tyger-claws' } : {}) },
  }))
  it('one that was decided in after the reveal is told from its start', () => {
    expect(fightOf(LOG.slice(0, 8), 2, true, 'valentinos')?.parties).toHaveLength(2)
    expect(fightOf(LOG.slice(0, 8), 2, false, 'valentinos')).toBeNull()
    expect(fightOf(LOG.slice(0, 8), 0, true, 'valentinos')).toBeNull()
  })
  it("one's own before a later one of others", () => {
    const log = [...LOG, ...foreign]
    expect(fightOf(log, log.length, false, 'valentinos')?.district).toBe('watson')
    expect(fightOf(log, log.length, false, 'maelstrom')?.district).toBe('heywood')
  })
  it('who was in none of them is shown the newest', () => {
    const log = [...LOG, ...foreign]
    expect(fightOf(log, log.length, false, 'animals')?.district).toBe('heywood')
  })
  it('a line of the log opens the one it belongs to', () => {
    const log = [...LOG, ...foreign]
    const lines = log.flatMap((line, n) => (line.key === 'gangs-highest' ? [n] : []))
    expect(lines.map((n) => fightAt(log, n)?.district)).toEqual(['watson', 'heywood'])
  })
  it('its totals are those of the comparison, not the printed ones', () => {
    const raging = [...LOG.slice(0, 5), said('total', { gang: 'maelstrom', n: 4 }), said('highest', { n: 4 })]
    expect(fightIn(raging)!.parties.map((party) => party.firepower)).toEqual([4, 0])
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
      { ...said('johnny-draws', { n: 5 }), several: { cards: ['crusher', 'short-circuit'] } },
      said('highest', { n: 5 }),
    ]
    const fight = showing(null, fightIn(log), [], log)!
    expect(fight.parties.map((party) => party.gang)).toEqual(['maelstrom', 'johnny'])
    expect(fight.parties.map((party) => party.drawn)).toEqual([[], ['crusher', 'short-circuit']])
    expect(fight.best).toEqual(['johnny'])
  })
  it('sets what winning alone brought apart from what the card brought', () => {
    const won = [...LOG.slice(0, 8), said('gains-cred', { gang: 'maelstrom', n: 2, rule: 'FIRE-15' })]
    const [first] = showing(null, fightIn(won), [], won)!.parties
    expect([first!.gained, first!.feud]).toEqual([1, 2])
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
  it('stands at the step that was told while it is played back, and calls nobody highest before that', () => {
    const open = {
      ...now,
      parties: now.parties.map((party) => ({ ...party, state: 'revealed', card: 'crusher', firepower: 2 })),
      best: ['maelstrom'],
    }
    const at = (n: number) => showing(open, null, ['gangs-firefight/ends'], LOG.slice(0, n), true)!
    expect([4, 5, 6, 7, 8].map((n) => at(n).step)).toEqual(['reveal', 'compare', 'compare', 'casualties', 'cred'])
    expect([at(4).best, at(5).best, at(6).best]).toEqual([[], [], ['maelstrom']])
  })
})
