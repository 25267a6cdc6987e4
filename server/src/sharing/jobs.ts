import { readDatabaseTime } from '../db/transaction.ts'
import { defineJob } from '../program/define-job.ts'
import { hideOverdue } from './takedowns/decide-takedown.ts'
import { mailTakedownJob } from './takedowns/mail-takedown.ts'

const hideOverdueJob = defineJob({
  name: 'hide-overdue-takedowns',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 10, expireSeconds: 300, schedule: '* * * * *' },
  // A worker whose clock runs ahead must leave everybody the time that they have.
  handle: async (ctx) => hideOverdue(ctx, await readDatabaseTime(ctx.db)),
})

export const sharingJobs = [mailTakedownJob, hideOverdueJob]
