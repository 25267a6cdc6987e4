import { z } from 'zod'
import { takedownCase, takedownEvent, takedownParams, takedownState } from '../sharing/takedowns.ts'
import { nextCursor, paging, person, reason, route } from './fields.ts'

const adminCase = takedownCase.extend({
  address: z.string(),
  name: z.string(),
  postal_address: z.string(),
  email: z.string(),
  /** Whether who reads that address said that the notice is theirs. */
  is_confirmed: z.boolean(),
  counter_notice: z.string().nullable(),
  owner: person,
  /** A signed address of what it is about, null where that is not ours or gone. */
  preview: z.object({ url: z.string(), medium: z.enum(['image', 'video', 'audio']) }).nullable(),
  events: z.array(takedownEvent),
})
export type AdminCase = z.output<typeof adminCase>

export const listCases = route('GET /admin/takedowns', {
  summary: 'Takedown cases: open ones soonest due first, others newest first',
  query: z.strictObject({ state: takedownState.optional(), ...paging }),
  output: z.object({ cases: z.array(adminCase), next_cursor: nextCursor }),
})

export const decideCase = route('POST /admin/takedowns/{case_number}/decision', {
  summary: 'Hide the content, refuse the notice or put the content back',
  params: takedownParams,
  body: z.strictObject({
    action: z.enum(['hide', 'reject', 'restore'], 'Please choose hide, reject or restore.'),
    note: reason,
  }),
  output: adminCase,
})
