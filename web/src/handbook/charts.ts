import { CORP_TURN, RUN, RUNNER_TURN, type Shape, type Step } from '../netrunner/model/wire'

/** A step of a chart: its shape, the key of its words, and the paragraph that tells it. */
export interface ChartStep {
  id: string
  shape: Shape
  key: string
  to?: string
}

/** A chart; `loops` lead back up (from one step to another), each with the key of why. */
export interface Chart {
  steps: ChartStep[]
  loops: { from: string; to: string; key: string }[]
}

/** The same stations as the wire of the table has. */
function wired(steps: Step[], leads: Record<string, string>): ChartStep[] {
  return steps.map(({ id, shape }) => ({ id, shape, key: `web-table-step-${id}`, to: leads[id] }))
}

function own(chart: string, steps: [id: string, shape: Shape, to?: string][]): ChartStep[] {
  return steps.map(([id, shape, to]) => ({ id, shape, key: `web-handbook-step-${chart}-${id}`, to }))
}

export const CHARTS: Record<string, Chart> = {
  corp: {
    steps: wired(CORP_TURN, { 'corp-action': 'corp-actions', 'corp-discard': 'hand-limit', 'corp-first': 'windows' }),
    loops: [{ from: 'corp-after', to: 'corp-action', key: 'web-handbook-loop-clicks' }],
  },
  runner: {
    steps: wired(RUNNER_TURN, {
      'runner-action': 'runner-actions',
      'runner-discard': 'hand-limit',
      'runner-first': 'windows',
    }),
    loops: [{ from: 'runner-after', to: 'runner-action', key: 'web-handbook-loop-clicks' }],
  },
  run: {
    steps: wired(RUN, {
      'run-approach': 'approach',
      'run-jack-out': 'passing',
      'run-rez': 'rezzing',
      'run-break': 'breaking',
      'run-resolve': 'encounter',
      'run-pass': 'passing',
      'run-server': 'success',
      'run-access': 'access',
    }),
    loops: [{ from: 'run-pass', to: 'run-approach', key: 'web-handbook-loop-ice' }],
  },
  access: {
    steps: own('access', [
      ['count', 'dot'],
      ['see', 'dot'],
      ['trash', 'choice', 'trashing'],
      ['steal', 'dot', 'stealing'],
      ['back', 'dot'],
    ]),
    loops: [{ from: 'steal', to: 'see', key: 'web-handbook-loop-cards' }],
  },
  trace: {
    steps: own('trace', [
      ['corp', 'choice'],
      ['runner', 'choice'],
      ['compare', 'dot'],
    ]),
    loops: [],
  },
  'gangs-turn': {
    steps: own('gangs', [
      ['choose', 'choice', 'reclaim'],
      ['action', 'action', 'activate'],
      ['refill', 'dot', 'seizing'],
      ['end', 'dot', 'gangs-goal'],
    ]),
    loops: [{ from: 'action', to: 'action', key: 'web-handbook-loop-second' }],
  },
  firefight: {
    steps: [
      { id: 'push', shape: 'choice', key: 'web-gangs-aid-fight-push' },
      { id: 'choose', shape: 'choice', key: 'web-gangs-aid-fight-choose' },
      { id: 'reveal', shape: 'dot', key: 'web-gangs-aid-fight-reveal' },
      { id: 'compare', shape: 'dot', key: 'web-gangs-aid-fight-compare' },
      { id: 'casualties', shape: 'choice', key: 'web-gangs-aid-fight-casualties', to: 'casualties' },
      { id: 'cred', shape: 'dot', key: 'web-gangs-aid-fight-cred', to: 'combat-cards' },
    ],
    loops: [],
  },
  netrun: {
    steps: own('netrun', [
      ['move', 'choice', 'moving'],
      ['secrets', 'dot', 'resources'],
      ['advance', 'choice'],
      ['space', 'choice'],
      ['dice', 'dot', 'netwatch'],
    ]),
    loops: [],
  },
  reclaim: {
    steps: own('reclaim', [
      ['discs', 'dot'],
      ['rewards', 'dot', 'dominance'],
      ['recruit', 'choice', 'hideouts'],
    ]),
    loops: [],
  },
}
