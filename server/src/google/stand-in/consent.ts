import { z } from 'zod'
import type { Person, StandInTokens } from './stand-in-tokens.ts'
import { TOKEN_LIFETIME_SECONDS } from './stand-in-tokens.ts'

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
export type Authorization = z.output<typeof authorization>

/** A stand-in hands tokens to this machine and to the site itself, and to nobody else. */
const mayReceive = (redirectUri: string, publicUrl: string): boolean => {
  const { origin, hostname } = new URL(redirectUri)
  return local.has(hostname) || origin === new URL(publicUrl).origin
}

/** The request, or a sentence that says what is wrong with it. */
export const readAuthorization = (query: unknown, publicUrl: string): Authorization | string => {
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
export const readPerson = (query: unknown): Person | string => {
  const parsed = consent.safeParse(query)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'This form cannot be read.'
  const { email, name, email_verified: verified } = parsed.data
  return { email, name, emailVerified: verified === 'true' }
}

const backTo = ({ redirect_uri: uri, state }: Authorization, answer: Record<string, string>): string =>
  `${uri.replace(/#.*$/, '')}#${new URLSearchParams({ ...(state === undefined ? {} : { state }), ...answer })}`

/** Where the browser goes with a token. */
export const grantUrl = async (tokens: StandInTokens, asked: Authorization, person: Person): Promise<string> =>
  backTo(asked, {
    access_token: await tokens.issue(person, asked.client_id),
    token_type: 'Bearer',
    expires_in: String(TOKEN_LIFETIME_SECONDS),
    scope: asked.scope,
  })

/** Where the browser goes when the person does not want to. */
export const refusalUrl = (asked: Authorization): string => backTo(asked, { error: 'access_denied' })
