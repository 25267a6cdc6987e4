/** Samples a second of everything that the music part makes. */
export const RATE = 44_100

export const toDecibels = (factor: number): number => 20 * Math.log10(Math.max(factor, 1e-12))
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20)

/** MIDI note number (69 is A at 440 Hz) to hertz. */
export const midiToHertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)
export const hertzToMidi = (hertz: number): number => 69 + 12 * Math.log2(hertz / 440)

/** Semitones above C, 0 to 11, of any MIDI note or pitch class. */
export const pitchClassOf = (midi: number): number => ((midi % 12) + 12) % 12

/** Decoded sound: one or two channels of equal length, samples from -1 to 1, 8 to 96 kHz. */
export type Sound = { sampleRate: number; channels: Float32Array[] }

/** Two channels of equal length at `RATE`. */
export type Stereo = { left: Float32Array; right: Float32Array }

export const createStereo = (length: number): Stereo => ({
  left: new Float32Array(length),
  right: new Float32Array(length),
})

/** Adds `source` times `gain` to `target`, as far as both reach. */
export const addStereo = (target: Stereo, source: Stereo, gain = 1): void => {
  const length = Math.min(target.left.length, source.left.length)
  for (let index = 0; index < length; index++) {
    target.left[index] += source.left[index] * gain
    target.right[index] += source.right[index] * gain
  }
}

/** Adds one channel to `target` at a place from -1 (left) to 1 (right), with equal power. */
export const addMono = (target: Stereo, source: Float32Array, { pan, gain }: { pan: number; gain: number }): void => {
  const length = Math.min(target.left.length, source.length)
  const leftGain = Math.cos(((pan + 1) * Math.PI) / 4) * Math.SQRT2 * gain
  const rightGain = Math.sin(((pan + 1) * Math.PI) / 4) * Math.SQRT2 * gain
  for (let index = 0; index < length; index++) {
    target.left[index] += source[index] * leftGain
    target.right[index] += source[index] * rightGain
  }
}

export const scaleStereo = ({ left, right }: Stereo, gain: number): void => {
  for (let index = 0; index < left.length; index++) {
    left[index] *= gain
    right[index] *= gain
  }
}

/** Makes what differs between the sides louder by a factor. */
export const widen = ({ left, right }: Stereo, factor: number): void => {
  for (let index = 0; index < left.length; index++) {
    const middle = (left[index] + right[index]) / 2
    const side = ((left[index] - right[index]) / 2) * factor
    left[index] = middle + side
    right[index] = middle - side
  }
}

/** Mean level of both channels in dB relative to full scale; -120 for silence. */
export const levelOf = ({ left, right }: Stereo): number => {
  let energy = 0
  for (let index = 0; index < left.length; index++) energy += left[index] ** 2 + right[index] ** 2
  return 10 * Math.log10(energy / (2 * Math.max(1, left.length)) + 1e-12)
}

/** Level where something sounds: the mean over blocks of 50 ms that are louder than the loudest less 40 dB. */
export const activeLevelOf = ({ left, right }: Stereo): number => {
  const block = 2205
  const energies: number[] = []
  for (let start = 0; start + block <= left.length; start += block) {
    let energy = 0
    for (let index = start; index < start + block; index += 2) energy += left[index] ** 2 + right[index] ** 2
    energies.push(energy / block)
  }
  const loudest = Math.max(1e-12, ...energies)
  const active = energies.filter((energy) => energy > loudest * 1e-4)
  if (active.length === 0) return -120
  return 10 * Math.log10(active.reduce((sum, energy) => sum + energy, 0) / active.length + 1e-12)
}

export const toMono = ({ left, right }: Stereo): Float32Array => {
  const mono = new Float32Array(left.length)
  for (let index = 0; index < mono.length; index++) mono[index] = (left[index] + right[index]) / 2
  return mono
}
