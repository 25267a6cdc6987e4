import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

const checkTimeoutMs = 3000

const withTimeout = async (check: Promise<unknown>): Promise<string> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), checkTimeoutMs)
  })
  try {
    await Promise.race([check, late])
    return 'ok'
  } catch (error) {
    return error instanceof Error ? error.message : 'failed'
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the process lives, and whether each part that it needs does. */
export const serveHealth = (app: FastifyInstance, ctx: Context): void => {
  app.get('/api/health/live', async () => ({ status: 'ok' }))

  app.get('/api/health/ready', async (_request, reply) => {
    const [database, queue, storage, ...engines] = await Promise.all([
      withTimeout(ctx.db.execute(sql`select 1`)),
      withTimeout(ctx.queue.check()),
      withTimeout(ctx.blobs.check()),
      ...ctx.engines.all.map((engine) => withTimeout(engine.check())),
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
    const ready = canMakeAll && [database, queue, storage].every((state) => state === 'ok')
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable', ...parts })
  })
}
