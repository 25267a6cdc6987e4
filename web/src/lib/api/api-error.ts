import { errorBody, ERRORS } from '@visage/contract'
import type { ErrorCode, ErrorDetails } from '@visage/contract'

type ApiErrorCode = ErrorCode | 'unreachable' | 'timed_out'

type Options = {
  code: ApiErrorCode
  message: string
  status: number
  details?: ErrorDetails | undefined
  isGeneral?: boolean
  cause?: unknown
}

/** A call that did not succeed. `message` is fit to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** 0 when no answer came. */
  readonly status: number
  readonly details: ErrorDetails
  /** Whether the server said nothing, so that the message is no more than what goes for every such failure. */
  readonly isGeneral: boolean

  constructor({ code, message, status, details = {}, isGeneral = false, cause }: Options) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.details = details
    this.isGeneral = isGeneral
  }
}

export const isApiError = (error: unknown, ...codes: ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))

/** What the server said of a failure; `fallback` where it said nothing or did not answer. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  isApiError(error) && error.status > 0 && !error.isGeneral ? error.message : fallback

/** As `sentenceOf`, except that a server that did not answer is told of. */
export const failureTextOf = (error: unknown, fallback: string): string =>
  isApiError(error) && error.status === 0 ? error.message : sentenceOf(error, fallback)

/** What an answer means that does not say it in a word of the contract. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'subscription_required',
  404: 'not_found',
  409: 'conflict',
  413: 'payload_too_large',
  429: 'rate_limited',
  503: 'unavailable',
}

/** Longer ones are traces and pages, not sentences. */
const maxSentenceLength = 500
const isSentence = (text: string) => text !== '' && text.length <= maxSentenceLength && !text.startsWith('<')

/** The sentence in an answer's body, wherever servers put it. */
const findSentence = (body: unknown): string | undefined => {
  if (typeof body === 'string') return isSentence(body.trim()) ? body.trim() : undefined
  if (typeof body !== 'object' || body === null) return undefined
  if (Array.isArray(body)) return findSentence(body[0])
  const { message, error, msg, detail } = body as Record<string, unknown>
  return [message, error, msg, detail].map(findSentence).find((found) => found !== undefined)
}

const { code: codeShape, details: detailsShape } = errorBody.shape

/** Reads the error of an answer. What it means follows from its status, whatever the shape of its body is. */
export const readApiError = async (response: Response): Promise<ApiError> => {
  const { status } = response
  const body = (await response.json().catch(() => null)) as unknown
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const code = codeShape.safeParse(fields.code).data ?? CODES[status] ?? 'internal'
  const sentence = findSentence(body)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const waits = Number.isFinite(retryAfter) ? { retry_after_seconds: retryAfter } : {}
  return new ApiError({
    code,
    message: sentence ?? ERRORS[code].message,
    status,
    isGeneral: sentence === undefined || sentence === ERRORS.internal.message,
    details: { ...waits, ...detailsShape.safeParse(fields.details).data },
  })
}
