import { expect, it } from 'vitest'
import { english, sample } from '../gangs/model/gangs.testing'
import type { View } from '../gangs/shown'
import type { Shown } from '../protocol'
import { GANGS } from './gangs'
import { dismissed, guided, type Guiding } from './guide'

const shown = (view: View): Shown => ({ view, plans: [], log: [{ key: 'gangs-turn', args: {} }] }) as unknown as Shown
const NOTHING: Guiding = { seen: [], hint: null }
const GREETED: Guiding = { seen: ['gangs-welcome'], hint: null }

it.each(['turn', 'move', 'recruit', 'casualty'])('tells of the question that is open: %s', (kind) => {
  const asked = shown(sample(kind))
  const first = guided(NOTHING, asked, GANGS)
  expect(first.hint).toMatchObject({ id: 'gangs-welcome', args: { n: 25 } })
  expect(dismissed(first, asked, GANGS).hint?.id).toBe(`gangs-${kind}`)
  expect(dismissed(guided(GREETED, asked, GANGS), asked, GANGS).hint).toBe(null)
})

it('welcomes its player also where a rival moves first', () => {
  const theirs = shown({ ...sample('turn'), ask: null } as View)
  expect(guided(NOTHING, theirs, GANGS).hint?.id).toBe('gangs-welcome')
  expect(guided(GREETED, { ...theirs, log: [...theirs.log, ...theirs.log] }, GANGS).hint?.id).toBe('gangs-others')
})

it('says nothing twice, and has words for all it says', () => {
  expect(new Set(GANGS.map(({ id }) => id)).size).toBe(GANGS.length)
  expect(GANGS.filter(({ id }) => !english.has(`web-guide-${id}`))).toEqual([])
})

it('tells the end by who won', () => {
  const over = { ...sample('turn'), ask: null, result: { winners: ['maelstrom'], reason: 'street-cred' } } as View
  const told = (view: View) => guided(NOTHING, shown(view), GANGS).hint?.id
  const own = over.gangs.find((gang) => gang.seat === over.seat)!.id
  expect(told({ ...over, result: { ...over.result!, winners: [own] } })).toBe('gangs-won')
  expect(told({ ...over, result: { ...over.result!, winners: ['nobody'] } })).toBe('gangs-lost')
})
