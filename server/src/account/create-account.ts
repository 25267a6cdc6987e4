import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { issueCode } from './issue-code.ts'
import { hashPassword } from './password.ts'
import { findUserByEmail, putUnverifiedUser } from './store/users.ts'

type Input = { email: string; name: string; password: string; ip: string }

/** Makes an account that waits for its code, or starts an unverified one over. */
export const createAccount = async (
  ctx: Context,
  { email, name, password, ip }: Input,
): Promise<{ message: string }> => {
  const earlier = await findUserByEmail(ctx.db, email)
  if (earlier?.verifiedAt) throw new AppError('email_taken')
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx.db, async (tx) => {
    await issueCode(ctx, tx, { email, purpose: 'verify', ip })
    const put = await putUnverifiedUser(tx, { email, name, passwordHash, createdAt: ctx.clock.now() })
    if (!put) throw new AppError('email_taken')
  })
  return { message: 'We have sent a six-digit code to your email address.' }
}
