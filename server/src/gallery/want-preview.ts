import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { defineJob } from '../jobs/define-job.ts'
import { preparePreview } from './prepare-preview.ts'

export const preparePreviewJob = defineJob({
  name: 'prepare-preview',
  payload: z.object({ id: z.string() }),
  options: { concurrency: 1, retryLimit: 5, retryDelaySeconds: 10, expireSeconds: 900 },
  handle: (ctx, { id }, signal) => preparePreview(ctx, id, signal),
})

/** Has a video written as browsers play it, as soon as there is time for it. */
export const wantPreview = (ctx: Context, tx: Tx, id: string): Promise<void> =>
  ctx.queue.enqueue(tx, { job: preparePreviewJob, payload: { id } })
