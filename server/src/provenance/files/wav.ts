import type { Container } from './container.ts'
import { riffChunk, riffData, splitRiff, withRiffHead } from './riff.ts'

/** The chunk that holds an XMP packet (XMP specification, part 3). */
const packetName = '_PMX'
const CONTENT = new Set(['fmt ', 'data'])

/** WAV: a RIFF file whose chunks hold how the sound is written down, and the sound. */
export const WAV: Container = {
  split: splitRiff,
  isContent: ({ name }) => CONTENT.has(name),
  findXmp: (part) => (part.name === packetName ? riffData(part).toString('utf8') : undefined),
  withXmp: ([, ...parts], xmp) =>
    withRiffHead('WAVE', [...parts.filter(({ name }) => name !== packetName), riffChunk(packetName, Buffer.from(xmp))]),
}
