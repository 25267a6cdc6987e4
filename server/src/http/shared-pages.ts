import { basename, dirname } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

type SharedPages = {
  path: string
  readPage: (token: string) => Promise<{ html: string; isThere: boolean }>
  readFile: (token: string) => Promise<{ path: string; mimeType: string }>
  readCard: (token: string) => Promise<Uint8Array>
  readPoster: (token: string) => Promise<Uint8Array>
}

type ByToken = { Params: { token: string } }

/** What is switched off has to be gone at once, so nobody on the way may keep a copy. */
const keepNowhere = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store, must-revalidate, max-age=0').header('x-robots-tag', 'noindex, noarchive')

/** Public pages of shared items, their files and the cards that social networks show. */
export const serveSharedPages = (app: FastifyInstance, { path, ...shared }: SharedPages): void => {
  app.get<ByToken>(`${path}:token`, async ({ params }, reply) => {
    const { html, isThere } = await shared.readPage(params.token)
    return keepNowhere(reply)
      .status(isThere ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(html)
  })
  app.get<ByToken>(`${path}:token/media`, { compress: false }, async ({ params }, reply) => {
    const file = await shared.readFile(params.token)
    return keepNowhere(reply)
      .type(file.mimeType)
      .sendFile(basename(file.path), dirname(file.path), { cacheControl: false, etag: false, lastModified: false })
  })
  app.get<ByToken>(`${path}:token/card.jpg`, async ({ params }, reply) =>
    keepNowhere(reply)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(Buffer.from(await shared.readCard(params.token))),
  )
  app.get<ByToken>(`${path}:token/poster.jpg`, async ({ params }, reply) =>
    keepNowhere(reply)
      .type('image/jpeg')
      .send(Buffer.from(await shared.readPoster(params.token))),
  )
}
