import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { escapeHtml } from '../lib/escape-html.ts'
import { STAND_IN_PREFIX } from '../links/instagram/open-instagram.ts'

const ROOT = '/dev/instagram'
const shown = 12

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${body}</body></html>`

const sendPage = (reply: FastifyReply, html: string) =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)

/**
 * Posts that exist on this machine only, so that links can be tried without a network: pages shaped like the public
 * embed page of a post, with templates as their pictures.
 */
export const serveDevInstagram = (app: FastifyInstance, { config, templates }: Context): void => {
  if (config.links.kind !== 'instagram' || !config.links.standInUrl) return

  const readTemplate = (code: string) => {
    const template = code.startsWith(STAND_IN_PREFIX) && templates.find(code.slice(STAND_IN_PREFIX.length))
    if (!template) throw new AppError('not_found')
    return template
  }

  app.get(ROOT, async (_request, reply) => {
    const links = [
      ...templates.list('image', 'female').slice(0, shown),
      ...templates.list('image', 'male').slice(0, shown),
    ].map(({ id, label }) => {
      const link = `https://www.instagram.com/p/${STAND_IN_PREFIX}${id}/`
      return `<li><code>${escapeHtml(link)}</code> ${escapeHtml(label)}</li>`
    })
    const hint = '<p>These posts exist on this machine only. Copy a link into Image Generation, Link.</p>'
    return sendPage(
      reply,
      page('Posts of this machine', `<h1>Posts of this machine</h1>${hint}<ul>${links.join('')}</ul>`),
    )
  })

  for (const kind of ['p', 'reel', 'tv'])
    app.get<{ Params: { code: string } }>(`${ROOT}/${kind}/:code/embed/captioned`, async ({ params }, reply) => {
      const { id, label } = readTemplate(params.code)
      const picture = `<img class="EmbeddedMediaImage" alt="${escapeHtml(label)}" src="/api/templates/${id}/picture">`
      return sendPage(reply, page(escapeHtml(label), `<div class="EmbeddedMedia">${picture}</div>`))
    })
}
