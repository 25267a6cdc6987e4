import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as Prometheus from 'prom-client'
import type { Registry } from 'prom-client'
import type { Context } from '../../program/context.ts'
import { checkDatabase } from '../../db/client.ts'
import { AppError } from '../../lib/app-error.ts'
import { withTimeout } from '../../lib/time-limits.ts'
import { whenWanted } from '../../lib/when-wanted.ts'
import { isFromThisMachine } from './read-request.ts'

/** Figures and states are for holders of METRICS_TOKEN or, without one, for this machine. */
const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return isFromThisMachine(request)
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** How one queue of generations stands, on all machines together. */
type Queue = {
  engine: string
  lane: string
  waiting: number
  running: number
  slots: number
  oldestSeconds: number
}

type ReadQueues = () => Promise<Queue[]>

/** Figures of the queues of generations, which are those of all machines whoever is asked. */
const watchQueues = (
  { Gauge }: Pick<typeof Prometheus, 'Gauge'>,
  { registry, readQueues }: { registry: Registry; readQueues: ReadQueues },
): (() => Promise<void>) => {
  const labelNames = ['engine', 'lane']
  const registers = [registry]
  const waiting = new Gauge({ name: 'visage_jobs_waiting', help: 'Generations that wait', labelNames, registers })
  const running = new Gauge({ name: 'visage_jobs_running', help: 'Generations under way', labelNames, registers })
  const slots = new Gauge({
    name: 'visage_worker_slots',
    help: 'Generations that all workers that live do at once',
    labelNames,
    registers,
  })
  const oldest = new Gauge({
    name: 'visage_oldest_wait_seconds',
    help: 'How long the oldest generation has waited',
    labelNames,
    registers,
  })
  return async () => {
    for (const gauge of [waiting, running, slots, oldest]) gauge.reset()
    for (const { engine, lane, ...queue } of await readQueues()) {
      waiting.set({ engine, lane }, queue.waiting)
      running.set({ engine, lane }, queue.running)
      slots.set({ engine, lane }, queue.slots)
      oldest.set({ engine, lane }, queue.oldestSeconds)
    }
  }
}

/** What is counted and measured here, with those of the process itself. */
const openFigures = async (readQueues: ReadQueues) => {
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  const refreshQueues = watchQueues(prometheus, { registry, readQueues })
  const durations = new prometheus.Histogram({
    name: 'visage_http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  return { registry, refreshQueues, durations }
}

/** Figures for Prometheus. */
export const serveMetrics = (app: FastifyInstance, { config }: Context, readQueues: ReadQueues): void => {
  const figures = whenWanted(() => openFigures(readQueues))
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode }
    const { durations } = await figures()
    durations.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new AppError('not_found')
    const { registry, refreshQueues } = await figures()
    // Without the database the other figures still tell something.
    await refreshQueues().catch((error: unknown) => request.log.warn({ err: error }, 'the queues could not be read'))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const checkTimeoutMs = 3000

const stateOf = (check: Promise<unknown>): Promise<string> =>
  withTimeout(check, { ms: checkTimeoutMs, onLate: () => new Error('no answer in time') }).then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  )

const checkParts = async (ctx: Context) => {
  const [database, queue, storage, ...engines] = await Promise.all([
    stateOf(checkDatabase(ctx.db)),
    stateOf(ctx.queue.check()),
    stateOf(ctx.blobs.check()),
    ...ctx.engines.all.map((engine) => stateOf(engine.check())),
  ])
  const parts = {
    database,
    queue,
    storage,
    engines: Object.fromEntries(ctx.engines.all.map((engine, index) => [engine.name, engines[index]])),
  }
  // A kind whose first engine is away is still made by the next one.
  const canMakeAll = [...ctx.engines.routes.values()].every(
    (route) => route.length === 0 || route.some(({ name }) => parts.engines[name] === 'ok'),
  )
  return { parts, isReady: canMakeAll && [database, queue, storage].every((state) => state === 'ok') }
}

/** However often strangers ask, the parts are checked once in this time: each check writes a file and asks engines. */
const publicCheckMs = 5000

/** Whether the process lives, and whether all that it needs does; what is wrong with which part is not for everybody. */
export const serveHealth = (app: FastifyInstance, ctx: Context): void => {
  let last: { at: number; state: ReturnType<typeof checkParts> } | null = null
  const checkSeldom = () => {
    const now = performance.now()
    if (!last || now - last.at >= publicCheckMs) last = { at: now, state: checkParts(ctx) }
    return last.state
  }

  app.get('/api/health/live', async () => ({ status: 'ok' }))

  app.get('/api/health/ready', async (request, reply) => {
    const isTold = mayRead(request, ctx.config.metricsToken)
    const { parts, isReady } = await (isTold ? checkParts(ctx) : checkSeldom())
    return reply
      .status(isReady && !app.isDraining() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady && !app.isDraining() ? 'ok' : 'unavailable', ...(isTold ? parts : {}) })
  })
}
