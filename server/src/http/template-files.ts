import { basename, dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'

type PosterSize = 160 | 320 | 640 | 'full'
type ReadFile = (file: { id: string; size: PosterSize }) => Promise<string>

const cacheControl = 'public, max-age=86400'
const SIZES = new Map<string, PosterSize>([
  ['160', 160],
  ['320', 320],
  ['640', 640],
])
const usualSize = '320'

/** Pictures and posters of templates; they belong to nobody, so that any cache may keep them. */
export const serveTemplateFiles = (app: FastifyInstance, { blobs }: Context, readFile: ReadFile): void => {
  const serve = (path: string, sizeOf: (query: { size?: string }) => PosterSize | undefined) =>
    app.get<{ Params: { id: string }; Querystring: { size?: string } }>(
      path,
      { compress: false },
      async (request, reply) => {
        const size = sizeOf(request.query)
        if (!size) throw new AppError('invalid_input', 'Please ask for a size of 160, 320 or 640.')
        const file = blobs.pathOf(await readFile({ id: request.params.id, size }))
        reply.header('cache-control', cacheControl).header('cross-origin-resource-policy', 'same-origin')
        return reply.sendFile(basename(file), dirname(file), { cacheControl: false, dotfiles: 'deny' })
      },
    )
  serve('/api/templates/:id/picture', () => 'full')
  serve('/api/templates/:id/poster', ({ size = usualSize }) => SIZES.get(size))
}
