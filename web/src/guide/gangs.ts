import type { View } from '../gangs/shown'
import type { Args, HintRule } from './guide'
import { asks, happened, type Scene } from './scene'

/** The guided game of Gangs: what is true of the question that is open, said when it first is. */

const if_ = (condition: unknown, args: Args = {}): Args | null => (condition ? args : null)
const city = (scene: Scene) => scene.view as unknown as View
const own = (scene: Scene) => city(scene).gangs.find((gang) => gang.seat === city(scene).seat)?.id
const won = (scene: Scene) => city(scene).result?.winners.includes(own(scene) ?? '')
const mine = (scene: Scene, key: string) => happened(scene, key)?.args.gang === own(scene)

/** Said of a kind of question, with an arrow where it is answered. */
const ask = (kind: string, point = ''): HintRule => ({
  id: `gangs-${kind}`,
  when: (scene) => if_(asks(scene, kind)),
  point: () => point,
})

export const GANGS: readonly HintRule[] = [
  { id: 'gangs-won', when: (scene) => if_(city(scene).result && won(scene)) },
  { id: 'gangs-lost', when: (scene) => if_(city(scene).result && !won(scene)) },
  { id: 'gangs-welcome', when: (scene) => if_(!city(scene).result, { n: city(scene).goal }) },
  { id: 'gangs-fought', stays: true, when: (scene) => if_(happened(scene, 'gangs-highest')) },
  { id: 'gangs-cred', stays: true, when: (scene) => if_(mine(scene, 'gangs-gains-cred'), { n: city(scene).goal }) },
  ask('turn', '[data-key^="action:"]'),
  ask('move'),
  ask('firefight'),
  ask('exchange'),
  ask('combat-card'),
  ask('casualty'),
  ask('techies'),
  ask('netrun'),
  ask('recruit'),
  ask('hideout-at'),
  ask('keep-upgrade'),
  ask('action'),
  {
    id: 'gangs-others',
    stays: true,
    when: (scene) => if_(!scene.mine && !city(scene).result && scene.log.length > 1),
  },
]
