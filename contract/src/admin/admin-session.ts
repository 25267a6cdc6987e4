import { z } from 'zod'
import { message, otp, timestamp } from '../fields.ts'
import { defineRoute } from '../route.ts'

const tag = 'Admin'

/** The header that carries what {@link openAdminSession} answered, on every call of the admin area. */
export const ADMIN_HEADER = 'admin-token'

export const readAdminAccess = defineRoute({
  method: 'GET',
  path: '/admin/door',
  access: 'operator',
  tag,
  summary: 'Whether there is an admin area for the caller; not found for everybody else',
  output: z.object({
    email: z.string(),
    /** Without a second factor the admin area cannot be opened: one has to be set up, with the mailed code. */
    has_second_factor: z.boolean(),
  }),
})

export const sendAdminCode = defineRoute({
  method: 'POST',
  path: '/admin/code',
  access: 'operator',
  tag,
  summary: 'Mail the code with which an operator may set up the first second factor',
  errors: ['conflict'],
  output: message,
})

export const allowFirstFactor = defineRoute({
  method: 'POST',
  path: '/admin/first-factor',
  access: 'operator',
  tag,
  summary: 'With the mailed code, let this session set up the first second factor within ten minutes',
  errors: ['invalid_otp', 'conflict'],
  body: z.strictObject({ otp }),
  output: z.void(),
  status: 204,
})

export const openAdminSession = defineRoute({
  method: 'POST',
  path: '/admin/open',
  access: 'operator',
  tag,
  summary: 'Open the admin area for this sign-in alone, by the second factor that it has just shown',
  errors: ['reauthentication_required'],
  body: z.strictObject({}),
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
  path: '/admin/leave',
  access: 'admin',
  tag,
  summary: 'Close the admin area here, or wherever the caller has opened it',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  output: z.void(),
  status: 204,
})
