import { FIRST, type Choice } from './choice'

/** The last choice of this browser, so that Enter plays the same again. */
const KEY = 'jackin.choice'

export function keptChoice(): Choice {
  return merged(localStorage.getItem(KEY))
}

/** Whether anything was ever chosen here. */
export const hasChosen = (): boolean => localStorage.getItem(KEY) !== null

export function keepChoice(choice: Choice): void {
  localStorage.setItem(KEY, JSON.stringify(choice))
}

/** Kept values over the first ones; anything of another shape is left out. */
export function merged(kept: string | null): Choice {
  const found = parsed(kept)
  const values = structuredClone(FIRST)
  for (const name of Object.keys(values) as (keyof Choice)[]) {
    const value = found[name]
    if (typeof value !== typeof values[name] || value === null) continue
    if (Array.isArray(value) !== Array.isArray(values[name])) continue
    const whole = typeof value !== 'object' || Array.isArray(value)
    Object.assign(values, { [name]: whole ? value : { ...(values[name] as object), ...value } })
  }
  return values
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
