import { z } from 'zod'
import type { Context } from './context.ts'
import type { BoundJob, Job, JobOptions } from '../jobs/queue.ts'

/** Background work with what does it, of whatever payload. */
export type JobDefinition<Payload = unknown> = Job<Payload> & { bind(ctx: Context): BoundJob }

type Definition<Payload> = Omit<Job<Payload>, 'payload'> & {
  /** Left out for what comes by the clock, and needs to know nothing. */
  payload?: Job<Payload>['payload']
  options: JobOptions & {
    /** How many at once in one process, told or found out from what is switched on. */
    concurrency: number | ((ctx: Context) => number)
  }
  handle: (ctx: Context, payload: Payload, signal: AbortSignal) => Promise<void>
}

/** Joins a job to what does it. Where that would be a circle, a verb queues the bare job and `jobs.ts` joins the two. */
export const defineJob = <Payload = object>({ handle, ...told }: Definition<Payload>): JobDefinition<Payload> => {
  const job = { payload: z.object({}) as unknown as z.ZodType<Payload>, ...told }
  return {
    ...job,
    bind: (ctx) => {
      const { concurrency } = job.options
      return {
        ...job,
        concurrency: typeof concurrency === 'number' ? concurrency : concurrency(ctx),
        handle: (data, signal) => handle(ctx, job.payload.parse(data), signal),
      }
    },
  }
}
