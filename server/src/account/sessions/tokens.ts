import { createHash, createHmac, randomBytes } from 'node:crypto'
import * as errors from 'jose/errors'
import { SignJWT } from 'jose/jwt/sign'
import { jwtVerify } from 'jose/jwt/verify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Context } from '../../program/context.ts'

type Parts = Pick<Context, 'config' | 'clock'>

const accessLifetimeMs = 15 * 60 * 1000
const resetLifetimeMs = 10 * 60 * 1000
const algorithm = 'HS256'

const accessClaims = z.object({ scope: z.literal('user'), sub: z.uuid(), sid: z.uuid(), exp: z.number() })
const resetClaims = z.object({ scope: z.literal('reset'), sub: z.uuid() })

const keyOf = ({ config }: Parts) =>
  new Uint8Array(createHash('sha256').update(`access-tokens:${config.secrets.tokens}`).digest())

const sign = (ctx: Parts, claims: Record<string, string>, lifetimeMs: number): Promise<string> => {
  const now = ctx.clock.now()
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm })
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + lifetimeMs))
    .sign(keyOf(ctx))
}

const findClaims = async <Claims>(
  ctx: Parts,
  token: string,
  { schema, isEvenExpired = false }: { schema: z.ZodType<Claims>; isEvenExpired?: boolean },
): Promise<Claims | undefined> => {
  try {
    const options = { algorithms: [algorithm], currentDate: ctx.clock.now(), requiredClaims: ['exp'] }
    const { payload } = await jwtVerify(token, keyOf(ctx), options)
    return schema.safeParse(payload).data
  } catch (error) {
    if (isEvenExpired && error instanceof errors.JWTExpired) return schema.safeParse(error.payload).data
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** A token for every call behind the guard, good for 15 minutes. */
export const signAccessToken = (ctx: Parts, { userId, sessionId }: { userId: string; sessionId: string }) =>
  sign(ctx, { scope: 'user', sub: userId, sid: sessionId }, accessLifetimeMs)

/** A token for setting a new password only, good for 10 minutes; `codeId` is the spent code behind it. */
export const signResetToken = (ctx: Parts, codeId: string) =>
  sign(ctx, { scope: 'reset', sub: codeId }, resetLifetimeMs)

type AccessClaims = z.output<typeof accessClaims>

const mostKnown = 5000
/** Access tokens whose signature was good, by the secret: a page sends one with each of its calls. */
const known = new WeakMap<Parts['config']['secrets'], LRUCache<string, AccessClaims>>()

const knownOf = ({ config: { secrets } }: Parts): LRUCache<string, AccessClaims> => {
  const found = known.get(secrets) ?? new LRUCache({ max: mostKnown })
  known.set(secrets, found)
  return found
}

/** What a good access token says, or undefined. */
export const findAccessClaims = async (ctx: Parts, token: string): Promise<AccessClaims | undefined> => {
  const cache = knownOf(ctx)
  const found = cache.get(token)
  if (found) return found.exp * 1000 > ctx.clock.now().getTime() ? found : undefined
  const claims = await findClaims(ctx, token, { schema: accessClaims })
  if (claims) cache.set(token, claims)
  return claims
}

/** What an access token of ours says, also when it has expired. */
export const findIssuedClaims = (ctx: Parts, token: string) =>
  findClaims(ctx, token, { schema: accessClaims, isEvenExpired: true })

/** What a good reset token says, or undefined. */
export const findResetClaims = (ctx: Parts, token: string) => findClaims(ctx, token, { schema: resetClaims })

export const createRefreshToken = (): string => randomBytes(32).toString('base64url')

/** The one that follows a refresh token: asked for twice it is the same, so a session never splits in two. */
export const deriveRefreshToken = ({ config }: Parts, earlierHash: string): string =>
  createHmac('sha256', config.secrets.tokens).update(`refresh-token:${earlierHash}`).digest('base64url')

/** A plain hash does: the token is random and as long as the hash. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex')
