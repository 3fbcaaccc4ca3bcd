import type { Because } from '../../protocol'
import type { Truth } from '../../cards/look'
import type { IconName } from '../../cards/icons/sprite'
import type { Speech } from './speech'

const ICONS: Record<string, IconName> = {
  strength: 'strength',
  cost: 'credit',
  requirement: 'adv',
  points: 'points',
  memory: 'mu',
}

/** "Strength 3 = 2 printed + 1 The Personal Touch": only where a number is not the printed one. */
export function truths(because: Because, speech: Speech): Truth[] {
  return because.numbers
    .filter((number) => number.now !== number.printed || number.parts.length > 0)
    .map((number) => {
      const parts = number.parts.map(([source, n]) => `${n < 0 ? '−' : '+'} ${Math.abs(n)} ${nameOf(source, speech)}`)
      const detail = [speech.format('web-table-printed', { n: number.printed }), ...parts].join(' ')
      return {
        icon: ICONS[number.what],
        text: speech.format(`web-table-number-${number.what}`, { n: number.now }),
        detail,
      }
    })
}

function nameOf(source: string, speech: Speech): string {
  return speech.has(`card-${source}`)
    ? speech.title(source)
    : speech.has(`web-table-source-${source}`)
      ? speech.format(`web-table-source-${source}`)
      : source
}
