import { z } from 'zod'
import { gender, id, isStorable, text, timestamp, trueOrFalse, UNSTORABLE } from '../fields.ts'
import { METERS } from '../generation/kinds/kind.ts'
import { KIND_NAMES } from '../generation/kinds/kinds.ts'
import { LOOK_LENGTHS, lookName, MAX_WORN, WORN_RULE } from '../generation/kinds/image.ts'
import { TALK_MESSAGES, lexiconEntry, voiceName } from '../generation/kinds/talk.ts'
import { defineResource, nothing } from '../route.ts'
import { galleryItem } from './items.ts'

const route = defineResource({ tag: 'Influencers', access: 'user' })

/** Influencers with a name that one account may have. */
export const MAX_INFLUENCERS = 200
export const MAX_NEVER_WORDS = 50
export const MAX_LEXICON = 50
export const MAX_COLOURS = 6
export const MAX_LOOKS = 24

/** The most characters of each of her texts. */
export const INFLUENCER_LENGTHS = {
  name: 60,
  handle: 30,
  biography: 600,
  niche: 80,
  tone: 200,
  pronouns: 40,
  wardrobe: 300,
  places: 300,
  disclosure: 200,
} as const

const HANDLE = /^(?:[a-z\d_](?:\.?[a-z\d_])*)?$/
const HANDLE_RULE = 'Please use letters, digits, underscores and single dots between them.'

/** Without the sign before it and in lower case, so that the same handle is always written the same; empty for none. */
const handle = z
  .string('Please send text.')
  .overwrite((value) => value.trim().replace(/^@/, '').toLowerCase())
  .max(INFLUENCER_LENGTHS.handle, `Please use at most ${INFLUENCER_LENGTHS.handle} characters.`)
  .refine((value) => HANDLE.test(value), HANDLE_RULE)

const words = (maxLength: number) =>
  z
    .string('Please send text.')
    .trim()
    .max(maxLength, `Please use at most ${maxLength} characters.`)
    .refine(isStorable, UNSTORABLE)

const colour = z
  .string('Please send a colour such as #c8503c.')
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'Please send a colour such as #c8503c.')

/** What a look is made of beside garments of the wardrobe, each in the words of a prompt. */
export const LOOK_PARTS = ['outfit', 'hair', 'makeup', 'jewellery'] as const
const lookPart = words(LOOK_LENGTHS.part).default('')

/** How she is dressed and styled, by name, to be chosen for a picture. */
const look = z.strictObject({
  name: lookName,
  outfit: lookPart,
  hair: lookPart,
  makeup: lookPart,
  jewellery: lookPart,
  /** Ids of garments of the wardrobe: a top and a bottom, or a one-piece. */
  garments: z.array(id).max(MAX_WORN, WORN_RULE).default([]),
})
export type Look = z.output<typeof look>

/** What a look was called before it was renamed, and its name of today. */
const formerLook = z.object({ name: z.string(), now: z.string() })
export type FormerLook = z.output<typeof formerLook>

/** What the look with that name, which may be one it had before, is called now. */
export const lookNameNow = (name: string, formerLooks: readonly FormerLook[]): string =>
  formerLooks.find((former) => former.name === name)?.now ?? name

const details = {
  name: text('Please give a name.', INFLUENCER_LENGTHS.name),
  handle,
  biography: words(INFLUENCER_LENGTHS.biography),
  niche: words(INFLUENCER_LENGTHS.niche),
  /** How captions and lyrics in her name sound. */
  tone: words(INFLUENCER_LENGTHS.tone),
  pronouns: words(INFLUENCER_LENGTHS.pronouns),
  /** What she talks with, by its name in `GET /voices`; empty for the one that is drawn from her face. */
  voice: z.union([z.literal(''), voiceName], TALK_MESSAGES.voice),
  /** What she usually wears and where she usually is, in the words of a prompt. */
  wardrobe: words(INFLUENCER_LENGTHS.wardrobe),
  places: words(INFLUENCER_LENGTHS.places),
  colours: z.array(colour).max(MAX_COLOURS, `Please choose at most ${MAX_COLOURS} colours.`),
  /** Nothing with one of these is made with her. */
  never_words: z
    .array(text('Please leave out empty words.', 60))
    .max(MAX_NEVER_WORDS, `Please use at most ${MAX_NEVER_WORDS} words.`),
  /** How words are said when she talks, such as the names of brands. */
  lexicon: z.array(lexiconEntry).max(MAX_LEXICON, `Please use at most ${MAX_LEXICON} words.`),
  /** Stands on the public page of everything that shows her. */
  disclosure: words(INFLUENCER_LENGTHS.disclosure),
}

/** A person whom things are made with: a face with a name, or a face alone, whose influencer has its id. */
export const influencer = z.object({
  id,
  /** Null for a face that nobody has named yet. */
  name: z.string().nullable(),
  handle: z.string(),
  biography: z.string(),
  niche: z.string(),
  tone: z.string(),
  pronouns: z.string(),
  voice: z.string(),
  wardrobe: z.string(),
  places: z.string(),
  colours: z.array(z.string()),
  never_words: z.array(z.string()),
  lexicon: z.array(lexiconEntry),
  looks: z.array(look),
  former_looks: z.array(formerLook),
  disclosure: z.string(),
  gender: gender.nullable(),
  /** The face that makers begin with, and the words that it was saved with. */
  face_id: id,
  face_prompt: z.string().nullable(),
  /** What was typed for that face. */
  prompt: z.string().nullable(),
  portrait_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  is_favourite: z.boolean(),
  is_archived: z.boolean(),
  /** When something was last made with her. */
  used_at: timestamp,
})
export type Influencer = z.output<typeof influencer>

const params = z.strictObject({ id })
const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number('Please send a number.').int().min(1).max(100).default(40),
}

export const listInfluencers = route('GET /influencers', {
  summary: 'The influencers of the signed-in person: favourites and the latest used first, then faces without a name',
  query: z.strictObject({
    /** Words that name, handle, niche or description have to hold. */
    search: words(100).optional(),
    which: z.enum(['current', 'archived']).default('current'),
    gender: gender.optional(),
    ...paging,
  }),
  output: z.object({ influencers: z.array(influencer), next_cursor: z.string().nullable() }),
})

export const influencerDetails = influencer.extend({
  /** Every face of hers; more than one after a merge. */
  faces: z.array(z.object({ id, thumbnail_url: z.string().nullable() })),
  item_count: z.number().int(),
  /** What was made with her since the first of the month has cost, of each meter and in credits. */
  month: z.array(z.object({ meter: z.enum([...METERS, 'credits']), amount: z.number().int() })),
})
export type InfluencerDetails = z.output<typeof influencerDetails>

export const readInfluencer = route('GET /influencers/{id}', {
  summary: 'One influencer, with her faces and what she cost this month',
  params,
  output: influencerDetails,
})

const { name, ...optional } = details

export const changeInfluencer = route('PATCH /influencers/{id}', {
  summary: 'Name a face, which makes it an influencer, or change what is known of one',
  errors: ['conflict', 'content_refused'],
  params,
  body: z.strictObject({
    name: name.optional(),
    ...z.object(optional).partial().shape,
    /** One of her own faces. */
    face_id: id.optional(),
    is_favourite: trueOrFalse.optional(),
    is_archived: trueOrFalse.optional(),
  }),
  output: influencerDetails,
})

export const saveLook = route('POST /influencers/{id}/looks', {
  summary: 'Add a look to an influencer, or put it in the place of one of hers; her others stay as they are',
  errors: ['conflict', 'content_refused'],
  params,
  body: look.extend({
    /** The look that is changed, as it was read; refused with `conflict` where it is not so any more. */
    instead_of: look.optional(),
  }),
  output: influencerDetails,
})

export const removeLook = route('POST /influencers/{id}/looks/remove', {
  summary: 'Take a look from an influencer, as it was read; one that is gone already is no error',
  errors: ['conflict'],
  params,
  body: look,
  output: influencerDetails,
})

export const checkHandle = route('GET /influencers/{id}/handle', {
  summary: 'Whether a handle is free for an influencer, as it would be written',
  params,
  query: z.strictObject({ handle }),
  output: z.object({ handle: z.string(), is_free: z.boolean() }),
})

export const mergeInfluencers = route('POST /influencers/{id}/merge', {
  summary: 'Give the faces of another influencer, and with them all that was made, to this one; the other one ends',
  params,
  body: z.strictObject({ other_id: id }),
  output: influencerDetails,
})

export const removeInfluencer = route('DELETE /influencers/{id}', {
  summary: 'Forget what is known of an influencer; her faces and all that was made with her stay',
  params,
  ...nothing,
})

export const listFeed = route('GET /influencers/{id}/feed', {
  summary: 'Everything that was made with an influencer, newest first',
  params,
  query: z.strictObject(paging),
  output: z.object({
    items: z.array(z.object({ kind: z.enum(KIND_NAMES), item: galleryItem })),
    next_cursor: z.string().nullable(),
  }),
})

export const prepareKit = route('POST /influencers/{id}/kit', {
  summary: 'The address of one zip with her pictures, design, biography, consent and licences, for ten minutes',
  params,
  output: z.object({ url: z.string(), count: z.number().int() }),
})

const wordsOf = (value: string): string =>
  ` ${value
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `

/** The first of these words that a text holds as a whole word, however it is written; undefined without one. */
export const findNeverWord = (texts: readonly string[], neverWords: readonly string[]): string | undefined => {
  const read = texts.map(wordsOf)
  return neverWords.find((never) => {
    const wanted = wordsOf(never)
    return wanted.trim() !== '' && read.some((each) => each.includes(wanted))
  })
}

/** What is told of one. */
export const neverWordSentence = (who: string, word: string): string =>
  `"${word}" is one of the words that ${who} never uses. Please leave it out, or change the words of ${who}. Nothing was charged.`
