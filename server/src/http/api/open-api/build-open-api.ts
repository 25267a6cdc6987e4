import type { AnyRoute } from '@visage/contract'
import { errorBody } from '@visage/contract'
import { errorsOf, headerRefs, HEADERS, LIMIT_HEADERS, openErrors } from './errors.ts'
import { exampleMaker } from './examples.ts'
import { otherPaths } from './other-calls.ts'
import { inlineSchema, listRoutes, openSchemas, titleOf } from './schemas.ts'
import type { Schema } from './schemas.ts'

const binary: Schema = { type: 'string', format: 'binary' }

const parametersOf = (where: 'path' | 'query', schema: AnyRoute['params']) => {
  if (!schema) return []
  const { properties = {}, required = [] } = inlineSchema(schema) as {
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

const header = (name: string, description: string, schema: Schema) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

const headersOf = (route: AnyRoute) => [
  ...(route.appKey
    ? [header('security-key', 'SHA-256 of the application key, where the server has one.', { type: 'string' })]
    : []),
  ...(route.idempotent
    ? [header('Idempotency-Key', 'The same key again gets the same answer.', { type: 'string', maxLength: 200 })]
    : []),
  ...(route.accepted
    ? [header('Prefer', 'Not to wait for the end.', { type: 'string', enum: ['respond-async'] })]
    : []),
]

const TAGS: Readonly<Record<string, string>> = {
  Accounts: 'Signing up, signing in, and the profile.',
  Billing: 'Plans, addresses, payments and affiliates.',
  Feedback: 'What people think of the product.',
  Gallery: 'What was generated.',
  Generation: 'Calls that make something. They answer when it is there, or at once with `Prefer: respond-async`.',
  Health: 'For those who keep it running.',
  Jobs: 'What is being made, and for how long.',
  Materials: 'Pictures, videos and sounds that a person brings in.',
  Moderation: 'What was refused, and appeals.',
  Provenance: 'Whether a file was generated here.',
  Rights: 'Everything of an account, exported.',
  Security: 'Second factors, and showing again who one is.',
  Sharing: 'Public pages of generated items.',
  Site: 'What the public pages ask for.',
  Takedowns: 'Notices about shared content.',
  Templates: 'Pictures and videos to put a face into.',
  Usage: 'What a plan has left.',
  Webhooks: 'What other services send.',
}

/** The files of a multipart form beside its fields; a field that may be a file or an address is either. */
const formSchema = ({ files = {} }: AnyRoute, fields: Schema): Schema => {
  const {
    properties = {},
    required = [],
    ...rest
  } = fields as { properties?: Record<string, Schema>; required?: string[] }
  const names = Object.keys(files)
  const either = names.map((name) => [name, properties[name] ? { anyOf: [properties[name], binary] } : binary])
  return {
    ...rest,
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(either) },
    required: [...required, ...names.filter((name) => files[name]?.missing)],
  }
}

type Tools = ReturnType<typeof openTools>

const openTools = () => {
  const routes = listRoutes()
  const schemas = openSchemas(routes)
  const errors = openErrors()
  const exampleOf = exampleMaker(schemas.components)
  return {
    routes,
    schemas,
    errors,
    exampleOf,
    json: (schema: Schema, owner = '') => ({ schema, example: exampleOf(schema, '', owner) }),
  }
}

const contentOf = ({ schemas, exampleOf, json }: Tools, name: string, route: AnyRoute): Schema | null => {
  if (route.file) return Object.fromEntries(route.file.types.map((type) => [type, { schema: binary }]))
  if (!route.files && !route.body) return null
  if (!route.files && route.body)
    return { 'application/json': json(schemas.sent(route.body), `${titleOf(name)}Request`) }
  const schema = formSchema(route, route.body ? inlineSchema(route.body) : {})
  return { 'multipart/form-data': { schema, example: exampleOf(schema) } }
}

const headers = (isLimited: boolean) => headerRefs([...(isLimited ? Object.keys(LIMIT_HEADERS) : []), 'x-request-id'])

const answersOf = ({ schemas, json }: Tools, route: AnyRoute): Record<number, unknown> => {
  const status = route.status ?? 200
  const answer = (description: string, content?: Schema) => ({
    description,
    headers: headers(true),
    ...(content ? { content } : {}),
  })
  if (route.answersFile) return { [status]: answer('The file.', { '*/*': { schema: binary } }) }
  if (status === 204) return { 204: answer('Done.') }
  const content = { 'application/json': json(schemas.answered(route.output)) }
  return {
    [status]: answer('Done.', content),
    ...(route.statusWhenRepeated ? { [route.statusWhenRepeated]: answer('Done before.', content) } : {}),
    ...(route.accepted
      ? {
          202: {
            ...answer('Taken on; `Location` names the job.', {
              'application/json': json(schemas.answered(route.accepted)),
            }),
            headers: { ...headers(true), location: { $ref: '#/components/headers/location' } },
          },
        }
      : {}),
  }
}

const securityOf = ({ access }: AnyRoute) => {
  if (access === 'public') return []
  return [access === 'reset' ? { reset: [] } : { bearer: [] }]
}

const operationOf = (tools: Tools, name: string, route: AnyRoute) => {
  const content = contentOf(tools, name, route)
  const fields = route.body ? inlineSchema(route.body)['properties'] : undefined
  const takesUserId = typeof fields === 'object' && fields !== null && 'user_id' in fields
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.tag],
    security: securityOf(route),
    parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query), ...headersOf(route)],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: { ...answersOf(tools, route), ...tools.errors.use(errorsOf(route, takesUserId)) },
  }
}

/** OpenAPI 3.1 of every call, made from the schemas that check the requests; those of operators are not in it. */
export const buildOpenApi = (publicUrl: string): Record<string, unknown> => {
  const tools = openTools()
  const { schemas, errors, exampleOf } = tools
  const paths: Record<string, Record<string, unknown>> = {}
  const add = (path: string, method: string, operation: unknown) => {
    paths[path] = { ...paths[path], [method]: operation }
  }
  for (const [name, route] of tools.routes) add(route.path, route.method.toLowerCase(), operationOf(tools, name, route))
  const job = exampleOf({ $ref: '#/components/schemas/Job' })
  for (const { path, method, operation } of otherPaths(errors, headers, job)) add(path, method, operation)
  schemas.answered(errorBody)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Visage API',
      version: '1',
      description:
        'Every path answers with and without its trailing slash. An error carries a sentence fit to show and one of the codes of `Error`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: '`access` of a sign-in.' },
        reset: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: '`access` of a verified reset code.',
        },
      },
      headers: { ...HEADERS, location: { description: 'Where the job is read.', schema: { type: 'string' } } },
      schemas: schemas.components,
      responses: errors.responses,
      examples: errors.examples,
    },
    paths,
  }
}
