import type { ServiceState } from '../hosted/hosted-service.ts'
import { percentOfLogs } from '../hosted/percent-of-logs.ts'
import type { Prediction } from './replicate-shapes.ts'

const UNWANTED = /nsfw|safety|sensitive|flagged|content policy/i
/** How Replicate tells that one of its own machines went away. */
const INTERRUPTED = /interrupted|please retry|\bcode: P[A-Z]\b/i
const maxTold = 300

const failureOf = (error: unknown): ServiceState => {
  const message = (typeof error === 'string' && error ? error : 'The model failed.').slice(0, maxTold)
  return { state: 'failed', message, isUnwanted: UNWANTED.test(message), mayRepeat: INTERRUPTED.test(message) }
}

const stopped = (message: string): ServiceState => ({ state: 'failed', message, isUnwanted: false, mayRepeat: true })

/** How a prediction stands. */
export const readPrediction = (prediction: Prediction): ServiceState => {
  const { status, output, error, logs, metrics, data_removed: isRemoved } = prediction
  const states: Record<Prediction['status'], () => ServiceState> = {
    starting: () => ({ state: 'waiting', ahead: null }),
    processing: () => ({ state: 'running', percent: percentOfLogs(logs ?? '') }),
    succeeded: () =>
      isRemoved ? { state: 'gone' } : { state: 'done', output, predictSeconds: metrics?.predict_time ?? null },
    failed: () => failureOf(error),
    canceled: () => stopped('Somebody stopped it at Replicate.'),
    aborted: () => stopped('Replicate did not begin with it in time.'),
  }
  return states[status]()
}
