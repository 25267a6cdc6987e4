import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { matchesCode } from './one-time-code.ts'
import { countWrongTry, lockUnspentCode, spendCode } from './store/codes.ts'
import type { CodePurpose } from './store/codes.ts'

const maxWrongTries = 5

const ELSEWHERE: Partial<Record<CodePurpose, string>> = {
  verify: 'This code is for finishing a sign-up. Please create your account again to choose a password.',
  reset: 'This code is for setting a new password. Please use it there.',
}

/** The spent code's id, or why it does not count: undefined stands for the usual sentence. */
type Redemption = { codeId: string } | { codeId: null; reason?: string }

/**
 * Spends the code of an address, once and for one purpose. Answers a refusal instead of throwing it, as a throw
 * inside the transaction would forget the wrong try; callers throw when the transaction is over. Codes are locked
 * before accounts everywhere, so that no two calls wait for each other.
 */
export const redeemCode = async (
  { config, clock }: Context,
  tx: Tx,
  { email, otp, purpose }: { email: string; otp: string; purpose: CodePurpose },
): Promise<Redemption> => {
  const code = await lockUnspentCode(tx, { email, purpose })
  const now = clock.now()
  if (!code || code.expiresAt <= now || code.wrongTries >= maxWrongTries) return { codeId: null }
  if (!matchesCode(config.secrets.tokens, otp, code)) {
    await countWrongTry(tx, code.id)
    return { codeId: null }
  }
  if (code.purpose !== purpose) return { codeId: null, reason: ELSEWHERE[code.purpose] }
  await spendCode(tx, code.id, now)
  return { codeId: code.id }
}
