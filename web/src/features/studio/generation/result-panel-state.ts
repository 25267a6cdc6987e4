import type { Job, Kind } from '@visage/contract'
import type { Result } from './result-store.ts'

/** What a kind's results are. */
export type Medium = Kind['medium']

/** What the result panel shows. */
export type ResultPanelState =
  | { state: 'empty'; wasCancelled: boolean }
  | { state: 'sending'; previous: Result | null }
  | { state: 'queued'; job: Job; previous: Result | null }
  | { state: 'running'; job: Job; previous: Result | null }
  | { state: 'done'; result: Result; wasCancelled: boolean }
  | { state: 'failed'; message: string }

type Facts = {
  isSending: boolean
  /** The latest job of this place, unless it was put away. */
  job: Job | undefined
  result: Result | null
  /** Shown when a job failed without a reason. */
  failureText: string
  /** Shown when a job ended well and brought nothing. */
  missingText: string
}

export const resultPanelState = ({ isSending, job, result, failureText, missingText }: Facts): ResultPanelState => {
  if (isSending) return { state: 'sending', previous: result }
  if (job?.status === 'queued') return { state: 'queued', job, previous: result }
  if (job?.status === 'running') return { state: 'running', job, previous: result }
  if (job?.status === 'failed') return { state: 'failed', message: job.error?.message ?? failureText }
  if (job?.status === 'succeeded' && !job.result) return { state: 'failed', message: missingText }
  const wasCancelled = job?.status === 'cancelled'
  return result ? { state: 'done', result, wasCancelled } : { state: 'empty', wasCancelled }
}

export const isBusy = (view: ResultPanelState): boolean =>
  view.state === 'sending' || view.state === 'queued' || view.state === 'running'
