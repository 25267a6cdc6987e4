import { z } from 'zod'

const timestamp = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const maybe = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

const PAYPAL_STATUSES = ['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const

const money = z.object({ currency_code: z.string().length(3), value: z.string() })

export const paypalToken = z.object({ access_token: z.string().min(1), expires_in: z.int().positive() })

export const paypalSubscription = z.object({
  id: z.string(),
  status: z.enum(PAYPAL_STATUSES),
  plan_id: maybe(z.string()),
  custom_id: maybe(z.string()),
  start_time: maybe(timestamp),
  create_time: maybe(timestamp),
  subscriber: maybe(z.object({ email_address: maybe(z.string()), tenant: maybe(z.string()) })),
  billing_info: maybe(
    z.object({
      next_billing_time: maybe(timestamp),
      failed_payments_count: maybe(z.int().nonnegative()),
      outstanding_balance: maybe(money),
    }),
  ),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
export type PaypalSubscription = z.output<typeof paypalSubscription>

export const paypalSubscriptions = z.object({ subscriptions: z.array(paypalSubscription).default([]) })

export const paypalTransactions = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: timestamp,
        amount_with_breakdown: z.object({ gross_amount: money }),
      }),
    )
    .default([]),
})
export type PaypalTransaction = z.output<typeof paypalTransactions>['transactions'][number]

export const paypalSale = z.object({ billing_agreement_id: maybe(z.string()) })

/** Calls answer the first shape, the token endpoint the second. */
export const paypalError = z.union([
  z.object({
    name: z.string(),
    message: z.string(),
    debug_id: maybe(z.string()),
    details: z.array(z.object({ issue: maybe(z.string()), description: maybe(z.string()) })).default([]),
  }),
  z
    .object({ error: z.string(), error_description: maybe(z.string()) })
    .transform(({ error, error_description: text }) => ({
      name: error,
      message: text ?? error,
      debug_id: null,
      details: [],
    })),
])

export const paypalEvent = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  create_time: timestamp,
  resource: z.object({
    id: maybe(z.string()),
    billing_agreement_id: maybe(z.string()),
    sale_id: maybe(z.string()),
  }),
})
export type PaypalEvent = z.output<typeof paypalEvent>
