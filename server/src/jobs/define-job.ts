import type { z } from 'zod'
import type { Context } from '../context.ts'

export type JobOptions = {
  /** How many at once in one process, told or found out from what is switched on. */
  concurrency: number | ((ctx: Context) => number)
  retryLimit: number
  /** Seconds before the first retry; doubles each time. */
  retryDelaySeconds: number
  /** A handler that takes longer counts as dead. */
  expireSeconds: number
  /** Cron expression for work that comes by the clock. */
  schedule?: string
}

/** Background work: its payload holds ids only, the rows hold the truth, and running it twice does no harm. */
export type JobDefinition<Payload = unknown> = {
  name: string
  payload: z.ZodType<Payload>
  options: JobOptions
  handle(ctx: Context, payload: Payload, signal: AbortSignal): Promise<void>
}

export const defineJob = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> => definition
