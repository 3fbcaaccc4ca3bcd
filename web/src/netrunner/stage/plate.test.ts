import { describe, expect, it } from 'vitest'
import type { Said, View } from '../../protocol'
import type { Staged } from '../../table/stage/beat'
import { english, sample } from '../model/table.testing'
import { pathOf, plateOf } from './plate'

const view = (name: string): View => sample(name).view
const staged = (before: View, after: View, ...log: Said[]): Staged =>
  ({ id: 0, log, before, view: after }) as unknown as Staged

describe('the arrow of a beat', () => {
  it('leads damage from the ice that is encountered to the heap', () => {
    const run = view('runner-window-encounter')
    const hurt: Said[] = [
      { key: 'subroutine', args: { card: 'neural-katana', n: 1 } },
      { key: 'suffers-net', args: { seat: 'runner', n: 3 } },
    ]
    expect(pathOf(staged(run, run, ...hurt))).toEqual({ from: run.run?.ice, to: 'heap' })
  })

  it('leads tags from what gives them to their number', () => {
    const run = view('runner-window-encounter')
    const calm = view('runner-action')
    const tagged: Said = { key: 'takes-tags', args: { seat: 'runner', n: 1 } }
    expect(pathOf(staged(run, run, tagged))).toEqual({ from: run.run?.ice, to: 'tags' })
    expect(pathOf(staged(calm, calm, tagged))).toEqual({ from: '', to: 'tags' })
  })

  it('leads what a rez costs from the purse to the card', () => {
    const run = view('runner-window-encounter')
    const ice = run.run?.ice ?? ''
    const before: View = {
      ...run,
      servers: run.servers.map((server) => ({
        ...server,
        ice: server.ice.map((card) => (card.id === ice ? { ...card, faceup: false } : card)),
      })),
    }
    const rez: Said = { key: 'rezzes', args: { seat: 'corp', card: 'enigma', n: 3 } }
    expect(pathOf(staged(before, run, rez))).toEqual({ from: 'corp-credits', to: ice })
  })
})

describe('the arrow of an agenda', () => {
  it('leads from the server where it was scored to the score', () => {
    const calm = view('runner-action')
    const agenda = { id: '#77', card: 'priority-requisition', faceup: true } as View['playing'][number]
    const before = structuredClone(calm)
    before.servers.find((server) => server.name === 'remote-1')!.root = [agenda]
    const after = structuredClone(calm)
    after.corp.scored = [agenda]
    const scores: Said = { key: 'scores', args: { seat: 'corp', card: 'priority-requisition' } }
    expect(pathOf(staged(before, after, scores))).toEqual({ from: 'lane-remote-1', to: 'score-corp' })
  })
})

describe('the plate of a trace', () => {
  it('sets strength against link, also when its player was asked in between', () => {
    const calm = view('runner-action')
    const speech = { ...english(), spell: (args: object) => args as Record<string, string> }
    const links: Said = { key: 'links', args: { seat: 'runner', n: 2 } }
    const hit: Said = { key: 'trace-succeeds', args: { seat: 'corp', card: 'hunter', n: 3 } }
    expect(plateOf(staged(calm, calm, links, hit), speech)).toMatchObject({
      headline: 'The trace succeeds',
      card: 'hunter',
      trace: { strength: 3, link: 2, hit: true },
    })
  })
})

describe('the plate of a psi game', () => {
  const spends = (seat: string, n: number): Said => ({ key: 'psi-spends', args: { seat, card: 'snowflake', n } })
  const speech = { ...english(), spell: (args: object) => args as Record<string, string> }
  const plate = (corp: number, runner: number) => {
    const calm = view('runner-action')
    return plateOf(staged(calm, calm, spends('corp', corp), spends('runner', runner)), speech)
  }

  it('says whether both spent the same, and how much each', () => {
    expect(plate(1, 1).headline).toBe('Psi: the same')
    expect(plate(1, 0)).toMatchObject({ headline: 'Psi: different', card: 'snowflake' })
    expect(plate(1, 0).sentences).toHaveLength(2)
  })
})
