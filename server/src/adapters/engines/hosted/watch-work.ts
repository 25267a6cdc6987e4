import { randomInt } from 'node:crypto'
import { talkerOf } from '@visage/contract'
import type { KindInput } from '@visage/contract'
import { cuesOf } from '@visage/studio/talk'
import { ForbiddenAddressError } from '../../../lib/ip-addresses.ts'
import { safeFetch } from '../../../lib/safe-fetch.ts'
import { EngineError, chooseOffer } from '../engine.ts'
import { NoResponseError } from '../request-service.ts'
import { finishResult } from '../tasks/finish-result.ts'
import { FILE_ROLES } from '../tasks/task-request.ts'
import { failed, isMissedLonger, missed } from '../tasks/stages.ts'
import { rolesOf } from './fill-input.ts'
import { costOf } from './count-cost.ts'
import type { HostedModel } from './hosted-model.ts'
import { ServiceRefusedError } from './hosted-service.ts'
import type { ServiceState } from './hosted-service.ts'
import { givenUp, refused, UNWANTED, begin } from './step.ts'
import type { Answer, Step } from './step.ts'
import { LARGEST_CLIP_SIDE } from '../sizes.ts'
import { drawTalk, findDrawn } from '../tasks/draw-talk.ts'
import { rowsFor } from './model-table.ts'

const soonMs = 50
const SEEDS = 2 ** 32

/** The order for the lips, once the service has made the speech; null for any other order, and where it moves no lips. */
const goOnWithSpeech = (
  { operation: { order, withSpeech }, run, tools }: Step,
  soundUrl: string,
  spentUsd: number | null,
): Answer | null => {
  if (withSpeech === undefined) return null
  const wanted = run.wanted ?? { quality: null, plan: null }
  const row = chooseOffer(
    rowsFor(tools.models, { task: withSpeech, vocals: undefined, seconds: order.talk?.seconds }),
    wanted,
  )
  if (!row) return null
  const operation = { ...begin({ ...order, task: withSpeech }, row), soundUrl, ...(spentUsd !== null && { spentUsd }) }
  return { state: 'running', operation, progress: 50, stage: 'The voice is there', pollAfterMs: soonMs }
}

/** The studio's own clip to a speech that a service made which moves no lips. */
const drawLips = async (
  { operation: { order }, asked, model, run, tools: { finishing } }: Step,
  { sound, costUsd }: { sound: Uint8Array; costUsd: number | null },
): Promise<Answer> => {
  const { image, picture, tone, shape, seconds, subtitles } = asked as KindInput<'talk'>
  const drawn = findDrawn(await run.readSource(talkerOf({ image, picture })))
  const said = { of: 'sound', sound, script: order.talk?.script ?? null } as const
  const shown = {
    image,
    picture,
    tone,
    shape,
    seconds,
    subtitles,
    said,
    drawn,
    seed: randomInt(SEEDS),
    side: LARGEST_CLIP_SIDE,
  }
  const { clip } = await drawTalk(finishing, shown, { run, hooks: { signal: run.signal } })
  const talk = order.talk && { ...order.talk, cues: cuesOf(clip.words) }
  return finishResult(finishing, {
    // Lines of the studio tell a network that knows photographs little of whose face it is.
    order: { ...order, talk, isDrawn: true },
    bytes: clip.bytes,
    medium: 'video',
    model: model.model,
    costUsd,
    given: [],
    isSubtitled: true,
    run,
  })
}

const MEGABYTE = 1024 * 1024
const MAX_BYTES: Record<HostedModel['medium'], number> = {
  image: 64 * MEGABYTE,
  video: 512 * MEGABYTE,
  audio: 128 * MEGABYTE,
}

const maxFetches = 4
const firstPauseMs = 1000

/** What stores of files call what they have not looked into. */
const UNTOLD = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

/** The address at a path such as `images.0.url`; where a list stands, its first. */
const findAddress = (output: unknown, path: string): string | undefined => {
  const end = path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      output,
    )
  const first: unknown = Array.isArray(end) ? end[0] : end
  return typeof first === 'string' && URL.canParse(first) ? first : undefined
}

type Fetching = Pick<Step, 'model' | 'tools'> & { signal: AbortSignal }

const download = async (address: string, { model: { medium }, tools, signal }: Fetching): Promise<Uint8Array> => {
  const { bytes, mimeType } = await safeFetch(address, {
    maxBytes: MAX_BYTES[medium],
    timeoutMs: tools.patience.fetchMs,
    trustedOrigins: tools.service.trustedOrigins,
    signal,
  })
  if (!UNTOLD.has(mimeType) && !mimeType.startsWith(`${medium}/`))
    throw new EngineError(`The service sent ${mimeType} where ${medium} was due.`, {
      reason: 'engine',
      retryable: true,
    })
  return bytes
}

/** The file that an answer names. Throws an `EngineError` where it names none. */
export const fetchAnswer = async (output: unknown, fetching: Fetching): Promise<Uint8Array> => {
  const address = findAddress(output, fetching.model.output)
  if (address === undefined)
    throw new EngineError('The service ended without a result.', { reason: 'engine', retryable: true })
  return download(address, fetching)
}

/** Tries again with an address asked for anew: addresses lapse, and downloads break. */
const onFetchError = (
  { operation, run, tools }: Step,
  { error, costUsd }: { error: unknown; costUsd: number | null },
): Answer => {
  run.signal.throwIfAborted()
  if (error instanceof EngineError) return givenUp(error.message, costUsd)
  tools.log.warn({ err: error, order: operation.key }, 'a result was not fetched')
  const failedFetches = operation.failedFetches + 1
  if (failedFetches >= maxFetches || error instanceof ForbiddenAddressError)
    return givenUp('The result could not be fetched from the service.', costUsd)
  const pollAfterMs = firstPauseMs * 2 ** (failedFetches - 1)
  return {
    state: 'running',
    operation: { ...operation, failedFetches },
    progress: 98,
    stage: 'Fetching the result',
    pollAfterMs,
  }
}

/** Copies the result at once and finishes the order with it. */
const fetchResult = async (step: Step, output: unknown, told: number | null): Promise<Answer> => {
  const { operation, model, run, tools } = step
  const { spentUsd, isPaid } = operation
  const cost = isPaid ? 0 : told
  const costUsd = spentUsd === undefined ? cost : spentUsd + (cost ?? 0)
  const address = findAddress(output, model.output)
  if (!address) return givenUp('The service ended without a result.', costUsd)
  const next = goOnWithSpeech(step, address, costUsd)
  if (next) return next
  let bytes: Uint8Array
  try {
    bytes = await download(address, { model, tools, signal: run.signal })
  } catch (error) {
    return onFetchError(step, { error, costUsd })
  }
  const { order, shape } = operation
  const { medium, model: terms } = model
  try {
    if (operation.withSpeech !== undefined) return await drawLips(step, { sound: bytes, costUsd })
    return await finishResult(tools.finishing, {
      order,
      bytes,
      shape,
      medium,
      model: terms,
      costUsd,
      given: rolesOf(model, FILE_ROLES),
      run,
    })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    // The speech is paid for and stays there for a while.
    const kept = operation.withSpeech !== undefined && { goOnWith: { ...operation, missedAtMs: null, isPaid: true } }
    return { ...error.toFailed(), costUsd, ...kept }
  }
}

const sent = { progress: 2, share: 96 } as const
/** How much of the usual time may pass as progress where the service tells none. */
const mostGuessed = 0.95

const guessShare = ({ operation: { readyAtMs }, model: { typicalSeconds } }: Step): number => {
  const seconds = (Date.now() - (readyAtMs ?? Date.now())) / 1000
  return mostGuessed * (1 - Math.exp(-seconds / typicalSeconds))
}

const queueStage = (ahead: number | null): string =>
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
  if (state.state === 'waiting') return running(step, sent.progress, queueStage(state.ahead))
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
    if (!(error instanceof NoResponseError) && !isBusy) throw error
    if (isMissedLonger(operation, tools.patience.silentMs)) return givenUp('The service does not answer any more.')
    const pollAfterMs = isBusy ? (error.retryAfterMs ?? tools.patience.pollMs) : tools.patience.pollMs
    const stage = 'Waiting for the service'
    return { state: 'running', operation: missed(operation), progress: sent.progress, stage, pollAfterMs }
  }
}
