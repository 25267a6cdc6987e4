import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { hideOverdue } from './takedowns/decide-takedown.ts'
import { mailTakedownJob } from './takedowns/mail-takedown.ts'

const hideOverdueJob = defineJob({
  name: 'hide-overdue-takedowns',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 10, expireSeconds: 300, schedule: '* * * * *' },
  handle: (ctx) => hideOverdue(ctx),
})

export const sharingJobs = [mailTakedownJob, hideOverdueJob]
