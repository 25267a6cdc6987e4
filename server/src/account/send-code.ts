import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { issueCode } from './issue-code.ts'
import { findUserByEmail } from './store/users.ts'

/** Mails a code that verifies the address or, once that is done, allows to set a new password. */
export const sendCode = async (
  ctx: Context,
  { email, ip }: { email: string; ip: string },
): Promise<{ message: string }> => {
  const user = await findUserByEmail(ctx.db, email)
  const purpose = user?.verifiedAt ? 'reset' : 'verify'
  await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email, purpose, ip }))
  return { message: 'If an account has this address, a six-digit code is on its way.' }
}
