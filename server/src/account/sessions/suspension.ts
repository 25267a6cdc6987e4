import type { Context } from '../../program/context.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { findUser, updateUser } from '../users/store.ts'
import { endSessionsOf } from './store.ts'

export const isSuspended = async (db: Db, userId: string): Promise<boolean> =>
  Boolean((await findUser(db, userId))?.suspendedAt)

export const noSuchAccount = () => new AppError('not_found', 'There is no such account.')

/** Ends every session of an account and lets nobody sign in to it; who tries is told the reason. */
export const suspendAccount = async (
  { config, clock }: Context,
  tx: Tx,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> => {
  const user = await findUser(tx, userId)
  if (!user) throw noSuchAccount()
  if (config.adminEmails.includes(user.email))
    throw new AppError('conflict', 'This is an operator. Take the address out of ADMIN_EMAILS first.')
  if (user.suspendedAt) throw new AppError('conflict', 'This account is suspended already.')
  const now = clock.now()
  await updateUser(tx, userId, { suspendedAt: now, suspendedReason: reason })
  await endSessionsOf(tx, { userId }, now)
}

/** Lets the person of a suspended account sign in again. */
export const unsuspendAccount = async (tx: Tx, userId: string): Promise<void> => {
  const user = await findUser(tx, userId)
  if (!user) throw noSuchAccount()
  if (!user.suspendedAt) throw new AppError('conflict', 'This account is not suspended.')
  await updateUser(tx, userId, { suspendedAt: null, suspendedReason: null })
}
