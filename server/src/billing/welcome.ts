import { REFERRAL_CREDITS } from '@visage/contract'
import type { Newcomer } from '../account/membership.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { canonicalAddress } from '../lib/canonical-address.ts'
import { hashAddress } from './hash-address.ts'
import { openTrial } from './open-trial.ts'
import { addReferral, addWelcomedAddress, findAffiliate } from './store/affiliates.ts'
import { addMovement } from './store/ledger.ts'

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

/** Gives a person whose address was just verified the trial and what an affiliate's link promises, once a mailbox. */
export const welcome = async ({ config }: Context, tx: Tx, newcomer: Newcomer): Promise<void> => {
  const { userId, email, verifiedAt } = newcomer
  const addressHash = hashAddress(config.secrets.tokens, email)
  if (!(await addWelcomedAddress(tx, { addressHash, createdAt: verifiedAt }))) return
  await openTrial(tx, { userId, startsAt: verifiedAt })
  await creditReferral(tx, newcomer)
}
