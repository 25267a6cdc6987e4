import { z } from 'zod'
import { errorCodes } from '../errors.ts'
import { id, timestamp } from '../fields.ts'
import { jobKind, jobStatus } from '../generation/jobs.ts'
import { exactly, nextCursor, paging, person, route } from './fields.ts'

const adminJob = z.object({
  id,
  person,
  kind: jobKind,
  status: jobStatus,
  engine: z.string(),
  /** Where the engine works, in words that follow what it made; null for this server. */
  engine_place: z.string().nullable(),
  /** Engines that were asked before. */
  tried_engines: z.array(z.string()),
  tries: z.number().int(),
  model: z.string().nullable(),
  engine_cost_usd: z.number().nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
})
export type AdminJob = z.output<typeof adminJob>

export const listAdminJobs = route('GET /admin/jobs', {
  summary: 'Generations of everybody, newest first, without what people typed',
  query: z.strictObject({
    kind: jobKind.optional(),
    status: jobStatus.optional(),
    engine: exactly,
    code: z.enum(errorCodes).optional(),
    person: id.optional(),
    ...paging,
  }),
  output: z.object({
    jobs: z.array(adminJob),
    /** Every engine that has made something, to choose from. */
    engines: z.array(z.string()),
    next_cursor: nextCursor,
  }),
})
