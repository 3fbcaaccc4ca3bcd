/** Whole games: what the table and the stage said at each step, as fingerprints. */
import { expect, it } from 'vitest'
import { GANGS } from '../../guide/gangs'
import { dismissed, guided, type Guiding } from '../../guide/guide'
import { look } from '../../guide/scene'
import type { Said, Shown } from '../../protocol'
import { fingerprint, views, type Step } from '../../words/fingerprint.testing'
import GAMES from '../samples/games/games.json'
import type { View } from '../shown'
import { pathOf } from '../stage/steps'
import { fightAt, fightIn, fightOf } from './fight'
import { house } from './gangs.testing'
import { Names } from './names'
import { Targets } from './targets'
import { format, lines, stagedLines, toldOf } from './said.testing'

const attribute = (key: string, at: string, args?: object): string => format(`${key}.${at}`, args)
const names = ['', 'maelstrom', 'valentinos'].map(
  (mine) => new Names({ has: (key) => key.length % 3 > 0, format, attribute }, house(), mine),
)
/** What a click on each place does, with nothing in hand and with each thing that can be. */
function clicks(view: View): unknown[] {
  const targets = new Targets(view, view.ask)
  const keys = [...new Set(targets.all.flatMap(({ from, to }) => [from, to]))]
  const of = (key: string) => [targets.isSource(key), targets.held(key)?.value]
  const at = (key: string, picked: string) => [
    targets.isLegal(key, picked),
    targets.at(key, picked).map((option) => option.value),
  ]
  const dock = [targets.pass, ...targets.acts, ...targets.loose].map((option) => option?.value)
  return [
    keys.map((key) => [...of(key), ...['', ...targets.sources].map((picked) => at(key, picked))]),
    targets.goals,
    dock,
  ]
}

const games = GAMES as unknown as Step<View, Said>[][]

it.each(games.map((_, n) => n))('says of game %i what it said', (n) => {
  const log: Said[] = []
  const found = views(games[n]!).map(({ before, view, step }) => {
    log.push(...step.log)
    const fights = [fightIn(log), fightOf(log, step.log.length, !!before.firefight, 'maelstrom'), fightAt(log, 20)]
    const said = names.map((its) => step.log.map((line) => its.say(line)))
    const parts = [toldOf(before, view), stagedLines(before, view, step.log), fights, said, pathOf(step.log, before)]
    parts.push(clicks(view))
    const marks = parts.map((part) => fingerprint(lines(part)))
    return [view.ask?.kind ?? '', ...step.log.map((line) => line.key), ...marks].join(' ')
  })
  expect(found.join('\n')).toMatchSnapshot()
})

it.each(games.map((_, n) => n))('guides through game %i as it did', (n) => {
  let guiding: Guiding = { seen: [], hint: null }
  const found = views(games[n]!).map(({ view, step }, at) => {
    const shown = { type: 'shown', ask: '1', view, log_from: 0, ...step } as unknown as Shown
    guiding = at % 3 === 2 ? dismissed(guiding, shown, GANGS) : guided(guiding, shown, GANGS)
    const fits = GANGS.filter((rule) => rule.when(look(shown))).map((rule) => rule.id)
    return `${JSON.stringify(guiding.hint)} ${fits.join(' ')}`
  })
  expect(found.filter((one, at) => one !== found[at - 1]).join('\n')).toMatchSnapshot()
})
