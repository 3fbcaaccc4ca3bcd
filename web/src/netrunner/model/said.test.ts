/** What the table says and lights at each sample, by keys instead of words: a readable record beside this file. */
import { describe, expect, it } from 'vitest'
import { kindOf } from '../stage/kinds'
import { shifted, sources } from './payment'
import { lines, stagedLines, told } from './said.testing'
import { sample, samples } from './table.testing'

const LOG = import.meta.glob<string>('../../../../src/jackin/locale/en/log.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** Every line that the report can have. */
const KEYS = [
  ...Object.values(LOG)
    .join('')
    .matchAll(/^([a-z-]+) =/gm),
]
  .map((found) => found[1]!)
  .sort()

describe('what the table says of a sample', () => {
  it.each(samples())('%s', (name) => {
    expect(lines(told(sample(name)))).toMatchSnapshot()
  })
})

it('pays otherwise: one more from a source, and the rest from the others', () => {
  const options = sample('runner-pay-encounter').view.ask?.options ?? []
  const ways = sources(options).flatMap((source) =>
    ([1, -1] as const).map((by) => options.map((option) => shifted(options, option, source, by)?.value)),
  )
  expect(lines(ways)).toMatchSnapshot()
})

describe('what the stage says of the lines of a sample', () => {
  it.each(samples())('%s', (name) => {
    expect(lines(stagedLines(sample('corp-action').view, sample(name)))).toMatchSnapshot()
  })
})

it('gives every line of the report its time and its plate', () => {
  const shown = sample('runner-window-encounter')
  const paces = KEYS.map((key) => {
    const kind = kindOf([{ key, args: { seat: 'corp' } }], shown.view, shown.view, shown, false)
    return `${key} ${kind.ms} ${kind.plate ? 'plate' : 'tick'} ${kind.small ? 'small' : ''} ${kind.hold}`.trim()
  })
  expect(paces.join('\n')).toMatchSnapshot()
})
