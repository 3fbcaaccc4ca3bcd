import type { Plan, Previewed, Shown } from '../../protocol'

/** What ends a plan: something new that its player should weigh. */
const NEWS = new Set([
  'rezzes',
  'derezzes',
  'takes-tags',
  'suffers-net',
  'suffers-meat',
  'suffers-brain',
  'trashed',
  'removed',
  'purges',
  'bad-publicity',
  'moved-outermost',
])

interface Step {
  breaks: boolean
  credits: number
  clicks: number
  cards: string[]
}

/** What a player settled before a run: which ice is broken, with what and for how much, and which is let. */
export class RunPlan {
  readonly server: string
  private readonly steps = new Map<string, Step>()
  private begun = false

  /** Ice that hurts and was not let by hand is still asked about. */
  constructor(seen: Previewed, wish: Record<string, boolean>) {
    this.server = seen.server
    for (const row of seen.rows) {
      const { breaks, credits, clicks, cards } = row
      const quiet = wish[row.ice] === false || !(row.harms || row.ends)
      if (!row.unknown && (breaks || quiet)) this.steps.set(row.ice, { breaks, credits, clicks, cards })
    }
  }

  /** Whether it still holds after what the table just said. */
  holds({ view, log }: Shown): boolean {
    this.begun ||= view.run?.server === this.server
    if (this.begun && view.run?.server !== this.server) return false
    return !log.some((line) => NEWS.has(line.key))
  }

  /** The answers to an encounter that was planned for; nothing if its player is to be asked. */
  answer({ view, plans }: Shown): string[] | undefined {
    const { ask, run } = view
    if (ask?.kind !== 'window' || !ask.options || !run?.encountering || !run.ice || run.broken.length)
      return undefined
    const step = this.steps.get(run.ice)
    if (!step) return undefined
    return step.breaks ? plans.find((plan) => fits(plan, step))?.values : ['pass']
  }
}

/** No dearer, and with the same cards. */
function fits(plan: Plan, step: Step): boolean {
  return (
    plan.kind === 'break-all' &&
    plan.credits <= step.credits &&
    plan.clicks <= step.clicks &&
    plan.cards.every((card) => step.cards.includes(card))
  )
}
