import { z } from 'zod'
import { id, text, timestamp } from '../fields.ts'
import { nothing } from '../route.ts'
import { nextCursor, paging, person, reason, route } from './fields.ts'

/** `appealed` waits for an operator; `allowed` and `upheld` are how it was decided. */
export const APPEAL_STATES = ['appealed', 'allowed', 'upheld', 'refused'] as const

const appeal = z.object({
  id,
  person,
  /** What was refused: words or a file, and by which rule of the policy. */
  kind: z.string(),
  rule: z.string(),
  reason: z.string(),
  texts: z.array(z.string()),
  /** How often the same was refused. */
  times: z.number().int(),
  state: z.enum(APPEAL_STATES),
  /** What the person says to it; null while it was only refused. */
  appeal: z.string().nullable(),
  created_at: timestamp,
  appealed_at: timestamp.nullable(),
  decided_at: timestamp.nullable(),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
})
export type AdminAppeal = z.output<typeof appeal>

export const listAppeals = route('GET /admin/appeals', {
  summary: 'What the policy refused and people object to',
  query: z.strictObject({ state: z.enum(APPEAL_STATES).default('appealed'), ...paging }),
  output: z.object({ appeals: z.array(appeal), next_cursor: nextCursor }),
})

export const decideAppeal = route('POST /admin/appeals/{id}/decision', {
  summary: 'Allow what was refused, or uphold the refusal; the person sees and is mailed which and why',
  params: z.strictObject({ id }),
  body: z.strictObject({
    decision: z.enum(['allow', 'refuse'], 'Please choose allow or refuse.'),
    note: reason,
  }),
  ...nothing,
})

const blockedName = z.object({
  id,
  name: z.string(),
  note: z.string(),
  added_by: z.string(),
  created_at: timestamp,
})
export type BlockedName = z.output<typeof blockedName>

export const listBlockedNames = route('GET /admin/names', {
  summary: 'Names that nobody may ask for, those of the policy file among them',
  output: z.object({ names: z.array(blockedName), from_policy: z.array(z.string()) }),
})

export const addBlockedName = route('POST /admin/names', {
  summary: 'Block a name',
  body: z.strictObject({ name: text('Please give a name.', 100), reason }),
  ...nothing,
})

export const removeBlockedName = route('POST /admin/names/{id}/remove', {
  summary: 'Let a name be asked for again',
  params: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  ...nothing,
})
