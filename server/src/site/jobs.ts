import { z } from 'zod'
import { sendUnlessRefused } from '../adapters/mail/mailer.ts'
import { renderContactMail, renderWelcomeMail } from '../adapters/mail/templates/support-mails.ts'
import type { Context } from '../program/context.ts'
import { defineJob } from '../program/define-job.ts'
import { findContactMessage, findSubscriber, noteMailed, noteWelcomed } from './store.ts'
import { unsubscribeLink } from './unsubscribe.ts'

/** Mails a message of the contact form to the operator, once. */
export const mailContactMessage = async (ctx: Context, { messageId }: { messageId: string }): Promise<void> => {
  const to = ctx.config.supportEmail
  const message = await findContactMessage(ctx.db, messageId)
  if (to === null || !message || message.mailedAt) return
  const sentence = 'a contact message could not be mailed; it is kept in the database'
  const refused = { logged: { messageId }, sentence, level: 'error' } as const
  const isSent = await sendUnlessRefused(ctx, await renderContactMail({ to, ...message }), refused)
  if (isSent) await noteMailed(ctx.db, messageId, ctx.clock.now())
}

/** Mails somebody who joined the newsletter that they did, and how to leave it, once. */
const mailWelcome = async (ctx: Context, { subscriberId }: { subscriberId: string }): Promise<void> => {
  const subscriber = await findSubscriber(ctx.db, subscriberId)
  if (!subscriber || subscriber.welcomedAt) return
  const { email } = subscriber
  const mail = await renderWelcomeMail({ to: email, unsubscribeUrl: unsubscribeLink(ctx, email) })
  await sendUnlessRefused(ctx, mail, { logged: { subscriberId }, sentence: 'a subscriber could not be welcomed' })
  await noteWelcomed(ctx.db, subscriberId, ctx.clock.now())
}

/** Tries for about a day and a half, as nobody would write the message again. */
export const mailContactMessageJob = defineJob({
  name: 'mail-contact-message',
  payload: z.object({ messageId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailContactMessage(ctx, payload),
})

export const mailWelcomeJob = defineJob({
  name: 'mail-welcome',
  payload: z.object({ subscriberId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailWelcome(ctx, payload),
})

export const siteJobs = [mailContactMessageJob, mailWelcomeJob]
