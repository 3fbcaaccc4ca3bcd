import type { Lobby } from '../protocol'
import { botsOf } from '../start/level'
import { HEIGHT } from './graph'

/** A bot whose rating is drawn beside a player's. */
export interface Machine {
  name: string
  points: number
}

const LEVELS = ['rookie', 'street', 'pro', 'legend']
/** Names that stand closer than this cover each other. */
const APART = 28

/** The levels of bots that sit opposite: against one of the same rating every second game is won. */
export function machinesOf(lobby: Lobby, pool: string): Machine[] {
  const opposite = { 'netrunner-runner': 'netrunner-corp', 'netrunner-corp': 'netrunner-runner' }[pool] ?? pool
  const field = botsOf(lobby, opposite)
  return LEVELS.flatMap((name) => (field[name] ? [{ name, points: field[name].points }] : []))
}

/** Those that lie within the graph, the strongest first, with room for their names. */
export function linesOf(machines: Machine[], y: (points: number) => number): (Machine & { y: number })[] {
  const found: (Machine & { y: number })[] = []
  for (const machine of [...machines].sort((a, b) => b.points - a.points)) {
    const at = y(machine.points)
    const last = found[found.length - 1]
    if (at > APART && at < HEIGHT && (!last || at - last.y >= APART)) found.push({ ...machine, y: at })
  }
  return found
}
