import { X509Certificate } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Clock } from '../../lib/clock.ts'
import { limitVerb, ProviderTroubleError } from '../http/ask-provider.ts'
import type { AskProvider, ProviderLimits } from '../http/ask-provider.ts'
import { WebhookRefusedError } from '../payment-provider.ts'

const maxKept = 10

export type PaypalCertificates = {
  /** The key behind an address of a certificate; throws a {@link WebhookRefusedError} for any but PayPal's own. */
  readKey(certUrl: string): Promise<KeyObject>
}

type Options = {
  ask: AskProvider
  limits: ProviderLimits
  clock: Clock
  /** The one other origin whose certificates count: that of a stand-in on this machine. */
  standInOrigin: string | null
}

/** Whoever may choose the address must not make us ask just anybody, nor believe just anybody's key. */
const readAddress = (certUrl: string, standInOrigin: string | null): URL => {
  const address = URL.parse(certUrl)
  if (address && !address.username && !address.password) {
    if (standInOrigin !== null && address.origin === standInOrigin) return address
    if (address.protocol === 'https:' && address.port === '' && address.hostname.endsWith('.paypal.com')) return address
  }
  throw new WebhookRefusedError('The certificate is not at PayPal.')
}

const readCertificate = (pem: string): X509Certificate => {
  try {
    return new X509Certificate(pem)
  } catch (error) {
    throw new ProviderTroubleError('PayPal gave a certificate that cannot be read.', { cause: error })
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
    if (status !== 200) throw new ProviderTroubleError(`PayPal answered ${status} to a question about a certificate.`)
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
