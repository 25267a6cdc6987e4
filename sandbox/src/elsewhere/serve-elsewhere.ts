import { html } from '@visage/server/html'
import { ELSEWHERE_PATH } from '@visage/server/operator-details'
import type { FastifyInstance } from 'fastify'
import { renderDevPage, sendPage } from '../pages/dev-page.ts'

const NAMES: Readonly<Record<string, string>> = {
  affiliateFormUrl: 'the form of the affiliate programme',
  affiliateDashboardUrl: 'the dashboard of your affiliates',
  facebook: 'your page on Facebook',
  linkedin: 'your company on LinkedIn',
  instagram: 'your profile on Instagram',
  whatsapp: 'a chat with you on WhatsApp',
  x: 'your profile on X',
  youtube: 'your channel on YouTube',
  launchBadgeUrl: 'your entry on a site of product launches',
  toolsBadgeUrl: 'your entry in a directory of AI tools',
}

/** What stands in for the operator's own pages on other sites. */
export const serveElsewhere = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>(`${ELSEWHERE_PATH}/:name`, async ({ params }, reply) => {
    const place = NAMES[params.name]
    return sendPage(
      reply,
      renderDevPage({
        title: 'A page elsewhere',
        mark: 'Stand-in',
        body: html`<h1>Elsewhere</h1>
<p>This link leads to ${place ?? 'a page of yours'} once you have set it: docs/operations.md, “Your own details”, lists
the variables. Where nothing is set, other people see no such link.</p>`,
      }),
      place === undefined ? 404 : 200,
    )
  })
}
