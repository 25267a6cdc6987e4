import type { Context } from '../context.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import { renderCodeMail } from '../mail/templates/code-mail.ts'
import { listAskers } from './list-askers.ts'
import { CODE_LIFETIME_MS, deriveCode } from './one-time-code.ts'
import { findUnspentCode } from './store/codes.ts'
import { findUserByEmail } from './store/users.ts'

/** Mails a code to its address, unless it can no longer be used or no account has the address. */
export const mailCode = async (ctx: Context, { codeId }: { codeId: string }): Promise<void> => {
  const code = await findUnspentCode(ctx.db, codeId)
  if (!code || code.expiresAt <= ctx.clock.now()) return
  // Written even for nobody: work that only real accounts cause would show in how fast this process answers.
  const mail = await renderCodeMail({
    to: code.email,
    purpose: code.purpose,
    code: deriveCode(ctx.config.secrets.tokens, code.id),
    askedAt: code.createdAt,
    signUps: code.purpose === 'verify' ? await listAskers(ctx, code.email) : [],
    lifetimeMinutes: CODE_LIFETIME_MS / 60_000,
  })
  if (!(await findUserByEmail(ctx.db, code.email))) return
  try {
    await ctx.mail.send(mail)
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    ctx.log.warn({ err: error, codeId }, 'a code could not be mailed')
  }
}
