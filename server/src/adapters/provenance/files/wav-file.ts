import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { headBytes, packetName, riffBytes, riffChunk } from './riff.ts'
import { cutOff } from './container.ts'

/** A chunk of a file on disk: its length with head and padding, and its bytes as they are read. */
type FileChunk = { name: string; bytes: number; content: () => AsyncIterable<Buffer> }

/** The chunks of a WAV file, one after the other. Throws a RangeError for a file that is not whole. */
export const readWavChunks = async function* (path: string): AsyncGenerator<FileChunk> {
  await using file = await open(path)
  const { size } = await file.stat()
  for (let start = riffBytes; start < size;) {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, start)
    const length = head.readUInt32LE(4)
    const bytes = headBytes + length + (length % 2)
    if (bytesRead < headBytes || start + bytes > size) throw cutOff()
    const range = { start, end: start + bytes - 1 }
    yield { name: head.toString('latin1', 0, 4), bytes, content: () => createReadStream(path, range) }
    start += bytes
  }
}

/** Puts an XMP packet behind all that a WAV file holds. */
export const appendWavPacket = async (path: string, xmp: string): Promise<void> => {
  await using file = await open(path, 'r+')
  const { size } = await file.stat()
  const packet = riffChunk(packetName, Buffer.from(xmp)).bytes
  await file.write(packet, 0, packet.length, size)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(size + packet.length - headBytes)
  await file.write(length, 0, length.length, 4)
}
