import { z } from 'zod'
import type { Context } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import { MailRefusedError } from '../mail/mailer.ts'
import { renderContactMail } from '../mail/templates/support-mails.ts'
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

/** Tries for about a day and a half, as nobody would write the message again. */
export const mailContactMessageJob = defineJob({
  name: 'mail-contact-message',
  payload: z.object({ messageId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailContactMessage(ctx, payload),
})

export const siteJobs = [mailContactMessageJob]
