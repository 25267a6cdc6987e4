import { ERRORS } from '@visage/contract'
import type { ErrorCode, ErrorDetails } from '@visage/contract'

/** An error with a code of the contract's table and a sentence fit to show to a person. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(
    code: ErrorCode,
    message: string = ERRORS[code].message,
    options: { cause?: unknown; details?: ErrorDetails } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.details = options.details
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}

/** What is wrong with one field of a request. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('invalid_input', message, { details: { fields: { [field]: message } } })

/** A webhook that may not be believed: its signature does not hold, unless told otherwise. Who sent it is not told why. */
export class WebhookRefusedError extends Error {
  override name = 'WebhookRefusedError'

  constructor(message = 'The signature does not hold.', options?: ErrorOptions) {
    super(message, options)
  }
}
