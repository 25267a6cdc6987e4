/** Samples a second of everything that the music part makes. */
export const RATE = 44_100

export const toDecibels = (factor: number): number => 20 * Math.log10(Math.max(factor, 1e-12))
export const fromDecibels = (decibels: number): number => 10 ** (decibels / 20)

/** MIDI note number (69 is A at 440 Hz) to hertz. */
export const midiToHertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12)
export const hertzToMidi = (hertz: number): number => 69 + 12 * Math.log2(hertz / 440)

/** Semitones above C, 0 to 11, of any MIDI note or pitch class. */
export const pitchClassOf = (midi: number): number => ((midi % 12) + 12) % 12
