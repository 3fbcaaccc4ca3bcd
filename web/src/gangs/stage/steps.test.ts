import { expect, it } from 'vitest'
import type { Staged } from '../../table/stage/beat'
import { sample } from '../model/gangs.testing'
import { turnsBefore } from '../model/turns'
import { credIn, iconOfStep, isStep, lastRound, pathsOf, restOf, segmentsOf, turnOf } from './steps'

const beat = (id: number, actor: string): Staged => ({ id, actor, log: [] }) as unknown as Staged

it('the strip has a segment for each gang in turn', () => {
  const found = segmentsOf([beat(1, 'maelstrom'), beat(2, 'maelstrom'), beat(3, 'valentinos'), beat(4, 'maelstrom')])
  expect(found.map(({ gang, beats }) => [gang, beats.length])).toEqual([
    ['maelstrom', 2],
    ['valentinos', 1],
    ['maelstrom', 1],
  ])
})

it('a step shows the Street Cred that it brought', () => {
  expect(
    credIn([
      { key: 'gangs-gains-cred', args: { n: 2 } },
      { key: 'gangs-pays', args: { n: 1 } },
    ]),
  ).toBe(2)
})

it('reclaiming does not look like taking back', () => {
  expect(iconOfStep('gangs-reclaims')).toBe('reclaim')
})

it('a turn is played again from its first step', () => {
  const beats = [beat(1, 'valentinos'), beat(2, 'maelstrom'), beat(3, 'maelstrom'), beat(4, 'valentinos')]
  expect([0, 1, 2, 3].map((at) => turnOf(beats, at))).toEqual([0, 1, 1, 3])
  expect([0, 1, 2, 3].map((at) => restOf(beats, at))).toEqual([0, 1, 0, 0])
})

it('says how many have their turn before one comes', () => {
  const view = sample('move')
  const seats = view.gangs.filter((gang) => gang.player).sort((a, b) => a.seat - b.seat)
  const from = (active: number) => turnsBefore({ ...view, active: seats[active]!.id }, seats[0]!.id)
  expect(from(0)).toBe(-1)
  expect(from(seats.length - 1)).toBe(0)
  expect(from(1)).toBe(seats.length - 2)
  expect(turnsBefore(view, '')).toBe(-1)
})

it('a way leads from where a unit stood to where it stands; one that fell has none', () => {
  const before = sample('move')
  const unit = before.units.find((one) => one.id === 'tyger-claws-solo-1')!
  const gone = before.units.filter((one) => one !== unit)
  const after = { ...before, units: [...gone, { ...unit, space: 'pacifica', district: 'pacifica' }] }
  const told = (key: string, view: typeof before, where: string): Staged =>
    ({ actor: unit.gang, before, view, log: [{ key, args: { unit: unit.id, where } }] }) as unknown as Staged
  const [way] = pathsOf([told('gangs-moves', after, 'pacifica')], 0)
  expect(way).toMatchObject({ n: 1, gang: 'tyger-claws', kind: 'solo', now: true, lost: false })
  expect(way!.from).not.toBeNull()
  expect(way!.from).not.toEqual(way!.to)
  const fallen = told('gangs-loses-unit', { ...before, units: gone }, 'santo-domingo')
  expect(pathsOf([fallen], 0)[0]).toMatchObject({ from: null, lost: true })
})

it('a Hideout, a new Drone and Johnny have their place on the map', () => {
  const before = sample('move')
  const gang = before.gangs.find((one) => one.id === 'maelstrom')!
  const built = {
    ...before,
    gangs: before.gangs.map((one) => (one === gang ? { ...one, hideouts: ['pacifica'] } : one)),
  }
  const told = (key: string, view: typeof before, args: Record<string, string>, old = before): Staged =>
    ({ actor: gang.id, before: old, view, log: [{ key, args }] }) as unknown as Staged
  const where = 'pacifica'
  const hideout = told('gangs-builds-hideout', built, { gang: gang.id, where })
  expect(pathsOf([hideout], 0)[0]).toMatchObject({ gang: gang.id, kind: 'hideout', from: null, now: true })
  const drone = { ...before.units[0]!, id: 'new', gang: gang.id, unit: 'drone', space: where, district: where }
  const more = { ...before, units: [...before.units, drone] }
  expect(pathsOf([told('gangs-builds-drone', more, { gang: gang.id, where })], 0)[0]).toMatchObject({ kind: 'drone' })
  const at = (space: string) => ({ ...before, johnny: { space, street_cred: 0 } }) as typeof before
  const moves = told('gangs-johnny-moves', at(where), { where }, at('watson'))
  const [way] = pathsOf([moves], 0)
  expect(way).toMatchObject({ gang: 'johnny', now: true })
  expect(way!.from).not.toBeNull()
  const none = told('gangs-firefight', before, { gang: gang.id, where })
  expect(pathsOf([none], 0)).toEqual([])
})

it('the strip keeps the last turn of its player, those of the others after it, and the present one', () => {
  const told = (id: number, key: string, gang: string): Staged =>
    ({ id, actor: gang, log: [{ key, args: { gang } }] }) as unknown as Staged
  const turn = (id: number, gang: string): Staged[] => [
    told(id, 'gangs-turn', gang),
    told(id + 1, 'gangs-moves', gang),
    told(id + 2, 'gangs-gains', gang),
  ]
  const ids = (beats: Staged[]): number[] => lastRound(beats, 'maelstrom').map((beat) => beat.id)
  const [first, others, second, third] = [
    turn(10, 'maelstrom'),
    turn(20, 'valentinos'),
    turn(30, 'maelstrom'),
    turn(40, 'maelstrom'),
  ]
  expect(ids([...others, ...first])[0]).toBe(20)
  expect(ids([...first, ...others, ...second])[0]).toBe(10)
  expect(ids([...first, ...others, ...second, ...third])[0]).toBe(30)
  expect(first.filter(isStep).map((beat) => beat.id)).toEqual([11])
})

it('a turn begins anew, also where nobody else plays in between', () => {
  const told = (id: number, key: string): Staged => ({ ...beat(id, 'maelstrom'), log: [{ key, args: {} }] }) as Staged
  const beats = [told(1, 'gangs-turn'), told(2, 'gangs-moves'), told(3, 'gangs-turn'), told(4, 'gangs-moves')]
  expect([1, 2, 3].map((at) => turnOf(beats, at))).toEqual([0, 2, 2])
})
