/** For tests: the cards as the table sends them, read from the data files themselves. */
import type { CardFacts } from '../protocol'

const DATA = '../../../src/jackin/netrunner/data/'
const FILES = import.meta.glob<string>(
  ['../../../src/jackin/netrunner/data/*.toml', '!**/awaited.toml', '!**/decks.toml'],
  { eager: true, query: '?raw', import: 'default' },
)

/** As much of TOML as those files use: tables of texts, whole numbers, truths and lists of texts. */
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

function cardsOf(set: string): CardFacts[] {
  return tables(FILES[`${DATA}${set}.toml`] ?? '').map(([slug, { advance, quantity: _, cost, ...rest }]) => ({
    slug,
    set,
    subtypes: [],
    unique: false,
    copies: 3,
    ...rest,
    ...(typeof cost === 'number' ? { cost } : {}),
    ...(advance === undefined ? {} : { requirement: advance }),
  })) as unknown as CardFacts[]
}

export const core = cardsOf('core')
export const pool = Object.keys(FILES).flatMap((file) => cardsOf(file.slice(DATA.length, -'.toml'.length)))

export function cardOf(slug: string): CardFacts {
  const found = core.find((card) => card.slug === slug)
  if (!found) throw new Error(`no card is called ${slug}`)
  return found
}

export const factsIn = (slug: string): CardFacts | undefined => core.find((card) => card.slug === slug)
