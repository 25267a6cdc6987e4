import { verify, X509Certificate } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Clock } from '../../../lib/time.ts'
import { parseJson } from '../../../lib/answers.ts'
import type { PaymentProvider } from '../payment-provider.ts'
import { limitVerb, ProviderUnreachableError } from '../provider-client.ts'
import type { ProviderClient, ProviderLimits } from '../provider-client.ts'
import { paypalEvent } from './paypal-shapes.ts'
import type { PaypalEvent } from './paypal-shapes.ts'
import { WebhookRefusedError } from '../../../lib/app-error.ts'

const maxKept = 10

type PaypalCertificates = {
  /** The key behind an address of a certificate; throws a {@link WebhookRefusedError} for any but PayPal's own. */
  readKey(certUrl: string): Promise<KeyObject>
}

type Options = {
  ask: ProviderClient
  limits: ProviderLimits
  clock: Clock
  /** The one origin whose certificates count where a stand-in on this machine takes PayPal's place. */
  standInOrigin: string | null
}

const CERTIFICATE_HOSTS = new Set(
  ['api', 'api-m', 'api.sandbox', 'api-m.sandbox'].map((name) => `https://${name}.paypal.com`),
)

/** Whoever may choose the address must not make us ask just anybody, nor believe just anybody's key. */
const readAddress = (certUrl: string, standInOrigin: string | null): URL => {
  const address = URL.parse(certUrl)
  const isPaypals =
    standInOrigin === null
      ? address && CERTIFICATE_HOSTS.has(address.origin) && address.pathname.startsWith('/v1/notifications/certs/')
      : address?.origin === standInOrigin
  if (address && isPaypals && !address.username && !address.password) return address
  throw new WebhookRefusedError('The certificate is not at PayPal.')
}

const readCertificate = (pem: string): X509Certificate => {
  try {
    return new X509Certificate(pem)
  } catch (error) {
    throw new ProviderUnreachableError('PayPal gave a certificate that cannot be read.', { cause: error })
  }
}

/** Fetches PayPal's certificates, keeps the last few and refuses those that are not valid now. */
export const createPaypalCertificates = ({ ask, limits, clock, standInOrigin }: Options): PaypalCertificates => {
  const kept = new Map<string, X509Certificate>()

  const fetchCertificate = async (url: string): Promise<X509Certificate> => {
    const { status, text } = await ask(
      { method: 'GET', url, headers: {}, isRepeatable: true },
      limitVerb(undefined, limits),
    )
    if (status === 404) throw new WebhookRefusedError('There is no such certificate at PayPal.')
    if (status !== 200)
      throw new ProviderUnreachableError(`PayPal answered ${status} to a question about a certificate.`)
    const certificate = readCertificate(text)
    const [oldest] = kept.keys()
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest)
    kept.set(url, certificate)
    return certificate
  }

  return {
    async readKey(certUrl) {
      const { href } = readAddress(certUrl, standInOrigin)
      const certificate = kept.get(href) ?? (await fetchCertificate(href))
      const now = clock.now()
      if (now < certificate.validFromDate || now > certificate.validToDate)
        throw new WebhookRefusedError('The certificate is not valid now.')
      return certificate.publicKey
    },
  }
}

/** PayPal sends again for three days; whatever is older was kept by somebody. */
const oldestMs = 4 * 24 * 60 * 60 * 1000
const aheadMs = 10 * 60 * 1000

const ABOUT_SUBSCRIPTION = new Set(
  ['CREATED', 'ACTIVATED', 'RE-ACTIVATED', 'UPDATED', 'EXPIRED', 'CANCELLED', 'SUSPENDED', 'PAYMENT.FAILED'].map(
    (name) => `BILLING.SUBSCRIPTION.${name}`,
  ),
)
const ABOUT_SALE = new Set(['COMPLETED', 'REFUNDED', 'REVERSED'].map((name) => `PAYMENT.SALE.${name}`))

type Parts = {
  webhookId: string
  certificates: PaypalCertificates
  clock: Clock
  /** The subscription that a sale belongs to; null for one that belongs to none. */
  findSubscriptionOfSale: (saleId: string) => Promise<string | null>
}

type Transmission = { id: string; time: string; signature: string; certUrl: string }

const readTransmission = (headers: Readonly<Record<string, string | undefined>>, now: Date): Transmission => {
  const read = (name: string): string => {
    const value = headers[`paypal-${name}`]
    if (!value) throw new WebhookRefusedError(`The header paypal-${name} is missing.`)
    return value
  }
  if (read('auth-algo') !== 'SHA256withRSA') throw new WebhookRefusedError('The signature is of another sort.')
  const time = read('transmission-time')
  const ageMs = now.getTime() - Date.parse(time)
  if (!(ageMs <= oldestMs && ageMs >= -aheadMs)) throw new WebhookRefusedError('The event is too old or not yet due.')
  return { id: read('transmission-id'), time, signature: read('transmission-sig'), certUrl: read('cert-url') }
}

/** Reads what PayPal sends, verified on this machine with PayPal's certificate. */
export const createPaypalWebhookReader = ({
  webhookId,
  certificates,
  clock,
  findSubscriptionOfSale,
}: Parts): PaymentProvider['readWebhook'] => {
  const findSubscription = async ({ event_type: type, resource }: PaypalEvent): Promise<string | null> => {
    if (ABOUT_SUBSCRIPTION.has(type)) return resource.id
    if (!ABOUT_SALE.has(type)) return null
    const saleId = resource.sale_id ?? (type === 'PAYMENT.SALE.REVERSED' ? resource.id : null)
    return resource.billing_agreement_id ?? (saleId ? findSubscriptionOfSale(saleId) : null)
  }

  return async (headers, rawBody) => {
    const { id, time, signature, certUrl } = readTransmission(headers, clock.now())
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
    const key = await certificates.readKey(certUrl)
    if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64'))) throw new WebhookRefusedError()
    const read = paypalEvent.safeParse(parseJson(rawBody.toString('utf8')))
    if (!read.success) throw new WebhookRefusedError('This is no event of PayPal.', { cause: read.error })
    const { id: eventId, event_type: type, create_time: occurredAt } = read.data
    return { id: eventId, type, subscriptionId: await findSubscription(read.data), occurredAt }
  }
}
