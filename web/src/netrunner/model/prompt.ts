import type { View } from '../../protocol'
import type { Encounter } from './encounter'
import type { Labels } from './labels'
import { numbersOf } from './numbers'
import type { Slot } from './slots'
import type { Speech } from './speech'

/** The question of the dock: plainer where the moment is plain. */
export function promptOf(view: View, labels: Labels, encounter: Encounter | undefined, speech: Speech): string {
  const ask = view.ask
  if (!ask?.options) return ''
  const rez = ask.options.find((option) => option.verb === 'rez' && option.name === view.run?.ice)
  if (ask.kind === 'window' && encounter && view.seat === 'runner' && encounter.open > 0) {
    return speech.format(ask.options.length > 1 ? 'web-table-ask-break' : 'web-table-ask-cannot-break', {
      card: labels.named(encounter.ice, false),
    })
  }
  if (ask.kind === 'window' && rez)
    return speech.format('web-table-ask-rez', { card: labels.named(rez.name ?? '', false) })
  const scores = ask.options.filter((option) => option.verb === 'score')
  if (ask.kind === 'window' && scores[0] && scores.length === 1)
    return speech.format('web-table-ask-score', { card: labels.named(scores[0].name ?? '', false) })
  if (ask.kind === 'trash-accessed') return accessed(ask.options.length, ask.card ?? '', speech, 'trash')
  if (ask.kind === 'steal') return accessed(ask.options.length, ask.card ?? '', speech, 'steal')
  if (ask.kind === 'discard') return speech.format('web-table-ask-discard', { n: ask.n ?? 1 })
  if (ask.kind === 'action') return speech.format('web-table-ask-action', { n: ask.n ?? 0 })
  return labels.question(ask)
}

function accessed(ways: number, slug: string, speech: Speech, verb: string): string {
  return speech.format(ways > 1 || verb === 'steal' ? `web-table-ask-${verb}` : 'web-table-ask-seen', {
    card: speech.title(slug),
  })
}

/** What the answer leaves: credits after it, accesses to come. */
export function noteOf(view: View, slots: { pass: Slot; act: Slot }, labels: Labels, speech: Speech): string {
  const ask = view.ask
  if (!ask?.options) return view.ask && !view.result ? speech.format('web-table-note-waiting') : ''
  const credits = view[view.seat === 'corp' ? 'corp' : 'runner'].credits
  const plan = slots.act.plan
  if (plan) {
    const cards = plan.cards.map((id) => labels.named(id, false)).join(', ')
    return speech.format('web-table-note-plan', {
      cards: cards || speech.format('web-table-note-clicks'),
      left: Math.max(0, credits - plan.credits),
      known: cards ? 'yes' : 'no',
    })
  }
  if (ask.kind === 'link') return traceNote(view, speech)
  if (ask.kind === 'trace')
    return speech.format('web-table-note-trace', { link: view.runner.link ?? 0, credits: view.runner.credits })
  if (ask.kind === 'action') return speech.format('web-table-note-action')
  if (ask.kind === 'pay') return speech.format('web-table-note-pay')
  if (ask.kind === 'order') return speech.format('web-table-note-order')
  if (ask.kind === 'window' && ask.options.length === 1) return speech.format('web-table-note-nothing')
  const used = slots.act.option?.verb
  if (slots.act.option && (used === 'use' || used === 'prevent')) return labels.short(slots.act.option)
  const price = slots.act.option ? labels.price(slots.act.option).credits : undefined
  const left = view.run?.left ?? 0
  const after =
    price !== undefined && price <= credits
      ? speech.format('web-table-note-after', { now: credits, after: credits - price })
      : ''
  const more =
    (ask.kind === 'trash-accessed' || ask.kind === 'steal') && left > 0
      ? speech.format('web-table-note-left', { n: left })
      : ''
  return [after, more].filter(Boolean).join(' ')
}

function traceNote(view: View, speech: Speech): string {
  const need = Math.max(0, (view.ask?.n ?? 0) - (view.runner.link ?? 0))
  const can = view.ask ? numbersOf(view.ask).includes(need) : false
  return speech.format(
    need === 0 ? 'web-table-note-link-enough' : can ? 'web-table-note-link' : 'web-table-note-link-short',
    { n: need, link: view.runner.link ?? 0, trace: view.ask?.n ?? 0 },
  )
}
