import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import type { GoogleAccount } from '../google/google-sign-in.ts'
import { AppError } from '../lib/app-error.ts'
import { describeSignIn } from './describe-sign-in.ts'
import { openSession } from './open-session.ts'
import { readGoogleAccount } from './read-google-account.ts'
import { lockUserByGoogleSubject, linkGoogleAccount } from './store/google-accounts.ts'
import { lockUserByEmail } from './store/users.ts'
import type { User } from './store/users.ts'

/**
 * The account that this Google account opens: the one it has opened before, else the one with its address, which it
 * opens from now on. An address that nobody has verified here is nobody's account yet.
 */
const readUser = async (ctx: Context, tx: Tx, { subject, email }: GoogleAccount): Promise<User> => {
  const linked = await lockUserByGoogleSubject(tx, subject)
  if (linked) return linked
  const user = await lockUserByEmail(tx, email)
  if (!user?.verifiedAt) throw new AppError('no_such_user')
  if (await linkGoogleAccount(tx, { subject, userId: user.id, createdAt: ctx.clock.now() })) return user
  throw new AppError(
    'google_token_invalid',
    'This address belongs to another Google account here. Please sign in with your password.',
  )
}

type Input = { email: string; token: string; ip: string }

/** Signs in the owner of a Google token; `no_such_user` when there is no account. */
export const signInWithGoogle = async (ctx: Context, input: Input): Promise<SignedIn> => {
  const account = await readGoogleAccount(ctx, input)
  return inTransaction(ctx.db, async (tx) => {
    const user = await readUser(ctx, tx, account)
    return describeSignIn(user, await openSession(ctx, tx, user))
  })
}
