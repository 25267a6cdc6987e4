import { z } from 'zod'
import type { Lane } from '../engines/engine.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { Deliver } from './deliver.ts'
import { laneOf } from './lane.ts'
import { workOnJob } from './work-on-job.ts'

/** Works on one generation, from wherever it stands to its end. */
const generateIn = (lane: Lane, name: string) =>
  defineJob({
    name,
    payload: z.object({ jobId: z.uuid() }),
    options: {
      concurrency: (ctx) => ctx.engines.all.reduce((sum, engine) => sum + engine.concurrency[lane], 0),
      retryLimit: 3,
      retryDelaySeconds: 5,
      expireSeconds: 60 * 60,
    },
    handle: (ctx, { jobId }, signal) => workOnJob(ctx, { jobId, signal, deliver: deliverJob }),
  })

export const GENERATE_JOBS = { quick: generateIn('quick', 'generate'), long: generateIn('long', 'generate-long') }

export const deliverJob: Deliver = (ctx, tx, { jobId, kind, startAfterMs }) =>
  ctx.queue.enqueue(tx, {
    job: GENERATE_JOBS[laneOf(kind)],
    payload: { jobId },
    ...(startAfterMs ? { startAfterMs } : {}),
  })
