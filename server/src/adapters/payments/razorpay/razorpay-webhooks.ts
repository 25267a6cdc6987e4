import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PaymentProvider } from '../payment-provider.ts'
import { parseJson } from '../../../lib/answers.ts'
import { razorpayEvent } from './razorpay-shapes.ts'
import { WebhookRefusedError } from '../../../lib/app-error.ts'

const ABOUT_SUBSCRIPTION = new Set(
  [
    'authenticated',
    'activated',
    'charged',
    'pending',
    'halted',
    'completed',
    'updated',
    'paused',
    'resumed',
    'cancelled',
  ].map((name) => `subscription.${name}`),
)
const ABOUT_REFUND = new Set(['refund.created', 'refund.processed', 'refund.failed'])

const isSigned = (rawBody: Buffer, signature: string, secret: string): boolean => {
  const wanted = createHmac('sha256', secret).update(rawBody).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

type Parts = {
  secret: string
  /** The subscription that an invoice belongs to; null for one that belongs to none. */
  findSubscriptionOfInvoice: (invoiceId: string) => Promise<string | null>
}

/**
 * Reads what Razorpay sends. Its signature covers the raw body alone and has no age: an old event that comes again only
 * makes the subscription be asked for again.
 */
export const createRazorpayWebhookReader =
  ({ secret, findSubscriptionOfInvoice }: Parts): PaymentProvider['readWebhook'] =>
  async (headers, rawBody) => {
    if (!isSigned(rawBody, headers['x-razorpay-signature'] ?? '', secret)) throw new WebhookRefusedError()
    const id = headers['x-razorpay-event-id']
    if (!id) throw new WebhookRefusedError('The id of the event is missing.')
    const read = razorpayEvent.safeParse(parseJson(rawBody.toString('utf8')))
    if (!read.success) throw new WebhookRefusedError('This is no event of Razorpay.', { cause: read.error })
    const { event: type, created_at: occurredAt, payload } = read.data
    const invoiceId = payload.payment?.entity.invoice_id
    const findSubscription = async (): Promise<string | null> => {
      if (ABOUT_SUBSCRIPTION.has(type)) return payload.subscription?.entity.id ?? null
      return ABOUT_REFUND.has(type) && invoiceId ? findSubscriptionOfInvoice(invoiceId) : null
    }
    return { id, type, subscriptionId: await findSubscription(), occurredAt }
  }
