import { randomBytes } from 'node:crypto'
import { PAYMENT_PROVIDERS, PLAN_KEYS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import { z } from 'zod'

const timestamp = z.coerce.date()

const payment = z.object({
  id: z.string(),
  invoiceId: z.string(),
  /** In the smallest unit. */
  amount: z.int(),
  refunded: z.int(),
  paidAt: timestamp,
  periodStart: timestamp,
  periodEnd: timestamp,
})
export type SandboxPayment = z.output<typeof payment>

/** A subscription as the sandbox keeps it, before it is told in the words of one provider or the other. */
export const sandboxSubscription = z.object({
  id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  plan: z.enum(PLAN_KEYS),
  reference: z.string().nullable(),
  /** What PayPal knows a repeated creation by. */
  requestId: z.string().nullable(),
  /** What makes the address of its page hard to guess. */
  checkoutToken: z.string(),
  state: z.enum(['created', 'active', 'past_due', 'halted', 'cancelled', 'expired']),
  cancelsAtPeriodEnd: z.boolean(),
  failedCharges: z.int(),
  createdAt: timestamp,
  changedAt: timestamp,
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  email: z.string().nullable(),
  returnUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  payments: z.array(payment),
})
export type SandboxSubscription = z.output<typeof sandboxSubscription>

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Letters and digits that nobody guesses. */
export const randomCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('')

const ID_PREFIXES = {
  subscription: { razorpay: 'sub_', paypal: 'I-' },
  payment: { razorpay: 'pay_', paypal: '' },
  invoice: { razorpay: 'inv_', paypal: 'INV2-' },
  refund: { razorpay: 'rfnd_', paypal: '' },
} as const

/** An id of the shape that the provider's own have. */
export const createId = (what: keyof typeof ID_PREFIXES, provider: PaymentProviderName): string =>
  `${ID_PREFIXES[what][provider]}${randomCode(provider === 'razorpay' ? 14 : 12)}`

export const PLAN_ID_PREFIXES = { razorpay: 'plan_sandbox_', paypal: 'P-SANDBOX-' } as const
export const CURRENCIES = { razorpay: 'INR', paypal: 'USD' } as const
