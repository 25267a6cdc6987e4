import { randomUUID } from 'node:crypto'
import { clientNetwork } from '../account/client-network.ts'
import { limitAttempts } from '../account/limit-attempts.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { mailContactMessageJob } from './jobs.ts'
import { addContactMessage, hasContactMessage } from './store.ts'

const windows = [{ max: 5, withinMs: 60 * 60 * 1000 }]
/** A second click on the button is not a second message. */
const sameWithinMs = 10 * 60 * 1000

type Input = { name: string; email: string; message: string; ip: string }

/** Keeps a message of the contact form and mails it to the operator, where one is set. */
export const sendContactMessage = async (ctx: Context, { ip, ...written }: Input): Promise<{ message: string }> => {
  await inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `contact:${clientNetwork(ip)}`, windows }])
    const createdAt = ctx.clock.now()
    const since = new Date(createdAt.getTime() - sameWithinMs)
    if (await hasContactMessage(tx, { ...written, since })) return
    const id = randomUUID()
    await addContactMessage(tx, { ...written, id, createdAt })
    if (ctx.config.supportEmail !== null)
      await ctx.queue.enqueue(tx, { job: mailContactMessageJob, payload: { messageId: id } })
  })
  return { message: 'Thanks for contacting us' }
}
