import type { Content, Effect, Entry } from './content'

const UNITS = ['solo', 'techie', 'netrunner', 'drone']
/** Of one class, in one gang. */
const MOST = 4

/** The gang and the class of every unit, by its name. */
export function unitsById(content: Content): Map<string, { gang: string; kind: string }> {
  const found = new Map<string, { gang: string; kind: string }>()
  for (const { id } of content.gangs.gang)
    for (const kind of UNITS) for (let n = 1; n <= MOST; n++) found.set(`${id}-${kind}-${n}`, { gang: id, kind })
  return found
}

/** The District and the kind of every Point of Interest, by its name; a second one of a kind has a number. */
export function poisById(content: Content): Map<string, { district: string; kind: string }> {
  const found = new Map<string, { district: string; kind: string }>()
  for (const { id, pois } of content.districts.district)
    for (const kinds of Object.values(pois))
      kinds.forEach((kind, n) => {
        const before = kinds.slice(0, n).filter((one) => one === kind).length
        found.set(`${id}/${kind}${before ? `-${before + 1}` : ''}`, { district: id, kind })
      })
  return found
}

/** Every effect by its path, like "opportunity/crates.0.1": down from a card or a space of the Net, then by parts. */
export function effectsById(content: Content, entries: Record<string, Map<string, Entry>>): Map<string, Effect> {
  const found = new Map<string, Effect>()
  const number = (path: string, effects: Effect[]): void =>
    effects.forEach((effect, n) => {
      found.set(`${path}.${n}`, effect)
      number(`${path}.${n}`, effect.parts ?? [])
    })
  for (const [kind, all] of Object.entries(entries))
    for (const [id, entry] of all) {
      number(`${kind}/${id}`, entry.reward ?? [])
      entry.ability?.forEach((ability, n) => number(`${kind}/${id}/${n}`, ability.do ?? []))
    }
  for (const level of content.net.level) number(`net/${level.id}`, level.do)
  content.net.space.forEach((space, n) => number(`net/${n}`, space.do ?? []))
  return found
}
