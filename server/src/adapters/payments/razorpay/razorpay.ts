import { nullWhenUnknown, PaymentRefusedError, UnknownSubscriptionError } from '../payment-provider.ts'
import type {
  NewSubscription,
  PaymentProvider,
  ProviderAccount,
  ProviderDescription,
  ProviderParts,
} from '../payment-provider.ts'
import { createProviderClient, PROVIDER_LIMITS, ProviderUnreachableError } from '../provider-client.ts'
import { describeRazorpaySubscription, NOTE_OF_REFERENCE, referenceOf } from './describe-razorpay-subscription.ts'
import type { PaidMonth } from './describe-razorpay-subscription.ts'
import { createRazorpayApi } from './razorpay-api.ts'
import type { RazorpayApi, RazorpayCredential } from './razorpay-api.ts'
import { listOf, razorpayInvoice, razorpayPayment, razorpaySubscription } from './razorpay-shapes.ts'
import type { RazorpayInvoice, RazorpaySubscription } from './razorpay-shapes.ts'
import { createRazorpayWebhookReader } from './razorpay-webhooks.ts'

/** Razorpay knows no subscription without an end: ten years. */
const months = 120
const daySeconds = 24 * 60 * 60
const payableSeconds = daySeconds
const searchSeconds = 3 * daySeconds
const pageSize = 100
const maxPages = 50
const callsAtOnce = 5

const pathOf = (id: string) => `/subscriptions/${encodeURIComponent(id)}`

type Page<Item> = (skip: number) => Promise<readonly Item[]>

const walk = async function* <Item>(readPage: Page<Item>): AsyncGenerator<Item> {
  for (let page = 0; page < maxPages; page++) {
    const items = await readPage(page * pageSize)
    yield* items
    if (items.length < pageSize) return
  }
}

const readMonths = async (api: RazorpayApi, id: string): Promise<PaidMonth[]> => {
  const invoices = walk(async (skip) => {
    const query = new URLSearchParams({ subscription_id: id, count: String(pageSize), skip: String(skip) })
    return (await api.get(`/invoices?${query}`, listOf(razorpayInvoice))).items
  })
  const paid: { invoice: RazorpayInvoice; paymentId: string }[] = []
  for await (const invoice of invoices) if (invoice.payment_id) paid.push({ invoice, paymentId: invoice.payment_id })
  const read: PaidMonth[] = []
  for (let start = 0; start < paid.length; start += callsAtOnce)
    read.push(
      ...(await Promise.all(
        paid.slice(start, start + callsAtOnce).map(async ({ invoice, paymentId }) => ({
          invoice,
          payment: await api.get(`/payments/${encodeURIComponent(paymentId)}`, razorpayPayment),
        })),
      )),
    )
  return read
}

const checkoutOf = ({ id, short_url: checkoutUrl }: RazorpaySubscription) => {
  if (!checkoutUrl) throw new ProviderUnreachableError('Razorpay gave no page to pay on. Please try again.')
  return { id, checkoutUrl }
}

/**
 * Razorpay Subscriptions. Creating one there cannot be repeated safely, so our own id goes into its notes and is looked
 * for first. Cancelling always takes effect at once: Razorpay does not show a cancellation that waits for the end of a
 * month, so one that got lost could never be told from one that holds.
 */
const open = ({
  settings,
  clock,
  limits = PROVIDER_LIMITS,
}: ProviderParts<ProviderAccount<RazorpayCredential>>): PaymentProvider => {
  const openApi = createRazorpayApi({ settings, ask: createProviderClient('Razorpay', limits), limits })
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000)

  const find = async (api: RazorpayApi, reference: string, since?: Date) => {
    const from = String(since ? Math.floor(since.getTime() / 1000) : nowSeconds() - searchSeconds)
    const recent = walk(async (skip) => {
      const query = new URLSearchParams({ from, count: String(pageSize), skip: String(skip) })
      return (await api.get(`/subscriptions?${query}`, listOf(razorpaySubscription))).items
    })
    for await (const subscription of recent)
      if (referenceOf(subscription) === reference) return checkoutOf(subscription)
    return null
  }

  const create = async (api: RazorpayApi, { plan, reference }: NewSubscription) => {
    const body = {
      plan_id: settings.planIds[plan],
      total_count: months,
      quantity: 1,
      customer_notify: 1,
      expire_by: nowSeconds() + payableSeconds,
      notes: { [NOTE_OF_REFERENCE]: reference },
    }
    try {
      return checkoutOf(await api.post('/subscriptions', body, { shape: razorpaySubscription, isRepeatable: false }))
    } catch (error) {
      if (!(error instanceof UnknownSubscriptionError)) throw error
      throw new PaymentRefusedError(`Razorpay does not know the plan ${body.plan_id}.`, { cause: error })
    }
  }

  return {
    name: 'razorpay',
    planIds: settings.planIds,
    async createSubscription(subscription, signal) {
      const api = openApi(signal)
      const earlier = subscription.isFresh ? null : await find(api, subscription.reference)
      return earlier ?? create(api, subscription)
    },
    async readSubscription(id, signal) {
      const api = openApi(signal)
      const subscription = await api.get(pathOf(id), razorpaySubscription)
      return describeRazorpaySubscription(subscription, await readMonths(api, id))
    },
    findSubscription: (reference, { since, signal } = {}) => find(openApi(signal), reference, since),
    async cancelSubscription(id, _when, signal) {
      const api = openApi(signal)
      const hasEnded = async () =>
        ['cancelled', 'completed', 'expired'].includes((await api.get(pathOf(id), razorpaySubscription)).status)
      try {
        const body = { cancel_at_cycle_end: 0 }
        await api.post(`${pathOf(id)}/cancel`, body, { shape: razorpaySubscription, isRepeatable: true })
      } catch (error) {
        if (!(error instanceof PaymentRefusedError && (await hasEnded()))) throw error
      }
    },
    readWebhook: createRazorpayWebhookReader({
      secret: settings.webhookSecret,
      findSubscriptionOfInvoice: (invoiceId) =>
        nullWhenUnknown(async () => {
          const path = `/invoices/${encodeURIComponent(invoiceId)}`
          return (await openApi().get(path, razorpayInvoice)).subscription_id
        }),
    }),
  }
}

export const razorpay: ProviderDescription<RazorpayCredential> = {
  credentials: {
    keyId: 'RAZORPAY_KEY_ID',
    keySecret: 'RAZORPAY_KEY_SECRET',
    webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  },
  baseUrl: 'https://api.razorpay.com',
  open,
}
