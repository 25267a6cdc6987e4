import { z } from 'zod'
import { id } from '../fields.ts'
import { materialConsent, MAX_UPLOAD } from '../materials.ts'
import { defineRoute } from '../route.ts'
import { generationCall } from './jobs.ts'
import { CLOTH_CATEGORIES, clothCategory } from './kinds/cloth.ts'
import { ownUrl } from './material-ref.ts'

export const CLOTH_MISSING = 'Please select a generated image and upload a garment'

export const swapCloth = defineRoute({
  ...generationCall,
  path: '/newclothchanger/',
  summary: 'Put a garment on the person of a generated image',
  body: z.strictObject({
    user_id: id,
    /** The garment's picture as an address of an own upload, instead of as a file. */
    cloth_image: ownUrl(CLOTH_MISSING).optional(),
    image_template: ownUrl(CLOTH_MISSING),
    /** What was confirmed of a garment that comes as a file. */
    consent: materialConsent.optional(),
    category: clothCategory.default(CLOTH_CATEGORIES[0]),
  }),
  files: { cloth_image: { maxBytes: MAX_UPLOAD.bytes } },
  output: z.object({ output_image: z.string() }),
})
