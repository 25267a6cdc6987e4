import type { contract, OutputOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { hourMs } from '../../lib/time.ts'
import { issueCode } from '../codes/issue-code.ts'
import { redeemCode } from '../codes/one-time-code.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import type { Membership } from '../profile/membership.ts'
import { describeSignIn } from '../profile/profile.ts'
import { admit, tokensOf } from '../sessions/sessions.ts'
import {
  deleteSignUps,
  findUserByEmail,
  listSignUps,
  lockUserByEmail,
  putSignUp,
  putUnverifiedUser,
  updateUser,
} from '../users/store.ts'
import type { SignUp, User } from '../users/store.ts'
import { findOwnSignUp } from './own-sign-up.ts'
import type { Client } from './own-sign-up.ts'
import { hashNewPassword } from './password.ts'

type Settled = { changes: Partial<Pick<User, 'name' | 'passwordHash'>>; refCode: string | null }

/**
 * Of all sign-ups under an address, the one of the client that holds the code. The code proves whose the address is,
 * not whose each sign-up was: a stranger may have asked for the same address with a password of their own.
 */
const choose = (signUps: readonly SignUp[], client: Client): Settled => {
  const [newest] = signUps
  if (!newest) return { changes: {}, refCode: null }
  const own = findOwnSignUp(signUps, client) ?? (signUps.length === 1 ? newest : undefined)
  if (own) return { changes: { name: own.name, passwordHash: own.passwordHash }, refCode: own.refCode }
  return { changes: { name: newest.name, passwordHash: null }, refCode: null }
}

/**
 * Ends the sign-ups of an account that is being verified by a client and answers the name and the password that
 * it has from now on, with the affiliate code that it came with: no password and no code when nobody can tell which
 * sign-up was its owner's.
 */
const settleSignUp = async (tx: Tx, userId: string, client: Client): Promise<Settled> => {
  const settled = choose(await listSignUps(tx, userId), client)
  await deleteSignUps(tx, userId)
  return settled
}

type VerifyInput = Client & { email: string; otp: string; membership: Membership }

const verify = async (
  ctx: Context,
  tx: Tx,
  { email, membership, ...client }: Omit<VerifyInput, 'otp'>,
): Promise<User | undefined> => {
  const user = await lockUserByEmail(tx, email)
  if (!user || user.verifiedAt) return user
  const { changes, refCode } = await settleSignUp(tx, user.id, client)
  const verifiedAt = ctx.clock.now()
  const verified = await updateUser(tx, user.id, { ...changes, verifiedAt })
  await membership.begin(tx, { userId: user.id, email, verifiedAt, refCode })
  return verified
}

/** Verifies an address with the mailed code and signs in. */
export const verifyCode = async (
  ctx: Context,
  { otp, ...person }: VerifyInput,
): Promise<OutputOf<typeof contract.account.verifyCode>> => {
  const { redemption, admitted } = await inTransaction(ctx.db, async (tx) => {
    const redemption = await redeemCode(ctx, tx, { email: person.email, otp, purpose: 'verify', device: person.device })
    if (redemption.codeId === null) return { redemption }
    const user = await verify(ctx, tx, person)
    if (!user) return { redemption }
    return { redemption, admitted: { user, admission: await admit(ctx, tx, user, { how: 'code', ...person }) } }
  })
  if (redemption.codeId === null) {
    logSecurity(ctx, 'code-refused', { purpose: 'verify', network: clientNetwork(person.ip) })
    throw new AppError('invalid_otp', redemption.reason)
  }
  if (!admitted) throw new AppError('invalid_otp')
  const { user, admission } = admitted
  return { ...describeSignIn(user, tokensOf(admission)), has_password: user.passwordHash !== null }
}

/** Before the password is hashed, which costs far more than asking. */
const windows = [{ max: 60, withinMs: hourMs }]

type Input = Client & { email: string; name: string; password: string; refCode: string | null }

/** Makes an account that waits for its code, or starts an unverified one over. */
export const createAccount = async (
  ctx: Context,
  { email, name, password, refCode, ip, device }: Input,
): Promise<{ message: string }> => {
  const earlier = await findUserByEmail(ctx.db, email)
  if (earlier?.verifiedAt) throw new AppError('email_taken')
  await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [{ key: `sign-up:${clientNetwork(ip)}`, windows }]))
  const passwordHash = await hashNewPassword(password)
  await inTransaction(ctx.db, async (tx) => {
    await issueCode(ctx, tx, { email, purpose: 'verify', ip })
    const createdAt = ctx.clock.now()
    const user = await putUnverifiedUser(tx, { email, name, passwordHash, createdAt })
    if (!user) throw new AppError('email_taken')
    const from = { deviceHash: device.hash, network: clientNetwork(ip) }
    await putSignUp(tx, { userId: user.id, ...from, name, passwordHash, refCode, createdAt })
  })
  logSecurity(ctx, 'account-requested', { network: clientNetwork(ip) })
  return { message: 'We have sent a six-digit code to your email address.' }
}
