import type { Context } from '../context.ts'
import { REMEMBERED_MS } from './choose-plan.ts'
import { forgetSubscriptionCallsBefore } from './store/subscription-calls.ts'

/** Drops the answers of calls that are too old to be repeated. */
export const forgetSubscriptionCalls = ({ db, clock }: Context): Promise<void> =>
  forgetSubscriptionCallsBefore(db, new Date(clock.now().getTime() - REMEMBERED_MS))
