import { setTimeout as sleep } from 'node:timers/promises'
import type { ZodType } from 'zod'
import { parseJson, readLimited } from '../../lib/answers.ts'

/** No usable answer came; the same may be tried again. */
export class ProviderUnreachableError extends Error {
  override name = 'ProviderTroubleError'
}

export type ProviderLimits = {
  /** One try. */
  attemptMs: number
  /** One verb of the port with everything it asks. */
  verbMs: number
  maxBytes: number
  /** The wait before the second try; it doubles for the third. */
  pauseMs: number
}

export const PROVIDER_LIMITS: ProviderLimits = { attemptMs: 8000, verbMs: 20_000, maxBytes: 2_000_000, pauseMs: 250 }

type Question = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  /** Whether asking twice does no more than asking once. */
  isRepeatable: boolean
}
export type ProviderAnswer = { status: number; text: string }

export type ProviderClient = (question: Question, signal: AbortSignal) => Promise<ProviderAnswer>

const maxTries = 3

const reasonOf = (error: unknown): string => {
  if (error instanceof ProviderUnreachableError) return error.message
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time'
  return 'no answer'
}

const isPassing = (status: number): boolean => status >= 500 || status === 429

/**
 * Asks a payment provider over HTTP: follows no redirect, reads a limited answer within a limited time, and asks again
 * only what does no harm twice. Throws a {@link ProviderUnreachableError} that names nothing of what was sent.
 */
export const createProviderClient = (provider: string, limits: ProviderLimits = PROVIDER_LIMITS): ProviderClient => {
  const attempt = async ({ method, url, headers, body }: Question, signal: AbortSignal): Promise<ProviderAnswer> => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(limits.attemptMs)])
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal: within })
    if (response.status >= 300 && response.status < 400) throw new ProviderUnreachableError('a redirect')
    const { maxBytes } = limits
    const tooLarge = () => new ProviderUnreachableError(`more than ${maxBytes} bytes`)
    return { status: response.status, text: (await readLimited(response, { maxBytes, tooLarge })).toString('utf8') }
  }

  return async (question, signal) => {
    for (let tries = 1; ; tries++) {
      signal.throwIfAborted()
      const mayRepeat = question.isRepeatable && tries < maxTries
      try {
        const answer = await attempt(question, signal)
        if (!isPassing(answer.status)) return answer
        if (!mayRepeat) throw new ProviderUnreachableError(`status ${answer.status}`)
      } catch (error) {
        if (!mayRepeat || signal.aborted)
          throw new ProviderUnreachableError(
            `${provider} gave no usable answer (${reasonOf(error)}). Please try again.`,
            { cause: error },
          )
      }
      await sleep(limits.pauseMs * 2 ** (tries - 1), undefined, { signal })
    }
  }
}

/** The caller's signal and the time that a verb has. */
export const limitVerb = (signal: AbortSignal | undefined, { verbMs }: ProviderLimits): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(verbMs)])

/** An answer in the shape that it must have; anything else is trouble at the provider. */
export const readJson = <Shape>(provider: string, shape: ZodType<Shape>, text: string): Shape => {
  const read = shape.safeParse(parseJson(text))
  if (!read.success)
    throw new ProviderUnreachableError(`${provider} answered something that cannot be read. Please try again.`, {
      cause: read.error,
    })
  return read.data
}
