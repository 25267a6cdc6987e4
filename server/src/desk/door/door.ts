import { createHash, randomBytes } from 'node:crypto'
import type { OutputOf } from '@visage/contract'
import type { desk } from '@visage/contract/desk'
import { issueCode } from '../../account/codes/issue-code.ts'
import { redeemCode } from '../../account/codes/one-time-code.ts'
import { authenticateOperator } from '../../account/sessions/authenticate.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Operator } from '../../lib/callers.ts'
import { logAction } from '../log/actions.ts'
import {
  addDeskSession,
  deleteDeskSessions,
  deleteDeskSessionsUnusedSince,
  findDeskSession,
  noteDeskUse,
} from './store.ts'

const minuteMs = 60 * 1000

const IDLE_MINUTES = 30

const longestMs = 8 * 60 * minuteMs

const endOfDesk = (openedAt: Date): Date => new Date(openedAt.getTime() + longestMs)

/** Desks that were last used before this have closed by themselves. */
const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MINUTES * minuteMs)

const createDeskToken = (): string => randomBytes(32).toString('base64url')

/** A plain hash does: the token is random and as long as the hash. */
const hashDeskToken = (token: string): string => createHash('sha256').update(`desk:${token}`).digest('hex')

/** Calls that come closer together are one use. */
const notedEveryMs = 15_000

/**
 * The operator behind a call of the desk. Without an open desk of this very sign-in it throws `code_required`; for
 * whoever is no operator `not_found`.
 */
export const authenticateDesk = async (
  ctx: Context,
  authorization: string | undefined,
  deskToken: string | undefined,
): Promise<Operator> => {
  const operator = await authenticateOperator(ctx, authorization)
  const session = deskToken ? await findDeskSession(ctx.db, hashDeskToken(deskToken)) : undefined
  const now = ctx.clock.now()
  if (
    session?.sessionId !== operator.sessionId ||
    session.userId !== operator.userId ||
    session.usedAt < idleSince(now) ||
    endOfDesk(session.openedAt) <= now
  )
    throw new AppError('code_required')
  if (now.getTime() - session.usedAt.getTime() > notedEveryMs) await noteDeskUse(ctx.db, session.id, now)
  return operator
}

/** Closes the desk of this sign-in, or every one that the operator has open. */
export const leaveDesk = (ctx: Context, { email, userId, sessionId }: Operator, everywhere: boolean): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await deleteDeskSessions(tx, everywhere ? { userId } : { sessionId })
    await logAction(ctx, tx, { actor: email, action: 'desk.leave', ...(everywhere && { subject: 'everywhere' }) })
  })

/** Mails the operator the code that opens the desk. */
export const sendDeskCode = async (
  ctx: Context,
  { email, ip }: { email: string; ip: string },
): Promise<{ message: string }> => {
  await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email, purpose: 'desk', ip }))
  return { message: `A six-digit code is on its way to ${email}.` }
}

/** Opens the desk for one sign-in with the mailed code; a desk that it had open before is closed. */
export const openDesk = async (
  ctx: Context,
  { email, userId, sessionId }: Operator,
  otp: string,
): Promise<OutputOf<typeof desk.openDesk>> => {
  const token = createDeskToken()
  const openedAt = ctx.clock.now()
  const redemption = await inTransaction(ctx.db, async (tx) => {
    const redemption = await redeemCode(ctx, tx, { email, otp, purpose: 'desk' })
    if (redemption.codeId === null) return redemption
    await deleteDeskSessions(tx, { sessionId })
    await deleteDeskSessionsUnusedSince(tx, idleSince(openedAt))
    await addDeskSession(tx, { sessionId, userId, tokenHash: hashDeskToken(token), openedAt, usedAt: openedAt })
    await logAction(ctx, tx, { actor: email, action: 'desk.open' })
    return redemption
  })
  if (redemption.codeId === null) throw new AppError('invalid_otp', redemption.reason)
  return { token, idle_minutes: IDLE_MINUTES, ends_at: endOfDesk(openedAt).toISOString() }
}
