import type { SignedIn } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { issueCode } from '../codes/issue-code.ts'
import { findDeviceOfOwner } from '../devices/store.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import { deleteAttempt } from '../limits/store.ts'
import { describeSignIn } from '../profile/profile.ts'
import { admit, tokensOf } from '../sessions/sessions.ts'
import { findUserByEmail, listSignUps, lockUserWithPassword, updateUser } from '../users/store.ts'
import type { User } from '../users/store.ts'
import { findOwnSignUp } from './own-sign-up.ts'
import type { Client } from './own-sign-up.ts'
import { matchesPassword, ownDeviceLimit, renewHash, signInFromLimit, signInLimit } from './password.ts'

type Input = Client & { email: string; password: string }

/** Sends a code unless the limits forbid it: then one that was mailed before is still good. */
const offerCode = async (ctx: Context, { email, ip }: Pick<Input, 'email' | 'ip'>): Promise<void> => {
  try {
    await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email, purpose: 'verify', ip }))
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'rate_limited')) throw error
  }
}

/** The password that counts: before the verification that of the same client's sign-up, as others may have asked too. */
const findPasswordHash = async ({ db }: Context, user: User, client: Client): Promise<string | null> => {
  if (user.verifiedAt) return user.passwordHash
  const signUp = findOwnSignUp(await listSignUps(db, user.id), client)
  return signUp?.passwordHash ?? user.passwordHash
}

type Refused = { user: string | null; network: string }

const refuse = (ctx: Context, code: 'no_such_user' | 'wrong_password', facts: Refused): AppError => {
  logSecurity(ctx, 'sign-in-failed', { how: 'password', code, ...facts })
  return new AppError(code)
}

/** Signs in with address and password. A try counts as failed until it has succeeded, so parallel ones count too. */
export const signIn = async (ctx: Context, { email, password, ip, device }: Input): Promise<SignedIn> => {
  const ownDevice = await findDeviceOfOwner(ctx.db, { email, device })
  const limits =
    ownDevice === null ? [signInLimit({ email, ip }), signInFromLimit(ip)] : [ownDeviceLimit(email, ownDevice)]
  const attempts = await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, limits))
  const user = await findUserByEmail(ctx.db, email)
  if (!user) throw refuse(ctx, 'no_such_user', { user: null, network: clientNetwork(ip) })
  const passwordHash = await findPasswordHash(ctx, user, { ip, device })
  if (!passwordHash || !(await matchesPassword(passwordHash, password)))
    throw refuse(ctx, 'wrong_password', { user: user.id, network: clientNetwork(ip) })
  for (const attempt of attempts) await deleteAttempt(ctx.db, attempt)
  if (!user.verifiedAt) {
    await offerCode(ctx, { email, ip })
    throw new AppError('email_not_verified')
  }
  const renewed = await renewHash(passwordHash, password)
  const admitted = await inTransaction(ctx.db, async (tx) => {
    const unchanged = await lockUserWithPassword(tx, { id: user.id, passwordHash })
    if (!unchanged) throw new AppError('wrong_password')
    if (renewed !== passwordHash) await updateUser(tx, user.id, { passwordHash: renewed })
    return { unchanged, admission: await admit(ctx, tx, unchanged, { how: 'password', ip, device }) }
  })
  return describeSignIn(admitted.unchanged, tokensOf(admitted.admission))
}
