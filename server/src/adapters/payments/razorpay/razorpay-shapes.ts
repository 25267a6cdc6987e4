import { z } from 'zod'

const unixSeconds = z
  .int()
  .nonnegative()
  .transform((seconds) => new Date(seconds * 1000))
const maybe = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

const RAZORPAY_STATUSES = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
] as const

/** Notes without any come as an empty list. */
const notes = z.union([
  z.record(z.string(), z.union([z.string(), z.number()])),
  z.array(z.never()).transform((): Record<string, string | number> => ({})),
])

export const razorpaySubscription = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum(RAZORPAY_STATUSES),
  notes: maybe(notes),
  charge_at: maybe(unixSeconds),
  start_at: maybe(unixSeconds),
  created_at: unixSeconds,
  short_url: maybe(z.string()),
  payment_method: maybe(z.string()),
})
export type RazorpaySubscription = z.output<typeof razorpaySubscription>

export const razorpayInvoice = z.object({
  id: z.string(),
  subscription_id: maybe(z.string()),
  payment_id: maybe(z.string()),
  status: z.string(),
  paid_at: maybe(unixSeconds),
  billing_start: maybe(unixSeconds),
  billing_end: maybe(unixSeconds),
})
export type RazorpayInvoice = z.output<typeof razorpayInvoice>

/** Amounts are whole numbers of the smallest unit. */
export const razorpayPayment = z.object({
  id: z.string(),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
  status: z.string(),
  amount_refunded: maybe(z.int().nonnegative()),
  method: z.string(),
  email: maybe(z.string()),
  created_at: unixSeconds,
})
export type RazorpayPayment = z.output<typeof razorpayPayment>

export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })

export const razorpayError = z.object({ error: z.object({ code: z.string(), description: z.string() }) })

const entity = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ entity: z.object(shape) }).optional()

export const razorpayEvent = z.object({
  event: z.string(),
  created_at: unixSeconds,
  payload: z.object({
    subscription: entity({ id: z.string() }),
    payment: entity({ invoice_id: maybe(z.string()) }),
  }),
})
