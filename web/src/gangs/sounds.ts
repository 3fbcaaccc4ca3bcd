import type { Said } from '../protocol'
import { settings } from '../settings.svelte'
import { sound } from '../table/sounds'

/** A sound for what was told last; never the only sign of anything. */
const SOUNDS: Record<string, string> = {
  'gangs-firefight': 'encounter',
  'gangs-loses-unit': 'resolves',
  'gangs-gains-cred': 'steal',
  'gangs-seizes': 'score',
  'gangs-hires': 'install',
  'gangs-builds-hideout': 'install',
  'gangs-moves': 'tick',
  'gangs-caught': 'resolves',
  'gangs-wins': 'score',
  'gangs-reveals': 'rez',
}
const MOST = 3

export function playLines(lines: Said[], asked: boolean): void {
  if (!settings.sound) return
  const names = [...new Set(lines.map((line) => SOUNDS[line.key]).filter((name) => name !== undefined))].slice(-MOST)
  for (const name of names) sound(name)
  if (asked) sound('move')
}
