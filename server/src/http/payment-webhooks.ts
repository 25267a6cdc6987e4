import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { WebhookRefusedError } from '../payments/payment-provider.ts'
import type { PaymentEvent, PaymentProvider } from '../payments/payment-provider.ts'

export const WEBHOOK_PATH = '/api/webhooks'
const maxBodyBytes = 256 * 1024

/** What a verified event makes the billing do; throws when the provider is to send it again. */
export type ApplyPaymentEvent = (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>

const headersOf = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )

const readEvent = async (request: FastifyRequest, provider: PaymentProvider): Promise<PaymentEvent> => {
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  try {
    return await provider.readWebhook(headersOf(request), rawBody)
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
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parser = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const
    scope.addContentTypeParser('*', parser, (_request, body, done) => done(null, body))

    for (const provider of PAYMENT_PROVIDERS)
      scope.post(`${WEBHOOK_PATH}/${provider}`, { bodyLimit: maxBodyBytes }, async (request, reply) => {
        const event = await readEvent(request, payments[provider])
        await apply(provider, event)
        return reply.header('cache-control', 'no-store').send({ received: true })
      })
  })
