import type { CauseView, Said, View } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import type { Side } from '../model/cards'
import { motionsOf, type Motion } from '../model/motions'
import type { Speech } from '../model/speech'
import { headOf } from './kinds'

/** What each seat has spent: the headline says what came of it. */
const PSI = 'psi-spends'

export interface NumberChanged {
  icon: string
  /** Whose number it is, and which. */
  key: string
  from: number
  to: number
  harm: boolean
}

export interface Plate {
  headline: string
  sentences: string[]
  card: string
  /** The back to show where the card may not be seen. */
  back: '' | Side
  lost: string[]
  /** The cards of Archives, accessed one after the other. */
  seen: string[]
  numbers: NumberChanged[]
  points: { side: Side; before: number; after: number } | null
  trace: { strength: number; link: number; hit: boolean } | null
  cause: CauseView[]
  harm: boolean
}

/** What the plate of a beat says and shows. */
export function plateOf(beat: Staged, speech: Speech & { spell: (args: Said['args']) => Said['args'] }): Plate {
  const head = headlineOf(beat)
  const lost = lostIn(beat)
  const seen = seenIn(beat)
  const card = seen.length || (lost.length && head.key.startsWith('suffers-')) ? '' : cardOf(beat, head)
  const scored = beat.log.find((said) => said.key === 'steals' || said.key === 'scores')
  return {
    headline: seen.length
      ? speech.format('stage-archives', { n: seen.length })
      : speech.format(`stage-${head.key}`, { ...speech.spell(head.args), same: sameIn(beat) ? 'yes' : 'no' }),
    sentences: seen.length ? stolenIn(beat, speech) : sentencesOf(beat, head, speech, lost),
    card,
    back: card || lost.length || seen.length ? '' : backOf(head),
    lost,
    seen,
    numbers: numbersOf(beat.before, beat.view, head.key === 'runs').filter((one) => !lost.length || one.harm),
    points: scored ? pointsOf(beat, scored) : null,
    trace: traceOf(beat.log),
    cause: head.key.startsWith('win-') ? (beat.view.cause ?? []) : [],
    harm: isHarm(beat, head),
  }
}

/** What came of it stands above how it began: damage above the access, an outcome above its trace. */
export function headlineOf(beat: Staged): Said {
  const head = headOf(beat.log)
  const find = (test: RegExp): Said | undefined => beat.log.find((said) => test.test(said.key))
  const better =
    head.key === 'accesses'
      ? (find(/^steals$/) ?? find(/^suffers-/))
      : head.key === 'traces' || head.key === 'links'
        ? find(/^trace-/)
        : head.key === 'subroutine'
          ? (find(/^suffers-/) ?? find(/^run-ended$/))
          : undefined
  return better ?? head
}

function cardOf(beat: Staged, head: Said): string {
  const named = [head, headOf(beat.log), ...beat.log].map((said) => String(said.args.card ?? ''))
  return named.find((slug) => slug && slug !== 'unknown') ?? ''
}

function backOf(head: Said): '' | Side {
  if (head.args.card !== 'unknown') return ''
  return head.args.seat === 'runner' && head.key !== 'accesses' && head.key !== 'approaches' ? 'runner' : 'corp'
}

/** Cards lost to damage, in the order of the heap. */
function lostIn(beat: Staged): string[] {
  const at = beat.log.findIndex((said) => said.key.startsWith('suffers-'))
  if (at < 0) return []
  return beat.log
    .slice(at + 1)
    .filter((said) => said.key === 'trashed' && said.args.seat === 'runner')
    .map((said) => String(said.args.card ?? 'unknown'))
}

/** All cards of Archives that were accessed, if there were several. */
export function seenIn(beat: Staged): string[] {
  const all = beat.joins ? beat.log.filter((said) => said.key === 'accesses') : []
  return all.length > 1 ? all.map((said) => String(said.args.card ?? 'unknown')) : []
}

/** Whether both seats spent the same in a psi game. */
function sameIn(beat: Staged): boolean {
  const spent = beat.log.filter((said) => said.key === PSI).map((said) => said.args.n)
  return new Set(spent).size < 2
}

const stolenIn = (beat: Staged, speech: Speech): string[] =>
  beat.log.filter((said) => said.key === 'steals').map((said) => speech.say(said))

function sentencesOf(beat: Staged, head: Said, speech: Speech, lost: string[]): string[] {
  const rest = beat.log.filter(
    (said) =>
      (said !== head || said.key === PSI) &&
      said.key !== 'pays' &&
      !(lost.length && said.key === 'trashed') &&
      !(said.key === 'traces' || said.key === 'links'),
  )
  const first = rest.slice(0, 3).map((said) => speech.say(said))
  if (head.args.card === 'unknown' && head.key.startsWith('installs')) first.unshift(speech.format('stage-face-down'))
  if (lost.length) first.unshift(speech.format('stage-random', { n: beat.before.runner.hand_count }))
  if (head.key === 'accesses' && head.args.server) first.unshift(speech.where(String(head.args.server)))
  if (head.key === 'runs') first.unshift(speech.format('stage-protected', { n: protecting(beat, head) }))
  if (head.key === 'approaches') first.unshift(speech.say(head))
  return first
}

function protecting({ view }: Staged, head: Said): number {
  return view.servers.find((server) => server.name === head.args.server)?.ice.length ?? 0
}

function numbersOf(before: View, after: View, runs: boolean): NumberChanged[] {
  const found: NumberChanged[] = []
  const note = (key: string, icon: string, from = 0, to = 0, bad: 'up' | 'down' | '' = ''): void => {
    if (from !== to)
      found.push({ key, icon, from, to, harm: bad === 'up' ? to > from : bad === 'down' ? to < from : false })
  }
  if (runs) note('runner-clicks', 'click', before.runner.clicks, after.runner.clicks)
  note('tags', 'tag', before.runner.tags, after.runner.tags, 'up')
  note('brain', 'brain', before.runner.brain_damage, after.runner.brain_damage, 'up')
  note('runner-hand', 'hand', before.runner.hand_count, after.runner.hand_count, 'down')
  note('corp-credits', 'credit', before.corp.credits, after.corp.credits)
  note('runner-credits', 'credit', before.runner.credits, after.runner.credits)
  note('bad-publicity', 'badpub', before.corp.bad_publicity, after.corp.bad_publicity, 'up')
  note('memory', 'mu', before.runner.memory_used, after.runner.memory_used)
  note('corp-hand', 'hand', before.corp.hand_count, after.corp.hand_count)
  return found.slice(0, 3)
}

function pointsOf(beat: Staged, scored: Said): Plate['points'] {
  const side: Side = scored.key === 'steals' ? 'runner' : 'corp'
  return { side, before: beat.before[side].points, after: beat.view[side].points }
}

function traceOf(log: Said[]): Plate['trace'] {
  const number = (key: string): number | undefined => {
    const said = log.find((line) => line.key === key)
    return said ? Number(said.args.n ?? 0) : undefined
  }
  const strength = number('traces') ?? number('trace-succeeds') ?? number('trace-fails')
  const link = number('links')
  if (strength === undefined || link === undefined) return null
  return { strength, link, hit: strength > link }
}

function isHarm(beat: Staged, head: Said): boolean {
  return (
    /^(suffers-|takes-tags|win-flatline|trace-succeeds)/.test(head.key) ||
    (beat.hold === 'harm' && head.key === 'trashed')
  )
}

/** Where the arrow of a beat begins and ends: keys and anchors of the page. */
export interface Path {
  from: string
  to: string
}

export function pathOf(beat: Staged): Path | null {
  const head = headOf(beat.log)
  const motions = motionsOf(beat.before, beat.view)
  const of = <K extends Motion['kind']>(kind: K): Extract<Motion, { kind: K }> | undefined =>
    motions.find((motion): motion is Extract<Motion, { kind: K }> => motion.kind === kind)
  const scored = of('score')
  if (scored) return { from: homeOf(beat, scored.id) || laneOf(beat), to: `score-${scored.side}` }
  const hit = hitBy(beat)
  if (hit) return { from: sourceOf(beat), to: hit }
  if (head.key === 'accesses') return { from: laneOf(beat), to: '' }
  if (head.key === 'approaches') return { from: '', to: beat.view.run?.ice ?? '' }
  const came = of('appear')
  if (came && head.key.startsWith('installs')) return { from: came.from, to: came.id }
  const left = of('leave')
  if (left && /^(trashed|hunts|subroutine|accesses)$/.test(head.key)) return { from: left.id, to: left.to }
  return fromHand(head) ?? rezzed(beat, head)
}

function fromHand(head: Said): Path | null {
  if (head.key === 'runs') return { from: 'runner-clicks', to: `lane-${String(head.args.server ?? '')}` }
  if (head.key !== 'plays') return null
  const side = String(head.args.seat ?? '')
  return { from: `hand-${side}`, to: side === 'corp' ? 'archives' : 'heap' }
}

/** What was paid for goes from the purse to the card. */
function rezzed(beat: Staged, head: Said): Path | null {
  const to = turnedUp(beat)
  return to ? { from: head.key === 'rezzes' ? 'corp-credits' : '', to } : null
}

/** Where harm lands: damage on the way to the heap, tags at their number. */
function hitBy(beat: Staged): string {
  const has = (test: RegExp): boolean => beat.log.some((said) => test.test(said.key))
  return has(/^suffers-/) ? 'heap' : has(/^takes-tags$/) ? 'tags' : ''
}

/** What hurts: the ice that is encountered, or the server of the run. */
function sourceOf(beat: Staged): string {
  const run = beat.before.run ?? beat.view.run
  return (run?.encountering && run.ice) || laneOf(beat)
}

/** The server that a card came from. */
function homeOf({ before }: Staged, id: string): string {
  const home = before.servers.find((server) => server.root.some((card) => card.id === id))
  return home ? `lane-${home.name}` : ''
}

function laneOf(beat: Staged): string {
  const server = beat.before.run?.server ?? beat.view.run?.server
  return server ? `lane-${server}` : ''
}

/** The card that was rezzed, or has got a token. */
export function turnedUp(beat: Staged): string {
  const old = new Map(placed(beat.before).map((card) => [card.id, card]))
  return (
    placed(beat.view).find((card) => {
      const was = old.get(card.id)
      return was && (was.faceup !== card.faceup || JSON.stringify(was.counters) !== JSON.stringify(card.counters))
    })?.id ?? ''
  )
}

function placed(view: View): View['playing'] {
  return [...view.servers.flatMap((server) => [...server.ice, ...server.root]), ...(view.runner.rig ?? [])]
}

/** The server where a beat happens; empty if it happens in none. */
export function serverOf(beat: Staged): string {
  const path = pathOf(beat)
  const ends = [path?.to ?? '', path?.from ?? '']
  const lane = ends.find((end) => end.startsWith('lane-'))
  if (lane) return lane.slice('lane-'.length)
  const holds = (view: View): string =>
    view.servers.find((server) => [...server.ice, ...server.root].some((card) => ends.includes(card.id)))?.name ?? ''
  return holds(beat.view) || holds(beat.before)
}
