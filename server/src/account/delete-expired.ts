import type { Context } from '../context.ts'
import {
  deleteAttemptsBefore,
  deleteCodesExpiredBefore,
  deleteDeadSessions,
  deleteRefreshTokensExpiredBefore,
} from './store/expired.ts'

/** Longer than any limit looks back and than a right to set a new password outlives its code. */
const keptMs = 2 * 60 * 60 * 1000

/** Drops codes, tokens, sessions and attempts that nothing can use any more. */
export const deleteExpired = async ({ db, clock }: Context): Promise<void> => {
  const now = clock.now()
  const longAgo = new Date(now.getTime() - keptMs)
  await deleteCodesExpiredBefore(db, longAgo)
  await deleteAttemptsBefore(db, longAgo)
  await deleteRefreshTokensExpiredBefore(db, now)
  await deleteDeadSessions(db)
}
