import { defineJob } from '../program/define-job.ts'
import { LINES } from './queue/queues.ts'
import { sweepJobs } from './work/begin-work.ts'
import { WORK_LIMITS, workOnJob } from './work/work-on-job.ts'

/** For what follows the engine: marking and storing. */
const graceSeconds = 15 * 60

/** Each works on one generation, from wherever it stands to its end. */
const generateJobs = LINES.map(({ name, payload, lane, serves }) =>
  defineJob({
    name,
    payload,
    options: {
      concurrency: (ctx) =>
        ctx.engines.all.reduce((sum, engine) => sum + (serves(engine.name) ? engine.concurrency[lane] : 0), 0),
      retryLimit: 3,
      retryDelaySeconds: 5,
      expireSeconds: WORK_LIMITS.mostMs / 1000 + graceSeconds,
    },
    handle: (ctx, { jobId }, signal) => workOnJob(ctx, { jobId, signal }),
  }),
)

const sweepJob = defineJob({
  name: 'sweep-generations',
  options: { concurrency: 1, retryLimit: 0, retryDelaySeconds: 10, expireSeconds: 60, schedule: '* * * * *' },
  handle: (ctx) => sweepJobs(ctx),
})

export const generationJobs = [...generateJobs, sweepJob]
