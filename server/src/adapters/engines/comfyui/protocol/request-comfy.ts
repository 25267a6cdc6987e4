import type { z } from 'zod'
import { NoResponseError, requestService, TooLargeError } from '../../request-service.ts'

/** A server that does not answer, or answers what cannot be read. Whether it did what was asked is not known. */
export class ComfyUnreachableError extends Error {
  override name = 'ComfyUnreachableError'
}

/** A server that answered and did not do what was asked. */
export class ComfyRefusedError extends Error {
  override name = 'ComfyRefusedError'
  readonly status: number
  /** Whether a node or a model file is missing: another server may have it. */
  readonly isLacking: boolean

  constructor(message: string, { status, isLacking = false }: { status: number; isLacking?: boolean }) {
    super(message)
    this.status = status
    this.isLacking = isLacking
  }
}

export type ComfyAddress = {
  /** Where the server answers, without a slash at the end. */
  url: string
  /** Sent as a bearer token to what stands before the server; null without one. */
  token: string | null
}

type ComfyRequest = {
  path: string
  /** A form is sent as it is, anything else as JSON; none makes it a GET. */
  body?: FormData | object
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal
}

export const headersOf = ({ token }: ComfyAddress): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

const maxTold = 300

/**
 * One question to a server: follows no redirect, limited in time and bytes. Throws a {@link ComfyUnreachableError} when
 * no whole answer came, a {@link ComfyRefusedError} for an answer of 400 to 499 that `takes` does not want, and the
 * signal's reason when that aborts.
 */
export const requestComfy = async (
  address: ComfyAddress,
  { path, body, timeoutMs, maxBytes, signal }: ComfyRequest,
  takes: (status: number) => boolean = () => false,
): Promise<Buffer> => {
  const answer = await requestService({
    url: address.url + path,
    headers: headersOf(address),
    timeoutMs,
    maxBytes,
    ...(body && { body }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (error instanceof TooLargeError) throw new ComfyRefusedError(error.message, { status: 413 })
    if (!(error instanceof NoResponseError)) throw error
    throw new ComfyUnreachableError(`${address.url} does not answer.`, { cause: error })
  })
  const { status, bytes } = answer
  if ((status >= 200 && status < 300) || takes(status)) return bytes
  const told = bytes.toString('utf8').slice(0, maxTold)
  if (status >= 500) throw new ComfyUnreachableError(`${address.url} answered ${status}: ${told}`)
  throw new ComfyRefusedError(`${path} was answered ${status}: ${told}`, { status })
}

/** As {@link requestComfy}, read as JSON of a shape; anything else counts as no answer. */
export const requestComfyJson = async <Shape extends z.ZodType>(
  address: ComfyAddress,
  question: ComfyRequest,
  { shape, takes }: { shape: Shape; takes?: (status: number) => boolean },
): Promise<z.output<Shape>> => {
  const bytes = await requestComfy(address, question, takes)
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw new ComfyUnreachableError(`${address.url} answered ${question.path} with what cannot be read.`, {
      cause: error,
    })
  }
}
