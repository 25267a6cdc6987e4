import { createHash } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Clock } from '../../lib/clock.ts'

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
export type Grant = z.output<typeof grant>

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
