import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { Deliver } from './deliver.ts'
import { workOnJob } from './work-on-job.ts'

/** Works on one generation, from wherever it stands to its end. */
export const generateJob = defineJob({
  name: 'generate',
  payload: z.object({ jobId: z.uuid() }),
  options: {
    concurrency: (ctx) => ctx.engines.all.reduce((sum, engine) => sum + engine.concurrency, 0),
    retryLimit: 3,
    retryDelaySeconds: 5,
    expireSeconds: 60 * 60,
  },
  handle: (ctx, { jobId }, signal) => workOnJob(ctx, { jobId, signal, deliver: deliverJob }),
})

export const deliverJob: Deliver = (ctx, tx, { jobId, startAfterMs }) =>
  ctx.queue.enqueue(tx, { job: generateJob, payload: { jobId }, ...(startAfterMs ? { startAfterMs } : {}) })
