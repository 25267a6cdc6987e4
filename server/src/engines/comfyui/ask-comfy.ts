import type { z } from 'zod'
import { ComfyRefusedError, ComfyUnreachableError } from './comfy-error.ts'

export type ComfyAddress = {
  /** Where the server answers, without a slash at the end. */
  url: string
  /** Sent as a bearer token to what stands before the server; null without one. */
  token: string | null
}

export type ComfyQuestion = {
  path: string
  /** A form is sent as it is, anything else as JSON; none makes it a GET. */
  body?: FormData | object
  timeoutMs: number
  maxBytes: number
  signal?: AbortSignal
}

export const headersOf = ({ token }: ComfyAddress): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

const readBody = async (response: Response, maxBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > maxBytes) throw new ComfyRefusedError(`It sent more than ${maxBytes} bytes.`, { status: 413 })
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const requestOf = (address: ComfyAddress, body: ComfyQuestion['body']): RequestInit => {
  if (body === undefined) return { headers: headersOf(address) }
  if (body instanceof FormData) return { method: 'POST', headers: headersOf(address), body }
  return {
    method: 'POST',
    headers: { ...headersOf(address), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

const maxTold = 300

/**
 * One question to a server: follows no redirect, limited in time and bytes. Throws a {@link ComfyUnreachableError} when
 * no whole answer came, a {@link ComfyRefusedError} for an answer of 400 to 499 that `takes` does not want, and the
 * signal's reason when that aborts.
 */
export const askComfy = async (
  address: ComfyAddress,
  { path, body, timeoutMs, maxBytes, signal }: ComfyQuestion,
  takes: (status: number) => boolean = () => false,
): Promise<Buffer> => {
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]
  try {
    const request = requestOf(address, body)
    const response = await fetch(address.url + path, { ...request, redirect: 'error', signal: AbortSignal.any(limits) })
    const bytes = await readBody(response, maxBytes)
    if (response.ok || takes(response.status)) return bytes
    const told = bytes.toString('utf8').slice(0, maxTold)
    if (response.status >= 500) throw new ComfyUnreachableError(`${address.url} answered ${response.status}: ${told}`)
    throw new ComfyRefusedError(`${path} was answered ${response.status}: ${told}`, { status: response.status })
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ComfyRefusedError || error instanceof ComfyUnreachableError) throw error
    throw new ComfyUnreachableError(`${address.url} does not answer.`, { cause: error })
  }
}

/** As {@link askComfy}, read as JSON of a shape; anything else counts as no answer. */
export const askComfyJson = async <Shape extends z.ZodType>(
  address: ComfyAddress,
  question: ComfyQuestion,
  { shape, takes }: { shape: Shape; takes?: (status: number) => boolean },
): Promise<z.output<Shape>> => {
  const bytes = await askComfy(address, question, takes)
  try {
    return shape.parse(JSON.parse(bytes.toString('utf8')))
  } catch (error) {
    throw new ComfyUnreachableError(`${address.url} answered ${question.path} with what cannot be read.`, {
      cause: error,
    })
  }
}
