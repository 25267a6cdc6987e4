import { sliceOf, viewOf } from './container.ts'
import type { Part } from './container.ts'

const riffBytes = 12
const headBytes = 8

/** A chunk of a RIFF file: name, length and data, padded to an even length. */
export const riffChunk = (name: string, data: Uint8Array): Part => {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return { name, bytes: Buffer.concat([head, data, Buffer.alloc(data.length % 2)]) }
}

/** What a chunk holds. */
export const riffData = ({ bytes }: Part): Buffer =>
  viewOf(bytes).subarray(headBytes, headBytes + viewOf(bytes).readUInt32LE(4))

/** A RIFF file's head and its chunks. */
export function splitRiff(file: Uint8Array): Part[] {
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
export function withRiffHead(form: 'WEBP' | 'WAVE', chunks: readonly Part[]): Part[] {
  const head = Buffer.from(`RIFF\0\0\0\0${form}`, 'latin1')
  head.writeUInt32LE(
    chunks.reduce((sum, { bytes }) => sum + bytes.length, 4),
    4,
  )
  return [{ name: '', bytes: head }, ...chunks]
}
