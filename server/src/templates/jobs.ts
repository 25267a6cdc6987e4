import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Context } from '../program/context.ts'
import { defineJob } from '../program/define-job.ts'
import type { JobDefinition } from '../program/define-job.ts'
import { prepareNextTemplate } from './prepare-next-template.ts'
import { findSmallClip, prepareClip } from './template-files.ts'
import { AppError } from '../lib/app-error.ts'
import type { TemplateCatalogue } from './template-source.ts'

const templatesAfterMs = 5000
const waited = new WeakSet<Context>()

/** Composing all templates keeps the thread that answers busy, just when the first people come; work that was left is due at once. */
const waitOnce = async (ctx: Context, signal: AbortSignal): Promise<void> => {
  if (waited.has(ctx)) return
  waited.add(ctx)
  const ended = AbortSignal.any([signal, ctx.closing])
  await sleep(templatesAfterMs, undefined, { signal: ended }).catch((error: unknown) => {
    if (!ended.aborted) throw error
  })
}

/** One template a run, so that closing waits for no more than one; each run that made something asks for the next. */
const prepareTemplatesJob: JobDefinition<object> = defineJob({
  name: 'prepare-templates',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 600, schedule: '7 * * * *' },
  async handle(ctx, _payload, signal) {
    if (!ctx.config.templatesAhead) return
    await waitOnce(ctx, signal)
    if (ctx.closing.aborted) return
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

const retryAfterSeconds = 15
/** How long one wish for a clip counts for all that follow. */
const requestMs = 60_000

const requests = new WeakMap<TemplateCatalogue, Map<string, number>>()

const isNewRequest = ({ templates }: Context, id: string): boolean => {
  const known = requests.get(templates) ?? new Map<string, number>()
  requests.set(templates, known)
  const now = Date.now()
  if (now - (known.get(id) ?? -Infinity) < requestMs) return false
  known.set(id, now)
  return true
}

/**
 * The key of a video template's small clip. One that is not there yet is asked for, ahead of those that nobody looks at,
 * and `unavailable` is thrown with when to come back. Throws `not_found` for no template of a video.
 */
export const requestClip = async (ctx: Context, id: string): Promise<string> => {
  const key = await findSmallClip(ctx, id)
  if (key !== undefined) return key
  if (isNewRequest(ctx, id)) await ctx.queue.enqueue(ctx.db, { job: prepareClipJob, payload: { id } })
  throw new AppError('unavailable', 'This clip is being made. Please look again in a moment.', {
    details: { retry_after_seconds: retryAfterSeconds },
  })
}

/** Begins to make the templates that are missing, soon after this process has begun to work. */
export const beginTemplates = (ctx: Context): Promise<void> =>
  ctx.queue.enqueue(ctx.db, { job: prepareTemplatesJob, payload: {} })

export const templateJobs = [prepareTemplatesJob, prepareClipJob]
