import { sliceOf, viewOf } from './container.ts'
import type { Container, Part } from './container.ts'

const headBytes = 8
/** The box that holds an XMP packet (XMP specification, part 3). */
const XMP_ID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

const isXmp = ({ name, bytes }: Part): boolean =>
  name === 'uuid' &&
  viewOf(bytes)
    .subarray(headBytes, headBytes + XMP_ID.length)
    .equals(XMP_ID)

const boxSize = (file: Uint8Array, start: number): number => {
  const size = viewOf(sliceOf(file, start, headBytes)).readUInt32BE()
  if (size === 0) return file.length - start
  if (size > 1) return Math.max(headBytes, size)
  return Number(viewOf(sliceOf(file, start, headBytes * 2)).readBigUInt64BE(headBytes))
}

/** MP4: boxes of length, name and data. What comes last moves nothing that the index points at. */
export const MP4: Container = {
  split(file) {
    const parts: Part[] = []
    for (let start = 0; start < file.length;) {
      const bytes = sliceOf(file, start, Math.max(headBytes, boxSize(file, start)))
      parts.push({ name: viewOf(bytes).toString('latin1', 4, headBytes), bytes })
      start += bytes.length
    }
    return parts
  },
  isContent: ({ name }) => name === 'moov' || name === 'mdat',
  findXmp: (part) => (isXmp(part) ? viewOf(part.bytes).toString('utf8', headBytes + XMP_ID.length) : undefined),
  withXmp(parts, xmp) {
    const data = Buffer.concat([XMP_ID, Buffer.from(xmp)])
    const head = Buffer.from('\0\0\0\0uuid', 'latin1')
    head.writeUInt32BE(data.length + headBytes)
    return [...parts.filter((part) => !isXmp(part)), { name: 'uuid', bytes: Buffer.concat([head, data]) }]
  },
}
