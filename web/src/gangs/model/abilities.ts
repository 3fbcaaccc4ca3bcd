import type { GangEntry } from './content'
import type { Names } from './names'

/** A gang's abilities: what goes by one name is one ability. */
export function abilitiesOf(names: Names, gang: string): { name: string; texts: string[] }[] {
  const found = new Map<string, string[]>()
  for (const { name, text } of names.card('gang', gang)?.abilities ?? [])
    found.set(name, [...(found.get(name) ?? []), text])
  return [...found].map(([name, texts]) => ({ name, texts }))
}

/** What a gang's token stands for: the ability that puts it on the dashboard. */
export function tokenOf(names: Names, gang: string): string {
  const { ability = [] } = (names.entries.gang.get(gang) as GangEntry | undefined) ?? {}
  const found = ability.find((one) => one.do?.some((effect) => effect.do === 'token'))
  return found ? names.called('ability', found.name) : ''
}
