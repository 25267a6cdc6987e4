import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { SendOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BlobStore, LocalFile } from '../../adapters/blobs/blob-store.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { MEDIA_CACHE, MEDIA_PATH } from '../../lib/file-urls.ts'

export type Stored = Pick<BlobStore, 'has' | 'openLocal'>

/** Lets go of a file when it was sent or the client has left, also where that was before there was a file. */
const letGoAtEnd = ({ raw }: FastifyReply, file: LocalFile): void => {
  const letGo = () => void file[Symbol.asyncDispose]()
  if (raw.destroyed) letGo()
  else raw.once('close', letGo)
}

/**
 * Sends a stored file no faster than it is taken, in ranges when asked, and no further once the client has left. Throws
 * `not_found` for one that is gone.
 */
export const sendStored = async (
  reply: FastifyReply,
  { blobs, key, ...options }: SendOptions & { blobs: Stored; key: string },
): Promise<FastifyReply> => {
  if (!(await blobs.has(key))) throw new AppError('not_found')
  const file = await blobs.openLocal(key)
  letGoAtEnd(reply, file)
  return reply.sendFile(basename(file.path), dirname(file.path), { cacheControl: false, ...options })
}

/** Sends a file that was made for this answer; it goes away when it was sent or the client has left. */
export const sendMade = async (reply: FastifyReply, file: LocalFile): Promise<FastifyReply> => {
  const { size } = await stat(file.path)
  letGoAtEnd(reply, file)
  return reply.header('content-length', size).send(createReadStream(file.path))
}

type PosterSize = 160 | 320 | 640
type Picture = { id: string } & ({ size: PosterSize; format: 'avif' | 'webp' } | { size: 'full'; format: 'webp' })

type Files = {
  readPicture: (picture: Picture) => Promise<string>
  /** Throws `unavailable` while the clip is being made. */
  readClip: (id: string) => Promise<string>
}

const templateCacheControl = 'public, max-age=86400'
const SIZES = new Map<string, PosterSize>([
  ['160', 160],
  ['320', 320],
  ['640', 640],
])
const usualSize = '320'
/** A type that is named and not refused by a weight of nought. */
const AVIF = /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))/

/** Pictures, posters and clips of templates; they belong to nobody, so that any cache may keep them. */
export const serveTemplateFiles = (
  app: FastifyInstance,
  { blobs }: Context,
  { readPicture, readClip }: Files,
): void => {
  const send = (reply: FastifyReply, key: string) => {
    reply.header('cache-control', templateCacheControl).header('cross-origin-resource-policy', 'same-origin')
    return sendStored(reply, { blobs, key, dotfiles: 'deny' })
  }
  const servePicture = (path: string, sizeOf: (query: { size?: string }) => Picture['size'] | undefined) =>
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(
      path,
      { compress: false },
      async ({ params: { id }, query, headers }, reply) => {
        const size = sizeOf(query)
        if (!size) throw new AppError('invalid_input', 'Please ask for a size of 160, 320 or 640.')
        if (size === 'full') return send(reply, await readPicture({ id, size, format: 'webp' }))
        const format = AVIF.test(headers.accept ?? '') ? 'avif' : 'webp'
        return send(reply.header('vary', 'Accept'), await readPicture({ id, size, format }))
      },
    )
  servePicture('/api/templates/:id/picture', () => 'full')
  servePicture('/api/templates/:id/poster', ({ size = usualSize }) => SIZES.get(size))
  app.get<{ Params: { id: string } }>('/api/templates/:id/video', { compress: false }, async ({ params }, reply) =>
    send(reply, await readClip(params.id)),
  )
}

type Zip = { fileName: string; stream: Readable }
type Zips = { path: string; open: (token: string) => Promise<Zip> }

/** Zips at addresses that a browser can open by itself; nothing more is read once it has gone away. */
export const serveZips = (app: FastifyInstance, { path, open }: Zips): void => {
  // No HEAD, which would read it all to the end.
  const options = { compress: false, exposeHeadRoute: false } as const
  app.get<{ Params: { token: string } }>(`${path}:token`, options, async ({ params }, reply) => {
    const { fileName, stream } = await open(params.token)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('application/zip')
      .send(stream)
  })
}

/** The address that it leads to holds for a quarter of an hour at least. */
const redirectCacheControl = 'private, max-age=600'

type Query = { expires?: string; signature?: string }

/**
 * Stored files at signed addresses, in ranges when asked; a bad or old signature looks like nothing is there, and so
 * does a file whose owner has deleted it. Whoever may read it is sent to the bucket where the operator wants that.
 */
export const serveMedia = async (
  app: FastifyInstance,
  { blobs, mediaUrls, config }: Context,
  isDeleted: (key: string) => Promise<boolean>,
): Promise<void> => {
  await mkdir(config.storage.dir, { recursive: true })
  await app.register(fastifyStatic, { root: config.storage.dir, serve: false, decorateReply: true })
  app.get<{ Params: { '*': string }; Querystring: Query }>(
    `${MEDIA_PATH}*`,
    { compress: false },
    async (request, reply) => {
      const key = request.params['*']
      if (!mediaUrls.verify(key, request.query) || (await isDeleted(key))) throw new AppError('not_found')
      if (blobs.elsewhere) {
        if (!(await blobs.has(key))) throw new AppError('not_found')
        const address = await blobs.elsewhere.findAddress(key)
        return reply.header('cache-control', redirectCacheControl).redirect(address, 302)
      }
      reply.header('cache-control', MEDIA_CACHE).header('cross-origin-resource-policy', 'same-origin')
      return sendStored(reply, { blobs, key, dotfiles: 'deny' })
    },
  )
}
