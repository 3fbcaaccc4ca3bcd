import type { AskView, OptionView, Plan, View } from '../../protocol'
import type { Encounter } from './encounter'
import type { Labels } from './labels'
import { numbersOf } from './numbers'
import type { Slot } from './slots'
import type { Speech } from './speech'

/** What a prompt or a note is made from. */
interface Asked {
  view: View
  ask: AskView
  options: OptionView[]
  labels: Labels
  speech: Speech
}

/** The question of a run that is looked at: the action, or a card that makes it. */
export function runPrompt(server: string, card: string, speech: Speech): string {
  const where = speech.where(server)
  return card ? speech.format('run-ask-by', { card: speech.title(card), where }) : speech.format('run-ask', { where })
}

type Saying = (asked: Asked) => string

const PROMPTS: Record<string, Saying> = {
  'trash-accessed': ({ options, ask, speech }) =>
    speech.format(options.length > 1 ? 'web-table-ask-trash' : 'web-table-ask-seen', {
      card: speech.title(ask.card ?? ''),
    }),
  steal: ({ ask, speech }) => speech.format('web-table-ask-steal', { card: speech.title(ask.card ?? '') }),
  decide: ({ ask, options, labels, speech }) =>
    options.every((option) => option.verb === 'yes' || option.verb === 'no')
      ? speech.format('web-table-ask-may', { card: speech.title(ask.card ?? '') })
      : labels.question(ask),
  discard: ({ ask, speech }) => speech.format('web-table-ask-discard', { n: ask.n ?? 1 }),
  action: ({ ask, speech }) => speech.format('web-table-ask-action', { n: ask.n ?? 0 }),
}

/** The question of the dock: plainer where the moment is plain. */
export function promptOf(view: View, labels: Labels, encounter: Encounter | undefined, speech: Speech): string {
  const ask = view.ask
  if (!ask?.options) return ''
  const asked = { view, ask, options: ask.options, labels, speech }
  const special = ask.kind === 'window' ? windowPrompt(asked, encounter) : PROMPTS[ask.kind ?? '']?.(asked)
  return special ?? labels.question(ask)
}

function windowPrompt(
  { view, options, labels, speech }: Asked,
  encounter: Encounter | undefined,
): string | undefined {
  const about = (key: string, name: string): string => speech.format(key, { card: labels.named(name, false) })
  if (encounter && view.seat === 'runner' && encounter.open > 0)
    return about(options.length > 1 ? 'web-table-ask-break' : 'web-table-ask-cannot-break', encounter.ice)
  const rez = options.find((option) => option.verb === 'rez' && option.card === view.run?.ice)
  if (rez) return about('web-table-ask-rez', rez.card ?? '')
  const scores = options.filter((option) => option.verb === 'score')
  return scores.length === 1 ? about('web-table-ask-score', scores[0]?.card ?? '') : undefined
}

const NOTES: Record<string, Saying> = {
  link: ({ view, speech }) => traceNote(view, speech),
  trace: ({ view, speech }) =>
    speech.format('web-table-note-trace', { link: view.runner.link ?? 0, credits: view.runner.credits }),
  action: ({ speech }) => speech.format('web-table-note-action'),
  decide: ({ ask, speech }) => (ask.card ? speech.text(ask.card).replaceAll('\n', ' ') : ''),
  pay: ({ speech }) => speech.format('web-table-note-pay'),
  order: ({ speech }) => speech.format('web-table-note-order'),
}

/** What the answer leaves: credits after it, accesses to come. */
export function noteOf(view: View, slots: { pass: Slot; act: Slot }, labels: Labels, speech: Speech): string {
  const ask = view.ask
  if (!ask?.options) return ask && !view.result ? speech.format('web-table-note-waiting') : ''
  const asked = { view, ask, options: ask.options, labels, speech }
  if (slots.act.plan) return planNote(asked, slots.act.plan)
  const note = NOTES[ask.kind ?? '']
  if (note) return note(asked)
  if (ask.kind === 'window' && ask.options.length === 1) return speech.format('web-table-note-nothing')
  return [afterNote(asked, slots.act.option), leftNote(asked)].filter(Boolean).join(' ')
}

const creditsOf = (view: View): number => view[view.seat === 'corp' ? 'corp' : 'runner'].credits

function planNote({ view, labels, speech }: Asked, plan: Plan): string {
  const cards = plan.cards.map((id) => labels.named(id, false)).join(', ')
  return speech.format('web-table-note-plan', {
    cards: cards || speech.format('web-table-note-clicks'),
    left: Math.max(0, creditsOf(view) - plan.credits),
    known: cards ? 'yes' : 'no',
  })
}

/** What an ability does, or what is left after paying. */
function afterNote({ view, labels, speech }: Asked, option: OptionView | undefined): string {
  if (!option) return ''
  if (option.verb === 'use' || option.verb === 'prevent') return labels.short(option)
  const now = creditsOf(view)
  const price = labels.price(option).credits
  if (price === undefined || price > now) return ''
  return speech.format('web-table-note-after', { now, after: now - price })
}

function leftNote({ view, ask, speech }: Asked): string {
  const left = view.run?.left ?? 0
  const accessing = ask.kind === 'trash-accessed' || ask.kind === 'steal'
  return accessing && left > 0 ? speech.format('web-table-note-left', { n: left }) : ''
}

function traceNote(view: View, speech: Speech): string {
  const need = Math.max(0, (view.ask?.n ?? 0) - (view.runner.link ?? 0))
  const can = view.ask ? numbersOf(view.ask).includes(need) : false
  return speech.format(
    need === 0 ? 'web-table-note-link-enough' : can ? 'web-table-note-link' : 'web-table-note-link-short',
    { n: need, link: view.runner.link ?? 0, trace: view.ask?.n ?? 0 },
  )
}
