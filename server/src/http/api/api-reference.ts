import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { contract, errorBody, ERRORS, routesOf } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'

type Schema = Record<string, unknown>

const inputSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
const outputSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

const binary: Schema = { type: 'string', format: 'binary' }

/** The fields and the files of a multipart form as one object. */
const formSchema = ({ body, files = {} }: AnyRoute): Schema => {
  const { properties, required, ...rest } = body ? inputSchema(body) : { type: 'object' }
  const names = Object.keys(files)
  return {
    ...rest,
    properties: { ...(properties as Schema), ...Object.fromEntries(names.map((name) => [name, binary])) },
    required: [...((required as string[]) ?? []), ...names.filter((name) => files[name]?.missing)],
  }
}

const contentOf = (route: AnyRoute): Schema | null => {
  if (route.file) return Object.fromEntries(route.file.types.map((type) => [type, { schema: binary }]))
  if (route.files) return { 'multipart/form-data': { schema: formSchema(route) } }
  return route.body ? { 'application/json': { schema: inputSchema(route.body) } } : null
}

const parametersOf = (where: 'path' | 'query', schema: z.ZodType | undefined) => {
  if (!schema) return []
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

const headersOf = (route: AnyRoute) => [
  ...(route.appKey ? [{ name: 'security-key', in: 'header', required: false, schema: { type: 'string' } }] : []),
  ...(route.idempotent ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }] : []),
  ...(route.accepted
    ? [{ name: 'Prefer', in: 'header', required: false, schema: { type: 'string', enum: ['respond-async'] } }]
    : []),
]

const answerOf = (route: AnyRoute, status: number) => {
  if (route.answersFile) return { content: { '*/*': { schema: binary } } }
  return status === 204 ? {} : json(outputSchema(route.output))
}

const operationOf = (name: string, route: AnyRoute) => {
  const status = route.status ?? 200
  const content = contentOf(route)
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.tag],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query), ...headersOf(route)],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [status]: { description: 'Done', ...answerOf(route, status) },
      ...(route.statusWhenRepeated
        ? { [route.statusWhenRepeated]: { description: 'Done before', ...json(outputSchema(route.output)) } }
        : {}),
      ...(route.accepted ? { 202: { description: 'Accepted', ...json(outputSchema(route.accepted)) } } : {}),
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** OpenAPI 3.1 of every call, made from the schemas that check the requests. */
const buildOpenApi = (publicUrl: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const routes of Object.values(contract))
    for (const [name, route] of Object.entries<AnyRoute>(routesOf(routes))) {
      const path = (paths[route.path] ??= {})
      path[route.method.toLowerCase()] = operationOf(name, route)
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Visage API',
      version: '1',
      description: `Errors carry one of these codes: ${Object.keys(ERRORS).join(', ')}.`,
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: outputSchema(errorBody) },
    },
    paths,
  }
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Visage API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const script = `SwaggerUIBundle({ url: '/api/openapi.json', domNode: document.getElementById('reference'), deepLinking: true })`

/** The API's description and a page to browse it. */
export const serveApiReference = async (app: FastifyInstance, { config }: Context): Promise<void> => {
  const description = JSON.stringify(buildOpenApi(config.publicUrl))
  const root = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  await app.register(fastifyStatic, {
    root,
    prefix: '/api/docs/files/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(js|css)$/.test(path),
  })
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(description))
  app.get('/api/docs', (_request, reply) => reply.type('text/html').send(page))
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(script))
}
