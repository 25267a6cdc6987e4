import { resolve } from 'node:path'
import { PAYMENT_PROVIDERS, PLAN_KEYS } from '@visage/contract'
import type { PaymentProviderName, PlanKey } from '@visage/contract'
import { ConfigError, oneOf, url } from '../../lib/env-values.ts'
import type { Env } from '../../lib/env-values.ts'
import type { ProviderAccount } from './payment-provider.ts'
import { forProviders, PROVIDER_DESCRIPTIONS } from './table.ts'

/** Who takes the money: a stand-in that keeps its state in `dir`, or real providers, of which one may be off. */
export type PaymentSettings =
  | { kind: 'sandbox'; dir: string }
  | ({ kind: 'live' } & Readonly<Record<PaymentProviderName, ProviderAccount | null>>)

const prefixOf = (provider: PaymentProviderName): string => provider.toUpperCase()

const planNames = (provider: PaymentProviderName) =>
  Object.fromEntries(PLAN_KEYS.map((plan) => [plan, `${prefixOf(provider)}_PLAN_${plan.toUpperCase()}`])) as Record<
    PlanKey,
    string
  >

/** The variable that is named when a provider is not set. */
const firstName = (provider: PaymentProviderName): string =>
  Object.values<string>(PROVIDER_DESCRIPTIONS[provider].credentials)[0] ?? ''

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Keys go to this address, so it is encrypted unless it stays on this machine. */
const readBaseUrl = (env: Env, name: string, usual: string): string => {
  const address = new URL(url(env, name, ['http:', 'https:']) ?? usual)
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

const planIdsOf = (values: Record<PlanKey, string>, provider: PaymentProviderName) => {
  const names = planNames(provider)
  const twice = PLAN_KEYS.find((plan) => PLAN_KEYS.some((other) => other !== plan && values[other] === values[plan]))
  if (twice) throw new ConfigError(`${names[twice]} is the id of another plan too: every plan needs its own.`)
  const { basic, advanced, premium } = values
  return { basic, advanced, premium }
}

const readProvider = (env: Env, name: PaymentProviderName): ProviderAccount | null => {
  const { credentials, baseUrl: usual } = PROVIDER_DESCRIPTIONS[name]
  const baseName = `${prefixOf(name)}_BASE_URL`
  const baseUrl = readBaseUrl(env, baseName, usual)
  const values = readAll<string>(env, { ...credentials, ...planNames(name) })
  if (!values && env[baseName])
    throw new ConfigError(`${baseName} is set without ${firstName(name)}: set both or neither.`)
  if (!values) return null
  const kept = Object.fromEntries(Object.keys(credentials).map((field) => [field, values[field]]))
  return { ...kept, baseUrl, planIds: planIdsOf(values, name) }
}

type Way = 'both' | 'sandbox' | PaymentProviderName

const readWay = (env: Env, { anySet, isProduction }: { anySet: boolean; isProduction: boolean }): Way => {
  const usual = anySet ? 'both' : 'sandbox'
  const way = oneOf<Way>(env, 'PAYMENTS', ['both', ...PAYMENT_PROVIDERS, 'sandbox'], usual)
  if (way !== 'sandbox' || !isProduction) return way
  const names = PAYMENT_PROVIDERS.map(firstName)
  throw new ConfigError(
    env.PAYMENTS
      ? `PAYMENTS is "sandbox", which production never uses: set ${names.join(' and ')} with what belongs to them and unset PAYMENTS, or set NODE_ENV=development for a demonstration.`
      : `${names.join(' and ')} are not set: production takes real payments. Set them and what belongs to them, or NODE_ENV=development for a demonstration.`,
  )
}

/**
 * Who takes the money. One provider without the other has to be asked for by name, so that half of the world is never
 * left without a way to pay by a forgotten variable.
 */
export const readPaymentSettings = (
  env: Env,
  { mode, dataDir }: { mode: string; dataDir: string },
): PaymentSettings => {
  const found = forProviders((name) => readProvider(env, name))
  const anySet = PAYMENT_PROVIDERS.some((name) => found[name])
  const way = readWay(env, { anySet, isProduction: mode === 'production' })
  for (const provider of PAYMENT_PROVIDERS) {
    const isWanted = way === 'both' || way === provider
    if (isWanted && !found[provider])
      throw new ConfigError(
        `${firstName(provider)} is not set: set it and what belongs to it, or set PAYMENTS to the only provider that is to be used.`,
      )
    if (!isWanted && found[provider])
      throw new ConfigError(`${firstName(provider)} is set although PAYMENTS is "${way}": unset one of them.`)
  }
  return way === 'sandbox' ? { kind: 'sandbox', dir: resolve(dataDir, 'payments') } : { kind: 'live', ...found }
}
