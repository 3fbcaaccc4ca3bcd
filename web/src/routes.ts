/** Where the player is: a page and, for some, what it shows. */
export type Route =
  | { page: 'start' | 'learn' | 'decks' | 'cards' | 'rules' | 'replays' | 'profile' | 'lost' }
  | { page: 'table' | 'replay'; id: string }

const PLAIN = ['learn', 'decks', 'cards', 'rules', 'replays', 'profile'] as const

export function routeOf(path: string): Route {
  const [first = '', id = '', ...rest] = path.split('/').filter(Boolean)
  if (!first) return { page: 'start' }
  const plain = PLAIN.find((page) => page === first)
  if (plain && !id) return { page: plain }
  if ((first === 'table' || first === 'replay') && id && !rest.length) return { page: first, id: idOf(first, id) }
  return { page: 'lost' }
}

/** Tables are named in capitals, and may be typed in otherwise. */
function idOf(page: 'table' | 'replay', id: string): string {
  return page === 'table' ? id.toUpperCase() : id
}

/** Whether a click on a link should stay in the page. */
export function isOurs(link: { href: string; target: string; download: string }, here: string): boolean {
  const url = new URL(link.href, here)
  const elsewhere = url.origin !== new URL(here).origin || url.pathname.startsWith('/api/')
  return !elsewhere && !link.target && !link.download
}
