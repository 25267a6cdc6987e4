import { sliceOf, viewOf } from './container.ts'
import type { Container, Part } from './container.ts'

export const riffBytes = 12
export const headBytes = 8

/** A chunk of a RIFF file: name, length and data, padded to an even length. */
export const riffChunk = (name: string, data: Uint8Array): Part => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return { name, bytes: Buffer.concat([head, data, Buffer.alloc(data.length % 2)]) }
}

/** What a chunk holds. */
const riffData = ({ bytes }: Part): Buffer =>
  viewOf(bytes).subarray(headBytes, headBytes + viewOf(bytes).readUInt32LE(4))

/** A RIFF file's head and its chunks. */
const splitRiff = (file: Uint8Array): Part[] => {
  const parts: Part[] = [{ name: '', bytes: sliceOf(file, 0, riffBytes) }]
  for (let start = riffBytes; start < file.length;) {
    const head = viewOf(sliceOf(file, start, headBytes))
    const length = head.readUInt32LE(4)
    const bytes = sliceOf(file, start, headBytes + length + (length % 2))
    parts.push({ name: head.toString('latin1', 0, 4), bytes })
    start += bytes.length
  }
  return parts
}

/** Chunks with the head that a RIFF file of this form has before them. */
const withRiffHead = (form: 'WEBP' | 'WAVE', chunks: readonly Part[]): Part[] => {
  const head = Buffer.from(`RIFF\0\0\0\0${form}`, 'latin1')
  head.writeUInt32LE(
    chunks.reduce((sum, { bytes }) => sum + bytes.length, 4),
    4,
  )
  return [{ name: '', bytes: head }, ...chunks]
}

/** The chunk that holds an XMP packet (XMP specification, part 3). */
export const packetName = '_PMX'
const WAV_CONTENT = new Set(['fmt ', 'data'])

/** WAV: a RIFF file whose chunks hold how the sound is written down, and the sound. */
export const WAV: Container = {
  split: splitRiff,
  isContent: ({ name }) => WAV_CONTENT.has(name),
  findXmp: (part) => (part.name === packetName ? riffData(part).toString('utf8') : undefined),
  withXmp: ([, ...parts], xmp) =>
    withRiffHead('WAVE', [...parts.filter(({ name }) => name !== packetName), riffChunk(packetName, Buffer.from(xmp))]),
}

const WEBP_CONTENT = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])
const [xmpFlag, alphaFlag] = [0x04, 0x10]

/** The extended header that a file needs to hold more than a picture (WebP container specification, RFC 9649). */
const extendedHead = (parts: readonly Part[]): Part => {
  const known = parts.find(({ name }) => name === 'VP8X')
  if (known) {
    const bytes = Buffer.from(known.bytes)
    bytes.writeUInt8(bytes.readUInt8(headBytes) | xmpFlag, headBytes)
    return { name: 'VP8X', bytes }
  }
  const data = Buffer.alloc(10)
  const { width, height, hasAlpha } = sizeOf(parts)
  data.writeUInt8(xmpFlag | (hasAlpha ? alphaFlag : 0))
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', data)
}

/** What the bit stream itself says of its size: lossy (RFC 6386) or lossless (RFC 9649). */
const sizeOf = (parts: readonly Part[]): { width: number; height: number; hasAlpha: boolean } => {
  const picture = parts.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  if (!picture) throw new RangeError('This WebP file has no picture.')
  const data = viewOf(sliceOf(picture.bytes, headBytes, 10))
  if (picture.name === 'VP8 ')
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff, hasAlpha: false }
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1, hasAlpha: ((bits >>> 28) & 1) === 1 }
}

/** WebP: a RIFF file of one picture and what is told about it. */
export const WEBP: Container = {
  split: splitRiff,
  isContent: ({ name }) => WEBP_CONTENT.has(name),
  findXmp: (part) => (part.name === 'XMP ' ? riffData(part).toString('utf8') : undefined),
  withXmp([, ...parts], xmp) {
    const others = parts.filter(({ name }) => name !== 'XMP ' && name !== 'VP8X')
    return withRiffHead('WEBP', [extendedHead(parts), ...others, riffChunk('XMP ', Buffer.from(xmp))])
  },
}
