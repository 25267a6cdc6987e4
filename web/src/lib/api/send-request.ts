import { ApiError } from './api-error.ts'

/** What is told when no answer came. */
export const UNREACHABLE = 'Visage cannot be reached. Please check your connection and try again.'

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name

const apiUrl = (path: string) => new URL(`/api${path}`, location.origin)

export type SendOptions = {
  signal?: AbortSignal | undefined
  timeoutMs: number
  query?: object | undefined
}

/** Sends one request below `/api`. Throws an `ApiError` when no answer came; an abort by the caller passes through. */
export const sendRequest = async (path: string, init: RequestInit, options: SendOptions): Promise<Response> => {
  const url = apiUrl(path)
  for (const [name, value] of Object.entries(options.query ?? {}))
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    return await fetch(url, { ...init, signal })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    if (isNamed(cause, 'TimeoutError'))
      throw new ApiError({
        code: 'timed_out',
        message: 'Visage took too long to answer. Please try again.',
        status: 0,
        cause,
      })
    throw new ApiError({
      code: 'unreachable',
      message: UNREACHABLE,
      status: 0,
      cause,
    })
  }
}
