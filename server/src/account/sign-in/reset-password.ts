import type { SignedIn } from '@visage/contract'
import { PASSWORD_UPDATED } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Device, Resetter } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { hashLinkSecret, redeemCode } from '../codes/one-time-code.ts'
import { spendLinkedCode, useUpResetRights } from '../codes/store.ts'
import { deleteAttempts } from '../limits/store.ts'
import { tellOwner } from '../devices/note-sign-in.ts'
import { describeSignIn } from '../profile/profile.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { signResetToken } from '../sessions/tokens.ts'
import { findUserByEmail, updateUser } from '../users/store.ts'
import { hashNewPassword, ownDeviceLimit, signInLimit } from './password.ts'

/** Trades the mailed code for the right to set a new password. */
export const verifyResetCode = async (
  ctx: Context,
  { email, otp, device }: { email: string; otp: string; device: Device },
): Promise<SignedIn> => {
  const redemption = await inTransaction(ctx.db, (tx) => redeemCode(ctx, tx, { email, otp, purpose: 'reset', device }))
  if (redemption.codeId === null) {
    logSecurity(ctx, 'code-refused', { purpose: 'reset' })
    throw new AppError('invalid_otp', redemption.reason)
  }
  const user = await findUserByEmail(ctx.db, email)
  if (!user) throw new AppError('invalid_otp')
  return describeSignIn(user, { access: await signResetToken(ctx, redemption.codeId), refresh: '' })
}

/** Trades the secret of the mailed link for the same right: wrong tries at the digits take nothing from it. */
export const openResetLink = async (ctx: Context, secret: string): Promise<SignedIn> => {
  const code = await spendLinkedCode(ctx.db, hashLinkSecret(secret), ctx.clock.now())
  const user = code && (await findUserByEmail(ctx.db, code.email))
  if (!user) {
    logSecurity(ctx, 'code-refused', { purpose: 'reset-link' })
    throw new AppError('invalid_otp', 'This link has expired or was used already. Please ask for a new one.')
  }
  return describeSignIn(user, { access: await signResetToken(ctx, code.id), refresh: '' })
}

type Input = { email: string; newPassword: string; resetter: Resetter; ip: string; device: Device }

/** Sets a new password with the right that a code gave, once, and ends every session. */
export const resetPassword = async (
  ctx: Context,
  { email, newPassword, resetter, ip, device }: Input,
): Promise<{ message: string }> => {
  const passwordHash = await hashNewPassword(newPassword, 'new_password')
  const userId = await inTransaction(ctx.db, async (tx) => {
    const rights = await useUpResetRights(tx, email)
    const user = await findUserByEmail(tx, email)
    if (!user || !rights.includes(resetter.codeId)) throw new AppError('unauthenticated')
    await updateUser(tx, user.id, { passwordHash })
    await endSessionsOf(tx, { userId: user.id }, ctx.clock.now())
    for (const { key } of [signInLimit({ email, ip }), ownDeviceLimit(email, device.hash)])
      await deleteAttempts(tx, key)
    await tellOwner(ctx, tx, { userId: user.id, news: 'password-reset' })
    return user.id
  })
  logSecurity(ctx, 'password-reset', { user: userId })
  return { message: PASSWORD_UPDATED }
}
