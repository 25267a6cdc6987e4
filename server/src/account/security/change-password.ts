import { PASSWORD_UPDATED } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Caller } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { useUpResetRights } from '../codes/store.ts'
import { tellOwner } from '../devices/note-sign-in.ts'
import { requireReauthenticated, showsPassword } from './reauthenticate.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { findUser, lockUser, updateUser } from '../users/store.ts'
import { hashNewPassword } from '../sign-in/password.ts'

/**
 * Changes the password of somebody who is signed in and knows the current one. Every other session ends, and so does
 * every code and link that could set another one.
 */
export const changePassword = async (
  ctx: Context,
  { userId, sessionId }: Caller,
  { password = '', newPassword }: { password: string | undefined; newPassword: string },
): Promise<{ message: string }> => {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('unauthenticated')
  // A first password opens the account for good: to have signed in, which a stolen token has too, is not enough.
  if (user.passwordHash === null) await requireReauthenticated(ctx, { userId, sessionId }, 'again')
  if (user.passwordHash !== null && !(await showsPassword(ctx, { user, password })))
    throw new AppError('wrong_password', 'This is not your current password. Please try again.')
  const passwordHash = await hashNewPassword(newPassword, 'new_password')
  await inTransaction(ctx.db, async (tx) => {
    await useUpResetRights(tx, user.email)
    const unchanged = await lockUser(tx, userId)
    if (unchanged?.passwordHash !== user.passwordHash) throw new AppError('conflict')
    await updateUser(tx, userId, { passwordHash })
    await endSessionsOf(tx, { userId, except: sessionId }, ctx.clock.now())
    await tellOwner(ctx, tx, { userId, news: 'password-changed' })
  })
  logSecurity(ctx, 'password-changed', { user: userId, session: sessionId })
  return { message: PASSWORD_UPDATED }
}
