import { z } from 'zod'
import { gender, id, isStorable, timestamp, trueOrFalse, UNSTORABLE } from '../fields.ts'
import { jobKind } from '../generation/jobs.ts'
import { lookName } from '../generation/kinds/image.ts'
import { jobCost, quality } from '../generation/kinds/kind.ts'
import { GALLERY_TABS } from '../generation/kinds/kinds.ts'
import type { GalleryTab } from '../generation/kinds/kinds.ts'
import { defineResource, nothing } from '../route.ts'

const route = defineResource({ tag: 'Gallery', access: 'user' })

const galleryTab = z.enum(GALLERY_TABS)

/** One generated thing. Of the four addresses only those of its tab are there; all are signed and last 24 h. */
export const galleryItem = z.object({
  id,
  kind: jobKind,
  image_url: z.string().optional(),
  gen_image_url: z.string().optional(),
  video_url: z.string().optional(),
  audio_url: z.string().optional(),
  thumbnail_url: z.string().nullable(),
  face_prompt: z.string().nullable(),
  prompt: z.string().nullable(),
  gender: gender.nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  /** The loudest of each of many equal parts of a sound, 0 to 100, to draw it with; null for what is not heard alone. */
  peaks: z.array(z.number().int()).nullable(),
  engine: z.string(),
  /** Where the engine works, in words that follow what it made; null for this server. */
  engine_place: z.string().nullable(),
  model: z.string().nullable(),
  licence: z.string().nullable(),
  /** Which of the engine's models was chosen; null where there was no choice or that is not known. */
  quality: quality.nullable(),
  /** What it cost its owner; null where that is not known. */
  cost: jobCost.nullable(),
  identity_score: z.number().nullable(),
  /** What has to be told with it, such as that a face is a blend; null for most. */
  notice: z.string().nullable(),
  /** The generated face that it shows; null for a face and where it is not known. */
  face_id: id.nullable(),
  /** Who sings in a song: the influencer or the voice, by name; null where nobody does, or nobody with a name. */
  sung_by: z.string().nullable(),
  is_favourite: z.boolean(),
  created_at: timestamp,
})
export type GalleryItem = z.output<typeof galleryItem>

export const MAX_SEARCH_LENGTH = 100

/** What a picture is found by when somebody looks for a colour; each has up to four of them. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
const colour = z.enum(COLOURS, 'Please choose one of the colours.')
export type Colour = z.output<typeof colour>

/** The items of each tab. */
const groups = Object.fromEntries(GALLERY_TABS.map((tab) => [tab, z.array(galleryItem)])) as Record<
  GalleryTab,
  z.ZodArray<typeof galleryItem>
>

export const listGallery = route('POST /gallery/', {
  appKey: true,
  summary: 'Generated items, newest first: all groups, or one page of one group',
  body: z.strictObject({
    user_id: id,
    gender: gender.optional(),
    /** Only what shows this generated face, or another one of the same influencer. */
    face: id.optional(),
    /** Only what has all of these words in its prompt, its description or the name of its influencer or look. */
    search: z
      .string('Please send text.')
      .trim()
      .max(MAX_SEARCH_LENGTH, `Please use at most ${MAX_SEARCH_LENGTH} characters.`)
      .refine(isStorable, UNSTORABLE)
      .optional(),
    /** Only what shows this look, by its name; with a face, also by a name that her look had before. */
    look: lookName.optional(),
    /** Only what this colour is plain to see in. */
    colour: colour.optional(),
    favourites_only: trueOrFalse.optional(),
    made_from: timestamp.optional(),
    /** The first instant that is too late. */
    made_before: timestamp.optional(),
    tab: galleryTab.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.number('Please send a number.').int().min(1).max(100).default(60),
  }),
  output: z.object({ ...groups, next_cursor: z.string().nullable().optional() }),
})

export const readAsset = route('GET /assets/{id}', {
  summary: 'One generated item',
  params: z.strictObject({ id }),
  output: galleryItem,
})

export const readDesign = route('GET /assets/{id}/design', {
  summary:
    'The person of a saved face as a design, to begin another one with; faces of other engines than the studio have none',
  params: z.strictObject({ id }),
  output: z.object({
    gender,
    /** What was typed for the face; null where that were names. */
    prompt: z.string().nullable(),
    /** It may be sent with a call for a face. */
    design: z.object({
      identity: z.record(z.string(), z.unknown()),
      scene: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
})

export const deleteAsset = route('DELETE /assets/{id}', {
  summary: 'Delete one generated item; its files are erased ten minutes later',
  errors: ['conflict'],
  params: z.strictObject({ id }),
  ...nothing,
})

export const MAX_CHOSEN_ITEMS = 500

export const NOTHING_CHOSEN = 'Please choose something.'

const ids = z.array(id).min(1, NOTHING_CHOSEN)
export const chosenIds = ids.max(MAX_CHOSEN_ITEMS, `Please choose at most ${MAX_CHOSEN_ITEMS} items at once.`)
const chosen = { user_id: id, ids: chosenIds }

/** Those of the ids that it was done to. */
export const done = z.object({ ids: z.array(id) })

export const deleteAssets = route('POST /assets/delete', {
  summary: 'Delete generated items; they can be brought back until their files are erased, ten minutes later',
  errors: ['conflict'],
  body: z.strictObject(chosen),
  output: done,
})

export const restoreAssets = route('POST /assets/restore', {
  summary: 'Bring back deleted items whose files are still there',
  body: z.strictObject(chosen),
  output: done,
})

export const markFavourites = route('POST /assets/favourites', {
  summary: 'Make generated items favourites, or take that away',
  body: z.strictObject({ ...chosen, is_favourite: trueOrFalse }),
  output: done,
})

const DOWNLOAD_FORMATS = ['original', 'wav', 'srt', 'vtt'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

export const downloadAsset = route('GET /assets/{id}/download', {
  summary: "The watermarked file as an attachment, in the source's own format",
  params: z.strictObject({ id }),
  /** `wav` is for songs alone; `srt` and `vtt` are the subtitles of what is said in a video. */
  query: z.strictObject({ format: z.enum(DOWNLOAD_FORMATS).default('original') }),
  output: z.void(),
  answersFile: true,
})

/** One zip is written as it is sent, so this bounds no memory: it is what a browser names in one call. */
export const MAX_ZIP_ITEMS = 10_000
const tooManyForZip = `One zip holds at most ${MAX_ZIP_ITEMS.toLocaleString('en')} items. Please choose fewer.`

export const prepareZip = route('POST /assets/zip', {
  summary: 'The address of one zip with the marked files of many items; it can be fetched for ten minutes',
  body: z.strictObject({ ...chosen, ids: ids.max(MAX_ZIP_ITEMS, tooManyForZip) }),
  output: z.object({ url: z.string(), count: z.number().int() }),
})
