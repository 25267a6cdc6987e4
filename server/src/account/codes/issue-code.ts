import { randomUUID } from 'node:crypto'
import { CODE_INTERVAL_SECONDS } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Device } from '../../lib/callers.ts'
import { findDeviceOfOwner } from '../devices/store.ts'
import { clientNetwork } from '../limits/client-network.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import type { AttemptLimit } from '../limits/limit-attempts.ts'
import { findUserByEmail } from '../users/store.ts'
import { mailCodeJob } from './mail-code.ts'
import { CODE_LIFETIME_MS, deriveCode, deriveLinkSecret, hashCode, hashLinkSecret } from './one-time-code.ts'
import { isOwnPurpose, replaceCode } from './store.ts'
import type { CodePurpose } from './store.ts'
import { dayMs, hourMs } from '../../lib/time.ts'

const ownWindows = [
  { max: 1, withinMs: CODE_INTERVAL_SECONDS * 1000 },
  { max: 5, withinMs: hourMs },
]
/** For codes that anybody may ask for with an address alone, so that nobody can guess at them for days. */
const openWindows = [...ownWindows, { max: 12, withinMs: dayMs }]
const networkWindows = [
  { max: 20, withinMs: hourMs },
  { max: 100, withinMs: dayMs },
]

type Asked = { email: string; purpose: CodePurpose; ip: string; deviceHash: string | null }

/** On a device of its own an owner is not kept waiting by what strangers ask for. */
const limitsOf = ({ email, purpose, ip, deviceHash }: Asked): AttemptLimit[] => {
  if (deviceHash !== null) return [{ key: `mail:${email}:${deviceHash}`, windows: openWindows }]
  return [
    isOwnPurpose(purpose)
      ? { key: `${purpose}-mail:${email}`, windows: ownWindows }
      : { key: `mail:${email}`, windows: openWindows },
    { key: `mail-from:${clientNetwork(ip)}`, windows: networkWindows },
  ]
}

/**
 * Makes a code for an address, whether or not an account has it, and queues its mail; throws `rate_limited` when
 * the address or the client has had its share. What it does and how long it takes tell nothing about the account.
 */
export const issueCode = async (
  ctx: Context,
  tx: Tx,
  { email, purpose, ip, device }: { email: string; purpose: CodePurpose; ip: string; device?: Device },
): Promise<void> => {
  const deviceHash = await findDeviceOfOwner(tx, { email, device })
  await limitAttempts(ctx, tx, limitsOf({ email, purpose, ip, deviceHash }))
  const id = randomUUID()
  const secret = ctx.config.secrets.tokens
  const createdAt = ctx.clock.now()
  await replaceCode(tx, {
    id,
    email,
    purpose,
    codeHash: hashCode(secret, { id, digits: deriveCode(secret, id) }),
    linkHash: purpose === 'reset' ? hashLinkSecret(deriveLinkSecret(secret, id)) : null,
    deviceHash,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CODE_LIFETIME_MS),
  })
  await ctx.queue.enqueue(tx, { job: mailCodeJob, payload: { codeId: id } })
}

/** Mails a code that verifies the address or, once that is done, allows to set a new password. */
export const sendCode = async (
  ctx: Context,
  { email, ip, device }: { email: string; ip: string; device: Device },
): Promise<{ message: string }> => {
  const user = await findUserByEmail(ctx.db, email)
  const purpose = user?.verifiedAt ? 'reset' : 'verify'
  await inTransaction(ctx.db, (tx) => issueCode(ctx, tx, { email, purpose, ip, device }))
  return { message: 'If an account has this address, a six-digit code is on its way.' }
}
