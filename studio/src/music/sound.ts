/** Decoded sound: one or two channels of equal length, samples from -1 to 1, 8 to 96 kHz. */
export type Sound = { sampleRate: number; channels: Float32Array[] }
