import { randomUUID } from 'node:crypto'
import type { contract, OutputOf } from '@visage/contract'
import { FEEDBACK_TAKEN, MESSAGE_TAKEN } from '@visage/contract'
import { clientNetwork } from '../account/limits/client-network.ts'
import { limitAttempts } from '../account/limits/limit-attempts.ts'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import { mailContactMessageJob } from './jobs.ts'
import { addContactMessage, addFeedback, hasContactMessage, hasFeedback } from './store.ts'
import { hourMs } from '../lib/time.ts'

const feedbackWindows = [{ max: 10, withinMs: hourMs }]
/** The same words again within this time come from a second click, and are kept once. */
const sameFeedbackWithinMs = 60 * 1000

type FeedbackInput = { userId: string; rating: number; description: string }

/** Keeps what a person thinks of the product. */
export const sendFeedback = async (
  ctx: Context,
  feedback: FeedbackInput,
): Promise<OutputOf<typeof contract.feedback.sendFeedback>> => {
  await inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `feedback:${feedback.userId}`, windows: feedbackWindows }])
    const createdAt = ctx.clock.now()
    const since = new Date(createdAt.getTime() - sameFeedbackWithinMs)
    if (!(await hasFeedback(tx, { ...feedback, since }))) await addFeedback(tx, { ...feedback, createdAt })
  })
  return { status: 'success', message: FEEDBACK_TAKEN }
}

const messageWindows = [{ max: 5, withinMs: hourMs }]
/** A second click on the button is not a second message. */
const sameMessageWithinMs = 10 * 60 * 1000

type MessageInput = { name: string; email: string; message: string; ip: string }

/** Keeps a message of the contact form and mails it to the operator, where one is set. */
export const sendContactMessage = async (
  ctx: Context,
  { ip, ...written }: MessageInput,
): Promise<{ message: string }> => {
  await inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `contact:${clientNetwork(ip)}`, windows: messageWindows }])
    const createdAt = ctx.clock.now()
    const since = new Date(createdAt.getTime() - sameMessageWithinMs)
    if (await hasContactMessage(tx, { ...written, since })) return
    const id = randomUUID()
    await addContactMessage(tx, { ...written, id, createdAt })
    if (ctx.config.supportEmail !== null)
      await ctx.queue.enqueue(tx, { job: mailContactMessageJob, payload: { messageId: id } })
  })
  return { message: MESSAGE_TAKEN }
}
