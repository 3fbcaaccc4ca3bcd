import { expect, it } from 'vitest'
import { Telling } from './telling'

function listens(): { telling: Telling<string>; heard: string[][] } {
  const heard: string[][] = []
  return { telling: new Telling((lines) => heard.push(lines)), heard }
}

it('each line is said when it is shown, and what was there before is not', () => {
  const { telling, heard } = listens()
  telling.hear(['old'], 0, false)
  telling.hear(['old', 'draws'], 0, false)
  telling.hear(['draws', 'installs'], 1, false)
  telling.hear(['draws', 'installs'], 1, false)
  expect(heard).toEqual([['draws'], ['installs']])
})

it('in a hurry a whole turn is said in one', () => {
  const { telling, heard } = listens()
  telling.hear(['old'], 0, true)
  for (const log of [['draws'], ['draws', 'installs'], ['draws', 'installs', 'gains']])
    telling.hear(['old', ...log], 0, true)
  expect(heard).toEqual([])
  telling.hear(['old', 'draws', 'installs', 'gains'], 0, false)
  expect(heard).toEqual([['draws', 'installs', 'gains']])
})

it('what was taken back is not said again', () => {
  const { telling, heard } = listens()
  telling.hear(['a', 'b', 'c'], 0, false)
  telling.hear(['a'], 0, true)
  telling.hear(['a', 'd'], 0, false)
  expect(heard).toEqual([['d']])
})
