import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { redeemCode } from './redeem-code.ts'
import { findUserByEmail } from './store/users.ts'
import { signResetToken } from './tokens.ts'

/** Trades the mailed code for the right to set a new password. */
export const verifyResetCode = async (
  ctx: Context,
  { email, otp }: { email: string; otp: string },
): Promise<SignedIn> => {
  const redemption = await inTransaction(ctx.db, (tx) => redeemCode(ctx, tx, { email, otp, purpose: 'reset' }))
  if (redemption.codeId === null) throw new AppError('invalid_otp', redemption.reason)
  const user = await findUserByEmail(ctx.db, email)
  if (!user) throw new AppError('invalid_otp')
  return describeSignIn(user, { access: await signResetToken(ctx, redemption.codeId), refresh: '' })
}
