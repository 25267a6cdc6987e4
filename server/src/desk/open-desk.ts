import type { desk } from '@visage/contract/desk'
import type { OutputOf } from '@visage/contract'
import { redeemCode } from '../account/redeem-code.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Operator } from '../http/handlers.ts'
import { AppError } from '../lib/app-error.ts'
import { endOfDesk, IDLE_MINUTES, idleSince } from './desk-lifetime.ts'
import { createDeskToken, hashDeskToken } from './desk-token.ts'
import { logAction } from './log-action.ts'
import { addDeskSession, deleteDeskSessions, deleteDeskSessionsUnusedSince } from './store/desk-sessions.ts'

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
