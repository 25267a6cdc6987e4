import { setTimeout as sleep } from 'node:timers/promises'
import { JOB_EVENTS_PATH } from '@visage/contract'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it is about to close: whoever sends requests here should send them elsewhere. */
    isDraining(): boolean
    /** Says so from now on, and resolves once no request is under way, or after `mostMs`. */
    drain(mostMs: number): Promise<void>
  }
}

/** Live streams end with the server; whoever reads one comes back by itself and misses nothing. */
const endsByItself = (url: string | undefined): boolean => url !== `/api${JOB_EVENTS_PATH}`

/** Lets what was asked be answered before the server closes. */
export const drainRequests = (app: FastifyInstance): void => {
  let underWay = 0
  let draining = false
  let idle = Promise.withResolvers<void>()
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    if (draining) reply.header('connection', 'close')
    if (!endsByItself(routeOptions.url)) return
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      if (underWay === 0) idle.resolve()
    })
  })
  app.decorate('isDraining', () => draining)
  app.decorate('drain', async (mostMs: number) => {
    draining = true
    if (underWay === 0) return
    idle = Promise.withResolvers<void>()
    const late = new AbortController()
    await Promise.race([idle.promise, sleep(mostMs, undefined, { signal: late.signal }).catch(() => {})])
    late.abort()
  })
}
