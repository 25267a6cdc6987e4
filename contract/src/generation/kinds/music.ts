import { z } from 'zod'
import { text } from '../../fields.ts'
import { materialRef } from '../material-ref.ts'
import { defineKind } from './kind.ts'

export const MAX_LYRICS_LENGTH = 400

export const lyrics = text('Lyrics are required.', MAX_LYRICS_LENGTH)

/** What is sung: the lyrics, a hum without instruments, or nothing, only instruments. The first is the form's default. */
export const VOCALS = ['words', 'hum', 'none'] as const
export type Vocals = (typeof VOCALS)[number]

export const vocals = z.enum(VOCALS, 'Please choose words, hum or none.')

export const music = defineKind({
  name: 'music',
  label: 'Music',
  meter: 'videos',
  credits: 5,
  medium: 'audio',
  input: z.strictObject({
    lyrics,
    vocals,
    /** Gives tempo, key, chords and mood. */
    song: materialRef,
    /** Gives the timbre of the voice, and nothing else. */
    voice: materialRef.optional(),
    /** Gives the sound of the band. */
    instrumental: materialRef.optional(),
  }),
})
