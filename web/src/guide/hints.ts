import type { Args, HintRule } from './guide'
import { asks, at, encountering, happened, iceOf, openServer, optionOf, playable, type Scene } from './scene'

/** The guided first game, from the Runner's chair. The first new hint that fits is said. */

const BREAKERS = ['gordian-blade', 'battering-ram', 'pipeline', 'crypsis']
const INCOME = ['magnum-opus', 'armitage-codebusting']
const FEW_CREDITS = 2
const FEW_CARDS = 2
const WIN = 7

const if_ = (condition: unknown, args: Args = {}): Args | null => (condition ? args : null)
const where = (server: string | undefined): Args | null => (server ? { server } : null)
const advanced = (scene: Scene) =>
  scene.view.servers.find(
    (server) =>
      server.root.some((card) => !card.card && card.counters?.advancement) && optionOf(scene, 'run', server.name),
  )
const card = (slug: string | undefined): Args | null => (slug ? { card: slug } : null)

const ENDS: HintRule[] = [
  { id: 'won', when: ({ view }) => if_(view.result?.winner === 'runner') },
  { id: 'lost', when: ({ view }) => if_(view.result?.winner === 'corp', { reason: view.result?.reason ?? '' }) },
]

const BEGINNING: HintRule[] = [{ id: 'welcome', when: (scene) => if_(asks(scene, 'mulligan')), point: () => at.act }]

const RUNS: HintRule[] = [
  {
    id: 'encounter',
    when: (scene) =>
      if_(encountering(scene) && scene.plans.some((plan) => plan.kind === 'break-all'), card(iceOf(scene)) ?? {}),
    point: () => at.act,
  },
  {
    id: 'no-breaker',
    when: (scene) =>
      if_(encountering(scene) && asks(scene, 'window') && !scene.plans.length, card(iceOf(scene)) ?? {}),
    point: () => at.pass,
  },
  { id: 'break', when: (scene) => if_(asks(scene, 'break')), point: () => at.focus },
  {
    id: 'trace',
    when: (scene) => if_(asks(scene, 'link'), { n: scene.view.ask?.n ?? 0, link: scene.view.runner.link ?? 0 }),
    point: () => at.focus,
  },
  {
    id: 'ice-choice',
    when: (scene) => if_(encountering(scene) && asks(scene, 'decide'), card(iceOf(scene)) ?? {}),
    point: () => at.focus,
  },
  {
    id: 'jack-out',
    when: (scene) => if_(asks(scene, 'jack-out') && (scene.view.run?.ahead ?? 0) > 0),
    point: () => at.pass,
  },
  { id: 'at-server', when: (scene) => if_(asks(scene, 'jack-out') && !scene.view.run?.ahead), point: () => at.pass },
  {
    id: 'corp-may-rez',
    when: (scene) => if_(!scene.mine && scene.view.run && !encountering(scene) && scene.view.run.ahead > 0),
  },
  { id: 'steal', when: (scene) => if_(asks(scene, 'steal'), card(scene.view.ask?.card) ?? {}), point: () => at.act },
  {
    id: 'trash',
    when: (scene) =>
      if_(asks(scene, 'trash-accessed') && optionOf(scene, 'trash'), {
        n: scene.view.ask?.n ?? 0,
        ...card(scene.view.ask?.card),
      }),
    point: () => at.focus,
  },
  {
    id: 'seen',
    when: (scene) =>
      if_(asks(scene, 'trash-accessed') && !optionOf(scene, 'trash'), card(scene.view.ask?.card) ?? {}),
    point: () => at.pass,
  },
  { id: 'access-order', when: (scene) => if_(asks(scene, 'access')), point: () => at.focus },
  { id: 'instead', when: (scene) => if_(asks(scene, 'instead')), point: () => at.focus },
]

const EVENTS: HintRule[] = [
  {
    id: 'stolen',
    stays: true,
    when: (scene) =>
      if_(happened(scene, 'steals'), { n: scene.view.runner.points, left: WIN - scene.view.runner.points }),
  },
  {
    id: 'damage',
    stays: true,
    when: (scene) => if_(happened(scene, 'suffers-'), { n: scene.view.runner.hand_count }),
    point: () => at.grip,
  },
  { id: 'run-failed', stays: true, when: (scene) => if_(happened(scene, 'fails')) },
  { id: 'corp-scored', stays: true, when: (scene) => if_(happened(scene, 'scores'), { n: scene.view.corp.points }) },
  { id: 'rezzed', stays: true, when: (scene) => if_(happened(scene, 'rezzes')) },
]

const DECISIONS: HintRule[] = [
  {
    id: 'discard',
    when: (scene) => if_(asks(scene, 'discard'), { n: scene.view.runner.hand_size }),
    point: () => at.grip,
  },
  {
    id: 'memory',
    when: (scene) => if_(asks(scene, 'trash-first', 'overload'), { n: scene.view.runner.memory ?? 4 }),
    point: () => at.focus,
  },
  { id: 'pay', when: (scene) => if_(asks(scene, 'pay'), { n: scene.view.ask?.n ?? 0 }), point: () => at.focus },
  { id: 'host', when: (scene) => if_(asks(scene, 'install-where')), point: () => at.focus },
  { id: 'prevent', when: (scene) => if_(asks(scene, 'prevent')), point: () => at.focus },
  { id: 'window', when: (scene) => if_(asks(scene, 'window') && !encountering(scene)), point: () => at.pass },
]

const ACTIONS: HintRule[] = [
  {
    id: 'clicks',
    when: (scene) => if_(asks(scene, 'action'), { n: scene.view.runner.clicks }),
    point: () => at.verb('credit'),
  },
  { id: 'corp-first', when: (scene) => if_(asks(scene, 'action') && scene.view.turn <= 2) },
  {
    id: 'tagged',
    when: (scene) => if_(asks(scene, 'action') && (scene.view.runner.tags ?? 0) > 0),
    point: () => at.verb('remove-tag'),
  },
  {
    id: 'advanced',
    when: (scene) => (asks(scene, 'action') ? where(advanced(scene)?.name) : null),
    point: (scene) => at.lane(advanced(scene)?.name ?? ''),
  },
  {
    id: 'gamble',
    when: (scene) => card(playable(scene, 'sure-gamble')),
    point: (scene) => at.hand(scene, 'sure-gamble'),
  },
  {
    id: 'income',
    when: (scene) => card(playable(scene, ...INCOME)),
    point: (scene) => at.hand(scene, playable(scene, ...INCOME) ?? ''),
  },
  {
    id: 'breaker',
    when: (scene) => card(playable(scene, ...BREAKERS)),
    point: (scene) => at.hand(scene, playable(scene, ...BREAKERS) ?? ''),
  },
  {
    id: 'first-run',
    when: (scene) => (asks(scene, 'action') ? where(openServer(scene, 'hq', 'rd')?.name) : null),
    point: (scene) => at.lane(openServer(scene, 'hq', 'rd')?.name ?? ''),
  },
  { id: 'rig', when: (scene) => if_(asks(scene, 'action') && (scene.view.runner.rig ?? []).length > 0) },
  {
    id: 'poor',
    when: (scene) => if_(asks(scene, 'action') && scene.view.runner.credits < FEW_CREDITS),
    point: () => at.verb('credit'),
  },
  {
    id: 'few-cards',
    when: (scene) => if_(asks(scene, 'action') && scene.view.runner.hand_count < FEW_CARDS),
    point: () => at.verb('draw'),
  },
  {
    id: 'ice-everywhere',
    when: (scene) =>
      if_(asks(scene, 'action') && scene.view.servers.slice(0, 2).every((server) => server.ice.length)),
  },
  { id: 'second-turn', when: (scene) => if_(asks(scene, 'action') && scene.view.turn > 2) },
  {
    id: 'corp-turn',
    stays: true,
    when: ({ view, mine }) => if_(!mine && view.active === 'corp' && view.turn > 1 && !view.result),
  },
]

export const HINTS: readonly HintRule[] = [...ENDS, ...BEGINNING, ...RUNS, ...EVENTS, ...DECISIONS, ...ACTIONS]
