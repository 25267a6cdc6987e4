import type { SignedIn } from '@visage/contract'
import { GoogleTokenError } from '../../adapters/google/google-sign-in.ts'
import type { GoogleAccount, GoogleSignIn } from '../../adapters/google/google-sign-in.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { deleteCodes } from '../codes/store.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import type { Membership } from '../profile/membership.ts'
import { describeSignIn } from '../profile/profile.ts'
import { admit, tokensOf } from '../sessions/sessions.ts'
import {
  deleteSignUps,
  linkGoogleAccount,
  lockUserByEmail,
  lockUserByGoogleSubject,
  putUnverifiedUser,
  updateUser,
} from '../users/store.ts'
import type { User } from '../users/store.ts'
import type { Client } from './own-sign-up.ts'
import { hashNewPassword } from './password.ts'

const windows = [{ max: 30, withinMs: 15 * 60 * 1000 }]

const ask = async (ctx: Context, google: GoogleSignIn, token: string): Promise<GoogleAccount> => {
  try {
    return await google.readAccount(token)
  } catch (error) {
    if (error instanceof GoogleTokenError) {
      logSecurity(ctx, 'sign-in-failed', { how: 'google', reason: error.message })
      throw new AppError('google_token_invalid', undefined, { cause: error })
    }
    ctx.log.warn({ err: error }, 'Google did not answer')
    throw new AppError('unavailable', 'Google does not answer. Please try again.', { cause: error })
  }
}

/** Asks Google whose token this is; throws `google_token_invalid` unless it belongs to `email`. */
const readGoogleAccount = async (
  ctx: Context,
  { email, token, ip }: { email: string; token: string; ip: string },
): Promise<GoogleAccount> => {
  if (!ctx.google) throw new AppError('not_found', 'Signing in with Google is not set up here.')
  await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [{ key: `google:${clientNetwork(ip)}`, windows }]))
  const account = await ask(ctx, ctx.google, token)
  if (account.email !== email) throw new AppError('google_token_invalid')
  return account
}

type SignUpInput = {
  email: string
  name: string
  password: string
  token: string
  refCode: string | null
  membership: Membership
} & Client
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
  { name, password, refCode, membership, ...signIn }: SignUpInput,
): Promise<SignedIn> => {
  const { subject, email } = await readGoogleAccount(ctx, signIn)
  const passwordHash = await hashNewPassword(password)
  return inTransaction(ctx.db, async (tx) => {
    const user = await addUser(ctx, tx, { email, name, passwordHash, subject })
    await membership.begin(tx, { userId: user.id, email, verifiedAt: user.verifiedAt ?? ctx.clock.now(), refCode })
    // The account is new, so it has no second factor to ask for.
    return describeSignIn(user, tokensOf(await admit(ctx, tx, user, { how: 'google', ...signIn })))
  })
}

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

type Input = Client & { email: string; token: string }

/** Signs in the owner of a Google token; `no_such_user` when there is no account. */
export const signInWithGoogle = async (ctx: Context, input: Input): Promise<SignedIn> => {
  const account = await readGoogleAccount(ctx, input)
  const { user, admission } = await inTransaction(ctx.db, async (tx) => {
    const user = await readUser(ctx, tx, account)
    return { user, admission: await admit(ctx, tx, user, { how: 'google', ...input }) }
  })
  return describeSignIn(user, tokensOf(admission))
}
