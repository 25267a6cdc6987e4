import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import { FileAnswer } from '../http/handlers.ts'
import type { Handlers } from '../http/handlers.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { choosePlan } from './choose-plan.ts'
import { findPlace } from './find-place.ts'
import { listPayments } from './list-payments.ts'
import { listPlans } from './list-plans.ts'
import { listStatement } from './list-statement.ts'
import { readAddress } from './read-address.ts'
import { readAffiliate } from './read-affiliate.ts'
import { readCurrentPlan } from './read-current-plan.ts'
import { readReceipt } from './read-receipt.ts'
import { readUsage } from './read-usage.ts'
import { saveAddress } from './save-address.ts'
import { writeOwnReferrals } from './write-referrals.ts'

export const usageRoutes = (ctx: Context): Handlers<typeof contract.usage> => ({
  readUsage: ({ caller }) => readUsage(ctx, caller.userId),
})

export const billingRoutes = (ctx: Context): Handlers<typeof contract.billing> => ({
  listPlans: async () => listPlans(ctx),
  readCurrentPlan: ({ caller }) => readCurrentPlan(ctx, caller.userId),
  readBillingAddress: ({ body, caller }) => readAddress(ctx, { userId: caller.userId, email: body.email }),
  findPlaceByPincode: ({ body, signal }) =>
    findPlace(ctx, { country: body.country_code, pincode: body.pincode, signal }),
  saveBillingAddress: ({ body: { user_id: userId, ...address } }) => saveAddress(ctx, { userId, ...address }),
  subscribeInIndia: ({ body, caller, idempotencyKey, requestHash }) =>
    choosePlan(ctx, {
      userId: caller.userId,
      planId: body.plan_id,
      provider: 'razorpay',
      idempotencyKey,
      requestHash,
    }),
  subscribeElsewhere: ({ body, caller, idempotencyKey, requestHash }) =>
    choosePlan(ctx, { userId: caller.userId, planId: body.plan_id, provider: 'paypal', idempotencyKey, requestHash }),
  cancelSubscription: ({ caller }) => cancelSubscription(ctx, caller.userId),
  readReceipt: ({ body, caller }) => readReceipt(ctx, { userId: caller.userId, providerId: body.subscription_id }),
  listStatement: ({ query, caller }) => listStatement(ctx, { userId: caller.userId, ...query }),
  listPayments: ({ caller }) => listPayments(ctx, caller.userId),
  downloadReferrals: async ({ caller }) =>
    new FileAnswer({
      content: Buffer.from(await writeOwnReferrals(ctx, caller.userId)),
      mimeType: 'text/csv; charset=utf-8',
      fileName: 'referrals.csv',
    }),
  readAffiliate: ({ caller }) => readAffiliate(ctx, caller.userId),
})
