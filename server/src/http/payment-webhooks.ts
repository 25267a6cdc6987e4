import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { WebhookRefusedError } from '../payments/payment-provider.ts'
import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts'
import { serveRawPosts } from './raw-posts.ts'
import type { RawPost } from './raw-posts.ts'

export const WEBHOOK_PATH = '/api/webhooks'
const maxBodyBytes = 256 * 1024

/** What a verified event makes the billing do; throws when the provider is to send it again. */
export type ApplyPaymentEvent = (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>

const readEvent = async ({ headers, rawBody, request }: RawPost, provider: PaymentProvider): Promise<PaymentEvent> => {
  try {
    return await provider.readWebhook(headers, rawBody)
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw error
    request.log.warn({ provider: provider.name, reason: error.message }, 'webhook refused')
    throw new AppError('invalid_input', 'This is not a webhook that can be trusted.', { cause: error })
  }
}

/**
 * Takes what the payment providers send. The signature covers every byte, so the body is read as it came; a bad one is
 * answered 400, trouble of ours 500, after which the provider sends again. Nothing of body or signature is logged.
 */
export const serveWebhooks = (
  app: FastifyInstance,
  { payments }: Pick<Context, 'payments'>,
  apply: ApplyPaymentEvent,
) =>
  serveRawPosts(
    app,
    PAYMENT_PROVIDERS.map((provider) => ({
      path: `${WEBHOOK_PATH}/${provider}`,
      maxBytes: maxBodyBytes,
      take: async (post) => apply(provider, await readEvent(post, payments[provider])),
    })),
  )
