import { settings } from './settings.svelte'

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move: the player's setting, or else the system's. */
class Motion {
  private system = $state(query?.matches ?? false)

  constructor() {
    query?.addEventListener('change', () => (this.system = query.matches))
  }

  get reduced(): boolean {
    return settings.motion === 'system' ? this.system : settings.motion === 'less'
  }

  /** Tells the style sheets. */
  apply(): void {
    document.documentElement.dataset.motion = this.reduced ? 'less' : 'full'
  }
}

export const motion = new Motion()
