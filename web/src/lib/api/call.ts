import type { AcceptedOf, AnyRoute, OutputOf, RequestOf } from '@visage/contract'
import { findSessionValue } from '../session/session.ts'
import { ApiError, readApiError } from './api-error.ts'
import { redirectToLogin, refreshTokens } from './refresh-tokens.ts'
import { sendRequest } from './send-request.ts'

const defaultTimeoutMs = 30_000

// At once: the server marks the page with it, and React takes such a mark away where it has to render the page anew.
const appKey = typeof document === 'undefined' ? undefined : document.documentElement.dataset.securityKey

export type CallOptions = {
  signal?: AbortSignal
  /** 30 s unless told. */
  timeoutMs?: number
  /** Answers at once with the accepted job instead of waiting for the end. */
  respondAsync?: boolean
  /** The same key and body within 24 h get the first answer again. */
  idempotencyKey?: string
  /** Is sent to its end though the page is left or loaded anew meanwhile; its body has to be small. */
  outlivesPage?: boolean
  /** Headers beside those that every call has. */
  headers?: Readonly<Record<string, string>>
  /** A token other than the session's, such as the one to set a new password. */
  accessToken?: string
}

type Parts = {
  params?: Record<string, string>
  query?: object
  body?: unknown
  file?: Blob
  files?: Record<string, Blob | undefined>
}

type Answer<Route extends AnyRoute, Options extends CallOptions> = Options extends { respondAsync: true }
  ? AcceptedOf<Route>
  : OutputOf<Route>

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`)
    return encodeURIComponent(value)
  })

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Begins a trace with this call, as W3C Trace Context has it: a server that keeps traces goes on with it up to the file. */
const beginTrace = (): string => `00-${hex(16)}-${hex(8)}-00`

const headersFor = (route: AnyRoute, { file }: Parts, options: CallOptions & { token: string | null }): Headers => {
  const { token } = options
  const headers = new Headers({ ...options.headers, accept: 'application/json', traceparent: beginTrace() })
  if (route.body && !route.files) headers.set('content-type', 'application/json')
  if (route.file && file) headers.set('content-type', file.type)
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (route.appKey && appKey) headers.set('security-key', appKey)
  if (options.respondAsync) headers.set('prefer', 'respond-async')
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey)
  return headers
}

const formOf = ({ body, files }: Parts): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(files ?? {})) if (file) form.append(name, file)
  return form
}

const bodyOf = (route: AnyRoute, parts: Parts): BodyInit | undefined => {
  if (route.files) return formOf(parts)
  if (route.file) return parts.file
  return route.body ? JSON.stringify(parts.body) : undefined
}

const send = (route: AnyRoute, parts: Parts, options: CallOptions, token: string | null) =>
  sendRequest(
    fillPath(route.path, parts.params),
    {
      method: route.method,
      headers: headersFor(route, parts, { ...options, token }),
      body: bodyOf(route, parts),
      keepalive: options.outlivesPage ?? false,
    },
    { signal: options.signal, timeoutMs: options.timeoutMs ?? defaultTimeoutMs, query: parts.query },
  )

const sendWithSession = async (route: AnyRoute, parts: Parts, options: CallOptions): Promise<Response> => {
  const token = findSessionValue('accessToken')
  const response = await send(route, parts, options, token)
  if (response.status !== 401) return response
  if (token && (await refreshTokens(token))) {
    const retried = await send(route, parts, options, findSessionValue('accessToken'))
    if (retried.status !== 401) return retried
    redirectToLogin()
    throw await readApiError(retried)
  }
  redirectToLogin()
  throw await readApiError(response)
}

/** What the server answered is not what the contract promises. */
export const unexpectedAnswer = (status: number, cause?: unknown): ApiError =>
  new ApiError({ code: 'internal', message: 'Unexpected response from the server', status, cause })

const readAnswer = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    throw unexpectedAnswer(response.status, cause)
  }
}

/**
 * Makes one call of the contract. Throws an `ApiError` for everything but success. A 401 renews the
 * tokens and tries once more; when that is of no use the session ends and the login page opens.
 */
export const call = async <Route extends AnyRoute, const Options extends CallOptions = CallOptions>(
  route: Route,
  request: RequestOf<Route>,
  options: Options = {} as Options,
): Promise<Answer<Route, Options>> => {
  const parts = request as Parts
  const response =
    options.accessToken === undefined
      ? await sendWithSession(route, parts, options)
      : await send(route, parts, options, options.accessToken)
  if (!response.ok) throw await readApiError(response)
  return (await readAnswer(response)) as Answer<Route, Options>
}

const FILE_NAME = /filename="([^"]+)"/

/** A call of the contract that answers a file. Throws like {@link call}. */
export const callForFile = async <Route extends AnyRoute & { readonly answersFile: true }>(
  route: Route,
  request: RequestOf<Route>,
  options: CallOptions = {},
): Promise<{ blob: Blob; name: string }> => {
  const response = await sendWithSession(route, request as Parts, options)
  if (!response.ok) throw await readApiError(response)
  const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'visage'
  return { blob: await response.blob(), name }
}
