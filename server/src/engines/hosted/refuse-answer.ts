import { NoAnswerError } from '../http/ask-service.ts'
import type { ServiceAnswer } from '../http/ask-service.ts'
import { retryAfterMs } from '../http/retry-after.ts'
import { ServiceRefusedError } from './hosted-service.ts'

type Reading = {
  service: string
  /** The variable that holds the key. */
  keyName: string
  tell: (answer: ServiceAnswer) => { message: string; isUnwanted: boolean }
}

const accountTexts: Record<number, (reading: Reading) => string> = {
  401: ({ service, keyName }) => `${service} does not accept the key: look at ${keyName}.`,
  402: ({ service }) => `The account at ${service} has no credit left.`,
  403: ({ service }) => `${service} does not let this account do that: it may be locked, or out of credit.`,
}

/**
 * Throws for any answer but 200 to 299: of the service's own troubles (500 and above) it is not known what was done, all
 * others say that nothing was.
 */
export const refuseAnswer = (answer: ServiceAnswer, reading: Reading): void => {
  const { status, headers } = answer
  if (status >= 200 && status < 300) return
  if (status >= 500) throw new NoAnswerError(`${reading.service} answered ${status}.`)
  const told = reading.tell(answer)
  const account = accountTexts[status]?.(reading)
  throw new ServiceRefusedError(account ? `${account} (${told.message})` : told.message, {
    status,
    retryAfterMs: retryAfterMs(headers),
    isUnwanted: told.isUnwanted,
  })
}
