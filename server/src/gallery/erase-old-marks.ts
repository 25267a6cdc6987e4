import type { Context } from '../context.ts'
import { dropInBatches } from './drop-in-batches.ts'
import { forgetMarkedBefore } from './store.ts'

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Drops marked copies that are older than a week: they can be drawn again. */
export const eraseOldMarks = async (ctx: Context): Promise<void> => {
  const time = new Date(ctx.clock.now().getTime() - keptMs)
  await dropInBatches(ctx, (tx, limit) => forgetMarkedBefore(tx, { time, limit }))
}
