import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { clientNetwork } from './client-network.ts'
import { issueCode } from './issue-code.ts'
import { hashPassword } from './password.ts'
import { putSignUp } from './store/sign-ups.ts'
import { findUserByEmail, putUnverifiedUser } from './store/users.ts'

type Input = { email: string; name: string; password: string; refCode: string | null; ip: string }

/** Makes an account that waits for its code, or starts an unverified one over. */
export const createAccount = async (
  ctx: Context,
  { email, name, password, refCode, ip }: Input,
): Promise<{ message: string }> => {
  const earlier = await findUserByEmail(ctx.db, email)
  if (earlier?.verifiedAt) throw new AppError('email_taken')
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx.db, async (tx) => {
    await issueCode(ctx, tx, { email, purpose: 'verify', ip })
    const createdAt = ctx.clock.now()
    const user = await putUnverifiedUser(tx, { email, name, passwordHash, createdAt })
    if (!user) throw new AppError('email_taken')
    await putSignUp(tx, { userId: user.id, network: clientNetwork(ip), name, passwordHash, refCode, createdAt })
  })
  return { message: 'We have sent a six-digit code to your email address.' }
}
