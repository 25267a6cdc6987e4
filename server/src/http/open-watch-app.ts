import type { FastifyInstance } from 'fastify'
import type { Context } from '../program/context.ts'
import { readQueueFigures } from '../generation/queue/turns.ts'
import { serveHealth, serveMetrics } from './api/monitoring.ts'
import { drainRequests } from './drain.ts'
import { handleErrors } from './error-handler.ts'
import { plainFastify } from './plain-fastify.ts'

/** What a worker without a site serves: whether it is well, and its figures. Not yet listening. */
export const openWatchApp = (ctx: Context): FastifyInstance => {
  const app = plainFastify(ctx.log)
  handleErrors(app)
  drainRequests(app)
  serveMetrics(app, ctx, () => readQueueFigures(ctx))
  serveHealth(app, ctx)
  return app
}
