/** Whole games: what the table and the stage said at each step, as fingerprints. */
import { expect, it } from 'vitest'
import { CORP } from '../../guide/corp'
import { dismissed, guided, type Guiding } from '../../guide/guide'
import { HINTS } from '../../guide/hints'
import { look } from '../../guide/scene'
import type { Said, Shown, View } from '../../protocol'
import { fingerprint, views, type Step } from '../../words/fingerprint.testing'
import { kindOf } from '../stage/kinds'
import GAMES from '../samples/games/games.json'
import { Cards } from './cards'
import { lines, stagedLines, told } from './said.testing'
import { Targets } from './targets'

const games = GAMES as unknown as Step<View, Said>[][]

it.each(games.map((_, n) => n))('says of game %i what it said', (n) => {
  const found = views(games[n]!).map(({ before, view, step }) => {
    const shown = { type: 'shown', ask: view.ask ? '1' : '', view, log_from: 0, ...step } as unknown as Shown
    const whole = step.log.length ? kindOf(step.log, before, view, shown, true) : {}
    const lit = { ...new Targets(view, new Cards(view)) }
    const places = Object.entries(lit).map(([name, found]) => [name, found instanceof Map ? [...found] : found])
    const marks = [told(shown), stagedLines(before, shown), whole, places].map((part) => fingerprint(lines(part)))
    return [view.ask?.kind ?? '', ...step.log.map((line) => line.key), ...marks].join(' ')
  })
  expect(found.join('\n')).toMatchSnapshot()
})

it.each(games.map((_, n) => n))('guides through game %i as it did', (n) => {
  const rules = games[n]![0]!.but.seat === 'corp' ? CORP : HINTS
  let guiding: Guiding = { seen: [], hint: null }
  const found = views(games[n]!).map(({ view, step }, at) => {
    const shown = { type: 'shown', ask: '1', view, log_from: 0, ...step } as unknown as Shown
    guiding = at % 3 === 2 ? dismissed(guiding, shown, rules) : guided(guiding, shown, rules)
    return JSON.stringify(guiding.hint)
  })
  expect(found.filter((one, at) => one !== found[at - 1]).join('\n')).toMatchSnapshot()
})

it('fits the scene: every hint at every step', () => {
  const scenes = games.flatMap((game) =>
    views(game).map(({ view, step }) => look({ view, ...step } as unknown as Shown)),
  )
  const rows = [...HINTS, ...CORP].map((rule) => {
    const fits = scenes.map((scene) => JSON.stringify(rule.when(scene) ?? '') + (rule.point?.(scene) ?? ''))
    return `${rule.id} ${fits.filter((one) => one !== '""').length} ${fingerprint(fits.join())}`
  })
  expect(rows.join('\n')).toMatchSnapshot()
})
