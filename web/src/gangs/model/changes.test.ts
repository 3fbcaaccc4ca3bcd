import { expect, it } from 'vitest'
import { changesOf } from './changes'
import { sample } from './gangs.testing'

it('a step says what a gang has more or less of, and nothing of the others', () => {
  const before = sample('move')
  const after = structuredClone(before)
  const gang = after.gangs[1]!
  gang.street_cred += 2
  gang.resources.eurodollars = (gang.resources.eurodollars ?? 0) - 1
  expect(changesOf(before, after, gang.id)).toEqual({ cred: 2, eurodollars: -1 })
  expect(changesOf(before, after, after.gangs[0]!.id)).toEqual({})
  expect(changesOf(null, after, gang.id)).toEqual({})
})
