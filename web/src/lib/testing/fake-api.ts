import type { ServerResponse } from 'node:http'
import { errorBodyOf, sendJson, startTinyServer } from './tiny-server.ts'
import type { TinyServer } from './tiny-server.ts'

export type FakeApi = TinyServer & {
  /** Every request in order, as `METHOD path`. */
  requests: string[]
  headers: Record<string, string | string[] | undefined>[]
  /** The pair that is good now. */
  valid: { access: string; refresh: string }
  /** Whether the server still knows the refresh token. */
  canRefresh: boolean
  refreshStatus: number
}

const usage = {
  plan: null,
  meters: {
    faces: { used: 0, limit: 3, renews_at: null },
    images: { used: 0, limit: 15, renews_at: null },
    videos: { used: 0, limit: 5, renews_at: null },
  },
  credits: 0,
  trial: null,
}

/** An API whose tokens rotate: `/api/usage` wants the current access token, `/api/refresh/` hands out the next pair. */
export const startFakeApi = async (): Promise<FakeApi> => {
  const state = {
    requests: [] as string[],
    headers: [] as FakeApi['headers'],
    valid: { access: 'access-1', refresh: 'refresh-1' },
    canRefresh: true,
    refreshStatus: 200,
  }
  const rotate = (response: ServerResponse, body: string) => {
    const { refresh_token: given } = JSON.parse(body) as { refresh_token: string }
    if (state.refreshStatus !== 200) return sendJson(response, state.refreshStatus, errorBodyOf('unavailable', 'Busy.'))
    if (!state.canRefresh || given !== state.valid.refresh)
      return sendJson(response, 401, errorBodyOf('unauthenticated', 'Please sign in again.'))
    const next = Number(given.split('-')[1]) + 1
    state.valid = { access: `access-${next}`, refresh: `refresh-${next}` }
    return setTimeout(() => sendJson(response, 200, state.valid), 20)
  }
  const server = await startTinyServer((request, response, body) => {
    state.requests.push(`${request.method} ${request.url}`)
    state.headers.push(request.headers)
    if (request.url === '/api/refresh/') return rotate(response, body)
    if (request.headers.authorization !== `Bearer ${state.valid.access}`)
      return sendJson(response, 401, errorBodyOf('unauthenticated', 'Please sign in again.'))
    return sendJson(response, 200, usage)
  })
  return Object.assign(state, server)
}
