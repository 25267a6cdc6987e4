import { NoAnswerError } from '../http/ask-service.ts'
import { costOf } from './cost-of.ts'
import { fetchResult } from './fetch-result.ts'
import { ServiceRefusedError } from './hosted-service.ts'
import type { ServiceState } from './hosted-service.ts'
import { failed, givenUp, isMissedLonger, missed, refused, UNWANTED } from './step.ts'
import type { Answer, Step } from './step.ts'

const sent = { progress: 2, share: 96 } as const
/** How much of the usual time may pass as progress where the service tells none. */
const mostGuessed = 0.95

const guessShare = ({ operation: { readyAtMs }, model: { typicalSeconds } }: Step): number => {
  const seconds = (Date.now() - (readyAtMs ?? Date.now())) / 1000
  return mostGuessed * (1 - Math.exp(-seconds / typicalSeconds))
}

const waitingStage = (ahead: number | null): string =>
  ahead === null || ahead === 0 ? 'Next at the service' : `Waiting at the service, ${ahead} before it`

const running = (step: Step, progress: number, stage: string): Answer => ({
  state: 'running',
  progress,
  stage,
  pollAfterMs: step.tools.patience.pollMs,
  ...(step.operation.missedAtMs === null ? {} : { operation: { ...step.operation, missedAtMs: null } }),
})

const onGone = ({ operation, tools: { patience } }: Step): Answer => {
  if (isMissedLonger(operation, patience.lookMs)) return givenUp('The service no longer knows the work.')
  const stage = 'Generating'
  return { state: 'running', operation: missed(operation), progress: 2, stage, pollAfterMs: patience.pollMs }
}

type StateOf<Name extends ServiceState['state']> = Extract<ServiceState, { state: Name }>

const onRunning = (step: Step, { percent }: StateOf<'running'>): Answer => {
  const share = percent === null ? guessShare(step) : percent / 100
  return running(step, sent.progress + sent.share * share, 'Generating')
}

const onFailure = ({ message, isUnwanted, mayRepeat }: StateOf<'failed'>): Answer => {
  if (isUnwanted) return refused(UNWANTED)
  return mayRepeat ? failed(message) : givenUp(message)
}

const onState = (step: Step, state: ServiceState): Promise<Answer> | Answer => {
  const { operation, model } = step
  if (state.state === 'waiting') return running(step, sent.progress, waitingStage(state.ahead))
  if (state.state === 'running') return onRunning(step, state)
  if (state.state === 'failed') return onFailure(state)
  if (state.state === 'gone') return onGone(step)
  return fetchResult(step, state.output, costOf(model, operation.order, state.predictSeconds))
}

/** Asks how far the work is, and fetches the result at once when it is there: the service does not keep it for long. */
export const watchWork = async (step: Step, id: string): Promise<Answer> => {
  const { operation, run, tools } = step
  try {
    return await onState(step, await tools.service.ask({ model: operation.model, id }, run.signal))
  } catch (error) {
    run.signal.throwIfAborted()
    const isBusy = error instanceof ServiceRefusedError && error.status === 429
    if (error instanceof ServiceRefusedError && !isBusy) return givenUp(error.message)
    if (!(error instanceof NoAnswerError) && !isBusy) throw error
    if (isMissedLonger(operation, tools.patience.silentMs)) return givenUp('The service does not answer any more.')
    const pollAfterMs = isBusy ? (error.retryAfterMs ?? tools.patience.pollMs) : tools.patience.pollMs
    const stage = 'Waiting for the service'
    return { state: 'running', operation: missed(operation), progress: sent.progress, stage, pollAfterMs }
  }
}
