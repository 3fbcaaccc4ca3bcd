import { expect, it } from 'vitest'
import { abilitiesOf, tokenOf } from './abilities'
import { house, names } from './gangs.testing'

it('every ability of a gang is told, those of one name together', () => {
  for (const gang of house().gangs) {
    const printed = names().card('gang', gang)!.abilities!
    const found = abilitiesOf(names(), gang)
    expect(found.flatMap(({ texts }) => texts).toSorted()).toEqual(printed.map(({ text }) => text).toSorted())
    expect(found.map(({ name }) => name)).toEqual([...new Set(printed.map(({ name }) => name))])
  }
  expect(abilitiesOf(names(), 'nobody')).toEqual([])
})

it('a token is called by the ability that gives it', () => {
  const told = house().gangs.map((gang) => tokenOf(names(), gang))
  expect(told.filter(Boolean)).toHaveLength(1)
  expect(abilitiesOf(names(), house().gangs[told.findIndex(Boolean)]!).map(({ name }) => name)).toContain(
    told.find(Boolean),
  )
  expect(tokenOf(names(), 'nobody')).toBe('')
})
