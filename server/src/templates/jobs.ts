import { z } from 'zod'
import type { Context } from '../context.ts'
import { defineJob } from '../jobs/define-job.ts'
import type { JobDefinition } from '../jobs/define-job.ts'
import { prepareNextTemplate } from './prepare-next-template.ts'

/** One template a run, so that closing waits for no more than one; each run that made something asks for the next. */
const prepareTemplatesJob: JobDefinition<object> = defineJob({
  name: 'prepare-templates',
  payload: z.object({}),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 600, schedule: '7 * * * *' },
  async handle(ctx, _payload, signal) {
    if (!ctx.config.templatesAhead) return
    if (await prepareNextTemplate(ctx, signal)) await beginTemplates(ctx)
  },
})

/** Begins to make the templates that are missing. */
export const beginTemplates = (ctx: Context): Promise<void> =>
  ctx.queue.enqueue(ctx.db, { job: prepareTemplatesJob, payload: {} })

export const templateJobs = [prepareTemplatesJob] as unknown as readonly JobDefinition<never>[]
