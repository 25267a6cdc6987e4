import { z } from 'zod'
import { id, timestamp, text } from './fields.ts'
import { defineResource } from './route.ts'

const route = defineResource({ tag: 'Moderation', access: 'user' })

export const MAX_APPEAL_LENGTH = 2000

/** `refused`: as it came; `appealed`: waits for the operator; `allowed`: works from now on; `upheld`: stays refused. */
const REFUSAL_STATES = ['refused', 'appealed', 'allowed', 'upheld'] as const
export type RefusalState = (typeof REFUSAL_STATES)[number]

export const refusal = z.object({
  id,
  /** What was asked for; of a file its SHA-256. */
  texts: z.array(z.string()),
  is_file: z.boolean(),
  /** Why it was refused, in a sentence. */
  reason: z.string(),
  state: z.enum(REFUSAL_STATES),
  appeal: z.string().nullable(),
  /** What the operator answered. */
  note: z.string().nullable(),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
})
export type Refusal = z.output<typeof refusal>

export const listRefusals = route('GET /refusals', {
  summary: 'What was refused to the caller and what became of it, the newest hundred first',
  output: z.object({ refusals: z.array(refusal) }),
})

export const appealRefusal = route('POST /refusals/{id}/appeal', {
  summary: 'Ask for a review of a refusal; once each',
  errors: ['conflict'],
  params: z.strictObject({ id }),
  body: z.strictObject({ text: text('Please say why this should be allowed.', MAX_APPEAL_LENGTH) }),
  output: refusal,
})
