import { z } from 'zod'
import { id, timestamp } from '../fields.ts'
import { exactly, nextCursor, paging, person, route } from './fields.ts'

/** Everything that operators do and that the log keeps. */
export const ADMIN_ACTIONS = [
  'admin.open',
  'admin.leave',
  'person.suspend',
  'person.unsuspend',
  'person.remove_factors',
  'takedown.hide',
  'takedown.reject',
  'takedown.restore',
  'appeal.allow',
  'appeal.refuse',
  'name.block',
  'name.allow',
  'message.answered',
  'message.reopened',
  'newsletter.export',
] as const
const actionName = z.enum(ADMIN_ACTIONS)
export type AdminActionName = z.output<typeof actionName>

export const adminAction = z.object({
  id,
  at: timestamp,
  /** The operator's address. */
  actor: z.string(),
  action: actionName,
  person,
  /** What else it is about, such as a case number. */
  subject: z.string().nullable(),
  reason: z.string().nullable(),
})
export type AdminAction = z.output<typeof adminAction>

export const listActions = route('GET /admin/actions', {
  summary: 'What operators have done, newest first; nothing in it can be changed',
  query: z.strictObject({
    action: actionName.optional(),
    actor: exactly,
    ...paging,
  }),
  output: z.object({ actions: z.array(adminAction), actors: z.array(z.string()), next_cursor: nextCursor }),
})
