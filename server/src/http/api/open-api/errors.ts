import { ERRORS } from '@visage/contract'
import type { AnyRoute, ErrorBody, ErrorCode } from '@visage/contract'
import type { Schema } from './schemas.ts'

const ALWAYS: readonly ErrorCode[] = ['rate_limited', 'internal', 'unavailable']

/** What a call can answer instead: what follows from what it takes and who may call it, and what it names itself. */
export const errorsOf = (route: AnyRoute, takesUserId: boolean): ErrorCode[] => {
  const { method, params, access, appKey, idempotent, reauthenticated, errors = [] } = route
  // Any address can be garbled, and content can come where none is taken.
  const mayHaveContent = method !== 'GET'
  const codes: (ErrorCode | false)[] = [
    'invalid_input',
    appKey === true && 'bad_security_key',
    access !== 'public' && 'unauthenticated',
    reauthenticated !== undefined && 'reauthentication_required',
    (takesUserId || params !== undefined) && 'not_found',
    mayHaveContent && 'payload_too_large',
    mayHaveContent && 'unsupported_media_type',
    idempotent === true && 'idempotency_mismatch',
    ...errors,
    ...ALWAYS,
  ]
  return [...new Set(codes.filter((code) => code !== false))]
}

const bodyOf = (code: ErrorCode): ErrorBody => ({
  error: ERRORS[code].message,
  message: ERRORS[code].message,
  code,
  request_id: '5d0a4e6f-0c8e-4a4f-9a68-0d9d1c1f7b2e',
  ...(code === 'rate_limited' ? { details: { retry_after_seconds: 30 } } : {}),
})

const header = (type: string, description: string): Schema => ({ description, schema: { type } })

/** What is told of limits with every answer that they hold for, refusals excepted that come before anything is read. */
export const LIMIT_HEADERS: Readonly<Record<string, Schema>> = {
  'x-ratelimit-limit': header('integer', 'How many calls a minute takes.'),
  'x-ratelimit-remaining': header('integer', 'How many of them are left.'),
  'x-ratelimit-reset': header('integer', 'Seconds until all of them are there again.'),
}

export const HEADERS: Readonly<Record<string, Schema>> = {
  ...LIMIT_HEADERS,
  'x-request-id': header('string', 'Names this request in the log; errors repeat it.'),
  'retry-after': header('integer', 'Seconds after which another try may be welcome.'),
  'www-authenticate': header('string', 'Bearer'),
}

export const headerRefs = (names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const EXTRA: Readonly<Record<number, readonly string[]>> = {
  401: ['www-authenticate'],
  429: ['retry-after'],
  503: ['retry-after'],
}

/** The error answers of calls, as components that calls with the same errors share. */
export const openErrors = () => {
  const responses: Record<string, Schema> = {}
  const examples: Record<string, Schema> = {}

  const useOne = (status: number, codes: readonly ErrorCode[], isLimited: boolean): Schema => {
    const name = `${codes.join('.')}${isLimited ? '' : '.unlimited'}`
    for (const code of codes) examples[code] ??= { summary: ERRORS[code].message, value: bodyOf(code) }
    const limits = isLimited ? Object.keys(LIMIT_HEADERS) : []
    responses[name] ??= {
      description: codes.map((code) => ERRORS[code].message).join(' Or: '),
      headers: headerRefs([...limits, 'x-request-id', ...(EXTRA[status] ?? [])]),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    }
    return { $ref: `#/components/responses/${name}` }
  }

  /** The answers by status; `isLimited` where the limit of calls counts. */
  const use = (codes: readonly ErrorCode[], { isLimited = true } = {}): Record<number, Schema> => {
    const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status)
    return Object.fromEntries([...byStatus].map(([status, same]) => [status, useOne(status, same, isLimited)]))
  }
  return { responses, examples, use }
}
