import { mkdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { MEDIA_PATH } from '../lib/url-signer.ts'

const cacheControl = 'private, max-age=86400, immutable'

type Query = { expires?: string; signature?: string }

/** Stored files at signed addresses, in ranges when asked; a bad or old signature looks like nothing is there. */
export const serveMedia = async (app: FastifyInstance, { blobs, mediaUrls, config }: Context): Promise<void> => {
  await mkdir(config.storage.dir, { recursive: true })
  await app.register(fastifyStatic, { root: config.storage.dir, serve: false, decorateReply: true })
  app.get<{ Params: { '*': string }; Querystring: Query }>(
    `${MEDIA_PATH}*`,
    { compress: false },
    async (request, reply) => {
      const key = request.params['*']
      if (!mediaUrls.verify(key, request.query)) throw new AppError('not_found')
      const path = blobs.pathOf(key)
      reply.header('cache-control', cacheControl).header('cross-origin-resource-policy', 'same-origin')
      return reply.sendFile(basename(path), dirname(path), { cacheControl: false, dotfiles: 'deny' })
    },
  )
}
