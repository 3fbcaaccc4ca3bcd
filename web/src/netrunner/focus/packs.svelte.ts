import { api } from '../../net/api'
import type { AutomaPack } from '../../protocol'

let packs = $state.raw<AutomaPack[] | null>(null)

/** The cards that an automa plays by, as soon as they have come. */
export function packOf(id: string | undefined): AutomaPack | undefined {
  return packs?.find((one) => one.id === id)
}

/** Asked for once, by whoever shows them first. */
export function fetchPacks(): void {
  if (packs === null)
    api.lobby().then(
      (lobby) => (packs = lobby.automas),
      () => undefined,
    )
}
