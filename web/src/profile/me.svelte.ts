import { api } from '../net/api'
import { decksAlong, isSignedIn } from '../decks/account.svelte'
import { allKeys } from '../net/keys'
import { byPasskey } from './passkey'
import type { Me as Told, PlayerInfo } from '../protocol'

/** That somebody has signed in here once: the session's secret itself no script can read. */
const KEY = 'jackin.player'

/** Who is signed in. Guests are not asked about. */
class Me {
  player = $state.raw<PlayerInfo | null>(null)
  private coming: Promise<void> | undefined

  load(): Promise<void> {
    this.coming ??= remembered() ? this.ask() : Promise.resolve()
    return this.coming
  }

  private async ask(): Promise<void> {
    try {
      this.is(await api.me())
      if (this.player) decksAlong(false).catch(() => undefined)
    } catch {
      this.coming = undefined
    }
  }

  /** Sign in, or make the account first; `along`: the games of this browser become the account's. */
  async enter(name: string, phrase: string, anew: boolean, along: boolean): Promise<void> {
    this.is(await (anew ? api.makePlayer(name, phrase) : api.enterPlayer(name, phrase)))
    await this.take(along)
  }

  async enterByPasskey(along: boolean): Promise<void> {
    this.is(await byPasskey())
    await this.take(along)
  }

  private async take(along: boolean): Promise<void> {
    const keys = allKeys()
    if (along && keys.length && (await api.adopt(keys)).games) await this.refresh()
    await decksAlong(along)
  }

  /** What has changed since: games, ratings. */
  async refresh(): Promise<void> {
    this.is(await api.me())
  }

  async leave(): Promise<void> {
    this.is(await api.leavePlayer())
  }

  is(told: Told): void {
    this.player = told.player ?? null
    isSignedIn(this.player?.name ?? '')
    this.coming = Promise.resolve()
    try {
      if (this.player) localStorage.setItem(KEY, '1')
      else localStorage.removeItem(KEY)
    } catch {
      // a full or forbidden storage: signed in until the page is left
    }
  }
}

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export const me = new Me()
