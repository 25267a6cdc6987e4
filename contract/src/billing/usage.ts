import { z } from 'zod'
import { timestamp } from '../fields.ts'
import { METERS } from '../generation/kinds/kind.ts'
import { defineResource } from '../route.ts'

const route = defineResource({ tag: 'Usage', access: 'user' })

const meterUsage = z.object({
  used: z.number().int().nonnegative(),
  limit: z.number().int().nonnegative(),
  renews_at: timestamp.nullable(),
})

export const usage = z.object({
  /** The plan's name, or null without one. */
  plan: z.string().nullable(),
  meters: z.record(z.enum(METERS), meterUsage),
  credits: z.number().int().nonnegative(),
  trial: z.object({ active: z.boolean(), ends_at: timestamp, days_left: z.number().int().nonnegative() }).nullable(),
})
export type Usage = z.output<typeof usage>

export const readUsage = route('GET /usage', {
  summary: 'What is used up and what is left',
  output: usage,
})
