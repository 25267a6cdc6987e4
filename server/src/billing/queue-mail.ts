import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { defineJob } from '../jobs/define-job.ts'
import { mailAboutMoney } from './mail-about-money.ts'
import { addBillingMail } from './store/mails.ts'
import type { BillingMail } from './store/mails.ts'

/** Tries for about a day and a half. */
export const billingMailJob = defineJob({
  name: 'mail-about-money',
  payload: z.object({ mailId: z.uuid() }),
  options: { concurrency: 2, retryLimit: 12, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailAboutMoney(ctx, payload),
})

type Wanted = Pick<BillingMail, 'kind' | 'userId' | 'subscriptionId'> & { paymentId?: string }

/** Has a mail sent when the transaction commits; a second receipt of one payment is left out. */
export const queueMail = async (ctx: Context, tx: Tx, wanted: Wanted): Promise<void> => {
  const id = randomUUID()
  if (await addBillingMail(tx, { id, ...wanted, createdAt: ctx.clock.now() }))
    await ctx.queue.enqueue(tx, { job: billingMailJob, payload: { mailId: id } })
}
