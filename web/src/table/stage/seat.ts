import { GANGS_FACTORS, kindOf as gangsKind, meOf as gangsMe } from '../../gangs/stage/kinds'
import type { Line } from '../../net/line.svelte'
import { kindOf, meOf } from '../../netrunner/stage/kinds'
import { lastRound } from '../../gangs/stage/steps'
import { settings } from '../../settings.svelte'
import type { Staged } from './beat'
import { BeatQueue } from './queue.svelte'
import { PACES, type Speed } from './speeds'

/** The stage of a replay: nothing waits, and its speed is the replay's. */
export function replayStage(game: string, speed: () => Speed): BeatQueue {
  const gangs = game === 'gangs'
  return new BeatQueue({
    kindOf: gangs ? gangsKind : kindOf,
    meOf: gangs ? gangsMe : meOf,
    speed,
    waits: () => 'never',
    holds: false,
    hidden: () => document.hidden,
  })
}

/** The stage of one line: at its player's speed, faster when their clock runs out, and still while nobody looks. */
export function stageOf(game: string, line: Line, seat: string, away: () => boolean): BeatQueue {
  const gangs = game === 'gangs'
  const clock = (): number | null => line.info?.seats.find((one) => one.seat === seat)?.clock ?? null
  const speed = (): Speed => {
    const left = clock()
    if (left !== null && left < 10) return 'once'
    return left !== null && left < 30 ? 'fast' : gangs ? settings.gangsSpeed : settings.speed
  }
  return new BeatQueue({
    kindOf: gangs ? gangsKind : kindOf,
    meOf: gangs ? gangsMe : meOf,
    speed,
    ...(gangs
      ? {
          factors: GANGS_FACTORS,
          rivals: () => (line.info?.seats.length ?? 2) - 1,
          keeps: (beats: Staged[]) => lastRound(beats, seat),
        }
      : {}),
    waits: () => settings.waits,
    clocked: () => clock() !== null,
    fightPace: () => PACES[settings.fightPace],
    holds: seat !== '',
    guided: () => line.info?.guided ?? false,
    hidden: () => document.hidden || away(),
  })
}
