import { clientNetwork } from '../account/limits/client-network.ts'
import { limitAttempts } from '../account/limits/limit-attempts.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { addSubscriber } from './store.ts'
import { hourMs } from '../lib/time.ts'

const windows = [{ max: 20, withinMs: hourMs }]

/** Puts an address on the newsletter, once; tells whether it is new there. */
export const joinNewsletter = async (ctx: Context, { email, ip }: { email: string; ip: string }): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `newsletter:${clientNetwork(ip)}`, windows }])
    return addSubscriber(tx, { email, createdAt: ctx.clock.now() })
  })
