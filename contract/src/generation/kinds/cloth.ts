import { z } from 'zod'
import { gender, id } from '../../fields.ts'
import { materialRef } from '../material-ref.ts'
import { defineKind } from './kind.ts'

/** What a garment is worn as; the first is the form's default. */
export const CLOTH_CATEGORIES = ['tops', 'bottoms', 'one-pieces'] as const
export type ClothCategory = (typeof CLOTH_CATEGORIES)[number]

export const clothCategory = z.enum(CLOTH_CATEGORIES, 'Please choose tops, bottoms or one-pieces.')

export const cloth = defineKind({
  name: 'cloth',
  label: 'Cloth Swap',
  meter: 'images',
  credits: 1,
  medium: 'image',
  input: z.strictObject({
    /** The generated image whose clothes are changed. */
    image: id,
    /** Of the person in the image, where that is known. */
    gender: gender.optional(),
    /** A picture of what is put on. */
    garment: materialRef,
    category: clothCategory,
  }),
})
