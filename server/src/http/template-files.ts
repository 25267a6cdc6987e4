import { basename, dirname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'

type PosterSize = 160 | 320 | 640 | 'full'

type Files = {
  readPicture: (picture: { id: string; size: PosterSize }) => Promise<string>
  /** Throws `unavailable` while the clip is being made. */
  readClip: (id: string) => Promise<string>
}

const cacheControl = 'public, max-age=86400'
const SIZES = new Map<string, PosterSize>([
  ['160', 160],
  ['320', 320],
  ['640', 640],
])
const usualSize = '320'

/** Pictures, posters and clips of templates; they belong to nobody, so that any cache may keep them. */
export const serveTemplateFiles = (
  app: FastifyInstance,
  { blobs }: Context,
  { readPicture, readClip }: Files,
): void => {
  const send = (reply: FastifyReply, key: string) => {
    const file = blobs.pathOf(key)
    reply.header('cache-control', cacheControl).header('cross-origin-resource-policy', 'same-origin')
    return reply.sendFile(basename(file), dirname(file), { cacheControl: false, dotfiles: 'deny' })
  }
  const servePicture = (path: string, sizeOf: (query: { size?: string }) => PosterSize | undefined) =>
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(
      path,
      { compress: false },
      async ({ params, query }, reply) => {
        const size = sizeOf(query)
        if (!size) throw new AppError('invalid_input', 'Please ask for a size of 160, 320 or 640.')
        return send(reply, await readPicture({ id: params.id, size }))
      },
    )
  servePicture('/api/templates/:id/picture', () => 'full')
  servePicture('/api/templates/:id/poster', ({ size = usualSize }) => SIZES.get(size))
  app.get<{ Params: { id: string } }>('/api/templates/:id/video', { compress: false }, async ({ params }, reply) =>
    send(reply, await readClip(params.id)),
  )
}
