import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { cancelAtProvider } from './cancel-at-provider.ts'
import type { CancelLater } from './cancel-later.ts'

/** Tries for about three days, and the nightly comparison goes on after that: nobody is charged for what they left. */
export const cancellationJob = defineJob({
  name: 'cancel-subscription',
  payload: z.object({ subscriptionId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 13, retryDelaySeconds: 30, expireSeconds: 120 },
  handle: (ctx, { subscriptionId }, signal) =>
    cancelAtProvider(ctx, { subscriptionId, signal, cancelLater: queueCancellation }),
})

export const queueCancellation: CancelLater = (ctx, db, subscriptionId) =>
  ctx.queue.enqueue(db, { job: cancellationJob, payload: { subscriptionId } })
