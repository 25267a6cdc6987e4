import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Device } from '../../lib/callers.ts'
import { countWrongTry, lockUnspentCodes, MAX_WRONG_TRIES, spendCode } from './store.ts'
import type { CodePurpose } from './store.ts'

export const CODE_LIFETIME_MS = 10 * 60 * 1000

const codes = 1_000_000

/** The six digits of a code. They follow from its id, so neither the database nor the queue ever holds them. */
export const deriveCode = (secret: string, codeId: string): string => {
  const number = createHmac('sha256', secret).update(`one-time-code:${codeId}`).digest().readUIntBE(0, 6)
  return String(number % codes).padStart(6, '0')
}

export const hashCode = (secret: string, { id, digits }: { id: string; digits: string }): string =>
  createHmac('sha256', secret).update(`one-time-code-hash:${id}:${digits}`).digest('hex')

/** The long secret beside the digits, which nobody can guess; it follows from the id in the same way. */
export const deriveLinkSecret = (secret: string, codeId: string): string =>
  createHmac('sha256', secret).update(`reset-link:${codeId}`).digest('base64url')

/** A plain hash does: the secret is random and as long as the hash. */
export const hashLinkSecret = (linkSecret: string): string =>
  createHash('sha256').update(`reset-link:${linkSecret}`).digest('hex')

/** Whether these digits are the code's. */
export const matchesCode = (secret: string, digits: string, code: { id: string; codeHash: string }): boolean =>
  timingSafeEqual(Buffer.from(hashCode(secret, { id: code.id, digits })), Buffer.from(code.codeHash))

const ELSEWHERE: Partial<Record<CodePurpose, string>> = {
  verify: 'This code is for finishing a sign-up. Please create your account again to choose a password.',
  reset: 'This code is for setting a new password. Please use it there.',
}

/** The spent code's id, or why it does not count: undefined stands for the usual sentence. */
type Redemption = { codeId: string } | { codeId: null; reason?: string }

/**
 * Spends a code of an address, once and for one purpose. Answers a refusal instead of throwing it, as a throw
 * inside the transaction would forget the wrong try; callers throw when the transaction is over. Codes are locked
 * before accounts everywhere, so that no two calls wait for each other.
 */
export const redeemCode = async (
  { config, clock }: Context,
  tx: Tx,
  { email, otp, purpose, device }: { email: string; otp: string; purpose: CodePurpose; device?: Device },
): Promise<Redemption> => {
  const now = clock.now()
  const codes = await lockUnspentCodes(tx, { email, purpose, deviceHash: device?.hash ?? null })
  const live = codes.filter(({ expiresAt, wrongTries }) => expiresAt > now && wrongTries < MAX_WRONG_TRIES)
  const code = live.find((each) => matchesCode(config.secrets.tokens, otp, each))
  if (!code) {
    // On a device with a code of its own a wrong try spoils that one alone.
    if (live[0]) await countWrongTry(tx, live[0].id)
    return { codeId: null }
  }
  if (code.purpose !== purpose) return { codeId: null, reason: ELSEWHERE[code.purpose] }
  await spendCode(tx, code.id, now)
  return { codeId: code.id }
}
