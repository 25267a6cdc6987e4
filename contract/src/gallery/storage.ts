import { z } from 'zod'
import { id } from '../fields.ts'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Gallery', access: 'user' })
const bytes = z.number().int().nonnegative()

export const storage = z.object({
  /** Files of what was made and of what was brought in. */
  made_bytes: bytes,
  brought_bytes: bytes,
  /** What the plan holds; what is there beyond it stays. */
  limit_bytes: bytes,
})
export type Storage = z.output<typeof storage>

export const readStorage = route('GET /storage', {
  summary: 'How much room files take, and how much the plan has; nothing new is taken on once it is full',
  output: storage,
})

export const clearUploads = route('POST /uploads/clear', {
  summary: 'Delete everything that was brought in, except for what a generation under way works from',
  body: z.strictObject({ user_id: id }),
  output: storage,
})
