import { writeFile } from 'node:fs/promises'

/** Writes channels as a 16 bit wav file. */
export async function writeWav(path: string, channels: readonly Float32Array[], sampleRate: number): Promise<void> {
  const length = channels[0]?.length ?? 0
  const bytes = Buffer.alloc(44 + length * channels.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels.length, 22)
  bytes.writeUInt32LE(sampleRate, 24)
  bytes.writeUInt32LE(sampleRate * channels.length * 2, 28)
  bytes.writeUInt16LE(channels.length * 2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(bytes.length - 44, 40)
  for (let index = 0; index < length; index++) {
    for (const [channel, samples] of channels.entries()) {
      const value = Math.max(-1, Math.min(1, samples[index] ?? 0))
      bytes.writeInt16LE(Math.round(value * 32_767), 44 + (index * channels.length + channel) * 2)
    }
  }
  await writeFile(path, bytes)
}
