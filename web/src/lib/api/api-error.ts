import { errorBody, ERRORS } from '@visage/contract'
import type { ErrorCode, ErrorDetails } from '@visage/contract'

export type ApiErrorCode = ErrorCode | 'unreachable' | 'timed_out'

/** A call that did not succeed. Switch on `code`; `message` is fit to show. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** 0 when no answer came. */
  readonly status: number
  readonly details: ErrorDetails

  constructor(options: {
    code: ApiErrorCode
    message: string
    status: number
    details?: ErrorDetails | undefined
    cause?: unknown
  }) {
    super(options.message, { cause: options.cause })
    this.code = options.code
    this.status = options.status
    this.details = options.details ?? {}
  }
}

export const isApiError = (error: unknown, ...codes: ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))

/** Reads the error of an answer; one that is not in the shape of the contract counts as `internal`. */
export const readApiError = async (response: Response): Promise<ApiError> => {
  const parsed = errorBody.safeParse(await response.json().catch(() => null))
  const { status } = response
  if (!parsed.success) return new ApiError({ code: 'internal', message: ERRORS.internal.message, status })
  const { code, message, details } = parsed.data
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const waits = Number.isFinite(retryAfter) ? { retry_after_seconds: retryAfter } : {}
  return new ApiError({ code, message, status, details: { ...waits, ...details } })
}
