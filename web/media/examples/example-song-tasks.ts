import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { composeSong } from '@visage/studio/music'
import type { ComposedSong } from '@visage/studio/music'
import { FF_ENCODER_LIBMP3LAME } from 'node-av/constants'
import { openSoundWriter } from '../../../server/src/adapters/media/sound/open-sound-writer.ts'
import { synthesiseReference } from '../../../studio/src/music/testing/synthesise-reference.ts'
import type { ReferencePlan } from '../../../studio/src/music/testing/synthesise-reference.ts'
import { EXAMPLE_SONGS } from '../../src/features/studio/kinds/examples.ts'
import { thinPeaks } from '../../src/ui/media/playback.ts'
import type { MediaTask } from '../media-task.ts'

const bitRate = '112k'
const samplesInPiece = 16_384
const peaksPerSecond = 50
const peakCount = 200

/** What each song was made after, by its name. */
const REFERENCES: Record<string, ReferencePlan & { singerSeed: number }> = {
  'city-lights': { style: 'pop', tempo: 104, root: 0, mode: 'major', seconds: 24, seed: 3, singerSeed: 4 },
  'slow-river': { style: 'ballad', tempo: 72, root: 9, mode: 'minor', seconds: 24, seed: 5, singerSeed: 5 },
}

const encode = async ({ left, right, sampleRate }: ComposedSong, title: string): Promise<Uint8Array> => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-song-'))
  try {
    const path = join(dir, 'song.mp3')
    const writer = await openSoundWriter(path, {
      encoder: FF_ENCODER_LIBMP3LAME,
      channels: 2,
      sampleRate,
      tags: { title, artist: 'Visage' },
      context: { bitRate },
    })
    for (let start = 0; start < left.length; start += samplesInPiece) {
      const count = Math.min(samplesInPiece, left.length - start)
      await writer.write(
        Float32Array.from({ length: count * 2 }, (_, at) => (at % 2 ? right : left)[start + (at >> 1)] ?? 0),
      )
    }
    await writer.finish()
    return await readFile(path)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const drawingOf = ({ left, right, sampleRate, durationSeconds }: ComposedSong): Uint8Array => {
  const step = Math.round(sampleRate / peaksPerSecond)
  const levels = Array.from({ length: Math.floor(left.length / step) }, (_, part) => {
    const loudest = (channel: Float32Array) =>
      channel.subarray(part * step, (part + 1) * step).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    return Math.min(100, Math.round(100 * Math.max(loudest(left), loudest(right))))
  })
  return Buffer.from(JSON.stringify({ duration: durationSeconds, peaks: thinPeaks(levels, peakCount) }))
}

/** The examples of the music screen: songs from their own words, after references of our own. */
export const listExampleSongTasks = (): readonly MediaTask[] =>
  EXAMPLE_SONGS.map(({ file, lyrics }) => ({
    outputs: [`songs/${file}.mp3`, `songs/${file}.json`],
    make: async () => {
      const plan = REFERENCES[file]
      if (!plan) throw new Error(`No reference is named ${file}.`)
      const song = composeSong({ lyrics, song: synthesiseReference(plan), seed: plan.singerSeed })
      return [await encode(song, file), drawingOf(song)]
    },
  }))
