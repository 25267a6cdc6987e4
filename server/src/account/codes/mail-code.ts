import { z } from 'zod'
import { sendUnlessRefused } from '../../adapters/mail/mailer.ts'
import { renderCodeMail } from '../../adapters/mail/templates/account-mails.ts'
import type { Context } from '../../program/context.ts'
import { defineJob } from '../../program/define-job.ts'
import { findCountry } from '../devices/note-sign-in.ts'
import { findUserByEmail, listSignUpsOfAddress } from '../users/store.ts'
import { CODE_LIFETIME_MS, deriveCode, deriveLinkSecret } from './one-time-code.ts'
import { findLiveCode } from './store.ts'

const shown = 3

/** When somebody asked for an account, and the country it came from as far as that can be told. */
type SignUpOrigin = { at: Date; country: string | null }

/** Who has asked for an account with this address and waits for its verification, newest first. */
const listSignUpOrigins = async (ctx: Context, email: string): Promise<SignUpOrigin[]> => {
  const signUps = await listSignUpsOfAddress(ctx.db, email, shown)
  return Promise.all(
    signUps.map(async ({ network, createdAt }) => ({ at: createdAt, country: await findCountry(ctx, network) })),
  )
}

/** Behind the `#`, so that no log of a server or a proxy tells it. */
const resetLink = ({ config }: Context, codeId: string): string =>
  `${config.publicUrl}/forgot#reset=${deriveLinkSecret(config.secrets.tokens, codeId)}`

/** Mails a code to its address, unless it can no longer be used or no account has the address. */
export const mailCode = async (ctx: Context, { codeId }: { codeId: string }): Promise<void> => {
  const code = await findLiveCode(ctx.db, codeId)
  if (!code) return
  // Written even for nobody: work that only real accounts cause would show in how fast this process answers.
  const mail = await renderCodeMail({
    to: code.email,
    purpose: code.purpose,
    code: deriveCode(ctx.config.secrets.tokens, code.id),
    link: code.linkHash === null ? undefined : resetLink(ctx, code.id),
    askedAt: code.createdAt,
    signUps: code.purpose === 'verify' ? await listSignUpOrigins(ctx, code.email) : [],
    lifetimeMinutes: CODE_LIFETIME_MS / 60_000,
  })
  if (!(await findUserByEmail(ctx.db, code.email))) return
  await sendUnlessRefused(ctx, mail, { logged: { codeId }, sentence: 'a code could not be mailed' })
}

/** Eight tries within the ten minutes that a code lives. */
export const mailCodeJob = defineJob({
  name: 'mail-code',
  payload: z.object({ codeId: z.uuid() }),
  options: { concurrency: 4, retryLimit: 7, retryDelaySeconds: 4, expireSeconds: 60 },
  handle: (ctx, payload) => mailCode(ctx, payload),
})
