import { providerOf } from '@visage/contract'
import type { contract } from '@visage/contract'
import { csvAnswer } from '../calls/answers.ts'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { findLocality, readAddress, saveAddress } from './addresses/billing-address.ts'
import { readAffiliate, writeOwnReferrals } from './affiliates/referrals.ts'
import { listStatement } from './ledger/statement.ts'
import { readUsage } from './ledger/usage.ts'
import { choosePlan, listPlans } from './plans/choose-plan.ts'
import { cancelSubscription, readCurrentPlan } from './plans/current-plan.ts'
import { listPayments, readReceipt } from './subscriptions/payments.ts'

export const usageRoutes = (ctx: Context): Handlers<typeof contract.usage> => ({
  readUsage: ({ caller }) => readUsage(ctx, caller.userId),
})

export const billingRoutes = (ctx: Context): Handlers<typeof contract.billing> => ({
  listPlans: async () => listPlans(ctx),
  readCurrentPlan: ({ caller }) => readCurrentPlan(ctx, caller.userId),
  readBillingAddress: ({ body, caller }) => readAddress(ctx, { userId: caller.userId, email: body.email }),
  findPlaceByPincode: ({ body, signal }) =>
    findLocality(ctx, { country: body.country_code, pincode: body.pincode, signal }),
  saveBillingAddress: ({ body: { user_id: userId, ...address } }) => saveAddress(ctx, { userId, ...address }),
  subscribeInIndia: ({ body, caller, idempotencyKey, requestHash }) =>
    choosePlan(ctx, {
      userId: caller.userId,
      planId: body.plan_id,
      provider: providerOf('INR'),
      idempotencyKey,
      requestHash,
    }),
  subscribeElsewhere: ({ body, caller, idempotencyKey, requestHash }) =>
    choosePlan(ctx, {
      userId: caller.userId,
      planId: body.plan_id,
      provider: providerOf('USD'),
      idempotencyKey,
      requestHash,
    }),
  cancelSubscription: ({ caller }) => cancelSubscription(ctx, caller.userId),
  readReceipt: ({ body, caller }) => readReceipt(ctx, { userId: caller.userId, providerId: body.subscription_id }),
  listStatement: ({ query, caller }) => listStatement(ctx, { userId: caller.userId, ...query }),
  listPayments: ({ caller }) => listPayments(ctx, caller.userId),
  downloadReferrals: async ({ caller }) => csvAnswer(await writeOwnReferrals(ctx, caller.userId), 'referrals.csv'),
  readAffiliate: ({ caller }) => readAffiliate(ctx, caller.userId),
})
