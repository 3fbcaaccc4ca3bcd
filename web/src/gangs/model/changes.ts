import type { GangView, View } from '../shown'

/** What a gang has more or less of after a step: Street Cred and the resources by their names. */
export function changesOf(before: View | null, after: View | null, gang: string): Record<string, number> {
  const [old, now] = [gangOf(before, gang), gangOf(after, gang)]
  if (!old || !now) return {}
  const names = new Set([...Object.keys(old.resources), ...Object.keys(now.resources)])
  const by = [...names].map((name) => [name, (now.resources[name] ?? 0) - (old.resources[name] ?? 0)] as const)
  const all = [['cred', now.street_cred - old.street_cred] as const, ...by]
  return Object.fromEntries(all.filter(([, n]) => n !== 0))
}

const gangOf = (view: View | null, gang: string): GangView | undefined => view?.gangs.find((one) => one.id === gang)
