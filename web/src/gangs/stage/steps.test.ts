import { expect, it } from 'vitest'
import type { Staged } from '../../table/stage/beat'
import { credIn, iconOfStep, segmentsOf } from './steps'

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
