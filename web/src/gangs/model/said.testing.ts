/** What the table and the stage of Gangs say and light, by keys instead of words: for records of it. */
import type { Said, Shown, View as AnyView } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import type { View } from '../shown'
import { headOf, kindOf } from '../stage/kinds'
import { credIn, iconOfStep, isStep, lastRound, pathsOf, restOf, segmentsOf, turnOf } from '../stage/steps'
import { changesOf } from './changes'
import { lossOf, rowsOf } from './choices'
import { described } from './describe'
import { names } from './gangs.testing'
import { noteOf, questionOf } from './prompt'
import { rankingOf, winnersOf } from './ranking'
import { slotsOf } from './slots'
import { tallyOf } from './tally'
import { Targets } from './targets'
import { credMarks } from './tracks'
import { turnsBefore } from './turns'

export const format = (key: string, args: object = {}): string => `${key} ${JSON.stringify(args)}`
export const lines = (parts: object): string =>
  Object.entries(parts)
    .map(([name, part]) => `${name}: ${JSON.stringify(part)}`)
    .join('\n')

/** The question and its answers. */
export function asked(view: View): object {
  const targets = new Targets(view, view.ask)
  const slots = slotsOf(view, targets, '')
  const held = targets.all[0]?.option
  return {
    question: view.ask && questionOf(view, view.ask, names(), format),
    notes: view.ask && [undefined, held].map((one) => noteOf(view, view.ask!, names(), one, format)),
    slots: [slots.pass, slots.act].map((slot) => [slot.option?.value, slot.key, slot.icon]),
    rows: view.ask && rowsOf(view, view.ask, targets),
    targets: targets.all.map((target) => ({ ...target, option: target.option.value })),
  }
}

/** What is read off a position; `before` is an earlier one. */
export function toldOf(before: View, view: View): object {
  const gangs = view.gangs.map((gang) => gang.id)
  return {
    ...asked(view),
    losses: view.units.flatMap((unit) => [undefined, 1, 2].map((reach) => lossOf(view, unit, reach))),
    ranking: [rankingOf(view), winnersOf(view), credMarks(view)],
    turns: gangs.map((gang) => turnsBefore(view, gang)),
    changes: gangs.map((gang) => changesOf(before, view, gang)),
    tallies: view.districts.flatMap((district) => [
      tallyOf(view, district.id),
      tallyOf(view, district.id, { gang: gangs[0]!, from: '' }),
      tallyOf(view, district.id, { gang: gangs[1]!, from: district.id }),
      tallyOf(view, district.id, { gang: gangs[1]!, from: '', hideout: true }),
    ]),
    described: view.districts.map((district) => described(district, names(), format)),
  }
}

/** Each line as a step of its own. */
function steps(before: View, view: View, log: Said[]): Staged[] {
  const [then, now] = [before, view] as unknown as AnyView[]
  return log.map((said, id) => {
    const kind = kindOf([said], then!, now!, {} as Shown, id === log.length - 1)
    return { ...kind, id, log: [said], before: then!, view: now!, shown: {} as Shown, own: false }
  })
}

/** What the stage says of lines that lead from one position to another. */
export function stagedLines(before: View, view: View, log: Said[]): object {
  const beats = steps(before, view, log)
  const of = (beat: Staged, at: number): unknown[] => [
    beat.log[0]!.key,
    [beat.ms, beat.plate, beat.small, beat.actor, beat.hold, beat.merges],
    [iconOfStep(beat.log[0]!.key), isStep(beat), credIn(beat.log), turnOf(beats, at), restOf(beats, at)],
    pathsOf(beats, at).slice(-1),
  ]
  return {
    ...beats.map(of),
    head: headOf(log),
    segments: segmentsOf(beats).map((segment) => [segment.gang, segment.beats.length]),
    rounds: view.gangs.map((gang) => lastRound(beats, gang.id).length),
  }
}
