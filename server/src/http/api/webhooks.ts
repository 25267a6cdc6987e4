import { PAYMENT_PROVIDERS } from '@visage/contract'
import type { PaymentProviderName } from '@visage/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ENGINE_WEBHOOK_PATH } from '../../adapters/engines/engine.ts'
import type { Engine } from '../../adapters/engines/engine.ts'
import type { PaymentEvent, PaymentProvider } from '../../adapters/payments/payment-provider.ts'
import type { Context } from '../../program/context.ts'
import { AppError, WebhookRefusedError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'

const maxBodyBytes = 1024 * 1024

/** What somebody sent, byte by byte, as a signature covers every one of them. */
type RawPost = {
  headers: Record<string, string | undefined>
  rawBody: Buffer
  request: FastifyRequest
}

type Route = { path: string; maxBytes?: number; take: (post: RawPost) => Promise<void> }

const headersOf = ({ headers }: FastifyRequest): RawPost['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )

/** Posts whose bodies are read as they come; each is answered 200 once it was taken. */
const serveRawPosts = (app: FastifyInstance, routes: readonly Route[]) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parser = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const
    scope.addContentTypeParser('*', parser, (_request, body, done) => done(null, body))

    for (const { path, maxBytes = maxBodyBytes, take } of routes)
      scope.post(path, { bodyLimit: maxBytes }, async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        await take({ headers: headersOf(request), rawBody, request })
        return reply.header('cache-control', 'no-store').send({ received: true })
      })
  })

const query = z.object({ order: z.uuid() })

/** What a verified message says: `order` is ours, from the address that it was sent to. */
type WebhookUpdate = { engine: string; order: string; remoteId: string }

const readUpdate = async (
  { headers, rawBody, request }: RawPost,
  { name, readWebhook }: Engine,
): Promise<WebhookUpdate> => {
  const asked = query.safeParse(request.query)
  if (!asked.success || !readWebhook) throw new AppError('not_found')
  try {
    return { engine: name, order: asked.data.order, remoteId: await readWebhook(headers, rawBody) }
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw error
    logSecurity(request, 'webhook-refused', { from: name, reason: error.message, address: request.ip })
    throw new AppError('invalid_input', 'This is not a webhook that can be trusted.', { cause: error })
  }
}

/** Takes what services say about work that they do for us; a bad signature is answered 400, trouble of ours 500. */
export const serveEngineWebhooks = (
  app: FastifyInstance,
  { engines }: Pick<Context, 'engines'>,
  take: (update: WebhookUpdate) => Promise<void>,
) =>
  serveRawPosts(
    app,
    engines.all
      .filter(({ readWebhook }) => readWebhook)
      .map((engine) => ({
        path: `${ENGINE_WEBHOOK_PATH}/${engine.name}`,
        take: async (post) => take(await readUpdate(post, engine)),
      })),
  )

const WEBHOOK_PATH = '/api/webhooks'
const maxPaymentBytes = 256 * 1024

/** What a verified event makes the billing do; throws when the provider is to send it again. */
type ApplyPaymentEvent = (provider: PaymentProviderName, event: PaymentEvent) => Promise<void>

const readEvent = async ({ headers, rawBody, request }: RawPost, provider: PaymentProvider): Promise<PaymentEvent> => {
  try {
    return await provider.readWebhook(headers, rawBody)
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw error
    logSecurity(request, 'webhook-refused', { from: provider.name, reason: error.message, address: request.ip })
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
      maxBytes: maxPaymentBytes,
      take: async (post) => apply(provider, await readEvent(post, payments[provider])),
    })),
  )
