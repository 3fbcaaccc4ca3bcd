import type { OptionView, Plan, View } from '../../protocol'
import type { Cards } from './cards'
import { subroutines, type Speech } from './speech'

/** A way to break one subroutine: with a card, or with clicks on the ice itself. */
export interface Means {
  id: string
  /** The breaker's handle; nothing if it is the ice that lets itself be broken for a click. */
  card?: string
  click: boolean
}

export interface SubRow {
  n: number
  text: string
  state: 'open' | 'broken' | 'resolved'
  /** One per means; none where this means cannot break it. */
  prices: (Plan | undefined)[]
  /** The answer that names this subroutine, when it is being asked which to break. */
  option?: OptionView
}

export interface Encounter {
  ice: string
  rows: SubRow[]
  means: Means[]
  all?: Plan
  others: Plan[]
  open: number
}

/** What the Runner faces: the subroutines in printed order, with one whole price per means. */
export function encounterOf(view: View, cards: Cards, plans: Plan[], speech: Speech): Encounter | undefined {
  const run = view.run
  if (!run?.encountering || !run.ice) return undefined
  const singles = plans.filter((plan) => plan.kind === 'break')
  const means = meansOf(singles)
  const rows = subroutineTexts(cards, run.ice, speech).map((text, n) => ({
    n,
    text,
    state: run.broken.includes(n)
      ? ('broken' as const)
      : run.resolved.includes(n)
        ? ('resolved' as const)
        : ('open' as const),
    prices: means.map((one) => singles.find((plan) => plan.subroutine === n && meansId(plan) === one.id)),
    option: view.ask?.options?.find((option) => option.subroutine === n),
  }))
  const alls = plans.filter((plan) => plan.kind === 'break-all')
  return {
    ice: run.ice,
    rows,
    means,
    all: alls[0],
    others: alls.slice(1),
    open: rows.filter((row) => row.state === 'open').length,
  }
}

/** What each subroutine of ice does now: its own lines, or those of the cards that have changed them. */
export function subroutineTexts(cards: Cards, ice: string, speech: Speech): string[] {
  const changed = cards.get(ice)?.card.subroutines
  if (!changed) return subroutines(speech, cards.slug(ice))
  return changed.map((one) => subroutines(speech, one.card)[one.line] ?? '')
}

function meansId(plan: Plan): string {
  return plan.clicks > 0 && plan.credits === 0 ? 'click' : (plan.cards[0] ?? 'click')
}

function meansOf(plans: Plan[]): Means[] {
  const found = new Map<string, Means>()
  for (const plan of plans) {
    const id = meansId(plan)
    if (!found.has(id)) found.set(id, { id, card: id === 'click' ? undefined : id, click: id === 'click' })
  }
  return [...found.values()].slice(0, 3)
}
