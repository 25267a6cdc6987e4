import type { z } from 'zod'
import { parseJson, readLimited } from '../../lib/answers.ts'

/** No whole answer came. Whether what was asked was done is not known. */
export class NoResponseError extends Error {
  override name = 'NoAnswerError'
}

/** An answer with more bytes than were wanted. */
export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

export type ServiceRequest = {
  url: string
  method?: 'GET' | 'POST' | 'PUT'
  headers: Record<string, string>
  /** A form or a file is sent as it is, anything else as JSON. */
  body?: FormData | Blob | object
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal
}

export type ServiceAnswer = { status: number; headers: Headers; bytes: Buffer }

const requestOf = ({ method, headers, body }: ServiceRequest): RequestInit => {
  if (body === undefined) return { method: method ?? 'GET', headers }
  if (body instanceof FormData || body instanceof Blob) return { method: method ?? 'POST', headers, body }
  return {
    method: method ?? 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/**
 * One question to a service, asked once: follows no redirect, limited in time and bytes. Throws a {@link NoResponseError}
 * when no whole answer came, a {@link TooLargeError}, and the signal's reason when that aborts.
 */
export const requestService = async (question: ServiceRequest): Promise<ServiceAnswer> => {
  const { url, timeoutMs, maxBytes, signal } = question
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  try {
    const response = await fetch(url, { ...requestOf(question), redirect: 'error', signal: AbortSignal.any(limits) })
    const tooLarge = () => new TooLargeError(`It sent more than ${maxBytes} bytes.`)
    const bytes = await readLimited(response, { maxBytes, tooLarge })
    return { status: response.status, headers: response.headers, bytes }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof TooLargeError) throw error
    throw new NoResponseError(`${new URL(url).host} does not answer.`, { cause: error })
  }
}

/** What an answer holds; undefined where it is no JSON. */
export const jsonOf = ({ bytes }: Pick<ServiceAnswer, 'bytes'>): unknown => parseJson(bytes.toString('utf8'))

/** An answer in its shape. Throws a {@link NoResponseError} for any other: what cannot be read says nothing. */
export const readAnswer = <Shape extends z.ZodType>(
  answer: ServiceAnswer,
  { shape, service }: { shape: Shape; service: string },
): z.output<Shape> => {
  const read = shape.safeParse(jsonOf(answer))
  if (!read.success) throw new NoResponseError(`${service} answered with what cannot be read.`, { cause: read.error })
  return read.data
}

/** As `requestService`, with the answer in its shape; `refuse` throws for an answer that is a refusal. */
export const requestJson = async <Shape extends z.ZodType>(
  question: ServiceRequest,
  { shape, refuse }: { shape: Shape; refuse: (answer: ServiceAnswer) => void },
): Promise<z.output<Shape>> => {
  const answer = await requestService(question)
  refuse(answer)
  return readAnswer(answer, { shape, service: new URL(question.url).host })
}
