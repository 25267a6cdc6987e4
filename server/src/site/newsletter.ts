import { clientNetwork } from '../account/limits/client-network.ts'
import { limitAttempts } from '../account/limits/limit-attempts.ts'
import type { Context } from '../program/context.ts'
import { inTransaction } from '../db/transaction.ts'
import { canonicalAddress } from '../lib/canonical-address.ts'
import { mailWelcomeJob } from './jobs.ts'
import { addSubscriber } from './store.ts'
import { dayMs, hourMs } from '../lib/time.ts'

const windows = [{ max: 20, withinMs: hourMs }]
/** Joining mails the address, which may be a stranger's. */
const mailWindows = [{ max: 5, withinMs: dayMs }]

/** Puts an address on the newsletter, once, and mails it how to leave again; tells whether it is new there. */
export const joinNewsletter = async (ctx: Context, { email, ip }: { email: string; ip: string }): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `newsletter:${clientNetwork(ip)}`, windows }])
    const subscriberId = await addSubscriber(tx, { email, createdAt: ctx.clock.now() })
    if (subscriberId === undefined) return false
    await limitAttempts(ctx, tx, [{ key: `newsletter-mail:${canonicalAddress(email)}`, windows: mailWindows }])
    await ctx.queue.enqueue(tx, { job: mailWelcomeJob, payload: { subscriberId } })
    return true
  })
