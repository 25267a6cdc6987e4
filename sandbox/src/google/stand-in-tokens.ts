import { createHash } from 'node:crypto'
import type { Clock } from '@visage/server/time'
import * as errors from 'jose/errors'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import { z } from 'zod'

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

/** A person that somebody at this machine claims to be. */
export type Person = { email: string; name: string; emailVerified: boolean }

const grant = z.object({
  aud: z.string(),
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  exp: z.number(),
})
type Grant = z.output<typeof grant>

/** Access tokens of the stand-in: they carry what the real ones make one look up. */
export type StandInTokens = {
  issue(person: Person, clientId: string): Promise<string>
  find(token: string): Promise<Grant | undefined>
}

export const TOKEN_LIFETIME_SECONDS = 3599
const prefix = 'ya29.stand-in.'

/** The same address is the same account, with an id of the shape that Google's have. */
const subjectOf = (email: string): string => {
  const digest = createHash('sha256').update(`stand-in:${email.toLowerCase()}`).digest('hex')
  return `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`
}

export const createStandInTokens = ({ secret, clock }: { secret: string; clock: Clock }): StandInTokens => {
  const key = new Uint8Array(createHash('sha256').update(`google-stand-in:${secret}`).digest())
  return {
    async issue({ email, name, emailVerified }, clientId) {
      const expiresAt = new Date(clock.now().getTime() + TOKEN_LIFETIME_SECONDS * 1000)
      const token = await new SignJWT({ email, name, emailVerified })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(clientId)
        .setSubject(subjectOf(email))
        .setExpirationTime(expiresAt)
        .sign(key)
      return `${prefix}${token}`
    },
    async find(token) {
      if (!token.startsWith(prefix)) return undefined
      try {
        const options = { algorithms: ['HS256'], currentDate: clock.now(), requiredClaims: ['exp', 'aud', 'sub'] }
        return grant.safeParse((await jwtVerify(token.slice(prefix.length), key, options)).payload).data
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
