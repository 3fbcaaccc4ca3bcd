/** Where the player is: a page and, for some, what it shows. */
export type Route =
  | {
      page:
        | 'start'
        | 'learn'
        | 'puzzles'
        | 'decks'
        | 'cards'
        | 'handbook'
        | 'rules'
        | 'replays'
        | 'workshop'
        | 'profile'
        | 'lost'
    }
  | { page: 'table' | 'replay' | 'analysis' | 'aid' | 'player' | 'work'; id: string }

const PLAIN = ['learn', 'puzzles', 'decks', 'cards', 'handbook', 'rules', 'replays', 'workshop', 'profile'] as const
const NAMED = ['table', 'replay', 'analysis', 'aid', 'player'] as const

export function routeOf(path: string): Route {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean)
  if (!first) return { page: 'start' }
  const plain = PLAIN.find((page) => page === first)
  if (plain && !id) return { page: plain }
  const named = NAMED.find((page) => page === first)
  if (first === 'workshop' && rest.length === 1) return { page: 'work', id: `${id}/${rest[0]}` }
  if (named && id && !rest.length) return { page: named, id: idOf(named, id) }
  return { page: 'lost' }
}

/** Tables are named in capitals, and may be typed in otherwise; players' names may hold anything. */
function idOf(page: (typeof NAMED)[number], id: string): string {
  return page === 'table' ? id.toUpperCase() : page === 'player' ? decoded(id) : id
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** Whether a click on a link should stay in the page. */
export function isOurs(link: { href: string; target: string; download: string }, here: string): boolean {
  const url = new URL(link.href, here)
  const elsewhere = url.origin !== new URL(here).origin || url.pathname.startsWith('/api/')
  return !elsewhere && !link.target && !link.download
}
