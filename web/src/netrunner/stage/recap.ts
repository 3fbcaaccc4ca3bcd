import type { Said, View } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import type { Speech } from '../model/speech'
import { headOf, isReason, playedOut } from './kinds'
import { seenIn, turnedUp } from './plate'

export interface Chip {
  id: number
  side: string
  /** A picture, or an icon where there is no card to show. */
  card: string
  icon: string
  text: string
  number: string
  harm: boolean
}

const ICONS: Record<string, string> = {
  draws: 'hand',
  gains: 'credit',
  'takes-credit': 'credit',
  loses: 'credit',
  pays: 'credit',
  advances: 'adv',
  'places-advancement': 'adv',
  'installs-ice': 'lock',
  'installs-root': 'lock',
  'installs-facedown': 'lock',
  turn: 'next',
  runs: 'play',
  'takes-tags': 'tag',
  'suffers-net': 'net',
  'suffers-meat': 'meat',
  'suffers-brain': 'brain',
  breaks: 'bolt',
  succeeds: 'check',
  'run-ended': 'stop',
  'jacks-out': 'jackout',
  discards: 'trash',
  purges: 'virus',
  'automa-reveals': 'bot',
  scores: 'points',
  steals: 'points',
  accesses: 'eye',
  exposes: 'eye',
  reveals: 'eye',
  rezzes: 'up',
  derezzes: 'down',
  trashed: 'trash',
  subroutine: 'sub',
  traces: 'target',
  'trace-succeeds': 'target',
  'trace-fails': 'target',
  plays: 'hand',
  uses: 'bolt',
  'win-flatline': 'harm',
  'win-agendas': 'points',
}
/** Told by a picture and a number alone. */
const COUNTED = new Set(['draws', 'takes-credit', 'gains', 'loses', 'pays'])
const ADVANCES = new Set(['advances', 'places-advancement'])
/** Small change of the clock: not worth a chip. */
const SILENT = new Set([
  'turn',
  'approaches',
  'approaches-server',
  'succeeds',
  'run-ends',
  'fails',
  'encounters',
  'keeps',
])

type Spoken = Speech & { spell: (args: Said['args']) => Said['args'] }

/** One thing that happened; the reasons of an automa have room in a list only. */
export function chipOf(beat: Staged, speech: Spoken): Chip | null {
  const head = headOf(beat.log)
  return isReason(head) && head.key !== 'pays' ? null : told(beat, head, speech)
}

function told(beat: Staged, head: Said, speech: Spoken): Chip | null {
  if (SILENT.has(head.key) || playedOut(head, beat.before)) return null
  const card = String(head.args.card ?? '')
  const known = card !== '' && card !== 'unknown'
  return {
    id: beat.id,
    side: beat.actor,
    card: known ? card : '',
    icon: ICONS[head.key] ?? 'diamond',
    text: shortly(beat, head, known ? card : '', speech),
    number: numberOf(beat, head),
    harm: /^(suffers-|takes-tags)/.test(head.key),
  }
}

/** What the picture and the number do not say already, in a word or two. */
function shortly(beat: Staged, head: Said, card: string, speech: Spoken): string {
  const seen = seenIn(beat).length
  if (seen) return speech.format('stage-archives', { n: seen })
  if (COUNTED.has(head.key) && numberOf(beat, head)) return ''
  if (card) return speech.title(card)
  const args = { ...speech.spell(head.args), ...counted(beat, head) }
  const key = [`chip-${head.key}`, `stage-${head.key}`].find((one) => speech.has(one))
  return key ? speech.format(key, args) : speech.say(head)
}

/** Ticks of one kind in a row are counted together. */
function counted(beat: Staged, head: Said): { n?: number } {
  const equal = beat.log.filter((said) => said.key === head.key)
  return equal.length > 1 ? { n: equal.reduce((sum, said) => sum + Number(said.args.n ?? 0), 0) } : {}
}

/** What happened in a sentence, for a list that has room for one. */
export function rowOf(beat: Staged, speech: Spoken): Chip | null {
  const head = headOf(beat.log)
  const chip = told(beat, head, speech)
  return chip && { ...chip, text: sentenceOf(beat, head, speech), number: change(beat) }
}

function sentenceOf(beat: Staged, head: Said, speech: Spoken): string {
  const seen = seenIn(beat).length
  if (seen) return speech.format('stage-archives', { n: seen })
  const several = counted(beat, head)
  const key = `stage-${head.key}`
  return several.n === undefined || !speech.has(key)
    ? speech.say(head)
    : speech.format(key, { ...speech.spell(head.args), ...several })
}

/** The number that a chip shows: cards drawn, tokens on the card that was advanced, else credits. */
function numberOf(beat: Staged, head: Said): string {
  if (head.key === 'draws') return signed(counted(beat, head).n ?? Number(head.args.n ?? 0))
  if (ADVANCES.has(head.key)) {
    const tokens = placed(beat.view).find((card) => card.id === turnedUp(beat))?.counters?.advancement
    if (tokens) return String(tokens)
  }
  return change(beat)
}

/** The actor's credits. */
function change(beat: Staged): string {
  const side = beat.actor === 'corp' ? 'corp' : 'runner'
  return signed(beat.view[side].credits - beat.before[side].credits)
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : ''
}

/** What is new about a card: itself, that it was rezzed, or by how many its tokens are more or fewer. */
export interface Flag {
  news: 'new' | 'rezzed' | 'tokens'
  by: number
  side: string
}

/** What others changed on the table, by the id of the card. */
export function flagsOf(beats: Staged[]): Map<string, Flag> {
  const found = new Map<string, Flag>()
  for (const beat of beats.filter((one) => !one.own && one.actor)) {
    const old = new Map(placed(beat.before).map((card) => [card.id, card]))
    for (const card of placed(beat.view)) {
      const was = old.get(card.id)
      const flag = found.get(card.id)
      const by = sum(card.counters) - sum(was?.counters)
      if (!was) found.set(card.id, { news: 'new', by: 0, side: beat.actor })
      else if (card.faceup && !was.faceup) found.set(card.id, { news: 'rezzed', by: 0, side: beat.actor })
      else if (by && flag?.news !== 'new')
        found.set(card.id, { news: 'tokens', by: by + (flag?.by ?? 0), side: beat.actor })
    }
  }
  return found
}

function sum(counters: Record<string, number> | undefined): number {
  return Object.values(counters ?? {}).reduce((all, n) => all + n, 0)
}

function placed(view: View): View['playing'] {
  return [...view.servers.flatMap((server) => [...server.ice, ...server.root]), ...(view.runner.rig ?? [])]
}

export interface SinceLine {
  icon: string
  /** A key of the catalogues, or a number of the other seat. */
  name: string
  from: number
  to: number
}

/** At most four lines of numbers that the others have changed since the last decision. */
export function sinceLines(beats: Staged[], me: string): SinceLine[] {
  const first = beats[0]?.before
  const last = beats.at(-1)?.view
  if (!first || !last || !beats.some((beat) => !beat.own)) return []
  const far = me === 'corp' ? 'runner' : 'corp'
  const down = (view: View): number =>
    view.servers.flatMap((one) => [...one.ice, ...one.root]).filter((card) => !card.faceup).length
  const lines: SinceLine[] = [
    { icon: 'points', name: 'points', from: first[far].points, to: last[far].points },
    { icon: 'tag', name: 'tags', from: first.runner.tags ?? 0, to: last.runner.tags ?? 0 },
    { icon: 'credit', name: 'credits', from: first[far].credits, to: last[far].credits },
    { icon: 'hand', name: 'hand', from: first[far].hand_count, to: last[far].hand_count },
    ...(far === 'corp' ? [{ icon: 'lock', name: 'down', from: down(first), to: down(last) }] : []),
  ]
  return lines.filter((line) => line.from !== line.to).slice(0, 4)
}
