import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope read forms as browsers send them; of a field that comes twice the last one counts. */
export const takeForms = (scope: FastifyInstance, maxBytes: number): void => {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}
