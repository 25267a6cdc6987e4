import type { Context } from '../context.ts'
import { deleteFarewellsBefore } from './store/farewells.ts'
import {
  deleteAttemptsBefore,
  deleteCodesExpiredBefore,
  deleteDeadSessions,
  deleteRefreshTokensExpiredBefore,
  deleteUnverifiedUsersBefore,
} from './store/expired.ts'

const hourMs = 60 * 60 * 1000
/** Longer than a right to set a new password outlives its code. */
const codesKeptMs = 2 * hourMs
/** Longer than any limit looks back. */
const attemptsKeptMs = 25 * hourMs

/** Longer than a mail is tried; the address of a deleted account is not kept for ever. */
const farewellKeptMs = 24 * hourMs
/** An address that was never verified may not be the one of who typed it. */
const unverifiedKeptMs = 7 * 24 * hourMs

/** Drops codes, tokens, sessions, attempts and unverified accounts that nothing can use any more. */
export const deleteExpired = async ({ db, clock }: Context): Promise<void> => {
  const now = clock.now()
  await deleteCodesExpiredBefore(db, new Date(now.getTime() - codesKeptMs))
  await deleteAttemptsBefore(db, new Date(now.getTime() - attemptsKeptMs))
  await deleteRefreshTokensExpiredBefore(db, now)
  await deleteDeadSessions(db)
  await deleteFarewellsBefore(db, new Date(now.getTime() - farewellKeptMs))
  await deleteUnverifiedUsersBefore(db, new Date(now.getTime() - unverifiedKeptMs))
}
