import { resolve } from 'node:path'
import { PLAN_KEYS } from '@visage/contract'
import type { PlanKey } from '@visage/contract'
import { ConfigError, oneOf, url } from '../lib/env-values.ts'
import type { Env } from '../lib/env-values.ts'

type PlanIds = Readonly<Record<PlanKey, string>>

export type RazorpaySettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  baseUrl: string
  planIds: PlanIds
}

export type PaypalSettings = {
  clientId: string
  clientSecret: string
  /** The id of our own webhook at PayPal: its signatures are made for it. */
  webhookId: string
  baseUrl: string
  planIds: PlanIds
}

/** Who takes the money: a stand-in that keeps its state in `dir`, or real providers, of which one may be off. */
export type PaymentSettings =
  | { kind: 'sandbox'; dir: string }
  | { kind: 'live'; razorpay: RazorpaySettings | null; paypal: PaypalSettings | null }

const planNames = (prefix: string): Record<PlanKey, string> => ({
  basic: `${prefix}_PLAN_BASIC`,
  advanced: `${prefix}_PLAN_ADVANCED`,
  premium: `${prefix}_PLAN_PREMIUM`,
})

const RAZORPAY = {
  keyId: 'RAZORPAY_KEY_ID',
  keySecret: 'RAZORPAY_KEY_SECRET',
  webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  ...planNames('RAZORPAY'),
}
const PAYPAL = {
  clientId: 'PAYPAL_CLIENT_ID',
  clientSecret: 'PAYPAL_CLIENT_SECRET',
  webhookId: 'PAYPAL_WEBHOOK_ID',
  ...planNames('PAYPAL'),
}
const BASE_URLS = {
  RAZORPAY_BASE_URL: 'https://api.razorpay.com',
  PAYPAL_BASE_URL: 'https://api-m.paypal.com',
} as const

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Keys go to this address, so it is encrypted unless it stays on this machine. */
const readBaseUrl = (env: Env, name: keyof typeof BASE_URLS): string => {
  const address = new URL(url(env, name, ['http:', 'https:']) ?? BASE_URLS[name])
  if (address.protocol === 'http:' && !local.has(address.hostname))
    throw new ConfigError(`${name} is not encrypted: it must start with https://, as keys are sent to it.`)
  return address.href.replace(/\/+$/, '')
}

/** Every value of a provider, or null when none is set; throws for the first that is missing among others. */
const readAll = <Field extends string>(env: Env, names: Record<Field, string>): Record<Field, string> | null => {
  const fields = Object.entries(names) as [Field, string][]
  const given = fields.find(([, name]) => env[name])
  if (!given) return null
  const missing = fields.find(([, name]) => !env[name])
  if (missing) throw new ConfigError(`${missing[1]} is not set, but ${given[1]} is: set both or neither.`)
  return Object.fromEntries(fields.map(([field, name]) => [field, env[name]])) as Record<Field, string>
}

const planIdsOf = (values: Record<PlanKey, string>, prefix: string): PlanIds => {
  const names = planNames(prefix)
  const twice = PLAN_KEYS.find((plan) => PLAN_KEYS.some((other) => other !== plan && values[other] === values[plan]))
  if (twice) throw new ConfigError(`${names[twice]} is the id of another plan too: every plan needs its own.`)
  const { basic, advanced, premium } = values
  return { basic, advanced, premium }
}

const readRazorpay = (env: Env): RazorpaySettings | null => {
  const baseUrl = readBaseUrl(env, 'RAZORPAY_BASE_URL')
  const values = readAll(env, RAZORPAY)
  if (!values && env.RAZORPAY_BASE_URL)
    throw new ConfigError('RAZORPAY_BASE_URL is set without RAZORPAY_KEY_ID: set both or neither.')
  if (!values) return null
  const { keyId, keySecret, webhookSecret } = values
  return { keyId, keySecret, webhookSecret, baseUrl, planIds: planIdsOf(values, 'RAZORPAY') }
}

const readPaypal = (env: Env): PaypalSettings | null => {
  const baseUrl = readBaseUrl(env, 'PAYPAL_BASE_URL')
  const values = readAll(env, PAYPAL)
  if (!values && env.PAYPAL_BASE_URL)
    throw new ConfigError('PAYPAL_BASE_URL is set without PAYPAL_CLIENT_ID: set both or neither.')
  if (!values) return null
  const { clientId, clientSecret, webhookId } = values
  return { clientId, clientSecret, webhookId, baseUrl, planIds: planIdsOf(values, 'PAYPAL') }
}

/** The words of PAYMENTS that say which providers must be set. */
const WANTED = { both: ['razorpay', 'paypal'], razorpay: ['razorpay'], paypal: ['paypal'], sandbox: [] } as const
const FIRST_NAMES = { razorpay: RAZORPAY.keyId, paypal: PAYPAL.clientId } as const

type Way = keyof typeof WANTED

const readWay = (env: Env, { anySet, isProduction }: { anySet: boolean; isProduction: boolean }): Way => {
  if (env.PAYMENTS || anySet) return oneOf(env, 'PAYMENTS', ['both', 'razorpay', 'paypal', 'sandbox'], 'both')
  if (isProduction)
    throw new ConfigError(
      'RAZORPAY_KEY_ID and PAYPAL_CLIENT_ID are not set: production takes real payments, unless PAYMENTS is "sandbox".',
    )
  return 'sandbox'
}

/**
 * Who takes the money. One provider without the other has to be asked for by name, so that half of the world is never
 * left without a way to pay by a forgotten variable.
 */
export const readPaymentSettings = (
  env: Env,
  { mode, dataDir }: { mode: string; dataDir: string },
): PaymentSettings => {
  const found = { razorpay: readRazorpay(env), paypal: readPaypal(env) }
  const anySet = Boolean(found.razorpay ?? found.paypal)
  const way = readWay(env, { anySet, isProduction: mode === 'production' })
  for (const provider of ['razorpay', 'paypal'] as const) {
    const isWanted = WANTED[way].some((wanted) => wanted === provider)
    if (isWanted && !found[provider])
      throw new ConfigError(
        `${FIRST_NAMES[provider]} is not set: set it and what belongs to it, or set PAYMENTS to the only provider that is to be used.`,
      )
    if (!isWanted && found[provider])
      throw new ConfigError(`${FIRST_NAMES[provider]} is set although PAYMENTS is "${way}": unset one of them.`)
  }
  return way === 'sandbox' ? { kind: 'sandbox', dir: resolve(dataDir, 'payments') } : { kind: 'live', ...found }
}
