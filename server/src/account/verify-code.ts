import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { clientNetwork } from './client-network.ts'
import { describeSignIn } from './describe-sign-in.ts'
import type { Membership } from './membership.ts'
import { openSession } from './open-session.ts'
import { redeemCode } from './redeem-code.ts'
import { settleSignUp } from './settle-sign-up.ts'
import { lockUserByEmail, updateUser } from './store/users.ts'
import type { User } from './store/users.ts'

type Input = { email: string; otp: string; ip: string; membership: Membership }

const verify = async (
  ctx: Context,
  tx: Tx,
  { email, ip, membership }: Omit<Input, 'otp'>,
): Promise<User | undefined> => {
  const user = await lockUserByEmail(tx, email)
  if (!user || user.verifiedAt) return user
  const { changes, refCode } = await settleSignUp(tx, { userId: user.id, network: clientNetwork(ip) })
  const verifiedAt = ctx.clock.now()
  const verified = await updateUser(tx, user.id, { ...changes, verifiedAt })
  await membership.begin(tx, { userId: user.id, email, verifiedAt, refCode })
  return verified
}

/** Verifies an address with the mailed code and signs in. */
export const verifyCode = async (ctx: Context, { otp, ...person }: Input): Promise<SignedIn> => {
  const { redemption, signedIn } = await inTransaction(ctx.db, async (tx) => {
    const redemption = await redeemCode(ctx, tx, { email: person.email, otp, purpose: 'verify' })
    if (redemption.codeId === null) return { redemption }
    const user = await verify(ctx, tx, person)
    return { redemption, signedIn: user && describeSignIn(user, await openSession(ctx, tx, user)) }
  })
  if (redemption.codeId === null) throw new AppError('invalid_otp', redemption.reason)
  if (!signedIn) throw new AppError('invalid_otp')
  return signedIn
}
