import type { contract, OutputOf } from '@visage/contract'
import { limitAttempts } from '../account/limit-attempts.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { addFeedback, hasFeedback } from './store.ts'

const windows = [{ max: 10, withinMs: 60 * 60 * 1000 }]
/** A second click on the button is not a second opinion. */
const sameWithinMs = 60 * 1000

type Input = { userId: string; rating: number; description: string }

/** Keeps what a person thinks of the product. */
export const sendFeedback = async (
  ctx: Context,
  feedback: Input,
): Promise<OutputOf<typeof contract.feedback.sendFeedback>> => {
  await inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `feedback:${feedback.userId}`, windows }])
    const createdAt = ctx.clock.now()
    const since = new Date(createdAt.getTime() - sameWithinMs)
    if (!(await hasFeedback(tx, { ...feedback, since }))) await addFeedback(tx, { ...feedback, createdAt })
  })
  return { status: 'success', message: 'Feedback submitted successfully!' }
}
