import type { Context } from '../context.ts'
import { dropInBatches } from './drop-in-batches.ts'
import { removeUploadsBefore } from './upload-store.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Drops material that is older than thirty days. */
export const eraseOldUploads = async (ctx: Context): Promise<void> => {
  const time = new Date(ctx.clock.now().getTime() - keptMs)
  await dropInBatches(ctx, (tx, limit) => removeUploadsBefore(tx, { time, limit }))
}
