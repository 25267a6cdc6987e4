import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import { renderAppealMail } from '../mail/templates/appeal-mail.ts'
import { findRefusalById } from './refusal-store.ts'

/** Tells who appealed how it was decided; nobody when the account is gone meanwhile. */
export const mailDecision = async (ctx: Context, { refusalId }: { refusalId: string }): Promise<void> => {
  const refusal = await findRefusalById(ctx.db, refusalId)
  const person = refusal && (await findPerson(ctx.db, refusal.userId))
  if (!refusal || !person) return
  const profileUrl = `${ctx.config.publicUrl.replace(/\/+$/, '')}/profile`
  const { state, note } = refusal
  try {
    await ctx.mail.send(
      await renderAppealMail({ to: person.email, isAllowed: state === 'allowed', note: note ?? '', profileUrl }),
    )
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    ctx.log.warn({ err: error, refusalId }, 'the decision of an appeal could not be mailed')
  }
}
