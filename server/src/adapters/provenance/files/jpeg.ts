import { sliceOf, viewOf } from './container.ts'
import type { Container, Part } from './container.ts'

/** What begins the segment of an XMP packet (XMP specification, part 3). */
const XMP_HEAD = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1')
const headBytes = 4
const [startOfScan, application, comment] = [0xda, 0xe0, 0xfe]

const isXmp = ({ name, bytes }: Part): boolean =>
  name === 'e1' &&
  viewOf(bytes)
    .subarray(headBytes, headBytes + XMP_HEAD.length)
    .equals(XMP_HEAD)

/** JPEG: segments of marker, length and data up to the first scan, which runs to the end of the file. */
export const JPEG: Container = {
  split(file) {
    const parts: Part[] = [{ name: '', bytes: sliceOf(file, 0, 2) }]
    for (let start = 2; start < file.length;) {
      const head = viewOf(sliceOf(file, start, headBytes))
      const marker = head.readUInt8(1)
      if (head.readUInt8() !== 0xff) throw new RangeError('This JPEG file has bytes between its segments.')
      const length = marker === startOfScan ? file.length - start : head.readUInt16BE(2) + 2
      parts.push({ name: marker.toString(16), bytes: sliceOf(file, start, Math.max(headBytes, length)) })
      start += Math.max(headBytes, length)
    }
    return parts
  },
  isContent({ name }) {
    const marker = Number.parseInt(name || '0', 16)
    return marker < application || (marker >= 0xf0 && marker !== comment)
  },
  findXmp: (part) => (isXmp(part) ? viewOf(part.bytes).toString('utf8', headBytes + XMP_HEAD.length) : undefined),
  withXmp(parts, xmp) {
    const data = Buffer.concat([XMP_HEAD, Buffer.from(xmp)])
    const head = Buffer.from([0xff, application + 1, 0, 0])
    head.writeUInt16BE(data.length + 2, 2)
    return parts.filter((part) => !isXmp(part)).toSpliced(1, 0, { name: 'e1', bytes: Buffer.concat([head, data]) })
  },
}
