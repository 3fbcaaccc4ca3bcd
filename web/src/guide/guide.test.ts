import { describe, expect, it } from 'vitest'
import type { AskKind, AskView, Plan, Said, Shown, Verb, View } from '../protocol'
import { dismissed, guided, type Guiding } from './guide'
import { CORP } from './corp'
import { HINTS } from './hints'

const seat = {
  identity: { id: '#1', faceup: true },
  credits: 5,
  clicks: 4,
  points: 0,
  hand_size: 5,
  hand_count: 5,
  hand: [],
  deck_count: 30,
  scored: [],
}
const ice = { id: '#9', faceup: true, card: 'enigma' }
const NOTHING: Guiding = { seen: [], hint: null }

function view(changes: Partial<View> = {}): View {
  return {
    seat: 'runner',
    turn: 2,
    active: 'runner',
    timing: [],
    corp: { ...seat },
    runner: { ...seat, tags: 0, rig: [], memory: 4, link: 1, hand: ['sure-gamble', 'gordian-blade', 'diesel'] },
    servers: [
      { name: 'hq', ice: [ice], root: [] },
      { name: 'rd', ice: [], root: [] },
      { name: 'archives', ice: [], root: [] },
    ],
    playing: [],
    aside: [],
    hosted: [],
    removed: [],
    run: null,
    ask: null,
    log: [],
    result: null,
    ...changes,
  }
}

function ask(kind: AskKind, ...values: string[]): AskView {
  const options = values.map((value) => {
    const [verb = '', name] = value.split(' ')
    return { value, verb: verb as Verb, ...(name ? { [verb === 'run' ? 'place' : 'title']: name } : {}) }
  })
  return { seat: 'runner', kind, card: '', n: 3, options }
}

function shown(changes: Partial<View>, plans: Plan[] = [], ...log: string[]): Shown {
  const lines: Said[] = log.map((key) => ({ key, args: {} }))
  return {
    type: 'shown',
    ask: '0.1',
    view: view(changes),
    log_from: 0,
    log: lines,
    beats: [],
    matters: [],
    passing: '',
    plans,
    undo: 'no',
  }
}

const action = (...values: string[]) => shown({ ask: ask('action', 'credit', 'draw', ...values) })
const met = {
  server: 'hq',
  ice: '#9',
  ahead: 0,
  encountering: true,
  broken: [],
  resolved: [],
  outcome: 'open',
  purse: 0,
  left: 0,
}
const breakAll: Plan = {
  kind: 'break-all',
  values: ['use #3 0'],
  credits: 3,
  clicks: 0,
  subroutine: -1,
  cards: ['#3'],
}
const after = (...seen: string[]): Guiding => ({ seen, hint: null })
const id = (guiding: Guiding) => guiding.hint?.id

describe('the guide says', () => {
  it.each<[string, Guiding, Shown]>([
    ['welcome', NOTHING, shown({ turn: 0, ask: ask('mulligan', 'keep', 'mulligan') })],
    ['corp-first', after('clicks'), action()],
    ['clicks', NOTHING, action()],
    ['gamble', after('clicks', 'corp-first'), action('play sure-gamble')],
    ['breaker', after('clicks', 'corp-first'), action('install gordian-blade')],
    ['first-run', after('clicks', 'corp-first'), action('run hq', 'run rd')],
    ['encounter', NOTHING, shown({ run: met, ask: ask('window', 'use #3', 'pass') }, [breakAll])],
    ['no-breaker', NOTHING, shown({ run: met, ask: ask('window', 'pass') })],
    ['corp-may-rez', NOTHING, shown({ run: { ...met, encountering: false, ahead: 1 }, ask: { seat: 'corp' } })],
    [
      'jack-out',
      NOTHING,
      shown({ run: { ...met, encountering: false, ahead: 1 }, ask: ask('jack-out', 'continue', 'jack-out') }),
    ],
    [
      'at-server',
      NOTHING,
      shown({ run: { ...met, encountering: false, ahead: 0 }, ask: ask('jack-out', 'continue', 'jack-out') }),
    ],
    ['steal', NOTHING, shown({ run: met, ask: ask('steal', 'steal') })],
    ['trash', NOTHING, shown({ run: met, ask: ask('trash-accessed', 'trash 3', 'leave') })],
    ['seen', NOTHING, shown({ run: met, ask: ask('trash-accessed', 'leave') })],
    ['damage', NOTHING, shown({ ask: ask('action', 'credit') }, [], 'suffers-net')],
    ['stolen', NOTHING, shown({ ask: ask('action', 'credit') }, [], 'steals')],
    [
      'tagged',
      after('clicks', 'corp-first'),
      shown({ runner: { ...view().runner, tags: 1 }, ask: ask('action', 'credit', 'remove-tag') }),
    ],
    ['discard', NOTHING, shown({ ask: ask('discard', 'discard diesel') })],
    ['trace', NOTHING, shown({ run: met, ask: ask('link', 'number 0') })],
    ['won', NOTHING, shown({ result: { winner: 'runner', reason: 'agendas' } })],
    ['lost', NOTHING, shown({ result: { winner: 'corp', reason: 'flatline' } })],
  ])('%s when it comes up', (hint, before, now) => {
    expect(id(guided(before, now))).toBe(hint)
  })

  it('points at the card or the server it speaks of', () => {
    expect(guided(after('clicks', 'corp-first'), action('play sure-gamble')).hint?.point).toBe(
      '[data-key="hand:0"], [data-sheet="grip"]',
    )
    expect(guided(after('clicks', 'corp-first'), action('run hq', 'run rd')).hint?.point).toBe('[data-key="lane:rd"]')
  })

  it('warns of a facedown card that is advanced, not of one it knows', () => {
    const root = [{ id: '#7', faceup: false, counters: { advancement: 2 } }]
    const servers = [...view().servers, { name: 'remote-1', ice: [ice], root }]
    const now = shown({ servers, ask: ask('action', 'credit', 'run remote-1') })
    expect(guided(after('clicks', 'corp-first'), now).hint).toMatchObject({
      id: 'advanced',
      args: { server: 'remote-1' },
    })
    const known = [{ ...root[0]!, card: 'snare' }]
    const other = shown({
      servers: [...view().servers, { name: 'remote-1', ice: [ice], root: known }],
      ask: ask('action', 'run remote-1'),
    })
    expect(id(guided(after('clicks', 'corp-first'), other))).not.toBe('advanced')
  })
})

describe('each hint', () => {
  it('stays while it fits and is said once', () => {
    const first = guided(NOTHING, action())
    expect(guided(first, action())).toEqual(first)
    const waiting = guided(first, shown({ active: 'corp', turn: 3, ask: { seat: 'corp' } }))
    expect(waiting.seen).toEqual(['clicks'])
    expect(id(guided(waiting, action()))).not.toBe('clicks')
  })

  it('makes room for the next when it was read', () => {
    const now = action('play sure-gamble')
    const read = dismissed(guided(NOTHING, now), now)
    expect([read.seen, id(read)]).toEqual([['clicks'], 'corp-first'])
    expect(id(dismissed(read, now))).toBe('gamble')
  })

  it('about an event stays after the event until something new comes', () => {
    const hit = guided(after('clicks', 'corp-first'), shown({ ask: { seat: 'corp' } }, [], 'suffers-net'))
    const quiet = shown({ ask: { seat: 'corp' } })
    expect(id(guided(hit, quiet))).toBe('damage')
    const next = guided(hit, action('play sure-gamble'))
    expect([id(next), next.seen]).toEqual(['gamble', ['clicks', 'corp-first', 'damage']])
  })

  it('is silent when all was said', () => {
    const all = HINTS.map((rule) => rule.id)
    expect(guided({ seen: all, hint: null }, action()).hint).toBeNull()
  })
})

describe('the guide of the Corp', () => {
  const corp = (changes: Partial<View>, ...log: string[]) =>
    shown({ seat: 'corp', active: 'corp', ...changes }, [], ...log)
  const said = (now: Shown, seen: string[] = []) => guided({ seen, hint: null }, now, CORP).hint

  it('says what is true of the position, one thing at a time', () => {
    expect(said(corp({ ask: ask('mulligan', 'keep', 'mulligan') }))?.id).toBe('corp-welcome')
    const turn = corp({ ask: ask('action', 'credit', 'advance') })
    expect(said(turn)?.id).toBe('corp-clicks')
    expect(said(turn, ['corp-clicks'])).toMatchObject({ id: 'corp-open', args: { server: 'rd' } })
    expect(said(turn, ['corp-clicks', 'corp-open'])?.id).toBe('corp-advance')
  })

  it('speaks of a run when there is one, and of rezzing when something can be', () => {
    const run = { active: 'runner', run: met } as Partial<View>
    expect(said(corp({ ...run, ask: ask('window', 'rez enigma', 'pass') }))?.id).toBe('corp-rez')
    expect(said(corp(run))).toMatchObject({ id: 'corp-run', args: { server: 'hq' } })
  })

  it('tells the points after a steal, and why a game was lost', () => {
    expect(said(corp({}, 'steals'))).toMatchObject({ id: 'corp-stolen', args: { n: 0 } })
    const result = { winner: 'runner', reason: 'decked' } as View['result']
    expect(said(corp({ result }))).toMatchObject({ id: 'corp-lost', args: { reason: 'decked' } })
  })
})
