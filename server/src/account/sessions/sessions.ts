import { randomUUID } from 'node:crypto'
import type { FactorProof, Way } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { noteSignIn } from '../devices/note-sign-in.ts'
import type { Entry } from '../devices/note-sign-in.ts'
import { findDeviceOfOwner } from '../devices/store.ts'
import { optionsToUse } from '../factors/passkeys.ts'
import { FACTOR_SENTENCES, listFactorWays, withFactor } from '../factors/prove.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { findUser, lockUser } from '../users/store.ts'
import type { User } from '../users/store.ts'
import {
  addPendingSignIn,
  addRefreshToken,
  addSession,
  endSession,
  findPendingSignIn,
  findRefreshToken,
  markRefreshTokenUsed,
  takePendingSignIn,
} from './store.ts'
import type { PendingSignIn } from './store.ts'
import { createRefreshToken, deriveRefreshToken, hashRefreshToken, signAccessToken } from './tokens.ts'
import { dayMs } from '../../lib/time.ts'

const refreshLifetimeMs = 30 * dayMs
/** However much it is used: then somebody has to sign in again. */
const sessionLifetimeMs = 90 * dayMs

type Tokens = { access: string; refresh: string }

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

const beginSession = async (
  ctx: Context,
  tx: Tx,
  { userId, entry, by }: { userId: string; entry: Entry; by: 'sign-in' | 'factor-at-sign-in' },
): Promise<Tokens> => {
  const sessionId = randomUUID()
  const now = ctx.clock.now()
  await addSession(tx, { id: sessionId, userId, createdAt: now, reauthenticatedAt: now, reauthenticatedBy: by })
  await noteSignIn(ctx, tx, { id: sessionId, userId, ...entry })
  return issueTokens(ctx, tx, { userId, sessionId, refresh: createRefreshToken() })
}

const pendingLifetimeMs = 10 * 60 * 1000

/** What comes of a first step that was right: the tokens of a session, or what to finish with the second factor. */
type Admission = Tokens | { signIn: string; ways: Way[] }

/**
 * Begins a session of an account, or where that has a second factor a sign-in that waits for it; throws `suspended` for
 * an account that is. Belongs in a transaction that holds the account.
 */
export const admit = async (ctx: Context, tx: Tx, user: Owner, entry: Entry): Promise<Admission> => {
  if (user.suspendedAt) throw refuse(ctx, user)
  const ways = await listFactorWays(tx, user.id)
  if (ways.length === 0) return beginSession(ctx, tx, { userId: user.id, entry, by: 'sign-in' })
  const signIn = createRefreshToken()
  const expiresAt = new Date(ctx.clock.now().getTime() + pendingLifetimeMs)
  await addPendingSignIn(tx, { userId: user.id, tokenHash: hashRefreshToken(signIn), how: entry.how, expiresAt })
  return { signIn, ways }
}

/** The tokens of a session that has begun; throws `second_factor_required` where one is awaited. Not in a transaction. */
export const tokensOf = (admission: Admission): Tokens => {
  if ('access' in admission) return admission
  const { signIn, ways } = admission
  throw new AppError('second_factor_required', undefined, { details: { sign_in: signIn, ways } })
}

const readPending = async (ctx: Context, signIn: string): Promise<PendingSignIn> => {
  const pending = await findPendingSignIn(ctx.db, hashRefreshToken(signIn), ctx.clock.now())
  if (!pending) throw new AppError('unauthenticated', 'This sign-in has taken too long. Please sign in again.')
  return pending
}

/** What a browser needs to use a passkey, in a sign-in that waits for the second factor. */
export const askForPasskeyToSignIn = async (ctx: Context, signIn: string) => {
  const { id, userId } = await readPending(ctx, signIn)
  return inTransaction(ctx.db, (tx) => optionsToUse(ctx, tx, { purpose: 'sign-in', subject: id, userId }))
}

type Finish = { signIn: string; proof: FactorProof } & Omit<Entry, 'how'>

/** Finishes a sign-in with the second factor, once. */
export const finishSignIn = async (
  ctx: Context,
  { signIn, proof, ip, device }: Finish,
): Promise<{ user: User; tokens: Tokens }> => {
  const { id, userId, how } = await readPending(ctx, signIn)
  const { email } = (await findUser(ctx.db, userId)) ?? { email: '' }
  const counted = await findDeviceOfOwner(ctx.db, { email, device })
  const subject = { purpose: 'sign-in', subject: id, userId } as const
  const finished = await withFactor(ctx, { proof, subject, counted }, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user || !(await takePendingSignIn(tx, id))) throw new AppError('unauthenticated')
    if (user.suspendedAt) throw refuse(ctx, user)
    const entry = { how, ip, device }
    return { user, tokens: await beginSession(ctx, tx, { userId, entry, by: 'factor-at-sign-in' }) }
  })
  if (finished) return finished
  logSecurity(ctx, 'sign-in-failed', { how: proof.way, user: userId, network: clientNetwork(ip) })
  throw new AppError('factor_refused', FACTOR_SENTENCES[proof.way])
}
