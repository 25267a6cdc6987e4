import { readFile } from 'node:fs/promises'
import { FF_ENCODER_FLAC, FF_ENCODER_LIBMP3LAME } from 'node-av/constants'
import { openSoundWriter } from '../files/open-sound-writer.ts'
import { readFloats } from '../files/read-floats.ts'
import type { SongTags } from '../sound-workshop.ts'

const channels = 2
const samplesInPiece = 16_384
const bitRate = '320k'

type Encoding = { input: string; mp3: string; flac: string; sampleRate: number; tags: SongTags }

/** Writes a song of two channels as MP3 and as FLAC. */
export const encodeSong = async ({ input, mp3, flac, sampleRate, tags }: Encoding): Promise<null> => {
  const samples = readFloats(await readFile(input))
  const shape = { channels, sampleRate, tags } as const
  const writers = [
    await openSoundWriter(mp3, { encoder: FF_ENCODER_LIBMP3LAME, context: { bitRate }, ...shape }),
    await openSoundWriter(flac, { encoder: FF_ENCODER_FLAC, ...shape }),
  ]
  const step = samplesInPiece * channels
  for (const writer of writers) {
    for (let start = 0; start < samples.length; start += step) await writer.write(samples.subarray(start, start + step))
    await writer.finish()
  }
  return null
}
