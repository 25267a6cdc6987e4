import { authenticateOperator } from '../account/authenticate.ts'
import type { Context } from '../context.ts'
import type { Operator } from '../http/handlers.ts'
import { AppError } from '../lib/app-error.ts'
import { endOfDesk, idleSince } from './desk-lifetime.ts'
import { hashDeskToken } from './desk-token.ts'
import { findDeskSession, noteDeskUse } from './store/desk-sessions.ts'

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
