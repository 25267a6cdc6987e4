import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { redeemCode } from './redeem-code.ts'
import { lockUserByEmail } from './store/users.ts'
import { signResetToken } from './tokens.ts'

/** Trades the mailed code for the right to set a new password. */
export const verifyResetCode = async (
  ctx: Context,
  { email, otp }: { email: string; otp: string },
): Promise<SignedIn> => {
  const { user, redemption } = await inTransaction(ctx.db, async (tx) => ({
    user: await lockUserByEmail(tx, email),
    redemption: await redeemCode(ctx, tx, { email, otp, purpose: 'reset' }),
  }))
  if (redemption.codeId === null) throw new AppError('invalid_otp', redemption.reason)
  if (!user) throw new AppError('invalid_otp')
  return describeSignIn(user, { access: await signResetToken(ctx, redemption.codeId), refresh: '' })
}
