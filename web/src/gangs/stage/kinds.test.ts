import { describe, expect, it } from 'vitest'
import type { Said, Shown, View as AnyView } from '../../protocol'
import { BeatQueue } from '../../table/stage/queue.svelte'
import { FACTORS } from '../../table/stage/speeds'
import { sample } from '../model/gangs.testing'
import type { View } from '../shown'
import { GANGS_FACTORS, headOf, kindOf } from './kinds'

const said = (key: string, args: Said['args'] = {}): Said => ({ key: `gangs-${key}`, args })
const ME = 'tyger-claws'
const RIVAL = 'maelstrom'

/** A position from the chair of the Tyger Claws, in somebody's turn. */
function chair(active: string, fighters: string[] = []): View {
  const view = sample('move')
  const firefight = fighters.length
    ? { district: 'watson', starter: RIVAL, parties: fighters.map((gang) => ({ gang, state: 'revealed' })) }
    : null
  return { ...view, seat: view.gangs.find((gang) => gang.id === ME)!.seat, active, firefight }
}

const kind = (view: View, ...log: Said[]) =>
  kindOf(log, view as unknown as AnyView, view as unknown as AnyView, {} as Shown, false)

describe('what waits in a Firefight', () => {
  const total = said('total', { gang: RIVAL, n: 3 })
  const highest = said('highest', { gang: RIVAL, n: 3 })
  it('each step of one that its player is part of, the comparison as well', () => {
    const view = chair(RIVAL, [RIVAL, ME])
    expect(kind(view, said('reveals', { gang: RIVAL })).hold).toBe('fight')
    expect(kind(view, total, highest).hold).toBe('fight')
    expect(kind(view, said('loses-unit', { gang: RIVAL })).hold).toBe('fight')
    expect(kind(view, said('gains-cred', { gang: RIVAL })).hold).toBe('fight')
    expect(kind(view, said('firepower', { gang: RIVAL })).hold).toBe('')
  })
  it('none of one among others', () => {
    expect(kind(chair(RIVAL, [RIVAL, 'valentinos']), total, highest).hold).toBe('')
  })
  it('all Street Cred is told at once', () => {
    const view = chair(RIVAL, [RIVAL, ME])
    const joins = [RIVAL, ME].map((gang) => kind(view, said('gains-cred', { gang, n: 1 })).joins)
    expect(joins).toEqual(['cred', 'cred'])
    expect(kind(chair(RIVAL), said('gains-cred', { gang: RIVAL })).joins).toBe('')
  })
  it('is called by its outcome, not by the first of the totals', () => {
    expect(headOf([total, highest])).toBe(highest)
    expect(headOf([said('pays'), said('seizes')]).key).toBe('gangs-seizes')
  })
})

describe('the dice of NetWatch', () => {
  const roll = said('rolls', { gang: ME, dice: '1 2', risk: '4' })
  it("are on the stage in one's own turn too, for nobody chooses how they fall", () => {
    expect(kind(chair(ME), roll)).toMatchObject({ plate: true, small: false, hold: '' })
    expect(kind(chair(ME), said('moves', { gang: ME })).small).toBe(true)
  })
  it('wait when they find its player', () => {
    expect(kind(chair(ME), roll, said('caught', { gang: ME })).hold).toBe('harm')
    expect(kind(chair(RIVAL), said('rolls', { gang: RIVAL }), said('caught', { gang: RIVAL })).hold).toBe('')
  })
})

describe('the pace', () => {
  it('gives a step 0.8 seconds, at Fast a quarter of one', () => {
    const { ms } = kind(chair(RIVAL), said('moves', { gang: RIVAL }))
    expect([ms, ms * FACTORS.slow, ms * GANGS_FACTORS.fast]).toEqual([800, 1600, 250])
  })
  it('does not hurry through the turns of three rivals, nor drop what they did', () => {
    const view = chair(RIVAL)
    const shown = (from: number, beats: Shown['beats']): Shown =>
      ({
        view,
        log_from: from,
        log: beats.flatMap((beat) => beat.log),
        beats,
        ask: '',
        undo: 'no',
      }) as unknown as Shown
    const steps = Array.from({ length: 21 }, (_, n) => ({
      log_from: n,
      log: [said('moves', { gang: RIVAL, unit: `u${n}`, where: 'watson' })],
      but: {},
    }))
    const stage = (rivals: number): BeatQueue => {
      const queue = new BeatQueue({
        kindOf,
        meOf: () => ME,
        speed: () => 'normal',
        waits: () => 'harm',
        rivals: () => rivals,
      })
      queue.arrive(shown(0, []))
      queue.arrive(shown(0, steps))
      queue.stop()
      return queue
    }
    expect([stage(1).lasting < 800, stage(3).lasting]).toEqual([true, 800])
    expect(stage(1).beats.every((beat) => beat.plate)).toBe(true)
  })
})
