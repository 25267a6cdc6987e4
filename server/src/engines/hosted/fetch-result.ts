import { ForbiddenAddressError } from '../../lib/public-address.ts'
import { safeFetch } from '../../lib/safe-fetch.ts'
import { EngineError } from '../engine.ts'
import { finishOrder } from '../order/finish-order.ts'
import type { HostedModel } from './hosted-model.ts'
import { givenUp } from './step.ts'
import type { Answer, Step } from './step.ts'

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

const download = async ({ model: { medium }, run, tools }: Step, address: string): Promise<Uint8Array> => {
  const { bytes, mimeType } = await safeFetch(address, {
    maxBytes: MAX_BYTES[medium],
    timeoutMs: tools.patience.fetchMs,
    trustedOrigins: tools.service.trustedOrigins,
    signal: run.signal,
  })
  if (!UNTOLD.has(mimeType) && !mimeType.startsWith(`${medium}/`))
    throw new EngineError(`The service sent ${mimeType} where ${medium} was due.`, {
      reason: 'engine',
      retryable: true,
    })
  return bytes
}

/** Tries again with an address asked for anew: addresses lapse, and downloads break. */
const onTrouble = (
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
export const fetchResult = async (step: Step, output: unknown, costUsd: number | null): Promise<Answer> => {
  const { operation, model, run, tools } = step
  const address = findAddress(output, model.output)
  if (!address) return givenUp('The service ended without a result.', costUsd)
  let bytes: Uint8Array
  try {
    bytes = await download(step, address)
  } catch (error) {
    return onTrouble(step, { error, costUsd })
  }
  const { order } = operation
  const { medium, model: terms } = model
  try {
    return await finishOrder(tools.finishing, { order, bytes, medium, model: terms, costUsd, run })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { ...error.toFailed(), costUsd }
  }
}
