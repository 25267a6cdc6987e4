import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import {
  grantUrl,
  readAuthorization,
  readPerson,
  refusalUrl,
  renderConsentPage,
  renderRefusalPage,
} from '../../google/stand-in/consent.ts'
import { STAND_IN_PATH } from '../../google/stand-in/open-stand-in-google.ts'
import { answerTokenInfo, answerUserinfo, createStandInTokens } from '../../google/stand-in/stand-in-tokens.ts'

type Query = Record<string, string | undefined>

const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)

/** The stand-in for Google as pages and endpoints, only where it is what people sign in with. */
export const serveDevGoogle = (app: FastifyInstance, { config, clock }: Context): void => {
  if (config.mode === 'production' || config.google?.kind !== 'stand-in') return
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
