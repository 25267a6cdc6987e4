import { z } from 'zod'
import { SUBSCRIPTION_STATES } from '../billing/billing.ts'
import { timestamp } from '../fields.ts'
import { jobKind, jobStatus } from '../generation/jobs.ts'
import { PLAN_KEYS } from '../plans.ts'
import { route } from './fields.ts'

const count = z.number().int().nonnegative()

/** How many days a report reaches back, today included; days are those of UTC. */
export const OVERVIEW_PERIODS = [1, 7, 30] as const

/** A figure of the period and of as much time one period earlier. */
const figure = z.object({ now: count, before: count })

export const overview = z.object({
  /** When it was counted, and from when on. */
  at: timestamp,
  since: timestamp,
  sign_ups: figure,
  jobs: figure,
  failed: figure,
  people: z.object({ verified: count, suspended: count, subscribers: count }),
  /** How much time a bucket holds: an hour of a single day, else a day. */
  unit: z.enum(['hour', 'day']),
  /** Without gaps, oldest first; `at` is where a bucket begins. */
  buckets: z.array(z.object({ at: timestamp, sign_ups: count, succeeded: count, failed: count })),
  by_kind: z.array(z.object({ kind: jobKind, status: jobStatus, count })),
  /** The commonest reasons of failures. */
  failures: z.array(z.object({ code: z.string(), engine: z.string(), count })),
  /** What came in, with and without what went back, in the currency's smallest unit. */
  revenue: z.array(
    z.object({ currency: z.string(), plan: z.enum(PLAN_KEYS), payments: count, amount: count, refunded: count }),
  ),
  subscriptions: z.array(z.object({ plan: z.enum(PLAN_KEYS), state: z.enum(SUBSCRIPTION_STATES), count })),
  feedback: z.object({ count, average: z.number().nullable() }),
  /** What waits for somebody or for a worker now. */
  waiting: z.object({
    takedowns: count,
    next_takedown_due_at: timestamp.nullable(),
    counter_notices: count,
    appeals: count,
    messages: count,
    queued: count,
    running: count,
  }),
})
export type Overview = z.output<typeof overview>

export const readOverview = route('GET /admin/overview', {
  summary: 'Usage and revenue at a glance',
  query: z.strictObject({
    days: z.coerce.number().pipe(z.literal(OVERVIEW_PERIODS, 'Please choose 1, 7 or 30 days.')).default(7),
  }),
  output: overview,
})
