import { z } from 'zod'
import { id, text, timestamp } from '../fields.ts'
import { clothCategory } from '../generation/kinds/cloth.ts'
import { ownUrl } from '../generation/source-ref.ts'
import { defineResource, nothing } from '../route.ts'

const route = defineResource({ tag: 'Wardrobe', access: 'user' })

/** Garments that one account may keep. */
export const MAX_GARMENTS = 200
export const MAX_GARMENT_NAME = 60

const name = text('Please give the garment a name.', MAX_GARMENT_NAME)

/** Something to wear that a person keeps, for whichever influencer puts it on. */
export const garment = z.object({
  /** That of the upload that shows it. */
  id,
  name: z.string(),
  category: clothCategory,
  picture_url: z.string(),
  /** Pixels of the picture. */
  width: z.number().int(),
  height: z.number().int(),
  created_at: timestamp,
})
export type Garment = z.output<typeof garment>

const params = z.strictObject({ id })

export const listGarments = route('GET /garments', {
  summary: 'The garments that the signed-in person keeps, the latest first',
  output: z.object({ garments: z.array(garment) }),
})

export const GARMENT_MISSING = 'Please upload a picture of the garment.'

export const keepGarment = route('POST /garments', {
  summary: 'Keep the garment of an own upload by name: read once, it is the same in every picture',
  errors: ['foreign_url', 'conflict', 'content_refused'],
  body: z.strictObject({
    /** The address of an own upload, such as `/api/uploads/{id}`. */
    picture: ownUrl(GARMENT_MISSING),
    name,
    category: clothCategory,
  }),
  output: garment,
  status: 201,
})

export const renameGarment = route('PATCH /garments/{id}', {
  summary: 'Give a garment another name',
  errors: ['content_refused'],
  params,
  body: z.strictObject({ name }),
  output: garment,
})

export const removeGarment = route('DELETE /garments/{id}', {
  summary: 'Take a garment out of the wardrobe, and out of the looks that have it; pictures that show it stay',
  params,
  ...nothing,
})
