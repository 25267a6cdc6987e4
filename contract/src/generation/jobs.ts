import { z } from 'zod'
import { errorBody } from '../errors.ts'
import { id, timestamp } from '../fields.ts'
import { defineResource } from '../route.ts'
import { jobCost, quality } from './kinds/kind.ts'
import { KIND_NAMES } from './kinds/kinds.ts'

const route = defineResource({ tag: 'Jobs', access: 'user' })

export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export const jobStatus = z.enum(JOB_STATUSES)
export type JobStatus = z.output<typeof jobStatus>

export const jobKind = z.enum(KIND_NAMES)

/** The answer to a call with `Prefer: respond-async`; `Location` names the job. */
export const jobAccepted = z.object({
  job_id: id,
  status: jobStatus,
  kind: jobKind,
  /** How many jobs are ahead of this one; 0 when it runs. */
  position: z.number().int().nonnegative(),
  /** Seconds until the result is there: half of the latest ones of this kind took no longer. */
  eta_seconds: z.number().int().nonnegative(),
  /** Nine of ten took no longer. */
  eta_p90_seconds: z.number().int().nonnegative(),
  cost: jobCost,
})
export type JobAccepted = z.output<typeof jobAccepted>

/** What became of some words of a prompt. */
export const hint = z.object({
  /** As they were typed; empty for what is said of the whole. */
  words: z.string(),
  /** Drawn as they say, drawn as something near, or not possible. Every noun, adjective and verb of a prompt is in one. */
  fate: z.enum(['shown', 'changed', 'missing']),
  /** What is drawn instead, or why nothing is; null where there is no more to say. */
  how: z.string().nullable(),
})
export type Hint = z.output<typeof hint>

const jobResult = z.object({
  asset_id: id,
  /** A signed address of the result, good for 24 h. */
  url: z.string(),
  /** A signed address of a small still picture; null for what has none. */
  thumbnail_url: z.string().nullable(),
  /** Pixels; null for what has no picture. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds; null for a picture. */
  duration: z.number().nullable(),
  /** The loudest of each of many equal parts of a sound, 0 to 100, to draw it with; null for what is not heard alone. */
  peaks: z.array(z.number().int()).nullable(),
  /** How alike its face and the saved one are, 0 to 1; null where nothing was compared. */
  identity_score: z.number().nullable(),
  /** The same for the second person of a picture that shows two; null for any other. */
  other_identity_score: z.number().nullable(),
  /** What became of the words of the prompt, where the engine tells. */
  hints: z.array(hint),
  /** What made it and the licence that holds for it; null for what was made before models were noted. */
  model: z.string().nullable(),
  licence: z.string().nullable(),
  /** What has to be told with it, such as that a face is a blend; null for most. */
  notice: z.string().nullable(),
})

const jobError = errorBody.pick({ code: true, message: true })

/** A job as its owner sees it, and the body of each live `job` event. */
export const job = z.object({
  id,
  kind: jobKind,
  status: jobStatus,
  /** 0 to 100. */
  progress: z.number().min(0).max(100),
  /** What is being done now, fit to show; null when it waits or has ended. */
  stage: z.string().nullable(),
  /** A rough picture of what is becoming, as a data address, from engines that show it; gone when the job ends. */
  preview_url: z.string().nullable(),
  position: z.number().int().nonnegative(),
  eta_seconds: z.number().int().nonnegative(),
  eta_p90_seconds: z.number().int().nonnegative(),
  cost: jobCost,
  engine: z.string(),
  /** Where the engine works, in words that follow what it made; null for this server. */
  engine_place: z.string().nullable(),
  /** Which of the engine's models was chosen; null where there was no choice. */
  quality: quality.nullable(),
  /** What was asked for, so that the form can be shown again. */
  input: z.record(z.string(), z.unknown()),
  result: jobResult.nullable(),
  error: jobError.nullable(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  /** How many such jobs can still be cancelled today after they have begun; null for one that never began or has ended. */
  cancellations_left: z.number().int().nonnegative().nullable(),
})
export type Job = z.output<typeof job>

export const readJob = route('GET /jobs/{id}', {
  summary: 'One job of the signed-in person',
  params: z.strictObject({ id }),
  output: job,
})

export const listJobs = route('GET /jobs', {
  summary: 'Jobs of the signed-in person, newest first',
  query: z.strictObject({
    status: jobStatus.optional(),
    kind: jobKind.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.coerce.number('Please send a number.').int().min(1).max(100).default(20),
  }),
  output: z.object({ jobs: z.array(job), next_cursor: z.string().nullable() }),
})

export const cancelJob = route('DELETE /jobs/{id}', {
  summary: 'Cancel a queued or running job and give its charge back; begun ones only so many times a day',
  errors: ['conflict'],
  params: z.strictObject({ id }),
  output: job,
})

/** The live stream: `GET /api/jobs/events`, server-sent events named `job`, each a {@link job}; resumes after `Last-Event-ID`. */
export const JOB_EVENTS_PATH = '/jobs/events'
