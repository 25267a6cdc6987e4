import { PLAN_KEYS, PROVIDERS } from '@visage/contract'
import type { PaymentProviderName, PlanKey } from '@visage/contract'
import { PaymentRefusedError, UnknownSubscriptionError } from './payment-provider.ts'
import type { PaymentProvider, PaymentProviders, ProviderParts } from './payment-provider.ts'
import type { PaymentSettings } from './read-payment-settings.ts'
import { forProviders, PROVIDER_DESCRIPTIONS } from './table.ts'
import type { ProviderAccounts } from './table.ts'
import { WebhookRefusedError } from '../../lib/app-error.ts'

/** A provider that the operator does without: nothing begins there, and nothing from there is believed. */
const openSwitchedOff = (name: PaymentProviderName): PaymentProvider => {
  const sentence = `Payments through ${PROVIDERS[name].label} are not offered here.`
  return {
    name,
    planIds: Object.fromEntries(PLAN_KEYS.map((plan) => [plan, `${name}-off-${plan}`])) as Record<PlanKey, string>,
    createSubscription: async () => Promise.reject(new PaymentRefusedError(sentence)),
    readSubscription: async () => Promise.reject(new UnknownSubscriptionError(sentence)),
    findSubscription: async () => null,
    cancelSubscription: async () => Promise.reject(new UnknownSubscriptionError(sentence)),
    readWebhook: async () => Promise.reject(new WebhookRefusedError(sentence)),
  }
}

type Options = Pick<ProviderParts, 'clock' | 'limits'> & {
  /** Where a sandbox stands in for all providers, and the accounts that it has for us. */
  sandbox: (ProviderAccounts & { origin: string }) | null
}

/** Opens the configured payment providers, or the same adapters on the sandbox. */
export const openPayments = (settings: PaymentSettings, { sandbox, ...parts }: Options): PaymentProviders => {
  const accounts = sandbox ?? (settings.kind === 'live' ? settings : null)
  const standInOrigin = sandbox?.origin ?? null
  return {
    ...forProviders((name) => {
      const account = accounts?.[name]
      if (!account) return openSwitchedOff(name)
      return PROVIDER_DESCRIPTIONS[name].open({ ...parts, settings: account, standInOrigin })
    }),
    isSandbox: sandbox !== null,
  }
}
