import { nullWhenUnknown, PaymentRefusedError, UnknownSubscriptionError } from '../payment-provider.ts'
import type {
  NewSubscription,
  PaymentProvider,
  ProviderAccount,
  ProviderDescription,
  ProviderParts,
} from '../payment-provider.ts'
import { createProviderClient, PROVIDER_LIMITS, ProviderUnreachableError } from '../provider-client.ts'
import { describePaypalSubscription } from './describe-paypal-subscription.ts'
import { createPaypalApi, nothing, PaypalStateError } from './paypal-api.ts'
import type { PaypalApi, PaypalCredential } from './paypal-api.ts'
import { paypalSale, paypalSubscription, paypalSubscriptions, paypalTransactions } from './paypal-shapes.ts'
import type { PaypalSubscription } from './paypal-shapes.ts'
import { createPaypalCertificates, createPaypalWebhookReader } from './paypal-webhooks.ts'

const dayMs = 24 * 60 * 60 * 1000
const searchMs = 3 * dayMs
const pageSize = 20
const maxPages = 50
const brandName = 'Visage'
/** Where people look after what they approved; one that is approved has no page to approve it on any more. */
const approvedUrl = 'https://www.paypal.com/myaccount/autopay/'

const pathOf = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`
/** PayPal takes no fractions of a second here. */
const timeText = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')

const approveUrlOf = ({ links }: PaypalSubscription) => links.find(({ rel }) => rel === 'approve')?.href

const subscriberOf = ({ customer: { name, email } }: NewSubscription) => {
  const [givenName = name, ...rest] = name.trim().split(/\s+/)
  return {
    email_address: email,
    name: { given_name: givenName.slice(0, 140), surname: (rest.join(' ') || givenName).slice(0, 140) },
  }
}

/** PayPal Subscriptions. A creation carries our own id as its request id, so PayPal itself begins no second one. */
const open = ({
  settings,
  clock,
  standInOrigin = null,
  limits = PROVIDER_LIMITS,
}: ProviderParts<ProviderAccount<PaypalCredential>>): PaymentProvider => {
  const ask = createProviderClient('PayPal', limits)
  const openApi = createPaypalApi({ settings, ask, limits, clock })

  const create = async (api: PaypalApi, subscription: NewSubscription) => {
    const body = {
      plan_id: settings.planIds[subscription.plan],
      custom_id: subscription.reference,
      subscriber: subscriberOf(subscription),
      application_context: {
        brand_name: brandName,
        shipping_preference: 'NO_SHIPPING',
        user_action: 'SUBSCRIBE_NOW',
        return_url: subscription.returnUrl,
        cancel_url: subscription.cancelUrl,
      },
    }
    const path = '/v1/billing/subscriptions'
    const made = await api.post(path, { body, shape: paypalSubscription, requestId: subscription.reference })
    return { id: made.id, checkoutUrl: approveUrlOf(made) ?? subscription.returnUrl }
  }

  /** Newest pages first are not promised, so all since then are read. */
  const findId = async (api: PaypalApi, reference: string, since?: Date): Promise<string | null> => {
    for (let page = 1; page <= maxPages; page++) {
      const query = new URLSearchParams({
        plan_ids: Object.values(settings.planIds).join(','),
        created_after: timeText(since ?? new Date(clock.now().getTime() - searchMs)),
        page_size: String(pageSize),
        page: String(page),
      })
      const { subscriptions } = await api.get(`/v1/billing/subscriptions?${query}`, paypalSubscriptions)
      const found = subscriptions.find(({ custom_id: customId }) => customId === reference)
      if (found) return found.id
      if (subscriptions.length < pageSize) return null
    }
    throw new ProviderUnreachableError('PayPal has more subscriptions of the last days than can be searched.')
  }

  return {
    name: 'paypal',
    planIds: settings.planIds,
    async createSubscription(subscription, signal) {
      try {
        return await create(openApi(signal), subscription)
      } catch (error) {
        if (!(error instanceof UnknownSubscriptionError)) throw error
        throw new PaymentRefusedError(`PayPal does not know the plan ${settings.planIds[subscription.plan]}.`, {
          cause: error,
        })
      }
    },
    async readSubscription(id, signal) {
      const api = openApi(signal)
      const now = clock.now()
      const subscription = await api.get(pathOf(id), paypalSubscription)
      const since = subscription.create_time ?? subscription.start_time ?? now
      const query = new URLSearchParams({
        start_time: timeText(new Date(since.getTime() - dayMs)),
        end_time: timeText(new Date(now.getTime() + dayMs)),
      })
      const { transactions } =
        subscription.status === 'APPROVAL_PENDING'
          ? { transactions: [] }
          : await api.get(`${pathOf(id)}/transactions?${query}`, paypalTransactions)
      return describePaypalSubscription(subscription, { transactions, now })
    },
    async findSubscription(reference, { since, signal } = {}) {
      const api = openApi(signal)
      const id = await findId(api, reference, since)
      if (id === null) return null
      return { id, checkoutUrl: approveUrlOf(await api.get(pathOf(id), paypalSubscription)) ?? approvedUrl }
    },
    async cancelSubscription(id, _when, signal) {
      const api = openApi(signal)
      try {
        await api.post(`${pathOf(id)}/cancel`, { body: { reason: 'Cancelled by the customer' }, shape: nothing })
      } catch (error) {
        // PayPal ends only what was approved: anything else takes no money and lapses by itself.
        if (!(error instanceof PaypalStateError)) throw error
      }
    },
    readWebhook: createPaypalWebhookReader({
      webhookId: settings.webhookId,
      certificates: createPaypalCertificates({ ask, limits, clock, standInOrigin }),
      clock,
      findSubscriptionOfSale: (saleId) =>
        nullWhenUnknown(async () => {
          const path = `/v1/payments/sale/${encodeURIComponent(saleId)}`
          return (await openApi().get(path, paypalSale)).billing_agreement_id
        }),
    }),
  }
}

export const paypal: ProviderDescription<PaypalCredential> = {
  credentials: {
    clientId: 'PAYPAL_CLIENT_ID',
    clientSecret: 'PAYPAL_CLIENT_SECRET',
    /** The id of our own webhook at PayPal: its signatures are made for it. */
    webhookId: 'PAYPAL_WEBHOOK_ID',
  },
  baseUrl: 'https://api-m.paypal.com',
  open,
}
