import type { View } from '../protocol'
import { coins, sound } from '../table/sounds'
import type { Motion } from './model/motions'

/** What can be heard between two positions. */
interface Heard {
  motions: Motion[]
  before: View
  after: View
  asked: boolean
}

const has = (motions: Motion[], kind: Motion['kind']): boolean => motions.some((motion) => motion.kind === kind)
const scored = (motions: Motion[], stolen: boolean): boolean =>
  motions.some((motion) => motion.kind === 'score' && motion.stolen === stolen)
const subs = (view: View, state: 'broken' | 'resolved'): number => view.run?.[state].length ?? 0
const moves = ({ asked, before }: Heard): boolean => asked && !before.ask?.options

/** Each sound, and when it is heard. */
const CAUSES: [string, (heard: Heard) => boolean][] = [
  ['steal', ({ motions }) => scored(motions, true)],
  ['score', ({ motions }) => scored(motions, false)],
  ['harm', ({ motions }) => has(motions, 'lose')],
  ['tag', ({ motions }) => motions.some((motion) => motion.kind === 'tags' && motion.by > 0)],
  ['install', ({ motions }) => has(motions, 'appear')],
  ['rez', ({ before, after }) => rezzed(after) > rezzed(before)],
  ['encounter', ({ before, after }) => !!after.run?.encountering && !before.run?.encountering],
  ['broken', ({ before, after }) => subs(after, 'broken') > subs(before, 'broken')],
  ['resolves', ({ before, after }) => subs(after, 'resolved') > subs(before, 'resolved')],
  ['move', moves],
  ['tick', (heard) => !moves(heard) && clicks(heard.after, heard.after) < clicks(heard.before, heard.after)],
]
const MOST_COINS = 5

export function play(motions: Motion[], before: View, after: View, asked: boolean): void {
  const heard = { motions, before, after, asked }
  for (const [name, isHeard] of CAUSES) if (isHeard(heard)) sound(name)
  for (const motion of motions) if (motion.kind === 'credits' && motion.by > 0) coins(Math.min(MOST_COINS, motion.by))
}

/** The clicks in a view of the side that is active in another. */
function clicks(view: View, now: View): number {
  return view[now.active === 'corp' ? 'corp' : 'runner'].clicks
}

function rezzed(view: View): number {
  return view.servers.reduce(
    (sum, server) => sum + [...server.ice, ...server.root].filter((card) => card.faceup).length,
    0,
  )
}
