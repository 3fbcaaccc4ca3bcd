import type { View } from '../protocol'
import { settings } from '../settings.svelte'
import { noise, note, notesOf, sound } from '../table/sounds'
import type { Motion } from './model/motions'

export function play(motions: Motion[], before: View, after: View, asked: boolean): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  const has = (kind: Motion['kind']): boolean => motions.some((motion) => motion.kind === kind)
  const say = sound
  const scored = motions.find((motion) => motion.kind === 'score')
  if (scored) say(scored.stolen ? 'steal' : 'score')
  if (has('lose')) noise(0.35, 3000)
  if (motions.some((motion) => motion.kind === 'tags' && motion.by > 0)) noise(0.06, 9000)
  if (has('appear')) say('install')
  if (rezzed(after) > rezzed(before)) say('rez')
  if (after.run?.encountering && !before.run?.encountering) say('encounter')
  if ((after.run?.broken.length ?? 0) > (before.run?.broken.length ?? 0)) say('broken')
  if ((after.run?.resolved.length ?? 0) > (before.run?.resolved.length ?? 0)) say('resolves')
  const gain = motions.find((motion) => motion.kind === 'credits' && motion.by > 0)
  if (gain?.kind === 'credits')
    notesOf(Array.from({ length: Math.min(5, gain.by) }, (_, n) => note(n * 0.06, 1760, 0.05, 0.12)))
  if (asked && !before.ask?.options) say('move')
  else if (
    after[after.active === 'corp' ? 'corp' : 'runner'].clicks <
    before[after.active === 'corp' ? 'corp' : 'runner'].clicks
  )
    say('tick')
}

function rezzed(view: View): number {
  return view.servers.reduce(
    (sum, server) => sum + [...server.ice, ...server.root].filter((card) => card.faceup).length,
    0,
  )
}
