import { z } from 'zod'
import { gender, id, text, timestamp } from '../fields.ts'
import { defineResource } from '../route.ts'
import { job } from './jobs.ts'
import { lookName, MAX_WORN, pose, prompt, WORN_RULE } from './kinds/image.ts'
import { quality } from './kinds/kind.ts'

const route = defineResource({ tag: 'Batches', access: 'user' })

/** Pictures that one batch makes. */
export const MAX_BATCH = 12
export const BATCH_TITLE_MISSING = 'Please say what this is about.'
export const MAX_BATCH_TITLE = 120

const MAX_LABEL = 40

/** What a batch is for: a brief of one's own, or a sheet that shows one person from all sides. */
const BATCH_PURPOSES = ['brief', 'sheet'] as const
const purpose = z.enum(BATCH_PURPOSES)

/** Several pictures of one person that were asked for together. */
export const batch = z.object({
  id,
  purpose,
  title: z.string(),
  /** The face that all of them show. */
  face_id: id,
  gender,
  created_at: timestamp,
  /** The latest job of each picture, in the order in which they were asked for. */
  jobs: z.array(job),
  /** What each picture is called, such as `Monday`; empty for none. */
  labels: z.array(z.string()),
})
export type Batch = z.output<typeof batch>

const params = z.strictObject({ id })
const missing = 'Please plan at least one picture.'

export const startBatch = route('POST /batches', {
  idempotent: true,
  summary: 'Ask for up to twelve pictures of one face at once, all of them or none; each costs what one picture costs',
  errors: [
    'foreign_url',
    'subscription_required',
    'quota_exceeded',
    'storage_full',
    'not_found',
    'content_refused',
    'engine_failed',
  ],
  body: z.strictObject({
    title: text(BATCH_TITLE_MISSING, MAX_BATCH_TITLE),
    /** A generated face. */
    face: id,
    pictures: z
      .array(
        z.strictObject({
          prompt,
          pose: pose.default('Random'),
          /** Ids of garments of the wardrobe that are worn: a top and a bottom, or a one-piece. */
          garments: z.array(id).max(MAX_WORN, WORN_RULE).optional(),
          /** The influencer's look that it shows, to be found by. */
          look: lookName.optional(),
          label: text('Please give this picture a name.', MAX_LABEL).optional(),
        }),
        missing,
      )
      .min(1, missing)
      .max(MAX_BATCH, `Please plan at most ${MAX_BATCH} pictures at once.`),
    quality: quality.optional(),
    purpose: purpose.default('brief'),
  }),
  output: batch,
})

export const readBatch = route('GET /batches/{id}', {
  summary: 'One batch with the latest job of each of its pictures',
  params,
  output: batch,
})

export const listBatches = route('GET /batches', {
  summary: 'The batches of the signed-in person, newest first',
  query: z.strictObject({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number('Please send a number.').int().min(1).max(50).default(10),
    purpose: purpose.optional(),
    /** Only those that show this influencer: her id, or that of a face. */
    influencer: id.optional(),
  }),
  output: z.object({
    batches: z.array(
      batch.omit({ jobs: true, labels: true }).extend({ count: z.number().int(), done: z.number().int() }),
    ),
    next_cursor: z.string().nullable(),
  }),
})

export const cancelBatch = route('POST /batches/{id}/cancel', {
  summary: 'Cancel what of a batch waits or runs; what may not be cancelled any more today goes on',
  params,
  output: batch,
})

export const retryBatch = route('POST /batches/{id}/retry', {
  summary: 'Ask once more for pictures of a batch that failed or were cancelled; others are left as they are',
  errors: [
    'foreign_url',
    'subscription_required',
    'quota_exceeded',
    'storage_full',
    'content_refused',
    'engine_failed',
  ],
  params,
  body: z.strictObject({
    /** Of the pictures, counted from 0. */
    places: z
      .array(
        z
          .number('Please send numbers.')
          .int()
          .min(0)
          .max(MAX_BATCH - 1),
      )
      .min(1, 'Please choose a picture.')
      .max(MAX_BATCH),
  }),
  output: batch,
})

export const downloadSheet = route('GET /batches/{id}/sheet', {
  summary: 'All finished pictures of a batch side by side, marked, as one JPEG',
  params,
  output: z.void(),
  answersFile: true,
})
