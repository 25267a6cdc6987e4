import { clientNetwork } from '../account/limits/client-network.ts'
import { limitAttempts } from '../account/limits/limit-attempts.ts'
import { Repeated } from '../calls/answers.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { addSubscriber } from './store.ts'

const windows = [{ max: 20, withinMs: 60 * 60 * 1000 }]

type Answer = { message: string }

/** Puts an address on the newsletter, once. */
export const joinNewsletter = async (
  ctx: Context,
  { email, ip }: { email: string; ip: string },
): Promise<Answer | Repeated<Answer>> =>
  inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `newsletter:${clientNetwork(ip)}`, windows }])
    const added = await addSubscriber(tx, { email, createdAt: ctx.clock.now() })
    if (added) return { message: 'Successfully joined our community' }
    return new Repeated({ message: 'You are already part of our community' })
  })
