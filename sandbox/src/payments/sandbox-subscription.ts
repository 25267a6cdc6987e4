import { randomBytes } from 'node:crypto'
import { PAYMENT_PROVIDERS, PLAN_KEYS } from '@visage/contract'
import type { PaymentProviderName, PlanKey } from '@visage/contract'
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

type Habits = {
  /** How its ids begin. */
  ids: Record<'subscription' | 'payment' | 'invoice' | 'refund', string>
  idLength: number
  planId: (plan: PlanKey) => string
  /** Of its part of the world. */
  locale: string
  /** Whether what nobody has approved can be cancelled too. */
  endsUnapproved: boolean
}

/** What the sandbox imitates of each provider beside its protocol. */
export const HABITS: Readonly<Record<PaymentProviderName, Habits>> = {
  razorpay: {
    ids: { subscription: 'sub_', payment: 'pay_', invoice: 'inv_', refund: 'rfnd_' },
    idLength: 14,
    planId: (plan) => `plan_sandbox_${plan}`,
    locale: 'en-IN',
    endsUnapproved: true,
  },
  paypal: {
    ids: { subscription: 'I-', payment: '', invoice: 'INV2-', refund: '' },
    idLength: 12,
    planId: (plan) => `P-SANDBOX-${plan.toUpperCase()}`,
    locale: 'en-US',
    endsUnapproved: false,
  },
}

/** An id of the shape that the provider's own have. */
export const createId = (what: keyof Habits['ids'], provider: PaymentProviderName): string =>
  `${HABITS[provider].ids[what]}${randomCode(HABITS[provider].idLength)}`

type Begun = Pick<SandboxSubscription, 'provider' | 'plan' | 'reference'> & Partial<SandboxSubscription>

/** A subscription that nobody has approved yet. */
export const beginSubscription = (begun: Begun, now: Date): SandboxSubscription => ({
  id: createId('subscription', begun.provider),
  requestId: null,
  checkoutToken: randomCode(20),
  state: 'created',
  cancelsAtPeriodEnd: false,
  failedCharges: 0,
  createdAt: now,
  changedAt: now,
  startedAt: null,
  endedAt: null,
  email: null,
  returnUrl: null,
  cancelUrl: null,
  payments: [],
  ...begun,
})
