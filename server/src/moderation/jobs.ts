import { z } from 'zod'
import { findPerson } from '../account/users/persons.ts'
import { sendUnlessRefused } from '../adapters/mail/mailer.ts'
import { renderAppealMail } from '../adapters/mail/templates/support-mails.ts'
import type { Context } from '../program/context.ts'
import { defineJob } from '../program/define-job.ts'
import { findRefusalById } from './store.ts'

/** Tells who appealed how it was decided; nobody when the account is gone meanwhile. */
const mailDecision = async (ctx: Context, { refusalId }: { refusalId: string }): Promise<void> => {
  const refusal = await findRefusalById(ctx.db, refusalId)
  const person = refusal && (await findPerson(ctx.db, refusal.userId))
  if (!refusal || !person) return
  const profileUrl = `${ctx.config.publicUrl}/profile`
  const { state, note } = refusal
  await sendUnlessRefused(
    ctx,
    await renderAppealMail({ to: person.email, isAllowed: state === 'allowed', note: note ?? '', profileUrl }),
    { logged: { refusalId }, sentence: 'the decision of an appeal could not be mailed' },
  )
}

export const mailDecisionJob = defineJob({
  name: 'mail-appeal-decision',
  payload: z.object({ refusalId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailDecision(ctx, payload),
})

export const moderationJobs = [mailDecisionJob]
