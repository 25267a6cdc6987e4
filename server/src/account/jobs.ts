import type { Context } from '../program/context.ts'
import { readDatabaseTime } from '../db/transaction.ts'
import { defineJob } from '../program/define-job.ts'
import { dayMs, hourMs } from '../lib/time.ts'
import { mailCodeJob } from './codes/mail-code.ts'
import { deleteCodesExpiredBefore } from './codes/store.ts'
import { mailNewsJob } from './devices/note-sign-in.ts'
import { deleteSignInsBefore } from './devices/store.ts'
import { deleteChallengesExpiredBefore } from './factors/store.ts'
import { deleteAttemptsBefore } from './limits/store.ts'
import { mailDeletionConfirmationJob } from './profile/delete-account.ts'
import { removeDeletionConfirmationsBefore } from './profile/store.ts'
import {
  deleteDeadSessions,
  deletePendingSignInsExpiredBefore,
  deleteRefreshTokensExpiredBefore,
} from './sessions/store.ts'
import { deleteUnverifiedUsersBefore } from './users/store.ts'

/** A checked code lets a new password be set for a while after it: its row stays longer than that. */
const codeRetentionMs = 2 * hourMs
/** Longer than any limit looks back. */
const attemptRetentionMs = 25 * hourMs

/** Longer than a mail is tried; the address of a deleted account is not kept for ever. */
const confirmationRetentionMs = dayMs
/** An address that was never verified may not be the one of who typed it. */
const unverifiedRetentionMs = 7 * dayMs

/** Long enough to look back at; longer than a device that signs in now and then stays away. */
const signInRetentionMs = 180 * dayMs

/** Drops codes, tokens, sessions, challenges, attempts and unverified accounts that nothing can use any more. */
export const deleteExpired = async ({ db }: Context, now: Date): Promise<void> => {
  await deleteCodesExpiredBefore(db, new Date(now.getTime() - codeRetentionMs))
  await deleteAttemptsBefore(db, new Date(now.getTime() - attemptRetentionMs))
  await deleteRefreshTokensExpiredBefore(db, now)
  await deleteDeadSessions(db)
  await deletePendingSignInsExpiredBefore(db, now)
  await deleteChallengesExpiredBefore(db, now)
  await removeDeletionConfirmationsBefore(db, new Date(now.getTime() - confirmationRetentionMs))
  await deleteSignInsBefore(db, new Date(now.getTime() - signInRetentionMs))
  await deleteUnverifiedUsersBefore(db, new Date(now.getTime() - unverifiedRetentionMs))
}

const deleteExpiredJob = defineJob({
  name: 'delete-expired-account-data',
  options: { concurrency: 1, retryLimit: 2, retryDelaySeconds: 60, expireSeconds: 300, schedule: '17 * * * *' },
  // A worker whose clock runs ahead must not take what others still count.
  handle: async (ctx) => deleteExpired(ctx, await readDatabaseTime(ctx.db)),
})

export const accountJobs = [mailCodeJob, mailNewsJob, mailDeletionConfirmationJob, deleteExpiredJob]
