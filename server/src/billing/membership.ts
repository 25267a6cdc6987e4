import { createHmac } from 'node:crypto'
import { PLANS, REFERRAL_CREDITS, TRIAL } from '@visage/contract'
import type { Newcomer } from '../account/profile/membership.ts'
import type { Context } from '../program/context.ts'
import type { Db, Tx } from '../db/transaction.ts'
import { canonicalAddress } from '../lib/canonical-address.ts'
import { addReferral, addWelcomedAddress, findAffiliate } from './affiliates/store.ts'
import { addAllowance, addMovement, listOpenAllowances } from './ledger/store.ts'
import { stopRenewals } from './subscriptions/cancellation.ts'
import { anonymiseSubscriptions } from './subscriptions/store.ts'
import { dayMs } from '../lib/time.ts'

/** When a person's plan ends or renews, else the trial; null when neither is open. */
export const findPlanEnd = async ({ db, clock }: Context, userId: string): Promise<Date | null> => {
  const now = clock.now()
  const [window] = await listOpenAllowances(db, { userId, now })
  if (!window) return null
  return window.endsAt > now ? window.endsAt : window.graceEndsAt
}

/** Stands for a mailbox without telling it: the same for all its spellings, and useless without the secret. */
const hashAddress = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`welcomed\n${canonicalAddress(email)}`)
    .digest('hex')

/**
 * Has every subscription of a person cancelled and takes the person out of what is kept. Belongs in the transaction that
 * deletes the account.
 */
export const closeBilling = async (
  ctx: Context,
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> => {
  await stopRenewals(ctx, tx, userId)
  await anonymiseSubscriptions(tx, userId)
  await addWelcomedAddress(tx, {
    addressHash: hashAddress(ctx.config.secrets.tokens, email),
    createdAt: ctx.clock.now(),
  })
}

/** Gives a person the trial, once. */
export const openTrial = async (db: Db, { userId, startsAt }: { userId: string; startsAt: Date }): Promise<void> => {
  await addAllowance(db, {
    userId,
    source: 'trial',
    plan: TRIAL.plan,
    ...PLANS[TRIAL.plan].limits,
    startsAt,
    endsAt: new Date(startsAt.getTime() + TRIAL.days * dayMs),
  })
}

const creditReferral = async (tx: Tx, { userId, email, verifiedAt, refCode }: Newcomer): Promise<void> => {
  const affiliate = refCode === null ? undefined : await findAffiliate(tx, refCode.toLowerCase())
  if (!affiliate || canonicalAddress(affiliate.email) === canonicalAddress(email)) return
  await addReferral(tx, { userId, code: affiliate.code, createdAt: verifiedAt })
  await addMovement(tx, {
    userId,
    meter: 'credits',
    type: 'grant',
    amount: REFERRAL_CREDITS,
    reason: 'referral',
    createdAt: verifiedAt,
  })
}

/** Gives a person whose address was just verified the trial and what an affiliate's link promises, once for each mailbox. */
export const grantWelcome = async ({ config }: Context, tx: Tx, newcomer: Newcomer): Promise<void> => {
  const { userId, email, verifiedAt } = newcomer
  const addressHash = hashAddress(config.secrets.tokens, email)
  if (!(await addWelcomedAddress(tx, { addressHash, createdAt: verifiedAt }))) return
  await openTrial(tx, { userId, startsAt: verifiedAt })
  await creditReferral(tx, newcomer)
}
