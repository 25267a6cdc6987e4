import { z } from 'zod'
import { id, text } from '../fields.ts'
import { MAX_VIDEO } from '../uploads.ts'

const maxLength = 2048

/**
 * The address of something that is here already: a signed media address, or the lasting `/api/assets/{id}`,
 * `/api/uploads/{id}`, `/api/templates/{id}/picture` or `/api/templates/{id}/video`. Anything else answers `foreign_url`.
 */
export const ownUrl = (message: string) => text(message, maxLength, message)

export const faceUrl = ownUrl('Please select a face.')

/** A picture or video that is here already: generated, or brought in by upload or link. */
export const sourceRef = z.strictObject({ from: z.enum(['asset', 'upload']), id })
export type SourceRef = z.output<typeof sourceRef>

/** Where in a picture somebody pointed: shares of its width and height. */
export const spotIn = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** As `spotIn`, with the second of a video at which it was pointed out; the first picture that shows a face unless told. */
export const spotInVideo = spotIn.extend({
  at: z
    .number()
    .min(0)
    .max(MAX_VIDEO.seconds + 1)
    .optional(),
})

export const TEMPLATE_MISSING = 'Please select a template.'

export const templateId = z.string(TEMPLATE_MISSING).regex(/^[a-z\d-]{1,60}$/, TEMPLATE_MISSING)
