import { createWriteStream } from 'node:fs'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { pipeline, Readable } from 'node:stream'
import { buffer as readAll } from 'node:stream/consumers'
import { pipeline as pipeAll } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { assertPublicHost, lookupPublic } from './ip-addresses.ts'

type SafeFetchOptions = {
  /** Most bytes of the body, counted after unpacking. */
  maxBytes: number
  /** For the whole exchange, redirects and body included. */
  timeoutMs: number
  accept?: string
  signal?: AbortSignal
  /** Origins that may be reached though they are not public, such as a stand-in on this machine. */
  trustedOrigins?: readonly string[]
}

/** Where the answer came from after all redirects, and its type in lower case. */
type Source = { url: string; mimeType: string }
export type Fetched = Source & { bytes: Uint8Array }

/** The type that a header names, in lower case and without what follows it; empty without one. */
export const mediaTypeOf = (header = ''): string => header.split(';')[0]?.trim().toLowerCase() ?? ''

/** An answer that cannot be used: another status than 200, too many redirects, too many bytes, or an odd address. */
export class SafeFetchError extends Error {
  override name = 'SafeFetchError'
  /** Of an answer that was neither what was asked for nor a redirect. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

const maxHeaderBytes = 32 * 1024
const mostRedirects = 4
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const UNPACKERS: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

const checkTarget = (target: URL, { trustedOrigins = [] }: SafeFetchOptions): boolean => {
  if (trustedOrigins.includes(target.origin)) return true
  if (target.protocol !== 'https:' || target.port !== '' || target.username !== '' || target.password !== '')
    throw new SafeFetchError('Only https addresses without port and password are fetched.')
  assertPublicHost(target)
  return false
}

type Asking = SafeFetchOptions & { method?: 'HEAD' }

const send = (target: URL, isTrusted: boolean, options: Asking, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const how: RequestOptions = {
      method: options.method ?? 'GET',
      headers: {
        accept: options.accept ?? '*/*',
        'accept-encoding': Object.keys(UNPACKERS).join(', '),
        'user-agent': 'Mozilla/5.0 (compatible; Visage)',
      },
      signal,
      maxHeaderSize: maxHeaderBytes,
      agent: false,
      ...(isTrusted ? {} : { lookup: lookupPublic }),
    }
    const request = target.protocol === 'https:' ? requestHttps : requestHttp
    request(target, how, resolve).on('error', reject).end()
  })

const unpack = (answer: IncomingMessage): Readable => {
  const encoding = answer.headers['content-encoding']
  if (encoding === undefined || encoding === 'identity') return answer
  const unpacker = UNPACKERS[encoding]
  if (!unpacker) throw new SafeFetchError(`The encoding ${encoding} is not read.`)
  return pipeline(answer, unpacker(), () => {})
}

/** The body piece by piece, up to so many bytes. */
const readBody = async function* (answer: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new SafeFetchError('The answer is too large.')
  let bytes = 0
  for await (const chunk of unpack(answer) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new SafeFetchError('The answer is too large.')
    yield chunk
  }
}

type Take<Body> = (body: AsyncGenerator<Uint8Array>, signal: AbortSignal) => Promise<Body>

const exchange = async <Body>(address: string, options: Asking, take: Take<Body>): Promise<Source & { body: Body }> => {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let target = new URL(address)
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await send(target, checkTarget(target, options), options, signal)
    try {
      const status = answer.statusCode ?? 0
      if (status === 200)
        return {
          url: target.href,
          mimeType: mediaTypeOf(answer.headers['content-type']),
          body: await take(readBody(answer, options.maxBytes), signal),
        }
      const location = answer.headers.location
      if (!REDIRECTS.has(status) || !location) throw new SafeFetchError(`The answer was ${status}.`, status)
      const next = URL.parse(location, target)
      if (!next) throw new SafeFetchError('The redirect leads nowhere.')
      target = next
    } finally {
      answer.destroy()
    }
  }
  throw new SafeFetchError('There were too many redirects.')
}

/**
 * GET of an address that somebody else wrote. Reaches public hosts over https only, checked for the address that is
 * really connected to and again on every redirect; limits time, bytes, headers and redirects. Throws a
 * {@link SafeFetchError}, a ForbiddenAddressError, a network error, or the signal's reason.
 */
export const safeFetch = async (address: string, options: SafeFetchOptions): Promise<Fetched> => {
  const { body, ...source } = await exchange(address, options, readAll)
  return { ...source, bytes: body }
}

/** As {@link safeFetch}, written to the file at `path` as it comes, for what is too large for memory. */
export const safeFetchToFile = async (
  address: string,
  options: SafeFetchOptions & { path: string },
): Promise<Source> => {
  const { url, mimeType } = await exchange(address, options, (pieces, signal) =>
    pipeAll(Readable.from(pieces), createWriteStream(options.path), { signal }),
  )
  return { url, mimeType }
}

/** As {@link safeFetch}, but only asks whether something is there; throws where it is not. */
export const safeHead = async (
  address: string,
  options: Omit<SafeFetchOptions, 'maxBytes' | 'accept'>,
): Promise<void> => {
  await exchange(address, { ...options, method: 'HEAD', maxBytes: Infinity }, async () => undefined)
}
