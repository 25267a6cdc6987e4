import type { FactorProof, Proof, Way } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Caller } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { issueCode } from '../codes/issue-code.ts'
import { redeemCode } from '../codes/one-time-code.ts'
import { findOpenSession, noteReauthentication, useUpFactor } from '../sessions/store.ts'
import type { Session } from '../sessions/store.ts'
import { matchesPassword } from '../sign-in/password.ts'
import { findUser } from '../users/store.ts'
import type { User } from '../users/store.ts'
import { countTry, FACTOR_SENTENCES, listFactorWays, withFactor } from '../factors/prove.ts'

const lastsMs = 10 * 60_000

const windows = [
  { max: 10, withinMs: hourMs / 4 },
  { max: 20, withinMs: 3 * hourMs },
  { max: 40, withinMs: dayMs },
]

/** The strongest that an account has: a thief who knows the password alone gets no further where there is more. */
const listWays = async ({ db }: Context, user: User): Promise<Way[]> => {
  const factors = await listFactorWays(db, user.id)
  if (factors.length > 0) return factors
  return [user.passwordHash === null ? 'mail' : 'password']
}

const readOwner = async ({ db }: Context, userId: string): Promise<User> => {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** Since when showing who one is still counts. */
const countsSince = ({ clock }: Pick<Context, 'clock'>): Date => new Date(clock.now().getTime() - lastsMs)

/** What counts of what a session has shown, weakest first. */
const COUNTS: Readonly<Record<NonNullable<Session['reauthenticatedBy']>, { isFactor: boolean; isAgain: boolean }>> = {
  'sign-in': { isFactor: false, isAgain: false },
  'factor-at-sign-in': { isFactor: true, isAgain: false },
  password: { isFactor: false, isAgain: true },
  mail: { isFactor: false, isAgain: true },
  'operator-code': { isFactor: false, isAgain: true },
  factor: { isFactor: true, isAgain: true },
}

/**
 * Throws `reauthentication_required`, and by what, unless this session has shown lately who its person is; `again` asks
 * for more than having signed in.
 */
export const requireReauthenticated = async (
  ctx: Context,
  { userId, sessionId }: Caller,
  when: 'lately' | 'again',
): Promise<void> => {
  const session = await findOpenSession(ctx.db, sessionId)
  const ways = await listWays(ctx, await readOwner(ctx, userId))
  const { reauthenticatedAt: at = null, reauthenticatedBy: by = null } = session ?? {}
  const needsFactor = !ways.includes('password') && !ways.includes('mail')
  if (at !== null && by !== null && at > countsSince(ctx)) {
    const { isFactor, isAgain } = COUNTS[by]
    if ((isFactor || !needsFactor) && (isAgain || when === 'lately')) return
  }
  throw new AppError('reauthentication_required', undefined, { details: { ways } })
}

const fail = (ctx: Context, user: string, way: Way): void => logSecurity(ctx, 'reauthentication-failed', { user, way })

/** Whether this is the password of the account; a wrong one counts as a try. */
export const showsPassword = async (ctx: Context, { user, password }: { user: User; password: string }) => {
  const counted = await countTry(ctx, user.id, { key: `factor:${user.id}:password`, windows })
  const isRight = user.passwordHash !== null && (await matchesPassword(user.passwordHash, password))
  if (isRight) await inTransaction(ctx.db, counted.succeeded)
  else await counted.failed()
  if (!isRight) fail(ctx, user.id, 'password')
  return isRight
}

const byFactor = async (ctx: Context, { userId, sessionId }: Caller, proof: FactorProof): Promise<void> => {
  const subject = { purpose: 'prove', subject: sessionId, userId } as const
  const isShown = await withFactor(ctx, { proof, subject, counted: sessionId }, async (tx) => {
    await noteReauthentication(tx, sessionId, { at: ctx.clock.now(), by: 'factor' })
    return true
  })
  if (isShown) return
  fail(ctx, userId, proof.way)
  throw new AppError('factor_refused', FACTOR_SENTENCES[proof.way])
}

const byMailedCode = async (ctx: Context, user: User, { sessionId, otp }: { sessionId: string; otp: string }) => {
  const redemption = await inTransaction(ctx.db, async (tx) => {
    const redemption = await redeemCode(ctx, tx, { email: user.email, otp, purpose: 'proof' })
    if (redemption.codeId !== null) await noteReauthentication(tx, sessionId, { at: ctx.clock.now(), by: 'mail' })
    return redemption
  })
  if (redemption.codeId !== null) return
  fail(ctx, user.id, 'mail')
  throw new AppError('invalid_otp', redemption.reason)
}

/** Takes what somebody who is signed in shows of who they are; it counts in this session alone, for ten minutes. */
export const reauthenticate = async (ctx: Context, caller: Caller, proof: Proof): Promise<void> => {
  const { userId, sessionId } = caller
  const user = await readOwner(ctx, userId)
  if (!(await listWays(ctx, user)).includes(proof.way))
    throw new AppError('conflict', 'This cannot be shown for this account any more. Please reload and try again.')
  if (proof.way === 'password') {
    if (!(await showsPassword(ctx, { user, password: proof.password }))) throw new AppError('wrong_password')
    await noteReauthentication(ctx.db, sessionId, { at: ctx.clock.now(), by: 'password' })
  } else if (proof.way === 'mail') await byMailedCode(ctx, user, { sessionId, otp: proof.otp })
  else await byFactor(ctx, caller, proof)
  logSecurity(ctx, 'reauthenticated', { user: userId, session: sessionId, way: proof.way })
}

/** Mails a code to who has nothing else to show. */
export const mailProofCode = async (
  ctx: Context,
  { userId, ip }: { userId: string; ip: string },
): Promise<{ message: string }> => {
  const user = await readOwner(ctx, userId)
  if (!(await listWays(ctx, user)).includes('mail'))
    throw new AppError('conflict', 'This account has another way to show that it is you. Please reload and use that.')
  await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email: user.email, purpose: 'proof', ip }))
  return { message: `A six-digit code is on its way to ${user.email}.` }
}

/** Notes that an operator has shown the mailed code that lets a session set up the first second factor. */
export const noteOperatorCode = (ctx: Context, tx: Tx, sessionId: string): Promise<void> =>
  noteReauthentication(tx, sessionId, { at: ctx.clock.now(), by: 'operator-code' })

/** Uses up that a session has lately shown a second factor, other than to sign in; false where it has not. */
export const useUpShownFactor = (ctx: Context, tx: Tx, sessionId: string): Promise<boolean> =>
  useUpFactor(tx, sessionId, countsSince(ctx))
