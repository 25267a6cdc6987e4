import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { routesOf } from '@visage/contract'
import type { Access, AnyRoute } from '@visage/contract'
import { ADMIN_HEADER } from '@visage/contract/admin'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BlobStore, ReceivedFile } from '../../adapters/blobs/blob-store.ts'
import type { Traces } from '../../adapters/traces/traces.ts'
import { Accepted, FileAnswer, Repeated } from '../../calls/answers.ts'
import type { Call, Handler, Handlers } from '../../calls/handlers.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Caller, Operator, Resetter } from '../../lib/callers.ts'
import { recogniseDevice } from './devices.ts'
import { sendMade, sendStored } from './files.ts'
import type { Stored } from './files.ts'
import { checkFiles, parsePart, readForm, receiveFile, wantsForm } from './read-request.ts'
import { mediaTypeOf } from '../../lib/safe-fetch.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once the access token has been checked. */
    caller: Caller | null
  }
  interface FastifyContextConfig {
    access?: Access
    /** Whether files come with it, or things are made by it. */
    takesRoom?: boolean
  }
}

/** What every route is checked against before its handler runs. */
export type RequestGuard = {
  authenticate(authorization: string | undefined): Promise<Caller>
  authenticateReset(authorization: string | undefined): Promise<Resetter>
  authenticateOperator(authorization: string | undefined): Promise<Operator>
  /** An operator who has opened the admin area with its token. */
  authenticateAdmin(authorization: string | undefined, adminToken: string | undefined): Promise<Operator>
  /** Throws `reauthentication_required` unless the caller has shown, in this session, who they are. */
  requireReauthenticated(caller: Caller, when: 'lately' | 'again'): Promise<void>
  /** Lower-case hex SHA-256 that `security-key` must hold, or null when it is not asked for. */
  securityKeyHash: string | null
  /**
   * Counts a file before its first byte, of a person or of somebody unknown; throws when they or their network may send no
   * more now. Answers where to tell how many bytes have come.
   */
  admitFile(file: { userId: string | null; ip: string; bytes: number }): Promise<{ end(bytes: number): Promise<void> }>
  /** Where files are written as they come, and read. */
  blobs: Stored & Pick<BlobStore, 'openDraft'>
  traces: Pick<Traces, 'span'>
}

const maxKeyLength = 200
/** Of a form beside its files. */
const mostFormBytes = 1024 * 1024

const checkAppKey = (guard: RequestGuard, route: AnyRoute, request: FastifyRequest): void => {
  if (!route.appKey || guard.securityKeyHash === null) return
  if (request.headers['security-key'] !== guard.securityKeyHash) throw new AppError('bad_security_key')
}

const checkOwner = (body: unknown, caller: Caller | undefined): void => {
  if (!caller || typeof body !== 'object' || body === null || !('user_id' in body)) return
  if (body.user_id !== caller.userId) throw new AppError('not_found')
}

type FileRule = NonNullable<AnyRoute['file']>

const wrongFile = ({ types }: FileRule) =>
  new AppError('unsupported_media_type', `Please send a file of the type ${types.join(', ')}.`)

const readIdempotencyKey = (route: AnyRoute, request: FastifyRequest): string | null => {
  const key = request.headers['idempotency-key']
  if (!route.idempotent || key === undefined) return null
  if (typeof key !== 'string' || key.length === 0 || key.length > maxKeyLength)
    throw new AppError('invalid_input', `Idempotency-Key must have 1 to ${maxKeyLength} characters.`)
  return key
}

type Hashed = Content & { params: unknown; query: unknown }

const hashRequest = (route: AnyRoute, { params, query, body, files }: Hashed): string => {
  const hash = createHash('sha256').update(`${route.method} ${route.path}\n${JSON.stringify(body) ?? ''}`)
  for (const part of [params, query]) if (part !== undefined) hash.update(`\n${JSON.stringify(part)}`)
  for (const [name, { sha256 }] of Object.entries(files ?? {})) hash.update(`\n${name} ${sha256}`)
  return hash.digest('hex')
}

const abortedWithClient = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort(new Error('The client went away.')))
  return controller.signal
}

type Content = { body?: unknown; file?: ReceivedFile; files?: Record<string, ReceivedFile> }

type Incoming = {
  guard: RequestGuard
  route: AnyRoute
  request: FastifyRequest
  /** Undefined for a call of somebody unknown. */
  caller?: Caller | undefined
  /** What the files of the request are held by until the answer. */
  held: AsyncDisposableStack
}

/** Lets in what is announced, or at most so many bytes, and tells how many have come, however that ends. */
const receive = async <Received>(
  { guard, request: { headers, ip }, caller }: Incoming,
  maxBytes: number,
  take: () => Promise<{ received: Received; bytes: number }>,
): Promise<Received> => {
  const announced = Number(headers['content-length'] ?? maxBytes)
  const arrival = await guard.admitFile({ userId: caller?.userId ?? null, ip, bytes: Math.min(announced, maxBytes) })
  let come = 0
  try {
    const { received, bytes } = await take()
    come = bytes
    return received
  } finally {
    await arrival.end(come)
  }
}

const readFile = async (incoming: Incoming, rule: FileRule): Promise<ReceivedFile> => {
  const { guard, request, held } = incoming
  const { body, headers } = request
  const type = mediaTypeOf(headers['content-type'])
  if (!(body instanceof Readable) || !rule.types.includes(type)) throw wrongFile(rule)
  const { maxBytes } = rule
  return receive(incoming, maxBytes, async () => {
    const file = await receiveFile({ body, maxBytes, announced: headers['content-length'], blobs: guard.blobs })
    return { received: held.use(file), bytes: file.bytes }
  })
}

const sizeOf = (files: Record<string, { maxBytes: number } | { bytes: number }>): number =>
  Object.values(files).reduce((sum, file) => sum + ('bytes' in file ? file.bytes : file.maxBytes), 0)

const readParts = (incoming: Incoming, parts: NonNullable<AnyRoute['files']>) => {
  const { guard, route, request, held } = incoming
  if (!request.isMultipart()) throw wantsForm()
  return receive(incoming, sizeOf(parts) + mostFormBytes, async () => {
    const received = await readForm(route, { request, held, blobs: guard.blobs })
    return { received, bytes: sizeOf(received.files) }
  })
}

/** What a request carries, its fields parsed: what is wrong with them is told before what is wrong with the files. */
const readContent = async (incoming: Incoming): Promise<Content> => {
  const { route, request } = incoming
  if (route.files) {
    const { fields, files } = await readParts(incoming, route.files)
    const body = parsePart(route.body, fields)
    checkFiles(route, files)
    return { body, files }
  }
  if (request.isMultipart()) throw new AppError('unsupported_media_type')
  if (route.file) return { file: await readFile(incoming, route.file) }
  const { body } = request
  if (body instanceof Readable) throw new AppError('unsupported_media_type')
  return { body: parsePart(route.body, body ?? {}) }
}

/** Who calls, where the route wants to know. Operators are asked for no earlier than here, where an unknown path ends too. */
const findCaller = (guard: RequestGuard, route: AnyRoute, request: FastifyRequest): Promise<Caller> | undefined => {
  const { authorization, [ADMIN_HEADER]: adminToken } = request.headers
  if (route.access === 'operator') return guard.authenticateOperator(authorization)
  if (route.access === 'admin') return guard.authenticateAdmin(authorization, adminToken?.toString())
  if (route.access === 'user')
    return request.caller ? Promise.resolve(request.caller) : guard.authenticate(authorization)
  return undefined
}

const readCall = async (incoming: Incoming, reply: FastifyReply) => {
  const { guard, route, request } = incoming
  const { authorization } = request.headers
  const caller = await findCaller(guard, route, request)
  const resetter = route.access === 'reset' ? await guard.authenticateReset(authorization) : undefined
  checkAppKey(guard, route, request)
  const params = parsePart(route.params, request.params)
  const query = parsePart(route.query, request.query)
  const content = await readContent({ ...incoming, caller })
  checkOwner(content.body, caller)
  if (route.reauthenticated && caller) await guard.requireReauthenticated(caller, route.reauthenticated)
  const idempotencyKey = readIdempotencyKey(route, request)
  return {
    params,
    query,
    ...content,
    caller,
    resetter,
    ip: request.ip,
    prefersAsync: /\brespond-async\b/i.test(String(request.headers.prefer ?? '')),
    idempotencyKey,
    requestHash: idempotencyKey === null ? '' : hashRequest(route, { params, query, ...content }),
    signal: abortedWithClient(reply),
  }
}

const sendFile = ({ content, mimeType, fileName }: FileAnswer, reply: FastifyReply, { blobs }: RequestGuard) => {
  reply.header('content-disposition', `attachment; filename="${fileName}"`).type(mimeType)
  if (content instanceof Uint8Array) return reply.send(Buffer.from(content))
  if ('path' in content) return sendMade(reply, content)
  return sendStored(reply, { blobs, key: content.key, etag: false, lastModified: false })
}

const answer = (guard: RequestGuard, route: AnyRoute, result: unknown, reply: FastifyReply) => {
  reply.header('cache-control', 'no-store')
  if (result instanceof Accepted)
    return reply.status(202).header('location', result.location).send(route.accepted?.parse(result.body))
  const status = route.status ?? 200
  if (result instanceof FileAnswer) return sendFile(result, reply, guard)
  if (result instanceof Repeated)
    return reply.status(route.statusWhenRepeated ?? status).send(route.output.parse(result.body))
  return status === 204 ? reply.status(204).send() : reply.status(status).send(route.output.parse(result))
}

/** Bodies of the types that some route takes as a file come piece by piece. */
const readFiles = (app: FastifyInstance, routes: readonly AnyRoute[]): void => {
  for (const { file } of routes)
    for (const type of file?.types ?? []) {
      if (app.hasContentTypeParser(type)) continue
      app.addContentTypeParser(type, (_request, body, done) => done(null, body))
    }
}

/** Serves every route of a group with its handler: access, parsing, ownership, and the answer's own check. */
export const implement = <Module extends object>(
  app: FastifyInstance,
  { guard, routes, handlers }: { guard: RequestGuard; routes: Module; handlers: Handlers<Module> },
): void => {
  const listed = Object.entries<AnyRoute>(routesOf(routes))
  readFiles(
    app,
    listed.map(([, route]) => route),
  )
  for (const [name, route] of listed) {
    const handler = (handlers as Record<string, unknown>)[name] as Handler<AnyRoute>
    app.route({
      method: route.method,
      url: `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      config: { access: route.access, takesRoom: Boolean(route.file ?? route.files ?? route.idempotent) },
      bodyLimit: route.file?.maxBytes,
      handler: async (request, reply) => {
        const facts = { 'http.request.method': route.method, 'http.route': route.path, request: request.id }
        const parent = request.headers.traceparent?.toString()
        const name = `${route.method} ${route.path}`
        return guard.traces.span(
          name,
          async () => {
            await using held = new AsyncDisposableStack()
            const call = await readCall({ guard, route, request, held }, reply)
            const recognised = route.device ? recogniseDevice(request) : undefined
            const result = await handler({ ...call, device: recognised?.device } as Call<AnyRoute>)
            recognised?.remember(reply)
            return answer(guard, route, result, reply)
          },
          { parent, facts, isCall: true },
        )
      },
    })
  }
}
