import { z } from 'zod'
import { GoogleTokenError } from './google-sign-in.ts'
import type { GoogleAccount } from './google-sign-in.ts'

/** Google writes numbers and truth values as strings here. */
const tokenInfo = z.object({
  aud: z.string(),
  azp: z.string().optional(),
  sub: z.string().regex(/^\d{1,255}$/),
  expires_in: z.coerce.number(),
  email: z.string().min(3),
  email_verified: z.union([z.literal('true'), z.literal(true)]),
})

/** What Google told about a token; throws unless it is good, was issued for `clientId` and has a verified address. */
export const readTokenInfo = (told: unknown, clientId: string): GoogleAccount => {
  const info = tokenInfo.safeParse(told)
  if (!info.success) throw new GoogleTokenError('The token tells no verified address.', { cause: info.error })
  const { aud, azp = aud, sub, expires_in: expiresInSeconds, email } = info.data
  if (aud !== clientId || azp !== clientId) throw new GoogleTokenError('The token was issued for another site.')
  if (!(expiresInSeconds > 0)) throw new GoogleTokenError('The token has expired.')
  return { subject: sub, email: email.toLowerCase() }
}
