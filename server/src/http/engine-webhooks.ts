import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Engine } from '../engines/engine.ts'
import { ENGINE_WEBHOOK_PATH } from '../engines/hosted/webhook-url-of.ts'
import { EngineWebhookRefusedError } from '../engines/hosted/hosted-service.ts'
import { AppError } from '../lib/app-error.ts'
import { serveRawPosts } from './raw-posts.ts'
import type { RawPost } from './raw-posts.ts'

const query = z.object({ order: z.uuid() })

/** What a verified message says: `order` is ours, from the address that it was sent to. */
type News = { engine: string; order: string; remoteId: string }

const readNews = async ({ headers, rawBody, request }: RawPost, { name, readWebhook }: Engine): Promise<News> => {
  const asked = query.safeParse(request.query)
  if (!asked.success || !readWebhook) throw new AppError('not_found')
  try {
    return { engine: name, order: asked.data.order, remoteId: await readWebhook(headers, rawBody) }
  } catch (error) {
    if (!(error instanceof EngineWebhookRefusedError)) throw error
    request.log.warn({ engine: name, reason: error.message }, 'webhook refused')
    throw new AppError('invalid_input', 'This is not a webhook that can be trusted.', { cause: error })
  }
}

/** Takes what services say about work that they do for us; a bad signature is answered 400, trouble of ours 500. */
export const serveEngineWebhooks = (
  app: FastifyInstance,
  { engines }: Pick<Context, 'engines'>,
  take: (news: News) => Promise<void>,
) =>
  serveRawPosts(
    app,
    engines.all
      .filter(({ readWebhook }) => readWebhook)
      .map((engine) => ({
        path: `${ENGINE_WEBHOOK_PATH}/${engine.name}`,
        take: async (post) => take(await readNews(post, engine)),
      })),
  )
