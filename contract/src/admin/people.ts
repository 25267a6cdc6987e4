import { z } from 'zod'
import { payment, SUBSCRIPTION_STATES } from '../billing/billing.ts'
import { usage } from '../billing/usage.ts'
import { id, timestamp } from '../fields.ts'
import { jobKind, jobStatus } from '../generation/jobs.ts'
import { PAYMENT_PROVIDERS, PLAN_KEYS } from '../plans.ts'
import { nextCursor, paging, reason, route, search } from './fields.ts'
import { adminAction } from './log.ts'

export const PEOPLE_STATES = ['all', 'paying', 'trial', 'suspended', 'unverified'] as const

const suspension = z.object({ at: timestamp, reason: z.string() }).nullable()

export const adminPerson = z.object({
  id,
  email: z.string(),
  name: z.string(),
  created_at: timestamp,
  is_verified: z.boolean(),
  is_operator: z.boolean(),
  /** What they can use now: a plan that is paid, or the trial; null when neither is open. */
  plan: z.enum(PLAN_KEYS).nullable(),
  is_trial: z.boolean(),
  credits: z.number().int(),
  suspension,
})
export type AdminPerson = z.output<typeof adminPerson>

export const listPeople = route('GET /admin/people', {
  summary: 'Accounts, newest first; the search looks into addresses, names and ids',
  query: z.strictObject({ q: search, state: z.enum(PEOPLE_STATES).default('all'), ...paging }),
  output: z.object({ people: z.array(adminPerson), next_cursor: nextCursor }),
})

const params = z.strictObject({ id })

const personDetail = adminPerson.extend({
  usage,
  payments: z.array(payment),
  /** What has not ended at a payment provider, newest first. */
  subscriptions: z.array(
    z.object({
      id,
      plan: z.enum(PLAN_KEYS),
      provider: z.enum(PAYMENT_PROVIDERS),
      state: z.enum(SUBSCRIPTION_STATES),
      next_charge_at: timestamp.nullable(),
    }),
  ),
  jobs: z.array(z.object({ kind: jobKind, status: jobStatus, count: z.number().int() })),
  actions: z.array(adminAction),
})
export type AdminPersonDetail = z.output<typeof personDetail>

export const readPerson = route('GET /admin/people/{id}', {
  summary: 'One account with its usage, payments and what was done about it',
  params,
  output: personDetail,
})

export const suspendPerson = route('POST /admin/people/{id}/suspend', {
  summary: 'End every session of an account, what it has under way and its renewals, and let nobody sign in to it',
  params,
  body: z.strictObject({ reason }),
  output: personDetail,
})

export const unsuspendPerson = route('POST /admin/people/{id}/unsuspend', {
  summary: 'Let a suspended person sign in again',
  params,
  body: z.strictObject({ reason }),
  output: personDetail,
})
