import type { Names } from './names'

/** A gang's abilities: what goes by one name is one ability. */
export function abilitiesOf(names: Names, gang: string): { name: string; texts: string[] }[] {
  const found = new Map<string, string[]>()
  for (const ability of names.entries.gang?.get(gang)?.ability ?? []) {
    const name = ability.name ? names.text.called('ability', ability.name) : ''
    found.set(name, [...(found.get(name) ?? []), names.text.ability(ability)])
  }
  return [...found].map(([name, texts]) => ({ name, texts }))
}
