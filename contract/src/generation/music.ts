import { z } from 'zod'
import { id } from '../fields.ts'
import { materialConsent, MAX_SOUND } from '../materials.ts'
import { defineRoute } from '../route.ts'
import { generationCall } from './jobs.ts'
import { lyrics, vocals, VOCALS } from './kinds/music.ts'
import { ownUrl } from './material-ref.ts'

/** What is told of a sound that cannot be used. */
export const SOUND_MESSAGES = {
  songMissing: 'Song file is required.',
  format: 'File must be .wav or .mp3 format',
  tooShort: 'File must be longer than 15 seconds',
  tooLong: 'File must be at most 10 minutes long',
  unreadable: 'Error reading file',
} as const

/** Each sound comes as a file, or as a field of the same name with the address of an own upload or own song. */
const sound = ownUrl(SOUND_MESSAGES.unreadable).optional()
const soundFile = { maxBytes: MAX_SOUND.bytes }

export const composeSong = defineRoute({
  ...generationCall,
  path: '/audio_mucic_creator/',
  summary: 'Make a song from lyrics in the style of a song, with the voice and the band of two more sounds if given',
  body: z.strictObject({
    user_id: id,
    /** What was confirmed of the sounds that come as files. */
    consent: materialConsent.optional(),
    lyrics,
    vocals: vocals.default(VOCALS[0]),
    song_file: sound,
    voice_file: sound,
    instrumental_file: sound,
  }),
  files: { song_file: soundFile, voice_file: soundFile, instrumental_file: soundFile },
  output: z.object({ output_url: z.string() }),
})
