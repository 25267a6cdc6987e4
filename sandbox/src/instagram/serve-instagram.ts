import { AppError } from '@visage/server/app-error'
import type { UrlSigner } from '@visage/server/file-urls'
import { html } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import type { TemplateCatalogue } from '@visage/server/template-source'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/dev-page.ts'
import { STAND_IN_PREFIX } from './stand-in-posts.ts'

type TemplateEntry = NonNullable<ReturnType<TemplateCatalogue['find']>>

const ROOT = '/dev/instagram'
const shown = 12

const page = (title: string, body: Html): string =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body>${body}</body></html>`.toString()

const linkTo = ({ id, kind }: TemplateEntry) =>
  `https://www.instagram.com/${kind === 'video' ? 'reel' : 'p'}/${STAND_IN_PREFIX}${id}/`

const listOf = (entries: readonly TemplateEntry[]) =>
  html`<ul>${entries.map((entry) => html`<li><code>${linkTo(entry)}</code> ${entry.label}</li>`)}</ul>`

const postOf = ({ id, kind, label }: TemplateEntry): Html => {
  if (kind === 'image') return html`<img class="EmbeddedMediaImage" alt="${label}" src="/api/templates/${id}/picture">`
  const cover = `/api/templates/${id}/poster?size=640`
  return html`<video poster="${cover}" src="${ROOT}/videos/${id}" controls></video><meta property="og:image" content="${cover}">`
}

type Parts = {
  templates: TemplateCatalogue
  mediaUrls: UrlSigner
  /** The key of a template's video, which is made where it is missing. */
  readClip: (id: string) => Promise<string>
}

/**
 * Posts that exist on this machine only, so that links can be tried without a network: pages shaped like the public
 * embed page of a post, with templates as their pictures and videos.
 */
export const serveInstagram = (app: FastifyInstance, { templates, mediaUrls, readClip }: Parts): void => {
  const readTemplate = (code: string) => {
    const template = code.startsWith(STAND_IN_PREFIX) && templates.find(code.slice(STAND_IN_PREFIX.length))
    if (!template) throw new AppError('not_found')
    return template
  }
  const listSome = (kind: TemplateEntry['kind']) =>
    (['female', 'male'] as const).flatMap((gender) => templates.list(kind, gender).slice(0, shown))

  app.get(ROOT, async (_request, reply) =>
    sendPage(
      reply,
      page(
        'Posts of this machine',
        html`<h1>Posts of this machine</h1><p>These posts exist on this machine only.</p><h2>Pictures</h2><p>Copy a link into Image Generation, Link.</p>${listOf(listSome('image'))}<h2>Videos</h2><p>Copy a link into Video Generation, Link.</p>${listOf(listSome('video'))}`,
      ),
    ),
  )

  for (const kind of ['p', 'reel', 'tv'])
    app.get<{ Params: { code: string } }>(`${ROOT}/${kind}/:code/embed/captioned`, async ({ params }, reply) => {
      const template = readTemplate(params.code)
      const post = html`<div class="EmbeddedMedia">${postOf(template)}</div>`
      return sendPage(reply, page(template.label, post))
    })

  app.get<{ Params: { id: string } }>(`${ROOT}/videos/:id`, async ({ params }, reply) => {
    reply.header('cache-control', 'no-store')
    return reply.redirect(mediaUrls.sign(await readClip(params.id)))
  })
}
