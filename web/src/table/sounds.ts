import { settings } from '../settings.svelte'

let context: AudioContext | undefined

interface Note {
  at: number
  hz: number
  to?: number
  length: number
  gain: number
  wave?: OscillatorType
}

/** Every sound of the table, made of notes; never the only sign of anything. */
const SOUNDS: Record<string, Note[]> = {
  move: [note(0, 520, 0.12), note(0.12, 780, 0.16)],
  tick: [note(0, 1400, 0.03, 0.12, 'square')],
  install: [{ ...note(0, 150, 0.12, 0.5), to: 90 }],
  rez: [
    { ...note(0, 90, 0.18, 0.6), to: 60 },
    { ...note(0.06, 220, 0.3, 0.18, 'sawtooth'), to: 660 },
  ],
  encounter: [note(0, 220, 0.22, 0.2, 'sawtooth'), note(0.05, 233, 0.22, 0.2, 'sawtooth')],
  broken: [note(0, 2400, 0.05, 0.14), note(0.04, 3200, 0.06, 0.1)],
  resolves: [{ ...note(0, 110, 0.2, 0.5, 'triangle'), to: 70 }],
  steal: [note(0, 440, 0.16), note(0.14, 660, 0.3)],
  score: [note(0, 392, 0.4, 0.2), note(0, 494, 0.4, 0.2), note(0, 587, 0.4, 0.2)],
}

function note(at: number, hz: number, length: number, gain = 0.25, wave: OscillatorType = 'sine'): Note {
  return { at, hz, length, gain, wave }
}

function notesOf(notes: Note[]): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  for (const { at, hz, to, length, gain, wave } of notes) {
    const start = context.currentTime + at
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = wave ?? 'sine'
    tone.frequency.setValueAtTime(hz, start)
    if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length)
    volume.gain.setValueAtTime(gain * settings.volume, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + length)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + length + 0.02)
  }
}

/** Damage is a falling burst of noise, a tag the click of a camera. */
const NOISES: Record<string, [length: number, high: number]> = { harm: [0.35, 3000], tag: [0.06, 9000] }

const isHeard = (): boolean => settings.sound && typeof AudioContext !== 'undefined'

/** One of the sounds by its name. */
export function sound(name: string): void {
  if (!isHeard()) return
  const hiss = NOISES[name]
  if (hiss) noise(...hiss)
  else notesOf(SOUNDS[name] ?? [])
}

/** So many coins, one after the other. */
export function coins(n: number): void {
  if (isHeard()) notesOf(Array.from({ length: n }, (_coin, at) => note(at * 0.06, 1760, 0.05, 0.12)))
}

function noise(length: number, high: number): void {
  context ??= new AudioContext()
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let n = 0; n < data.length; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / data.length)
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const volume = context.createGain()
  source.buffer = buffer
  filter.frequency.setValueAtTime(high, context.currentTime)
  filter.frequency.exponentialRampToValueAtTime(high / 8, context.currentTime + length)
  volume.gain.value = 0.4 * settings.volume
  source.connect(filter).connect(volume).connect(context.destination)
  source.start()
}
