import { isDeepStrictEqual } from 'node:util'
import { NoResponseError } from '../request-service.ts'
import type { ServiceAnswer } from '../request-service.ts'
import type { Account } from './hosted-description.ts'
import { ServiceRefusedError } from './hosted-service.ts'

const MEGABYTE = 1024 * 1024

/** Time and bytes of one question to a paid service. */
export const requestLimits = {
  answer: { timeoutMs: 15_000, maxBytes: 8 * MEGABYTE },
  /** Work is not sent twice, so its answer is waited for longer. */
  submit: { timeoutMs: 60_000, maxBytes: MEGABYTE },
  upload: { timeoutMs: 300_000, maxBytes: MEGABYTE },
} as const

/** Whether work was begun with this very body; services add fields of their own. */
export const holdsInput = (begun: object | null | undefined, input: object): boolean =>
  begun !== null &&
  begun !== undefined &&
  Object.entries(input).every(([name, value]) => isDeepStrictEqual(Reflect.get(begun, name), value))

const PERCENT = /(\d{1,3})%\|/g

/** How far the last progress bar in what a model wrote has come, 0 to 100; null without one. */
export const percentOfLogs = (logs: string): number | null => {
  const last = [...logs.matchAll(PERCENT)].at(-1)?.[1]
  return last === undefined ? null : Math.min(100, Number(last))
}

const secondMs = 1000

/** How long an answer asks to wait, in seconds or until a date; null where it says nothing. RFC 9110, section 10.2.3. */
const retryAfterMs = (headers: Headers): number | null => {
  const written = headers.get('retry-after')
  if (!written) return null
  const seconds = Number(written)
  const ms = Number.isFinite(seconds) ? seconds * secondMs : Date.parse(written) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

type Reading = Pick<Account, 'label' | 'keyName'> & {
  tell: (answer: ServiceAnswer) => { message: string; isUnwanted: boolean }
}

const accountTexts: Record<number, (reading: Reading) => string> = {
  401: ({ label, keyName }) => `${label} does not accept the key: look at ${keyName}.`,
  402: ({ label }) => `The account at ${label} has no credit left.`,
  403: ({ label }) => `${label} does not let this account do that: it may be locked, or out of credit.`,
}

/**
 * Throws for any answer but 200 to 299: of the service's own troubles (500 and above) it is not known what was done, all
 * others say that nothing was.
 */
export const refuseAnswer = (answer: ServiceAnswer, reading: Reading): void => {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return
  if (status >= 500) throw new NoResponseError(`${reading.label} answered ${status}.`)
  const told = reading.tell(answer)
  const account = accountTexts[status]?.(reading)
  throw new ServiceRefusedError(account ? `${account} (${told.message})` : told.message, {
    status,
    retryAfterMs: retryAfterMs(headers),
    isUnwanted: told.isUnwanted,
  })
}
