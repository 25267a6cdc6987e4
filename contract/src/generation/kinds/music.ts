import { z } from 'zod'
import { id, text } from '../../fields.ts'
import { MAX_SOUND, SOUND_MESSAGES } from '../../sounds.ts'
import { uploadConsent } from '../../uploads.ts'
import { faceUrl, ownUrl, sourceRef } from '../source-ref.ts'
import { assetUrl, callsOf, defineKind, sourceRefUrl } from './kind.ts'
import { voiceName } from './talk.ts'

export const MAX_LYRICS_LENGTH = 400

const lyrics = text('Lyrics are required.', MAX_LYRICS_LENGTH)

/** What is sung: the lyrics, a hum without instruments, or nothing, only instruments. */
export const VOCALS = ['words', 'hum', 'none'] as const
export type Vocals = (typeof VOCALS)[number]

const vocals = z.enum(VOCALS, 'Please choose words, hum or none.')

/** What is sung where no wish is told: with only a voice it is a hum, with only an instrumental there are no vocals. */
export const vocalsByFiles = ({ voice, instrumental }: { voice?: unknown; instrumental?: unknown }): Vocals => {
  if (Boolean(voice) === Boolean(instrumental)) return 'words'
  return voice ? 'hum' : 'none'
}

const input = z.strictObject({
  lyrics,
  vocals,
  /** A generated face: whose song it is, and who sings where no voice is given. */
  face: id.optional(),
  /** The voice that is kept with her, by its name; her own unless told. */
  singer: voiceName.optional(),
  /** Gives tempo, key, chords and mood. */
  song: sourceRef,
  /** Gives the timbre of the voice, and nothing else. */
  voice: sourceRef.optional(),
  /** Gives the sound of the band. */
  instrumental: sourceRef.optional(),
})
const call = callsOf(input)

/** Each sound comes as a file, or as a field of the same name with the address of an own upload or own song. */
const sound = ownUrl(SOUND_MESSAGES.unreadable).optional()
const soundFile = { maxBytes: MAX_SOUND.bytes }
const failureText = 'Invalid Audio. Please enter a proper Audio.'

export const music = defineKind({
  name: 'music',
  label: 'Music',
  noun: 'song',
  medium: 'audio',
  page: { path: '/AIMusic', title: 'AI Music' },
  meter: 'videos',
  credits: 5,
  lane: 'quick',
  shelf: {
    tab: 'audio',
    make: 'Generate Music',
    addressField: 'audio_url',
    shape: 1,
    canDownload: false,
  },
  input,
  sources: { face: 'face', song: 'source', voice: 'source', instrumental: 'source' },
  texts: (wish) => [wish.lyrics],
  caption: (wish) => wish.lyrics,
  goesOn: { from: ['face'], label: 'Make a song', start: ({ id: face }) => ({ face }) },
  failureText,
  missingText: failureText,
  calls: {
    composeSong: call({
      path: '/audio_mucic_creator/',
      summary:
        "Make a song from lyrics in the style of a song, with the voice and the band of two more sounds if given. With a face it is her influencer's, and without a voice the studio sings it with hers; an engine elsewhere sings with a voice of its own, which the job tells",
      body: {
        /** What was confirmed of the sounds that come as files. */
        consent: uploadConsent.optional(),
        lyrics,
        /** A wish; without it the files that came decide. */
        vocals: vocals.optional(),
        /** A generated face: the song is its influencer's, sung with her voice where no voice file comes. */
        face_url: faceUrl.optional(),
        song_file: sound,
        voice_file: sound,
        instrumental_file: sound,
      },
      files: { song_file: soundFile, voice_file: soundFile, instrumental_file: soundFile },
      answer: 'output_url',
      read: async ({ body }, from) => {
        const { face } = body.face_url === undefined ? {} : await from.face(body.face_url, 'female')
        const kept = face === undefined ? undefined : await from.speech(face)
        const found = await from.sounds(['song_file', 'voice_file', 'instrumental_file'], SOUND_MESSAGES.songMissing)
        const others = {
          ...(found.voice_file && { voice: found.voice_file }),
          ...(found.instrumental_file && { instrumental: found.instrumental_file }),
        }
        return {
          lyrics: body.lyrics,
          vocals: body.vocals ?? vocalsByFiles(others),
          ...(face !== undefined && { face }),
          ...(kept?.voice !== undefined && { singer: kept.voice }),
          song: found.song_file,
          ...others,
        }
      },
      write: ({ lyrics: words, vocals: wish, face, song, voice, instrumental }) => ({
        body: {
          lyrics: words,
          ...(wish !== vocalsByFiles({ voice, instrumental }) && { vocals: wish }),
          ...(face !== undefined && { face_url: assetUrl(face) }),
          song_file: sourceRefUrl(song),
          ...(voice && { voice_file: sourceRefUrl(voice) }),
          ...(instrumental && { instrumental_file: sourceRefUrl(instrumental) }),
        },
      }),
    }),
  },
})
