import { Readable } from 'node:stream'
import { JOB_EVENTS_PATH } from '@visage/contract'
import type { Job } from '@visage/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../lib/callers.ts'

type Watch = (options: {
  userId: string
  afterRevision: number | null
  signal: AbortSignal
}) => AsyncIterable<{ id: string; job: Job }>

const defaultKeepAliveMs = 15_000
const reconnectMs = 2000
const streamsPerUser = 10

const readLastEventId = (value: string | string[] | undefined): number | null => {
  const number = Number(value)
  return typeof value === 'string' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

type Options = {
  watch: Watch
  /** Whether a caller's session still stands; a stream outlives the access token that opened it, never the session. */
  isSignedIn: (caller: Caller) => Promise<boolean>
  keepAliveMs?: number
}

/** One stream of server-sent events a user: every change of the user's jobs, resumable with `Last-Event-ID`. */
export const serveLiveEvents = (
  app: FastifyInstance,
  { watch, isSignedIn, keepAliveMs = defaultKeepAliveMs }: Options,
): void => {
  const streams = new Map<string, Set<AbortController>>()
  app.addHook('preClose', async () => {
    for (const open of streams.values()) for (const controller of open) controller.abort()
  })

  const openStream = (userId: string): AbortController => {
    const open = streams.get(userId) ?? new Set()
    const [oldest] = open
    if (oldest && open.size >= streamsPerUser) oldest.abort()
    const controller = new AbortController()
    streams.set(userId, open.add(controller))
    controller.signal.addEventListener('abort', () => {
      open.delete(controller)
      if (open.size === 0) streams.delete(userId)
    })
    return controller
  }

  const options = { compress: false, exposeHeadRoute: false, config: { access: 'user' } } as const
  app.get(`/api${JOB_EVENTS_PATH}`, options, async (request, reply) => {
    const { caller, log } = request
    if (!caller) throw new Error('The stream needs a caller.')
    const controller = openStream(caller.userId)
    const { raw } = reply
    raw.on('close', () => controller.abort())
    const check = async () => {
      try {
        const mayStay = await isSignedIn(caller)
        if (controller.signal.aborted) return
        if (!mayStay) controller.abort()
        else if (!raw.writableNeedDrain) raw.write(': still here\n\n')
      } catch (error) {
        log.error({ err: error }, 'live stream could not check its session')
        controller.abort()
      }
    }
    // Streams that came at once, as after a restart, are not all written to at once.
    const keepAlive = setInterval(() => void check(), keepAliveMs * (0.5 + Math.random() / 2)).unref()
    controller.signal.addEventListener('abort', () => clearInterval(keepAlive))
    // Whoever left while the session was looked up is not heard of again.
    if (request.raw.socket.destroyed) controller.abort()
    const afterRevision = readLastEventId(request.headers['last-event-id'])
    const writeEvents = async function* (userId: string): AsyncGenerator<string> {
      try {
        yield `retry: ${reconnectMs}\n\n`
        for await (const { id, job } of watch({ userId, afterRevision, signal: controller.signal })) {
          if (controller.signal.aborted) break
          yield `event: job\nid: ${id}\ndata: ${JSON.stringify(job)}\n\n`
        }
      } catch (error) {
        if (!controller.signal.aborted) log.error({ err: error }, 'live stream failed')
      } finally {
        controller.abort()
      }
    }
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
      .send(Readable.from(writeEvents(caller.userId)))
  })
}
