import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { deleteExpired } from './delete-expired.ts'
import { mailCode } from './mail-code.ts'
import { mailFarewell } from './mail-farewell.ts'

/** Eight tries within the ten minutes that a code lives. */
export const mailCodeJob = defineJob({
  name: 'mail-code',
  payload: z.object({ codeId: z.uuid() }),
  options: { concurrency: 4, retryLimit: 7, retryDelaySeconds: 4, expireSeconds: 60 },
  handle: (ctx, payload) => mailCode(ctx, payload),
})

export const mailFarewellJob = defineJob({
  name: 'mail-farewell',
  payload: z.object({ farewellId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailFarewell(ctx, payload),
})

const deleteExpiredJob = defineJob({
  name: 'delete-expired-account-data',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 300, schedule: '17 * * * *' },
  handle: (ctx) => deleteExpired(ctx),
})

export const accountJobs = [
  mailCodeJob,
  mailFarewellJob,
  deleteExpiredJob,
] as unknown as readonly JobDefinition<never>[]
