import type { Args, HintRule } from './guide'
import { asks, at, happened, optionOf, type Scene } from './scene'

/** The guided game from the Corp's chair: what is true of the position, said when it first is. */

const FEW_CREDITS = 2

const if_ = (condition: unknown, args: Args = {}): Args | null => (condition ? args : null)
const open = ({ view }: Scene) =>
  view.servers.find((server) => ['hq', 'rd'].includes(server.name) && !server.ice.length)

export const CORP: readonly HintRule[] = [
  { id: 'corp-won', when: ({ view }) => if_(view.result?.winner === 'corp') },
  {
    id: 'corp-lost',
    when: ({ view }) => if_(view.result?.winner === 'runner', { reason: view.result?.reason ?? '' }),
  },
  { id: 'corp-welcome', when: (scene) => if_(asks(scene, 'mulligan')), point: () => at.act },
  {
    id: 'corp-rez',
    when: (scene) => if_(scene.view.run && optionOf(scene, 'rez')),
    point: () => at.focus,
  },
  { id: 'corp-trace', when: (scene) => if_(asks(scene, 'trace')), point: () => at.focus },
  {
    id: 'corp-run',
    when: ({ view }) => if_(view.run && view.active === 'runner', { server: view.run?.server ?? '' }),
  },
  {
    id: 'corp-stolen',
    stays: true,
    when: (scene) => if_(happened(scene, 'steals'), { n: scene.view.runner.points }),
  },
  { id: 'corp-own', stays: true, when: (scene) => if_(happened(scene, 'scores'), { n: scene.view.corp.points }) },
  { id: 'corp-discard', when: (scene) => if_(asks(scene, 'discard'), { n: scene.view.corp.hand_size }) },
  { id: 'corp-where', when: (scene) => if_(asks(scene, 'install-where')), point: () => at.focus },
  {
    id: 'corp-clicks',
    when: (scene) => if_(asks(scene, 'action'), { n: scene.view.corp.clicks }),
    point: () => at.verb('credit'),
  },
  { id: 'corp-score', when: (scene) => if_(optionOf(scene, 'score')) },
  {
    id: 'corp-open',
    when: (scene) => (asks(scene, 'action') && open(scene) ? { server: open(scene)!.name } : null),
    point: (scene) => at.lane(open(scene)?.name ?? ''),
  },
  { id: 'corp-advance', when: (scene) => if_(asks(scene, 'action') && optionOf(scene, 'advance')) },
  {
    id: 'corp-poor',
    when: (scene) => if_(asks(scene, 'action') && scene.view.corp.credits < FEW_CREDITS),
    point: () => at.verb('credit'),
  },
  { id: 'corp-window', when: (scene) => if_(asks(scene, 'window') && !scene.view.run), point: () => at.pass },
  {
    id: 'corp-runner-turn',
    stays: true,
    when: ({ view, mine }) => if_(!mine && view.active === 'runner' && !view.result),
  },
]
