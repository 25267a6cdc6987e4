import type { FastifyInstance, FastifyRequest } from 'fastify'

const maxBodyBytes = 1024 * 1024

/** What somebody sent, byte by byte, as a signature covers every one of them. */
export type RawPost = {
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
export const serveRawPosts = (app: FastifyInstance, routes: readonly Route[]) =>
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
