import { expect, it } from 'vitest'
import type { Effect } from './content'
import { house, sample } from './gangs.testing'
import type { Content } from './content'
import { credMarks, paysOf, storyFlags } from './tracks'

it('a number on the track is written once', () => {
  const view = sample('turn')
  view.gangs.forEach((gang, n) => (gang.street_cred = n < 2 ? 3 : 3 + n))
  const named = credMarks({ ...view, johnny: { street_cred: 5 } } as typeof view).map(({ n, named }) => [n, named])
  expect(named).toEqual([...view.gangs.map((gang, n) => [gang.street_cred, n !== 1]), [5, view.gangs.length < 3]])
})

it('a space of the Net shows two of the things it pays', () => {
  const gain = (n: Effect['n'], what?: string): Effect => ({ do: 'gain', n, what }) as Effect
  const choose = { do: 'choose' } as Effect
  expect(paysOf(undefined)).toEqual([])
  expect(paysOf([gain(2, 'eurodollars'), choose, gain(1)])).toEqual([
    { what: 'eurodollars', n: 2 },
    { what: 'resource', n: 0 },
  ])
  expect(paysOf([gain('half' as never), { do: 'token' } as Effect, gain(1)])).toEqual([{ what: '', n: 1 }])
})

it('flags stand where Street Cred turns the open cards of the Story', () => {
  const content = house().data as unknown as Content
  const cards = content.stories.card.filter((card) => card.branch?.some((branch) => branch.on === 'street-cred'))
  const view = sample('turn')
  const flags = (slots: string[], told: string[]) =>
    storyFlags({ ...view, story: { ...view.story, slots, told } }, content)
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) {
    const ways = card.branch!.filter((branch) => branch.on === 'street-cred')
    expect(flags([card.id], [])).toEqual([...new Set(ways.map((way) => way.n ?? 0))].sort((a, b) => a - b))
    expect(
      flags(
        [card.id],
        ways.map((way) => way.to),
      ),
    ).toEqual([])
  }
  expect(flags([], [])).toEqual([])
  const all = flags(
    cards.map((card) => card.id),
    [],
  )
  expect(all).toEqual([...all].sort((a, b) => a - b))
})
