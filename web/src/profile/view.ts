import type { By } from './stats'

/** What of the profile is looked at; it is part of the address. */
export interface View {
  /** One rating, or all. */
  pool: string
  by: By
  /** A row of the win rates that filters the games. */
  row: string
}

export function viewOf(search: string): View {
  const asked = new URLSearchParams(search)
  const by = asked.get('by')
  return {
    pool: asked.get('pool') ?? '',
    by: by === 'deck' || by === 'side' ? by : 'opponent',
    row: asked.get('row') ?? '',
  }
}

export function addressOf(view: View): string {
  const asked = new URLSearchParams()
  if (view.pool) asked.set('pool', view.pool)
  if (view.by !== 'opponent') asked.set('by', view.by)
  if (view.row) asked.set('row', view.row)
  return asked.size ? `/profile?${asked}` : '/profile'
}
