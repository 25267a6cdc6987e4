import { randomUUID } from 'node:crypto'
import type { KindInput, KindName } from '@visage/contract'
import type { Logger } from 'pino'
import type { Done, Failed, Run, Running } from '../engine.ts'
import type { FinishingTools } from '../tasks/finish-result.ts'
import type { PlanningTools } from '../tasks/plan-task.ts'
import type { Task, TaskRequest } from '../tasks/task-request.ts'
import type { HostedModel } from './hosted-model.ts'
import type { HostedService } from './hosted-service.ts'
import type { ModelRow } from './model-table.ts'

/** Where one order stands at a paid service, saved with the job before every step that another process must know of. */
export type HostedOperation = {
  order: TaskRequest
  /** Ours, made before anything is sent; webhooks carry it. */
  key: string
  /** The id of the model. */
  model: string
  /** The whole body, with a seed or addresses that no other has; null until its files are stored there. */
  input: Record<string, unknown> | null
  /** When the body was ready; from here on another process must look before it sends. Milliseconds since 1970. */
  readyAtMs: number | null
  /** What the service calls it; null as long as that is not known. */
  id: string | null
  /** Since when it cannot be found, or no answer comes. */
  missedAtMs: number | null
  /** The picture's own shape, where it was sent with edges that are cut off the clip again. */
  shape?: { width: number; height: number }
  /** What is asked for with the speech, once it is there: the lips of a picture or of a video. */
  withSpeech?: Task
  /** Where the speech lies that the service made before. */
  soundUrl?: string
  /** US dollars that what came before cost. */
  spentUsd?: number
  /** What it cost was told before: the work is done there, and failed here. */
  isPaid?: true
  /** How often fetching the result failed. */
  failedFetches: number
}

type HostedPatience = {
  pollMs: number
  /** How long the service may be silent, and busy, before the job is given up there. */
  silentMs: number
  /** How long to look for work that may have been sent, where the service lists all of it, before it is sent. */
  lookMs: number
  /** The same where only work that has ended is listed, after which the job is given up there. */
  unseenMs: number
  /** How long fetching a result may take. */
  fetchMs: number
}

export const HOSTED_PATIENCE: HostedPatience = {
  pollMs: 1500,
  silentMs: 10 * 60_000,
  lookMs: 15_000,
  unseenMs: 10 * 60_000,
  fetchMs: 5 * 60_000,
}

export type HostedTools = {
  service: HostedService
  models: readonly ModelRow[]
  /** Where the service sends its messages; null where it cannot reach this server. */
  webhookUrl: string | null
  planning: PlanningTools
  finishing: FinishingTools
  /** What the engine is called, as the voices of its own are. */
  name: string
  patience: HostedPatience
  log: Pick<Logger, 'warn'>
}

/** An order of which nothing has been sent. */
export const begin = (order: TaskRequest, { id: model }: Pick<ModelRow, 'id'>): HostedOperation => ({
  order,
  key: randomUUID(),
  model,
  input: null,
  readyAtMs: null,
  id: null,
  missedAtMs: null,
  failedFetches: 0,
})

/** One look at one job. */
export type Step = {
  operation: HostedOperation
  model: HostedModel
  /** What the job was asked for with. */
  asked: KindInput<KindName>
  run: Run
  tools: HostedTools
}
export type Answer = Running<HostedOperation> | Done | Failed

/** It ends here; another engine may try. */
export const givenUp = (message: string, costUsd: number | null = null): Failed => ({
  state: 'failed',
  reason: 'engine',
  message,
  retryable: true,
  onlyElsewhere: true,
  costUsd,
})

export const refused = (message: string): Failed => ({ state: 'failed', reason: 'refused', message, retryable: false })

export const UNWANTED =
  'The safety check of the engine refused this. Please change the words, or choose another picture.'
