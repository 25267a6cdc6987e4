import type { PaypalSettings, RazorpaySettings } from '../read-payment-settings.ts'
import type { SandboxAction } from './change-subscription.ts'
import type { Deliverer } from './deliver-events.ts'
import type { SandboxSubscription } from './sandbox-subscription.ts'
import type { Trouble } from './trouble.ts'

/** Stands in for both payment providers: a server of its own on this machine that speaks their protocols. */
export type PaymentSandbox = {
  /** The address of its port, which only this machine reaches. */
  origin: string
  /** What the adapters need to work with it, as with the real ones. */
  razorpay: RazorpaySettings
  paypal: PaypalSettings
  /** Tells where our webhooks are, and where browsers find the pages to pay on. News go out from then on. */
  attach(addresses: { webhooks: string; pages: string }): void
  listSubscriptions(): Promise<SandboxSubscription[]>
  findSubscription(id: string): Promise<SandboxSubscription | undefined>
  findCheckout(checkoutToken: string): Promise<SandboxSubscription | undefined>
  /** Does what a person at the provider, or time, would do. Undefined where that changes nothing. */
  perform(id: string, action: SandboxAction): Promise<SandboxSubscription | undefined>
  /** Lets the next answers of its port go wrong; a new trouble takes the place of the last. */
  trouble(trouble: Trouble): void
  /** Lets PayPal's access tokens lapse at once. */
  revokeTokens(): void
  deliveries: Pick<Deliverer, 'setDelivery' | 'readDelivery' | 'listWaiting' | 'release' | 'settle'>
  close(): Promise<void>
}
