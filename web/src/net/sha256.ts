/** SHA-256 of a text in hex digits. The browser's own is missing on pages without TLS, as at a table in the house. */
export function sha256(text: string): string {
  const state = [...FIRST]
  const data = padded(new TextEncoder().encode(text))
  for (let at = 0; at < data.length; at += 16) mix(state, data.slice(at, at + 16))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The bits of the fractional parts of roots of the first primes, as the standard has it. */
function roots(count: number, power: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    let prime = true
    for (let k = 2; k * k <= n; k++) if (n % k === 0) prime = false
    if (prime) found.push(((n ** power % 1) * 2 ** 32) | 0)
  }
  return found
}
const FIRST = roots(8, 1 / 2)
const ROUND = roots(64, 1 / 3)

function padded(bytes: Uint8Array): number[] {
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0)
  bytes.forEach((byte, n) => (words[n >> 2]! |= byte << (24 - (n % 4) * 8)))
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8)
  words[words.length - 1] = bytes.length * 8
  return words
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function mix(state: number[], w: number[]): void {
  for (let n = 16; n < 64; n++) {
    const [a, b] = [w[n - 15]!, w[n - 2]!]
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[n] = (w[n - 16]! + s0 + w[n - 7]! + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let n = 0; n < 64; n++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[n]! + w[n]!) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, n) => (state[n] = (state[n]! + word) | 0))
}
