import { z } from 'zod'
import { email, id, timestamp, text } from '../fields.ts'
import { KIND_NAMES } from '../generation/kinds/kinds.ts'
import { PAYMENT_PROVIDERS, PLAN_KEYS } from '../plans.ts'
import { defineResource } from '../route.ts'
import { MAX_PINCODE_LENGTH, phoneMessage, PINCODE_MESSAGE, postalRuleOf } from './postal-rules.ts'

const route = defineResource({ tag: 'Billing', access: 'user' })

const planIdMessage = 'Please choose a plan.'
/** A plan's id at the payment provider. */
const planId = text(planIdMessage, 100)
const subscriptionIdMessage = 'Please send the subscription.'
/** A subscription's id at the payment provider. */
const subscriptionId = text(subscriptionIdMessage, 100)

export const COUNTRY_MISSING = 'Please choose a country.'
/** A code of the list of countries: ISO 3166-1 alpha-2, but `UK` for GB, which is taken as well. */
const countryCode = z
  .string(COUNTRY_MISSING)
  .regex(/^[A-Z]{2}$/, COUNTRY_MISSING)
  .overwrite((code) => (code === 'GB' ? 'UK' : code))

/** Told where nobody answers which city and state a postal code belongs to. */
export const PLACE_UNAVAILABLE = 'Failed to fetch details. Please try again later.'

/** By the month, in the currency's smallest unit: cents, paise; `was` stands struck through. */
const price = z.object({ now: z.number().int(), was: z.number().int() })

/** A plan as it is sold, with its ids at the payment providers. */
export const planOffer = z.object({
  id: z.enum(PLAN_KEYS),
  name: z.string(),
  description: z.string(),
  /** For India. */
  planId: z.string(),
  /** For every other country. */
  otherplanId: z.string(),
  prices: z.object({ INR: price, USD: price }),
  /** What one month holds. */
  limits: z.object({
    faceGeneration: z.number().int(),
    imageGeneration: z.number().int(),
    videoGeneration: z.number().int(),
  }),
  features: z.array(z.string()),
})
export type PlanOffer = z.output<typeof planOffer>

export const listPlans = route('GET /plans', {
  access: 'public',
  summary: 'The plans: what they hold, cost and cost before, and their ids at the payment providers',
  output: z.object({
    plans: z.array(planOffer),
    /** Whether a page of this machine stands in for the payment providers, so that no money moves. */
    is_sandbox: z.boolean(),
  }),
})

export const SUBSCRIPTION_STATES = ['pending', 'active', 'past_due', 'cancelled', 'ended'] as const

export const currentPlan = z.object({
  /** The id at the provider that the person pays through, or null without a plan. */
  plan_id: z.string().nullable(),
  plan: z.enum(PLAN_KEYS).nullable(),
  subscription_id: z.string().nullable(),
  provider: z.enum(PAYMENT_PROVIDERS).nullable(),
  /** `cancelled` keeps what is paid until `renews_at`; `past_due` waits for a payment until `grace_ends_at`. */
  state: z.enum(SUBSCRIPTION_STATES).nullable(),
  renews_at: timestamp.nullable(),
  grace_ends_at: timestamp.nullable(),
  cancels_at_period_end: z.boolean(),
  /** A plan that was chosen and waits for its payment. */
  pending: z.object({ plan: z.enum(PLAN_KEYS), subscription_id: z.string(), short_url: z.string() }).nullable(),
})
export type CurrentPlan = z.output<typeof currentPlan>

/** The plan of somebody who has none. */
export const NO_PLAN: CurrentPlan = {
  plan_id: null,
  plan: null,
  subscription_id: null,
  provider: null,
  state: null,
  renews_at: null,
  grace_ends_at: null,
  cancels_at_period_end: false,
  pending: null,
}

export const readCurrentPlan = route('POST /get_current_plan/', {
  appKey: true,
  summary: 'The plan that a person pays for',
  body: z.strictObject({ user_id: id }),
  output: currentPlan,
})

const longestPhone = 1000

/** How many digits it has to have depends on the country. */
const phoneNumber = text('Phone number is required.', longestPhone)

const pincode = text(PINCODE_MESSAGE, MAX_PINCODE_LENGTH.chosen, PINCODE_MESSAGE)

const addressFields = {
  full_name: text('Full name is required.', 100),
  phone_number: phoneNumber,
  address: text('Address is required.', 300),
  city: text('City is required.', 100),
  state: text('State is required.', 100),
  pincode,
  country: countryCode,
}

const checkPostalRules = (
  { country, phone_number: phone, pincode }: { country: string; phone_number: string; pincode: string },
  issues: z.RefinementCtx,
) => {
  const rule = postalRuleOf(country)
  if (phone.length !== rule.phoneDigits || !/^\d+$/.test(phone))
    issues.addIssue({ code: 'custom', path: ['phone_number'], message: phoneMessage(rule) })
  if (!rule.pincode.test(pincode)) issues.addIssue({ code: 'custom', path: ['pincode'], message: PINCODE_MESSAGE })
}

/** A billing address as it is typed. */
export const typedAddress = z.object(addressFields).superRefine(checkPostalRules)

export const billingAddress = z.object({
  full_name: z.string(),
  phone_number: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  email: z.string(),
})
export type BillingAddress = z.output<typeof billingAddress>

export const readBillingAddress = route('POST /get_address_for_existing_subscriber', {
  summary: "The caller's billing address as it was last saved; `email` must be the caller's own",
  errors: ['not_found'],
  body: z.strictObject({ email }),
  output: z.object({ address: billingAddress.nullable() }),
})

export const findPlaceByPincode = route('POST /get_details_by_zip/', {
  appKey: true,
  summary: 'City and state of a postal code; 404 where nobody knows it',
  errors: ['not_found'],
  body: z.strictObject({ country_code: countryCode, pincode }),
  output: z.object({ city: z.string(), state: z.string() }),
})

export const saveBillingAddress = route('POST /create_billing/', {
  appKey: true,
  summary: "Save the caller's billing address",
  body: z.strictObject({ user_id: id, email, ...addressFields }).superRefine(checkPostalRules),
  output: z.object({ status: z.string() }),
})

export const checkout = z.object({
  subscription_id: z.string(),
  /** The provider's page on which the person pays. */
  short_url: z.string(),
})
export type Checkout = z.output<typeof checkout>

const choosePlan = z.strictObject({ user_id: id, plan_id: planId })

export const subscribeInIndia = route('POST /subscription/', {
  appKey: true,
  idempotent: true,
  summary: 'Begin a subscription in rupees; the same open choice answers the same page again',
  errors: ['conflict', 'payment_failed'],
  body: choosePlan,
  output: checkout,
})

export const subscribeElsewhere = route('POST /paypal-subscription/', {
  appKey: true,
  idempotent: true,
  summary: 'Begin a subscription in dollars; the same open choice answers the same page again',
  errors: ['conflict', 'payment_failed'],
  body: choosePlan,
  output: checkout,
})

export const cancelSubscription = route('POST /subscription/cancel', {
  appKey: true,
  summary: 'Stop renewing; what is paid stays until the period ends. Safe to repeat',
  errors: ['conflict', 'payment_failed'],
  body: z.strictObject({ user_id: id }),
  output: currentPlan,
})

/** A receipt in the words of the payment providers. */
export const receipt = z.object({
  id: z.string(),
  plan_id: z.string(),
  plan: z.enum(PLAN_KEYS),
  state: z.enum(SUBSCRIPTION_STATES),
  start_time: timestamp.nullable(),
  create_time: timestamp,
  /** Null until the first payment has come. `value` is in whole units with two digits behind the point. */
  billing_info: z.object({
    last_payment: z
      .object({ amount: z.object({ value: z.string(), currency_code: z.string() }), time: timestamp })
      .nullable(),
    next_billing_time: timestamp.nullable(),
  }),
  subscriber: z.object({
    name: z.string(),
    /** The address at the payment provider, where it tells. */
    email_address: z.string().nullable(),
    /** How it was paid: the provider, or the card, UPI or bank that it names. */
    tenant: z.string(),
  }),
  user_email: z.string(),
})
export type Receipt = z.output<typeof receipt>

export const readReceipt = route('POST /fetch_sub_paypal_details/', {
  appKey: true,
  summary: "The receipt of one of the caller's own subscriptions, after asking its provider",
  errors: ['not_found', 'payment_failed'],
  body: z.strictObject({ subscription_id: subscriptionId }),
  output: receipt,
})

const STATEMENT_TYPES = ['grant', 'charge', 'release'] as const

export const statementLine = z.object({
  id,
  /** A `charge` is `is_open` while its generation goes on. */
  type: z.enum(STATEMENT_TYPES),
  is_open: z.boolean(),
  meter: z.enum(['faces', 'images', 'videos', 'credits']),
  /** Negative takes, positive gives. */
  amount: z.number().int(),
  /** What it paid, or null for credits that were given. */
  kind: z.enum(KIND_NAMES).nullable(),
  job_id: id.nullable(),
  /** A sentence fit to show, such as what credits were given for. */
  note: z.string(),
  created_at: timestamp,
})
export type StatementLine = z.output<typeof statementLine>

export const listStatement = route('GET /billing/statement', {
  summary: 'Every charge and release with its generation, newest first',
  query: z.strictObject({
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  output: z.object({ lines: z.array(statementLine), next_cursor: z.string().nullable() }),
})

export const payment = z.object({
  id,
  plan: z.enum(PLAN_KEYS),
  provider: z.enum(PAYMENT_PROVIDERS),
  subscription_id: z.string(),
  /** In the currency's smallest unit. */
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int(),
  paid_at: timestamp,
})
export type Payment = z.output<typeof payment>

export const listPayments = route('GET /billing/payments', {
  summary: 'Every payment of the caller, newest first',
  output: z.object({ payments: z.array(payment) }),
})

export const referredPayment = z.object({
  paid_at: timestamp,
  plan: z.enum(PLAN_KEYS),
  /** In the currency's smallest unit, refunds taken off. */
  amount: z.number().int(),
  commission: z.number().int(),
  currency: z.string(),
})

export const readAffiliate = route('GET /affiliate', {
  summary: "The caller's affiliate link with what it has earned, or null for a person who is none",
  output: z.object({
    affiliate: z
      .object({
        code: z.string(),
        link: z.string(),
        people: z.number().int().nonnegative(),
        payments: z.array(referredPayment),
        /** By currency, in its smallest unit. */
        earned: z.record(z.string(), z.number().int()),
      })
      .nullable(),
  }),
})

export const downloadReferrals = route('GET /affiliate/referrals.csv', {
  summary: "The payments that the caller's affiliate link has brought, as a table for spreadsheets",
  errors: ['not_found'],
  output: z.void(),
  answersFile: true,
})
