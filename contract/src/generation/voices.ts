import { z } from 'zod'
import { gender, id } from '../fields.ts'
import { defineResource } from '../route.ts'
import { MAX_SCRIPT_LENGTH, PACE, pace, TALK_MESSAGES, tone, TONES, voiceName } from './kinds/talk.ts'

const route = defineResource({ tag: 'Jobs', access: 'user' })

/** A voice that can be chosen to talk with. */
const voice = z.object({
  voice: voiceName,
  label: z.string(),
  gender,
  /** How it sounds, in a few words. */
  manner: z.string(),
})
export type Voice = z.output<typeof voice>

export const listVoices = route('GET /voices', {
  summary: 'The voices that a talking video can have, beside the own voice of each person',
  output: z.object({ voices: z.array(voice) }),
})

const withText = { pace: z.coerce.number<number | string>().pipe(pace).default(PACE.usual) }

export const hearVoice = route('GET /voices/sample', {
  summary: 'About five seconds of a voice, or of the voice that the person in a picture talks with',
  query: z.strictObject({
    /** By its name, or `own` for that of the person in `image` or `upload`; without it their influencer's, else their own. */
    voice: voiceName.optional(),
    /** The id of a generated picture or a saved face. */
    image: id.optional(),
    /** In its place the id of an own picture that was brought in. */
    upload: id.optional(),
    tone: tone.default(TONES[0]),
    ...withText,
  }),
  output: z.void(),
  answersFile: true,
})

export const readScript = route('POST /scripts/read', {
  summary: 'How long a script takes to say, and what of it cannot be said, before anything is made',
  body: z.strictObject({
    script: z
      .string(TALK_MESSAGES.nothing)
      .max(MAX_SCRIPT_LENGTH, `Please use at most ${MAX_SCRIPT_LENGTH} characters.`),
    pace: withText.pace,
    /** The id of the generated picture, saved face or video whose influencer says it, with her own words as her lexicon has them. */
    image: id.optional(),
  }),
  output: z.object({
    /** Within about a tenth; what a video with it is charged by. */
    seconds: z.number().nonnegative(),
    /** Why it cannot be said, and what to do about it; null where it can. */
    problem: z.string().nullable(),
    /** Words that are read letter by letter. */
    spelled: z.array(z.string()),
    /** Words of other scripts that are read by their letters, with an English accent. */
    foreign: z.array(z.string()),
  }),
  errors: ['not_found'],
})
