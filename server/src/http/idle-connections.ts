import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** Longer than anybody waits for an answer that is being made. */
export const longestWaitMs = 11 * 60_000
const longestPauseMs = 60_000

const limit = (socket: unknown, ms: number): void => {
  // Injected requests of tests have none.
  if (socket instanceof Socket) socket.setTimeout(ms)
}

/**
 * Ends a connection on which a body or a file has not moved at all for so long: it would hold a file or a place among
 * those that may be under way. What is slow and moves goes on.
 */
export const endIdleConnections = (app: FastifyInstance, pauseMs = longestPauseMs): void => {
  app.addHook('preParsing', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if (length === '0' && encoding === undefined) return
    limit(raw.socket, pauseMs)
    raw.once('end', () => limit(raw.socket, longestWaitMs))
  })
  app.addHook('onSend', async ({ raw }, _reply, payload) => {
    if (payload instanceof Readable) limit(raw.socket, pauseMs)
    return payload
  })
}
