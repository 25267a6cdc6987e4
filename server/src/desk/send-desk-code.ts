import { issueCode } from '../account/issue-code.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'

/** Mails the operator the code that opens the desk. */
export const sendDeskCode = async (
  ctx: Context,
  { email, ip }: { email: string; ip: string },
): Promise<{ message: string }> => {
  await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email, purpose: 'desk', ip }))
  return { message: `A six-digit code is on its way to ${email}.` }
}
