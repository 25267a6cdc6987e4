import type { Config } from '@visage/server/env'
import type { Clock } from '@visage/server/time'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../pages/dev-page.ts'
import { grantUrl, readAuthorization, readPerson, refusalUrl, renderConsentPage, renderRefusalPage } from './consent.ts'
import { STAND_IN_PATH } from './open-stand-in-google.ts'
import { answerTokenInfo, answerUserinfo, createStandInTokens } from './stand-in-tokens.ts'

type Query = Record<string, string | undefined>

/** The stand-in for Google as pages and endpoints. */
export const serveGoogle = (app: FastifyInstance, { config, clock }: { config: Config; clock: Clock }): void => {
  const tokens = createStandInTokens({ secret: config.secrets.tokens, clock })

  app.get<{ Querystring: Query }>(`${STAND_IN_PATH}/o/oauth2/v2/auth`, async ({ query }, reply) => {
    const asked = readAuthorization(query, config.publicUrl)
    if (typeof asked === 'string') return sendPage(reply, renderRefusalPage(asked), 400)
    return sendPage(reply, renderConsentPage(asked))
  })

  app.get<{ Querystring: Query }>(`${STAND_IN_PATH}/consent`, async ({ query }, reply) => {
    const asked = readAuthorization(query, config.publicUrl)
    if (typeof asked === 'string') return sendPage(reply, renderRefusalPage(asked), 400)
    reply.header('cache-control', 'no-store')
    if (query.cancel) return reply.redirect(refusalUrl(asked))
    const person = readPerson(query)
    if (typeof person === 'string') return sendPage(reply, renderConsentPage(asked, person), 400)
    return reply.redirect(await grantUrl(tokens, asked, person))
  })

  app.get<{ Querystring: Query }>(`${STAND_IN_PATH}/tokeninfo`, async ({ query }, reply) => {
    const { status, body } = await answerTokenInfo({ tokens, clock }, query.access_token ?? '')
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })

  app.get(`${STAND_IN_PATH}/oauth2/v3/userinfo`, async ({ headers }, reply) => {
    const { status, body } = await answerUserinfo({ tokens, clock }, headers.authorization)
    return reply.status(status).header('cache-control', 'no-store').send(body)
  })
}
