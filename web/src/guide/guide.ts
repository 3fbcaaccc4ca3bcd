import type { Shown } from '../protocol'
import { HINTS } from './hints'
import { look, type Scene } from './scene'

export type Args = Record<string, string | number>

/** A hint as it is shown: its words are `web-guide-ID`, and `point` is a selector of what to click. */
export interface Hint {
  id: string
  args: Args
  point: string
}

/** A hint before it is needed. It is said once, when `when` says so for the first time. */
export interface HintRule {
  id: string
  /** Arguments for its words if it fits the scene, else null. */
  when: (scene: Scene) => Args | null
  point?: (scene: Scene) => string
  /** About something that just happened: stays until it was read. */
  stays?: boolean
}

export interface Guiding {
  seen: readonly string[]
  hint: Hint | null
}

export const LEFT = 'left'

/** What the guide says after a new view: the same as long as it fits, else the first new thing that does. */
export function guided(before: Guiding, shown: Shown, rules: readonly HintRule[] = HINTS): Guiding {
  const scene = look(shown)
  const now = rules.find((rule) => rule.id === before.hint?.id)
  const still = now && (now.when(scene) ?? (now.stays ? before.hint?.args : null))
  const seen = before.hint && !still ? [...before.seen, before.hint.id] : before.seen
  if (now && still) {
    const fresh = now.stays ? next(seen, scene, rules, now) : null
    if (!fresh) return { seen, hint: hintOf(now, still, scene) }
    return { seen: [...seen, now.id], hint: fresh }
  }
  return { seen, hint: next(seen, scene, rules) }
}

/** The hint was read: on to whatever else is new here. */
export function dismissed(before: Guiding, shown: Shown, rules: readonly HintRule[] = HINTS): Guiding {
  const seen = before.hint ? [...before.seen, before.hint.id] : before.seen
  return { seen, hint: next(seen, look(shown), rules) }
}

function next(seen: readonly string[], scene: Scene, rules: readonly HintRule[], besides?: HintRule): Hint | null {
  for (const rule of rules) {
    if (rule === besides || seen.includes(rule.id)) continue
    const args = rule.when(scene)
    if (args) return hintOf(rule, args, scene)
  }
  return null
}

function hintOf(rule: HintRule, args: Args, scene: Scene): Hint {
  return { id: rule.id, args, point: rule.point?.(scene) ?? '' }
}
