import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { clientNetwork } from './client-network.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { openSession } from './open-session.ts'
import { redeemCode } from './redeem-code.ts'
import { settleSignUp } from './settle-sign-up.ts'
import { lockUserByEmail, updateUser } from './store/users.ts'
import type { User } from './store/users.ts'

type Input = { email: string; otp: string; ip: string }

const verify = async (ctx: Context, tx: Tx, { email, ip }: Omit<Input, 'otp'>): Promise<User | undefined> => {
  const user = await lockUserByEmail(tx, email)
  if (!user || user.verifiedAt) return user
  const settled = await settleSignUp(tx, { userId: user.id, network: clientNetwork(ip) })
  return updateUser(tx, user.id, { ...settled, verifiedAt: ctx.clock.now() })
}

/** Verifies an address with the mailed code and signs in. */
export const verifyCode = async (ctx: Context, { email, otp, ip }: Input): Promise<SignedIn> => {
  const { redemption, signedIn } = await inTransaction(ctx.db, async (tx) => {
    const redemption = await redeemCode(ctx, tx, { email, otp, purpose: 'verify' })
    if (redemption.codeId === null) return { redemption }
    const user = await verify(ctx, tx, { email, ip })
    return { redemption, signedIn: user && describeSignIn(user, await openSession(ctx, tx, user.id)) }
  })
  if (redemption.codeId === null) throw new AppError('invalid_otp', redemption.reason)
  if (!signedIn) throw new AppError('invalid_otp')
  return signedIn
}
