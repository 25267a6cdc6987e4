import { z } from 'zod'
import { isStorable, text, UNSTORABLE } from '../fields.ts'
import { defineResource } from '../route.ts'

export const route = defineResource({ tag: 'Admin', access: 'admin' })

/** Where a list goes on and how much of it is wanted. */
export const paging = {
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number('Please send a number.').int().min(1).max(100).default(25),
}

export const nextCursor = z.string().nullable()

/** Whom something is about; null where the account is gone. */
export const person = z.object({ id: z.uuid(), email: z.string(), name: z.string() }).nullable()

/** Why an operator does something, as the log keeps it. */
export const reason = text('Please say why.', 2000)

/** Only what has exactly this. */
export const exactly = z.string().max(254).refine(isStorable, UNSTORABLE).optional()

/** What is searched for; empty finds everything. */
export const search = z.string().trim().max(254).refine(isStorable, UNSTORABLE).default('')
