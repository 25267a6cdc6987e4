import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { BlobStore } from '../../adapters/blobs/blob-store.ts'
import { sendStored } from '../api/files.ts'
import { parseForms } from '../api/read-request.ts'
import { HTML_TYPE } from '../../lib/html.ts'

const maxFormBytes = 64 * 1024
const fieldsShape = z.record(z.string(), z.string()).catch({})
const queryShape = z.object({ item: z.string().max(500) }).catch({ item: '' })

type Answer = { status: number; html: string }
type ByLink = { Params: { caseNumber: string; key: string } }
type Linked = ByLink['Params']
type TakedownPages = {
  path: string
  renderForm: (item: string) => string
  takeForm: (sent: { fields: Record<string, string>; ip: string }) => Promise<Answer>
  readCase: (linked: Linked) => Promise<Answer>
  confirmCase: (linked: Linked) => Promise<Answer>
}

const send = (reply: FastifyReply, { status, html }: Answer) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type(HTML_TYPE)
    .send(html)

/** The public form for notices and the page of a case for who sent one, which work without scripts. */
export const serveTakedownPages = async (app: FastifyInstance, pages: TakedownPages): Promise<void> => {
  await app.register(async (scope) => {
    parseForms(scope, maxFormBytes)
    scope.get(pages.path, async ({ query }, reply) =>
      send(reply, { status: 200, html: pages.renderForm(queryShape.parse(query).item) }),
    )
    scope.post(pages.path, async ({ body, ip }, reply) =>
      send(reply, await pages.takeForm({ fields: fieldsShape.parse(body), ip })),
    )
    const path = `${pages.path}/:caseNumber/:key`
    scope.get<ByLink>(path, async ({ params }, reply) => send(reply, await pages.readCase(params)))
    scope.post<ByLink>(path, async ({ params }, reply) => send(reply, await pages.confirmCase(params)))
  })
}

const linkShape = z.object({ token: z.string().max(500) }).catch({ token: '' })

type UnsubscribePage = {
  path: string
  readPage: (token: string) => Answer
  unsubscribe: (token: string) => Promise<Answer>
}

/** Where the link in a mail leads that ends them, and what a mail program sends by itself (RFC 8058). */
export const serveUnsubscribePage = async (
  app: FastifyInstance,
  { path, readPage, unsubscribe }: UnsubscribePage,
): Promise<void> => {
  await app.register(async (scope) => {
    parseForms(scope, maxFormBytes)
    scope.get(path, async ({ query }, reply) => send(reply, readPage(linkShape.parse(query).token)))
    scope.post(path, async ({ query }, reply) => send(reply, await unsubscribe(linkShape.parse(query).token)))
  })
}

type Place = { token: string; item?: string }
type SharedPages = {
  path: string
  blobs: BlobStore
  readPage: (place: Place & { after: number }) => Promise<{ html: string; isThere: boolean }>
  readFile: (place: Place) => Promise<{ key: string; mimeType: string }>
  readCard: (place: Place) => Promise<Uint8Array>
  readPoster: (place: Place) => Promise<Uint8Array>
  readPreview: (place: Place) => Promise<Uint8Array>
}

type ByPlace = { Params: Place }

/** What is switched off has to be gone at once, so nobody on the way may keep a copy. */
const keepNowhere = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store, must-revalidate, max-age=0').header('x-robots-tag', 'noindex, noarchive')

const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } }) as const
/** What is drawn for whoever asks is drawn only so often for one address; networks and people look at far fewer. */
const rarely = perMinute(120)
/** Small pictures, of which one page holds dozens. */
const often = perMinute(600)

const afterShape = z.object({ after: z.coerce.number().int().min(0) }).catch({ after: 0 })

const serveItem = (app: FastifyInstance, at: string, { blobs, ...shared }: SharedPages): void => {
  app.get<ByPlace>(at, async ({ params, query }, reply) => {
    const { html, isThere } = await shared.readPage({ ...params, ...afterShape.parse(query) })
    return keepNowhere(reply)
      .status(isThere ? 200 : 404)
      .type(HTML_TYPE)
      .send(html)
  })
  app.get<ByPlace>(`${at}/media`, { compress: false, ...rarely }, async ({ params }, reply) => {
    const { key, mimeType } = await shared.readFile(params)
    return sendStored(keepNowhere(reply).type(mimeType), { blobs, key, etag: false, lastModified: false })
  })
  app.get<ByPlace>(`${at}/card.jpg`, rarely, async ({ params }, reply) =>
    keepNowhere(reply)
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/jpeg')
      .send(Buffer.from(await shared.readCard(params))),
  )
  app.get<ByPlace>(`${at}/poster.jpg`, rarely, async ({ params }, reply) =>
    keepNowhere(reply)
      .type('image/jpeg')
      .send(Buffer.from(await shared.readPoster(params))),
  )
}

/** Public pages of shared items and collections, their files and the cards that social networks show. */
export const serveSharedPages = (app: FastifyInstance, shared: SharedPages): void => {
  serveItem(app, `${shared.path}:token`, shared)
  serveItem(app, `${shared.path}:token/:item`, shared)
  app.get<ByPlace>(`${shared.path}:token/:item/preview.webp`, often, async ({ params }, reply) =>
    keepNowhere(reply)
      .type('image/webp')
      .send(Buffer.from(await shared.readPreview(params))),
  )
}
