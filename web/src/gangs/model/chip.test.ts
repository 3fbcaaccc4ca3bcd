import { describe, expect, it } from 'vitest'
import { chipOf, credOf } from './chip'
import { lossOf } from './choices'
import { sample } from './gangs.testing'
import type { ShownFight, ShownParty } from './showing'

const party = (gang: string, more: Partial<ShownParty> = {}): ShownParty => ({
  gang,
  card: 'crusher',
  drawn: [],
  chosen: true,
  firepower: 2,
  lost: [],
  gained: 0,
  owes: 0,
  feud: 0,
  ...more,
})
const fight = (more: Partial<ShownFight> = {}): ShownFight => ({
  district: 'watson',
  starter: 'maelstrom',
  parties: [],
  revealed: true,
  over: false,
  step: 'casualties',
  best: ['maelstrom'],
  compare: [],
  casualties: [],
  cred: [],
  ...more,
})

describe('the chip of a gang in the ledger', () => {
  it('says before the reveal who has chosen, and nothing of the card', () => {
    const before = fight({ revealed: false, step: 'choose' })
    expect(chipOf(before, party('maelstrom'), '', '').key).toBe('chosen')
    expect(chipOf(before, party('valentinos', { chosen: false }), '', '').key).toBe('choosing')
  })
  it('says who is highest, who chooses a loss, and what was lost', () => {
    expect(chipOf(fight(), party('maelstrom'), 'valentinos', 'valentinos').key).toBe('highest')
    expect(chipOf(fight(), party('valentinos'), 'valentinos', 'valentinos').key).toBe('choose')
    expect(chipOf(fight(), party('valentinos'), 'valentinos', 'maelstrom').key).toBe('chooses')
    const lost = ['valentinos-drone-1']
    expect(chipOf(fight(), party('valentinos', { lost }), '', '')).toEqual({ key: 'lost', units: lost })
  })
  it('says who is to choose a loss after whoever chooses now', () => {
    const owing = party('valentinos', { owes: 1 })
    expect(chipOf(fight(), owing, 'voodoo-boys', 'voodoo-boys').key).toBe('after')
    expect(chipOf(fight(), owing, 'voodoo-boys', 'maelstrom').key).toBe('owes')
    expect(chipOf(fight(), owing, 'valentinos', 'valentinos').key).toBe('choose')
  })
  it('calls safe who lost nobody, but only when it is over', () => {
    expect(chipOf(fight(), party('valentinos'), 'maelstrom', '').key).toBe('')
    expect(chipOf(fight({ over: true, step: 'cred' }), party('valentinos'), '', '').key).toBe('safe')
  })
  it('leaves the condition of a card open until the Firefight is over', () => {
    expect(credOf(fight(), party('maelstrom'))).toBe('open')
    expect(credOf(fight(), party('maelstrom', { gained: 2 }))).toBe('yes')
    expect(credOf(fight({ over: true }), party('maelstrom'))).toBe('no')
  })
})

describe('what else a loss would change', () => {
  const view = sample('casualty')
  const unit = (id: string) => view.units.find((one) => one.id === id)!
  it('a place that is held, the last one there, or Dominance', () => {
    expect(lossOf(view, unit('maelstrom-solo-1')).key).toBe('place')
    expect(lossOf(view, unit('tyger-claws-solo-1')).key).toBe('presence')
    const close = {
      ...view,
      districts: view.districts.map((one) => ({ ...one, units: { ...one.units, maelstrom: 4 } })),
    }
    expect(lossOf(close, unit('tyger-claws-drone-1')).key).toBe('dominance')
  })
  it('how far the gang still comes in the Net', () => {
    expect(lossOf(view, unit('tyger-claws-drone-1'), 1)).toEqual({ key: 'net', n: 1 })
  })
  it('else how many of its kind are left', () => {
    expect(lossOf(view, unit('tyger-claws-drone-1'))).toEqual({ key: 'alike', n: 2 })
  })
})
