import { ERRORS } from '@visage/contract'
import type { ErrorBody, ErrorCode } from '@visage/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StorageAwayError } from '../adapters/blobs/blob-store.ts'
import { AppError } from '../lib/app-error.ts'
import { logSecurity } from '../lib/security-log.ts'

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
  FST_FIELDS_LIMIT: 'payload_too_large',
  FST_FILES_LIMIT: 'payload_too_large',
  FST_PARTS_LIMIT: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
}

const FASTIFY_STATUSES: Record<number, ErrorCode> = {
  404: 'not_found',
  416: 'range_not_satisfiable',
  429: 'rate_limited',
}

const unreadableBody = () =>
  new AppError('invalid_input', 'The request could not be read: please send valid JSON.', {
    details: { fields: { '': 'This is not valid JSON.' } },
  })

const storageAway = 'The files cannot be reached at the moment. Please try again in a minute.'

const foreignKeyViolation = '23503'

/** Whether something was to be kept for an account that was erased after the call was let in. */
const isOfErasedAccount = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || !('constraint' in cause)) return false
  return cause.code === foreignKeyViolation && String(cause.constraint).endsWith('_user_id_users_id_fk')
}

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  if (error instanceof StorageAwayError)
    return new AppError('unavailable', storageAway, { cause: error, details: { retry_after_seconds: 60 } })
  if (isOfErasedAccount(error)) return new AppError('unauthenticated', undefined, { cause: error })
  const { code, statusCode } = error as FastifyError
  const known = FASTIFY_CODES[code]
  if (known) return new AppError(known, undefined, { cause: error })
  const byStatus = statusCode === undefined ? undefined : FASTIFY_STATUSES[statusCode]
  if (byStatus) return new AppError(byStatus, undefined, { cause: error })
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return unreadableBody()
  return new AppError('internal', undefined, { cause: error })
}

/** Who is kept out, rather than who has mistyped. */
const DENIALS: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'bad_security_key', 'code_required', 'suspended'])

const noteDenial = (request: FastifyRequest, { code }: AppError): void => {
  const isDenied = DENIALS.has(code) || (code === 'not_found' && request.routeOptions.config.access === 'user')
  if (!isDenied && code !== 'rate_limited') return
  const route = `${request.method} ${request.routeOptions.url ?? 'unknown'}`
  const facts = { code, route, user: request.caller?.userId ?? null, address: request.ip }
  logSecurity(request, isDenied ? 'access-denied' : 'rate-limited', facts)
}

/** Sends an error in the one shape that the API has; a 500 keeps its reason to the log. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply => {
  const error = toAppError(thrown)
  // Whoever has left is told nothing, and nothing is wrong here.
  const isExpected = reply.raw.destroyed || (error.code === 'unavailable' && error.cause === undefined)
  if (error.status >= 500 && !isExpected) request.log.error({ err: error, cause: error.cause }, 'request failed')
  noteDenial(request, error)
  const message = error.code === 'internal' ? ERRORS.internal.message : error.message
  const body: ErrorBody = {
    error: message,
    message,
    code: error.code,
    request_id: request.id,
    ...(error.details ? { details: error.details } : {}),
  }
  const retryAfter = error.details?.retry_after_seconds
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  // The type of a file that was about to be sent would keep this from being sent as JSON.
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error))
}
