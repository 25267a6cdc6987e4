import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { deriveKey, findSealed, seal } from '../../lib/seal.ts'
import { findAuthenticator, putAuthenticator, takeStep } from './store.ts'

/** RFC 6238 as every app has it: SHA-1, six digits, half a minute. */
const stepMs = 30_000
const secretBytes = 20
/** Clocks differ, and typing takes a while. */
const stepsBesides = 1

/** By the secret that is never renewed: an app cannot be asked to take another one. */
const keyOf = ({ config }: Pick<Context, 'config'>): Buffer => deriveKey(config.secrets.provenance, 'authenticator')

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Visage', label, secret: Secret.fromBase32(secret), period: stepMs / 1000 })

/** A new secret for an authenticator app, in place of one that no code has come back of; undefined when one is switched on. */
export const makeAuthenticator = async (
  ctx: Context,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<{ secret: string; key_uri: string } | undefined> => {
  const secret = new Secret({ size: secretBytes }).base32
  const sealed = seal(keyOf(ctx), secret, { owner: userId })
  const isKept = await putAuthenticator(tx, { userId, secret: sealed, createdAt: ctx.clock.now() })
  return isKept ? { secret, key_uri: totpOf(secret, email).toString() } : undefined
}

type Shown = { userId: string; otp: string }

/** Takes the digits that an app shows, once. `isFirst` switches it on; else it has to be. */
const takeCode = async (ctx: Context, tx: Tx, { userId, otp, isFirst }: Shown & { isFirst: boolean }) => {
  const authenticator = await findAuthenticator(tx, userId)
  const secret = authenticator && findSealed(keyOf(ctx), authenticator.secret, userId)
  if (!secret) return false
  const now = ctx.clock.now()
  const offset = totpOf(secret).validate({ token: otp, timestamp: now.getTime(), window: stepsBesides })
  if (offset === null) return false
  const step = Math.floor(now.getTime() / stepMs) + offset
  return takeStep(tx, { userId, step, at: isFirst ? now : null })
}

/** Switches an app on with the first digits that it shows; false when they are wrong. */
export const switchOnAuthenticator = (ctx: Context, tx: Tx, shown: Shown): Promise<boolean> =>
  takeCode(ctx, tx, { ...shown, isFirst: true })

/** Whether these are the digits that the app of an account shows; each of them counts once. */
export const showsCode = (ctx: Context, tx: Tx, shown: Shown): Promise<boolean> =>
  takeCode(ctx, tx, { ...shown, isFirst: false })
