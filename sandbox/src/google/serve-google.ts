import type { Config } from '@visage/server/env'
import type { Clock } from '@visage/server/time'
import type { FastifyInstance } from 'fastify'
import { html } from '@visage/server/html'
import type { Html } from '@visage/server/html'
import { z } from 'zod'
import { sendPage, renderDevPage } from '../pages/dev-page.ts'
import { STAND_IN_PATH } from './open-stand-in-google.ts'
import { answerTokenInfo, answerUserinfo, createStandInTokens, TOKEN_LIFETIME_SECONDS } from './stand-in-tokens.ts'
import type { Person, StandInTokens } from './stand-in-tokens.ts'

const page = (body: Html): string =>
  renderDevPage({ title: 'Stand-in for Google on this machine', mark: 'Not Google', body })

const hidden = ([name, value]: [string, string]) => html`<input type="hidden" name="${name}" value="${value}">`

/** The page on which a person of this machine says who to be. */
const renderConsentPage = (asked: Authorization, wrong?: string): string => {
  const kept = Object.entries(asked).filter(([name]) => name !== 'login_hint')
  return page(html`<h1>Sign in as anybody</h1>
<p>No Google client is set, so this page stands in for Google's, on this machine only. Type the account to sign in with.
It goes to <code>${new URL(asked.redirect_uri).origin}</code>.</p>
${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
<form method="get" action="/dev/google/consent">
${kept.map(hidden)}
<label>Email<input type="email" name="email" required maxlength="254" autocomplete="off"
  value="${asked.login_hint ?? 'ada@example.com'}"></label>
<label>Name<input name="name" required maxlength="100" autocomplete="off" value="Ada Example"></label>
<label class="check"><input type="checkbox" name="email_verified" value="true" checked>The address is verified</label>
<button>Continue</button>
<button class="quiet" name="cancel" value="true" formnovalidate>Cancel</button>
</form>`)
}

/** The page for a request that cannot be answered. */
const renderRefusalPage = (reason: string): string =>
  page(html`<h1>This request cannot be answered</h1>\n<p class="wrong">${reason}</p>`)

const local = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A request for a token, as a browser brings it. */
const authorization = z.object({
  client_id: z.string('client_id is missing.').min(1, 'client_id is missing.').max(300),
  redirect_uri: z.url({ protocol: /^https?$/, error: 'redirect_uri must be a full http address.' }).max(2000),
  response_type: z.literal('token', 'This stand-in only knows response_type=token.'),
  scope: z.string('scope is missing.').refine((scope) => scope.split(' ').includes('email'), 'scope must hold email.'),
  state: z.string().max(2000).optional(),
  login_hint: z.string().max(254).optional(),
})
type Authorization = z.output<typeof authorization>

/** A stand-in hands tokens to this machine and to the site itself, and to nobody else. */
const mayReceive = (redirectUri: string, publicUrl: string): boolean => {
  const { origin, hostname } = new URL(redirectUri)
  return local.has(hostname) || origin === new URL(publicUrl).origin
}

/** The request, or a sentence that says what is wrong with it. */
const readAuthorization = (query: unknown, publicUrl: string): Authorization | string => {
  const parsed = authorization.safeParse(query)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This request cannot be read.'
  if (!mayReceive(parsed.data.redirect_uri, publicUrl)) return 'redirect_uri leads to another site.'
  return parsed.data
}

const consent = z.object({
  email: z.email('Please enter an email address.').max(254),
  name: z.string().trim().min(1, 'Please enter a name.').max(100),
  email_verified: z.literal('true').optional(),
})

/** Who was typed into the form, or a sentence that says what is wrong with it. */
const readPerson = (query: unknown): Person | string => {
  const parsed = consent.safeParse(query)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This form cannot be read.'
  const { email, name, email_verified: verified } = parsed.data
  return { email, name, emailVerified: verified === 'true' }
}

const backTo = ({ redirect_uri: uri, state }: Authorization, answer: Record<string, string>): string =>
  `${uri.replace(/#.*$/, '')}#${new URLSearchParams({ ...(state === undefined ? {} : { state }), ...answer })}`

/** Where the browser goes with a token. */
const grantUrl = async (tokens: StandInTokens, asked: Authorization, person: Person): Promise<string> =>
  backTo(asked, {
    access_token: await tokens.issue(person, asked.client_id),
    token_type: 'Bearer',
    expires_in: String(TOKEN_LIFETIME_SECONDS),
    scope: asked.scope,
  })

/** Where the browser goes when the person does not want to. */
const refusalUrl = (asked: Authorization): string => backTo(asked, { error: 'access_denied' })

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
