import type { FastifyInstance } from 'fastify'
import { AppError } from '../lib/app-error.ts'

/** The table of referred payments as a file, to the affiliate alone. */
export const serveAffiliateCsv = (app: FastifyInstance, write: (userId: string) => Promise<string>): void => {
  app.get('/api/affiliate/referrals.csv', { config: { access: 'user' } }, async (request, reply) => {
    if (!request.caller) throw new AppError('unauthenticated')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="referrals.csv"')
      .type('text/csv; charset=utf-8')
      .send(await write(request.caller.userId))
  })
}
