/** What the table and the stage of Netrunner say and light, by keys instead of words: for records of it. */
import type { Said, Shown, View } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import { kindOf } from '../stage/kinds'
import { pathOf, plateOf, serverOf as stagedAt, turnedUp } from '../stage/plate'
import { chipOf, flagsOf, rowOf, sinceLines } from '../stage/recap'
import { Cards, lanes, rigRow, ROWS } from './cards'
import { choices, momentOf } from './choices'
import { encounterOf } from './encounter'
import { Labels } from './labels'
import { entries } from './log'
import { tokensOf } from './looks'
import { motionsOf } from './motions'
import { firstNumber, isNumberAsk, numbersOf, quickValues } from './numbers'
import { from, sources, total } from './payment'
import { noteOf, promptOf } from './prompt'
import { isPicking, passing, pickCount, previewSlots, serverOf, slotsOf } from './slots'
import type { Speech } from './speech'
import { isNoChoice, passesBy } from './stops'
import { Targets, targetOf } from './targets'
import { actionCount, round, wireOf } from './wire'

const spelt = (args: object = {}): string => {
  const parts = Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)
  return parts.length ? `(${parts.join(' ')})` : ''
}
const speech: Speech & { spell: (args: Said['args']) => Said['args'] } = {
  format: (key, args) => key + spelt(args),
  has: (key) => !key.startsWith('chip-'),
  title: (slug) => `<${slug}>`,
  text: (slug) => `[subroutine] one of ${slug}\n[subroutine] two of ${slug}`,
  where: (server) => `at ${server}`,
  say: (said) => said.key + spelt(said.args),
  spell: (args) => args,
}

/** A line for each part, so that a difference can be read. */
export const lines = (parts: object): string =>
  Object.entries(parts)
    .map(([name, part]) => `${name}: ${JSON.stringify(part)}`)
    .join('\n')

const NOBODY = { number: 2, picked: [], order: [] }
const PINS = { steps: ['runner-turn-action'], cards: [] }

/** What the table says and lights at a position. */
export function told({ view, plans }: Pick<Shown, 'view' | 'plans'>): object {
  const cards = new Cards(view)
  const labels = new Labels(view, cards, speech)
  const encounter = encounterOf(view, cards, plans, speech)
  const slots = slotsOf(view, plans, NOBODY, 2)
  const wire = wireOf(view)
  const ask = view.ask
  const options = ask?.options ?? []
  return {
    moments: [momentOf(view, true), momentOf(view, false)],
    question: ask ? [labels.question(ask), promptOf(view, labels, encounter, speech)] : [],
    note: noteOf(view, slots, labels, speech),
    slots: [slots.pass, slots.act].map((slot) => [
      slot.label?.key,
      slot.values,
      slot.tone,
      slot.icon,
      slot.dear?.key,
    ]),
    shut: slotsOf(view, plans, { ...NOBODY, picked: options.slice(0, 1).map((option) => option.value) }, 0),
    asks: ask
      ? [pickCount(ask), isPicking(ask), passing(ask)?.value, isNumberAsk(ask), numbersOf(ask), isNoChoice(view)]
      : [],
    passes: (['always', 'act', 'pins'] as const).map((mode) => passesBy(view, wire, mode, PINS, 'pass')),
    choices: choices(view, slots).map((option) => option.value),
    options: options.map((option) => [
      labels.label(option),
      labels.bare(option),
      targetOf(option),
      serverOf(option),
      option.verb === 'run' ? previewSlots(option).act.label?.key : '',
    ]),
    numbers: isNumberAsk(ask) ? [quickValues(view), firstNumber(view)] : [],
    payment: sources(options).map((source) => options.map((option) => [from(option, source), total(option)])),
    lit: [...new Targets(view, cards).byCard.keys()],
    wire: [wire.running, wire.now?.id, wire.side, wire.turn, wire.run],
    turn: [actionCount(view), round(view)],
    table: [lanes(view).map((lane) => lane.name), ROWS.map((row) => rigRow(view, row).map((card) => card.id))],
    cards: view.servers
      .flatMap((server) => [...server.ice, ...server.root])
      .map((card) => [labels.named(card.id), labels.named(card.id, false), tokensOf(card, speech)]),
    encounter,
  }
}

/** Every line of the log as a beat of its own, from an earlier position to this one. */
function staged(before: View, shown: Shown): Staged[] {
  return shown.log.map((said, id) => {
    const log = [said]
    const kind = kindOf(log, before, shown.view, shown, id === shown.log.length - 1)
    return { ...kind, id, log, before, view: shown.view, shown, own: kind.actor === shown.view.seat }
  })
}

/** What the stage says of the lines that lead from one position to another. */
export function stagedLines(before: View, shown: Shown): object {
  const beats = staged(before, shown)
  const of = (beat: Staged): unknown[] => [
    beat.log[0]!.key,
    [beat.ms, beat.plate, beat.small, beat.actor, beat.hold, beat.merges, beat.joins],
    plateOf(beat, speech),
    pathOf(beat),
    [chipOf(beat, speech), rowOf(beat, speech), turnedUp(beat), stagedAt(beat)],
  ]
  return {
    ...beats.map(of),
    flags: [...flagsOf(beats)],
    since: sinceLines(beats, 'runner'),
    entries: entries(shown.log),
    motions: motionsOf(before, shown.view),
  }
}
