import { z } from 'zod'
import type { Context } from '../program/context.ts'
import { defineJob } from '../program/define-job.ts'
import type { JobDefinition } from '../program/define-job.ts'
import { prepareNextTemplate } from './prepare-next-template.ts'
import { prepareClip } from './template-files.ts'

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

/** A clip that somebody looks at is not left to the order of the others. */
const prepareClipJob = defineJob({
  name: 'prepare-template-clip',
  payload: z.object({ id: z.string() }),
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 30, expireSeconds: 900 },
  async handle(ctx, { id }, signal) {
    await prepareClip(ctx, id, signal)
  },
})

/** Has the small clip of a video template made soon. */
export const enqueueClip = (ctx: Context, id: string): Promise<void> =>
  ctx.queue.enqueue(ctx.db, { job: prepareClipJob, payload: { id } })

/** Begins to make the templates that are missing. */
export const beginTemplates = (ctx: Context): Promise<void> =>
  ctx.queue.enqueue(ctx.db, { job: prepareTemplatesJob, payload: {} })

export const templateJobs = [prepareTemplatesJob, prepareClipJob]
