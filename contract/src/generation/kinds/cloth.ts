import { z } from 'zod'
import { gender, id } from '../../fields.ts'
import { MAX_UPLOAD, uploadConsent } from '../../uploads.ts'
import { ownUrl, sourceRef } from '../source-ref.ts'
import { assetUrl, callsOf, defineKind, sourceRefUrl } from './kind.ts'

export const CLOTH_MISSING = 'Please select a generated image and upload a garment'

/** What a garment is worn as; the first is the form's default. */
export const CLOTH_CATEGORIES = ['tops', 'bottoms', 'one-pieces'] as const
export type ClothCategory = (typeof CLOTH_CATEGORIES)[number]

export const clothCategory = z.enum(CLOTH_CATEGORIES, 'Please choose tops, bottoms or one-pieces.')

export const CATEGORY_LABELS: Readonly<Record<ClothCategory, string>> = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  'one-pieces': 'One-pieces',
}

const input = z.strictObject({
  /** The generated image whose clothes are changed. */
  image: id,
  /** Of the person in the image, where that is known. */
  gender: gender.optional(),
  /** A picture of what is put on. */
  garment: sourceRef,
  category: clothCategory,
})
const call = callsOf(input)

export const cloth = defineKind({
  name: 'cloth',
  label: 'Cloth Swap',
  noun: 'image',
  medium: 'image',
  page: { path: '/clothSwap', title: 'Cloth Swap' },
  meter: 'images',
  credits: 1,
  lane: 'quick',
  shelf: {
    tab: 'cloth',
    make: 'Generate Images',
    addressField: 'gen_image_url',
    shape: 4 / 5,
    keepsShape: true,
    canDownload: true,
    watermarkOpacity: 0.8,
  },
  input,
  sources: { image: 'image', garment: 'source' },
  texts: () => [],
  caption: ({ category }) => `${CATEGORY_LABELS[category]} changed`,
  before: ({ image }) => image,
  goesOn: { from: ['image'], label: 'Change clothes', start: ({ id: image }) => ({ image }) },
  failureText: 'Failed to swap clothing',
  missingText: 'Failed to swap clothing',
  calls: {
    swapCloth: call({
      path: '/newclothchanger/',
      summary: 'Put a garment on the person of a generated image',
      body: {
        /** The garment's picture as an address of an own upload, instead of as a file. */
        cloth_image: ownUrl(CLOTH_MISSING).optional(),
        image_template: ownUrl(CLOTH_MISSING),
        /** What was confirmed of a garment that comes as a file. */
        consent: uploadConsent.optional(),
        category: clothCategory.default(CLOTH_CATEGORIES[0]),
      },
      files: { cloth_image: { maxBytes: MAX_UPLOAD.bytes } },
      answer: 'output_image',
      read: async ({ body }, from) => ({
        ...(await from.image(body.image_template, CLOTH_MISSING)),
        garment: await from.picture('cloth_image', CLOTH_MISSING),
        category: body.category,
      }),
      write: ({ image, garment, category }) => ({
        body: { image_template: assetUrl(image), cloth_image: sourceRefUrl(garment), category },
      }),
    }),
  },
})
