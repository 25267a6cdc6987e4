import { z } from 'zod'
import { gender, id, text } from '../../fields.ts'
import { MAX_SOUND } from '../../sounds.ts'
import { MAX_UPLOAD, uploadConsent } from '../../uploads.ts'
import { ownUrl, sourceRef } from '../source-ref.ts'
import type { SourceRef } from '../source-ref.ts'
import { callsOf, defineKind, sourceRefUrl } from './kind.ts'

export const MAX_SCRIPT_LENGTH = 900

export const TALK_MESSAGES = {
  image: 'Please choose a picture, a face or a video.',
  video: 'Please use one of your generated videos.',
  undubbed:
    'The lips in this video cannot be moved here. Please choose a video that the studio drew, or a picture of the person.',
  nothing: 'Please write what to say, or bring a recording.',
  voice: 'This voice is not known here. Please choose one of the list.',
} as const

/** Asks for the voice that is drawn from the person, whichever one is kept with the influencer. */
export const OWN_VOICE = 'own'

/** How the words are said: evenly, or with more melody. The first is the usual one. */
export const TONES = ['calm', 'lively'] as const
export type Tone = (typeof TONES)[number]

/** Width to height of the clip. The first is the usual one. */
export const TALK_SHAPES = ['9:16', '1:1', '16:9'] as const
export type TalkShape = (typeof TALK_SHAPES)[number]

/** How fast the words are said; 1 is as the voice does by itself. */
export const PACE = { least: 0.8, usual: 1, most: 1.25 } as const

const script = text(TALK_MESSAGES.nothing, MAX_SCRIPT_LENGTH)
/** How a word is said that is read wrongly by its letters, such as a brand's name: in words that sound like it. */
export const lexiconEntry = z.strictObject({
  word: text('Please name a word, as in: Visage = vee sahzh', 60),
  spoken: text('Please say how it sounds, as in: Visage = vee sahzh', 60),
})
export type LexiconEntry = z.output<typeof lexiconEntry>

export const voiceName = z.string(TALK_MESSAGES.voice).regex(/^[\w.-]{1,60}$/, TALK_MESSAGES.voice)
export const tone = z.enum(TONES, 'Please choose calm or lively.')
const shape = z.enum(TALK_SHAPES, 'Please choose 9:16, 1:1 or 16:9.')
const paceMessage = `Please choose a pace from ${PACE.least} to ${PACE.most}.`
export const pace = z.number(paceMessage).min(PACE.least, paceMessage).max(PACE.most, paceMessage)

const input = z
  .strictObject({
    /** Without it a picture or a face talks; else somebody in a video says something else than before. */
    mode: z.literal('dub').optional(),
    /** The generated picture, saved face or generated video whose person talks. */
    image: id.optional(),
    /** In its place a picture that somebody brought in. */
    picture: sourceRef.optional(),
    /** Of that person, where it is known. */
    gender: gender.optional(),
    /** What is said; beside a recording, what is said in that. */
    script: script.optional(),
    /** A recorded voice that is heard as it is. */
    sound: sourceRef.optional(),
    /** How long it takes to say that, as the server finds it; of a recording its length. */
    seconds: z.number().positive(),
    /** By its name, or `own`; the person's own unless told. */
    voice: voiceName.optional(),
    /** How the influencer's own words are said. */
    lexicon: z.array(lexiconEntry).optional(),
    tone,
    pace,
    shape,
    /** Whether the words are written into the clip. */
    subtitles: z.boolean(),
  })
  .refine(({ script: words, sound }) => words !== undefined || sound !== undefined, TALK_MESSAGES.nothing)
  .refine(({ image, picture }) => image !== undefined || picture !== undefined, TALK_MESSAGES.image)
const call = callsOf(input)

/** What shows the person who talks. */
export const talkerOf = ({ image = '', picture }: Pick<z.output<typeof input>, 'image' | 'picture'>): SourceRef =>
  picture ?? { from: 'asset', id: image }

/** As fields of forms, which are text. */
const SWITCH = ['on', 'off'] as const
const failureText = 'The clip could not be made. Please try again.'

export const talk = defineKind({
  name: 'talk',
  label: 'Talking Video',
  noun: 'video',
  medium: 'video',
  isHeard: true,
  page: { path: '/talkingVideo', title: 'Talking Video' },
  meter: 'videos',
  credits: 5,
  length: { secondsOf: ({ seconds }) => seconds, perUnit: 15 },
  lane: 'long',
  shelf: {
    tab: 'videos',
    make: 'Make a Talking Video',
    addressField: 'video_url',
    shape: 9 / 16,
    canDownload: true,
  },
  input,
  sources: { image: 'image', picture: 'source', sound: 'source' },
  texts: ({ script: words }) => (words === undefined ? [] : [words]),
  caption: ({ script: words }) => words ?? 'From a recording',
  goesOn: {
    from: ['image', 'face', 'video'],
    label: 'Let them talk',
    start: ({ id: image, video_url: video }) => ({ image, ...(video !== undefined && { mode: 'dub' }) }),
  },
  failureText,
  missingText: failureText,
  calls: {
    makeTalkingVideo: call({
      path: '/talking_video/',
      summary:
        'Make the person of a picture, saved face or generated video say a script, or speak with a recorded voice',
      body: {
        /** What was confirmed of a picture or a recording that comes as a file. */
        consent: uploadConsent.optional(),
        /** A generated picture, a saved face or an own upload, or a picture as a file. */
        input_image: ownUrl(TALK_MESSAGES.image).optional(),
        /** In its place a generated video, whose person says this instead. */
        input_video: ownUrl(TALK_MESSAGES.video).optional(),
        /** At most 900 characters; beside a recording, what is said in it, which helps to move the lips. */
        script: script.optional(),
        /** A recorded voice of at most 60 seconds, as a file or as the address of an own upload. */
        voice_file: ownUrl(TALK_MESSAGES.nothing).optional(),
        /** By its name in `GET /voices`, or `own` for the person's own; unless told the influencer's, else the person's own. */
        voice: voiceName.optional(),
        tone: tone.default(TONES[0]),
        pace: z.coerce.number<number | string>().pipe(pace).default(PACE.usual),
        shape: shape.default(TALK_SHAPES[0]),
        subtitles: z.enum(SWITCH, 'Please send on or off.').default(SWITCH[0]),
      },
      files: { input_image: { maxBytes: MAX_UPLOAD.bytes }, voice_file: { maxBytes: MAX_SOUND.bytes } },
      answer: 'video_url',
      read: async ({ body }, from) => {
        const recording = await from.recording('voice_file', body.script === undefined ? TALK_MESSAGES.nothing : null)
        const person = await from.talker({ image: body.input_image, video: body.input_video })
        const kept = person.image === undefined ? { lexicon: [] } : await from.speech(person.image)
        const { lexicon } = kept
        const spoken = body.script === undefined ? 0 : await from.spokenSeconds({ ...body, lexicon })
        const voice = body.voice ?? ('voice' in kept ? kept.voice : undefined)
        return {
          ...person,
          ...(body.script !== undefined && { script: body.script }),
          ...(recording && { sound: await recording.keep() }),
          seconds: recording?.seconds ?? spoken,
          ...(voice !== undefined && { voice }),
          ...(lexicon.length > 0 && { lexicon }),
          tone: body.tone,
          pace: body.pace,
          shape: body.shape,
          subtitles: body.subtitles === 'on',
        }
      },
      write: ({ mode, image, picture, script: words, sound, voice, subtitles, ...how }) => ({
        body: {
          [mode === 'dub' ? 'input_video' : 'input_image']: sourceRefUrl(talkerOf({ image, picture })),
          ...(words !== undefined && { script: words }),
          ...(sound && { voice_file: sourceRefUrl(sound) }),
          ...(voice !== undefined && { voice }),
          tone: how.tone,
          pace: how.pace,
          shape: how.shape,
          subtitles: subtitles ? SWITCH[0] : SWITCH[1],
        },
      }),
    }),
  },
})
