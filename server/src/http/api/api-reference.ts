import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../program/context.ts'
import { referenceSecurityHeader } from '../pages/content-security.ts'
import { buildOpenApi } from './open-api/build-open-api.ts'
import { HTML_TYPE, html, renderDocument } from '../../lib/html.ts'

const page = renderDocument(
  html`<title>Visage API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">`,
  html`<div id="reference"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>`,
)

const script = `SwaggerUIBundle({ url: '/api/openapi.json', domNode: document.getElementById('reference'), deepLinking: true })`

/** The API's description and a page to browse it. */
export const serveApiReference = async (app: FastifyInstance, { config }: Context): Promise<void> => {
  let description: string | undefined
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(fastifyStatic, {
    root,
    prefix: '/api/docs/files/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(js|css)$/.test(path),
  })
  app.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(buildOpenApi(config.publicUrl)))),
  )
  app.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', referenceSecurityHeader()).type(HTML_TYPE).send(page),
  )
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}
