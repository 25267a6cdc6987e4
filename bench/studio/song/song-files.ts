import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSoundProcessor } from '../../../server/src/adapters/media/sound/open-sound-processor.ts'
import type { SoundFacts, SoundProcessor } from '../../../server/src/adapters/media/sound/sound-processor.ts'
import { makeSound } from '../../../server/src/adapters/media/sound/testing/make-sound.ts'
import type { TestSound } from '../../../server/src/adapters/media/sound/testing/make-sound.ts'
import type { ComposedSong } from '../../../studio/src/music/compose-song.ts'
import type { Sound } from '../../../studio/src/music/dsp/sound.ts'

/** Writes channels as a 16 bit wav file. */
export const writeWav = async (path: string, channels: readonly Float32Array[], sampleRate: number): Promise<void> => {
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

/** The server's processor for sounds, in a folder that goes away with it. */
export const openSongFiles = async (): Promise<SoundProcessor> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-bench-songs-'))
  const workshop = await openSoundProcessor({ dir })
  return {
    ...workshop,
    async close() {
      await workshop.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type SongFile = Sound & Pick<TestSound, 'ending' | 'variableQuality'>

/** What the studio hears of a sound that somebody sends as such a file. */
export const listenToFile = async (files: SoundProcessor, sound: SongFile): Promise<Sound> =>
  files.decode(await makeSound(sound))

/** Writes a song as the server keeps it, and reads what a player would find. */
export const writeSong = async (files: SoundProcessor, song: ComposedSong, path: string): Promise<SoundFacts> => {
  const tags = { title: 'Neon rivers', artist: 'Visage', comment: 'AI-generated' }
  const { mp3 } = await files.encode({ ...song, tags })
  await writeFile(path, mp3)
  return files.probe(mp3)
}
