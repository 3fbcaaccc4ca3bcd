const VOWELS = 'aeiouyäöüáéíóúąę'
const ONSET = new RegExp(`^(sch[lrmnw]?|ch|ph|sh|th|[bdfgkpt][lr]|[^${VOWELS}])[${VOWELS}]`, 'i')
const ENDS = new RegExp(`[${VOWELS}](rz|[^${VOWELS}])?$`, 'i')
const LONG = 9
const SOFT = '\u00ad'

/** A long word may be parted where a syllable ends, near its middle: narrow cards never break a word without a hyphen. */
export function softened(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length > LONG ? parted(word) : word))
    .join(' ')
}

function parted(word: string): string {
  const middle = word.length / 2
  const ends = Array.from({ length: word.length }, (_, n) => n).filter(
    (n) => n > 2 && n < word.length - 2 && opens(word, n),
  )
  const at = ends.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return at === undefined ? word : word.slice(0, at) + SOFT + word.slice(at)
}

/** A syllable begins with one sound before a vowel, after a vowel or one consonant more. */
function opens(word: string, at: number): boolean {
  const [before, rest] = [word.slice(0, at), word.slice(at)]
  return ONSET.test(rest) && ENDS.test(before) && !(rest.startsWith('h') && /[cpst]$/i.test(before))
}
