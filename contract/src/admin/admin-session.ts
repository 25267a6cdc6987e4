import { z } from 'zod'
import { message, otp, timestamp } from '../fields.ts'
import { defineRoute } from '../route.ts'

const tag = 'Desk'

/** The header that carries what {@link openAdminSession} answered, on every call of the admin area. */
export const ADMIN_HEADER = 'desk-token'

export const readAdminAccess = defineRoute({
  method: 'GET',
  path: '/desk/door',
  access: 'operator',
  tag,
  summary: 'Whether there is a desk for the caller; not found for everybody else',
  output: z.object({ email: z.string() }),
})

export const sendAdminCode = defineRoute({
  method: 'POST',
  path: '/desk/code',
  access: 'operator',
  tag,
  summary: 'Mail the code that opens the desk',
  output: message,
})

export const openAdminSession = defineRoute({
  method: 'POST',
  path: '/desk/open',
  access: 'operator',
  tag,
  summary: 'Open the desk with the mailed code, for this sign-in alone',
  body: z.strictObject({ otp }),
  output: z.object({
    token: z.string(),
    /** Without a call for so long it closes by itself. */
    idle_minutes: z.number().int(),
    /** At the latest it closes then. */
    ends_at: timestamp,
  }),
})

export const closeAdminSession = defineRoute({
  method: 'POST',
  path: '/desk/leave',
  access: 'admin',
  tag,
  summary: 'Close the desk here, or wherever the caller has opened it',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  output: z.void(),
  status: 204,
})
