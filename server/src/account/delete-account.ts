import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import type { Creations } from './creations.ts'
import { mailFarewellJob } from './jobs.ts'
import type { Membership } from './membership.ts'
import { deleteAttemptsOf } from './store/attempts.ts'
import { deleteCodes } from './store/codes.ts'
import { addFarewell } from './store/farewells.ts'
import { deleteUser, findUser } from './store/users.ts'
import type { Traces } from './traces.ts'

type Input = { userId: string; email: string; creations: Creations; membership: Membership; traces: Traces }

const notYours = 'This is not the address of your account.'

/** Erases an account with all that hangs on it, for good, and mails that it is done. */
export const deleteAccount = async (
  ctx: Context,
  { userId, email, creations, membership, traces }: Input,
): Promise<void> => {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('unauthenticated')
  if (user.email !== email) throw fieldError('email', notYours)
  await creations.cancelAll(userId)
  await inTransaction(ctx.db, async (tx) => {
    await traces.erase(tx, { userId, email })
    await deleteCodes(tx, email)
    await deleteAttemptsOf(tx, { userId, email })
    await creations.erase(tx, userId)
    await membership.end(tx, { userId, email })
    if (!(await deleteUser(tx, userId))) throw new AppError('unauthenticated')
    const id = randomUUID()
    await addFarewell(tx, { id, email, createdAt: ctx.clock.now() })
    await ctx.queue.enqueue(tx, { job: mailFarewellJob, payload: { farewellId: id } })
  })
}
