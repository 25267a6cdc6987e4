import { z } from 'zod'
import { message, otp, timestamp } from '../fields.ts'
import { defineResource, nothing } from '../route.ts'

const route = defineResource({ tag: 'Admin', access: 'operator' })

/** The header that carries what {@link openAdminSession} answered, on every call of the admin area. */
export const ADMIN_HEADER = 'admin-token'

export const readAdminAccess = route('GET /admin/door', {
  summary: 'Whether there is an admin area for the caller; not found for everybody else',
  output: z.object({
    email: z.string(),
    /** Without a second factor the admin area cannot be opened: one has to be set up, with the mailed code. */
    has_second_factor: z.boolean(),
  }),
})

export const sendAdminCode = route('POST /admin/code', {
  summary: 'Mail the code with which an operator may set up the first second factor',
  errors: ['conflict'],
  output: message,
})

export const allowFirstFactor = route('POST /admin/first-factor', {
  summary: 'With the mailed code, let this session set up the first second factor within ten minutes',
  errors: ['invalid_otp', 'conflict'],
  body: z.strictObject({ otp }),
  ...nothing,
})

export const openAdminSession = route('POST /admin/open', {
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

export const closeAdminSession = route('POST /admin/leave', {
  access: 'admin',
  summary: 'Close the admin area here, or wherever the caller has opened it',
  body: z.strictObject({ everywhere: z.boolean().default(false) }),
  ...nothing,
})
