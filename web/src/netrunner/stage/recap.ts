import type { Said, View } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import type { Speech } from '../model/speech'
import { headOf } from './kinds'
import { seenIn } from './plate'

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
}
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

export function chipOf(beat: Staged, speech: Speech & { spell: (args: Said['args']) => Said['args'] }): Chip | null {
  const head = headOf(beat.log)
  if (SILENT.has(head.key)) return null
  const card = String(head.args.card ?? '')
  const known = card !== '' && card !== 'unknown'
  const key = `stage-${head.key}`
  const seen = seenIn(beat).length
  return {
    id: beat.id,
    side: beat.actor,
    card: known ? card : '',
    icon: ICONS[head.key] ?? (known ? '' : 'diamond'),
    text: seen
      ? speech.format('stage-archives', { n: seen })
      : known
        ? speech.title(card)
        : speech.has(key)
          ? speech.format(key, { ...speech.spell(head.args), ...counted(beat, head) })
          : speech.say(head),
    number: change(beat),
    harm: /^(suffers-|takes-tags)/.test(head.key),
  }
}

/** Ticks of one kind in a row are counted together. */
function counted(beat: Staged, head: Said): { n?: number } {
  const equal = beat.log.filter((said) => said.key === head.key)
  return equal.length > 1 ? { n: equal.reduce((sum, said) => sum + Number(said.args.n ?? 0), 0) } : {}
}

/** What happened in a sentence, for a list that has room for one. */
export function rowOf(beat: Staged, speech: Speech & { spell: (args: Said['args']) => Said['args'] }): Chip | null {
  const chip = chipOf(beat, speech)
  const head = headOf(beat.log)
  const several = seenIn(beat).length > 0 || counted(beat, head).n !== undefined
  return chip && !several ? { ...chip, text: speech.say(head) } : chip
}

/** The number that matters most: the actor's credits. */
function change(beat: Staged): string {
  const side = beat.actor === 'corp' ? 'corp' : 'runner'
  return signed(beat.view[side].credits - beat.before[side].credits)
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : ''
}

export interface Flag {
  text: 'new' | 'rezzed' | string
  side: string
}

/** What others changed on the table, by the id of the card. */
export function flagsOf(beats: Staged[]): Map<string, Flag> {
  const found = new Map<string, Flag>()
  for (const beat of beats.filter((one) => !one.own && one.actor)) {
    const old = new Map(placed(beat.before).map((card) => [card.id, card]))
    for (const card of placed(beat.view)) {
      const was = old.get(card.id)
      if (!was) found.set(card.id, { text: 'new', side: beat.actor })
      else if (card.faceup && !was.faceup) found.set(card.id, { text: 'rezzed', side: beat.actor })
      else if (found.get(card.id)?.text !== 'new') {
        const by = sum(card.counters) - sum(was.counters)
        if (by)
          found.set(card.id, {
            text: signed(by + Number(found.get(card.id)?.text.replace('−', '-') || 0)),
            side: beat.actor,
          })
      }
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
