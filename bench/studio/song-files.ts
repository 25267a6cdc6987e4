import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSoundWorkshop } from '../../server/src/media/sound/open-sound-workshop.ts'
import type { SoundFacts, SoundWorkshop } from '../../server/src/media/sound/sound-workshop.ts'
import { makeSound } from '../../server/src/media/sound/testing/make-sound.ts'
import type { TestSound } from '../../server/src/media/sound/testing/make-sound.ts'
import type { ComposedSong } from '../../studio/src/music/compose-song.ts'
import type { Sound } from '../../studio/src/music/sound.ts'

/** The server's workshop for sounds, in a folder that goes away with it. */
export const openSongFiles = async (): Promise<SoundWorkshop> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-bench-songs-'))
  const workshop = await openSoundWorkshop({ dir })
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
export const listenToFile = async (files: SoundWorkshop, sound: SongFile): Promise<Sound> =>
  files.decode(await makeSound(sound))

/** Writes a song as the server keeps it, and reads what a player would find. */
export const writeSong = async (files: SoundWorkshop, song: ComposedSong, path: string): Promise<SoundFacts> => {
  const tags = { title: 'Neon rivers', artist: 'Visage', comment: 'AI-generated' }
  const { mp3 } = await files.encode({ ...song, tags })
  await writeFile(path, mp3)
  return files.probe(mp3)
}
