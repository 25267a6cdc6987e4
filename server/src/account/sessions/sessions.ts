import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { noteSignIn } from '../devices/note-sign-in.ts'
import type { Entry } from '../devices/note-sign-in.ts'
import type { User } from '../users/store.ts'
import { addRefreshToken, addSession, endSession, findRefreshToken, markRefreshTokenUsed } from './store.ts'
import { createRefreshToken, deriveRefreshToken, hashRefreshToken, signAccessToken } from './tokens.ts'
import { dayMs } from '../../lib/time.ts'

const refreshLifetimeMs = 30 * dayMs
/** However much it is used: then somebody has to sign in again. */
const sessionLifetimeMs = 90 * dayMs

/** A new pair of tokens for a session. */
const issueTokens = async (
  ctx: Context,
  tx: Tx,
  { userId, sessionId, refresh }: { userId: string; sessionId: string; refresh: string },
): Promise<{ access: string; refresh: string }> => {
  const createdAt = ctx.clock.now()
  await addRefreshToken(tx, {
    sessionId,
    tokenHash: hashRefreshToken(refresh),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + refreshLifetimeMs),
  })
  return { access: await signAccessToken(ctx, { userId, sessionId }), refresh }
}

/** Tabs that wake together send the same token and get the same answer; a use later than this means that it was stolen. */
const graceMs = 10_000

/** Trades a refresh token for a new pair; one used twice ends its session. */
export const refreshSession = async (
  ctx: Context,
  { refreshToken }: { refreshToken: string },
): Promise<{ access: string; refresh: string }> => {
  const tokens = await inTransaction(ctx.db, async (tx) => {
    const tokenHash = hashRefreshToken(refreshToken)
    const found = await findRefreshToken(tx, tokenHash)
    const now = ctx.clock.now()
    if (!found || found.session.endedAt || found.token.expiresAt <= now) return null
    const { token, session } = found
    if (session.createdAt.getTime() + sessionLifetimeMs <= now.getTime()) {
      await endSession(tx, session.id, now)
      return null
    }
    if (token.usedAt && token.usedAt.getTime() + graceMs < now.getTime()) {
      await endSession(tx, session.id, now)
      logSecurity(ctx, 'token-used-twice', { user: session.userId, session: session.id })
      return null
    }
    await markRefreshTokenUsed(tx, token.id, now)
    const refresh = deriveRefreshToken(ctx, tokenHash)
    return issueTokens(ctx, tx, { userId: session.userId, sessionId: session.id, refresh })
  })
  if (!tokens) throw new AppError('unauthenticated')
  return tokens
}

/** Ends the session of a refresh token; one that is not known has none to end. */
export const signOut = async (ctx: Context, { refreshToken }: { refreshToken: string }): Promise<void> => {
  const found = await findRefreshToken(ctx.db, hashRefreshToken(refreshToken))
  if (!found) return
  await endSession(ctx.db, found.session.id, ctx.clock.now())
  logSecurity(ctx, 'signed-out', { user: found.session.userId, session: found.session.id })
}

type Owner = Pick<User, 'id' | 'suspendedAt' | 'suspendedReason'>

const refuse = ({ config }: Context, { suspendedReason }: Owner): AppError => {
  const help = config.supportEmail === null ? 'use the contact page' : `write to ${config.supportEmail}`
  return new AppError(
    'suspended',
    `This account is suspended. Reason given: “${suspendedReason ?? ''}” If you think that this is a mistake, ${help}.`,
  )
}

/** Begins a session of an account and answers its first pair of tokens; throws `suspended` for one that is. */
export const openSession = async (
  ctx: Context,
  tx: Tx,
  user: Owner,
  entry: Entry,
): Promise<{ access: string; refresh: string }> => {
  if (user.suspendedAt) throw refuse(ctx, user)
  const userId = user.id
  const sessionId = randomUUID()
  await addSession(tx, { id: sessionId, userId, createdAt: ctx.clock.now() })
  await noteSignIn(ctx, tx, { id: sessionId, userId, ...entry })
  return issueTokens(ctx, tx, { userId, sessionId, refresh: createRefreshToken() })
}
