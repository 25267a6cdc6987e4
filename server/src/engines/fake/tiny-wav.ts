const sampleRate = 8000
const seconds = 1
const hertz = 440
const loudest = 12_000
const headBytes = 44

/** A playable sound of one second: a tone that fades, WAV of one channel. */
export const tinyWav = (): Uint8Array => {
  const samples = sampleRate * seconds
  const bytes = Buffer.alloc(headBytes + samples * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  for (const [offset, value] of [16, 0x1_0001, sampleRate, sampleRate * 2, 0x10_0002].entries())
    bytes.writeUInt32LE(value, 16 + offset * 4)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples * 2, 40)
  for (let index = 0; index < samples; index++) {
    const fade = 1 - index / samples
    const value = Math.sin((2 * Math.PI * hertz * index) / sampleRate)
    bytes.writeInt16LE(Math.round(loudest * fade * value), headBytes + index * 2)
  }
  return bytes
}
