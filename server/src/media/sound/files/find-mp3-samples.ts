import { open } from 'node:fs/promises'

/** Samples that a decoder puts before the first one. */
export const MP3_DECODER_DELAY = 529
const headBytes = 10
/** A frame's head, what it says about itself, and the longest note that an encoder leaves in it. */
const frameBytes = 4 + 32 + 144

/** Where the sound of a file begins: behind the tag that may stand before it, of any length. */
const startOf = (head: Buffer): number => {
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, headBytes)
  return headBytes + ((a << 21) | (b << 14) | (c << 7) | d)
}

/** How many samples an encoder was given at least, in the note of its first frame (Xing, Info and what LAME adds). */
const readNote = (frame: Buffer): number | undefined => {
  if (frame.length < frameBytes || frame.readUInt8(0) !== 0xff || (frame.readUInt8(1) & 0xe0) !== 0xe0) return undefined
  const isFirstVersion = (frame.readUInt8(1) & 0x18) === 0x18
  const isMono = frame.readUInt8(3) >> 6 === 3
  const sideBytes = isFirstVersion ? (isMono ? 17 : 32) : isMono ? 9 : 17
  const note = frame.subarray(4 + sideBytes)
  const name = note.toString('latin1', 0, 4)
  const flags = note.readUInt32BE(4)
  if ((name !== 'Xing' && name !== 'Info') || (flags & 1) === 0) return undefined
  const fields = [4, 4, 100, 4].reduce((sum, bytes, bit) => sum + (flags & (1 << bit) ? bytes : 0), 8)
  const unplayed = note.readUIntBE(fields + 21, 3)
  const [before, after] = [unplayed >> 12, unplayed & 0xfff]
  if (before === 0) return undefined
  const samplesInFrame = isFirstVersion ? 1152 : 576
  // Some note nothing of how they filled the end: then it may be all but one sample of a frame.
  const filled = after > 0 ? after : MP3_DECODER_DELAY + samplesInFrame - 1
  return Math.max(0, note.readUInt32BE(8) * samplesInFrame - before - filled)
}

/** The samples of an MP3 without the silence that its frames are filled with, where its encoder noted them. */
export const findMp3Samples = async (path: string): Promise<number | undefined> => {
  const file = await open(path)
  try {
    const head = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const frame = await file.read(Buffer.alloc(frameBytes), 0, frameBytes, startOf(head.buffer))
    return readNote(frame.buffer.subarray(0, frame.bytesRead))
  } finally {
    await file.close()
  }
}
