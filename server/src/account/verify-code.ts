import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { openSession } from './open-session.ts'
import { redeemCode } from './redeem-code.ts'
import { lockUserByEmail, updateUser } from './store/users.ts'

/** Verifies an address with the mailed code and signs in. */
export const verifyCode = async (ctx: Context, { email, otp }: { email: string; otp: string }): Promise<SignedIn> => {
  const result = await inTransaction(ctx.db, async (tx) => {
    const user = await lockUserByEmail(tx, email)
    const redemption = await redeemCode(ctx, tx, { email, otp, purpose: 'verify' })
    if (!user || redemption.codeId === null) return redemption
    const verified = await updateUser(tx, user.id, { verifiedAt: user.verifiedAt ?? ctx.clock.now() })
    return describeSignIn(verified ?? user, await openSession(ctx, tx, user.id))
  })
  if ('profile' in result) return result
  throw new AppError('invalid_otp', 'reason' in result ? result.reason : undefined)
}
