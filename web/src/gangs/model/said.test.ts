/** What the table of Gangs says and lights at each sample, by keys instead of words: a readable record beside it. */
import { describe, expect, it } from 'vitest'
import { names, sample, told } from './gangs.testing'
import { noteOf } from './prompt'
import { asked, format, lines, stagedLines, toldOf } from './said.testing'

const SAMPLES = ['casualty', 'move', 'recruit', 'turn']

describe('what the table says of a sample', () => {
  it.each(SAMPLES)('%s', (name) => {
    expect(lines(toldOf(sample('turn'), sample(name)))).toMatchSnapshot()
  })
})

it('asks every question that there is', () => {
  const view = sample('turn')
  const notes = told.questions.map(([ask]) => [ask.kind, noteOf({ ...view, ask }, ask, names(), undefined, format)])
  const slots = told.questions.map(([ask]) => {
    const seen = { ...view, ask }
    return [ask.kind, asked(seen)]
  })
  expect(lines([...notes, ...slots])).toMatchSnapshot()
})

describe('what the stage says of every line', () => {
  it.each(SAMPLES)('%s', (name) => {
    const log = told.log.map(([said]) => said)
    expect(lines(stagedLines(sample('turn'), sample(name), log))).toMatchSnapshot()
  })
})
