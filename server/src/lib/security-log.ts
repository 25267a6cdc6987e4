import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'

/** The request that is being answered, where there is one. */
export const currentRequest = new AsyncLocalStorage<{ id: string }>()

/** What is written down of who comes in, who is kept out, and what leaves. */
type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'token-used-twice'
  | 'account-requested'
  | 'code-refused'
  | 'password-reset'
  | 'password-changed'
  | 'reauthenticated'
  | 'reauthentication-failed'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-copied'
  | 'access-denied'
  | 'rate-limited'
  | 'operator-action'
  | 'data-exported'
  | 'account-erased'
  | 'harmful-file-refused'
  | 'webhook-refused'

type Facts = {
  /** The account's id; null where nobody has been recognised. */
  user?: string | null
  /** The client's network. */
  network?: string
  [fact: string]: string | number | boolean | null | undefined
}

/** Writes one event as a structured line, with the request's id. Never hand it an address, a password, a code or a token. */
export const logSecurity = ({ log }: { log: Pick<Logger, 'info'> }, event: SecurityEvent, facts: Facts = {}): void => {
  log.info({ security: event, request: currentRequest.getStore()?.id, ...facts }, 'security')
}
