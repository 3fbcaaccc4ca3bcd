import type { View } from '../shown'
import type { Content, Effect } from './content'

/** A gang on the Street Cred track. */
export interface CredMark {
  gang: string
  n: number
  /** The number is written once. */
  named: boolean
}

export function credMarks(view: View): CredMark[] {
  const all = view.gangs.map((gang) => ({ gang: gang.id, n: gang.street_cred }))
  if (view.johnny) all.push({ gang: 'johnny', n: view.johnny.street_cred })
  return all.map((mark, at) => ({ ...mark, named: all.findIndex((other) => other.n === mark.n) === at }))
}

/** Street Cred that turns the Story: the branches of the cards in its slots. */
export function storyFlags(view: View, content: Content): number[] {
  const open = new Set(view.story.slots.filter((id) => id !== null))
  const branches = content.stories.card.filter((card) => open.has(card.id)).flatMap((card) => card.branch ?? [])
  const taken = new Set(view.story.told)
  const numbers = branches
    .filter((branch) => branch.on === 'street-cred' && !taken.has(branch.to))
    .map((branch) => branch.n ?? 0)
  return [...new Set(numbers)].sort((a, b) => a - b)
}

/** What a space of the Net pays, as far as it can be drawn. */
export interface Pay {
  what: string
  n: number
}

export function paysOf(effects: Effect[] | undefined): Pay[] {
  return (effects ?? [])
    .flatMap((effect): Pay[] => {
      if (effect.do === 'gain' && typeof effect.n === 'number') return [{ what: effect.what ?? '', n: effect.n }]
      if (effect.do === 'choose') return [{ what: 'resource', n: 0 }]
      return []
    })
    .slice(0, 2)
}
