import type { Context } from '../context.ts'
import { deleteFarewellsBefore } from './store/farewells.ts'
import {
  deleteAttemptsBefore,
  deleteCodesExpiredBefore,
  deleteDeadSessions,
  deleteRefreshTokensExpiredBefore,
  deleteUnverifiedUsersBefore,
} from './store/expired.ts'

/** Longer than any limit looks back and than a right to set a new password outlives its code. */
const keptMs = 2 * 60 * 60 * 1000

/** Longer than a mail is tried; the address of a deleted account is not kept for ever. */
const farewellKeptMs = 24 * 60 * 60 * 1000
/** An address that was never verified may not be the one of who typed it. */
const unverifiedKeptMs = 7 * 24 * 60 * 60 * 1000

/** Drops codes, tokens, sessions, attempts and unverified accounts that nothing can use any more. */
export const deleteExpired = async ({ db, clock }: Context): Promise<void> => {
  const now = clock.now()
  const longAgo = new Date(now.getTime() - keptMs)
  await deleteCodesExpiredBefore(db, longAgo)
  await deleteAttemptsBefore(db, longAgo)
  await deleteRefreshTokensExpiredBefore(db, now)
  await deleteDeadSessions(db)
  await deleteFarewellsBefore(db, new Date(now.getTime() - farewellKeptMs))
  await deleteUnverifiedUsersBefore(db, new Date(now.getTime() - unverifiedKeptMs))
}
