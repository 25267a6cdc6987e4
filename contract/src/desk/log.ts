import { z } from 'zod'
import { id, instant } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { exactly, nextCursor, paging, person } from './fields.ts'

/** Everything that operators do and that the log keeps. */
export const DESK_ACTIONS = [
  'desk.open',
  'desk.leave',
  'person.suspend',
  'person.unsuspend',
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
const actionName = z.enum(DESK_ACTIONS)
export type DeskActionName = z.output<typeof actionName>

export const deskAction = z.object({
  id,
  at: instant,
  /** The operator's address. */
  actor: z.string(),
  action: actionName,
  person,
  /** What else it is about, such as a case number. */
  subject: z.string().nullable(),
  reason: z.string().nullable(),
})
export type DeskAction = z.output<typeof deskAction>

export const listActions = defineRoute({
  method: 'GET',
  path: '/desk/actions',
  access: 'desk',
  tag: 'Desk',
  summary: 'What operators have done, newest first; nothing in it can be changed',
  query: z.strictObject({
    action: actionName.optional(),
    actor: exactly,
    ...paging,
  }),
  output: z.object({ actions: z.array(deskAction), actors: z.array(z.string()), next_cursor: nextCursor }),
})
