import type { Names } from './names'

/** A gang's abilities: what goes by one name is one ability. */
export function abilitiesOf(names: Names, gang: string): { name: string; texts: string[] }[] {
  const found = new Map<string, string[]>()
  for (const { name, text } of names.card('gang', gang)?.abilities ?? [])
    found.set(name, [...(found.get(name) ?? []), text])
  return [...found].map(([name, texts]) => ({ name, texts }))
}
