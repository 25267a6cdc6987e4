import { z } from 'zod'

/** The closed table of error codes: status and the sentence shown when nothing better is known. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'Some fields need another look.' },
  bad_security_key: { status: 400, message: 'This app is out of date. Please reload the page.' },
  email_taken: { status: 400, message: 'Email is already registered.' },
  wrong_password: { status: 400, message: 'The password is not right. Please try again.' },
  invalid_otp: { status: 400, message: 'This code is wrong or has expired. Please ask for a new one.' },
  factor_refused: { status: 400, message: 'This could not be confirmed. Please try again.' },
  foreign_url: { status: 400, message: 'Please use something from your own gallery or uploads.' },
  unauthenticated: { status: 401, message: 'Please sign in again.' },
  google_token_invalid: {
    status: 401,
    message: 'Google could not confirm this sign-in. Please try again.',
  },
  code_required: { status: 403, message: 'Please enter the code from your mail.' },
  reauthentication_required: { status: 403, message: 'Please show again that it is you.' },
  second_factor_required: { status: 403, message: 'Please confirm with your second factor.' },
  suspended: { status: 403, message: 'This account is suspended.' },
  email_not_verified: { status: 403, message: 'Please verify your email address first.' },
  subscription_required: { status: 403, message: 'Subscription required.' },
  quota_exceeded: { status: 403, message: 'You have used all that your plan includes for now.' },
  storage_full: { status: 403, message: 'Your storage is full. Please delete something, or choose a larger plan.' },
  not_found: { status: 404, message: 'Not found.' },
  no_such_user: { status: 404, message: 'No user found with this email.' },
  conflict: { status: 409, message: 'This changed in the meantime. Please reload and try again.' },
  job_cancelled: { status: 409, message: 'This generation was cancelled. Nothing was charged.' },
  payload_too_large: { status: 413, message: 'This is too large to send.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON.' },
  range_not_satisfiable: { status: 416, message: 'The file is shorter than that.' },
  generation_failed: { status: 422, message: 'This could not be generated. Nothing was charged.' },
  content_refused: { status: 422, message: 'The rules do not allow this. Nothing was charged.' },
  idempotency_mismatch: { status: 422, message: 'This request key was used before with other contents.' },
  rate_limited: { status: 429, message: 'Too many tries. Please wait a moment.' },
  payment_failed: {
    status: 502,
    message: 'The payment provider refused this. Nothing was charged: please try again or write to us.',
  },
  internal: { status: 500, message: 'Something went wrong.' },
  link_failed: { status: 502, message: 'Failed to download media from Instagram.' },
  engine_failed: { status: 502, message: 'The generation engine failed. Nothing was charged, please try again.' },
  unavailable: { status: 503, message: 'Visage is busy or restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

export const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** How somebody may show who they are, beside signing in. */
export const WAYS = ['passkey', 'totp', 'recovery_code', 'password', 'mail'] as const

/** Every error answer of the API. `error` and `message` hold the same sentence, fit to show to a person. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  request_id: z.string(),
  details: z
    .object({
      /** Field name to what is wrong with it; the empty name stands for the body as a whole. */
      fields: z.record(z.string(), z.string()).optional(),
      retry_after_seconds: z.number().int().optional(),
      /** What was refused, to ask for a review of it. */
      refusal_id: z.string().optional(),
      /** What may be shown where `reauthentication_required` or `second_factor_required` asks for it. */
      ways: z.array(z.enum(WAYS)).optional(),
      /** Names the sign-in that waits for its second factor. */
      sign_in: z.string().optional(),
      left: z.number().int().optional(),
      renews_at: z.string().nullable().optional(),
    })
    .optional(),
})
export type ErrorBody = z.output<typeof errorBody>
export type ErrorDetails = NonNullable<ErrorBody['details']>
