import { sliceOf, viewOf } from './container.ts'
import type { Container, Part } from './container.ts'

const headBytes = 10
/** Versions of ID3 whose frames have heads of ten bytes. */
const READ_VERSIONS = new Set([3, 4])
const newVersion = 4
/** What begins the private frame that holds an XMP packet (XMP specification, part 3). */
const XMP_HEAD = Buffer.from('XMP\0', 'latin1')

/** A number of 28 bits in four bytes of seven (ID3v2.4, 6.2). */
const readSyncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((value, index) => value * 128 + (bytes.readUInt8(at + index) & 0x7f), 0)
const writeSyncSafe = (value: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (value >>> shift) & 0x7f))

const sizeBytes = (value: number, version: number): Buffer => {
  if (version === newVersion) return writeSyncSafe(value)
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const isXmp = ({ name, bytes }: Part): boolean =>
  name === 'PRIV' &&
  viewOf(bytes)
    .subarray(headBytes, headBytes + XMP_HEAD.length)
    .equals(XMP_HEAD)

const splitFrames = (tag: Uint8Array, version: number): Part[] => {
  const frames: Part[] = []
  for (let start = headBytes; start + headBytes < tag.length && tag[start] !== 0;) {
    const head = viewOf(sliceOf(tag, start, headBytes))
    const size = version === newVersion ? readSyncSafe(head, 4) : head.readUInt32BE(4)
    const bytes = sliceOf(tag, start, headBytes + size)
    frames.push({ name: head.toString('latin1', 0, 4), bytes })
    start += bytes.length
  }
  return frames
}

/** MP3: an ID3 tag of a head and frames, then the sound. Tags of other kinds are left out when a packet is put in. */
export const MP3: Container = {
  split(file) {
    const head = viewOf(file.subarray(0, headBytes))
    if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < headBytes) return [{ name: 'sound', bytes: file }]
    const tag = sliceOf(file, 0, headBytes + readSyncSafe(head, 6))
    const [version, flags] = [head.readUInt8(3), head.readUInt8(5)]
    const frames = READ_VERSIONS.has(version) && flags === 0 ? splitFrames(tag, version) : []
    const used = frames.reduce((sum, { bytes }) => sum + bytes.length, headBytes)
    return [
      { name: 'head', bytes: tag.subarray(0, headBytes) },
      ...frames,
      { name: 'rest', bytes: tag.subarray(used) },
      { name: 'sound', bytes: file.subarray(tag.length) },
    ]
  },
  isContent: ({ name }) => name === 'sound',
  findXmp: (part) => (isXmp(part) ? viewOf(part.bytes).toString('utf8', headBytes + XMP_HEAD.length) : undefined),
  withXmp(parts, xmp) {
    const others = parts.filter((part) => !['head', 'rest', 'sound'].includes(part.name) && !isXmp(part))
    const old = parts.find(({ name }) => name === 'head')
    const version = old && others.length > 0 ? viewOf(old.bytes).readUInt8(3) : newVersion
    const data = Buffer.concat([XMP_HEAD, Buffer.from(xmp)])
    const packet = Buffer.concat([Buffer.from('PRIV'), sizeBytes(data.length, version), Buffer.alloc(2), data])
    const frames = [...others, { name: 'PRIV', bytes: packet }]
    const size = frames.reduce((sum, { bytes }) => sum + bytes.length, 0)
    const head = Buffer.concat([Buffer.from('ID3'), Buffer.from([version, 0, 0]), writeSyncSafe(size)])
    return [{ name: 'head', bytes: head }, ...frames, ...parts.filter(({ name }) => name === 'sound')]
  },
}
