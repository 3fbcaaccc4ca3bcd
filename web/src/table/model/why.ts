import type { Said } from '../../protocol'

/** A line of the report, with the rule behind it. */
export interface Happened {
  text: string
  rule: string
}

/** Where something new begins: what was told before it did not lead to what comes after. */
const BEGINS = new Set([
  'turn',
  'takes-credit',
  'plays',
  'advances',
  'removes-tag',
  'purges',
  'installs',
  'installs-on',
  'installs-ice',
  'installs-root',
  'runs',
  'gangs-turn',
  'gangs-activates',
  'gangs-reclaims',
  'gangs-firefight',
])
const MOST = 5

/** How it came to that line: what began it, what came last before it, and the line itself. */
export function leadingTo(log: Said[], at: number): Said[] {
  const begun = log.slice(0, at + 1).findLastIndex((said) => BEGINS.has(said.key))
  const chain = log.slice(Math.max(0, begun), at + 1)
  return chain.length > MOST ? [chain[0]!, ...chain.slice(1 - MOST)] : chain
}

export function happened(log: Said[], at: number, say: (said: Said) => string): Happened[] {
  return leadingTo(log, at).map((said) => ({ text: say(said), rule: String(said.args.rule ?? '') }))
}
