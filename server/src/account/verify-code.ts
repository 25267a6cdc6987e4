import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { openSession } from './open-session.ts'
import { redeemCode } from './redeem-code.ts'
import { verifyUser } from './store/users.ts'

/** Verifies an address with the mailed code and signs in. */
export const verifyCode = async (ctx: Context, { email, otp }: { email: string; otp: string }): Promise<SignedIn> => {
  const { redemption, signedIn } = await inTransaction(ctx.db, async (tx) => {
    const redemption = await redeemCode(ctx, tx, { email, otp, purpose: 'verify' })
    if (redemption.codeId === null) return { redemption }
    const user = await verifyUser(tx, email, ctx.clock.now())
    return { redemption, signedIn: user && describeSignIn(user, await openSession(ctx, tx, user.id)) }
  })
  if (redemption.codeId === null) throw new AppError('invalid_otp', redemption.reason)
  if (!signedIn) throw new AppError('invalid_otp')
  return signedIn
}
