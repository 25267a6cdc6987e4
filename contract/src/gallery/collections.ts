import { z } from 'zod'
import { id, isStorable, text, timestamp, UNKNOWN_CURSOR, UNSTORABLE } from '../fields.ts'
import { KIND_NAMES } from '../generation/kinds/kinds.ts'
import { defineResource, nothing } from '../route.ts'
import { chosenIds, galleryItem, MAX_ZIP_ITEMS } from './items.ts'

const route = defineResource({ tag: 'Collections', access: 'user' })

/** Collections that one account may have. */
export const MAX_COLLECTIONS = 200
/** Items of one: as many as one zip holds. */
export const MAX_COLLECTION_ITEMS = MAX_ZIP_ITEMS
export const COLLECTION_LENGTHS = { name: 80, notes: 2000 } as const
/** Pictures that a collection is shown by. */
export const MAX_COLLECTION_STILLS = 4

const name = text('Please give the collection a name.', COLLECTION_LENGTHS.name)
const notes = z
  .string('Please send text.')
  .trim()
  .max(COLLECTION_LENGTHS.notes, `Please use at most ${COLLECTION_LENGTHS.notes} characters.`)
  .refine(isStorable, UNSTORABLE)

/** Items of the gallery that somebody put together, such as those of a campaign. */
export const collection = z.object({
  id,
  name: z.string(),
  /** For its owner alone. */
  notes: z.string(),
  /** The item that it is shown by; null where that is its first one. */
  cover_id: id.nullable(),
  /** Small pictures of the cover and the first items after it; songs have none. */
  stills: z.array(z.string()),
  count: z.number().int(),
  is_shared: z.boolean(),
  created_at: timestamp,
  /** When something was last put in, taken out or renamed. */
  changed_at: timestamp,
})
export type Collection = z.output<typeof collection>

const params = z.strictObject({ id })
const chosen = z.strictObject({ ids: chosenIds })

export const listCollections = route('GET /collections', {
  summary: 'The collections of the signed-in person, the latest changed first',
  output: z.object({ collections: z.array(collection) }),
})

export const createCollection = route('POST /collections', {
  summary: 'Begin a collection, empty',
  errors: ['conflict', 'content_refused'],
  body: z.strictObject({ name, notes: notes.default('') }),
  output: collection,
  status: 201,
})

export const readCollection = route('GET /collections/{id}', {
  summary: 'One collection',
  params,
  output: collection,
})

export const changeCollection = route('PATCH /collections/{id}', {
  summary: 'Rename a collection, or change its notes or its cover',
  errors: ['content_refused'],
  params,
  body: z.strictObject({
    name: name.optional(),
    notes: notes.optional(),
    /** One of its items; null for the first one. */
    cover_id: id.nullable().optional(),
  }),
  output: collection,
})

export const deleteCollection = route('DELETE /collections/{id}', {
  summary: 'Delete a collection and its public page; its items stay in the gallery',
  params,
  ...nothing,
})

export const listCollectionItems = route('GET /collections/{id}/items', {
  summary: 'The items of a collection in its order',
  params,
  query: z.strictObject({
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, UNKNOWN_CURSOR)
      .optional(),
    limit: z.coerce.number('Please send a number.').int().min(1).max(100).default(60),
  }),
  output: z.object({
    items: z.array(z.object({ kind: z.enum(KIND_NAMES), item: galleryItem })),
    next_cursor: z.string().nullable(),
  }),
})

export const addToCollection = route('POST /collections/{id}/items', {
  summary: 'Put items at the end of a collection, all of them or none; those that are in it stay where they are',
  errors: ['conflict'],
  params,
  body: chosen,
  output: z.object({
    added: z.number().int(),
    /** Of those that were asked for. */
    already_there: z.number().int(),
    collection,
  }),
})

export const removeFromCollection = route('POST /collections/{id}/items/remove', {
  summary: 'Take items out of a collection; they stay in the gallery',
  params,
  body: chosen,
  output: collection,
})

export const moveInCollection = route('POST /collections/{id}/items/move', {
  summary: 'Move items of a collection before another one of it, or to its end',
  params,
  body: chosen.extend({
    /** Null for the end. */
    before: id.nullable(),
  }),
  output: collection,
})

export const prepareCollectionZip = route('POST /collections/{id}/zip', {
  summary: 'The address of one zip with the marked files of a collection; it can be fetched for ten minutes',
  params,
  output: z.object({ url: z.string(), count: z.number().int() }),
})
