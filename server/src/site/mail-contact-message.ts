import type { Context } from '../context.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import { renderContactMail } from '../mail/templates/contact-mail.ts'
import { findContactMessage, noteMailed } from './store.ts'

/** Mails a message of the contact form to the operator, once. */
export const mailContactMessage = async (ctx: Context, { messageId }: { messageId: string }): Promise<void> => {
  const to = ctx.config.supportEmail
  const message = await findContactMessage(ctx.db, messageId)
  if (to === null || !message || message.mailedAt) return
  try {
    await ctx.mail.send(await renderContactMail({ to, ...message }))
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    ctx.log.error({ err: error, messageId }, 'a contact message could not be mailed; it is kept in the database')
    return
  }
  await noteMailed(ctx.db, messageId, ctx.clock.now())
}
