import { crc32 } from 'node:zlib'
import { sliceOf, viewOf } from './container.ts'
import type { Container, Part } from './container.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const headBytes = 8
const frameBytes = 12
const CONTENT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'acTL', 'fcTL', 'fdAT'])
/** Keyword, no compression, no language: what comes before the packet in its chunk (XMP specification, part 3). */
const XMP_HEAD = Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1')

const isXmp = ({ name, bytes }: Part): boolean =>
  name === 'iTXt' &&
  viewOf(bytes)
    .subarray(headBytes, headBytes + XMP_HEAD.length)
    .equals(XMP_HEAD)

const chunkOf = (name: string, data: Uint8Array): Part => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return { name, bytes: Buffer.concat([length, body, check]) }
}

/** PNG: chunks of length, name, data and checksum. */
export const PNG: Container = {
  split(file) {
    const parts: Part[] = [{ name: '', bytes: sliceOf(file, 0, SIGNATURE.length) }]
    for (let start = SIGNATURE.length; start < file.length;) {
      const head = viewOf(sliceOf(file, start, headBytes))
      const bytes = sliceOf(file, start, head.readUInt32BE() + frameBytes)
      parts.push({ name: head.toString('latin1', 4), bytes })
      start += bytes.length
    }
    return parts
  },
  isContent: ({ name }) => CONTENT.has(name),
  findXmp: (part) =>
    isXmp(part) ? viewOf(part.bytes).toString('utf8', headBytes + XMP_HEAD.length, part.bytes.length - 4) : undefined,
  withXmp(parts, xmp) {
    const others = parts.filter((part) => !isXmp(part))
    return others.toSpliced(2, 0, chunkOf('iTXt', Buffer.concat([XMP_HEAD, Buffer.from(xmp)])))
  },
}
