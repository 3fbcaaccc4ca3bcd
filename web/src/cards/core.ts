/** For tests: the Core Set as the table sends it, read from the data file itself. */
import source from '../../../src/jackin/netrunner/data/core.toml?raw'
import type { CardFacts } from '../protocol'

/** As much of TOML as that file uses: tables of texts, whole numbers, truths and lists of texts. */
function tables(toml: string): [string, Record<string, unknown>][] {
  return toml
    .split(/^\[(?=[\w-]+\]$)/m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const pairs = lines.flatMap((line) => {
        const found = /^(\w+) = (.+)$/.exec(line)
        return found ? [[found[1], JSON.parse(found[2] ?? 'null')] as const] : []
      })
      return [head.slice(0, -1), Object.fromEntries(pairs)]
    })
}

export const core: CardFacts[] = tables(source).map(([slug, { advance, quantity: _, cost, ...rest }]) => ({
  slug,
  set: 'core',
  subtypes: [],
  unique: false,
  copies: 3,
  ...rest,
  ...(typeof cost === 'number' ? { cost } : {}),
  ...(advance === undefined ? {} : { requirement: advance }),
})) as unknown as CardFacts[]

export function cardOf(slug: string): CardFacts {
  const found = core.find((card) => card.slug === slug)
  if (!found) throw new Error(`no card is called ${slug}`)
  return found
}

export const factsIn = (slug: string): CardFacts | undefined => core.find((card) => card.slug === slug)
