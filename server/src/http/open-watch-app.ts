import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Context } from '../program/context.ts'
import { readLineFigures } from '../generation/queue/turns.ts'
import { serveHealth, serveMetrics } from './api/monitoring.ts'
import { drainRequests } from './drain.ts'
import { handleErrors } from './error-handler.ts'

/** What a worker without a site serves: whether it is well, and its figures. Not yet listening. */
export const openWatchApp = (ctx: Context): FastifyInstance => {
  const app = fastify({ loggerInstance: ctx.log as unknown as FastifyBaseLogger, forceCloseConnections: true })
  handleErrors(app)
  drainRequests(app)
  serveMetrics(app, ctx, () => readLineFigures(ctx))
  serveHealth(app, ctx)
  return app
}
