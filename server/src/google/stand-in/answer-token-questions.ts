import type { Clock } from '../../lib/clock.ts'
import type { StandInTokens } from './stand-in-tokens.ts'

type Answer = { status: number; body: Record<string, unknown> }
type Parts = { tokens: StandInTokens; clock: Clock }

/** What Google's token information endpoint answers: numbers and truth values as strings. */
export const answerTokenInfo = async ({ tokens, clock }: Parts, accessToken: string): Promise<Answer> => {
  const grant = await tokens.find(accessToken)
  if (!grant) return { status: 400, body: { error: 'invalid_token', error_description: 'Invalid Value' } }
  return {
    status: 200,
    body: {
      azp: grant.aud,
      aud: grant.aud,
      sub: grant.sub,
      scope: 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
      exp: String(grant.exp),
      expires_in: String(grant.exp - Math.floor(clock.now().getTime() / 1000)),
      email: grant.email,
      email_verified: String(grant.emailVerified),
      access_type: 'online',
    },
  }
}

/** What Google's user information endpoint answers to the bearer of a token. */
export const answerUserinfo = async ({ tokens }: Parts, authorization: string | undefined): Promise<Answer> => {
  const [, accessToken = ''] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? []
  const grant = await tokens.find(accessToken)
  if (!grant) return { status: 401, body: { error: 'invalid_request', error_description: 'Invalid Credentials' } }
  const { sub, name, email, emailVerified } = grant
  const [givenName = name, ...rest] = name.split(' ')
  return {
    status: 200,
    body: {
      sub,
      name,
      given_name: givenName,
      ...(rest.length > 0 ? { family_name: rest.join(' ') } : {}),
      email,
      email_verified: emailVerified,
    },
  }
}
