import type { DeskPersonDetail } from '@visage/contract/desk'
import type { Db } from '../db/transaction.ts'
import { listLiveSubscriptions } from './store/subscriptions.ts'

/** A person's subscriptions that have not ended, as operators see them. */
export const listSubscriptions = async (db: Db, userId: string): Promise<DeskPersonDetail['subscriptions']> =>
  (await listLiveSubscriptions(db, userId)).map(({ id, plan, provider, state, nextChargeAt }) => ({
    id,
    plan,
    provider,
    state,
    next_charge_at: nextChargeAt?.toISOString() ?? null,
  }))
