import type { JoinTable } from '../protocol'
import type { Seek } from './tables'

/** A quick match that found nobody: its table waits, and goes on looking for one that has waited longer. */
class Seeking {
  now = $state.raw<{ table: string; seek: Seek; wish: (seat: string) => JoinTable } | null>(null)
}

export const seeking = new Seeking()
