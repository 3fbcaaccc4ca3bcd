import { isOurs, routeOf, type Route } from './routes'

/** The page's address, and moves between pages without loading anew. */
class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)

  get route(): Route {
    return routeOf(this.path)
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    this.read()
    if (!location.hash) window.scrollTo(0, 0)
  }

  read(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** Follows the links of the page. */
  click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest('a')
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0
    if (!link || modified || event.defaultPrevented || !isOurs(link, location.href)) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const router = new Router()
addEventListener('popstate', () => router.read())
addEventListener('hashchange', () => router.read())
