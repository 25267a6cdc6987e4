import type { PaymentProviderName } from '@visage/contract'
import type { Clock } from '../../lib/clock.ts'
import type { PaypalSettings, RazorpaySettings } from '../read-payment-settings.ts'
import type { News } from './change-subscription.ts'
import type { PaypalKeys } from './paypal-keys.ts'
import type { Change, SandboxEvent, SandboxStore } from './sandbox-store.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'

/** What both protocols of the sandbox share. */
export type SandboxWorld = {
  store: SandboxStore
  clock: Clock
  razorpay: RazorpaySettings
  paypal: PaypalSettings
  paypalKeys: PaypalKeys
  /** The page on which a subscription is paid. */
  checkoutUrl: (subscription: SandboxSubscription) => string
  /** The address of this sandbox itself. */
  origin: () => string
}

/** One provider's way to tell what happened. */
export type TellNews = (world: SandboxWorld, subscription: SandboxSubscription, news: News) => Change['events']

/** One provider's way to sign what it sends. */
export type SignEvent = (
  world: SandboxWorld,
  event: Pick<SandboxEvent, 'id' | 'body'>,
) => Promise<Record<string, string>> | Record<string, string>

export type SandboxVoice = { provider: PaymentProviderName; tell: TellNews; sign: SignEvent }
