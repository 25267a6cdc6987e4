import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sendUnlessRefused } from '../../adapters/mail/mailer.ts'
import { renderDeletionConfirmationMail } from '../../adapters/mail/templates/account-mails.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { defineJob } from '../../program/define-job.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { deleteCodes } from '../codes/store.ts'
import { deleteAttemptsOf } from '../limits/store.ts'
import { deleteUser, findUser } from '../users/store.ts'
import type { Membership } from './membership.ts'
import { addDeletionConfirmation, findDeletionConfirmation, removeDeletionConfirmation } from './store.ts'
import { notYourAddress } from '../users/persons.ts'

/** What a person has made, or is making. Given by the domains that know it. */
export type UserGenerations = {
  cancelAll(userId: string): Promise<void>
  /** Belongs in the transaction that deletes the account, before the account. */
  erase(tx: Tx, userId: string): Promise<void>
}

/** Mails that an account is deleted, and then forgets the address; of the mails before it nothing is kept either. */
const mailDeletionConfirmation = async (ctx: Context, { farewellId }: { farewellId: string }): Promise<void> => {
  const farewell = await findDeletionConfirmation(ctx.db, farewellId)
  if (!farewell) return
  await ctx.mail.forget?.(farewell.email)
  await sendUnlessRefused(
    ctx,
    await renderDeletionConfirmationMail({ to: farewell.email, deletedAt: farewell.createdAt }),
    {
      logged: { farewellId },
      sentence: 'a farewell could not be mailed',
    },
  )
  await removeDeletionConfirmation(ctx.db, farewellId)
}

export const mailDeletionConfirmationJob = defineJob({
  name: 'mail-farewell',
  payload: z.object({ farewellId: z.uuid() }),
  options: { concurrency: 1, retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 60 },
  handle: (ctx, payload) => mailDeletionConfirmation(ctx, payload),
})

/** What names a person without hanging on the account. Given by the domain that knows all of it. */
export type PersonalData = {
  /** Belongs in the transaction that deletes the account, before everything else. */
  erase(tx: Tx, person: { userId: string; email: string }): Promise<void>
}

type Input = { userId: string; email: string; creations: UserGenerations; membership: Membership; traces: PersonalData }

/** Erases an account with all that hangs on it, for good, and mails that it is done. */
export const deleteAccount = async (
  ctx: Context,
  { userId, email, creations, membership, traces }: Input,
): Promise<void> => {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('unauthenticated')
  if (user.email !== email) throw notYourAddress()
  await creations.cancelAll(userId)
  await inTransaction(ctx.db, async (tx) => {
    await traces.erase(tx, { userId, email })
    await deleteCodes(tx, email)
    await deleteAttemptsOf(tx, { userId, email })
    await creations.erase(tx, userId)
    await membership.end(tx, { userId, email })
    if (!(await deleteUser(tx, userId))) throw new AppError('unauthenticated')
    const id = randomUUID()
    await addDeletionConfirmation(tx, { id, email, createdAt: ctx.clock.now() })
    await ctx.queue.enqueue(tx, { job: mailDeletionConfirmationJob, payload: { farewellId: id } })
  })
  logSecurity(ctx, 'account-erased', { user: userId })
}
