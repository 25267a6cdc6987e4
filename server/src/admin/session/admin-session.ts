import { createHash, randomBytes } from 'node:crypto'
import type { OutputOf } from '@visage/contract'
import type { admin } from '@visage/contract/admin'
import { issueCode } from '../../account/codes/issue-code.ts'
import { redeemCode } from '../../account/codes/one-time-code.ts'
import { hasFactor, listFactorWays } from '../../account/factors/prove.ts'
import { authenticateOperator } from '../../account/sessions/authenticate.ts'
import { noteOperatorCode, useUpShownFactor } from '../../account/security/reauthenticate.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Operator } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { logAction } from '../log/actions.ts'
import {
  addAdminSession,
  deleteAdminSessions,
  deleteAdminSessionsUnusedSince,
  findAdminSession,
  noteAdminUse,
} from './store.ts'

const minuteMs = 60 * 1000

const IDLE_MINUTES = 30

const longestMs = 8 * 60 * minuteMs

const adminSessionEnd = (openedAt: Date): Date => new Date(openedAt.getTime() + longestMs)

/** Admin sessions that were last used before this have closed by themselves. */
const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MINUTES * minuteMs)

const createAdminToken = (): string => randomBytes(32).toString('base64url')

/** A plain hash does: the token is random and as long as the hash. */
const hashAdminToken = (token: string): string => createHash('sha256').update(`admin:${token}`).digest('hex')

/** Calls that come closer together are one use. */
const notedEveryMs = 15_000

/**
 * The operator behind a call of the admin area. Without an open admin session of this very sign-in it throws
 * `code_required`; for whoever is no operator `not_found`.
 */
export const authenticateAdmin = async (
  ctx: Context,
  authorization: string | undefined,
  adminToken: string | undefined,
): Promise<Operator> => {
  const operator = await authenticateOperator(ctx, authorization)
  const session = adminToken ? await findAdminSession(ctx.db, hashAdminToken(adminToken)) : undefined
  const now = ctx.clock.now()
  if (
    session?.sessionId !== operator.sessionId ||
    session.userId !== operator.userId ||
    session.usedAt < idleSince(now) ||
    adminSessionEnd(session.openedAt) <= now
  )
    throw new AppError('code_required')
  if (now.getTime() - session.usedAt.getTime() > notedEveryMs) await noteAdminUse(ctx.db, session.id, now)
  return operator
}

/** Closes the admin area of this sign-in, or every one that the operator has open. */
export const closeAdminSession = (
  ctx: Context,
  { email, userId, sessionId }: Operator,
  everywhere: boolean,
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await deleteAdminSessions(tx, everywhere ? { userId } : { sessionId })
    await logAction(ctx, tx, { actor: email, action: 'admin.leave', ...(everywhere && { subject: 'everywhere' }) })
  })

const hasOne = 'You have a second factor: the admin area opens with it.'

/** Whether the operator has what opens the admin area. */
export const readAdminAccess = async (
  { db }: Context,
  { email, userId }: Operator,
): Promise<OutputOf<typeof admin.readAdminAccess>> => ({ email, has_second_factor: await hasFactor(db, userId) })

/** Mails the operator the code with which the first second factor may be set up. */
export const sendAdminCode = async (
  ctx: Context,
  { email, userId }: Operator,
  ip: string,
): Promise<{ message: string }> => {
  if (await hasFactor(ctx.db, userId)) throw new AppError('conflict', hasOne)
  await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email, purpose: 'admin', ip }))
  return { message: `A six-digit code is on its way to ${email}.` }
}

/** Lets this session set up the operator's first second factor, by the mailed code. */
export const allowFirstFactor = async (
  ctx: Context,
  { email, userId, sessionId }: Operator,
  otp: string,
): Promise<void> => {
  const redemption = await inTransaction(ctx.db, async (tx) => {
    if (await hasFactor(tx, userId)) throw new AppError('conflict', hasOne)
    const redemption = await redeemCode(ctx, tx, { email, otp, purpose: 'admin' })
    if (redemption.codeId !== null) await noteOperatorCode(ctx, tx, sessionId)
    return redemption
  })
  if (redemption.codeId !== null) return
  logSecurity(ctx, 'code-refused', { purpose: 'admin', user: userId })
  throw new AppError('invalid_otp', redemption.reason)
}

/**
 * Opens the admin area for one sign-in by the second factor that it has just shown, which is used up by that; signing in
 * with it does not count. An admin area that it had open before is closed.
 */
export const openAdminSession = async (
  ctx: Context,
  { email, userId, sessionId }: Operator,
): Promise<OutputOf<typeof admin.openAdminSession>> => {
  const token = createAdminToken()
  const openedAt = ctx.clock.now()
  const isOpen = await inTransaction(ctx.db, async (tx) => {
    if (!(await hasFactor(tx, userId)) || !(await useUpShownFactor(ctx, tx, sessionId))) return false
    await deleteAdminSessions(tx, { sessionId })
    await deleteAdminSessionsUnusedSince(tx, idleSince(openedAt))
    await addAdminSession(tx, { sessionId, userId, tokenHash: hashAdminToken(token), openedAt, usedAt: openedAt })
    await logAction(ctx, tx, { actor: email, action: 'admin.open' })
    return true
  })
  if (!isOpen) {
    const ways = await listFactorWays(ctx.db, userId)
    throw new AppError('reauthentication_required', undefined, { details: { ways } })
  }
  return { token, idle_minutes: IDLE_MINUTES, ends_at: adminSessionEnd(openedAt).toISOString() }
}
