import { z } from 'zod'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Templates', access: 'user' })

/** How many templates there are of each sort. */
export const TEMPLATE_COUNTS = { image: { women: 185, men: 31 }, video: { women: 156, men: 47 } } as const

export const template = z.object({
  id: z.string(),
  /** Such as `Template 01`. */
  label: z.string(),
  /** A small picture; `?size=` takes 160, 320 or 640 pixels of width. */
  poster_url: z.string(),
  media_url: z.string(),
  /** Pixels of what a face is put into. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds; null for a picture. */
  duration: z.number().nullable(),
  /** Whether `media_url` can be played now. Until then it answers 503 with `Retry-After`, and the poster shows. */
  is_ready: z.boolean(),
})
export type Template = z.output<typeof template>

export const listTemplates = route('GET /templates', {
  summary: 'Pictures and videos to put a face into, page by page',
  query: z.strictObject({
    kind: z.enum(['image', 'video'], 'Please send image or video.'),
    gender: z.enum(['women', 'men'], 'Please send women or men.'),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number('Please send a number.').int().min(1).max(100).default(24),
  }),
  output: z.object({ templates: z.array(template), next_cursor: z.string().nullable() }),
})
