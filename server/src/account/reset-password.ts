import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Resetter } from '../http/handlers.ts'
import { AppError } from '../lib/app-error.ts'
import { hashPassword } from './password.ts'
import { signInLimit } from './sign-in-limit.ts'
import { deleteAttempts } from './store/attempts.ts'
import { takeResetRights } from './store/codes.ts'
import { endSessionsOf } from './store/sessions.ts'
import { findUserByEmail, updateUser } from './store/users.ts'

type Input = { email: string; newPassword: string; resetter: Resetter; ip: string }

/** Sets a new password with the right that a code gave, once, and ends every session. */
export const resetPassword = async (
  ctx: Context,
  { email, newPassword, resetter, ip }: Input,
): Promise<{ message: string }> => {
  const passwordHash = await hashPassword(newPassword)
  await inTransaction(ctx.db, async (tx) => {
    const rights = await takeResetRights(tx, email)
    const user = await findUserByEmail(tx, email)
    if (!user || !rights.includes(resetter.codeId)) throw new AppError('unauthenticated')
    await updateUser(tx, user.id, { passwordHash })
    await endSessionsOf(tx, user.id, ctx.clock.now())
    await deleteAttempts(tx, signInLimit({ email, ip }).key)
  })
  return { message: 'Password updated successfully!' }
}
