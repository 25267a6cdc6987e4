import type { SignedIn } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Tx } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeSignIn } from './describe-sign-in.ts'
import type { Membership } from './membership.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password.ts'
import { readGoogleAccount } from './read-google-account.ts'
import { deleteCodes } from './store/codes.ts'
import { linkGoogleAccount } from './store/google-accounts.ts'
import { deleteSignUps } from './store/sign-ups.ts'
import { putUnverifiedUser, updateUser } from './store/users.ts'
import type { User } from './store/users.ts'

type Input = {
  email: string
  name: string
  password: string
  token: string
  refCode: string | null
  ip: string
  membership: Membership
}
type NewPerson = { email: string; name: string; passwordHash: string; subject: string }

/** Puts the verified owner in place of whoever asked for the address before: name, password, codes and all. */
const addUser = async (ctx: Context, tx: Tx, { subject, ...person }: NewPerson): Promise<User> => {
  const createdAt = ctx.clock.now()
  await deleteCodes(tx, person.email)
  const put = await putUnverifiedUser(tx, { ...person, createdAt })
  if (!put) throw new AppError('email_taken')
  await deleteSignUps(tx, put.id)
  const user = await updateUser(tx, put.id, { verifiedAt: createdAt })
  const linked = await linkGoogleAccount(tx, { subject, userId: put.id, createdAt })
  if (!user || !linked) throw new AppError('email_taken')
  return user
}

/** Makes an account for the owner of a Google token; its address needs no code. */
export const createAccountWithGoogle = async (
  ctx: Context,
  { name, password, refCode, membership, ...signIn }: Input,
): Promise<SignedIn> => {
  const { subject, email } = await readGoogleAccount(ctx, signIn)
  const passwordHash = await hashPassword(password)
  return inTransaction(ctx.db, async (tx) => {
    const user = await addUser(ctx, tx, { email, name, passwordHash, subject })
    await membership.begin(tx, { userId: user.id, email, verifiedAt: user.verifiedAt ?? ctx.clock.now(), refCode })
    return describeSignIn(user, await openSession(ctx, tx, user))
  })
}
