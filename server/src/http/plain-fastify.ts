import fastify from 'fastify'
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyInstance } from 'fastify'
import type { Server } from 'node:http'
import type { Logger } from 'pino'

const refuse = () => {
  throw new Error('Routes are checked by the contract: none has a schema of Fastify.')
}

/** Fastify without its own checks of schemas, whose compilers are a tenth of all that a start loads. */
export const plainFastify = (log: Logger, options: FastifyHttpOptions<Server> = {}): FastifyInstance =>
  fastify({
    ...options,
    loggerInstance: log as unknown as FastifyBaseLogger,
    forceCloseConnections: true,
    schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
  })
